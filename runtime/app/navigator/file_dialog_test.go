package navigator_test

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
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/outbox"
)

func TestDialogsForFilesHaveTitlesInTheLanguageOfTheGame(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "uk")
	for title, open := range map[string]func(){
		"Відкрити файл": s.Game.OpenFile,
		"Відкрити теку": s.Game.Packs.AddPackFolder,
		"Зберегти файл": func() { s.Game.SaveAs("", "knight.replay", nil) },
	} {
		open()
		s.Work() // a phone notes first what it asks for
		dialog := s.Window.Canvas().Overlays().Top()
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
		s.Window.Canvas().Overlays().Remove(dialog)
	}
}

// A phone that can't note what a dialog is for, since its disk is full, asks all the same.
func TestAFileIsSavedWhereNothingCanBeNoted(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
	require.NoError(t, os.Mkdir(filepath.Join(s.Folder, outbox.File), 0o755)) // it lies in the way
	folder := t.TempDir()
	apptest.LastFolder(t, folder)
	s.Game.SaveAs("", "knight.replay", []byte("new"))
	s.Work()
	s.Key(fyne.KeyReturn)
	assert.FileExists(t, filepath.Join(folder, "knight.replay"))
}

// Whoever would replace a file is asked in the language of the game, and the file stays unless the answer is yes.
func TestReplacingAFileIsAskedAboutInTheLanguageOfTheGame(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "uk")
	folder := t.TempDir()
	path := filepath.Join(folder, "knight.replay")
	require.NoError(t, os.WriteFile(path, []byte("old"), 0o600))
	apptest.LastFolder(t, folder)
	s.Game.SaveAs("", "knight.replay", []byte("new"))
	s.Work()
	press := func(word string) {
		test.Tap(apptest.Find(s, func(b *widget.Button) bool { return b.Text == word }))
		s.Work() // a phone's dialog answers on another thread
	}
	press("Зберегти")
	assert.True(t, s.Shows("Замінити файл?"))
	assert.True(t, s.Shows("Файл knight.replay уже є."))
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
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
	overlays := s.Window.Canvas().Overlays()
	folder := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(folder, "knight.replay"), []byte("old"), 0o600))
	apptest.LastFolder(t, folder)
	s.Game.OpenSettings()
	for _, open := range []func(){s.Game.OpenFile, s.Game.Packs.AddPackFolder} {
		open()
		s.Work()
		require.Len(t, overlays.List(), 1)
		s.Key(fyne.KeyEscape)
		assert.Empty(t, overlays.List())
		assert.True(t, s.Shows(s.Text("settings.language")))
	}
	s.Game.SaveAs("", "knight.replay", []byte("new"))
	s.Work()
	s.Key(fyne.KeyReturn)
	require.Len(t, overlays.List(), 2, "it asks")
	s.Key(fyne.KeyEscape)
	require.Len(t, overlays.List(), 1)
	s.Key(fyne.KeyEscape)
	assert.Empty(t, overlays.List())
	assert.True(t, s.Shows(s.Text("settings.language")))
	text, err := os.ReadFile(filepath.Join(folder, "knight.replay"))
	require.NoError(t, err)
	assert.Equal(t, "old", string(text))
	s.Key(fyne.KeyEscape)
	assert.False(t, s.Shows(s.Text("settings.language")), "now the screen is left")
}

// Dialogs for files have most of the window, so that the names of replays are seen whole; a small window isn't left.
func TestDialogsForFilesAreAsLargeAsTheWindowAllows(t *testing.T) {
	const name = "20261125-201530-knight-mage-1a2b.replay"
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop, fyne.NewSize(1920, 1080)) {
		s := apptest.New(t, size, "uk")
		folder := t.TempDir()
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), nil, 0o600))
		apptest.LastFolder(t, folder)
		for _, open := range []func(){s.Game.OpenFile, func() { s.Game.SaveAs("", "knight.replay", nil) }} {
			open()
			s.Work()
			dialog := s.Window.Canvas().Overlays().Top().(*widget.PopUp)
			at, has := dialog.Content.Position(), dialog.Content.Size()
			assert.GreaterOrEqual(t, has.Height, 0.7*size.Height, "%v", size)
			assert.LessOrEqual(t, at.X+has.Width, size.Width, "%v", size)
			assert.LessOrEqual(t, at.Y+has.Height, size.Height, "%v", size)
			if size.Width >= apptest.OnDesktop.Width {
				label := apptest.Find(s, func(l *widget.Label) bool { return l.Text == name })
				whole := fyne.MeasureText(name, theme.TextSize(), fyne.TextStyle{}).Width + 2*theme.InnerPadding()
				assert.Greater(t, label.Size().Width-label.Position().X, whole, "%v", size)
			}
			s.Save(fmt.Sprintf("files_%.0f", size.Width))
			s.Window.Canvas().Overlays().Remove(dialog)
		}
	}
}

// A file is saved under the name that was typed.
func TestAFileIsSavedUnderATypedName(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
	folder := t.TempDir()
	apptest.LastFolder(t, folder)
	s.Game.SaveAs("", "knight.replay", []byte("new"))
	s.Work()
	s.TypeInto("mage.replay")
	s.Key(fyne.KeyReturn)
	assert.Empty(t, s.Window.Canvas().Overlays().List())
	assert.FileExists(t, filepath.Join(folder, "mage.replay"))
}
