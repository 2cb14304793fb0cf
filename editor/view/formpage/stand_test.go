package formpage_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/layout"

	"boardduels/editor/editorui"
	"boardduels/editor/view/formpage"
	"boardduels/editor/view/naming"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/i18n"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/app/look"
	"boardduels/schema"
)

// stand is a desk with a form on it.
type stand struct {
	*viewtest.Stand
	form *formpage.Page
}

// newStand returns a desk with the form of a document, in English.
func newStand(t *testing.T, file string) *stand {
	t.Helper()
	return newStandIn(t, "en", file)
}

// newStandIn is newStand in a language.
func newStandIn(t *testing.T, language, file string) *stand {
	t.Helper()
	s := &stand{Stand: viewtest.New(t, viewtest.OnDesktop, language)}
	explain := func(d schema.Diagnostic) string { return naming.Explain(s.Pack(), s.Texts(), d) }
	from := formpage.NewOrigins(s.Saved, classictest.Pack().Document)
	s.form = formpage.New(s.Pack().Document(file).Kind(), s, s.Tips, s.Do, s.Seal, from, explain)
	s.Lay(func(d *schema.Document) {
		s.form.Show(d)
		s.form.Complain(schema.Essential(d.Diagnostics()))
	}, s.form.Object, layout.NewSpacer(), 0.44)
	s.Show(file)
	return s
}

// What controls alone ask of what is around them.

func (s *stand) Words() *i18n.Translator             { return s.Texts() }
func (s *stand) ChooseImage(string, func(string))    { s.T.Error("no test looks for a picture") }
func (s *stand) TakeImage(string, func(string)) bool { return false }
func (s *stand) ChooseColour(string, func(string))   { s.T.Error("no test mixes a colour") }
func (s *stand) ChooseCard(string, func(string))     { s.T.Error("no test chooses a card") }
func (s *stand) CardName(id string) string           { return id }
func (s *stand) Picture(image string) fyne.Resource {
	return s.Pictures.Find(image, look.DefaultCard)
}

// row returns the row of a field.
func (s *stand) row(field string) *formpage.Row {
	s.T.Helper()
	for _, r := range s.form.Rows {
		if r.Field.Name == field {
			return r
		}
	}
	s.T.Fatalf("there is no field %q", field)
	return nil
}

// entryOf returns the entry of a field, after opening its section.
func (s *stand) entryOf(field string) *editorui.Entry {
	s.T.Helper()
	s.form.Focus(field, s.Canvas())
	return s.row(field).Control.Focus.(*editorui.Entry)
}
