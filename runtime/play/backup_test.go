package play

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/internal/racing"
	"boardduels/internal/settings"
	"boardduels/runtime/play/look/looktest"
)

// A backup of one device brings everything to another: duels, a run under way, records, knowledge, the language.
func TestABackupMovesToAnotherDevice(t *testing.T) {
	racing.Skip(t, shorterTestsDo)
	from := newStand(t, onPhone, "en")
	from.fill()
	from.loseTo(pair("knight", "mage", "random"))
	from.work()
	from.setOut(road, wonRoad)
	from.playByTaps(from.fight(), func(int) {})
	from.work()
	from.game.set(func(s *settings.Settings) { s.Language, s.Brightness = "uk", "light" })
	archive, _, err := from.game.writeBackup(from.game.options.Settings.Get())
	require.NoError(t, err)

	s := newStandWith(t, onPhone, "", t.TempDir(), func(o *Options) { o.Language = "" })
	s.keepDuels("rogue", "priest")
	s.receive("backup.zip", archive)
	s.work()
	looktest.AssertNothingCutOff(t, s.window, "restore")
	s.save("restore")
	assert.True(t, s.shows("This backup has 1 duel, 1 run and 0 board games, what the AI had learned then, and your settings."), texts(s.game.sheets.Layer))
	assert.Len(t, s.replays(), 2, "nothing has happened yet")
	s.pressOnSheet("backup.restore")
	s.work()
	assert.Equal(t, "uk", s.game.translator.Language())
	assert.Len(t, s.replays(), 1)
	c, err := s.game.book.read()
	require.NoError(t, err)
	assert.Len(t, c.Duels, 1)
	known, err := s.game.edition.known("mage")
	require.NoError(t, err)
	assert.Equal(t, 10000, known.Experience.Simulated)
	s.press("home.run_continue")
	s.work()
	assert.True(t, s.shows(s.text("run.offers.about")), "the run is where it was")

	before, err := filepath.Glob(filepath.Join(s.folder, "before-*", "replays", "*"+replayEnding))
	require.NoError(t, err)
	assert.Len(t, before, 2, "what was there is kept")
}

// A restoration that was interrupted is ended by the next program; what is no backup is told.
func TestRestoringIsSafe(t *testing.T) {
	folder := t.TempDir()
	s := newStandIn(t, onDesktop, "uk", folder)
	s.keepDuels("mage")
	archive, _, err := s.game.writeBackup(settings.Settings{})
	require.NoError(t, err)
	s.receive("hello.zip", []byte("hello"))
	s.work()
	s.assertUkrainian()
	s.game.sheets.Close()

	s.receive("backup.zip", archive)
	s.work()
	s.game.sheets.Close()
	s.game.Close()
	staged := filepath.Join(folder, "restoring")
	require.DirExists(t, staged)
	require.NoError(t, os.WriteFile(filepath.Join(staged, "confirmed"), []byte("before-x\nreplays"), 0o644))
	require.NoError(t, os.RemoveAll(filepath.Join(folder, "replays")))
	s = newStandIn(t, onDesktop, "uk", folder)
	assert.Len(t, s.replays(), 1)
	assert.NoDirExists(t, staged)
}

func TestBackupInEveryShape(t *testing.T) {
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := newStand(t, size, language)
			s.game.OpenSettings()
			looktest.AssertNothingCutOff(t, s.window, "settings")
			s.sees("backup.save")
		}
	}
}
