package navigator_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/internal/settings"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/filename"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
)

// Whatever is saved, it is told what, under which name and where; the line goes away by itself, or at a tap.
func TestWhatIsSavedIsTold(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			t.Run(fmt.Sprintf("%.0fx%.0f_%s", size.Width, size.Height, language), func(t *testing.T) { tellsWhatIsSaved(t, size, language) })
		}
	}
}

// assertCoversNoButton fails if a line that is told lies over something that can be pressed.
func assertCoversNoButton(t *testing.T, s *apptest.Stand, told string) {
	t.Helper()
	label := apptest.Find(s, func(l *widget.Label) bool { return l.Text == told })
	place := fyne.CurrentApp().Driver().AbsolutePositionForObject
	top, bottom := place(label), place(label).Add(label.Size())
	for _, b := range apptest.Visible(s, func(b *ui.Button) bool { return !b.Disabled() }) {
		at, end := place(b), place(b).Add(b.Size())
		isCovered := at.X < bottom.X && top.X < end.X && at.Y < bottom.Y && top.Y < end.Y
		assert.False(t, isCovered, "%q at %v lies under it", b.Text, at)
	}
}

// On the replays, where buttons stand at the lower edge, what is saved is told above them.
func TestWhatIsSavedIsToldBesideTheButtons(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			folder := t.TempDir()
			before := apptest.NewIn(t, size, language, folder)
			before.LoseTo(apptest.Pair("knight", "mage", "tree"))
			before.Work()
			s := apptest.NewWith(t, size, language, folder, func(o *app.Options) { o.Clock = &motion.ByHand{} })
			s.Game.OpenReplays()
			s.Work()
			s.Game.Notify(s.Text("saved.duel") + "\n" + "2026-11-26 07-02 Mage–Mage, The Fool, won.replay in /tmp")
			assertCoversNoButton(t, s, s.Text("saved.duel")+"\n"+"2026-11-26 07-02 Mage–Mage, The Fool, won.replay in /tmp")
			s.Save(fmt.Sprintf("saved_beside_%s_%.0f", language, size.Width))
		}
	}
}

func tellsWhatIsSaved(t *testing.T, size fyne.Size, language string) {
	record, clock := apptest.WholeDuel(t), &motion.ByHand{}
	s := apptest.NewWith(t, size, language, t.TempDir(), func(o *app.Options) { o.Clock = clock })
	folder := filepath.Join(t.TempDir(), "a folder that lies deep", "below others", "where-words-are-long")
	require.NoError(t, os.MkdirAll(folder, 0o755))
	apptest.LastFolder(t, folder)
	s.Game.ExportReplay(record)
	s.Saves()
	told := s.Text("saved.duel") + "\n" + s.Text("saved.where", i18n.Args{"Name": filename.At(record.Date, screen.DuelWords(s.Game.Translator(), s.Game.Gallery, record), ".replay"), "Folder": folder})
	assert.True(t, s.Shows(told))
	looktest.AssertNothingCutOff(t, s.Window, "saved")
	if size != apptest.OnPhoneWide { // a start page that is so low has no such place
		assertCoversNoButton(t, s, told)
	}
	s.Save("saved_" + language)
	clock.Pass(time.Minute)
	assert.False(t, s.Shows(told))

	s.Game.ExportReplay(record)
	s.Saves()
	test.Tap(apptest.Find(s, func(b *widget.Button) bool { return b.Text == s.Text("toolkit.yes") }))
	s.Work()
	label := apptest.Find(s, func(l *widget.Label) bool { return l.Text == told })
	test.TapCanvas(s.Window.Canvas(), apptest.Center(label))
	assert.False(t, s.Shows(told), "a tap takes it away")
}

// A sheet that is open doesn't cover what is told.
func TestWhatIsSavedIsToldOverASheet(t *testing.T) {
	record := apptest.WholeDuel(t)
	s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) { o.Clock = &motion.ByHand{} })
	folder := t.TempDir()
	apptest.LastFolder(t, folder)
	s.Game.Replays.OpenJournal(record)
	s.Work()
	s.Press("replays.save")
	s.Saves()
	told := s.Text("saved.journal") + "\n" + s.Text("saved.where", i18n.Args{"Name": filename.At(record.Date, screen.DuelWords(s.Game.Translator(), s.Game.Gallery, record)+", journal", ".txt"), "Folder": folder})
	label := apptest.Find(s, func(l *widget.Label) bool { return l.Text == told })
	assert.True(t, apptest.IsUnder(s.Game.Sheets().Layer, label))
	assert.True(t, s.Shows(s.Text("journal.title")))
	test.TapCanvas(s.Window.Canvas(), apptest.Center(label))
	assert.False(t, s.Shows(told))
	assert.True(t, s.Shows(s.Text("journal.title")), "the sheet stays")
	s.Game.Sheets().Close()
	assert.Empty(t, s.Window.Canvas().Overlays().List())
}

// A backup tells what it holds, as it is saved and once it is back.
func TestABackupTellsWhatItBrings(t *testing.T) {
	s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) { o.Clock, o.Edit = &motion.ByHand{}, func() {} })
	s.Fill()
	s.KeepDuels("mage", "rogue")
	folder := t.TempDir()
	apptest.LastFolder(t, folder)
	s.Game.Backup()
	s.Work()
	s.Saves()
	assert.True(t, s.Shows("Everything is saved: 2 duels, 0 runs, 0 board games, what the AI knows and what you have set.\n"+
		s.Text("saved.where", i18n.Args{"Name": "2026-11-20 Board Duels, backup.zip", "Folder": folder})))
	archive, err := os.ReadFile(filepath.Join(folder, "2026-11-20 Board Duels, backup.zip"))
	require.NoError(t, err)

	s.Receive("backup.zip", archive)
	s.Work()
	s.PressOnSheet("backup.restore")
	s.Work()
	told := strings.Join(apptest.Texts(s.Game.Sheets().Layer), "\n")
	assert.Contains(t, told, "The backup is back")
	assert.Contains(t, told, "2 duels, 0 runs and 0 board games are here again, and what you had set.")
	assert.Contains(t, told, "The AI knows what it knew then.")
	assert.Contains(t, told, filepath.Join(s.Folder, "before-20261120-180000"))
	looktest.AssertNothingCutOff(t, s.Window, "restored")
	s.Save("restored")

	bare := apptest.New(t, apptest.OnPhone, "en")
	archive, _, err = bare.Game.Backups.Write(settings.Settings{})
	require.NoError(t, err)
	s.Receive("backup.zip", archive)
	s.Work()
	s.PressOnSheet("backup.restore")
	s.Work()
	assert.Contains(t, strings.Join(apptest.Texts(s.Game.Sheets().Layer), "\n"), "The AI begins with what it came with.")
}
