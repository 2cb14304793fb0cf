package curve

import (
	"context"
	"reflect"
	"sync"

	"boardduels/ai/arena/job"
	"boardduels/ai/arena/pool"
	"boardduels/ai/duel/learning"
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
	user, err := ParseUser(r.plan.Users[u.user])
	if err != nil {
		return nil, err
	}
	if u.learner > 0 {
		taught, err := r.teach(ctx, u.run, r.plan.Users[u.user], u.learner)
		if err != nil {
			return nil, err
		}
		return &Record{Learner: u.learner, User: u.user, Run: u.run, Won: taught.won}, nil
	}
	taught, err := r.taughtHere(ctx, u, user)
	if err != nil {
		return nil, err
	}
	record := &Record{User: u.user, Run: u.run, Won: taught.won}
	if record.Agreement, err = r.agreements(ctx, u, user, taught.styles); err != nil {
		return nil, err
	}
	if record.Flexibility, err = r.flexibility(ctx, u.run, user, taught.known); err != nil {
		return nil, err
	}
	if record.Swap, err = r.swaps(ctx, u.run, taught.known); err != nil {
		return nil, err
	}
	if record.Told, err = r.headroom(ctx, u.run, user, taught.known); err != nil {
		return nil, err
	}
	if record.Exploited, err = r.exploit(ctx, u.run, taught.known); err != nil {
		return nil, err
	}
	record.Double, err = r.resemble(ctx, u.run, user, taught.known, taught.played)
	taught.played, taught.known = nil, learning.Known{} // others ask for the styles alone
	return record, err
}
