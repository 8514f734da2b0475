# What install.sh and uninstall.sh begin with: where everything lies, and their words in four languages.
set -eu

case "${LC_ALL:-${LC_MESSAGES:-${LANG:-en}}}" in
@LANGUAGES@
*) language=en ;;
esac

words() {
    case "$language-$1" in
@WORDS@
    esac
}

say() {
    # shellcheck disable=SC2059 # the words are a format with one place for a folder
    printf "$(words "$1")\n" "${2-}"
}

fail() {
    say "$@" >&2
    exit 1
}

program="$HOME/.local/lib/luna"
link="$HOME/.local/bin/luna"
# In each installed folder: it may be cleared, and its menu entry lies in the folder that is named in it.
mark=.installed

is_ours() {
    [ -f "$1/$mark" ] && ! [ -L "$1" ]
}

is_there() {
    [ -e "$1" ] || [ -L "$1" ]
}

tell_desktop() {
    for update in "update-mime-database $data/mime" "update-desktop-database $data/applications"; do
        if command -v "${update%% *}" >/dev/null; then
            "${update%% *}" "${update#* }" >/dev/null 2>&1 || true
        fi
    done
}
