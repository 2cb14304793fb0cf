package balance

import (
	"slices"

	"boardduels/ai/arena"
	"boardduels/ai/arena/stats"
)

// Result is what a comparison has come to so far. It doesn't change any more.
type Result struct {
	// Balance is what `duel balance --against` prints of as many duels, and how heroes that join fare. Until Complete
	// it holds figures of the pairs that the edit touches only.
	Balance *arena.Balance
	Duels   int // of each two heroes in the hands of each brain with each pack
	Most    int // how many they will play at most
	// Changes are those of the pairs that the edit touches, by brain and pair.
	Changes []Change
	// Answered says that in the hands of each brain one of the changes is clear, or all are none, and that heroes that
	// join have played enough.
	Answered bool
	Complete bool // all pairs were played
	// LeftOut are the heroes that can't play with the edit because of errors, in order.
	LeftOut []string
	// Joined are the heroes that can play with the edit and couldn't before, in order: they are counted with the edit
	// alone.
	Joined  []string
	Verdict Verdict
	Alarms  []Alarm
	Hints   []Hint
}

// Change is how much more often a hero wins against another after an edit than before, in the hands of a brain.
type Change struct {
	Brain, Hero, Against string
	Before, After        float64 // shares of wins, 0…1
	// Change is After−Before. Its interval may be looked at after every round, and all intervals of a Result hold
	// together: they are confidence sequences by betting (stats.Scores.Sequence), each with an equal part of the chance
	// of error that the comparison may take (Bonferroni).
	Change stats.Estimate
	Clear  bool // the interval doesn't hold 0
	None   bool // the interval lies within what counts as no change
}

// Flipped returns the change as the other hero sees it.
func (c Change) Flipped() Change {
	c.Hero, c.Against = c.Against, c.Hero
	c.Before, c.After = 1-c.Before, 1-c.After
	c.Change.Value, c.Change.Low, c.Change.High = -c.Change.Value, -c.Change.High, -c.Change.Low
	return c
}

// sure is the least that the change may be, either way; 0 if it isn't clear.
func (c *Change) sure() float64 { return max(0, c.Change.Low, -c.Change.High) }

// most is the most that the change may be, either way.
func (c *Change) most() float64 { return max(-c.Change.Low, c.Change.High) }

// tell says what has been played.
func (r *run) tell() *Result {
	balance, _ := r.result.Balance() // it is one
	result := &Result{Balance: balance, Duels: 2 * r.seeds, Most: r.Most, Changes: r.changes(balance), Complete: r.complete, LeftOut: r.leftOut, Joined: r.joins}
	result.Answered = r.seeds >= r.Most/2 || r.isAnswered(result.Changes) && (r.newcomers == nil || result.Duels >= leastJoined)
	r.newcomers.join(balance)
	result.Verdict = verdict(result, r.Within)
	result.Alarms = alarms(balance)
	result.Hints = r.hints(result)
	return result
}

func (r *run) changes(balance *arena.Balance) (all []Change) {
	for i := range r.plan.Fixtures {
		if !r.asks(i) {
			continue
		}
		brain := r.plan.Fixtures[i].Legs[0].Seats[0].Brain
		shift := r.result.Change(i, r.Error/float64(r.family))
		c := Change{Brain: brain, Hero: shift.Hero, Against: shift.Against, Change: shift.Change}
		of := slices.IndexFunc(balance.Brains, func(b arena.BrainBalance) bool { return b.Brain == brain })
		before, _ := balance.Brains[of].Packs[0].Cell(c.Hero, c.Against)
		after, _ := balance.Brains[of].Packs[1].Cell(c.Hero, c.Against)
		c.Before, c.After = before.Value, after.Value
		c.Clear = !c.Change.Holds(0)
		c.None = -r.Within < c.Change.Low && c.Change.High < r.Within
		if !r.touches(c.Hero) {
			c = c.Flipped()
		}
		all = append(all, c)
	}
	return all
}

// isAnswered reports whether in the hands of each brain one of the changes is clear, or all are none.
func (r *run) isAnswered(changes []Change) bool {
	for _, brain := range r.plan.Brains {
		clear, none := false, true
		for i := range changes {
			if changes[i].Brain == brain {
				clear, none = clear || changes[i].Clear, none && changes[i].None
			}
		}
		if !clear && !none {
			return false
		}
	}
	return true
}
