package duelflow

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
)

// newNoRecords shows somebody who has no record yet what will stand there, in grey and without any figure, and leads to
// a first duel.
func newNoRecords(t *i18n.Translator, begin func()) fyne.CanvasObject {
	button := ui.BigButton(t.Text("records.begin"), look.Symbol("attack"), widget.HighImportance, begin)
	welcome := ui.NewPanel(container.NewVBox(ui.Paragraph(t.Text("records.none")), button))
	chart := ui.NewChart(ui.Chart{
		Ticks: []ui.Tick{{At: 0.25}, {At: 0.5}, {At: 0.75}}, First: t.Text("chart.duel", i18n.Args{"N": 1}), Counts: t.Text("chart.rating"),
	})
	left := container.NewVBox(
		newAwaited(t, "records.rating_title", "records.none.rating", chart),
		newAwaited(t, "records.all", "records.none.totals", newTroughs(1)),
		newAwaited(t, "records.opponents", "records.none.opponents", newTroughs(3)),
	)
	right := container.NewVBox(
		newAwaited(t, "records.heroes", "records.none.heroes", newTroughs(2)),
		newAwaited(t, "records.enemies", "records.none.enemies", newTroughs(2)),
		newAwaited(t, "records.cards", "records.none.cards", newTroughs(3)),
	)
	return container.NewVBox(welcome, &fyne.Container{Layout: &ui.TwoUp{}, Objects: []fyne.CanvasObject{left, right}})
}

// newAwaited is a panel of what isn't there yet: its title, what it will tell, and its shape.
func newAwaited(t *i18n.Translator, titleKey, aboutKey string, shape fyne.CanvasObject) fyne.CanvasObject {
	about := ui.Paragraph(t.Text(aboutKey))
	about.Importance = widget.LowImportance
	return ui.NewPanel(container.NewVBox(ui.FadedHeading(t.Text(titleKey)), about, shape))
}

// newTroughs are bars without anything in them.
func newTroughs(n int) fyne.CanvasObject {
	rows := container.NewVBox()
	for range n {
		rows.Add(ui.NewShare("", "", 0, look.Color(look.ColorMuted)))
	}
	return rows
}
