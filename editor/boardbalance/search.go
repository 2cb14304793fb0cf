// Package boardbalance finds single changes that bring a level or a map nearer to even: games between equal players are
// played with each on the same luck as without, the best of them longer and longer, and at last anew on luck that has
// chosen none of them.
package boardbalance

import (
	"cmp"
	"context"
	"slices"

	"boardduels/ai/arena/stats"
	"boardduels/ai/board/contest"
	"boardduels/editor/boardtrial"
	"boardduels/editor/document"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// Search is a search for the changes of a board.
type Search struct {
	Pack  *schema.Pack
	File  string // of the level or map
	Brain string // which plays against itself
	Seed  uint64 // of all chance: the same question has the same answer
	// Changes are the most that are tried, of more some by lot; Rounds how many deals have been played with what is
	// left after each round, in which half of it goes; Last how many show what the rest does. A zero is the usual.
	Changes int
	Rounds  []int
	Last    int
	Best    int // how many are left at last
}

// The usual search plays some 10,000 games of two seats.
const (
	usualChanges = 96
	usualLast    = 200
	usualBest    = 5
)

var usualRounds = []int{10, 20, 40, 80}

func (s *Search) complete() {
	s.Changes, s.Last, s.Best = cmp.Or(s.Changes, usualChanges), cmp.Or(s.Last, usualLast), cmp.Or(s.Best, usualBest)
	if len(s.Rounds) == 0 {
		s.Rounds = usualRounds
	}
}

// Effect is what a change does.
type Effect struct {
	Change
	Before, After contest.Seats
	// Nearer is by how much the shares of the seats come nearer to even (root mean square), on the same luck.
	Nearer stats.Estimate
}

// Result is what a search has come to.
type Result struct {
	Before  contest.Seats // without any change
	Effects []Effect      // the best first; their intervals are of deals that have chosen none of them
	Tried   int           // changes
}

// candidate is a change that is tried.
type candidate struct {
	Change
	table *boardtrial.Table
	seats contest.Seats
}

// run is a search under way.
type run struct {
	Search
	ctx         context.Context
	progress    func(done, total int)
	done, total int // games
	without     *candidate
	left        []candidate
}

// Run searches, and tells how many games of how many have been played. It ends early with ctx's error.
func (s Search) Run(ctx context.Context, progress func(done, total int)) (Result, error) {
	s.complete()
	r := &run{Search: s, ctx: ctx, progress: progress}
	if err := r.begin(); err != nil {
		return Result{}, err
	}
	tried, from := len(r.left), 0
	for i, to := range r.Rounds {
		if err := r.round(from, to); err != nil {
			return Result{}, err
		}
		from = to
		r.left = r.left[:r.after(i)]
	}
	result, err := r.last()
	result.Tried = tried
	return result, err
}

// begin opens the board with each change.
func (r *run) begin() error {
	d := r.Pack.Document(r.File)
	table, err := boardtrial.Open(d, r.Pack)
	if err != nil {
		return err
	}
	r.without = &candidate{table: table}
	changes := Changes(d)
	lot := game.NewStream(r.Seed, 1)
	for i := range changes {
		j := i + lot.Below(len(changes)-i)
		changes[i], changes[j] = changes[j], changes[i]
	}
	for _, c := range changes {
		if len(r.left) == r.Changes {
			break
		}
		if table := r.open(c.edit); table != nil {
			r.left = append(r.left, candidate{Change: c, table: table})
		}
	}
	from := 0
	n := len(r.left)
	for i, to := range r.Rounds {
		r.total += (n + 1) * (to - from) * table.Seats()
		from, n = to, r.leave(i, n)
	}
	r.total += (n + 1) * r.Last * table.Seats()
	return nil
}

// open opens the board after an edit; nil if it can't be played.
func (r *run) open(edit document.Redraw) *boardtrial.Table {
	changes, err := edit.Changes(r.Pack)
	if err != nil {
		return nil
	}
	for _, c := range changes {
		if table, err := boardtrial.Open(c.To, r.Pack.With(c.To)); err == nil {
			return table
		}
	}
	return nil
}

// after returns how many changes are left after a round.
func (r *run) after(round int) int { return r.leave(round, len(r.left)) }

// leave returns how many of n changes are left after a round: half of them, after the last one the best.
func (r *run) leave(round, n int) int {
	if round == len(r.Rounds)-1 {
		return min(n, r.Best)
	}
	return min(n, max((n+1)/2, r.Best))
}

// round plays more deals with all that are left, and sorts them by how near to even they have come.
func (r *run) round(from, to int) error {
	if err := r.play(r.without, r.Seed, from, to-from); err != nil {
		return err
	}
	for i := range r.left {
		if err := r.play(&r.left[i], r.Seed, from, to-from); err != nil {
			return err
		}
	}
	slices.SortStableFunc(r.left, func(a, b candidate) int { return cmp.Compare(a.seats.Uneven(), b.seats.Uneven()) })
	return nil
}

// play plays more deals of a candidate.
func (r *run) play(c *candidate, seed uint64, from, deals int) error {
	before := r.done
	seats, err := c.table.MeasureDeals(r.ctx, r.Brain, seed, from, deals, func(s contest.Seats) {
		r.progress(before+s.Games(), r.total)
	})
	if err != nil {
		return err
	}
	r.done = before + deals*c.table.Seats()
	if from == 0 {
		c.seats = seats
	} else {
		c.seats = c.seats.With(seats)
	}
	return nil
}

// last plays what is left anew, on other luck: which has chosen none of it, so that chance doesn't flatter the best.
func (r *run) last() (Result, error) {
	seed := uint64(game.NewStream(r.Seed, 2))
	if err := r.play(r.without, seed, 0, r.Last); err != nil {
		return Result{}, err
	}
	result := Result{Before: r.without.seats}
	for i := range r.left {
		c := &r.left[i]
		if err := r.play(c, seed, 0, r.Last); err != nil {
			return Result{}, err
		}
		result.Effects = append(result.Effects, Effect{c.Change, r.without.seats, c.seats, contest.Nearer(&r.without.seats, &c.seats)})
	}
	slices.SortStableFunc(result.Effects, func(a, b Effect) int { return cmp.Compare(b.Nearer.Value, a.Nearer.Value) })
	return result, nil
}
