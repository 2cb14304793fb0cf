package expertspage_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"boardduels/ai/duel/duelbrains"
	"boardduels/editor/document"
	"boardduels/editor/view/expertspage"
	"boardduels/editor/view/measuring"
	"boardduels/editor/view/viewtest"
	"boardduels/schema"
)

// stand is a desk with the page of experts' tables on it.
type stand struct {
	*viewtest.Stand
	page *expertspage.Page
}

// newStand returns a desk with the knight's experts.
func newStand(t *testing.T, size fyne.Size, language string) *stand {
	t.Helper()
	s := &stand{Stand: viewtest.New(t, size, language)}
	s.page = expertspage.New(s, s.Texts(), s.Tips, measuring.NewRecordings(nil, duelbrains.Known()))
	s.Lay(s.page.Show, s.page.Object, s.page.Side, 0.4)
	s.Show("priorities/knight.xml")
	return s
}

// What the page of experts' tables alone asks of its desk.

func (s *stand) LastFolder() string { return s.Home }
func (s *stand) BrowseFile(string, []string, func(path string, done func(error))) {
	s.T.Error("no test looks for files")
}
func (s *stand) AskPack(title string, chosen func(pack *schema.Pack, path string)) {
	s.AskPath(title, "editor.compare.confirm", "editor.open.hint", s.Home, func(path string, done func(error)) {
		work, err := document.Open(document.At(path))
		done(err)
		if err == nil {
			chosen(work.Pack(), path)
		}
	})
}

func (s *stand) experts() []schema.Expert {
	experts, _ := s.Pack().Find(schema.PrioritiesKind, "knight").Experts()
	return experts
}

// firstRow returns the ranks that the first expert gives for the first kind of action.
func (s *stand) firstRow() [schema.Inputs]int { return s.experts()[0].Priorities[0] }
