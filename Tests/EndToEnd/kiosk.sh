# Sourced by the tests of this folder: an X server of its own, the check-in running on it, and what a person does with
# mouse and keyboard. The program answers commands on its standard input (Sources/SDLHost/Script): where something is,
# and what a field shows. Everything else goes through the window system.
#
# Each test takes the program's path, or finds the one that `swift build --configuration release` left.
set -euo pipefail

repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
program=${1:-$repository/.build/release/CheckIn}
test_name=$(basename "$0")
scratch=$(mktemp -d)
servers=()
kiosk=
export SWIFT_BACKTRACE=enable=no
# xdotool reads what it types as the locale says; a new machine may have none but C, and this one.
export LC_ALL=C.UTF-8
# Nothing of the desktop that the test may be started from.
unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER

fail() {
    echo "$test_name: $*" >&2
    [[ ! -s $scratch/errors ]] || sed 's/^/    the program said: /' "$scratch/errors" >&2
    exit 1
}

finish() {
    local status=$?
    [[ -z $kiosk ]] || kill -KILL "$kiosk" 2>/dev/null || true
    [[ ${#servers[@]} -eq 0 ]] || kill "${servers[@]}" 2>/dev/null || true
    wait 2>/dev/null || true
    if [[ $status -eq 0 ]]; then
        rm -rf "$scratch"
    else
        echo "$test_name: pictures and logs are in $scratch" >&2
    fi
}
trap finish EXIT

[[ -x $program ]] || fail "there is no program $program; build it first."

# Repeats a command until it succeeds, for ten seconds.
eventually() {
    local try
    for ((try = 0; try < 200; try++)); do
        if "$@"; then return 0; fi
        sleep 0.05
    done
    return 1
}

# MARK: Servers

# An X server with a screen of the given size in memory; its pixels can be read in a file.
start_x_server() {
    # Without -noreset the server forgets its key map when a client such as setxkbmap leaves.
    Xvfb -displayfd 3 -noreset -screen 0 "${1}x24" -fbdir "$scratch" -nolisten tcp 3>"$scratch/display" 2>"$scratch/xvfb.log" &
    servers+=($!)
    eventually test -s "$scratch/display" || fail "Xvfb did not start."
    DISPLAY=:$(<"$scratch/display")
    export DISPLAY
}

# The colour of a pixel of the screen, as RRGGBB.
screen_pixel() {
    local file=$scratch/Xvfb_screen0 header size colours line
    # An XWD file: a header of big-endian words, a colour map of 12 bytes an entry, lines of four bytes a pixel.
    header=$(od -An -v -tu4 --endian=big -N100 "$file" | tr -s '\n ' ' ')
    read -r size _ _ _ _ _ _ _ _ _ _ _ line _ _ _ _ _ _ colours _ <<<"$header"
    printf '%06X\n' $((0x$(od -An -v -tx4 -j $((size + colours * 12 + $2 * line + $1 * 4)) -N4 "$file" | tr -d ' ') & 0xFFFFFF))
}

# MARK: The program

# start_kiosk [VARIABLE=value ...]
start_kiosk() {
    coproc KIOSK {
        # What a shell starts in the background ignores SIGINT, and what nohup starts SIGHUP; a kiosk does not.
        exec env --default-signal=INT,HUP TYPECASE_SCRIPT=- TYPECASE_SCRIPT_OUTPUT="$scratch" "$@" "$program" 2>"$scratch/errors"
    }
    kiosk=$KIOSK_PID
    exec {answers}<&"${KIOSK[0]}" {commands}>&"${KIOSK[1]}"
}

# Puts the one-line answer to a command into $reply.
ask() {
    echo "$*" >&"$commands" || fail "the program is gone."
    IFS= read -r -t 10 -u "$answers" reply || fail "the program did not answer: $*"
}

# Puts the position of an element in the window into $x and $y, as soon as there is such an element.
locate() {
    is_there() { ask "where $1" && [[ $reply != *nowhere ]]; }
    eventually is_there "$1" || fail "nothing on the screen is called $1."
    read -r _ x y <<<"$reply"
}

# Waits until a field shows a text.
expect_text() {
    shows() { ask "text $1" && [[ $reply == "$1 = $2" ]]; }
    eventually shows "$1" "$2" || fail "expected \"$1 = $2\", but found \"$reply\"."
}

picture() {
    ask "shot $1"
    [[ $reply == wrote* ]] || fail "no picture: $reply"
}

# Waits until the program ends; its status must be 0 and it must have had nothing to complain about.
expect_end() {
    local status=0
    is_gone() { ! kill -0 "$kiosk" 2>/dev/null; }
    eventually is_gone || fail "the program does not end after $1."
    wait "$kiosk" || status=$?
    kiosk=
    exec {answers}<&- {commands}>&-
    [[ $status -eq 0 ]] || fail "the program ended with status $status after $1."
    # Libraries have their own complaints, such as a desktop's decorations that are not installed.
    ! grep -q '^Typecase:' "$scratch/errors" || fail "the program complained."
}

# MARK: A person

# Where the window's left top corner is on the X server's screen.
origin_x=0
origin_y=0

# Finds the window that xdotool's conditions describe, which becomes $window.
find_window() {
    window=$(timeout 20 xdotool search --sync --onlyvisible "$@" | head -n 1) || fail "no window came."
    find_origin
}

find_origin() {
    local X Y WINDOW SCREEN WIDTH HEIGHT
    eval "$(xdotool getwindowgeometry --shell "$window")"
    : "$WINDOW$SCREEN$WIDTH$HEIGHT"
    origin_x=$X
    origin_y=$Y
}

# Clicks an element with the mouse.
click() {
    locate "$1"
    xdotool mousemove $((origin_x + x)) $((origin_y + y)) click 1
}

# Clicks keys of the on-screen keyboard, one argument a key.
click_keys() {
    local key
    for key in "$@"; do click "key:$key"; done
}

# Types on the hardware keyboard.
type_text() {
    xdotool type --delay 30 "$1"
}

press() {
    xdotool key --delay 30 "$@"
}
