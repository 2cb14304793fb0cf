// Package navigator shows the pages of the game, one after the other, and what lies over them: sheets, notices and
// dialogs for files. What takes longer it has done beside the screen.
package navigator

import (
	"context"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/sound"
	"boardduels/runtime/app/ui"
)

// Navigator shows page after page. It belongs to the toolkit's thread.
type Navigator struct {
	options    Options
	translator *i18n.Translator

	stage      *motion.Stage
	screen     *fyne.Container   // with the page that is shown
	content    fyne.CanvasObject // of the window: the screen, and what it stands on
	sheets     *ui.Sheets
	files      fileDialog       // that was opened last
	notice     notice           // that is shown
	table      *dueltable.Table // that takes the keys, or nil
	board      BoardPage        // that is shown, or nil
	back       func()           // where the device's back key leads; nil on the start screen
	left       func()           // what leaving the page means, or nil
	unprompted bool             // what is shown came up by itself, so that Enter only shows what it would press

	working sync.WaitGroup     // beside the screen
	moved   waking             // when another page is shown
	living  context.Context    // until the program ends
	end     context.CancelFunc // of living
}

// New returns a navigator that shows nothing yet.
func New(o Options) *Navigator {
	n := &Navigator{options: o, screen: container.NewWithoutLayout()}
	n.content = n.screen
	if o.Phone { // where the system's bars lie over the window
		n.content = container.NewStack(ui.NewBackdrop(), n.screen)
	}
	n.sheets = ui.NewSheets(func() fyne.Canvas { return n.options.Window.Canvas() })
	n.living, n.end = context.WithCancel(context.Background())
	n.stage = motion.NewStage(o.Clock)
	ui.PressedByTouch(o.Phone)
	ui.OnPress(func() { n.options.Speaker.Play(sound.Press) })
	return n
}

// Speak has pages speak a language from now on.
func (n *Navigator) Speak(t *i18n.Translator) { n.translator = t }

// Living returns a context that lasts until the program ends.
func (n *Navigator) Living() context.Context { return n.living }

// End has what is worked beside the screen come to an end.
func (n *Navigator) End() { n.end() }

// IsStill reports whether nothing moves on what is shown, and no text is typed, where a cursor blinks.
func (n *Navigator) IsStill() bool {
	_, typing := n.options.Window.Canvas().Focused().(interface{ SelectedText() string })
	return !typing && !n.stage.IsMoving()
}

// Content returns what a window shows of the game.
func (n *Navigator) Content() fyne.CanvasObject { return n.content }

// Translator returns the language that the player has chosen.
func (n *Navigator) Translator() *i18n.Translator { return n.translator }

// Hush lets nothing be heard while the game isn't seen.
func (n *Navigator) Hush(on bool) { n.options.Speaker.Hush(on) }

// Cue lets something be heard.
func (n *Navigator) Cue(name sound.Name) { n.options.Speaker.Play(name) }

// IsHome reports whether the start screen is shown, from which nothing leads back.
func (n *Navigator) IsHome() bool { return n.back == nil }

// Back leads where the device's back key does.
func (n *Navigator) Back() { n.back() }

// Table returns the table that is shown, or nil.
func (n *Navigator) Table() *dueltable.Table { return n.table }

// Board returns the page of a board game that is shown, or nil.
func (n *Navigator) Board() BoardPage { return n.board }

// WhenLeft has something done once the page that is shown is left.
func (n *Navigator) WhenLeft(do func()) { n.left = do }

// LayOut lays pages out.
func (n *Navigator) LayOut(layout fyne.Layout) { n.screen.Layout = layout }

// BoardPage is a page on which a board game is shown, until it is left.
type BoardPage interface{ Leave() }

// Display shows a screen; who came to it by keyboard goes on by keyboard. back is where the device's back key leads.
func (n *Navigator) Display(screen fyne.CanvasObject, table *dueltable.Table, back func()) {
	n.moved.all()
	if left := n.left; left != nil {
		n.left = nil
		left()
	}
	if n.board != nil {
		n.board.Leave()
		n.board = nil
	}
	n.Unnotify()
	byKeyboard := n.options.Window.Canvas().Focused() != nil
	n.options.Window.Canvas().Unfocus() // of what goes, before it is gone
	n.sheets.Clear()
	n.table, n.back, n.unprompted = table, back, false
	n.options.Speaker.Hall(table != nil)
	if table != nil {
		table.Cue = n.options.Speaker.Play
	}
	n.screen.Objects = []fyne.CanvasObject{screen}
	n.screen.Refresh()
	ui.Appear()
	ui.Deafen(false)
	if byKeyboard {
		ui.FocusFirst(n.options.Window.Canvas(), n.focusOrder()...)
	}
}

// ShowBoard shows a page of a board game, which is left when another is shown.
func (n *Navigator) ShowBoard(page BoardPage, content fyne.CanvasObject, back func()) {
	n.Display(content, nil, back)
	n.board = page
}
