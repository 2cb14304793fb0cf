package app_test

import (
	"bytes"
	"fmt"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/kb/classic"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/keyboard/keyboardtest"
	"boardduels/schema"
)

// The numbers by which X knows keys, which stay the same whatever the layout makes of them.
const (
	xKey1 = 10
	xKey3 = 12
	xKeyE = 26
	xKeyT = 28
	xKeyI = 31
	xKeyA = 38
	xKeyK = 45
	xKeyC = 54
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
		do(l.Name)
	}
	w.layout(keyboardtest.Layout("us"))
}

// In the running app, too, the keys that a duel names do what they say by their place.
func TestKeysOfADuelInAWindow(t *testing.T) {
	w := newWindow(t, apptest.OnDesktop, "--lang", "en")
	s := apptest.NewcomerWith(t, apptest.OnDesktop, "en", func(o *app.Options) { o.Edit = func() {} })
	s.Device = w
	s.TapButton(s.Text("home.new_duel"))
	w.Settle(apptest.UsualRest)
	s.TapButton(s.Text("choice.begin"))
	plies := func() int {
		text, err := os.ReadFile(s.OnDevice().Library.Current().Path)
		if err != nil {
			return -1
		}
		return bytes.Count(text, []byte("\n"))
	}
	w.Await("a duel has begun", func() bool { return plies() >= 0 })
	w.Settle(apptest.PassRest)
	w.onEveryLayout(func(layout string) {
		w.Settle(apptest.UsualRest)
		w.press(xKey1)
		w.Settle(apptest.UsualRest)
		before := w.picture()
		w.press(xKeyI)
		w.Await("what the card's words mean is shown: "+layout, func() bool { return !bytes.Equal(w.picture(), before) })
		w.Settle(apptest.UsualRest)
		w.Photograph("keys_" + layout)
		w.hand("key", "Escape")
		w.Settle(apptest.UsualRest)
		w.hand("key", "Escape")
		w.Settle(apptest.UsualRest)
		played := plies()
		w.press(xKeyE)
		w.Await("the turn is ended: "+layout, func() bool { return plies() > played })
		w.Settle(apptest.PassRest)
	})
}

func TestTheKeyOfABoardInAWindow(t *testing.T) {
	w := newWindow(t, apptest.OnDesktop, "--lang", "en")
	s := apptest.NewcomerWith(t, apptest.OnDesktop, "en", func(o *app.Options) { o.Edit = func() {} })
	s.Device = w
	s.TapButton(s.Text("home.boards"))
	s.Work()
	w.Settle(apptest.UsualRest)
	s.Tap(apptest.Visible(s, apptest.Called(s.Text("boards.new")))[3])
	w.Settle(apptest.UsualRest)
	beginOnDevice(s, nil, "keys")
	ended := func() (n int) {
		for _, turn := range s.Load(s.OnDevice().Current("tactics")).Turns {
			n += strings.Count(strings.Join(turn.Actions, " ")+" ", boardview.EndTurn+" ")
		}
		return n
	}
	w.onEveryLayout(func(layout string) {
		w.Settle(apptest.UsualRest)
		before := ended()
		w.press(xKeyE)
		w.Await("the turn is ended: "+layout, func() bool { return ended() > before })
		w.Settle(apptest.PassRest)
	})
}

// Where things are in the editor's window on a desktop: the list of documents, the board of a level, the sheet that
// asks for a trial.
var (
	outlinePart = image.Rect(0, 110, 250, 720)
	boardPart   = image.Rect(784, 206, 1110, 532)
	sheetPart   = image.Rect(300, 150, 930, 480)
	watchButton = fyne.NewPos(640, 450)
)

// part returns what is on a part of the screen.
func (w *window) part(r image.Rectangle) []byte {
	picture := w.picture()
	const row = 4 * 1280
	pixels := picture[len(picture)-800*row:]
	var part []byte
	for y := r.Min.Y; y < r.Max.Y; y++ {
		part = append(part, pixels[y*row+4*r.Min.X:y*row+4*r.Max.X]...)
	}
	return part
}

// settlePart waits until a part of the screen is another one than before, and rests: beside it a text cursor may blink.
func (w *window) settlePart(r image.Rectangle, before []byte) {
	w.t.Helper()
	var last []byte
	var since time.Time
	w.Await("a part of it rests", func() bool {
		now := w.part(r)
		if !bytes.Equal(now, last) {
			last, since = now, time.Now()
		}
		return !bytes.Equal(now, before) && time.Since(since) >= apptest.UsualRest
	})
}

// openDocument opens a document of the editor by what it is called.
func (w *window) openDocument(name string) {
	w.t.Helper()
	before := w.part(outlinePart)
	w.hand("key", "ctrl+f", "key", "ctrl+a", "type", name)
	w.settlePart(outlinePart, before)
	w.hand("key", "Down", "key", "Return")
	w.settlePart(outlinePart, nil)
}

// editorInAWindow opens the editor with a pack of its own, and returns a function that saves and reads that.
func editorInAWindow(t *testing.T) (w *window, saved func() *schema.Pack) {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "pack")
	require.NoError(t, os.CopyFS(folder, classic.FS()))
	w = newWindow(t, apptest.OnDesktop, "--lang", "en", "--edit", "--pack", folder)
	return w, func() *schema.Pack {
		w.hand("key", "ctrl+s")
		pack, _ := schema.LoadPack(os.DirFS(folder))
		return pack
	}
}

func TestKeysPaintInAWindow(t *testing.T) {
	w, saved := editorInAWindow(t)
	w.openDocument("Moat")
	cell := boardPart.Dx() / 10
	w.Touch(fyne.NewPos(float32(boardPart.Min.X+cell/2), float32(boardPart.Min.Y+4*cell+cell/2)))
	w.Settle(apptest.UsualRest)
	w.onEveryLayout(func(string) {
		w.press(xKeyA)
		w.hand("key", "Down", "keydown", "Shift", "key", strconv.Itoa(xKey3), "keyup", "Shift", "key", "Up", "key", "Right")
	})
	w.Photograph("keys_painted")
	var level schema.Level
	w.Await("all is painted and saved", func() bool {
		level, _ = saved().Level("moat")
		return strings.HasPrefix(level.Units[4], "aaaaaa")
	})
	assert.Equal(t, "######", level.Terrain[5][:6])
}

// In the editor's duel one key makes a case of the turn that is shown, another opens its card: either leads back to the
// desk.
func TestKeysOfTheEditorsDuelInAWindow(t *testing.T) {
	w, _ := editorInAWindow(t)
	w.openDocument("Knight")
	w.onEveryLayout(func(layout string) {
		for _, key := range []int{xKeyC, xKeyK} {
			w.watchATrial()
			duel := w.part(outlinePart)
			w.press(key)
			w.settlePart(outlinePart, duel)
			w.Photograph(fmt.Sprintf("keys_%s_%d", layout, key))
		}
	})
}

// watchATrial watches a duel of the hero that is open, to its end.
func (w *window) watchATrial() {
	w.t.Helper()
	desk := w.part(sheetPart)
	w.hand("key", fmt.Sprint("ctrl+", xKeyT))
	w.settlePart(sheetPart, desk)
	sheet := w.part(sheetPart)
	w.Touch(watchButton)
	w.settlePart(sheetPart, sheet)
}
