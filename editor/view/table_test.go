package view

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/table"
	"boardduels/editor/view/tablepage"
	"boardduels/editor/view/viewtest"
	"boardduels/schema"
)

// openTable shows the table, once its rows have been found.
func (s *stand) openTable() *tablepage.Page {
	s.T.Helper()
	s.commands.find("table").call()
	p := s.desk.table
	s.foundRows(func() bool { return len(p.Rows) > 0 })
	return p
}

// foundRows waits until the latest search is shown, and something holds.
func (s *stand) foundRows(holds func() bool) {
	s.T.Helper()
	s.Until(holds)
}

// rowIDs names the rows of the table.
func rowIDs(p *tablepage.Page) string {
	var ids []string
	for i := range p.Rows {
		ids = append(ids, p.Rows[i].ID)
	}
	return strings.Join(ids, " ")
}

func (s *stand) lookInTable(text string, want string) {
	s.T.Helper()
	p := s.desk.table
	s.Retype(p.Search, text)
	s.Until(func() bool { return rowIDs(p) == want })
}

// The whole way of a designer who changes many cards: find, mark, preview, change, undo, save, open again.
func TestManyCardsAreChangedAtOnce(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	p := s.openTable()
	s.lookInTable("deck:knight -major", "cleave shield_block spike_strike")
	s.TypeKey(fyne.KeyReturn)
	require.True(t, s.FocusedOn(p.Grid), "Enter leads from the search to the rows")
	s.window.Canvas().Focused().(fyne.Shortcutable).TypedShortcut(&fyne.ShortcutSelectAll{})
	for p.Column().Path != "cost" {
		s.TypeKey(fyne.KeyRight)
	}
	s.window.Canvas().Focused().TypedRune('+')
	require.True(t, s.FocusedOn(p.Bulk.Entry), "a sign of calculation begins a change of all")
	s.window.Canvas().Focused().TypedRune('2')
	assert.NotEmpty(t, s.Reading("3 cells change: Cleave 1 → 3"), "%s", p.Bulk.Preview.Text)
	s.TypeKey(fyne.KeyBackspace)
	s.commands.choose(s.commands.find("undo"))
	assert.Equal(t, "+2", p.Bulk.Entry.Text, "what is typed is no edit of the pack")
	s.TypeKey(fyne.KeyReturn)
	card, _ := s.work.Pack().Card("cleave")
	assert.EqualValues(t, 3, card.Cost)
	assert.Len(t, s.work.Dirty(), 3)
	s.commands.find("undo").call()
	assert.Empty(t, s.work.Dirty(), "it was one step")
	assert.True(t, s.desk.showsTable())
	s.commands.find("redo").call()
	s.saveTo(s.home + "/mine")
	again, err := document.Open(document.At(s.home + "/mine"))
	require.NoError(t, err)
	card, _ = again.Pack().Card("cleave")
	assert.EqualValues(t, 3, card.Cost)
}

// Undo takes back what is typed into a cell before it takes back edits.
func TestUndoInACellTakesBackWhatIsTyped(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	p := s.openTable()
	require.NoError(t, s.work.Do(document.SetField{File: "cards/ambush.xml", Path: "max_damage", Value: "11"}))
	p.Put(2, 2, false)
	s.window.Canvas().Focus(p.Grid)
	s.TypeText("4")
	require.True(t, s.FocusedOn(p.Entry))
	s.commands.choose(s.commands.find("undo"))
	assert.NotEmpty(t, s.work.Dirty())
	assert.NotNil(t, p.Edited)
}

// Columns that nobody has chosen are those of the language.
func TestUsualColumnsFollowTheLanguage(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	s.desk.columns = map[string][]string{schema.CardKind.Name(): table.Usual(schema.CardKind, "en")}
	assert.Equal(t, table.Usual(schema.CardKind, "uk"), s.desk.columnsOf(schema.CardKind))
	chosen := []string{"cost", "name"}
	s.desk.columns[schema.CardKind.Name()] = chosen
	assert.Equal(t, chosen, s.desk.columnsOf(schema.CardKind))
}

// A cell leads to its field in the form.
func TestACellLeadsToItsField(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	p := s.openTable()
	p.Choose(schema.HeroKind)
	p.ShowColumns([]string{"hp", "name"})
	s.Until(func() bool { return len(p.Rows) == 4 })
	p.Cursor = widget.TableCellID{}
	p.Open()
	assert.False(t, s.desk.showsTable())
	assert.True(t, strings.HasPrefix(s.file, "heroes/"))
	assert.True(t, s.FocusedOn(s.row(schema.HeroKind, "hp").Control.Focus))
}
