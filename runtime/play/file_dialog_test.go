package play

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/play/look/looktest"
)

func TestDialogsForFilesHaveTitlesInTheLanguageOfTheGame(t *testing.T) {
	s := newStand(t, onDesktop, "uk")
	for title, open := range map[string]func(){
		"Відкрити файл": s.game.ImportReplay,
		"Відкрити теку": s.game.AddPackFolder,
		"Зберегти файл": func() { s.game.saveAs("knight.replay", nil) },
	} {
		open()
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

// Whoever would replace a file is asked in the language of the game, and the file stays unless the answer is yes.
func TestReplacingAFileIsAskedAboutInTheLanguageOfTheGame(t *testing.T) {
	s := newStand(t, onDesktop, "uk")
	folder := t.TempDir()
	path := filepath.Join(folder, "knight.replay")
	require.NoError(t, os.WriteFile(path, []byte("old"), 0o600))
	const last = "fyne:fileDialogLastFolder"
	fyne.CurrentApp().Preferences().SetString(last, "file://"+folder)
	t.Cleanup(func() { fyne.CurrentApp().Preferences().RemoveValue(last) })
	s.game.saveAs("knight.replay", []byte("new"))
	press := func(word string) {
		test.Tap(find(s, func(b *widget.Button) bool { return b.Text == word }))
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
