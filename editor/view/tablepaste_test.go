package view

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/table"
	"boardduels/editor/view/naming"
	"boardduels/editor/view/outline"
	"boardduels/editor/view/tablepage"
	"boardduels/editor/view/viewtest"
	"boardduels/schema"
)

// pasteInto pastes a text into the table.
func (s *stand) pasteInto(p *tablepage.Page, text string) {
	s.T.Helper()
	clipboard := fyne.CurrentApp().Clipboard()
	clipboard.SetContent(text)
	p.Shortcut(&fyne.ShortcutPaste{Clipboard: clipboard})
	require.Equal(s.T, 1, s.Sheets())
}

// What a paste is about and there isn't yet is offered, with what is missing; the rest can be had without it.
func TestPastedRowsThatThereArentAreOffered(t *testing.T) {
	for language, c := range map[string]struct{ titles, told, offer, apply string }{
		"en": {"Name\tCost", "New card “Ice Axe” (ice_axe) — missing: Picture — The card does nothing", "Add 1 that isn’t there yet", "Apply"},
		"uk": {"Назва\tВартість", "Нова карта «Ice Axe» (ice_axe) — бракує: Малюнок — Карта нічого не робить", "Додати 1, якого ще немає", "Застосувати"},
	} {
		t.Run(language, func(t *testing.T) {
			s := newStand(t, viewtest.OnDesktop, language)
			p := s.openTable()
			text := c.titles + "\nCleave\t4\nIce Axe\t3\n"
			s.pasteInto(p, text)
			assert.NotEmpty(t, s.Reading(c.told))
			s.Press(c.apply)
			card, ok := s.work.Pack().Card("ice_axe")
			require.True(t, ok)
			assert.EqualValues(t, 3, card.Cost)
			assert.EqualValues(t, 4, s.cost("cleave"))
			s.commands.find("undo").call()
			assert.Empty(t, s.work.Dirty(), "it was one step")
			s.pasteInto(p, text)
			checks := slices.DeleteFunc(viewtest.All[*editorui.Check](s), func(check *editorui.Check) bool { return check.Text != c.offer })
			require.Len(t, checks, 1)
			checks[0].SetChecked(false)
			s.Press(c.apply)
			assert.NotContains(t, s.work.Pack().IDs(schema.CardKind), "ice_axe")
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
			p := s.openTable()
			s.pasteInto(p, "Foo\tCost\nRage\t3\n")
			assert.NotEmpty(t, s.Reading(c.unclear))
			s.Press(c.apply)
			assert.Empty(t, s.work.Dirty())
			s.Press(c.cancel)
			s.pasteInto(p, "My cards\t\nid\tCost\nrage\t5\nrage\t6\nTotal\t11\n")
			assert.NotEmpty(t, s.Reading(c.twice))
			assert.NotEmpty(t, s.Reading(c.sum))
			s.Press(c.apply)
			assert.Equal(t, []string{"cards/rage.xml"}, s.work.Dirty())
			assert.EqualValues(t, 5, s.cost("rage"))
		})
	}
}

// More than there can be is told of in people's language.
func TestATooLargePasteIsTold(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	s.pasteInto(s.openTable(), strings.Repeat("\n", table.MostPasted+1))
	assert.NotEmpty(t, s.Reading("Скопійовано понад 1000000 клітинок."))
}

// A pasted amount takes its most along as a typed one does, and that is told.
func TestAPasteTellsWhatGoesAlong(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	p := s.openTable()
	s.set(cleave, "base_healing", "4")
	s.set(cleave, "max_healing", "4")
	s.foundRows(func() bool { return len(p.Rows) > 0 })
	s.pasteInto(p, "Ідентифікатор\tHealing\tPrice\ncleave\t6\t\n") // from a table in the other language
	assert.Empty(t, s.Reading("no such row or column"))
	assert.NotEmpty(t, s.Reading("Healing: 4 → 6, “Most healing” with it"))
	s.Press("Apply")
	most, _ := s.work.Pack().Document(cleave).Value("max_healing")
	assert.Equal(t, "6", most)
}

func TestADeckIsPasted(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open("heroes/knight.xml")
	clipboard := fyne.CurrentApp().Clipboard()
	press := func() {
		for _, b := range viewtest.All[*editorui.TipButton](s) {
			if b.Tip != nil && b.Tip() == "Paste a deck" {
				b.OnTapped()
				return
			}
		}
		t.Fatal("there is nothing to paste a deck with")
	}
	clipboard.SetContent("Card\tCopies\nAmbush\t2\nCleave\t9\nClive\t1\n")
	press()
	assert.NotEmpty(t, s.Reading("Not in the pack, and left out: Clive 1"))
	assert.NotEmpty(t, s.Reading("Cards 11/12"))
	s.Press("Take this deck")
	knight, _ := s.work.Pack().Hero("knight")
	assert.ElementsMatch(t, []schema.DeckLine{{Card: "cleave", Copies: 9}, {Card: "ambush", Copies: 2}}, knight.Deck)
	s.commands.find("undo").call()
	assert.Empty(t, s.work.Dirty(), "it was one step")
	clipboard.SetContent("nothing of the kind")
	press()
	assert.NotEmpty(t, s.Reading("is no deck of this pack"))
}

// Whatever apostrophe a keyboard has, and however a system writes letters, all searches find the same.
func TestAllSearchesTakeLettersAsPeopleSeeThem(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	s.set(cleave, "name_uk", "Їжаків бар’єр")
	picture := schema.NewPicture("І\u0308жак.svg", []byte(`<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>`))
	require.NoError(t, s.work.Do(document.AddPicture{Image: picture.ID(), Content: []byte(picture.Source())}))
	require.NoError(t, s.work.Do(document.SetField{File: cleave, Path: "card_image", Value: "Їжак.svg"}))
	for _, typed := range []string{"їжаків бар'єр", "Їжаків бар’єр", "їжаків барʼєр", "і\u0308жаків бар`єр"} {
		s.Retype(s.desk.outline.Search, typed)
		assert.True(t, slices.ContainsFunc(s.desk.outline.Lines, func(l outline.Line) bool { return l.File == cleave }), typed)
		found := (&palette{s.Editor, table.NewFinder(naming.Table(s.texts))}).find(typed)
		require.NotEmpty(t, found, typed)
		assert.Equal(t, "Їжаків бар’єр", found[0].name, typed)
		assert.NotEmpty(t, matching([]pick{{name: "Їжаків бар’єр"}}, typed))
		assert.Equal(t, []string{picture.ID()}, s.choosers.imagesOf(s.work.Pack().Images(), typed), "by who shows it")
	}
	assert.Equal(t, []string{picture.ID()}, s.choosers.imagesOf(s.work.Pack().Images(), "їжак"))
	assert.Equal(t, []string{cleave}, document.PictureUsers(s.work.Pack())[picture.ID()])
	folder := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(folder, "І\u0308жаки О’Коннора"), 0o755))
	entries, err := os.ReadDir(folder)
	require.NoError(t, err)
	assert.Len(t, (&fileChooser{}).wanted(folder, "Їжаки о'кон", entries), 1)
}
