package view

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/schema"
)

// boxes returns all boxes of the open page, whether their sections are open or not.
func (s *stand) boxes() (found []*editorui.Entry) {
	page := s.desk.page(s.work.Pack().Document(s.file).Kind())
	if page.form != nil {
		for _, r := range page.form.Rows {
			if e, ok := r.Control.Focus.(*editorui.Entry); ok {
				s.desk.focus(r.Field.Name)
				found = append(found, e)
			}
		}
	}
	for _, e := range viewtest.All[*editorui.Entry](s) {
		if e != s.desk.outline.Search {
			found = append(found, e)
		}
	}
	return found
}

// A refresh follows every key: what is typed stays as it is typed, in every box of every kind of document.
func TestWhatIsTypedStaysAsItIsTyped(t *testing.T) {
	quick.Skip(t, "it types into all boxes")
	s := newStand(t, viewtest.OnDesktop, "en")
	for _, kind := range []schema.Kind{schema.LevelKind, schema.MapKind, schema.PositionKind, schema.RunKind} {
		if len(s.work.Pack().IDs(kind)) == 0 {
			require.NoError(t, s.work.Do(document.Add{Item: document.Item{Type: kind, ID: "tried"}, Name: "Tried"}))
		}
	}
	for _, kind := range schema.Kinds() {
		ids := s.work.Pack().IDs(kind)
		require.NotEmpty(t, ids, kind)
		s.goTo(schema.FileOf(kind, ids[0]), "")
		for i, e := range s.boxes() {
			const typed = "a  b "
			s.Retype(e, typed)
			require.Equal(t, typed, e.Text, "box %d of %s", i, s.file)
		}
	}
}

func TestABlankGoesIntoAnExpertsNameAndNote(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	id := s.work.Pack().IDs(schema.PrioritiesKind)[0]
	s.goTo(schema.FileOf(schema.PrioritiesKind, id), "")
	p := s.desk.experts()
	s.Retype(p.Name, "Old hand")
	s.Retype(p.Note, "Plays since 2019 ")
	experts, _ := s.work.Pack().Find(schema.PrioritiesKind, id).Experts()
	require.Equal(t, "Old hand", experts[0].Name)
	require.Equal(t, "Plays since 2019", experts[0].Note)
}

func TestABlankGoesIntoAPathOfAPicture(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	art := s.entryOf(schema.CardKind, "card_image")
	s.Retype(art, "art/old oak.png ")
	path, _ := s.work.Pack().Document(s.file).Value("card_image")
	require.Equal(t, "art/old oak.png", path)
	s.window.Canvas().Focus(s.desk.outline.Search)
	require.Equal(t, path, art.Text, "once it is left, it shows what counts")
}

func TestAnUndoneTextIsShownWhileItsBoxHasTheFocus(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	art := s.entryOf(schema.CardKind, "card_image")
	before := art.Text
	s.Retype(art, "oak ")
	s.commands.choose(s.commands.find("undo"))
	require.Equal(t, before, art.Text)
}

// What others change while somebody types a number leaves what is typed alone.
func TestANumberThatIsBeingTypedStaysThroughAnEditElsewhere(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.goTo(schema.FileOf(schema.PrioritiesKind, s.work.Pack().IDs(schema.PrioritiesKind)[0]), "")
	l := s.desk.experts().Ranking.Lines[3]
	s.Retype(l.Number, "1")
	s.set(cleave, "cost", "7")
	require.Equal(t, "1", l.Number.Text)
	l.Number.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	require.NotEqual(t, "1", l.Number.Text)
}
