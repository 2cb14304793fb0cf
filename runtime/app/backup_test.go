package app

import (
	"archive/zip"
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/internal/settings"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/career"
)

// A backup of one device brings everything to another: duels, a run under way, records, knowledge, the language.
func TestABackupMovesToAnotherDevice(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	quick.Skip(t, "plays whole duels")
	from := newStand(t, onPhone, "en")
	from.fill()
	from.loseTo(pair("knight", "mage", "random"))
	from.work()
	from.setOut(road, wonRoad)
	from.playByTaps(from.fight(), func(int) {})
	from.work()
	from.game.ChangeSettings(func(s *settings.Settings) { s.Language, s.Brightness = "uk", "light" })
	archive, _, err := from.game.backups.Write(from.game.Settings.Get())
	require.NoError(t, err)

	s := newStandWith(t, onPhone, "", t.TempDir(), func(o *Options) { o.Language = "" })
	s.keepDuels("rogue", "priest")
	s.receive("backup.zip", archive)
	s.work()
	looktest.AssertNothingCutOff(t, s.window, "restore")
	s.save("restore")
	assert.True(t, s.shows("This backup has 1 duel, 1 run and 0 board games, what the AI had learned then, and your settings."), texts(s.game.Sheets.Layer))
	assert.Len(t, s.replays(), 2, "nothing has happened yet")
	s.pressOnSheet("backup.restore")
	s.work()
	assert.Equal(t, "uk", s.game.Translator().Language())
	assert.Len(t, s.replays(), 1)
	c, err := s.game.duels.Book.Read()
	require.NoError(t, err)
	assert.Len(t, c.Duels, 1)
	known, err := s.game.Edition.Known("mage")
	require.NoError(t, err)
	assert.Equal(t, 10000, known.Experience.Simulated)
	s.press("home.run_continue")
	s.work()
	assert.True(t, s.shows(s.text("run.offers.about")), "the run is where it was")

	before, err := filepath.Glob(filepath.Join(s.folder, "before-*", "replays", "*"+library.ReplayEnding))
	require.NoError(t, err)
	assert.Len(t, before, 2, "what was there is kept")
}

// A restoration that was interrupted is ended by the next program; what is no backup is told.
func TestRestoringIsSafe(t *testing.T) {
	folder := t.TempDir()
	s := newStandIn(t, onDesktop, "uk", folder)
	s.keepDuels("mage")
	archive, _, err := s.game.backups.Write(settings.Settings{})
	require.NoError(t, err)
	s.receive("hello.zip", []byte("hello"))
	s.work()
	s.assertUkrainian()
	s.game.Sheets.Close()

	s.receive("backup.zip", archive)
	s.work()
	s.game.Sheets.Close()
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

// zipped is an archive of files, in their order: name, content.
func zipped(t *testing.T, files ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for i := 0; i < len(files); i += 2 {
		f, err := w.Create(files[i])
		require.NoError(t, err)
		_, err = f.Write([]byte(files[i+1]))
		require.NoError(t, err)
	}
	require.NoError(t, w.Close())
	return b.Bytes()
}

// A backup from elsewhere can't set what makes the app unusable, and what was set is kept with the rest.
func TestABackupCanNotSetWhatNobodyCouldUndo(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.game.ChangeSettings(func(s *settings.Settings) { s.Scale = 125 })
	t.Cleanup(func() { look.Enlarge(100) })
	s.receive("backup.zip", zipped(t, "settings.json", `{"scale": 1000, "sounds": 900, "pace": "off"}`))
	s.pressOnSheet("backup.restore")
	s.work()
	assert.Equal(t, 150, s.game.Scale())
	assert.Equal(t, 100, s.game.Loudness().Sounds)
	kept, err := filepath.Glob(filepath.Join(s.folder, "before-*", "settings.json"))
	require.NoError(t, err)
	require.Len(t, kept, 1)
	before, err := settings.Open(kept[0])
	require.NoError(t, err)
	assert.Equal(t, 125, before.Get().Scale)
}

// A backup in which something is damaged that there is once, such as the career, doesn't take the place of a good one.
func TestADamagedBackupReplacesNothing(t *testing.T) {
	for _, language := range []string{"en", "uk"} {
		for _, damaged := range []struct{ name, content string }{
			{"career.json", "garbage"}, {"career.json", `{"format": "board-duels career 1", "duels": []}`},
			{"current.replay", "board-duels replay 4\n"}, {"current.run", "{}"}, {"current-run.replay", ""},
			{"boards/current-reversi.replay", "x"}, {"settings.json", `{"scale": "large"}`},
		} {
			name, content := damaged.name, damaged.content
			s := newStand(t, onPhone, language)
			mine, err := (&career.Career{}).MarshalText()
			require.NoError(t, err)
			require.NoError(t, os.WriteFile(s.game.duels.Book.Path(), mine, 0o644))
			files := []string{"settings.json", "{}", name, content}
			if name == "settings.json" {
				files = files[2:]
			}
			s.receive("backup.zip", zipped(t, files...))
			assert.Contains(t, s.told(), name)
			assert.Contains(t, s.told(), map[string]string{"en": "nothing of it was brought back", "uk": "нічого з неї не відновлено"}[language])
			kept, err := os.ReadFile(s.game.duels.Book.Path())
			require.NoError(t, err)
			assert.Equal(t, mine, kept)
			assert.NoDirExists(t, filepath.Join(s.folder, "restoring"))
			looktest.AssertNothingCutOff(t, s.window, "a damaged backup "+name)
		}
	}
}

// After starts that have failed the game says that it begins with safe settings, and where the others are.
func TestSafeSettingsAreTold(t *testing.T) {
	for _, language := range []string{"en", "uk"} {
		s := newStandWith(t, onPhone, language, t.TempDir(), func(o *Options) { o.Lost = &settings.Unsafe{Path: "a", Kept: "/data/settings.json.damaged-1"} })
		assert.True(t, s.shows(s.text("settings.unsafe")+"\n\n"+s.text("settings.unsafe.kept", i18n.Args{"Kept": "/data/settings.json.damaged-1"})), s.told())
		looktest.AssertNothingCutOff(t, s.window, "safe settings")
		s.save("safe-settings")
	}
}
