package view

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"github.com/stretchr/testify/assert"

	"boardduels/editor/editorui"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/schema"
)

// Every sign that has a tip says something, and the tip lies inside the desk.
func TestSignsAreExplained(t *testing.T) {
	quick.Skip(t, "opens every page")
	for _, language := range []string{"en", "uk"} {
		s := newStand(t, viewtest.OnLaptop, language)
		seen := map[string]bool{}
		for _, file := range pagesToSee {
			s.open(file)
			for _, b := range viewtest.All[*editorui.TipButton](s) {
				if fyne.CurrentApp().Driver().AbsolutePositionForObject(b).Y > viewtest.OnLaptop.Height-b.Size().Height {
					continue // the pointer can't be there
				}
				s.desk.tips.Explain(b)
				seen[s.desk.tips.Label.Text] = true
				assert.NotEmpty(t, s.desk.tips.Label.Text)
				end := s.desk.tips.Tip.Position().AddXY(s.desk.tips.Tip.Size().Components())
				assert.LessOrEqual(t, end.X, s.desk.tips.Layer.Size().Width)
				assert.LessOrEqual(t, end.Y, s.desk.tips.Layer.Size().Height)
				s.desk.tips.Leave()
			}
		}
		assert.Greater(t, len(seen), 15, "%v", seen)
	}
}

func TestATipComesAndGoes(t *testing.T) {
	quick.Skip(t, "waits for a tip")
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	b := s.row(schema.CardKind, "cost").Reset
	b.MouseIn(&desktop.MouseEvent{})
	s.Until(func() bool { return s.Reading("Default: 0") != "" })
	b.MouseOut()
	assert.Empty(t, s.Reading("Default: "))
	s.desk.tips.Explain(b)
	b.Tapped(&fyne.PointEvent{})
	assert.Empty(t, s.Reading("Default: "))
}
