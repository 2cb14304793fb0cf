package habit

import (
	"slices"

	"boardduels/ai/duel/usermodel"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// Revision is what is expected of a user otherwise after some turns: that the user does something in a situation more
// often than was expected, or less often. Shares are of the turns in that situation, 0…1.
type Revision struct {
	schema.HabitKey
	Before float32 // the share that was expected before the first turn
	After  float32 // and after the last
	Usual  float32 // and of people in general
	Came   int     // turns in the situation
	Did    int     // of them, those in which the user did it
	Turn   int     // the place of the turn that moved the expectation most, among those that it was revised by
	Round  int     // in which that turn began
}

// IsMore reports whether the user is expected to do it more often now.
func (r *Revision) IsMore() bool { return r.After > r.Before }

// Taken is a turn of a user, as it was taken.
type Taken struct {
	Begun  duel.State    // with the hand that was held
	Played []duel.Action // in this order
}

// fewest is the least number of turns in a situation that a revision rests on.
const fewest = 3

// Revise returns what is expected of a seat otherwise after some turns, of all that changed what tells most of what is
// to come; nil if there is nothing to tell. Models are what was believed of that user before each turn, and after the
// last; known is what was counted before. Told is only what the turns bore out, and what people in general do less, or
// more: never what everybody does, nor what nobody is to say of that user.
func Revise(d *duel.Duel, seat game.Seat, turns []Taken, models []usermodel.Vector, known []schema.Habit) *Revision {
	seen := expectAll(d, seat, turns, models)
	var best *Revision
	most := float32(0)
	for _, k := range kindsOf(d.Hero(seat)) {
		before := schema.Habit{HabitKey: k.HabitKey}
		if i := slices.IndexFunc(known, func(h schema.Habit) bool { return h.HabitKey == k.HabitKey }); i >= 0 {
			before = known[i]
		}
		r := revisionOf(seen, k)
		if r == nil || before.Status == schema.Forbidden {
			continue
		}
		weight := r.weight(before)
		if goesBefore := best == nil || r.IsMore() && !best.IsMore(); weight > 0 && (goesBefore || weight > most && r.IsMore() == best.IsMore()) {
			best, most = r, weight
		}
	}
	if best != nil {
		best.Round = int(turns[best.Turn].Begun.Round)
	}
	return best
}

// revisionOf returns how the expectation of a habit changed; nil if that isn't to be told.
func revisionOf(seen []expectedTurn, k kind) *Revision {
	r := &Revision{HabitKey: k.HabitKey}
	var course []float32 // the share that was expected, by model
	for i := range seen {
		t := &seen[i]
		if !t.when.Has(k.when) {
			continue
		}
		if course == nil {
			course = make([]float32, len(t.expected))
		}
		r.Came++
		if t.did.Has(k.does) {
			r.Did++
		}
		r.Usual += t.usual[k.does]
		for n := range course {
			course[n] += t.expected[n][k.does]
		}
	}
	if r.Came < fewest {
		return nil
	}
	for n := range course {
		course[n] /= float32(r.Came)
	}
	r.Usual /= float32(r.Came)
	r.Before, r.After = course[0], course[len(course)-1]
	if !r.isNotable() || !r.findTurn(seen, k, course) {
		return nil
	}
	return r
}

// isNotable reports whether an expectation changed by enough, in the direction in which the user went and away from
// what is usual, and of something that is done often.
func (r *Revision) isNotable() bool {
	change, apart, shown := r.After-r.Before, r.After-r.Usual, float32(r.Did)/float32(r.Came)-r.Before
	if !r.IsMore() {
		change, apart, shown = -change, -apart, -shown
	}
	return change >= telling && apart >= telling && shown > 0 && max(r.After, r.Usual) >= often
}

// findTurn finds the turn that moved the expectation most, of those in which the user did what is expected more now, or
// didn't what is expected less. It returns false if there is none.
func (r *Revision) findTurn(seen []expectedTurn, k kind, course []float32) bool {
	most := float32(0)
	for i := range seen {
		t := &seen[i]
		if !t.when.Has(k.when) || t.did.Has(k.does) != r.IsMore() {
			continue
		}
		step := course[t.place+1] - course[t.place]
		if !r.IsMore() {
			step = -step
		}
		if step > most {
			most, r.Turn = step, t.place
		}
	}
	return most > 0
}

// weight is how much of what is to come the change foretells, and how sure it is that this is the user's own: the
// change times the distance from what is usual, in standard errors (see [Surest]), of all that was counted, these turns
// included. It is 0 if what was counted says the contrary.
func (r *Revision) weight(counted schema.Habit) float32 {
	all := counted.Seen + r.Came
	usual := float32(counted.Usual*float32(counted.Seen)) + float32(r.Usual*float32(r.Came))
	h := schema.Habit{Seen: all, Done: counted.Done + r.Did, Usual: usual / float32(all)}
	if h.IsSeldom() == r.IsMore() {
		return 0
	}
	return max(r.After-r.Before, r.Before-r.After) * float32(sureness(&h))
}
