package app

import (
	"context"
	"errors"
	"io"
	"slices"
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai"
	"boardduels/ai/duel/habit"
	"boardduels/ai/duel/hindsight"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/kb"
	"boardduels/runtime/app/backup"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/keyboard"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/sound"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Options are what a game needs from the program around it.
type Options struct {
	Window   fyne.Window // for file dialogs
	Settings *settings.Store
	// Why the settings aren't those that were set, of [settings.Open] or [settings.OpenSafe]; the player is told once
	Lost error
	Pack *schema.Pack // the one that comes with the game
	// PackPath, unless nil, goes before the pack that the player has set; "" is the one that comes with the game.
	PackPath *string
	Brains   ai.Brains
	Brain    string // the id of the brain that learns
	Double   string // the id of the brain that plays as the player does
	// Imitate returns knowledge of a hero whose style is that of the person who played it in some duels.
	Imitate func(known *kb.Knowledge, duels []*duelrecord.Record) (*kb.Knowledge, error)
	Folder  string // where duels are kept, and what the AIs learn
	// Learn returns what an AI knows after a duel. It is called outside of the toolkit's thread; when ctx ends it
	// returns soon, with what it has learned by then.
	Learn func(context.Context, Played) (*Learned, error)
	// Answer finds what the AIs do about the player whose habits with a hero are told, by what is known of each hero.
	// It is called outside of the toolkit's thread, and takes a second or more.
	Answer func(ctx context.Context, pack *schema.Pack, hero string, known map[string]*kb.Knowledge) (habit.Answers, error)
	// Review and Decisive look back at a duel that is over, as those of ai/duel/hindsight do, outside of the toolkit's
	// thread.
	Review   func(ctx context.Context, record *duelrecord.Record, seat game.Seat, mine, theirs *kb.Knowledge) ([]hindsight.Turn, error)
	Decisive func(ctx context.Context, record *duelrecord.Record, winners, losers *kb.Knowledge, progress func(done float32)) (*hindsight.Card, error)
	// Sparing, unless nil, returns a context under which long work lets the screen live, by how often it asks whether
	// the context has ended: for where one thread does everything.
	Sparing func(context.Context) context.Context
	// Edit, unless nil, leads to the editor.
	Edit func()
	// HasEdits, unless nil, reports whether unsaved edits wait in the editor. It is called outside of the toolkit's
	// thread.
	HasEdits func() bool
	// Validate returns what there is to tell of a pack whose loading told something; nil tells no more. It is called
	// outside of the toolkit's thread.
	Validate func(pack *schema.Pack, found []schema.Diagnostic) []schema.Diagnostic
	// Content, unless nil, opens a file that has an address instead of a path, with the name that it has there.
	Content func(address string) (name string, content io.ReadCloser, err error)
	// EditDuel, unless nil, leads to the editor with a recorded duel.
	EditDuel func(record *duelrecord.Record)
	// Phone tells that people have a phone, or what is shown as on one: they press with fingers.
	Phone bool
	// Language and Brightness, unless empty, go before what the player has set.
	Language   string
	Brightness look.Brightness
	// Speaks, unless nil, is told the language of the game, at once and whenever it changes.
	Speaks func(language string)
	Now    func() time.Time
	Seed   func() uint64 // of a new duel
	// Do runs a function on the toolkit's thread, in the order of the calls; nil is fyne.Do.
	Do func(func())
	// Neighbor, unless empty, is the program that has the usual folder, which is why Folder is another. The player is
	// told, and can quit.
	Neighbor string
	// Behind says that the editor lies over the game: what is about playing isn't asked before people come to play.
	Behind bool
	// Unowned, unless nil, is why no program can own Folder, so that two could write there. The player is told once.
	Unowned error
	Quit    func()
	// Leave, unless nil, leads from the start screen to what people had before them on their phone.
	Leave func()
	// After tells when it is time to try again what failed; nil is time.After.
	After func(time.Duration) <-chan time.Time
	// Clock is by what things move; nil is that of the toolkit's frames.
	Clock motion.Clock
	// Speaker lets the game be heard; nil is a silent one, whose settings don't speak of sound.
	Speaker *sound.Speaker
}

// Game leads from screen to screen. It belongs to the toolkit's thread.
type Game struct {
	options    Options
	translator *i18n.Translator
	gallery    *gallery.Gallery
	edition    *edition // that new duels are played with
	library    library
	book       *book // the player's career

	stage      *motion.Stage
	screen     *fyne.Container
	content    fyne.CanvasObject // of the window: the screen, and what it stands on
	window     fyne.Size         // as it was last
	unit       float32           // of what is shown, by that size
	sheets     *ui.Sheets
	files      fileDialog            // that was opened last
	notice     notice                // that is shown
	session    *screen.Session       // the duel under way, or the one that is just over
	table      *dueltable.Table      // that takes the keys, or nil
	boards     *boardscreens.Session // the board game under way, or the last one
	boardPage  boardPage             // that is shown, or nil
	boardFiles sync.Mutex
	back       func() // where the device's back key leads; nil on the start screen
	left       func() // what leaving the screen means, or nil
	outdated   bool   // the language isn't the device's any more, which the start screen takes up
	unread     bool   // what is shown came up by itself, so that Enter only shows what it would press
	filter     screen.ReplayFilter
	marks      marks
	working    sync.WaitGroup
	trying     sync.WaitGroup // again what failed, until the program ends
	settled    chan struct{}  // closed once the last duel is learned from and kept, if it can be
	untold     error          // what the player is told on the start screen
	stuck      string         // the damaged duel that can't be put aside, as the player was told of it
	over       string         // the name of the duel that was over last; its file may be left behind

	settling sync.Mutex // one duel at a time is learned from
	moved    nudge      // when another screen is shown
	damage   sync.Mutex
	damaged  []error // knowledge, to be told

	holder error  // who keeps the AIs from learning, or nil
	giveUp func() // of the duel that is to begin, or nil

	living context.Context    // until the program ends
	end    context.CancelFunc // of living
}

// NewGame returns the game on its start screen. A folder that can't be written is told about, and so is a pack that
// can't be played with, which the one that comes with the game replaces. It returns an error if that one can't be
// played with either.
func NewGame(o Options) (*Game, error) {
	g := &Game{options: o, unit: 1, marks: marks{}, settled: make(chan struct{})}
	g.screen = container.New(windowLayout{g})
	g.content = g.screen
	if o.Phone { // where the system's bars lie over the window
		g.content = container.NewStack(ui.NewBackdrop(), g.screen)
	}
	g.sheets = ui.NewSheets(func() fyne.Canvas { return g.options.Window.Canvas() })
	g.living, g.end = context.WithCancel(context.Background())
	close(g.settled)
	if g.options.Do == nil {
		g.options.Do = fyne.Do
	}
	if g.options.Sparing == nil {
		g.options.Sparing = func(ctx context.Context) context.Context { return ctx }
	}
	if g.options.After == nil {
		g.options.After = time.After
	}
	if g.options.Clock == nil {
		g.options.Clock = motion.Frames()
	}
	g.stage = motion.NewStage(g.options.Clock)
	g.stage.Set(g.Movement())
	g.applyLoudness()
	ui.PressedByTouch(o.Phone)
	ui.OnPress(func() { g.options.Speaker.Play(sound.Press) })
	unended := backup.Finish(o.Folder) // a restoration that was interrupted
	var unkept error
	g.library, unkept = openLibrary(o.Folder)
	g.book = &book{library: g.library}
	telling, err := g.openWanted()
	if err != nil {
		return nil, err
	}
	g.applyTheme()
	g.applyLanguage()
	switch {
	case g.library.unmade:
		o.Lost = nil // the folder says it all
	case unkept == nil && o.Unowned != nil:
		unkept = &unowned{o.Folder, o.Unowned}
	}
	if unended != nil && unkept == nil {
		unkept = &unbacked{unended}
	}
	g.untold = errors.Join(unkept, o.Lost, telling)
	if err := g.inbox().Tend(); err != nil {
		fyne.LogError("the inbox can't be tended", err)
	}
	g.OpenHome()
	g.settleLeft()
	return g, nil
}

// IsStill reports whether nothing moves on what is shown, and no text is typed, where a cursor blinks.
func (g *Game) IsStill() bool {
	_, typing := g.options.Window.Canvas().Focused().(interface{ SelectedText() string })
	return !typing && !g.stage.IsMoving()
}

// Content returns what a window shows of the game.
func (g *Game) Content() fyne.CanvasObject { return g.content }

// Translator returns the language that the player has chosen.
func (g *Game) Translator() *i18n.Translator { return g.translator }

// TypedKey takes a key that no widget has taken.
func (g *Game) TypedKey(e *fyne.KeyEvent) {
	e = keyboard.Placed(e)
	leaving := e.Name == fyne.KeyEscape || e.Name == mobile.KeyBack
	switch {
	case ui.IsStale(e):
	case leaving && g.closeDialog():
	case g.sheets.IsOpen() && (leaving || g.sheets.IsLarge() && ui.IsPress(e)):
		g.sheets.Close()
	case !g.isCovered() && g.typedToGame(e.Name):
		ui.Spend(e)
	case !g.isCovered() && leaving && g.back != nil:
		g.back()
	case !g.isCovered() && e.Name == mobile.KeyBack && g.options.Leave != nil:
		g.options.Leave()
	case ui.IsPress(e) && g.options.Window.Canvas().Focused() == nil:
		g.pressMain(e)
	default:
		ui.Step(g.options.Window.Canvas(), e.Name, g.focusOrder()...)
	}
}

// typedToGame reports whether a key means something to the game that is shown.
func (g *Game) typedToGame(key fyne.KeyName) bool {
	if g.table != nil {
		return g.table.Typed(key)
	}
	board, ok := g.boardPage.(*boardscreens.Session)
	return ok && board.Typed(key)
}

// pressMain presses what the screen is for. Where there is no such thing, and on what came up by itself, it only gives
// what comes first the focus: whoever went on pressing Enter would else begin the next duel with the result unread.
func (g *Game) pressMain(e *fyne.KeyEvent) {
	c := g.options.Window.Canvas()
	ui.FocusFirst(c, g.focusOrder()...)
	if main := c.Focused(); main != nil && !g.unread && g.isMain(main) {
		main.TypedKey(e)
	}
}

// isMain reports whether something is the button that its screen is for.
func (g *Game) isMain(f fyne.Focusable) bool {
	b, ok := f.(*ui.Button)
	return ok && b.Importance == widget.HighImportance
}

// focusOrder says what the keyboard begins with: in a duel the hand, or the end of the turn where that is empty, in a
// replay its course, else what the screen is for.
func (g *Game) focusOrder() []func(fyne.Focusable) bool {
	isNoWayBack := func(f fyne.Focusable) bool {
		b, ok := f.(*ui.Button)
		return !ok || !b.IsQuiet
	}
	if g.boardPage != nil {
		return []func(fyne.Focusable) bool{boardview.IsBoard, g.isMain}
	}
	if g.table == nil {
		return []func(fyne.Focusable) bool{g.isMain, isNoWayBack}
	}
	isCourse := func(f fyne.Focusable) bool { _, ok := f.(*ui.Slider); return ok }
	isHand := func(f fyne.Focusable) bool { _, ok := f.(*dueltable.HandCard); return ok }
	isTurn := func(f fyne.Focusable) bool { _, ok := f.(*dueltable.TurnButton); return ok }
	return []func(fyne.Focusable) bool{isCourse, isHand, isTurn}
}

// Hush lets nothing be heard while the game isn't seen.
func (g *Game) Hush(on bool) { g.options.Speaker.Hush(on) }

// Close stops the duel under way; it has been saved and can be continued. An AI that is learning comes to an end. Close
// returns when all files are written.
func (g *Game) Close() {
	g.end()
	if g.session != nil {
		g.session.Leave()
		<-g.session.Ended
	}
	if g.boards != nil {
		g.boards.Leave()
		<-g.boards.Ended
	}
	g.working.Wait()
	g.trying.Wait()
	_ = g.options.Settings.Flush() // it was told, or logged
}

// display shows a screen; who came to it by keyboard goes on by keyboard. back is where the device's back key leads.
func (g *Game) display(screen fyne.CanvasObject, table *dueltable.Table, back func()) {
	g.moved.all()
	if left := g.left; left != nil {
		g.left = nil
		left()
	}
	if g.boardPage != nil {
		g.boardPage.Leave()
		g.boardPage = nil
	}
	g.unnotify()
	byKeyboard := g.options.Window.Canvas().Focused() != nil
	g.options.Window.Canvas().Unfocus() // of what goes, before it is gone
	g.sheets.Clear()
	g.table, g.back, g.unread = table, back, false
	g.options.Speaker.Hall(table != nil)
	if table != nil {
		table.Cue = g.options.Speaker.Play
	}
	g.screen.Objects = []fyne.CanvasObject{screen}
	g.screen.Refresh()
	ui.Appear()
	ui.Deafen(false)
	if byKeyboard {
		ui.FocusFirst(g.options.Window.Canvas(), g.focusOrder()...)
	}
}

// After implements [screen.SessionHost].
func (g *Game) After(wait time.Duration) <-chan time.Time { return g.options.After(wait) }

// guardTime is for how long taps and keys do nothing on what comes up by itself.
const guardTime = 600 * time.Millisecond

// comeUp shows a screen to which nothing that the player did has led: for a moment a tap on it does nothing, as it was
// meant for what was there before.
func (g *Game) comeUp(screen fyne.CanvasObject, back func()) {
	guard := ui.NewGuard(screen)
	g.display(guard.Object, nil, back)
	g.options.Window.Canvas().Unfocus()
	g.guard(guard)
}

// openByItself shows a sheet to which nothing that the player did has led, as [Game.comeUp] does a screen.
func (g *Game) openByItself(title string, content fyne.CanvasObject) {
	g.guard(g.sheets.ComeUp(title, content))
}

// guard lifts a guard after a moment.
func (g *Game) guard(guard *ui.Guard) {
	ui.Deafen(true)
	g.unread = true
	g.stage.Play(motion.Motion{Of: guard, After: guardTime, Calm: true, Draw: func(float32) {}, Ended: func() {
		guard.Lift()
		ui.Deafen(false)
	}})
}

// OpenSheet implements [dueltable.SheetHost].
func (g *Game) OpenSheet(title string, content fyne.CanvasObject) {
	g.unread = false
	g.sheets.Open(title, content)
}

// RelaySheet lays out anew what lies over the screen.
func (g *Game) RelaySheet() { g.sheets.Relay() }

// Enlarge implements [dueltable.SheetHost].
func (g *Game) Enlarge(card face.Card, cost int16) {
	g.sheets.Enlarge(dueltable.LargeCard(g.translator, card, cost), face.Shape)
}

// heroes returns the heroes that can be chosen, by name.
func (g *Game) heroes() []duelrecord.Hero {
	heroes, order := slices.Clone(g.edition.heroes), g.translator.Order()
	slices.SortFunc(heroes, func(a, b duelrecord.Hero) int { return order(g.gallery.HeroName(&a.Hero), g.gallery.HeroName(&b.Hero)) })
	return heroes
}

// report tells the player what went wrong.
func (g *Game) report(err error) {
	g.OpenSheet(g.translator.Text("error.title"), ui.Paragraph(errtext.Words(g.translator, err)))
}

// Background does work outside of the toolkit's thread; what it returns is then done on it.
func (g *Game) Background(work func() (then func())) {
	g.working.Go(func() { g.options.Do(work()) })
}

// OpenHome shows the start screen, and tells what has gone wrong since the last.
func (g *Game) OpenHome() {
	if g.outdated {
		g.applyLanguage()
	}
	continuing := ""
	record, err := g.interrupted()
	err, g.untold = errors.Join(g.untold, err), nil
	if record != nil {
		me := record.Person()
		continuing = g.translator.Text("home.continue", i18n.Args{
			"Mine":   g.gallery.HeroName(&record.Seats[me].Hero.Hero),
			"Theirs": g.gallery.HeroName(&record.Seats[1-me].Hero.Hero),
		})
	}
	before := screen.Before{Duel: continuing, HasRun: g.runs().hasRun(), HasBoard: g.hasBoard(), Today: g.today(), IsNew: g.isNew(), IsTaught: g.options.Settings.Get().Taught}
	g.display(screen.NewHome(g.translator, g.gallery, g.heroes(), before, g.options.Edit, g), nil, nil)
	switch {
	case err != nil:
		g.report(err)
	case g.options.Neighbor != "" && !g.options.Behind:
		g.tellNeighbor()
	}
}

// Unsaved implements [screen.HomeIntents].
func (g *Game) Unsaved(show func()) {
	if g.options.HasEdits == nil {
		return
	}
	g.Background(func() func() {
		if g.options.HasEdits() {
			return show
		}
		return func() {}
	})
}

// OpenHowTo shows the short rules.
func (g *Game) OpenHowTo() {
	lesson := func() {
		g.sheets.Close()
		g.OpenLesson()
	}
	g.OpenSheet(g.translator.Text("how_to.title"), screen.NewHowTo(g.translator, lesson, g.openRules, g.boardRules()))
}

// openRules shows all the rules; closing them leads back to the short ones.
func (g *Game) openRules() {
	g.OpenSheet(g.translator.Text("how_to.all"), screen.NewRules(g.translator))
	g.sheets.Closed = g.OpenHowTo
}
