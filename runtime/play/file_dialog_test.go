package play

import (
	"testing"

	"fyne.io/fyne/v2"
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
		s.window.Canvas().Overlays().Remove(dialog)
	}
}
