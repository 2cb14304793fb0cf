package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
)

// Backdrop is what the game stands on where the system's bars lie over its window, as on phones. The toolkit keeps the
// game out from under them, and paints the ground of the theme there. Their signs are white, so under them it is that
// of the dark theme always.
type Backdrop struct{ widget.BaseWidget }

// NewBackdrop returns what belongs under a game that fills its window.
func NewBackdrop() *Backdrop {
	b := &Backdrop{}
	b.ExtendBaseWidget(b)
	return b
}

// CreateRenderer belongs to the toolkit.
func (b *Backdrop) CreateRenderer() fyne.WidgetRenderer {
	r := &backdropRenderer{under: canvas.NewRectangle(nil), ground: canvas.NewRectangle(nil)}
	r.paint()
	return r
}

type backdropRenderer struct{ under, ground *canvas.Rectangle }

// Layout lays what is under the bars far around the game: how wide they are nobody has to know.
func (r *backdropRenderer) Layout(size fyne.Size) {
	r.under.Move(fyne.NewPos(-size.Width, -size.Height))
	r.under.Resize(fyne.NewSize(size.Width*3, size.Height*3))
	r.ground.Resize(size)
}

func (r *backdropRenderer) paint() {
	r.under.FillColor = look.Theme(look.Dark).Color(theme.ColorNameBackground, theme.VariantDark)
	r.ground.FillColor = look.Color(theme.ColorNameBackground)
	same := r.under.FillColor == r.ground.FillColor
	r.under.Hidden, r.ground.Hidden = same, same
}

func (r *backdropRenderer) Refresh() {
	r.paint()
	r.under.Refresh()
	r.ground.Refresh()
}

func (r *backdropRenderer) MinSize() fyne.Size { return fyne.Size{} }
func (r *backdropRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.under, r.ground}
}
func (r *backdropRenderer) Destroy() {}
