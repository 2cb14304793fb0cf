package trialpage_test

import (
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/editor/view/trialpage"
	"boardduels/editor/view/viewtest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// stand is a desk that a duel takes the place of.
type stand struct {
	*viewtest.Stand
	stage *trialpage.Stage
	under fyne.CanvasObject // a duel; nil while none is shown
}

// newStand returns a desk with the knight open.
func newStand(t *testing.T, size fyne.Size, language string) *stand {
	t.Helper()
	s := &stand{Stand: viewtest.New(t, size, language)}
	s.stage = trialpage.NewStage(s)
	s.Show(viewtest.Knight)
	return s
}

// What trials alone ask of the desk in whose place they are shown.

func (s *stand) Brains() ai.Brains                        { return duelbrains.Known() }
func (s *stand) Movement() *motion.Stage                  { return motion.NewStage(motion.Frames()) }
func (s *stand) Lead(d schema.Diagnostic)                 { s.Show(d.File) }
func (s *stand) OpenCase(string, int)                     { s.T.Error("no test asks for a case") }
func (s *stand) MakeCase(string, ai.Situation, duel.Kind) { s.T.Error("no test makes a case") }
func (s *stand) Window() fyne.Window                      { return s.Person.Window }
func (s *stand) Free(name string) string                  { return filepath.Join(s.Home, name+".replay") }
func (s *stand) Cover(o fyne.CanvasObject, typed func(*fyne.KeyEvent)) {
	if s.under == nil {
		s.under = s.Window().Content()
	}
	ui.HearTyped(s.Canvas(), typed)
	s.Window().SetContent(o)
}
func (s *stand) Uncover() {
	ui.HearTyped(s.Canvas(), func(*fyne.KeyEvent) {})
	s.Window().SetContent(s.under)
	s.under = nil
}

// watched shows a duel between two brains, which goes by at once without animations, and returns its last card.
func (s *stand) watched() trialpage.Decision {
	s.T.Helper()
	s.Show(viewtest.Knight)
	s.stage.Ask()
	before := s.stage.Shop
	s.Press("Watch")
	s.Until(func() bool { return s.stage.Shop != before })
	decision, played := s.stage.Shop.Trial.Decision()
	require.True(s.T, played)
	return decision
}
