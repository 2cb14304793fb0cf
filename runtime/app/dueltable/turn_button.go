package dueltable

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/keyboard"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
)

// TurnButton is a large button with a line under its label; it ends the turn.
type TurnButton struct {
	widget.DisableableWidget
	ui.Focus
	onTapped func()
	Caption
	hovered bool
	grown   float32
}

var _ desktop.Hoverable = (*TurnButton)(nil)

func newTurnButton(onTapped func()) *TurnButton {
	b := &TurnButton{onTapped: onTapped, grown: 1}
	b.ExtendBaseWidget(b)
	b.Attach(b, func() { b.Tapped(nil) })
	return b
}

func (b *TurnButton) set(c Caption) {
	b.Caption = c
	b.Refresh()
}

// Tapped ends the turn, unless it isn't one's own.
func (b *TurnButton) Tapped(*fyne.PointEvent) {
	if b.Enabled {
		b.onTapped()
	}
}

// Disabled reports whether the keyboard isn't led here: while there is nothing to end. What has the focus keeps it.
func (b *TurnButton) Disabled() bool { return !b.Enabled && !b.HasFocus }

// MouseIn brightens the button.
func (b *TurnButton) MouseIn(*desktop.MouseEvent) { b.hovered = true; b.Refresh() }

// MouseMoved belongs to the toolkit.
func (b *TurnButton) MouseMoved(*desktop.MouseEvent) {}

// MouseOut dims the button again.
func (b *TurnButton) MouseOut() { b.hovered = false; b.Refresh() }

// CreateRenderer belongs to the toolkit.
func (b *TurnButton) CreateRenderer() fyne.WidgetRenderer {
	r := &buttonRenderer{
		TurnButton: b,
		ground:     canvas.NewRectangle(color.Transparent),
		label:      look.NewFitted(fyne.TextStyle{Bold: true}, look.Title, fyne.TextAlignCenter, color.White),
		note:       look.NewFitted(fyne.TextStyle{}, nil, fyne.TextAlignCenter, color.White),
		cap:        canvas.NewRectangle(color.Transparent),
		key:        canvas.NewText("", color.White),
	}
	r.cap.StrokeWidth, r.cap.CornerRadius = 1, 4
	r.key.Alignment, r.key.TextStyle = fyne.TextAlignCenter, fyne.TextStyle{Bold: true}
	r.Refresh()
	return b.Ringed(r)
}

type buttonRenderer struct {
	*TurnButton
	ground *canvas.Rectangle
	label  *look.Fitted
	note   *look.Fitted
	cap    *canvas.Rectangle // with the key that does the same
	key    *canvas.Text
}

func (r *buttonRenderer) Destroy()           {}
func (r *buttonRenderer) MinSize() fyne.Size { return fyne.NewSize(72, 44) }
func (r *buttonRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.ground, r.label.Object(), r.note.Object(), r.cap, r.key}
}

func (r *buttonRenderer) Refresh() {
	ground, text := look.Color(theme.ColorNameButton), look.Color(theme.ColorNameForeground)
	switch {
	case !r.Enabled:
		text = look.Color(look.ColorMuted)
	case r.Urgent:
		ground, text = look.Color(theme.ColorNamePrimary), look.Color(theme.ColorNameForegroundOnPrimary)
	}
	r.ground.FillColor, r.ground.CornerRadius = ground, 12
	r.ground.StrokeWidth, r.ground.StrokeColor = 1.5, look.Color(look.ColorEdge)
	if r.Urgent {
		r.ground.StrokeColor = look.Color(look.ColorGold)
	}
	if r.hovered && r.Enabled {
		r.ground.StrokeWidth = 3
	}
	r.label.Color, r.note.Color = text, text
	ui.Show(r.Enabled && !ui.IsPressedByTouch(), r.cap, r.key)
	r.cap.StrokeColor, r.key.Color = text, text
	r.key.Text = keyboard.Label(TurnKey)
	r.label.SetText(r.Caption.Label)
	r.note.SetText(r.Caption.Note)
	r.Layout(r.Size())
	canvas.Refresh(r.ground)
}

func (r *buttonRenderer) Layout(size fyne.Size) {
	if size.Width == 0 {
		return
	}
	whole := ui.RectOf(size)
	whole.Put(r.ground)
	inner := whole.Inset(8)
	height := min(inner.H, 96*r.grown)
	inner = ui.NewRect(inner.X, inner.Y+(inner.H-height)/2, inner.W, height)
	note := inner.CutBottom(inner.H*0.42, 0)
	r.layoutKey(whole)
	r.label.Layout(inner.Pos(), inner.Size(), 10, 22*r.grown)
	r.note.Layout(note.Pos(), note.Size(), 9, 15*r.grown)
}

// layoutKey puts the key into the upper right corner.
func (r *buttonRenderer) layoutKey(whole ui.Rect) {
	side, inset := 18*r.grown, 6*r.grown
	at := ui.NewRect(whole.X+whole.W-side-inset, whole.Y+inset, side, side)
	at.Put(r.cap)
	r.key.TextSize = 12 * r.grown
	at.Put(r.key)
}
