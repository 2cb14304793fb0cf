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

// Pages shows page after page. It is what flows have of the navigator: they show what is theirs, and needn't know what
// was there before. It belongs to the toolkit's thread.
type Pages struct {
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

// newPages returns pages that show nothing yet. typed takes the keys that nothing on what lies over them takes.
func newPages(o Options, typed func(*fyne.KeyEvent)) *Pages {
	p := &Pages{options: o, screen: container.NewWithoutLayout()}
	p.content = p.screen
	if o.Phone { // where the system's bars lie over the window
		p.content = container.NewStack(ui.NewBackdrop(), p.screen)
	}
	p.sheets = ui.NewSheets(func() fyne.Canvas { return p.options.Window.Canvas() }, typed)
	p.living, p.end = context.WithCancel(context.Background())
	p.stage = motion.NewStage(o.Clock)
	return p
}

// Living returns a context that lasts until the program ends.
func (p *Pages) Living() context.Context { return p.living }

// Translator returns the language that the player has chosen.
func (p *Pages) Translator() *i18n.Translator { return p.translator }

// Cue lets something be heard.
func (p *Pages) Cue(name sound.Name) { p.options.Speaker.Play(name) }

// Table returns the table that is shown, or nil.
func (p *Pages) Table() *dueltable.Table { return p.table }

// Board returns the page of a board game that is shown, or nil.
func (p *Pages) Board() BoardPage { return p.board }

// WhenLeft has something done once the page that is shown is left.
func (p *Pages) WhenLeft(do func()) { p.left = do }

// BoardPage is a page on which a board game is shown, until it is left.
type BoardPage interface{ Leave() }

// Display shows a screen; who came to it by keyboard goes on by keyboard. back is where the device's back key leads.
func (p *Pages) Display(screen fyne.CanvasObject, table *dueltable.Table, back func()) {
	p.moved.all()
	if left := p.left; left != nil {
		p.left = nil
		left()
	}
	if p.board != nil {
		p.board.Leave()
		p.board = nil
	}
	p.Unnotify()
	byKeyboard := p.options.Window.Canvas().Focused() != nil
	p.options.Window.Canvas().Unfocus() // of what goes, before it is gone
	p.sheets.Clear()
	p.table, p.back, p.unprompted = table, back, false
	p.options.Speaker.Hall(table != nil)
	if table != nil {
		table.Cue = p.options.Speaker.Play
	}
	p.screen.Objects = []fyne.CanvasObject{screen}
	p.screen.Refresh()
	ui.Appear()
	ui.Deafen(false)
	if byKeyboard {
		ui.FocusFirst(p.options.Window.Canvas(), p.focusOrder()...)
	}
}

// ShowBoard shows a page of a board game, which is left when another is shown.
func (p *Pages) ShowBoard(page BoardPage, content fyne.CanvasObject, back func()) {
	p.Display(content, nil, back)
	p.board = page
}
