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
	"boardduels/editor/editorui"
	"boardduels/editor/view/trialpage"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/face"
	"boardduels/schema"
)

// watched shows a duel between two brains, which goes by at once without animations, and returns its last card.
func (s *stand) watched() trialpage.Decision {
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
		if kind == int(decision.Kind) {
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
	assert.EqualValues(t, 1, cases[0].Outputs[decision.Kind])
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

func TestATrialIsPlayedWithTheCardsAsEdited(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.set(cleave, "max_damage", "7")
	s.commands.find("try").call()
	selects := viewtest.All[*editorui.Select](s)
	require.Len(t, selects, 4)
	assert.Equal(t, "Knight", selects[0].Selected, "a hero that has the card")

	s.Press("Play it myself")
	require.NotNil(t, s.stage.End)
	s.Until(func() bool { return s.Reads("Round 1") })
	s.Press("Back to the editor")
	assert.Nil(t, s.stage.End)
	assert.Equal(t, cleave, s.file)
	assert.Contains(t, s.faceText(), "2–7 damage")
	assert.True(t, s.work.IsDirty(cleave))
}

func TestKeysPlayATrial(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.commands.find("try").call()
	s.Press("Play it myself")
	s.Until(func() bool { return s.Reads("End turn") })
	press := func(key fyne.KeyName) { s.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: key}) }
	faces := len(viewtest.All[*face.Face](s))
	press(fyne.Key1)
	assert.Len(t, viewtest.All[*face.Face](s), faces+1, "the card is shown large")
	press(fyne.KeyEscape)
	assert.Len(t, viewtest.All[*face.Face](s), faces)
	// E is for the editor here: it opens the card that was played last
	s.window.Canvas().Focus(viewtest.All[*dueltable.TurnButton](s)[0])
	s.TypeKey(fyne.KeyReturn)
	s.Until(func() bool { return !s.Reads("End turn") })
	s.Press("Back to the editor")
	s.TypeKey(fyne.KeyEscape)
	assert.True(t, s.FocusedOn(s.desk.outline.List), "keys are the editor's again")
}

// laidOut is a window that lays out what it is to show as small as can be first, as those of the toolkit do.
type laidOut struct{ fyne.Window }

func (w laidOut) SetContent(content fyne.CanvasObject) {
	content.Resize(content.MinSize())
	w.Window.SetContent(content)
}

// Who comes back from a trial finds the form scrolled to where it was, and the focus on the desk.
func TestAfterATrialTheFormStandsWhereItStood(t *testing.T) {
	s := newStand(t, viewtest.OnLaptop, "en")
	s.window = laidOut{s.window}
	s.open(cleave)
	s.addRule("draw cards")
	scroll := s.desk.page(schema.CardKind).form.Scroll
	before := scroll.Offset
	require.Positive(t, before.Y)
	row := s.rules().Rows[0]
	s.window.Canvas().Unfocus()
	row.Try.OnTapped()
	s.Until(func() bool { return s.stage.Shop != nil && s.stage.Shop.Trial != nil })
	s.window.Canvas().Focus(viewtest.All[*dueltable.TurnButton](s)[0])
	s.Press("Back to the editor")
	assert.Equal(t, before, scroll.Offset)
	assert.Nil(t, s.window.Canvas().Focused(), "what is gone hears no keys")
}

// A desk that is made anew in another language leaves the focus to nothing that has gone with the old one.
func TestAnotherLanguageTakesTheFocusAway(t *testing.T) {
	s := newStand(t, viewtest.OnLaptop, "en")
	s.open(cleave)
	s.window.Canvas().Focus(s.entryOf(schema.CardKind, "cost"))
	s.choose("View", "Language", "Українська")
	assert.Nil(t, s.window.Canvas().Focused())
}
