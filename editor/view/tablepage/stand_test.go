package tablepage_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/table"
	"boardduels/editor/view/tablepage"
	"boardduels/editor/view/viewtest"
	"boardduels/schema"
)

// stand is a desk with the table on it.
type stand struct {
	*viewtest.Stand
	table  *tablepage.Page
	opened [2]string // the document and its field to which the table led
}

// newStand returns a desk with the table of cards, once its rows have been found.
func newStand(t *testing.T, size fyne.Size, language string) *stand {
	t.Helper()
	s := &stand{Stand: viewtest.New(t, size, language)}
	s.table = tablepage.New(s, s.Texts(), s.Tips)
	s.table.Choose(schema.CardKind)
	s.Lay(func(*schema.Document) {}, s.table.Object, nil, 0)
	s.Work.Listen(func(changes []document.Change) {
		s.table.Await(changes)
		s.table.Refresh()
	})
	s.Focus(s.table.Grid)
	s.Until(func() bool { return len(s.table.Rows) > 0 })
	return s
}

// What the table alone asks of its desk.

func (s *stand) Worst() func(file string) (schema.Severity, bool) {
	return func(string) (schema.Severity, bool) { return 0, false }
}
func (s *stand) ColumnsOf(kind schema.Kind) []string {
	return table.Usual(kind, s.Texts().Language())
}
func (s *stand) TakeImage(string, func(string)) bool { return false }
func (s *stand) Open(file, path string)              { s.opened = [2]string{file, path} }
func (s *stand) Found()                              {}
func (s *stand) Chosen()                             {}
func (s *stand) Delete()                             {}
func (s *stand) Offered() []*fyne.MenuItem           { return nil }

func rowIDs(p *tablepage.Page) string {
	var ids []string
	for i := range p.Rows {
		ids = append(ids, p.Rows[i].ID)
	}
	return strings.Join(ids, " ")
}

func (s *stand) lookInTable(text string, want string) {
	s.T.Helper()
	p := s.table
	s.Retype(p.Search, text)
	s.Until(func() bool { return rowIDs(p) == want })
}

func (s *stand) isMajor(id string) bool {
	card, _ := s.Pack().Card(id)
	return card.IsMajor
}

// typeInto begins to type into a cell.
func (s *stand) typeInto(id, path string, r rune) {
	s.T.Helper()
	p := s.table
	row := slices.IndexFunc(p.Rows, func(r table.Row) bool { return r.ID == id })
	column := slices.IndexFunc(p.Columns, func(c table.Column) bool { return c.Path == path })
	p.Put(row, column, false)
	s.Canvas().Focus(p.Grid)
	s.Canvas().Focused().TypedRune(r)
	require.True(s.T, s.FocusedOn(p.Entry))
}

func (s *stand) cost(id string) int16 {
	card, _ := s.Pack().Card(id)
	return card.Cost
}

// clickCell clicks a cell, as the desktop's driver does.
func (s *stand) clickCell(row, column int) {
	s.T.Helper()
	for _, c := range viewtest.All[*tablepage.TableCell](s) {
		if c.Id == (widget.TableCellID{Row: row, Col: column}) {
			tappable, ok := s.Clicked(c.Text).(fyne.Tappable)
			require.True(s.T, ok, "%T", s.Clicked(c.Text))
			tappable.Tapped(&fyne.PointEvent{})
			return
		}
	}
	s.T.Fatal("there is no such cell")
}

// clickCellOf clicks the cell of a card.
func (s *stand) clickCellOf(id, path string) {
	s.T.Helper()
	p := s.table
	row := slices.IndexFunc(p.Rows, func(r table.Row) bool { return r.ID == id })
	column := slices.IndexFunc(p.Columns, func(c table.Column) bool { return c.Path == path })
	s.clickCell(row, column)
}

// pasteInto pastes a text into the table.
func (s *stand) pasteInto(p *tablepage.Page, text string) {
	s.T.Helper()
	clipboard := fyne.CurrentApp().Clipboard()
	clipboard.SetContent(text)
	p.Shortcut(&fyne.ShortcutPaste{Clipboard: clipboard})
	require.Equal(s.T, 1, s.Sheets())
}
