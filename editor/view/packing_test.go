package view

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"

	"boardduels/editor/view/viewtest"
)

// A name has as much room as the toolkit wants to write it whole.
func TestNamesThatAreListedAreWrittenWhole(t *testing.T) {
	newStand(t, viewtest.OnLaptop, "en")
	for _, name := range []string{"As you wrote it", "Lifesteal", "Way of Vortex", "AWAY AT LAST", "Як ви написали", "Т.ТУТ", "Against whatever AVAVAVAVAVAVAVAVAVA does"} {
		l := widget.NewLabel(name)
		l.Truncation = fyne.TextTruncateEllipsis
		l.Resize(fyne.NewSize(widthOf(l, name), l.MinSize().Height))
		for _, o := range test.LaidOutObjects(l) {
			if text, is := o.(*canvas.Text); is {
				assert.Equal(t, name, text.Text)
			}
		}
	}
}
