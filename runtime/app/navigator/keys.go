package navigator

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/keyboard"
	"boardduels/runtime/app/ui"
)

// TypedKey takes a key that no widget has taken.
func (n *Navigator) TypedKey(e *fyne.KeyEvent) {
	e = keyboard.Placed(e)
	leaving := e.Name == fyne.KeyEscape || e.Name == mobile.KeyBack
	switch {
	case ui.IsStale(e):
	case leaving && n.closeDialog():
	case n.sheets.IsOpen() && (leaving || n.sheets.IsLarge() && ui.IsPress(e)):
		n.sheets.Close()
	case !n.IsCovered() && n.typedToGame(e.Name):
		ui.Spend(e)
	case !n.IsCovered() && leaving && n.back != nil:
		n.back()
	case !n.IsCovered() && e.Name == mobile.KeyBack && n.options.Leave != nil:
		n.options.Leave()
	case ui.IsPress(e) && n.options.Window.Canvas().Focused() == nil:
		n.pressMain(e)
	default:
		ui.Step(n.options.Window.Canvas(), e.Name, n.focusOrder()...)
	}
}

// typedToGame reports whether a key means something to the game that is shown.
func (n *Navigator) typedToGame(key fyne.KeyName) bool {
	if n.table != nil {
		return n.table.Typed(key)
	}
	board, ok := n.board.(*boardscreens.Session)
	return ok && board.Typed(key)
}

// pressMain presses what the screen is for. Where there is no such thing, and on what came up by itself, it only gives
// what comes first the focus: whoever went on pressing Enter would else begin the next duel with the result unread.
func (n *Navigator) pressMain(e *fyne.KeyEvent) {
	c := n.options.Window.Canvas()
	ui.FocusFirst(c, n.focusOrder()...)
	if main := c.Focused(); main != nil && !n.unprompted && IsMain(main) {
		main.TypedKey(e)
	}
}

// IsMain reports whether something is the button that its screen is for.
func IsMain(f fyne.Focusable) bool {
	b, ok := f.(*ui.Button)
	return ok && b.Importance == widget.HighImportance
}

// focusOrder says what the keyboard begins with: in a duel the hand, or the end of the turn where that is empty, in a
// replay its course, else what the screen is for.
func (p *Pages) focusOrder() []func(fyne.Focusable) bool {
	isNoWayBack := func(f fyne.Focusable) bool {
		b, ok := f.(*ui.Button)
		return !ok || !b.IsQuiet
	}
	if p.board != nil {
		return []func(fyne.Focusable) bool{boardview.IsBoard, IsMain}
	}
	if p.table == nil {
		return []func(fyne.Focusable) bool{IsMain, isNoWayBack}
	}
	isCourse := func(f fyne.Focusable) bool { _, ok := f.(*ui.Slider); return ok }
	isHand := func(f fyne.Focusable) bool { _, ok := f.(*dueltable.HandCard); return ok }
	isTurn := func(f fyne.Focusable) bool { _, ok := f.(*dueltable.TurnButton); return ok }
	return []func(fyne.Focusable) bool{isCourse, isHand, isTurn}
}
