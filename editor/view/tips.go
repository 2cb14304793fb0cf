package view

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/play/look"
)

// tips say what a sign means while the pointer rests on it. They lie over the desk and take no part in what the pointer
// does; an overlay of the toolkit would.
type tips struct {
	do    func(func()) // on the toolkit's thread
	label *widget.Label
	tip   *fyne.Container
	layer *fyne.Container
	over  *tipButton
}

func newTips(do func(func())) *tips {
	s := &tips{do: do, label: widget.NewLabel("")}
	paper := newGround(theme.ColorNameMenuBackground, 6)
	paper.edge = look.ColorEdge
	s.tip = container.NewStack(paper, s.label)
	s.tip.Hide()
	s.layer = container.NewWithoutLayout(s.tip)
	return s
}

// restTime is how long the pointer rests on a sign before it is explained.
const restTime = 500 * time.Millisecond

// enter begins to wait on a button.
func (s *tips) enter(b *tipButton) {
	s.over = b
	time.AfterFunc(restTime, func() {
		s.do(func() {
			if s.over == b && b.Visible() {
				s.show(b)
			}
		})
	})
}

func (s *tips) leave() {
	s.over = nil
	s.tip.Hide()
}

// show explains a button below it, or above it where the desk ends.
func (s *tips) show(b *tipButton) {
	s.label.SetText(b.tip())
	driver := fyne.CurrentApp().Driver()
	at := driver.AbsolutePositionForObject(b).Subtract(driver.AbsolutePositionForObject(s.layer))
	size, room := s.tip.MinSize(), s.layer.Size()
	below := at.Y + b.Size().Height + 2
	if below+size.Height > room.Height {
		below = at.Y - size.Height - 2
	}
	s.tip.Resize(size)
	s.tip.Move(fyne.NewPos(max(min(at.X, room.Width-size.Width-2), 2), below))
	s.tip.Show()
}

// tipButton is a button that tells what it does while the pointer rests on it.
type tipButton struct {
	widget.Button
	tips *tips
	tip  func() string
}

// button returns a button with a sign of its own and a tip.
func (s *tips) button(icon fyne.Resource, tip string, tapped func()) *tipButton {
	b := s.newButton("", icon, func() string { return tip }, tapped)
	b.Importance = widget.LowImportance
	return b
}

func (s *tips) newButton(text string, icon fyne.Resource, tip func() string, tapped func()) *tipButton {
	b := &tipButton{tips: s, tip: tip}
	b.Text, b.Icon, b.OnTapped = text, icon, tapped
	b.ExtendBaseWidget(b)
	return b
}

// MouseIn belongs to the toolkit.
func (b *tipButton) MouseIn(e *desktop.MouseEvent) {
	b.Button.MouseIn(e)
	b.tips.enter(b)
}

// MouseOut belongs to the toolkit.
func (b *tipButton) MouseOut() {
	b.Button.MouseOut()
	b.tips.leave()
}

// Tapped belongs to the toolkit.
func (b *tipButton) Tapped(e *fyne.PointEvent) {
	b.tips.leave()
	b.Button.Tapped(e)
}
