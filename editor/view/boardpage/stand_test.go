package boardpage_test

import (
	"path"
	"strings"
	"testing"

	"fyne.io/fyne/v2/layout"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/view/boardpage"
	"boardduels/editor/view/viewtest"
	"boardduels/schema"
)

// stand is a desk with a board on it.
type stand struct {
	*viewtest.Stand
	page *boardpage.Page
}

// newStand returns a desk with the board of a document, which is added if there is none.
func newStand(t *testing.T, language, file string) *stand {
	t.Helper()
	s := &stand{Stand: viewtest.New(t, viewtest.OnDesktop, language)}
	s.page = boardpage.New(s, s.Texts(), s.Tips)
	t.Cleanup(s.page.Cancel)
	s.Lay(s.page.Show, layout.NewSpacer(), s.page.Object, 0.66)
	if kind, _ := schema.KindOf(file); s.Pack().Document(file) == nil {
		id := strings.TrimSuffix(path.Base(file), ".xml")
		require.NoError(t, s.Work.Do(document.Add{Item: document.Item{Type: kind, ID: id}, Name: "New"}))
	}
	s.Show(file)
	return s
}

// TryBoard is what the page of boards alone asks of its desk.
func (s *stand) TryBoard() { s.T.Error("no test plays on the board") }

func (s *stand) level(id string) schema.Level {
	l, ok := s.Pack().Level(id)
	require.True(s.T, ok)
	return l
}
