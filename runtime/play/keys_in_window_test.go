package play

import (
	"bytes"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/runtime/play/boards"
	"boardduels/runtime/play/keyboard/keyboardtest"
)

// The numbers by which X knows keys, which stay the same whatever the layout makes of them.
const (
	xKey1 = 10
	xKeyE = 26
	xKeyI = 31
)

// press presses a key by its place.
func (w *window) press(key int) { w.hand("key", strconv.Itoa(key)) }

// layout sets what keys type.
func (w *window) layout(l keyboardtest.KeyLayout) {
	w.t.Helper()
	out, err := exec.Command("setxkbmap", "-layout", l.Name).CombinedOutput()
	require.NoError(w.t, err, "%s", out)
}

// onEveryLayout does something in a window with each layout.
func (w *window) onEveryLayout(do func(layout string)) {
	for _, l := range keyboardtest.Layouts() {
		w.layout(l)
		w.settle(usualRest)
		do(l.Name)
		w.settle(usualRest)
	}
	w.layout(keyboardtest.Layout("us"))
}

// In the running app, too, the keys that a duel names do what they say by their place.
func TestKeysOfADuelInAWindow(t *testing.T) {
	w := newWindow(t, onDesktop, "--lang", "en")
	s := newcomerWith(t, onDesktop, "en", func(o *Options) { o.Edit = func() {} })
	s.device = w
	s.tapButton(s.text("home.new_duel"))
	w.settle(usualRest)
	s.tapButton(s.text("choice.begin"))
	plies := func() int {
		text, err := os.ReadFile(s.onDevice().library.current().Path)
		if err != nil {
			return -1
		}
		return bytes.Count(text, []byte("\n"))
	}
	w.await("a duel has begun", func() bool { return plies() >= 0 })
	w.settle(passRest)
	w.onEveryLayout(func(layout string) {
		w.press(xKey1)
		w.settle(usualRest)
		before := w.picture()
		w.press(xKeyI)
		w.await("what the card's words mean is shown: "+layout, func() bool { return !bytes.Equal(w.picture(), before) })
		w.settle(usualRest)
		w.photograph("keys_" + layout)
		w.hand("key", "Escape")
		w.settle(usualRest)
		w.hand("key", "Escape")
		w.settle(usualRest)
		played := plies()
		w.press(xKeyE)
		w.await("the turn is ended: "+layout, func() bool { return plies() > played })
		w.settle(passRest)
	})
}

func TestTheKeyOfABoardInAWindow(t *testing.T) {
	w := newWindow(t, onDesktop, "--lang", "en")
	s := newcomerWith(t, onDesktop, "en", func(o *Options) { o.Edit = func() {} })
	s.device = w
	s.tapButton(s.text("home.boards"))
	s.work()
	w.settle(usualRest)
	s.tap(visible(s, called(s.text("boards.new")))[3])
	w.settle(usualRest)
	s.beginOnDevice(nil, "keys")
	ended := func() (n int) {
		for _, turn := range s.load(s.onDevice().current("tactics")).Turns {
			n += strings.Count(strings.Join(turn.Actions, " ")+" ", boards.EndTurn+" ")
		}
		return n
	}
	w.onEveryLayout(func(layout string) {
		before := ended()
		w.press(xKeyE)
		w.await("the turn is ended: "+layout, func() bool { return ended() > before })
		w.settle(passRest)
	})
}
