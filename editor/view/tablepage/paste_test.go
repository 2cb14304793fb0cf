package tablepage_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/editorui"
	"boardduels/editor/table"
	"boardduels/editor/view/viewtest"
	"boardduels/schema"
)

// A new name that another card has already is told of, before anything is made of it.
func TestAPasteTellsOfNamesThatOthersHave(t *testing.T) {
	for language, c := range map[string]struct{ titles, verdict, told string }{
		"en": {"Id\tName", "1 name that another has already", "smite is called so already"},
		"uk": {"Id\tНазва", "1 назва, яку вже має інший рядок", "так уже зветься smite"},
	} {
		s := newStand(t, viewtest.OnDesktop, language)
		s.pasteInto(s.table, c.titles+"\ncleave\tSmite\nrage\tAnger\n")
		for _, part := range []string{c.verdict, c.told} {
			assert.True(t, slices.ContainsFunc(viewtest.All[*widget.Label](s), func(l *widget.Label) bool {
				return strings.Contains(l.Text, part) && l.Importance == widget.WarningImportance
			}), part)
		}
	}
}

// What a paste is about and there isn't yet is offered, with what is missing; the rest can be had without it.
func TestPastedRowsThatThereArentAreOffered(t *testing.T) {
	for language, c := range map[string]struct{ titles, told, offer, apply string }{
		"en": {"Name\tCost", "New card “Ice Axe” (ice_axe) — missing: Picture — The card does nothing", "Add 1 that isn’t there yet", "Apply"},
		"uk": {"Назва\tВартість", "Нова карта «Ice Axe» (ice_axe) — бракує: Малюнок — Карта нічого не робить", "Додати 1, якого ще немає", "Застосувати"},
	} {
		t.Run(language, func(t *testing.T) {
			s := newStand(t, viewtest.OnDesktop, language)
			p := s.table
			text := c.titles + "\nCleave\t4\nIce Axe\t3\n"
			s.pasteInto(p, text)
			assert.NotEmpty(t, s.Reading(c.told))
			s.Press(c.apply)
			card, ok := s.Pack().Card("ice_axe")
			require.True(t, ok)
			assert.EqualValues(t, 3, card.Cost)
			assert.EqualValues(t, 4, s.cost("cleave"))
			s.Work.Undo()
			assert.Empty(t, s.Work.Dirty(), "it was one step")
			s.pasteInto(p, text)
			checks := slices.DeleteFunc(viewtest.All[*editorui.Check](s), func(check *editorui.Check) bool { return check.Text != c.offer })
			require.Len(t, checks, 1)
			checks[0].SetChecked(false)
			s.Press(c.apply)
			assert.NotContains(t, s.Pack().IDs(schema.CardKind), "ice_axe")
			assert.EqualValues(t, 4, s.cost("cleave"))
		})
	}
}

// What nobody can tell the row of isn't given to another one, and what is said twice or adds others up is told.
func TestAPasteTellsWhatGoesNowhere(t *testing.T) {
	for language, c := range map[string]struct{ unclear, twice, sum, cancel, apply string }{
		"en": {"“Rage”: if these are names of rows, title the column “Name”", "→ 6 — a line above is about the same row",
			"“Total”: a line that adds up the others; it is passed over", "Cancel", "Apply"},
		"uk": {"“Rage”: якщо це назви рядків, назвіть стовпець «Назва»", "→ 6 — цього рядка вже стосується рядок вище",
			"“Total”: рядок підсумків; його пропущено", "Скасувати", "Застосувати"},
	} {
		t.Run(language, func(t *testing.T) {
			s := newStand(t, viewtest.OnDesktop, language)
			p := s.table
			s.pasteInto(p, "Foo\tCost\nRage\t3\n")
			assert.NotEmpty(t, s.Reading(c.unclear))
			s.Press(c.apply)
			assert.Empty(t, s.Work.Dirty())
			s.Press(c.cancel)
			s.pasteInto(p, "My cards\t\nid\tCost\nrage\t5\nrage\t6\nTotal\t11\n")
			assert.NotEmpty(t, s.Reading(c.twice))
			assert.NotEmpty(t, s.Reading(c.sum))
			s.Press(c.apply)
			assert.Equal(t, []string{"cards/rage.xml"}, s.Work.Dirty())
			assert.EqualValues(t, 5, s.cost("rage"))
		})
	}
}

// More than there can be is told of in people's language.
func TestATooLargePasteIsTold(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	s.pasteInto(s.table, strings.Repeat("\n", table.MostPasted+1))
	assert.NotEmpty(t, s.Reading("Скопійовано понад 1000000 клітинок."))
}

// A pasted amount takes its most along as a typed one does, and that is told.
func TestAPasteTellsWhatGoesAlong(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	p := s.table
	s.Set(viewtest.Cleave, "base_healing", "4")
	s.Set(viewtest.Cleave, "max_healing", "4")
	s.Until(func() bool { return len(p.Rows) > 0 })
	s.pasteInto(p, "Ідентифікатор\tHealing\tPrice\ncleave\t6\t\n") // from a table in the other language
	assert.Empty(t, s.Reading("no such row or column"))
	assert.NotEmpty(t, s.Reading("Healing: 4 → 6, “Most healing” with it"))
	s.Press("Apply")
	most, _ := s.Pack().Document(viewtest.Cleave).Value("max_healing")
	assert.Equal(t, "6", most)
}

// A paste into the table tells which decks become too large before it makes them so.
func TestAPasteTellsOfDecksThatBecomeTooLarge(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	p := s.table
	s.Until(func() bool { return len(p.Rows) > 0 })
	s.pasteInto(p, "Id\tDecks\ncleave\tknight ×5, mage\n")
	assert.NotEmpty(t, s.Reading("Knight: "))
	assert.NotEmpty(t, s.Reading("Mage: "))
	var told []string
	for _, l := range viewtest.All[*widget.Label](s) {
		if strings.Contains(l.Text, "cards in the deck, 12 are allowed") {
			told = append(told, l.Text)
		}
	}
	assert.Len(t, told, 2)
	s.Press("Apply")
	mage, _ := s.Pack().Hero("mage")
	assert.Equal(t, 13, mage.Cards())
}
