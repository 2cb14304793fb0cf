package boardview

import (
	"slices"

	"boardduels/runtime/backgammon"
)

// route is how a checker goes to a place: by one die, or by several of them one after the other.
type route struct {
	steps []backgammon.Step
	enemy int // how far the enemy has to go then
}

func (r *route) to() slot { return slot(r.steps[len(r.steps)-1].To) }

// isFar reports whether it takes more than one die.
func (r *route) isFar() bool { return len(r.steps) > 1 }

// beats reports whether a route is the better of two to the same place: it takes fewer dice, or sets the enemy back
// further. The other one can be gone step by step.
func (r *route) beats(other *route) bool {
	if len(r.steps) != len(other.steps) {
		return len(r.steps) < len(other.steps)
	}
	return r.enemy > other.enemy
}

// routes returns the best route to each place that a checker can come to. Whatever has been gone of it, a legal play
// goes on from there.
func (d *draft) routes(from slot) (best []route) {
	for _, w := range d.ways() {
		if slot(w.From) != from {
			continue
		}
		next := d.after(w)
		best = withRoute(best, route{[]backgammon.Step{w.Step}, next.now[1-d.seat].Pips()})
		for _, on := range next.routes(slot(w.To)) {
			best = withRoute(best, route{slices.Insert(on.steps, 0, w.Step), on.enemy})
		}
	}
	return best
}

// withRoute adds a route, unless there is a better one to the same place.
func withRoute(best []route, r route) []route {
	i := slices.IndexFunc(best, func(known route) bool { return known.to() == r.to() })
	switch {
	case i < 0:
		return append(best, r)
	case r.beats(&best[i]):
		best[i] = r
	}
	return best
}

// targets returns to where a checker can go.
func (d *draft) targets(from slot) (to []slot) {
	for _, r := range d.routes(from) {
		to = append(to, r.to())
	}
	return to
}

// route returns the best route to a place, or nil.
func (d *draft) route(from, to slot) *route {
	all := d.routes(from)
	if i := slices.IndexFunc(all, func(r route) bool { return r.to() == to }); i >= 0 {
		return &all[i]
	}
	return nil
}
