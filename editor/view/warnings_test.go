package view

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/schema"
)

func TestWarningsAreMendedAndSilenced(t *testing.T) {
	s := newStand(t, fyne.NewSize(1280, 800), "en")
	was := s.work.Pack().Document("cards/cleave.xml").Source()
	s.do(document.SetField{File: "cards/cleave.xml", Path: "bonus_length", Value: "3"})
	s.checkedAll()
	require.Len(t, s.desk.problems.shown, 1)
	assert.Equal(t, "length-without-effect", s.desk.problems.shown[0].Code)
	s.Press("0 errors, 1 warning")
	s.Press("Fix")
	s.checkedAll()
	assert.Empty(t, s.desk.problems.shown)
	assert.Equal(t, was, s.work.Pack().Document("cards/cleave.xml").Source())
	s.work.Undo()
	s.checkedAll()
	require.Len(t, s.desk.problems.shown, 1)
	s.Press("Silence")
	s.Pick("In this file")
	s.checkedAll()
	assert.Empty(t, s.desk.problems.shown)
	assert.Equal(t, []schema.Silence{{Code: "length-without-effect", Of: "cards/cleave.xml"}}, s.work.Pack().Title().Silences)
	s.work.Undo()
	s.checkedAll()
	assert.Len(t, s.desk.problems.shown, 1)
}

func TestWarningsStayWhileOtherFieldsAreEditedAndSaved(t *testing.T) {
	s := newStand(t, fyne.NewSize(1280, 800), "en")
	require.NoError(t, s.work.SaveAs(document.At(t.TempDir())))
	s.open("cards/cleave.xml")
	s.do(document.SetField{File: "cards/cleave.xml", Path: "bonus_length", Value: "3"})
	s.checkedAll()
	require.Len(t, s.desk.problems.shown, 1)
	s.Editor.do(document.SetField{File: "cards/cleave.xml", Path: "name", Value: "Cleaver"})
	assert.Len(t, s.desk.problems.shown, 1, "before the check")
	s.checkedAll()
	require.NoError(t, s.work.Save())
	assert.Len(t, s.desk.problems.shown, 1)
}

func TestWhatIsSilencedIsToldAgain(t *testing.T) {
	s := newStand(t, fyne.NewSize(1280, 800), "en")
	s.do(document.SetField{File: "cards/cleave.xml", Path: "bonus_length", Value: "3"})
	s.checkedAll()
	s.Press("0 errors, 1 warning")
	before := s.file
	s.Press("Silence")
	s.Pick("In the whole pack")
	s.checkedAll()
	assert.Equal(t, []schema.Silence{{Code: "length-without-effect"}}, s.work.Pack().Title().Silences)
	assert.Equal(t, before, s.file, "people stay where they are")
	assert.False(t, s.Reads("Tell again"))
	s.desk.problems.silences.SetChecked(true)
	assert.Equal(t, "Silenced (1)", s.desk.problems.silences.Text)
	assert.True(t, s.Reads("Tell again"), "there is room for what is silenced")
	s.Press("Tell again")
	s.checkedAll()
	assert.Empty(t, s.work.Pack().Title().Silences)
	assert.Len(t, s.desk.problems.shown, 1)
}

func TestLongTextsAreWarnedOf(t *testing.T) {
	s := newStand(t, fyne.NewSize(1280, 800), "en")
	codes := func() (codes []string) {
		s.checkedAll()
		for _, d := range s.desk.problems.shown {
			codes = append(codes, d.Code+" "+d.Path)
		}
		return codes
	}
	require.Empty(t, codes())
	s.do(document.SetField{File: "cards/cleave.xml", Path: "name", Value: "The Curse of All Weaknesses"})
	s.do(document.SetField{File: "heroes/mage.xml", Path: "name_uk", Value: "Найнедоступнодосяжніший"})
	for _, field := range []string{"bonus_length", "damage_bonus", "healing_bonus", "regen_bonus", "HoT_power", "DoT_power", "stun_time", "health_bonus", "defense_bonus", "immortality_length", "base_absorb", "max_absorb"} {
		s.do(document.SetField{File: "cards/smite.xml", Path: field, Value: "2"})
	}
	assert.Equal(t, []string{"name-too-long name", "text-too-long name", "text-too-long name", "name-too-long name_uk"}, codes())
}

// A warning calls other cards as people do, in the language of the window; an id is nothing that a designer sees.
func TestWarningsCallCardsByName(t *testing.T) {
	for language, told := range map[string]string{
		"en": "Cleaver: Cleave, of the same deck, does just the same", "uk": "Cleaver: Розсікання з тієї ж колоди робить точно те саме",
	} {
		s := newStand(t, fyne.NewSize(1280, 800), language)
		card := document.Item{Type: schema.CardKind, ID: "iron_cleave"}
		s.do(document.Duplicate{Item: document.Item{Type: schema.CardKind, ID: "cleave"}, As: card.ID})
		s.do(document.SetField{File: "cards/iron_cleave.xml", Path: "name", Value: "Cleaver"})
		s.do(document.SetField{File: "cards/iron_cleave.xml", Path: "name_uk", Value: ""})
		s.do(document.SetCopies{Hero: "knight", Line: 0, Copies: 2})
		s.do(document.AddToDeck{Hero: "knight", Card: card.ID})
		s.checkedAll()
		assert.NotEmpty(t, s.Reading(told), language)
		s.open("cards/iron_cleave.xml")
		assert.Contains(t, s.row(schema.CardKind, "name").Problem.Text, strings.TrimPrefix(told, "Cleaver: "))
	}
}

// What comes up while people edit moves nothing that they may be about to click: problems are counted in a bar that is
// always there, which also tells the worst. The list opens on demand, and remarks don't take the place of problems.
func TestAProblemMovesNothing(t *testing.T) {
	s := newStand(t, fyne.NewSize(900, 700), "en")
	s.balancer.Automate(true) // as it is by itself
	s.balancer.After = func(time.Duration, func()) func() bool { return func() bool { return true } }
	s.open("heroes/knight.xml")
	room := func() fyne.Size { return s.desk.above.Size() }
	before := room()
	s.do(document.SetCopies{Hero: "knight", Line: 0, Copies: 2})
	s.checkedAll()
	require.True(t, s.Reads("1 error, 0 warnings"))
	assert.Equal(t, before, room())
	assert.NotEmpty(t, s.Reading("Knight: "), "the worst is told")

	s.open(cleave)
	s.desk.problems.worst.OnTapped()
	assert.Equal(t, "heroes/knight.xml", s.file)

	s.Press("1 error, 0 warnings")
	assert.Less(t, room().Height, before.Height)
	opened := room()
	s.desk.problems.infos.SetChecked(true)
	require.Greater(t, s.desk.problems.length(), 1)
	assert.Equal(t, schema.Error, s.desk.problems.shown[0].Severity, "remarks stand below")
	s.desk.problems.infos.SetChecked(false)
	s.work.Undo()
	s.checkedAll()
	assert.Equal(t, opened, room(), "also when the last problem goes")
	s.Press("No problems")
	assert.Equal(t, before, room())
	assert.True(t, s.desk.problems.count.Disabled(), "there is nothing to open")

	s.desk.problems.infos.SetChecked(true)
	assert.Less(t, room().Height, before.Height, "who asks for remarks sees them")
	s.desk.problems.infos.SetChecked(false)
	assert.Equal(t, before, room())
}
