package view

import (
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/cbr/retrieval"
	"boardduels/editor/document"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/runtime/app/screen"
	"boardduels/schema"
)

// watched shows a duel between two brains, which goes by at once without animations, and returns its last card.
func (s *stand) watched() screen.Decision {
	s.T.Helper()
	s.open("heroes/knight.xml")
	s.commands.find("try").call()
	before := s.stage.Shop
	s.Press("Watch")
	s.Until(func() bool { return s.stage.Shop != before })
	decision, played := s.stage.Shop.Trial.Decision()
	require.True(s.T, played)
	return decision
}

// What a key types comes after the key, and was meant for the duel, not for what has the focus on the desk again.
func TestAKeyOfADuelIsNotTypedIntoTheDesk(t *testing.T) {
	for _, key := range quick.First(fyne.KeyC, fyne.KeyK) {
		s := newStand(t, viewtest.OnDesktop, "en")
		s.open("heroes/knight.xml")
		s.window.Canvas().Focus(s.entryOf(schema.HeroKind, "hp"))
		s.watched()
		s.TypeKey(key)
		if focused := s.window.Canvas().Focused(); focused != nil {
			focused.TypedRune(unicode.ToLower(rune(key[0])))
		}
		s.Until(func() bool { return !s.stage.IsOpen() })
		assert.False(t, s.work.IsDirty("heroes/knight.xml"), string(key))
	}
}

func TestATurnBecomesACase(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	require.NoError(t, s.work.Do(document.DeleteCase{Hero: "knight", Index: 0}))
	require.NoError(t, s.work.Do(document.DeleteCase{Hero: "mage", Index: 0}))
	decision := s.watched()
	hero := decision.Duel.Hero(decision.View.Seat).ID
	before, _ := s.work.Pack().Cases(hero)
	s.Press("Make a case of it (C)")
	cases, _ := s.work.Pack().Cases(hero)
	require.Len(t, cases, len(before)+1)
	assert.Equal(t, schema.FileOf(schema.CasesKind, hero), s.file)
	assert.Equal(t, len(before), s.desk.cases().Chosen, "it is chosen")
	made := cases[len(before)]
	assert.Equal(t, retrieval.Describe(decision.Duel, &decision.View), ai.Situation(made.Inputs))
	for kind, output := range made.Outputs {
		if kind == int(decision.Card.Kind()) {
			assert.EqualValues(t, 1, output)
		} else {
			assert.LessOrEqual(t, output, float32(0.9))
		}
	}
	s.undo()
	cases, _ = s.work.Pack().Cases(hero)
	assert.Equal(t, before, cases)
}

// A full base offers the places where the case does best; a hero without cases gets its first.
func TestATurnBecomesACaseWhateverThereIs(t *testing.T) {
	quick.Skip(t, "plays a duel for each case")
	s := newStand(t, viewtest.OnDesktop, "en")
	decision := s.watched()
	hero := decision.Duel.Hero(decision.View.Seat).ID
	all, _ := s.work.Pack().Cases(hero)
	require.Len(t, all, schema.MaxCases)
	s.Press("Make a case of it (C)")
	s.Until(func() bool { return s.Reading("The new one may take the place") != "" })
	assert.Empty(t, s.work.Dirty())

	require.NoError(t, s.work.Do(document.Delete{Item: document.Item{Type: schema.CasesKind, ID: hero}}))
	s.stage.Shop.CaseOf(decision)
	cases, _ := s.work.Pack().Cases(hero)
	require.Len(t, cases, 1)
	assert.EqualValues(t, 1, cases[0].Outputs[decision.Card.Kind()])
}

// What an AI was reminded of leads to the case.
func TestAReasonLeadsToItsCases(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.watched()
	s.stage.Shop.OpenCase("mage", 4)
	assert.False(t, s.stage.IsOpen())
	assert.Equal(t, "cases/mage.xml", s.file)
	cases, _ := s.work.Pack().Cases("mage")
	assert.Equal(t, 4, cases[s.desk.cases().Chosen].ID)
}
