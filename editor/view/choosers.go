package view

import (
	"fmt"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/schema"
)

// chooseColour lets people mix a colour.
func (e *Editor) chooseColour(current string, chosen func(string)) {
	d := dialog.NewColorPicker(e.texts.Text("editor.colour.title"), "", func(c color.Color) {
		n := color.NRGBAModel.Convert(c).(color.NRGBA)
		chosen(fmt.Sprintf("#%02x%02x%02x", n.R, n.G, n.B))
	}, e.window)
	d.Advanced = true
	if c := parseColour(current); c != color.Transparent {
		d.SetColor(c)
	}
	d.Show()
	e.closeOnEscape(d)
}

// askCard lets people choose a card by its name.
func (e *Editor) askCard(chosen func(card string)) {
	pack := e.work.Pack()
	all := byName(pack, schema.CardKind, e.texts)
	var ids []string
	search := newEntry(nil, func() {})
	search.SetPlaceHolder(e.texts.Text("editor.search"))
	name := func(id string) string { return nameOf(pack, schema.FileOf(schema.CardKind, id), e.texts) }
	list := widget.NewList(func() int { return len(ids) },
		func() fyne.CanvasObject { return container.NewBorder(nil, nil, newBadge(), nil, widget.NewLabel("")) },
		func(i widget.ListItemID, o fyne.CanvasObject) {
			parts := o.(*fyne.Container).Objects
			card, _ := pack.Card(ids[i])
			parts[0].(*widget.Label).SetText(name(ids[i]))
			parts[1].(*badge).set(card)
		})
	none := caption("")
	search.OnChanged = func(wanted string) {
		ids = ids[:0]
		for _, id := range all {
			if strings.Contains(strings.ToLower(name(id)+" "+id), strings.ToLower(wanted)) {
				ids = append(ids, id)
			}
		}
		visible(len(ids) == 0, none)
		none.SetText(e.texts.Text("editor.search.none", i18n.Args{"Text": wanted}))
		list.Refresh()
	}
	search.OnChanged("")
	s := e.ask("editor.deck.add", container.NewBorder(search, nil, nil, nil, container.NewStack(list, container.NewVBox(none))),
		answer{e.texts.Text("editor.cancel"), widget.MediumImportance, nil})
	search.escape = s.close
	list.OnSelected = func(i widget.ListItemID) {
		s.close()
		chosen(ids[i])
	}
	s.show(420, 520)
	e.window.Canvas().Focus(search)
}
