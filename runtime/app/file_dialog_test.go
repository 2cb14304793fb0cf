package app

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/outbox"
)

func TestDialogsForFilesHaveTitlesInTheLanguageOfTheGame(t *testing.T) {
	s := newStand(t, onDesktop, "uk")
	for title, open := range map[string]func(){
		"Відкрити файл": s.game.OpenFile,
		"Відкрити теку": s.game.packs.AddPackFolder,
		"Зберегти файл": func() { s.game.SaveAs("", "knight.replay", nil) },
	} {
		open()
		s.work() // a phone notes first what it asks for
		dialog := s.window.Canvas().Overlays().Top()
		require.NotNil(t, dialog)
		var words []string
		looktest.WalkVisible(dialog, fyne.NewPos(0, 0), func(o fyne.CanvasObject, _ fyne.Position) {
			if label, ok := o.(*widget.Label); ok {
				words = append(words, label.Text)
			}
		})
		assert.Contains(t, words, title)
		assert.Contains(t, words, "Домівка")
		for _, word := range words {
			assert.NotRegexp(t, "^(Home|Computer|Desktop|Documents|Downloads|Music|Pictures|Videos)$", word)
		}
		s.window.Canvas().Overlays().Remove(dialog)
	}
}

// A phone that can't note what a dialog is for, since its disk is full, asks all the same.
func TestAFileIsSavedWhereNothingCanBeNoted(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
	require.NoError(t, os.Mkdir(filepath.Join(s.folder, outbox.File), 0o755)) // it lies in the way
	folder := t.TempDir()
	lastFolder(t, folder)
	s.game.SaveAs("", "knight.replay", []byte("new"))
	s.work()
	s.key(fyne.KeyReturn)
	assert.FileExists(t, filepath.Join(folder, "knight.replay"))
}

// Whoever would replace a file is asked in the language of the game, and the file stays unless the answer is yes.
func TestReplacingAFileIsAskedAboutInTheLanguageOfTheGame(t *testing.T) {
	s := newStand(t, onDesktop, "uk")
	folder := t.TempDir()
	path := filepath.Join(folder, "knight.replay")
	require.NoError(t, os.WriteFile(path, []byte("old"), 0o600))
	lastFolder(t, folder)
	s.game.SaveAs("", "knight.replay", []byte("new"))
	s.work()
	press := func(word string) {
		test.Tap(find(s, func(b *widget.Button) bool { return b.Text == word }))
		s.work() // a phone's dialog answers on another thread
	}
	press("Зберегти")
	assert.True(t, s.shows("Замінити файл?"))
	assert.True(t, s.shows("Файл knight.replay уже є."))
	press("Ні")
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, "old", string(text))
	press("Зберегти")
	press("Так")
	text, err = os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, "new", string(text))
}

// Escape closes what lies on top, one after the other, and leaves the screen below as it is.
func TestEscapeClosesDialogsForFiles(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
	overlays := s.window.Canvas().Overlays()
	folder := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(folder, "knight.replay"), []byte("old"), 0o600))
	lastFolder(t, folder)
	s.game.OpenSettings()
	for _, open := range []func(){s.game.OpenFile, s.game.packs.AddPackFolder} {
		open()
		s.work()
		require.Len(t, overlays.List(), 1)
		s.key(fyne.KeyEscape)
		assert.Empty(t, overlays.List())
		assert.True(t, s.shows(s.text("settings.language")))
	}
	s.game.SaveAs("", "knight.replay", []byte("new"))
	s.work()
	s.key(fyne.KeyReturn)
	require.Len(t, overlays.List(), 2, "it asks")
	s.key(fyne.KeyEscape)
	require.Len(t, overlays.List(), 1)
	s.key(fyne.KeyEscape)
	assert.Empty(t, overlays.List())
	assert.True(t, s.shows(s.text("settings.language")))
	text, err := os.ReadFile(filepath.Join(folder, "knight.replay"))
	require.NoError(t, err)
	assert.Equal(t, "old", string(text))
	s.key(fyne.KeyEscape)
	assert.False(t, s.shows(s.text("settings.language")), "now the screen is left")
}

// Dialogs for files have most of the window, so that the names of replays are seen whole; a small window isn't left.
func TestDialogsForFilesAreAsLargeAsTheWindowAllows(t *testing.T) {
	const name = "20261125-201530-knight-mage-1a2b.replay"
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop, fyne.NewSize(1920, 1080)) {
		s := newStand(t, size, "uk")
		folder := t.TempDir()
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), nil, 0o600))
		lastFolder(t, folder)
		for _, open := range []func(){s.game.OpenFile, func() { s.game.SaveAs("", "knight.replay", nil) }} {
			open()
			s.work()
			dialog := s.window.Canvas().Overlays().Top().(*widget.PopUp)
			at, has := dialog.Content.Position(), dialog.Content.Size()
			assert.GreaterOrEqual(t, has.Height, 0.7*size.Height, "%v", size)
			assert.LessOrEqual(t, at.X+has.Width, size.Width, "%v", size)
			assert.LessOrEqual(t, at.Y+has.Height, size.Height, "%v", size)
			if size.Width >= onDesktop.Width {
				label := find(s, func(l *widget.Label) bool { return l.Text == name })
				whole := fyne.MeasureText(name, theme.TextSize(), fyne.TextStyle{}).Width + 2*theme.InnerPadding()
				assert.Greater(t, label.Size().Width-label.Position().X, whole, "%v", size)
			}
			s.save(fmt.Sprintf("files_%.0f", size.Width))
			s.window.Canvas().Overlays().Remove(dialog)
		}
	}
}

// lastFolder has dialogs for files begin in a folder.
func lastFolder(t *testing.T, folder string) {
	t.Helper()
	const last = "fyne:fileDialogLastFolder"
	fyne.CurrentApp().Preferences().SetString(last, "file://"+folder)
	t.Cleanup(func() { fyne.CurrentApp().Preferences().RemoveValue(last) })
}

// A file is saved under the name that was typed.
func TestAFileIsSavedUnderATypedName(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
	folder := t.TempDir()
	lastFolder(t, folder)
	s.game.SaveAs("", "knight.replay", []byte("new"))
	s.work()
	s.typeInto("mage.replay")
	s.key(fyne.KeyReturn)
	assert.Empty(t, s.window.Canvas().Overlays().List())
	assert.FileExists(t, filepath.Join(folder, "mage.replay"))
}
