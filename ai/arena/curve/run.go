package curve

import (
	"context"
	"reflect"
	"sync"

	"boardduels/ai/arena/job"
	"boardduels/ai/arena/pool"
	"boardduels/ai/duel/difficulty"
	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/usermodel"
	"boardduels/kb"
)

// Options are how a plan is carried out. They don't change what it comes to.
type Options struct {
	Workers int       // how many runs at once; 0: as many as there are processors
	Shard   job.Shard // what to do; the zero Shard is all
	// Resume, unless nil, is what has been done before. It stays as it is.
	Resume *Result
	// Progress, unless nil, is called after each run, by one goroutine at a time. An error ends the measurement.
	Progress func(Progress) error
}

// Progress is how far a measurement is, in learning runs.
type Progress = job.Progress[*Result]

// Run carries out a plan, or its shard, and returns what has been done; also after an error, which is ctx's if ctx
// ended first. With Options.Resume set to that it goes on later. Whatever the options, a plan comes to the same in the
// end.
func Run(ctx context.Context, p *Plan, cast Cast, o Options) (*Result, error) {
	r, err := newRoom(p, cast)
	if err != nil {
		return nil, err
	}
	w := &work{room: r, options: o, result: &Result{Plan: p}}
	if o.Resume != nil {
		if !reflect.DeepEqual(o.Resume.Plan, p) {
			return nil, job.ErrPlans
		}
		w.result = o.Resume.clone()
	}
	w.arrange()
	return w.result, pool.Run(ctx, o.Workers, w.do)
}

// work is a plan that is being carried out.
type work struct {
	room    *room
	options Options
	total   int

	mu     sync.Mutex // guards what follows
	left   []unit
	result *Result
	failed error
}

// unit is one learning run.
type unit struct{ run, user, learner int }

// arrange lists what is left to do: the first run of all users and learners, then the second, so that a measurement
// that is interrupted has about as many of each.
func (w *work) arrange() {
	p := w.room.plan
	done := map[unit]bool{}
	for _, record := range w.result.Records {
		done[record.unit()] = true
	}
	w.total = len(done)
	from, to := w.options.Shard.Range(p.Runs)
	for run := from; run < to; run++ {
		for user := range p.Users {
			for learner := range p.Learners {
				if u := (unit{run, user, learner}); !done[u] {
					w.left = append(w.left, u)
				}
			}
		}
	}
	w.total += len(w.left)
}

// do makes runs until none is left.
func (w *work) do(ctx context.Context) error {
	for ctx.Err() == nil {
		u, ok := w.take()
		if !ok {
			return nil
		}
		room := w.room.ofRun()
		record, err := room.run(ctx, u)
		room.guests.close()
		if err == nil {
			err = w.note(record)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (w *work) take() (u unit, ok bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.left) == 0 {
		return u, false
	}
	u, w.left = w.left[0], w.left[1:]
	return u, true
}

func (w *work) note(record *Record) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.result.add(record)
	if w.failed == nil && w.options.Progress != nil {
		w.failed = w.options.Progress(Progress{Done: len(w.result.Records), Total: w.total, Result: w.result})
	}
	return w.failed
}

// run makes a learning run. Its luck is the same for all users and learners.
func (r *room) run(ctx context.Context, u unit) (*Record, error) {
	p := r.plan
	user, err := ParseUser(p.Users[u.user])
	if err != nil {
		return nil, err
	}
	s, without := p.setting(u.run), p.Learners[u.learner]
	record, known := &Record{Learner: u.learner, User: u.user, Run: u.run}, r.known(s)
	var styles []usermodel.Vector
	var learned learning.Known
	var played []*learning.Episode // as the user saw them
	var rating kb.Rating
	for k := range p.Games {
		chance, brain := p.chance(u.run, forGame, k), r.opponent(s, rating)
		m, theirs, err := r.play(ctx, s, player{brain, known}, user.brain(k), &chance)
		if err != nil {
			return nil, err
		}
		record.note(m.Won)
		if p.Even {
			rating = difficulty.After(rating, m, brain, known, chance.Next())
		}
		if learns(without, user, k) {
			known = learning.Learn(ctx, known, seen(without, m), p.options(without, chance.Next())).Known
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if k < learnedAfter {
			played = append(played, theirs)
			styles, learned = append(styles, usermodel.Of(m.Duel.Hero(1-m.Seat), known.Theirs.Style)), known
		}
	}
	if u.learner > 0 {
		return record, nil
	}
	if record.Agreement, err = r.agreements(ctx, u.run, user, styles); err != nil {
		return nil, err
	}
	if record.Flexibility, err = r.flexibility(ctx, u.run, user, learned); err != nil {
		return nil, err
	}
	if record.Swap, err = r.swaps(ctx, u.run, learned); err != nil {
		return nil, err
	}
	if record.Told, err = r.headroom(ctx, u.run, user, learned); err != nil {
		return nil, err
	}
	if record.Exploited, err = r.exploit(ctx, u.run, learned); err != nil {
		return nil, err
	}
	record.Double, err = r.resemble(ctx, u.run, user, learned, played)
	return record, err
}
