#!/bin/sh
# Installs the game for this user: the program in ~/.local/lib/luna, with menu entry, icon and the type of its files.
@HEAD@
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
data="${XDG_DATA_HOME:-$HOME/.local/share}"

for part in Luna files share uninstall.sh; do
    [ -e "$here/$part" ] || fail incomplete
done
for old in "$program" "$program.new" "$program.old"; do
    if is_there "$old" && ! is_ours "$old"; then
        fail foreign "$old"
    fi
done
trap 'fail failed "$program"' EXIT

rm -rf "$program.new" "$program.old"
mkdir -p "$program.new" "$HOME/.local/bin"
printf '%s\n' "$data" >"$program.new/$mark"
for part in Luna files share LICENSES.txt uninstall.sh; do
    cp -R "$here/$part" "$program.new/"
done
said="done"
if [ -e "$program" ]; then
    said=updated
    mv "$program" "$program.old"
fi
mv "$program.new" "$program"
rm -rf "$program.old"

(cd "$program/share" && find . -type f) | while read -r file; do
    mkdir -p "$data/$(dirname "$file")"
    cp "$program/share/$file" "$data/$file"
done
# The entry names the program by its path: what is special inside of quotes, then a percent sign.
quoted=$(printf '%s' "$program/Luna" | sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g')
sed '/^Exec=/d' "$program/share/applications/luna.desktop" >"$data/applications/luna.desktop"
printf 'Exec="%s" %%f\n' "$quoted" >>"$data/applications/luna.desktop"
if ! is_there "$link" || [ "$(readlink "$link")" = "$program/Luna" ]; then
    ln -sf "$program/Luna" "$link"
fi
tell_desktop

trap - EXIT
say "$said"
