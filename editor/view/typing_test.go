package view

import (
	"testing"

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
		if len(ids) == 0 && (kind == schema.RelicKind || kind == schema.RulesKind) {
			continue // the classic pack has none, and they aren't added here
		}
		require.NotEmpty(t, ids, kind)
		s.goTo(schema.FileOf(kind, ids[0]), "")
		for i, e := range s.boxes() {
			const typed = "a  b "
			s.Retype(e, typed)
			require.Equal(t, typed, e.Text, "box %d of %s", i, s.file)
		}
	}
}

func TestAnUndoneTextIsShownWhileItsBoxHasTheFocus(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	art := s.entryOf(schema.CardKind, "card_image")
	before := art.Text
	s.Retype(art, "oak ")
	s.commands.choose(s.commands.find("undo"))
	require.Equal(t, before, art.Text)
}
