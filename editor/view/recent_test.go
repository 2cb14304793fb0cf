package view

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTheLastPackIsOpenedAgain(t *testing.T) {
	home := t.TempDir()
	mine := filepath.Join(home, "mine")
	s := newStandIn(t, onDesktop, "en", home)
	s.Resume(nil)
	assert.Empty(t, s.work.Place().Path(), "nothing was open before")
	s.set(cleave, "cost", "2")
	s.saveTo(mine)
	s.set(cleave, "cost", "3")
	s.Close() // as a kill would

	again := newStandIn(t, onDesktop, "en", home)
	again.Resume(nil)
	again.until(func() bool { return again.work.Place().Path() == mine && again.window.Canvas().Overlays().Top() != nil })
	again.press("Drop them")
	cost, _ := again.work.Pack().Document(cleave).Value("cost")
	assert.Equal(t, "2", cost)

	before := again.work
	again.commands.find("open_classic").call()
	again.until(func() bool { return again.work != before })
	assert.Empty(t, again.deps.Settings.Get().Edited)
	assert.Equal(t, []string{mine}, again.deps.Settings.Get().Packs, "the game can be played with it")
}

// What the command line asks for goes before what was edited last, the pack inside the program included.
func TestThePackThatIsAskedForIsOpened(t *testing.T) {
	home := t.TempDir()
	mine, other := filepath.Join(home, "mine"), filepath.Join(home, "other")
	s := newStandIn(t, onDesktop, "en", home)
	s.set(cleave, "cost", "2")
	s.saveTo(mine)
	s.commands.find("save_as").call()
	s.dialogEntries()[0].SetText(other)
	s.press("Save")
	s.until(func() bool { return s.work.Place().Path() == other })
	s.Close()

	again := newStandIn(t, onDesktop, "en", home)
	again.Resume(&mine)
	again.until(func() bool { return again.work.Place().Path() == mine })
	classic := ""
	last := newStandIn(t, onDesktop, "en", home)
	last.Resume(&classic)
	assert.Empty(t, last.work.Place().Path())
}

func TestALastPackThatIsGoneIsTold(t *testing.T) {
	home := t.TempDir()
	mine := filepath.Join(home, "mine")
	s := newStandIn(t, onDesktop, "en", home)
	s.set(cleave, "cost", "2")
	s.saveTo(mine)
	s.Close() // as a kill would
	require.NoError(t, os.RemoveAll(mine))
	again := newStandIn(t, onDesktop, "en", home)
	again.Resume(nil)
	again.until(func() bool { return again.window.Canvas().Overlays().Top() != nil })
	assert.Empty(t, again.work.Place().Path())
}
