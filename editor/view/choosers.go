package view

import (
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	own "boardduels/editor/view/widget"
	"boardduels/internal/i18n"
	"boardduels/internal/spelling"
	"boardduels/runtime/play/look"
	"boardduels/schema"
)

// choosers let people choose pictures, colours, cards and files. They are the surroundings of controls.
type choosers struct{ editor *Editor }

var _ own.Surroundings = (*choosers)(nil)

// Words implements [own.Surroundings].
func (c *choosers) Words() *i18n.Translator { return c.editor.texts }

// Picture implements [own.Surroundings].
func (c *choosers) Picture(image string) fyne.Resource {
	return c.editor.pictures.find(image, look.DefaultCard)
}

// ChooseColour lets people mix a colour.
func (c *choosers) ChooseColour(current string, chosen func(string)) {
	t := c.editor.texts
	mixer := own.NewMixer(t, current, c.coloursBut(current))
	s := c.editor.ask.sheet("editor.colour.title", mixer.Object,
		own.Answer{Text: t.Text("editor.cancel"), Importance: widget.MediumImportance},
		own.Answer{Text: t.Text("editor.colour.take"), Importance: widget.HighImportance, Taken: func() { chosen(mixer.Number.Text) }})
	mixer.Changed = func(mixed bool) { own.Enable(mixed, s.Main) }
	mixer.Number.Escape = s.Close
	mixer.Number.OnSubmitted = func(string) { s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn}) }
	s.Raise(520, 0)
	c.editor.window.Canvas().Focus(mixer.Number)
}

// coloursBut returns the colours of the pack's heroes in the order of their names, without one.
func (c *choosers) coloursBut(current string) (colours []string) {
	pack := c.editor.work.Pack()
	for _, id := range byName(pack, schema.HeroKind, c.editor.texts) {
		hero, _ := pack.Hero(id)
		if hero.Colour != current && own.ParseColour(hero.Colour) != color.Transparent && !slices.Contains(colours, hero.Colour) {
			colours = append(colours, hero.Colour)
		}
	}
	return colours
}

// askCard lets people choose a card by its name or id.
func (c *choosers) askCard(chosen func(card string)) {
	pack := c.editor.work.Pack()
	all := byName(pack, schema.CardKind, c.editor.texts)
	openPicker(c.editor, "editor.deck.add", func(wanted string) (found []pick) {
		wanted = spelling.Fold(wanted)
		for _, id := range all {
			name := nameOf(pack, schema.FileOf(schema.CardKind, id), c.editor.texts)
			if strings.Contains(spelling.Fold(name+" "+id), wanted) {
				card, _ := pack.Card(id)
				found = append(found, pick{name: name, card: &card, take: func() { chosen(id) }})
			}
		}
		return found
	})
}
