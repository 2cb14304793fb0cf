package arena

import (
	"context"
	"reflect"
	"sync"

	"boardduels/ai/arena/job"
	"boardduels/ai/arena/pool"
)

// Options are how a plan is played. They don't change what it comes to.
type Options struct {
	Workers int       // how many duels at once; 0: as many as there are processors
	Shard   job.Shard // what to play; the zero Shard is all
	// Resume, unless nil, is what has been played before. It stays as it is.
	Resume *Result
	// Play plays a duel; nil stands for [Play].
	Play func(context.Context, *Bout) (Outcome, error)
	// Only, unless nil, says which fixtures to play, by their place in the plan; Seeds, above 0, how many of the first
	// seeds. What is left out stays as it is in Resume.
	Only  func(fixture int) bool
	Seeds int
	// Progress, unless nil, is called after each seed of a fixture, by one goroutine at a time. An error ends the run.
	Progress func(Progress) error
}

// Progress is how far a run is, in duels. A run that stops groups early is done before Done reaches Total.
type Progress = job.Progress[*Result]

// Run plays a plan, or its shard, and returns what has been played; also after an error, which is ctx's if ctx ended
// first. With Options.Resume set to that it goes on later. Whatever the options, a plan comes to the same in the end.
func Run(ctx context.Context, p *Plan, cast Cast, o Options) (*Result, error) {
	r, err := newRun(p, cast, o)
	if err != nil {
		return nil, err
	}
	span := o.seedsOf(p)
	every := p.Seeds
	if p.Stop != nil {
		every = p.Stop.Every
	}
	for from := span.From; from < span.To; from += every {
		to := min(from+every, span.To)
		if err := r.stage(ctx, Span{from, to}); err != nil {
			return r.result, err
		}
		if p.Stop != nil {
			r.look(to)
		}
	}
	return r.result, nil
}

// seedsOf returns which seeds of each fixture are to be played.
func (o *Options) seedsOf(p *Plan) Span {
	span := p.seedsOf(o.Shard)
	if o.Seeds > 0 {
		span.To = min(span.To, o.Seeds)
	}
	return span
}

// run is a plan that is being played.
type run struct {
	plan    *Plan
	options Options
	tables  [][]table

	mu     sync.Mutex // guards what follows
	result *Result
	done   int // duels
	total  int
	span   Span // of the present stage
	next   int  // the next of its units, by seed, then fixture
	failed error
}

// unit is what a worker plays at a time: all legs of a fixture with a seed.
type unit struct {
	fixture, seed int
}

func newRun(p *Plan, cast Cast, o Options) (*run, error) {
	r := &run{plan: p, options: o}
	var err error
	if r.tables, err = cast.tables(p); err != nil {
		return nil, err
	}
	if o.Resume == nil {
		r.result = NewResult(p)
	} else if r.result = o.Resume.Clone(); !reflect.DeepEqual(r.result.Plan, p) {
		return nil, job.ErrPlans
	}
	span := o.seedsOf(p)
	for i := range p.Fixtures {
		f := &p.Fixtures[i]
		if f.Cards && r.result.Tallies[i].Cards == nil {
			r.result.Tallies[i].Cards = cards(f, r.tables[i], len(p.Packs))
		}
		if r.plays(i) {
			r.total += len(f.Legs) * (span.To - span.From)
		}
	}
	r.done = r.result.Duels()
	if r.options.Play == nil {
		r.options.Play = Play
	}
	return r, nil
}

// stage plays all fixtures that go on with the seeds of a span.
func (r *run) stage(ctx context.Context, span Span) error {
	r.span, r.next = span, 0
	return pool.Run(ctx, r.options.Workers, r.work)
}

func (r *run) work(ctx context.Context) error {
	w := worker{run: r, bout: Bout{room: &room{}}}
	for ctx.Err() == nil {
		u, ok := r.take()
		if !ok {
			return nil
		}
		if err := w.play(ctx, u); err != nil {
			return err
		}
		if err := r.count(u, w.outcomes); err != nil {
			return err
		}
	}
	return nil
}

// worker plays one unit after another.
type worker struct {
	run      *run
	bout     Bout
	outcomes []Outcome // of the unit's legs
}

// take returns the next unit; false if the stage has no more.
func (r *run) take() (unit, bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	fixtures := len(r.plan.Fixtures)
	for ; r.next < fixtures*(r.span.To-r.span.From); r.next++ {
		u := unit{r.next % fixtures, r.span.From + r.next/fixtures}
		if r.wants(u) {
			r.next++
			return u, true
		}
	}
	return unit{}, false
}

// plays reports whether a fixture is this run's to play.
func (r *run) plays(fixture int) bool {
	return r.plan.inShard(r.options.Shard, &r.plan.Fixtures[fixture]) && (r.options.Only == nil || r.options.Only(fixture))
}

// wants reports whether a unit is to be played.
func (r *run) wants(u unit) bool {
	return r.result.Stopped[r.plan.Fixtures[u.fixture].Group] == 0 && r.plays(u.fixture) &&
		!r.result.Tallies[u.fixture].Done.overlap(Span{u.seed, u.seed + 1})
}

func (w *worker) play(ctx context.Context, u unit) error {
	chance := w.run.plan.seed(u.fixture, u.seed)
	b := &w.bout
	b.Fixture, b.Number, b.Seed = u.fixture, u.seed, chance.Next()
	b.uncounted = !w.run.plan.Fixtures[u.fixture].Cards
	seeds := [2]uint64{chance.Next(), chance.Next()}
	w.outcomes = w.outcomes[:0]
	for leg := range w.run.tables[u.fixture] {
		t := &w.run.tables[u.fixture][leg]
		b.Leg, b.Duel, b.Seats = leg, t.duel, t.seats
		for seat := range b.Seats {
			b.Seats[seat].Seed = seeds[seat]
		}
		o, err := w.run.options.Play(ctx, b)
		if err != nil {
			return err
		}
		w.outcomes = append(w.outcomes, o)
	}
	return nil
}

func (r *run) count(u unit, outcomes []Outcome) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.result.Tallies[u.fixture].count(&r.plan.Fixtures[u.fixture], u.seed, outcomes)
	r.done += len(outcomes)
	if r.failed == nil && r.options.Progress != nil {
		r.failed = r.options.Progress(Progress{Done: r.done, Total: r.total, Result: r.result})
	}
	return r.failed
}

// look stops the groups in which the first n seeds have made clear which side is better. A group that has been played
// further was looked at before.
func (r *run) look(n int) {
	for g := range r.result.Stopped {
		if r.result.Stopped[g] == 0 && r.hasPlayed(g, n) && !r.result.sequence(g).Holds(0.5) {
			r.result.Stopped[g] = n
		}
	}
}

// hasPlayed reports whether all fixtures of a group have been played with exactly the first n seeds.
func (r *run) hasPlayed(group, n int) bool {
	for i := range r.plan.Fixtures {
		if r.plan.Fixtures[i].Group != group {
			continue
		}
		if done := r.result.Tallies[i].Done; len(done) != 1 || done[0] != (Span{0, n}) {
			return false
		}
	}
	return true
}
