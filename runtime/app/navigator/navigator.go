// Package navigator shows the pages of the game, one after the other, and what lies over them: sheets, notices and
// dialogs for files. What takes longer it has done beside the screen.
package navigator

import (
	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/sound"
	"boardduels/runtime/app/ui"
)

// Navigator leads through the pages: by keys, and back. The game has it, with the language that pages speak and their
// end; flows have its [Pages] alone. It belongs to the toolkit's thread.
type Navigator struct{ *Pages }

// New returns a navigator that shows nothing yet.
func New(o Options) *Navigator {
	ui.PressedByTouch(o.Phone)
	ui.OnPress(func() { o.Speaker.Play(sound.Press) })
	n := &Navigator{}
	n.Pages = newPages(o, n.TypedKey)
	return n
}

// Speak has pages speak a language from now on.
func (n *Navigator) Speak(t *i18n.Translator) { n.translator = t }

// End has what is worked beside the screen come to an end.
func (n *Navigator) End() { n.end() }

// IsStill reports whether nothing moves on what is shown, and no text is typed, where a cursor blinks.
func (n *Navigator) IsStill() bool {
	_, typing := n.options.Window.Canvas().Focused().(interface{ SelectedText() string })
	return !typing && !n.stage.IsMoving()
}

// Content returns what a window shows of the game.
func (n *Navigator) Content() fyne.CanvasObject { return n.content }

// Hush lets nothing be heard while the game isn't seen.
func (n *Navigator) Hush(on bool) { n.options.Speaker.Hush(on) }

// IsHome reports whether the start screen is shown, from which nothing leads back.
func (n *Navigator) IsHome() bool { return n.back == nil }

// Back leads where the device's back key does.
func (n *Navigator) Back() { n.back() }

// LayOut lays pages out.
func (n *Navigator) LayOut(layout fyne.Layout) { n.screen.Layout = layout }

// Sheets returns what lies over the screen.
func (n *Navigator) Sheets() *ui.Sheets { return n.sheets }

// Clock returns by what things move.
func (n *Navigator) Clock() motion.Clock { return n.options.Clock }

// Speaker returns what lets the game be heard; nil is a silent one.
func (n *Navigator) Speaker() *sound.Speaker { return n.options.Speaker }

// AwaitWork returns when all that is worked beside the screen is done.
func (n *Navigator) AwaitWork() { n.working.Wait() }
