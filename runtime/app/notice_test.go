package app

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
	"boardduels/runtime/app/filename"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
)

// saves confirms the dialog in which a file is named.
func (s *stand) saves() {
	s.t.Helper()
	s.work() // a phone notes first what it asks for
	test.Tap(find(s, func(b *widget.Button) bool { return b.Text == s.text("files.save") }))
	s.work() // a phone's dialog answers on another thread
}

// Whatever is saved, it is told what, under which name and where; the line goes away by itself, or at a tap.
func TestWhatIsSavedIsTold(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			t.Run(fmt.Sprintf("%.0fx%.0f_%s", size.Width, size.Height, language), func(t *testing.T) { tellsWhatIsSaved(t, size, language) })
		}
	}
}

// assertCoversNoButton fails if a line that is told lies over something that can be pressed.
func assertCoversNoButton(t *testing.T, s *stand, told string) {
	t.Helper()
	label := find(s, func(l *widget.Label) bool { return l.Text == told })
	place := fyne.CurrentApp().Driver().AbsolutePositionForObject
	top, bottom := place(label), place(label).Add(label.Size())
	for _, b := range visible(s, func(b *ui.Button) bool { return !b.Disabled() }) {
		at, end := place(b), place(b).Add(b.Size())
		isCovered := at.X < bottom.X && top.X < end.X && at.Y < bottom.Y && top.Y < end.Y
		assert.False(t, isCovered, "%q at %v lies under it", b.Text, at)
	}
}

// On the replays, where buttons stand at the lower edge, what is saved is told above them.
func TestWhatIsSavedIsToldBesideTheButtons(t *testing.T) {
	for _, size := range quick.First(onPhone, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			folder := t.TempDir()
			before := newStandIn(t, size, language, folder)
			before.loseTo(pair("knight", "mage", "tree"))
			before.work()
			s := newStandWith(t, size, language, folder, func(o *Options) { o.Clock = &motion.ByHand{} })
			s.game.OpenReplays()
			s.work()
			s.game.Notify(s.text("saved.duel") + "\n" + "2026-11-26 07-02 Mage–Mage, The Fool, won.replay in /tmp")
			assertCoversNoButton(t, s, s.text("saved.duel")+"\n"+"2026-11-26 07-02 Mage–Mage, The Fool, won.replay in /tmp")
			s.save(fmt.Sprintf("saved_beside_%s_%.0f", language, size.Width))
		}
	}
}

func tellsWhatIsSaved(t *testing.T, size fyne.Size, language string) {
	record, clock := wholeDuel(t), &motion.ByHand{}
	s := newStandWith(t, size, language, t.TempDir(), func(o *Options) { o.Clock = clock })
	folder := filepath.Join(t.TempDir(), "a folder that lies deep", "below others", "where-words-are-long")
	require.NoError(t, os.MkdirAll(folder, 0o755))
	lastFolder(t, folder)
	s.game.ExportReplay(record)
	s.saves()
	told := s.text("saved.duel") + "\n" + s.text("saved.where", i18n.Args{"Name": filename.At(record.Date, screen.DuelWords(s.game.Translator(), s.game.Gallery, record), ".replay"), "Folder": folder})
	assert.True(t, s.shows(told))
	looktest.AssertNothingCutOff(t, s.window, "saved")
	if size != onPhoneWide { // a start page that is so low has no such place
		assertCoversNoButton(t, s, told)
	}
	s.save("saved_" + language)
	clock.Pass(time.Minute)
	assert.False(t, s.shows(told))

	s.game.ExportReplay(record)
	s.saves()
	test.Tap(find(s, func(b *widget.Button) bool { return b.Text == s.text("toolkit.yes") }))
	s.work()
	label := find(s, func(l *widget.Label) bool { return l.Text == told })
	test.TapCanvas(s.window.Canvas(), center(label))
	assert.False(t, s.shows(told), "a tap takes it away")
}

// A sheet that is open doesn't cover what is told.
func TestWhatIsSavedIsToldOverASheet(t *testing.T) {
	record := wholeDuel(t)
	s := newStandWith(t, onPhone, "en", t.TempDir(), func(o *Options) { o.Clock = &motion.ByHand{} })
	folder := t.TempDir()
	lastFolder(t, folder)
	s.game.replays.OpenJournal(record)
	s.work()
	s.press("replays.save")
	s.saves()
	told := s.text("saved.journal") + "\n" + s.text("saved.where", i18n.Args{"Name": filename.At(record.Date, screen.DuelWords(s.game.Translator(), s.game.Gallery, record)+", journal", ".txt"), "Folder": folder})
	label := find(s, func(l *widget.Label) bool { return l.Text == told })
	assert.True(t, isUnder(s.game.Sheets.Layer, label))
	assert.True(t, s.shows(s.text("journal.title")))
	test.TapCanvas(s.window.Canvas(), center(label))
	assert.False(t, s.shows(told))
	assert.True(t, s.shows(s.text("journal.title")), "the sheet stays")
	s.game.Sheets.Close()
	assert.Empty(t, s.window.Canvas().Overlays().List())
}

// A backup tells what it holds, as it is saved and once it is back.
func TestABackupTellsWhatItBrings(t *testing.T) {
	s := newStandWith(t, onPhone, "en", t.TempDir(), func(o *Options) { o.Clock, o.Edit = &motion.ByHand{}, func() {} })
	s.fill()
	s.keepDuels("mage", "rogue")
	folder := t.TempDir()
	lastFolder(t, folder)
	s.game.Backup()
	s.work()
	s.saves()
	assert.True(t, s.shows("Everything is saved: 2 duels, 0 runs, 0 board games, what the AI knows and what you have set.\n"+
		s.text("saved.where", i18n.Args{"Name": "2026-11-20 Board Duels, backup.zip", "Folder": folder})))
	archive, err := os.ReadFile(filepath.Join(folder, "2026-11-20 Board Duels, backup.zip"))
	require.NoError(t, err)

	s.receive("backup.zip", archive)
	s.work()
	s.pressOnSheet("backup.restore")
	s.work()
	told := strings.Join(texts(s.game.Sheets.Layer), "\n")
	assert.Contains(t, told, "The backup is back")
	assert.Contains(t, told, "2 duels, 0 runs and 0 board games are here again, and what you had set.")
	assert.Contains(t, told, "The AI knows what it knew then.")
	assert.Contains(t, told, filepath.Join(s.folder, "before-20261120-180000"))
	looktest.AssertNothingCutOff(t, s.window, "restored")
	s.save("restored")

	bare := newStand(t, onPhone, "en")
	archive, _, err = bare.game.backups.Write(settings.Settings{})
	require.NoError(t, err)
	s.receive("backup.zip", archive)
	s.work()
	s.pressOnSheet("backup.restore")
	s.work()
	assert.Contains(t, strings.Join(texts(s.game.Sheets.Layer), "\n"), "The AI begins with what it came with.")
}
