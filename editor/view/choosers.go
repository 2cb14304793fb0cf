package view

import (
	"fmt"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	own "boardduels/editor/view/widget"
	"boardduels/internal/i18n"
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
	d := dialog.NewColorPicker(c.editor.texts.Text("editor.colour.title"), "", func(c color.Color) {
		n := color.NRGBAModel.Convert(c).(color.NRGBA)
		chosen(fmt.Sprintf("#%02x%02x%02x", n.R, n.G, n.B))
	}, c.editor.window)
	d.Advanced = true
	if c := own.ParseColour(current); c != color.Transparent {
		d.SetColor(c)
	}
	d.Show()
	c.closeOnEscape(d)
}

// askCard lets people choose a card by its name or id.
func (c *choosers) askCard(chosen func(card string)) {
	pack := c.editor.work.Pack()
	all := byName(pack, schema.CardKind, c.editor.texts)
	openPicker(c.editor, "editor.deck.add", func(wanted string) (found []pick) {
		wanted = strings.ToLower(wanted)
		for _, id := range all {
			name := nameOf(pack, schema.FileOf(schema.CardKind, id), c.editor.texts)
			if strings.Contains(strings.ToLower(name+" "+id), wanted) {
				card, _ := pack.Card(id)
				found = append(found, pick{name: name, card: &card, take: func() { chosen(id) }})
			}
		}
		return found
	})
}
