#!/bin/sh
# Removes what install.sh has installed for this user; saved games and settings stay.
@HEAD@
is_ours "$program" || fail absent "$program"
data=$(cat "$program/$mark")

(cd "$program/share" && find . -type f) | while read -r file; do
    rm -f "$data/$file"
done
if [ "$(readlink "$link" || true)" = "$program/Luna" ]; then
    rm -f "$link"
fi
rm -rf "$program"
tell_desktop
say removed
