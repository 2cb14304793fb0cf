package editorui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
)

// Tips say what a sign means while the pointer rests on it. They lie over the desk and take no part in what the pointer
// does; an overlay of the toolkit would.
type Tips struct {
	do    func(func()) // on the toolkit's thread
	Label *widget.Label
	Tip   *fyne.Container
	Layer *fyne.Container
	over  *TipButton
}

// NewTips returns tips; do runs a function on the toolkit's thread.
func NewTips(do func(func())) *Tips {
	s := &Tips{do: do, Label: widget.NewLabel("")}
	paper := NewGround(theme.ColorNameMenuBackground, 6)
	paper.edge = look.ColorEdge
	s.Tip = container.NewStack(paper, s.Label)
	s.Tip.Hide()
	s.Layer = container.NewWithoutLayout(s.Tip)
	return s
}

// restTime is how long the pointer rests on a sign before it is explained.
const restTime = 500 * time.Millisecond

// enter begins to wait on a button.
func (s *Tips) enter(b *TipButton) {
	s.over = b
	time.AfterFunc(restTime, func() {
		s.do(func() {
			if s.over == b && b.Visible() {
				s.Explain(b)
			}
		})
	})
}

// Leave takes the tip away.
func (s *Tips) Leave() {
	s.over = nil
	s.Tip.Hide()
}

// Explain tells what a button does, below it, or above it where the desk ends.
func (s *Tips) Explain(b *TipButton) {
	s.Label.SetText(b.Tip())
	driver := fyne.CurrentApp().Driver()
	at := driver.AbsolutePositionForObject(b).Subtract(driver.AbsolutePositionForObject(s.Layer))
	size, room := s.Tip.MinSize(), s.Layer.Size()
	below := at.Y + b.Size().Height + 2
	if below+size.Height > room.Height {
		below = at.Y - size.Height - 2
	}
	s.Tip.Resize(size)
	s.Tip.Move(fyne.NewPos(max(min(at.X, room.Width-size.Width-2), 2), below))
	s.Tip.Show()
}

// TipButton is a button that tells what it does while the pointer rests on it.
type TipButton struct {
	widget.Button
	tips *Tips
	Tip  func() string
}

// Button returns a button with a sign of its own and a tip.
func (s *Tips) Button(icon fyne.Resource, tip string, tapped func()) *TipButton {
	b := s.NewButton("", icon, func() string { return tip }, tapped)
	b.Importance = widget.LowImportance
	return b
}

// NewButton returns a button with a text, a sign and a tip, which is asked for when it is shown.
func (s *Tips) NewButton(text string, icon fyne.Resource, tip func() string, tapped func()) *TipButton {
	b := &TipButton{tips: s, Tip: tip}
	b.Text, b.Icon, b.OnTapped = text, icon, tapped
	b.ExtendBaseWidget(b)
	return b
}

// TypedKey belongs to the toolkit.
func (b *TipButton) TypedKey(key *fyne.KeyEvent) { press(b, &b.Button, key) }

// MouseIn belongs to the toolkit.
func (b *TipButton) MouseIn(e *desktop.MouseEvent) {
	b.Button.MouseIn(e)
	b.tips.enter(b)
}

// MouseOut belongs to the toolkit.
func (b *TipButton) MouseOut() {
	b.Button.MouseOut()
	b.tips.Leave()
}

// Tapped belongs to the toolkit.
func (b *TipButton) Tapped(e *fyne.PointEvent) {
	b.tips.Leave()
	b.Button.Tapped(e)
}
