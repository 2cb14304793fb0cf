package dueltable

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
)

// reminder tells in the place of the title what somebody who learns is to do, while a card that is shown large lies
// over where the table tells it.
type reminder struct {
	*fyne.Container
	ground *canvas.Rectangle
	Text   *look.Fitted
	grown  float32
}

func newReminder() *reminder {
	r := &reminder{ground: canvas.NewRectangle(color.Transparent), grown: 1}
	r.ground.CornerRadius, r.ground.StrokeWidth = 8, 2
	r.Text = look.NewFitted(fyne.TextStyle{Bold: true}, nil, fyne.TextAlignLeading, color.White)
	r.Container = &fyne.Container{Objects: []fyne.CanvasObject{r.ground, r.Text.Object()}}
	r.Layout = ui.NewFree(fyne.Size{}, r.arrange)
	r.Hide()
	return r
}

func (r *reminder) arrange(size fyne.Size) {
	r.ground.FillColor, r.ground.StrokeColor = look.Color(look.ColorTable), look.Color(look.ColorGold)
	r.Text.Color = look.Color(theme.ColorNameForeground)
	place := ui.RectOf(size)
	place.Put(r.ground)
	place = place.Inset(3)
	place.CutLeft(3*r.grown, 0)
	place.CutRight(8*r.grown, 0) // windows draw small letters broader than they measure them
	r.Text.Layout(place.Pos(), place.Size(), 8.5, 16*r.grown)
}

// remind shows the advice over the card that is shown large, as long as there are both, and else nothing that lies
// under it.
func (v *Table) remind() {
	v.Field.cover(v.Preview.Visible() || v.picker.Visible())
	v.coverBar()
	isMeant := v.Advice.Text != "" && v.Preview.Visible()
	if isMeant {
		v.Reminder.Text.SetText(v.Advice.Text)
	}
	if isMeant || v.Reminder.Visible() {
		ui.Show(isMeant, v.Reminder.Container)
		v.Root.Layout.Layout(nil, v.Root.Size())
		v.Reminder.arrange(v.Reminder.Size())
		canvas.Refresh(v.ground) // the toolkit doesn't repaint for what it has never painted
	}
}
