package backupflow_test

import (
	"archive/zip"
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/atomicfile"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/internal/settings"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/career"
)

// A backup of one device brings everything to another: duels, a run under way, records, knowledge, the language.
func TestABackupMovesToAnotherDevice(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	quick.Skip(t, "plays whole duels")
	from := apptest.New(t, apptest.OnPhone, "en")
	from.Fill()
	from.LoseTo(apptest.Pair("knight", "mage", "random"))
	from.Work()
	from.SetOut(apptest.Road, apptest.WonRoad)
	from.PlayByTaps(from.Fight(), func(int) {})
	from.Work()
	from.Game.ChangeSettings(func(s *settings.Settings) { s.Language, s.Brightness = "uk", "light" })
	archive, _, err := from.Game.Backups.Write(from.Game.Settings().Get())
	require.NoError(t, err)

	s := apptest.NewWith(t, apptest.OnPhone, "", t.TempDir(), func(o *app.Options) { o.Language = "" })
	s.KeepDuels("rogue", "priest")
	s.Receive("backup.zip", archive)
	s.Work()
	looktest.AssertNothingCutOff(t, s.Window, "restore")
	s.Save("restore")
	assert.True(t, s.Shows("This backup has 1 duel, 1 run and 0 board games, what the AI had learned then, and your settings."), apptest.Texts(s.Game.Sheets().Layer))
	assert.Len(t, s.Replays(), 2, "nothing has happened yet")
	s.PressOnSheet("backup.restore")
	s.Work()
	assert.Equal(t, "uk", s.Game.Translator().Language())
	assert.Len(t, s.Replays(), 1)
	c, err := s.Game.Duels.Book.Read()
	require.NoError(t, err)
	assert.Len(t, c.Duels, 1)
	known, err := s.Game.Edition.Known("mage")
	require.NoError(t, err)
	assert.Equal(t, 10000, known.Experience.Simulated)
	s.Press("home.run_continue")
	s.Work()
	assert.True(t, s.Shows(s.Text("run.offers.about")), "the run is where it was")

	before, err := filepath.Glob(filepath.Join(s.Folder, "before-*", "replays", "*"+library.ReplayEnding))
	require.NoError(t, err)
	assert.Len(t, before, 2, "what was there is kept")
}

// A restoration that was interrupted is ended by the next program; what is no backup is told.
func TestRestoringIsSafe(t *testing.T) {
	folder := t.TempDir()
	s := apptest.NewIn(t, apptest.OnDesktop, "uk", folder)
	s.KeepDuels("mage")
	archive, _, err := s.Game.Backups.Write(settings.Settings{})
	require.NoError(t, err)
	s.Receive("hello.zip", []byte("hello"))
	s.Work()
	s.AssertUkrainian()
	s.Game.Sheets().Close()

	s.Receive("backup.zip", archive)
	s.Work()
	s.Game.Sheets().Close()
	s.Game.Close()
	staged := filepath.Join(folder, "restoring")
	require.DirExists(t, staged)
	require.NoError(t, os.WriteFile(filepath.Join(staged, "confirmed"), []byte("before-x\nreplays"), 0o644))
	require.NoError(t, os.RemoveAll(filepath.Join(folder, "replays")))
	s = apptest.NewIn(t, apptest.OnDesktop, "uk", folder)
	assert.Len(t, s.Replays(), 1)
	assert.NoDirExists(t, staged)
}

func TestBackupInEveryShape(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := apptest.New(t, size, language)
			s.Game.OpenSettings()
			looktest.AssertNothingCutOff(t, s.Window, "settings")
			s.Sees("backup.save")
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

// A backup from elsewhere can't set what makes the app unusable, and what was set is kept with the rest. The window
// keeps its size.
func TestABackupCanNotSetWhatNobodyCouldUndo(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Game.ChangeSettings(func(s *settings.Settings) { s.Scale = 125 })
	t.Cleanup(func() { look.Enlarge(100) })
	s.Receive("backup.zip", zipped(t, "settings.json", `{"scale": 1000, "sounds": 900, "pace": "off"}`))
	var dressed []fyne.Size
	fyne.CurrentApp().Settings().AddListener(func(fyne.Settings) { dressed = append(dressed, s.Window.Canvas().Size()) })
	s.PressOnSheet("backup.restore")
	s.Work()
	assert.Equal(t, 150, s.Game.Scale())
	require.NotEmpty(t, dressed)
	assert.InDelta(t, 1066, dressed[0].Width, 1, "as the toolkit counts as many pixels then")
	assert.Equal(t, apptest.OnDesktop, s.Window.Canvas().Size())
	assert.Equal(t, 100, s.Game.Loudness().Sounds)
	kept, err := filepath.Glob(filepath.Join(s.Folder, "before-*", "settings.json"))
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
			{"knowledge/000001.xml", "garbage"}, {"knowledge/packs/0123456789abcdef/000001-knight.xml", "garbage"}, {"knowledge/head.xml", "<head/>"},
		} {
			name, content := damaged.name, damaged.content
			s := apptest.New(t, apptest.OnPhone, language)
			mine, err := (&career.Career{}).MarshalText()
			require.NoError(t, err)
			require.NoError(t, atomicfile.Replace(s.Game.Duels.Book.Path(), mine)) // the start page may be reading it
			files := []string{"settings.json", "{}", name, content}
			if name == "settings.json" {
				files = files[2:]
			}
			s.Receive("backup.zip", zipped(t, files...))
			assert.Contains(t, s.Told(), name)
			assert.Contains(t, s.Told(), map[string]string{"en": "nothing of it was brought back", "uk": "нічого з неї не відновлено"}[language])
			kept, err := os.ReadFile(s.Game.Duels.Book.Path())
			require.NoError(t, err)
			assert.Equal(t, mine, kept)
			assert.NoDirExists(t, filepath.Join(s.Folder, "restoring"))
			looktest.AssertNothingCutOff(t, s.Window, "a damaged backup "+name)
		}
	}
}

// What a backup holds is told by what of it can be read, before it is wanted and after.
func TestABackupIsToldByWhatCanBeRead(t *testing.T) {
	for _, language := range []string{"en", "uk"} {
		s := apptest.New(t, apptest.OnPhone, language)
		s.Receive("backup.zip", zipped(t, "settings.json", `{"language": "`+language+`"}`, "replays/1.replay", "garbage", "boards/over/1.replay", "", "runs/1.run", "{}", "knowledge/notes.txt", "x"))
		count := func(key string, n int) string { return s.Text(key, i18n.Args{"N": n}) }
		args := i18n.Args{"Duels": count("count.duels", 0), "Runs": count("count.runs", 0), "Boards": count("count.boards", 0)}
		damaged := "\n\n" + count("backup.damaged", 3)
		assert.True(t, s.Shows(s.Text("backup.holds_new", args)+damaged), s.Told())
		looktest.AssertNothingCutOff(t, s.Window, "a backup with damaged files")
		s.Save("backup_damaged_" + language)
		s.PressOnSheet("backup.restore")
		s.Work()
		assert.Contains(t, s.Told(), s.Text("backup.back", args)+damaged+"\n\n"+s.Text("backup.back_new"))
		assert.FileExists(t, filepath.Join(s.Folder, "replays", "1.replay"))
		s.Save("backup_damaged_back_" + language)
	}
}

// Damage in a part of what the AI learned keeps nobody from having the rest back, and all duels.
func TestABackupWithDamageInAPartComesBack(t *testing.T) {
	from := apptest.New(t, apptest.OnPhone, "en")
	from.Fill()
	newest, err := filepath.Glob(filepath.Join(from.Folder, "knowledge", "0*-*.xml"))
	require.NoError(t, err)
	require.NotEmpty(t, newest)
	require.NoError(t, os.WriteFile(newest[len(newest)-1], []byte("garbage"), 0o600))
	archive, _, err := from.Game.Backups.Write(from.Game.Settings().Get())
	require.NoError(t, err)
	s := apptest.New(t, apptest.OnPhone, "en")
	s.Receive("backup.zip", archive)
	s.PressOnSheet("backup.restore")
	s.Work()
	assert.Contains(t, s.Told(), s.Text("backup.back_knows"))
}

// A backup of a stranger has no more folders than the disk can take soon.
func TestABackupOfTooManyFoldersIsTold(t *testing.T) {
	var files []string
	for n := range 2001 {
		files = append(files, fmt.Sprintf("packs/%d/x", n), "")
	}
	for _, language := range []string{"en", "uk"} {
		s := apptest.New(t, apptest.OnPhone, language)
		s.Receive("backup.zip", zipped(t, append([]string{"settings.json", "{}"}, files...)...))
		assert.Contains(t, s.Told(), s.Text("backup.many"))
	}
}

// After starts that have failed the game says that it begins with safe settings, and where the others are.
func TestSafeSettingsAreTold(t *testing.T) {
	for _, language := range []string{"en", "uk"} {
		s := apptest.NewWith(t, apptest.OnPhone, language, t.TempDir(), func(o *app.Options) { o.Lost = &settings.Unsafe{Path: "a", Kept: "/data/settings.json.damaged-1"} })
		assert.True(t, s.Shows(s.Text("settings.unsafe")+"\n\n"+s.Text("settings.unsafe.kept", i18n.Args{"Kept": "/data/settings.json.damaged-1"})), s.Told())
		looktest.AssertNothingCutOff(t, s.Window, "safe settings")
		s.Save("safe-settings")
	}
}
