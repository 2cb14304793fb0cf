package competence

import (
	"cmp"
	"context"
	"math"
	"slices"
	"sync/atomic"

	"boardduels/ai"
	"boardduels/ai/arena/stats"
	"boardduels/ai/duel/playout"
	"boardduels/ai/duel/precedent"
	"boardduels/ai/fit/selfplay"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Disagreement is a situation in which two knowledge bases play different cards, with what each is worth: the chance of
// winning, 0…1.
type Disagreement struct {
	Situation  int // its place
	Actions    [2]duel.Action
	Values     [2]stats.Share
	Difference stats.Estimate // of the first less the second, on the same luck
}

// Cost returns how much the worse of the two gives away.
func (d *Disagreement) Cost() float64 { return math.Abs(d.Difference.Value) }

// Search is how thoroughly disagreements are valued: all by a few duels, and those that look costliest by many more on
// fresh luck, of which alone is told. So what looks costly by luck doesn't stay so.
type Search struct {
	First  int // duels for each action in each situation
	Most   int // situations that are looked at again
	Second int // duels for each action then
	// Progress is told how many duels are done, by one goroutine at a time; it may be nil.
	Progress func(done, of int)
}

// Thorough takes some seconds.
var Thorough = Search{First: 60, Most: 20, Second: 400}

// Disagreements returns where two knowledge bases of a hero differ, the costliest first, and in how many situations
// they differ at all. Both cards are valued by duels that are played on from the situation, with hidden cards drawn, by
// what the third knowledge says of both heroes, so that it is the card alone that counts. The same arguments give the
// same result on every machine. It returns the error of a context that ends.
func Disagreements(ctx context.Context, a, b *kb.Knowledge, by map[string]*kb.Knowledge, all []Recorded, search Search) ([]Disagreement, int, error) {
	ours, err := decisions(ctx, a, all)
	if err != nil {
		return nil, 0, err
	}
	theirs, err := decisions(ctx, b, all)
	if err != nil {
		return nil, 0, err
	}
	var found []Disagreement
	for _, i := range differing(ours, theirs) {
		found = append(found, Disagreement{Situation: i, Actions: [2]duel.Action{ours[i], theirs[i]}})
	}
	differ := len(found)
	v := valuation{all: all, by: by, progress: search.Progress}
	v.of = len(found)*search.First + min(len(found), search.Most)*search.Second
	if err := v.value(ctx, found, search.First, 1); err != nil {
		return nil, 0, err
	}
	costliest(found)
	found = found[:min(len(found), search.Most)]
	if err := v.value(ctx, found, search.Second, 2); err != nil {
		return nil, 0, err
	}
	costliest(found)
	return found, differ, nil
}

func costliest(list []Disagreement) {
	slices.SortStableFunc(list, func(a, b Disagreement) int { return cmp.Compare(b.Cost(), a.Cost()) })
}

// valuation plays situations on.
type valuation struct {
	all      []Recorded
	by       map[string]*kb.Knowledge
	progress func(done, of int)
	done     int64
	of       int
}

// value values disagreements by a number of duels for each action, on luck of its own.
func (v *valuation) value(ctx context.Context, list []Disagreement, duels int, luck uint64) error {
	failures := make([]error, len(list))
	told := make(chan struct{}, 1)
	told <- struct{}{}
	err := selfplay.Each(ctx, len(list), func(i int) {
		failures[i] = v.one(ctx, &list[i], duels, luck)
		done := atomic.AddInt64(&v.done, int64(duels))
		if v.progress != nil {
			<-told
			v.progress(int(done), v.of)
			told <- struct{}{}
		}
	})
	for _, failure := range failures {
		if err == nil {
			err = failure
		}
	}
	return err
}

// one values the two actions of a disagreement. Duel k of both begins from the same hidden cards and the same chance to
// come.
func (v *valuation) one(ctx context.Context, d *Disagreement, duels int, luck uint64) error {
	r := &v.all[d.Situation]
	sides, err := v.sides(r)
	if err != nil {
		return err
	}
	chance := game.NewStream(luck, uint64(d.Situation)+1)
	var wins [2]int
	pairs := make(stats.Scores, 3) // lost, as good, won against the other action
	for range duels {
		if err := ctx.Err(); err != nil {
			return err
		}
		start := r.Duel.Determinize(&r.View, chance.Next())
		won := [2]int{}
		for i, action := range d.Actions {
			if winner := playOn(r.Duel, start, action, sides); winner == r.View.Seat {
				won[i] = 1
			}
			wins[i] += won[i]
		}
		pairs[1+won[0]-won[1]]++
	}
	for i := range wins {
		d.Values[i] = stats.NewShare(wins[i], duels)
	}
	d.Difference = stats.Estimate{Value: float64(wins[0]-wins[1]) / float64(duels), Interval: difference(pairs, luck)}
	return nil
}

// difference returns the interval of how much more often the first of two actions wins, by how many pairs it lost, was
// as good in, and won. Where both were as good in every pair, that is by how many pairs they may differ at all.
func difference(pairs stats.Scores, luck uint64) stats.Interval {
	if pairs[0]+pairs[2] == 0 {
		most := stats.NewShare(0, pairs.N()).High
		return stats.Interval{Low: -most, High: most}
	}
	score := stats.Mean(luck, pairs) // of one half for as good
	return stats.Interval{Low: (score.Low - 0.5) / 0.5, High: (score.High - 0.5) / 0.5}
}

// sides returns who plays a situation on.
func (v *valuation) sides(r *Recorded) (sides [2]*playout.Program, err error) {
	brain := precedent.Brain("playout", precedent.Intended)
	for seat := range sides {
		hero := r.Duel.Hero(game.Seat(seat)).ID
		player, err := brain.New(ai.Setup{Duel: r.Duel, Seat: game.Seat(seat), Seed: seed, Knowledge: v.by[hero]})
		if err != nil {
			return sides, err
		}
		sides[seat] = playout.NewProgram(r.Duel, player)
	}
	return sides, nil
}

// playOn plays an action, and the duel to its end; it returns the winner.
func playOn(d *duel.Duel, s duel.State, action duel.Action, sides [2]*playout.Program) game.Seat {
	if err := d.Apply(&s, action, nil); err != nil {
		panic(err) // it was chosen in this situation
	}
	for s.Winner == game.Nobody {
		sides[s.Mover].Turn(&s, nil)
	}
	return s.Winner
}
