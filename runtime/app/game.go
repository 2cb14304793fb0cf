package app

import (
	"cmp"
	"context"
	"errors"
	"io"
	"time"

	"fyne.io/fyne/v2"

	"boardduels/ai"
	"boardduels/ai/duel/habit"
	"boardduels/ai/duel/hindsight"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/kb"
	"boardduels/runtime/app/appearance"
	"boardduels/runtime/app/arrivalflow"
	"boardduels/runtime/app/backup"
	"boardduels/runtime/app/backupflow"
	"boardduels/runtime/app/boardflow"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/edition"
	"boardduels/runtime/app/inbox"
	"boardduels/runtime/app/knowledgeflow"
	"boardduels/runtime/app/lessonflow"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/navigator"
	"boardduels/runtime/app/packflow"
	"boardduels/runtime/app/profile"
	"boardduels/runtime/app/profileflow"
	"boardduels/runtime/app/replayflow"
	"boardduels/runtime/app/runflow"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/settingflow"
	"boardduels/runtime/app/sound"
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
	// Inbox is the folder of data in which files wait that come from elsewhere; "" is Folder.
	Inbox string
	// Roster is the players on this device, and Player the id of whoever plays.
	Roster profile.Roster
	Player string
	// PlayAs leads to the game of another player, by id, or tells why that can't be; nil where there is one player.
	PlayAs func(player string, refused func(error))
	// Learn returns what an AI knows after a duel. It is called outside of the toolkit's thread; when ctx ends it
	// returns soon, with what it has learned by then.
	Learn func(context.Context, duelflow.Played) (*duelflow.Learned, error)
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

// navigator returns the options of the game's navigator, with the usual ones for what is left out.
func (o Options) navigator() navigator.Options {
	n := navigator.Options{
		Window: o.Window, Settings: o.Settings, Folder: o.Folder, Phone: o.Phone, Now: o.Now, Do: o.Do, After: o.After, Sparing: o.Sparing,
		Clock: o.Clock, Speaker: o.Speaker, Address: o.Content, Leave: o.Leave,
	}
	if n.Do == nil {
		n.Do = fyne.Do
	}
	if n.Sparing == nil {
		n.Sparing = func(ctx context.Context) context.Context { return ctx }
	}
	if n.After == nil {
		n.After = time.After
	}
	if n.Clock == nil {
		n.Clock = motion.Frames()
	}
	return n
}

// Game leads from screen to screen. It belongs to the toolkit's thread.
type Game struct {
	*navigator.Navigator
	*appearance.Appearance
	options Options

	Duels     *duelflow.Flow
	Lessons   *lessonflow.Flow
	Replays   *replayflow.Flow
	Runs      *runflow.Flow
	Boards    *boardflow.Flow
	Knowledge *knowledgeflow.Flow
	Packs     *packflow.Flow
	Players   *profileflow.Flow
	settings  *settingflow.Flow
	Backups   *backupflow.Flow
	Arrivals  *arrivalflow.Flow

	untold error // what the player is told on the start screen
}

// NewGame returns the game on its start screen. A folder that can't be written is told about, and so is a pack that
// can't be played with, which the one that comes with the game replaces. It returns an error if that one can't be
// played with either.
func NewGame(o Options) (*Game, error) {
	n := navigator.New(o.navigator())
	shown := &edition.Present{Pages: n.Pages, Own: o.Pack, Asked: o.PackPath}
	dressed := appearance.New(n, shown, o.Language, o.Brightness, o.Speaks)
	g := &Game{options: o, Navigator: n, Appearance: dressed}
	g.makeFlows(dressed)
	g.Stage().Set(g.Movement())
	g.ApplyLoudness()
	unended := backup.Finish(o.Folder) // a restoration that was interrupted
	var unkept error
	g.Library, unkept = library.Open(o.Folder)
	g.Duels.Book = library.NewBook(g.Library)
	telling, err := g.OpenWanted()
	if err != nil {
		return nil, err
	}
	g.ApplyTheme()
	g.ApplyLanguage()
	switch {
	case g.Library.Unmade:
		o.Lost = nil // the folder says it all
	case unkept == nil && o.Unowned != nil:
		unkept = &unowned{o.Folder, o.Unowned}
	}
	if unended != nil && unkept == nil {
		unkept = &backupflow.Unbacked{Reason: unended}
	}
	g.untold = errors.Join(unkept, o.Lost, telling)
	if err := g.Arrivals.Box.Tend(); err != nil {
		fyne.LogError("the inbox can't be tended", err)
	}
	g.OpenHome()
	g.Duels.FinishLeft()
	return g, nil
}

// makeFlows makes the flows between which the game leads.
func (g *Game) makeFlows(a *appearance.Appearance) {
	o, desktop := g.options, g.options.Edit != nil
	g.Duels = &duelflow.Flow{Present: a.Present, Lead: g, Options: duelflow.Options{
		Brains: o.Brains, Brain: o.Brain, Double: o.Double, Seed: o.Seed, Imitate: o.Imitate,
	}, Learning: duelflow.NewLearning(a.Present, o.Double, o.Learn)}
	g.Lessons = &lessonflow.Flow{Present: a.Present, Lead: g, Duels: g.Duels}
	g.Replays = &replayflow.Flow{Present: a.Present, Lead: g, Options: replayflow.Options{
		Brains: o.Brains, Brain: o.Brain, Double: o.Double, Review: o.Review, Decisive: o.Decisive, Edit: o.EditDuel,
	}, Duels: g.Duels, Marks: replayflow.Marks{}}
	g.Runs = &runflow.Flow{Present: a.Present, Lead: g, Brains: o.Brains, Seed: o.Seed, Duels: g.Duels, Replays: g.Replays}
	g.Boards = &boardflow.Flow{Present: a.Present, Lead: g, Seed: o.Seed}
	g.Knowledge = &knowledgeflow.Flow{Present: a.Present, Lead: g, Duels: g.Duels, Answer: o.Answer}
	g.Packs = &packflow.Flow{Present: a.Present, Lead: g, Desktop: desktop, Validate: o.Validate}
	g.Players = &profileflow.Flow{Pages: a.Pages, Roster: o.Roster, Player: o.Player, PlayAs: o.PlayAs}
	g.settings = &settingflow.Flow{Appearance: a, Lead: g, Packs: g.Packs, Players: g.Players, Desktop: desktop}
	g.Backups = &backupflow.Flow{Appearance: a, Lead: g, Duels: g.Duels, Desktop: desktop}
	g.Arrivals = &arrivalflow.Flow{
		Pages: a.Pages, Box: inbox.In(cmp.Or(o.Inbox, o.Folder)), Duels: g.Duels, Replays: g.Replays, Runs: g.Runs, Boards: g.Boards, Packs: g.Packs, Backups: g.Backups, Desktop: desktop,
	}
}

// Close stops the duel under way; it has been saved and can be continued. An AI that is learning comes to an end. Close
// returns when all files are written.
func (g *Game) Close() { g.Ending()() }

// Ending is [Game.Close] that doesn't wait: what it returns does, on any goroutine.
func (g *Game) Ending() (wait func()) {
	g.End()
	duel, board := g.Duels.Session(), g.Boards.Session
	if duel != nil {
		duel.Leave()
	}
	if board != nil {
		board.Leave()
	}
	return func() {
		if duel != nil {
			<-duel.Ended
		}
		if board != nil {
			<-board.Ended
		}
		g.AwaitWork()
		g.Duels.Trying.Wait()
		_ = g.Settings().Flush() // it was told, or logged
	}
}

// OpenHome shows the start screen, and tells what has gone wrong since the last.
func (g *Game) OpenHome() {
	if g.Outdated {
		g.ApplyLanguage()
	}
	continuing := ""
	record, err := g.Duels.Interrupted()
	err, g.untold = errors.Join(g.untold, err), nil
	if record != nil {
		me := record.Person()
		continuing = g.Translator().Text("home.continue", i18n.Args{
			"Mine":   g.Gallery.HeroName(&record.Seats[me].Hero.Hero),
			"Theirs": g.Gallery.HeroName(&record.Seats[1-me].Hero.Hero),
		})
	}
	before := homeState{Player: g.Players.Present(), Duel: continuing, HasRun: g.RunFiles().HasRun(), HasBoard: g.Boards.HasGame(), Today: g.Runs.Today(), IsNew: g.Lessons.IsNew(), IsTaught: g.Settings().Get().Taught}
	g.Display(newHome(g.Translator(), g.Gallery, g.Heroes(), before, g.options.Edit, g), nil, nil)
	switch {
	case err != nil:
		g.Report(err)
	case g.options.Neighbor != "" && !g.options.Behind:
		g.tellNeighbor()
	}
}

// hasEdits implements [homeIntents].
func (g *Game) hasEdits(show func()) {
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
		g.CloseSheet()
		g.OpenLesson()
	}
	g.OpenSheet(g.Translator().Text("how_to.title"), newHowTo(g.Translator(), g.Edition.Pack.Numbers(), lesson, g.OpenRules, g.Boards.Rules()))
}

// OpenRules shows all the rules; closing them leads back to the short ones.
func (g *Game) OpenRules() {
	g.OpenSheet(g.Translator().Text("how_to.all"), screen.NewRules(g.Translator(), g.Edition.Pack))
	g.WhenSheetCloses(g.OpenHowTo)
}

// Return leads from the editor to the start screen. The pack is read again, since it may have been edited.
func (g *Game) Return() {
	g.options.Behind = false
	telling, err := g.OpenWanted()
	g.ApplyLanguage()
	g.OpenHome()
	g.ReportAny(errors.Join(telling, err))
}

// PlayNext has duels played with the pack at a path as soon as people come back from the editor.
func (g *Game) PlayNext(path string) {
	g.Asked = nil
	g.Keep(path)
}

// Speak changes the language from outside the game, and leads to the start screen.
func (g *Game) Speak(code string) {
	g.KeepLanguage(code)
	g.OpenHome()
}

// Dress changes the palette from outside the game, and leads to the start screen.
func (g *Game) Dress(b look.Brightness) {
	g.KeepBrightness(b)
	g.OpenHome()
}

// FollowSystem takes the language of a device for which people have chosen another one meanwhile. The start screen
// speaks it at once. Anything else goes on as it is, since a duel would lose its place, and leads there.
func (g *Game) FollowSystem() {
	if g.Outdated = g.WantedLanguage() != g.Translator(); g.Outdated && g.IsHome() {
		g.OpenHome()
	}
}
