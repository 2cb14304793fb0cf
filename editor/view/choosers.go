package view

import (
	"fmt"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"

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

// askCard lets people choose a card by its name.
func (c *choosers) askCard(chosen func(card string)) {
	pack := c.editor.work.Pack()
	all := byName(pack, schema.CardKind, c.editor.texts)
	var ids []string
	search := own.NewEntry(nil, func() {})
	search.SetPlaceHolder(c.editor.texts.Text("editor.search"))
	name := func(id string) string { return nameOf(pack, schema.FileOf(schema.CardKind, id), c.editor.texts) }
	list := widget.NewList(func() int { return len(ids) },
		func() fyne.CanvasObject {
			return container.NewBorder(nil, nil, own.NewBadge(), nil, widget.NewLabel(""))
		},
		func(i widget.ListItemID, o fyne.CanvasObject) {
			parts := o.(*fyne.Container).Objects
			card, _ := pack.Card(ids[i])
			parts[0].(*widget.Label).SetText(name(ids[i]))
			parts[1].(*own.Badge).Set(card)
		})
	none := own.Caption("")
	search.OnChanged = func(wanted string) {
		ids = ids[:0]
		for _, id := range all {
			if strings.Contains(strings.ToLower(name(id)+" "+id), strings.ToLower(wanted)) {
				ids = append(ids, id)
			}
		}
		own.Visible(len(ids) == 0, none)
		none.SetText(c.editor.texts.Text("editor.search.none", i18n.Args{"Text": wanted}))
		list.Refresh()
	}
	search.OnChanged("")
	s := c.editor.ask.sheet("editor.deck.add", container.NewBorder(search, nil, nil, nil, container.NewStack(list, container.NewVBox(none))),
		own.Answer{Text: c.editor.texts.Text("editor.cancel"), Importance: widget.MediumImportance, Taken: nil})
	search.Escape = s.Close
	list.OnSelected = func(i widget.ListItemID) {
		s.Close()
		chosen(ids[i])
	}
	s.Raise(420, 520)
	c.editor.window.Canvas().Focus(search)
}
