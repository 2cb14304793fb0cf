// Package runflow leads through the runs: those that can be set out on, the one under way with its duels, and those
// that are over.
package runflow

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai"
	"boardduels/ai/duel/explanation"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/edition"
	"boardduels/runtime/app/filename"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/navigator"
	"boardduels/runtime/app/replayflow"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
	"boardduels/schema"
)

// Lead leads from the runs to the rest of the game.
type Lead interface {
	OpenHome()
	OpenHowTo()
	// OpenFile opens what the player chooses.
	OpenFile()
	// ComeAway leaves the duel under way, which is kept, for something that the player wants to see instead.
	ComeAway()
	// SettingsButton leads from a duel to what can be set, and from there back to the duel.
	SettingsButton(s *screen.Session, back func()) *ui.Button
}

// Flow leads through the runs: those that can be set out on, the one under way with its duels, and those that are
// over.
type Flow struct {
	*edition.Present
	Lead
	Brains  ai.Brains
	Seed    func() uint64    // of a run by lot
	Duels   *duelflow.Flow   // in which is fought
	Replays *replayflow.Flow // in which duels are watched again
}

// venture is a run that goes on. No AI learns from its duels: their decks are those of no hero.
type venture struct {
	*Flow
	edition *edition.Edition
	run     *run.Run
	begun   *duelrecord.Record // the duel that was interrupted, or nil
	over    *screen.Session    // whose duel was taken in last, or is being
}

// Plans returns the runs that can be set out on: those without errors, in the order of their ids.
func Plans(e *edition.Edition) (plans []schema.Run) {
	for _, id := range e.Pack.IDs(schema.RunKind) {
		if plan, ok := e.Pack.Run(id); ok && len(plan.Stages) > 0 {
			plans = append(plans, plan)
		}
	}
	return plans
}

// OpenRuns shows the run under way, or the choice of one.
func (f *Flow) OpenRuns() {
	e, left := f.Edition, f.Duels.Session()
	f.Background(func() func() {
		if left != nil && left.Left {
			<-left.Ended // with its last file
		}
		pool, err := run.PoolOf(e.Pack, e.Heroes)
		if err != nil {
			return func() { f.Report(err) }
		}
		r, begun, err := f.RunFiles().UnderWay(pool)
		return func() {
			if r == nil {
				f.openRunChoice()
			} else {
				(&venture{Flow: f, edition: e, run: r, begun: begun}).open()
			}
			f.ReportAny(err)
		}
	})
}

// Today returns the day whose run all have, as "2026-11-25".
func (f *Flow) Today() string { return f.Now().UTC().Format(time.DateOnly) }

// openRunChoice shows the runs that there are, and those that are over.
func (f *Flow) openRunChoice() { f.showRunChoice(f) }

func (f *Flow) showRunChoice(intents runChoiceIntents) {
	past, err := f.RunFiles().Saved()
	f.Display(newRunChoice(f.Translator(), f.Gallery, f.Heroes(), Plans(f.Edition), past, f.Duels.LastPairing().Mine, f.Today(), intents), nil, intents.OpenHome)
	f.ReportAny(err)
}

// shortSeeds is how many seeds there are of runs by lot: few enough to be told to somebody.
const shortSeeds = 1_000_000

// runSeed returns the seed that the player typed, or one by lot for "". What is none it tells the player.
func (f *Flow) runSeed(typed string) (number uint64, ok bool) {
	number = f.Seed() % shortSeeds
	if typed = strings.TrimSpace(typed); typed == "" {
		return number, true
	}
	number, err := strconv.ParseUint(typed, 10, 64)
	if err != nil {
		f.OpenSheet(f.Translator().Text("error.title"), ui.Paragraph(f.Translator().Text("runs.seed_wrong", i18n.Args{"Found": typed})))
	}
	return number, err == nil
}

// SetOut begins a run. seed is what the player typed, "" for one by lot; day, unless "", is the day whose run it is.
func (f *Flow) SetOut(plan schema.Run, hero, seed, day string) {
	number, ok := f.runSeed(seed)
	if !ok {
		return
	}
	if day != "" {
		number = run.DaySeed(day, plan.ID)
	}
	f.Settings().Change(func(s *settings.Settings) { s.Duel.Hero = hero }, navigator.Logged)
	e := f.Edition
	h, err := duelrecord.PackHero(e.Pack, hero)
	if err != nil {
		f.Report(err)
		return
	}
	r, err := run.New(duelrecord.PackOf(e.Pack), plan, h, number)
	if err != nil {
		f.Report(err)
		return
	}
	r.Date, r.Day = f.Now().UTC().Truncate(time.Second), day
	v := &venture{Flow: f, edition: e, run: r}
	v.keep(v.open)
}

// keep saves the run, and goes on whether that succeeds or not: then the player is told, and the next step tries again.
func (v *venture) keep(then func()) {
	v.Background(func() func() {
		err := v.RunFiles().SaveRun(v.run)
		return func() {
			then()
			if err != nil {
				v.Report(&library.UnkeptRun{Reason: err})
			}
		}
	})
}

// open shows what comes next in the run.
func (v *venture) open() {
	v.Background(func() func() {
		s, err := v.run.State()
		return func() {
			switch {
			case err != nil:
				v.Report(err)
			case s.Phase == run.Fighting:
				v.openMap(&s)
			case s.Phase == run.Choosing:
				v.openOffers(&s)
			default:
				v.finish()
			}
		}
	})
}

// openMap shows the way, with the duel that is due.
func (v *venture) openMap(s *run.State) {
	v.Display(newRunMap(v.Translator(), v.Gallery.Marking(s.Improved), v.way(s), v), nil, v.OpenHome)
}

// way returns what there is to be seen of a run.
func (v *venture) way(s *run.State) Way {
	way := Way{Run: v.run, State: s, IsBegun: v.begun != nil}
	for stage := range v.run.Plan.Stages {
		e := v.run.At(stage, v.edition.Pack.IDs(schema.HeroKind))
		rival := Rival{Encounter: e, Hero: duelrecord.Hero{Hero: schema.Hero{ID: e.Enemy}}}
		if hero, err := duelrecord.PackHero(v.edition.Pack, e.Enemy); err == nil {
			rival.Hero = hero
		}
		switch {
		case stage < len(v.run.Legs):
			rival.Hero = v.run.Legs[stage].Duel.Seats[1].Hero
		case stage == s.Stage && v.begun != nil:
			rival.Hero = v.begun.Seats[1].Hero // another version may have drawn another
		}
		way.Rivals = append(way.Rivals, rival)
	}
	return way
}

// openOffers lets the player take one of the changes.
func (v *venture) openOffers(s *run.State) {
	offers := v.run.Legs[len(v.run.Legs)-1].Offers
	improved := slices.Clone(s.Improved)
	for _, offer := range offers {
		if offer.Kind == run.Sharpen {
			improved = append(improved, offer.Card)
		}
	}
	v.Display(newRunOffers(v.Translator(), v.Gallery.Marking(improved), v.way(s), offers, v), nil, v.OpenHome)
}

// TakeOffer takes a change.
func (v *venture) TakeOffer(offer int) {
	if err := v.run.Take(offer); err != nil {
		v.Report(err)
		return
	}
	v.keep(v.open)
}

// Fight begins the duel that is due, or goes on with it.
func (v *venture) Fight() {
	pictures := v.Gallery
	v.Duels.Play(func(context.Context) (*duelflow.Setup, error) {
		record, err := v.begun, error(nil)
		if record == nil {
			record, err = v.newRecord()
		}
		if err != nil {
			return nil, err
		}
		state, err := v.run.State()
		return &duelflow.Setup{Record: record, Host: v, Saver: v.RunFiles(), Pictures: pictures.Marking(state.Improved)}, err
	})
}

// newRecord sets up the duel that is due.
func (v *venture) newRecord() (*duelrecord.Record, error) {
	record, err := v.run.Next(v.edition.Pack, func(seats *[2]duelrecord.Seat) error {
		brain, err := v.Brains.Find(seats[1].Brain)
		if err != nil || !brain.NeedsKnowledge {
			return err
		}
		return v.edition.Teach(&seats[1], v.run.Hero.ID)
	})
	if err == nil {
		record.Date = v.Now()
	}
	return record, err
}

// DuelOver shows how the duel went, and what it means for the run.
func (v *venture) DuelOver(s *screen.Session) {
	if s.Failure != nil {
		v.Report(s.Failure)
		return
	}
	if v.over == s {
		return // its result is about to be shown
	}
	record := s.Match.Record()
	v.begun, v.over = nil, s
	v.Replays.Mark(record, v.run.Improved(len(v.run.Legs)))
	v.Background(func() func() {
		pool, err := run.PoolOf(v.edition.Pack, v.edition.Heroes)
		if err == nil {
			err = v.RunFiles().TakeIn(v.run, record, pool)
		}
		state, _ := v.run.State() // what is wrong with it is told where the button leads
		isLast := state.Phase == run.Won || state.Phase == run.Lost
		foretold := screen.NewForetold(record)
		return func() {
			story := screen.NewStory(v.Translator(), s.Gallery, record, s.Me)
			view := screen.NewRunResult(v.Translator(), screen.OutcomeOf(s), story, isLast, v.open, func() { v.watch(record) }, v.OpenHome)
			v.ComeUp(view.Content, v.OpenHome)
			view.TellForecast(v.Translator(), foretold.Score, screen.ClaimLine(v.Translator(), s.Gallery, record, foretold.Claim))
			v.Replays.LookBack(view, record, func() { v.watch(record) })
			if err != nil {
				v.Report(err)
				return
			}
			s.Unsaved = nil
		}
	})
}

// Occasion says which duel of which run it is, and against whom.
func (v *venture) Occasion(s *screen.Session) string {
	return v.Translator().Text("run.occasion", i18n.Args{
		"Run": schema.DisplayName(v.Translator().Language(), v.run.Plan.ID, v.run.Plan.Name, v.run.Plan.NameUK),
		"N":   len(v.run.Legs) + 1, "Of": len(v.run.Plan.Stages),
		"Rival": explanation.Brain(v.Translator(), s.Match.Record().Seats[1-s.Me].Brain),
	})
}

// OpenLeaving asks what is to become of the duel under way.
func (v *venture) OpenLeaving(s *screen.Session) {
	t := v.Translator()
	about, label, importance := t.Text("leave.about"), "leave.later", widget.MediumImportance
	if s.Unsaved != nil {
		about = t.Text("leave.about_unsaved", i18n.Args{"Reason": errtext.Unsaved(t, s.Unsaved)})
		label, importance = "leave.unsaved", widget.DangerImportance
	}
	stay := ui.BigButton(t.Text("leave.stay"), theme.MediaPlayIcon(), widget.HighImportance, v.CloseSheet)
	later := ui.BigButton(t.Text(label), theme.HomeIcon(), importance, func() {
		s.Leave()
		v.OpenHome()
	})
	rules := ui.BigButton(t.Text("home.how_to"), theme.QuestionIcon(), widget.MediumImportance, v.OpenHowTo)
	resign := ui.BigButton(t.Text("run.give_up"), theme.CancelIcon(), widget.DangerImportance, func() {
		v.Confirm("run.give_up_title", "run.give_up_about", "run.give_up", s.Resign)
	})
	v.OpenSheet(t.Text("leave.title"), container.NewVBox(ui.Paragraph(about), stay, later, v.SettingsButton(s, v.OpenRuns), rules, resign))
}

// GiveUpRun ends the run after confirmation.
func (v *venture) GiveUpRun() {
	v.Confirm("run.give_up_title", "run.give_up_about", "run.give_up", func() {
		v.run.GiveUp()
		v.keep(v.finish)
	})
}

// finish puts the run that is over away, and shows how it went.
func (v *venture) finish() {
	v.Background(func() func() {
		err := v.RunFiles().KeepRun(v.run)
		return func() {
			v.openRunOver(v.run)
			v.ReportAny(err)
		}
	})
}

// openRunOver shows a run that is over.
func (f *Flow) openRunOver(r *run.Run) {
	f.Background(func() func() {
		s, err := r.State()
		score, _ := r.Score()
		past, unread := f.RunFiles().Saved()
		return func() {
			if err != nil {
				f.Report(err)
				return
			}
			f.Display(newRunOver(f.Translator(), f.Gallery.Marking(s.Improved), r, &s, score, past, f), nil, f.OpenRuns)
			f.ReportAny(unread)
		}
	})
}

// OpenPastRun shows a run of the collection.
func (f *Flow) OpenPastRun(p library.PastRun) {
	f.Background(func() func() {
		r, err := library.ReadRun(p.Path)
		return func() {
			if err != nil {
				f.Report(err)
				return
			}
			f.openRunOver(r)
		}
	})
}

// WatchLeg plays a duel of a run back.
func (f *Flow) WatchLeg(r *run.Run, leg int) {
	record := r.Legs[leg].Duel
	f.Replays.Mark(record, r.Improved(leg))
	f.Replays.Watch(record, func() { f.openRunOver(r) })
}

// ShareRun saves a run in a file of the player's choice.
func (f *Flow) ShareRun(r *run.Run) {
	text, err := r.MarshalText()
	if err != nil {
		f.Report(err)
		return
	}
	f.SaveAs(f.Translator().Text("saved.run"), filename.At(r.Date, screen.RunWords(f.Translator(), f.Gallery, r), library.RunEnding), text)
}

// watch plays the duel back that is just over.
func (v *venture) watch(record *duelrecord.Record) {
	v.Replays.Watch(record, v.open)
}

// OpenRunAt implements [replayflow.ReplaysIntents].
func (f *Flow) OpenRunAt(path string) {
	if path == f.RunFiles().Current() {
		f.OpenRuns()
		return
	}
	f.OpenPastRun(library.PastRun{Path: path})
}

// Import keeps the duels of a run, and returns how to show it.
func (f *Flow) Import(text []byte) (show func(), err error) {
	r, err := run.Parse(text)
	if err != nil {
		return nil, err
	}
	var duels []*duelrecord.Record
	for i := range r.Legs {
		duels = append(duels, r.Legs[i].Duel)
	}
	unkept := f.Replays.KeepImported(duels)
	return func() {
		f.ComeAway()
		f.openRunOver(r)
		f.ReportAny(unkept)
	}, nil
}
