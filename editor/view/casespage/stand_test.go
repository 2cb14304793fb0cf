package casespage_test

import (
	"context"
	"io/fs"
	"testing"

	"fyne.io/fyne/v2"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/habit"
	"boardduels/ai/duel/precedent"
	"boardduels/editor/view/casespage"
	"boardduels/editor/view/measuring"
	"boardduels/editor/view/viewtest"
	"boardduels/kb"
	"boardduels/schema"
)

// caseRows is how many rows the table of cases has.
const caseRows = schema.Inputs + schema.Outputs + 2

// stand is a desk with the page of cases on it.
type stand struct {
	*viewtest.Stand
	page  *casespage.Page
	shown int // how often the page has asked for what stands beside it
}

// newStand returns a desk with the knight's cases.
func newStand(t *testing.T, size fyne.Size, language string) *stand {
	t.Helper()
	return newStandWith(t, size, language, nil)
}

// newStandWith is newStand of a user whose duels are kept in a folder.
func newStandWith(t *testing.T, size fyne.Size, language string, duels fs.FS) *stand {
	t.Helper()
	s := &stand{Stand: viewtest.New(t, size, language)}
	s.page = casespage.New(s, s.Texts(), measuring.NewRecordings(duels, duelbrains.Known()))
	s.Lay(s.page.Show, s.page.Object, s.page.Side, 0.34)
	s.Show("cases/knight.xml")
	return s
}

// What the page of cases alone asks of its desk.

func (s *stand) ShowSide() { s.shown++ }
func (s *stand) Explain(situation ai.Situation, k *kb.Knowledge) (*ai.Rationale, error) {
	return precedent.Explain(situation, k, precedent.Intended)
}
func (s *stand) Answer(context.Context, *schema.Pack, string) (habit.Answers, error) {
	return habit.Answers{"hurt": {Does: "strikes", Turns: 50, Done: 31, Unaware: 24, Differs: true}}, nil
}

func (s *stand) cases() []schema.Case {
	cases, _ := s.Pack().Cases("knight")
	return cases
}

// choosePoints has the inputs of cases told in points and cards against a hero.
func (s *stand) choosePoints(hero string) {
	s.T.Helper()
	for i, id := range s.page.Units.Enemies {
		if id == hero {
			s.page.Units.Choice.SetSelectedIndex(i + 1)
			return
		}
	}
	s.T.Fatalf("there is no hero %q", hero)
}
