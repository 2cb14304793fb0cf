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
	"boardduels/runtime/duel/rule"
)

// stanceModel is what a stance's button says.
type stanceModel struct {
	stance rule.Stance
	name   string
	beats  string // what it wins against
	brings string // what that brings
	urgent bool   // nothing is left to do but to take one
}

// stanceKeys are the letters that take the stances.
var stanceKeys = map[rule.Stance]rune{rule.Strike: 'S', rule.Guard: 'G', rule.Focus: 'F'}

// StanceButton is a large button that takes a stance, and in the own turn ends that with it.
type StanceButton struct {
	widget.BaseWidget
	ui.Focus
	onTapped func(rule.Stance)
	now      stanceModel
	hovered  bool
	grown    float32
}

var (
	_ fyne.Tappable     = (*StanceButton)(nil)
	_ desktop.Hoverable = (*StanceButton)(nil)
)

func newStanceButton(onTapped func(rule.Stance)) *StanceButton {
	b := &StanceButton{onTapped: onTapped, grown: 1}
	b.ExtendBaseWidget(b)
	b.Attach(b, func() { b.Tapped(nil) })
	b.Hide()
	return b
}

// Tapped takes the stance.
func (b *StanceButton) Tapped(*fyne.PointEvent) { b.onTapped(b.now.stance) }

// MouseIn brightens the button.
func (b *StanceButton) MouseIn(*desktop.MouseEvent) { b.hovered = true; b.Refresh() }

// MouseMoved belongs to the toolkit.
func (b *StanceButton) MouseMoved(*desktop.MouseEvent) {}

// MouseOut dims the button again.
func (b *StanceButton) MouseOut() { b.hovered = false; b.Refresh() }

// CreateRenderer belongs to the toolkit.
func (b *StanceButton) CreateRenderer() fyne.WidgetRenderer {
	leading := func(bold bool) *look.Fitted {
		return look.NewFitted(fyne.TextStyle{Bold: bold}, nil, fyne.TextAlignLeading, color.White)
	}
	r := &stanceRenderer{
		StanceButton: b, ground: canvas.NewRectangle(color.Transparent), sign: &canvas.Image{FillMode: canvas.ImageFillContain},
		name: leading(true), beats: leading(false), brings: leading(false), key: canvas.NewText("", color.White),
	}
	r.key.Alignment, r.key.TextStyle = fyne.TextAlignTrailing, fyne.TextStyle{Bold: true}
	r.Refresh()
	return b.Ringed(r)
}

type stanceRenderer struct {
	*StanceButton
	ground              *canvas.Rectangle
	sign                *canvas.Image
	name, beats, brings *look.Fitted
	key                 *canvas.Text
}

func (r *stanceRenderer) Destroy()           {}
func (r *stanceRenderer) MinSize() fyne.Size { return fyne.NewSize(72, ui.Target) }
func (r *stanceRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.ground, r.sign, r.name.Object(), r.beats.Object(), r.brings.Object(), r.key}
}

func (r *stanceRenderer) Refresh() {
	ground, ink := look.Color(theme.ColorNameButton), look.Color(theme.ColorNameForeground)
	r.ground.StrokeWidth, r.ground.StrokeColor = 1.5, look.Color(look.ColorEdge)
	if r.now.urgent {
		r.ground.StrokeColor = look.Color(look.ColorGold)
	}
	if r.hovered {
		r.ground.StrokeWidth = 3
	}
	r.ground.FillColor, r.ground.CornerRadius = ground, 12
	r.name.Color, r.beats.Color, r.brings.Color, r.key.Color = ink, ink, ink, ink
	r.name.SetText(r.now.name)
	r.beats.SetText(r.now.beats)
	r.brings.SetText(r.now.brings)
	r.key.Text = ""
	if key, is := stanceKeys[r.now.stance]; is {
		r.key.Text = keyboard.Label(key)
	}
	ui.Show(!ui.IsPressedByTouch(), r.key)
	r.Layout(r.StanceButton.Size())
	canvas.Refresh(r.ground)
}

func (r *stanceRenderer) Layout(size fyne.Size) {
	if size.Width == 0 {
		return
	}
	whole := ui.RectOf(size)
	whole.Put(r.ground)
	inner := whole.Inset(4)
	if high := 76 * r.grown; inner.H > high {
		inner.Y, inner.H = inner.Y+(inner.H-high)/2, high
	}
	r.key.TextSize = 12 * r.grown
	r.key.Move(fyne.NewPos(0, 3))
	r.key.Resize(fyne.NewSize(size.Width-7, r.key.MinSize().Height))
	top := inner
	if isNarrow := inner.W < 150; isNarrow { // what is told gets all of it
		top = inner.CutTop(inner.H*0.42, 0)
		top.CutLeft(top.H, 3).Put(r.sign)
	} else {
		inner.CutLeft(min(inner.H*0.7, inner.W*0.25), 4).Put(r.sign)
		top = inner.CutTop(inner.H*0.42, 0)
	}
	look.Draw(r.sign, look.StanceSymbol(r.now.stance))
	if r.key.Visible() {
		top.W -= 12 * r.grown
	}
	r.name.Layout(top.Pos(), top.Size(), 8, 17*r.grown)
	beats := inner.CutTop(inner.H/2, 0)
	r.beats.Layout(beats.Pos(), beats.Size(), 7.5, 12*r.grown)
	r.brings.Layout(inner.Pos(), inner.Size(), 7.5, 12*r.grown)
}

// stanceBar is the three buttons that stand in place of the one that ends the turn.
type stanceBar struct {
	Buttons [3]*StanceButton
	has     bool // the duel has clashes, so that there is always room for them
	isShown bool
	due     bool // a stance is to be chosen, and nothing else can be done
}

func newStanceBar(onTapped func(rule.Stance)) *stanceBar {
	b := &stanceBar{}
	for i := range b.Buttons {
		b.Buttons[i] = newStanceButton(onTapped)
	}
	return b
}

// set shows a button for each stance, or none.
func (b *stanceBar) set(models []stanceModel, due bool) {
	b.isShown, b.due = len(models) > 0, due
	for i, button := range b.Buttons {
		if b.isShown {
			button.now = models[i]
			button.Refresh()
		}
		ui.Show(b.isShown, button)
	}
}

// Shown reports whether the buttons stand there.
func (b *stanceBar) Shown() bool { return b.isShown }

// layout puts the buttons beside each other in a flat place, else one under the other.
func (b *stanceBar) layout(r ui.Rect, grown float32) {
	const gap = 2
	isFlat := r.W > 2*r.H
	for i, button := range b.Buttons {
		button.grown = grown
		if left := float32(len(b.Buttons) - i); isFlat {
			r.CutLeft((r.W-gap*(left-1))/left, gap).Put(button)
		} else {
			r.CutTop((r.H-gap*(left-1))/left, gap).Put(button)
		}
	}
}

// typed takes the stance whose letter a key is, or whose number while nothing but a stance is asked for; it reports
// whether it is one.
func (b *stanceBar) typed(key fyne.KeyName) bool {
	if !b.isShown {
		return false
	}
	for i, button := range b.Buttons {
		if key == fyne.KeyName(stanceKeys[button.now.stance]) || b.due && key == fyne.KeyName(rune('1'+i)) {
			button.Tapped(nil)
			return true
		}
	}
	return false
}
