# shellcheck shell=bash
# screen.sh, to be sourced: takes pictures of programs on a virtual screen. Needs xvfb, xdotool and imagemagick.

# photograph PICTURE WIDTH HEIGHT PAUSE STEPS PROGRAM [ARG…]: starts a program on a screen of its own, gives its window the
# whole of it, carries out the steps, and takes the picture after a pause in seconds. A step is a line: "X Y", a click;
# "key NAME"; "type TEXT"; or "wait SECONDS".
photograph() {
  # shellcheck disable=SC2016 # the inner shell expands them
  LIBGL_ALWAYS_SOFTWARE=1 timeout -k 2 120 xvfb-run -a -s "-screen 0 $2x$3x24 -nolisten tcp" bash -euc '
    picture=$1 width=$2 height=$3 pause=$4 steps=$5
    shift 5
    "$@" 2>/dev/null &
    app=$!
    until window=$(xdotool search --onlyvisible --pid "$app" 2>/dev/null | head -1) && [[ -n $window ]]; do sleep 0.2; done
    sleep 2
    xdotool windowmove "$window" 0 0 windowsize "$window" "$width" "$height"
    sleep 2
    while read -r x y; do
      case $x in
        "") ;;
        key) xdotool key "$y"; sleep 1 ;;
        type) xdotool type "$y"; sleep 1 ;;
        wait) sleep "$y" ;;
        *) xdotool mousemove "$x" "$y" click 1; sleep 3 ;;
      esac
    done <<<"$steps"
    xdotool mousemove 5 5
    sleep "$pause"
    import -window root "$picture"
    kill "$app"; wait "$app" || true' _ "$@"
}
