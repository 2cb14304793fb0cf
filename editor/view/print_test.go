package view

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/viewtest"
	"boardduels/schema"
)

// printSelects are what can be chosen on the sheet for printing, in the order in which it stands there.
func (s *stand) printSelects() (which, language, copies, format *editorui.Select) {
	s.T.Helper()
	all := viewtest.All[*editorui.Select](s)
	require.GreaterOrEqual(s.T, len(all), 4)
	all = all[len(all)-4:]
	return all[0], all[1], all[2], all[3]
}

// sheetsIn counts the sheets of a PDF.
func sheetsIn(t *testing.T, path string) int {
	t.Helper()
	pdf, err := os.ReadFile(path)
	require.NoError(t, err)
	require.True(t, strings.HasPrefix(string(pdf), "%PDF-"))
	return strings.Count(string(pdf), "/Type /Page\n")
}

func TestADeckIsPrinted(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.goTo("heroes/mage.xml", "")
	s.commands.find("print").call()
	which, language, copies, format := s.printSelects()
	assert.Equal(t, "English", language.Selected, "the editor's language")
	assert.Equal(t, "Deck: Mage", which.Selected, "the hero that is open is meant")
	assert.Equal(t, []string{"All: 33 cards", "Deck: Knight", "Deck: Mage", "Deck: Priest", "Deck: Rogue"}, which.Options)
	assert.Equal(t, []string{"English", "Українська", "English + Українська"}, language.Options)
	language.SetSelectedIndex(2)
	copies.SetSelectedIndex(1)
	format.SetSelectedIndex(1)
	path := filepath.Join(s.home, "new", "mage.pdf")
	s.Entries()[0].SetText(filepath.Join(s.home, "new", "mage"))
	s.Press("Print")
	s.Until(func() bool { return s.Reading("3 sheets are in "+path) != "" })
	assert.Equal(t, 3, sheetsIn(t, path))
	assert.Zero(t, s.Sheets())

	s.commands.find("print").call()
	_, language, copies, format = s.printSelects()
	assert.Equal(t, []string{"English + Українська", "1", "Letter (8.5 × 11 in)"}, []string{language.Selected, copies.Selected, format.Selected}, "as it was printed last")
	s.Entries()[0].SetText(path)
	s.Press("Print")
	s.Until(func() bool { return s.Reading("something at") != "" }) // nothing is written over
}

func TestWhatIsOpenOrMarkedIsPrinted(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.set(cleave, "name", "Cleave 漢")
	s.set(cleave, "cost", "90")
	s.goTo(cleave, "")
	s.commands.find("print").call()
	which, _, _, _ := s.printSelects()
	assert.Equal(t, "All: 33 cards", which.Selected)
	which.SetSelectedIndex(1)
	assert.Equal(t, "Cleave 漢", which.Selected)
	s.Entries()[0].SetText(s.home)
	s.Press("Print")
	path := filepath.Join(s.home, filepath.Base(s.home)+".pdf")
	s.Until(func() bool { return s.Reading("1 sheet is in "+path) != "" })
	assert.True(t, s.Reads("can’t be printed: 漢"))
	assert.True(t, s.Reads("1 error"))
	assert.Equal(t, 1, sheetsIn(t, path))
	assert.True(t, s.work.IsDirty(cleave))

	markRows(t, s.openTable(), "cleave", "smite", "ambush")
	s.commands.find("print").call()
	which, _, _, _ = s.printSelects()
	assert.Equal(t, "Marked: 3 cards", which.Selected, "several that are marked are meant")
}

// Who closes the sheet has given it up: no file is written, and nothing is told.
func TestPrintingIsGivenUp(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	ctx, stop := context.WithCancel(t.Context())
	stop()
	p, path := newPrintForm(s.files), filepath.Join(s.home, "all.pdf")
	p.print(ctx, path, func(err error) { assert.Fail(t, "it is told", "%v", err) })
	assert.True(t, p.bar.Visible())
	s.Until(func() bool { return !p.bar.Visible() })
	assert.NoFileExists(t, path)
	assert.Zero(t, s.Sheets())
}

func TestAPackWithoutCardsCannotBePrinted(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	for _, kind := range []schema.Kind{schema.CardKind, schema.HeroKind} {
		for _, id := range s.work.Pack().IDs(kind) {
			require.NoError(t, s.work.Do(document.Delete{Item: document.Item{Type: kind, ID: id}}))
		}
	}
	s.WorkOff()
	s.commands.find("print").call()
	s.Entries()[0].SetText(filepath.Join(s.home, "none"))
	s.Press("Print")
	s.Until(func() bool {
		return s.Reading("0 cards: between 1 and 1,800") != "" || s.Reading("0 cards: between 1 and 1800") != ""
	})
}
