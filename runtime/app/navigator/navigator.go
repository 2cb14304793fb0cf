// Package navigator shows the pages of the game, one after the other, and what lies over them: sheets, notices and
// dialogs for files. What takes longer it has done beside the screen.
package navigator

import (
	"context"
	"io"
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/sound"
	"boardduels/runtime/app/ui"
)

// Options are what a navigator needs from the program around it.
type Options struct {
	Window   fyne.Window // for file dialogs
	Settings *settings.Store
	Folder   string // where it is kept what a dialog for files is for
	// Phone tells that people have a phone, or what is shown as on one: they press with fingers.
	Phone bool
	Now   func() time.Time
	// Do runs a function on the toolkit's thread, in the order of the calls.
	Do func(func())
	// After tells when it is time to try again what failed.
	After func(time.Duration) <-chan time.Time
	// Sparing returns a context under which long work lets the screen live.
	Sparing func(context.Context) context.Context
	// Clock is by what things move.
	Clock motion.Clock
	// Speaker lets the game be heard; nil is a silent one.
	Speaker *sound.Speaker
	// Address, unless nil, opens a file that has an address instead of a path, with the name that it has there.
	Address func(address string) (name string, content io.ReadCloser, err error)
	// Leave, unless nil, leads from the start screen to what people had before them on their phone.
	Leave func()
}

// Navigator shows page after page. It belongs to the toolkit's thread.
type Navigator struct {
	Options
	translator *i18n.Translator

	Stage     *motion.Stage
	Screen    *fyne.Container   // with the page that is shown
	content   fyne.CanvasObject // of the window: the screen, and what it stands on
	Sheets    *ui.Sheets
	files     fileDialog       // that was opened last
	notice    notice           // that is shown
	Table     *dueltable.Table // that takes the keys, or nil
	BoardPage BoardPage        // that is shown, or nil
	Back      func()           // where the device's back key leads; nil on the start screen
	Left      func()           // what leaving the page means, or nil
	unread    bool             // what is shown came up by itself, so that Enter only shows what it would press

	Working sync.WaitGroup     // beside the screen
	moved   waking             // when another page is shown
	Living  context.Context    // until the program ends
	end     context.CancelFunc // of Living
}

// New returns a navigator that shows nothing yet.
func New(o Options) *Navigator {
	n := &Navigator{Options: o, Screen: container.NewWithoutLayout()}
	n.content = n.Screen
	if o.Phone { // where the system's bars lie over the window
		n.content = container.NewStack(ui.NewBackdrop(), n.Screen)
	}
	n.Sheets = ui.NewSheets(func() fyne.Canvas { return n.Window.Canvas() })
	n.Living, n.end = context.WithCancel(context.Background())
	n.Stage = motion.NewStage(o.Clock)
	ui.PressedByTouch(o.Phone)
	ui.OnPress(func() { n.Speaker.Play(sound.Press) })
	return n
}

// Speak has pages speak a language from now on.
func (n *Navigator) Speak(t *i18n.Translator) { n.translator = t }

// End has what is worked beside the screen come to an end.
func (n *Navigator) End() { n.end() }

// IsStill reports whether nothing moves on what is shown, and no text is typed, where a cursor blinks.
func (n *Navigator) IsStill() bool {
	_, typing := n.Window.Canvas().Focused().(interface{ SelectedText() string })
	return !typing && !n.Stage.IsMoving()
}

// Content returns what a window shows of the game.
func (n *Navigator) Content() fyne.CanvasObject { return n.content }

// Translator returns the language that the player has chosen.
func (n *Navigator) Translator() *i18n.Translator { return n.translator }

// Hush lets nothing be heard while the game isn't seen.
func (n *Navigator) Hush(on bool) { n.Speaker.Hush(on) }

// Cue lets something be heard.
func (n *Navigator) Cue(name sound.Name) { n.Speaker.Play(name) }

// BoardPage is a page on which a board game is shown, until it is left.
type BoardPage interface{ Leave() }

// Display shows a screen; who came to it by keyboard goes on by keyboard. back is where the device's back key leads.
func (n *Navigator) Display(screen fyne.CanvasObject, table *dueltable.Table, back func()) {
	n.moved.all()
	if left := n.Left; left != nil {
		n.Left = nil
		left()
	}
	if n.BoardPage != nil {
		n.BoardPage.Leave()
		n.BoardPage = nil
	}
	n.Unnotify()
	byKeyboard := n.Window.Canvas().Focused() != nil
	n.Window.Canvas().Unfocus() // of what goes, before it is gone
	n.Sheets.Clear()
	n.Table, n.Back, n.unread = table, back, false
	n.Speaker.Hall(table != nil)
	if table != nil {
		table.Cue = n.Speaker.Play
	}
	n.Screen.Objects = []fyne.CanvasObject{screen}
	n.Screen.Refresh()
	ui.Appear()
	ui.Deafen(false)
	if byKeyboard {
		ui.FocusFirst(n.Window.Canvas(), n.focusOrder()...)
	}
}

// ShowBoard shows a page of a board game, which is left when another is shown.
func (n *Navigator) ShowBoard(page BoardPage, content fyne.CanvasObject, back func()) {
	n.Display(content, nil, back)
	n.BoardPage = page
}

// After tells when it is time to try again what failed.
func (n *Navigator) After(wait time.Duration) <-chan time.Time { return n.Options.After(wait) }
