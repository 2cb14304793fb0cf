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
	s.Resume()
	assert.Empty(t, s.work.Place().Path(), "nothing was open before")
	s.set(cleave, "cost", "2")
	s.saveTo(mine)
	s.set(cleave, "cost", "3")
	s.journal.Wait()

	again := newStandIn(t, onDesktop, "en", home)
	again.Resume()
	again.until(func() bool { return again.work.Place().Path() == mine && again.window.Canvas().Overlays().Top() != nil })
	again.press("Drop them")
	cost, _ := again.work.Pack().Document(cleave).Value("cost")
	assert.Equal(t, "2", cost)

	before := again.work
	again.find("open_classic").call()
	again.until(func() bool { return again.work != before })
	assert.Empty(t, again.deps.Settings.Get().Edited)
	assert.Equal(t, []string{mine}, again.deps.Settings.Get().Packs, "the game can be played with it")
}

func TestALastPackThatIsGoneIsTold(t *testing.T) {
	home := t.TempDir()
	mine := filepath.Join(home, "mine")
	s := newStandIn(t, onDesktop, "en", home)
	s.set(cleave, "cost", "2")
	s.saveTo(mine)
	s.journal.Wait()
	require.NoError(t, os.RemoveAll(mine))
	again := newStandIn(t, onDesktop, "en", home)
	again.Resume()
	again.until(func() bool { return again.window.Canvas().Overlays().Top() != nil })
	assert.Empty(t, again.work.Place().Path())
}
