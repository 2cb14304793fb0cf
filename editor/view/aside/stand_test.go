package aside_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/layout"

	"boardduels/editor/view/aside"
	"boardduels/editor/view/viewtest"
	"boardduels/schema"
)

// stand is a desk with what stands beside a form, and room for that.
type stand struct {
	*viewtest.Stand
	focus func(path string, canvas fyne.Canvas) bool // leads to what a path of a run is about
}

// newStand returns a desk with what stands beside the form of a document.
func newStand(t *testing.T, size fyne.Size, language, file string) *stand {
	t.Helper()
	s := &stand{Stand: viewtest.New(t, size, language)}
	asked := func(string) { t.Error("no test adds cards here") }
	lead := func(file string) { s.File = file } // whose page stands elsewhere
	switch kind, _ := schema.KindOf(file); kind {
	case schema.CardKind:
		card := aside.NewCardPane(s.Texts(), s.Pictures, lead, s.Do)
		s.lay(card, card.Object, 0.44)
	case schema.HeroKind:
		deck := aside.NewDeckPane(s.Texts(), s.Tips, s.Pictures, s.Do, lead, asked, asked)
		s.lay(deck, deck.Object, 0.66)
	case schema.RunKind:
		way := aside.NewWayPane(s.Texts(), s.Tips, s.Pack, s.Do, s.Seal)
		s.focus = way.Focus
		s.lay(way, way.Object, 0.6)
	default:
		whole := aside.NewPackPane(s.Texts(), s.Pictures, lead, func() {})
		s.lay(whole, whole.Object, 0.44)
	}
	s.Show(file)
	return s
}

func (s *stand) lay(pane interface{ Show(file string) }, object fyne.CanvasObject, share float64) {
	s.Lay(func(d *schema.Document) { pane.Show(d.File()) }, layout.NewSpacer(), object, share)
}
