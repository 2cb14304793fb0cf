package screen

import (
	"context"
	"fmt"
	"maps"
	"time"

	"fyne.io/fyne/v2"

	"boardduels/ai"
	"boardduels/ai/duel/forecast"
	"boardduels/ai/duel/hindsight"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// PlaybackHost is where a playback shows its sheets, and where it leads back to.
type PlaybackHost interface {
	dueltable.SheetHost
	OpenReplays()
	// Hindsight returns the turns in which the person of a record had a choice, with what they gave away; nil if nobody
	// can judge that. It may be called on any goroutine.
	Hindsight(ctx context.Context, record *duelrecord.Record) []hindsight.Turn
	// PlayFrom begins a duel at a place of a recorded one, nil if there is no way to.
	PlayFrom() func(record *duelrecord.Record, ply int)
	// Journal shows a recorded duel in words, nil if there is no way to.
	Journal() func(record *duelrecord.Record)
	// background does work outside of the toolkit's thread; what it returns is then done on it.
	Background(work func() (then func()))
}

// Viewing is how a recorded duel is begun to be watched.
type Viewing struct {
	Plies   int       // actions that are over
	Plays   bool      // goes by itself at once
	Pace    int       // how many times as fast as usual it goes then; 0 is 1
	Hurried func(int) // told of another pace that is chosen, unless nil
}

// playback shows a recorded duel: step by step, at any place, or playing by itself.
type playback struct {
	*dueltable.Board
	host     PlaybackHost
	viewing  Viewing
	playback *duelrecord.Playback
	ply      int
	why      map[int]*ai.Rationale  // by ply; nil until the AIs have decided again
	opened   map[int]*forecast.Turn // what was foretold, likewise
	costly   map[int]hindsight.Turn // turns that surely gave much away, by the actions before them
	// What the AI came to expect otherwise, by the actions before the turn that taught it
	taught  map[int]string
	playing *motion.Pause // until the next step; nil while it stands still

	bar     *courseBar
	Content fyne.CanvasObject
}

// NewPlayback shows a recorded duel. The AIs decide again in the background, until ctx ends.
func NewPlayback(ctx context.Context, t *i18n.Translator, g *gallery.Gallery, host PlaybackHost, laid *duelrecord.Playback, stage *motion.Stage, brains ai.Brains, v Viewing) *playback {
	p := &playback{host: host, playback: laid, viewing: v}
	p.viewing.Pace = max(v.Pace, 1)
	record := laid.Record()
	p.Board = dueltable.NewBoard(t, g, laid.Duel(), record, record.Person(), stage, p)
	p.Open = true
	p.bar = newCourseBar(p)
	p.Content = p.bar.under(p.Table.Root)
	p.Jump(v.Plies)
	p.reconsider(ctx, brains)
	p.lookBack(ctx)
	if v.Plays {
		p.toggle()
	}
	return p
}

// lookBack marks the turns in which the person surely gave much away.
func (p *playback) lookBack(ctx context.Context) {
	record := p.playback.Record()
	p.host.Background(func() func() {
		turns := p.host.Hindsight(ctx, record)
		return func() {
			p.costly = map[int]hindsight.Turn{}
			var places []int
			for i := range turns {
				if IsWorthTelling(&turns[i]) {
					p.costly[turns[i].Ply] = turns[i]
					places = append(places, turns[i].Ply)
				}
			}
			p.bar.marks.Set(places)
			p.Jump(p.ply)
		}
	})
}

// hurry goes through the paces at which a playback goes by itself.
func (p *playback) hurry() {
	p.viewing.Pace = map[int]int{1: 2, 2: 4}[p.viewing.Pace]
	p.viewing.Pace = max(p.viewing.Pace, 1)
	p.bar.tellPace(p.viewing.Pace)
	if p.viewing.Hurried != nil {
		p.viewing.Hurried(p.viewing.Pace)
	}
}

// canFork reports whether the person could play on from the moment that is shown: it is its turn.
func (p *playback) canFork() bool {
	frame, err := p.playback.At(p.ply)
	return err == nil && p.host.PlayFrom() != nil && p.playback.Duel().Mover(&frame.State) == p.Me
}

func (p *playback) playFrom() {
	p.Halt()
	p.host.PlayFrom()(p.playback.Record(), p.ply)
}

func (p *playback) openJournal() {
	p.Halt()
	p.host.Journal()(p.playback.Record())
}

// reconsider lets the AIs decide again, so that each of their moves can be explained.
func (p *playback) reconsider(ctx context.Context, brains ai.Brains) {
	record := p.playback.Record()
	p.host.Background(func() func() {
		why := make(map[int]*ai.Rationale)
		for seat := range record.Seats {
			if record.Seats[seat].IsPerson() {
				continue
			}
			reasons, err := rationales(ctx, record, game.Seat(seat), brains)
			if err != nil && ctx.Err() == nil {
				fyne.LogError("explaining a recorded duel", err)
			}
			maps.Copy(why, reasons)
		}
		opened, taught := openedTurns(record, p.Me), taughtIn(p.Translator, p.Gallery, record, p.Me)
		return func() {
			p.why, p.opened, p.taught = why, opened, taught
			p.Jump(p.ply)
		}
	})
}

// Jump shows the moment after a number of actions.
func (p *playback) Jump(ply int) {
	ply = min(max(ply, 0), p.playback.Plies())
	p.Forget()
	for i := 0; i < ply; i++ {
		p.Note(p.momentAt(i))
	}
	p.step(ply)
}

// step shows the next moment after the one that is shown.
func (p *playback) step(ply int) {
	p.ply = ply
	p.Reason, p.Answered = nil, true // what can be asked about is the step that is shown
	p.Show(p.momentAt(ply), dueltable.Caption{
		Label: p.Translator.Text("playback.next"), Note: fmt.Sprintf("%d / %d", ply, p.playback.Plies()),
		Enabled: ply < p.playback.Plies(),
	})
	advice := dueltable.Advice{WithWhy: true}
	if turn, ok := p.costly[ply]; ok {
		advice.Text = LossLine(p.Translator, p.Gallery, p.playback.Record(), p.Me, &turn)
	}
	if told := p.taught[ply]; told != "" {
		advice.Text = told
	}
	p.Advise(advice)
	p.bar.tell(ply, p.canFork())
}

func (p *playback) momentAt(ply int) dueltable.Moment {
	frame, err := p.playback.At(ply)
	if err != nil {
		fyne.LogError("playback", err)
	}
	return dueltable.Moment{
		View: p.Duel.View(&frame.State, p.Me), Seat: frame.Seat, Action: frame.Action, Events: frame.Events,
		Rationale: p.why[ply], Opened: p.opened[ply],
	}
}

// stepTime is how long a step stays when a playback goes by itself.
const stepTime = 1200 * time.Millisecond

func (p *playback) toggle() {
	if p.playing != nil {
		p.Halt()
		return
	}
	if p.ply == p.playback.Plies() {
		p.Jump(0)
	}
	if p.ply == 0 {
		p.BeginBy(0)
	}
	p.bar.tellPlaying(true)
	p.wait()
}

func (p *playback) wait() {
	p.playing = p.Table.Stage.NewPause(stepTime/time.Duration(p.viewing.Pace), func() {
		if p.playing == nil {
			return
		}
		if p.ply == p.playback.Plies() {
			p.Halt()
			return
		}
		p.step(p.ply + 1)
		p.Animate()
		p.wait()
	})
	p.playing.Start()
}

// Halt keeps the playback from going on by itself.
func (p *playback) Halt() {
	p.bar.tellPlaying(false)
	if p.playing != nil {
		p.playing.GiveUp()
		p.playing = nil
	}
}

func (p *playback) PlayCard(int, int8) { p.Table.Dismiss() }

func (p *playback) EndTurn() {
	p.Halt()
	if p.ply < p.playback.Plies() {
		p.step(p.ply + 1)
		p.Animate()
	}
}

func (p *playback) Take(rule.Stance) {}

func (p *playback) Skip() { p.EndTurn() }

func (p *playback) Read(place int) {
	p.Halt()
	p.Table.ShowPlayed(place)
}

func (p *playback) Explain() {
	p.Halt()
	if p.Reason != nil {
		p.OpenReason(p.host, p.Reason)
	}
}

func (p *playback) Inspect(mine bool) {
	p.Halt()
	p.host.OpenSheet(p.AboutFighter(p.host, p.SeatOf(mine)))
}

func (p *playback) OpenForecast() {
	p.Halt()
	p.host.OpenSheet(p.AboutForecast())
}

func (p *playback) Define(place int) {
	p.Halt()
	p.host.OpenSheet(p.AboutCard(p.Me, p.Table.Hand.Model.Cards[place]))
}

func (p *playback) OpenLog() {
	p.Halt()
	p.host.OpenSheet(p.Translator.Text("log.title"), p.History(p.host))
}

func (p *playback) OpenMenu() {
	p.Halt()
	p.host.OpenReplays()
}
