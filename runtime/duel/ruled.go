package duel

import "boardduels/runtime/duel/rule"

// Ruled is what rules of the language have left on a fighter, but for the price of its next card. It is nothing in a
// classic duel, and stands apart from the fighter so that nobody copies it there.
type Ruled struct {
	Counters     [rule.MostCounters]int16
	Lasting      [MaxLasting]LastingRule // the oldest first; those without rounds are gone
	LastingCount uint8                   // of Lasting, with those that are gone since the stage began
	// How often rules were done that are done so often only, by Duel's number of them
	Used      [MaxCounted]uint8
	Forbidden [rule.Tagged]uint8  // turns in which cards can't be played, by what they are
	Added     [LineCapacity]int16 // copies gained, or lost below 0, beside the deck's, by card
	Shown     [LineCapacity]uint8 // copies of the hand that the opponent knows of, at least
	Played    [LineCapacity]uint8 // in the present turn, or in the last one
	Plays     [LineCapacity]uint8 // since the duel began, up to [MostPlays]
}

// LastingRule is a card's rule that listens for some rounds.
type LastingRule struct {
	Card   CardIndex
	Rule   uint8 // of the card, from 0
	Rounds int8
	Times  int8 // how often it may be done yet; 0 if any number of times
	Fresh  bool // not told of the stage in which it began
}

// Limits of what rules leave.
const (
	MaxLasting = 8
	MaxCounted = 24
	MostPlays  = 15
	MaxCards   = 30 // in hand, deck and laid open; no rule brings another
)

// playedNow returns how many cards were played in the present turn, or in the last one.
func (r *Ruled) playedNow() (n int16) {
	for _, copies := range r.Played {
		n += int16(copies)
	}
	return n
}

// listening returns the rules that listen, and those that are gone since the stage began.
func (r *Ruled) listening() []LastingRule { return r.Lasting[:r.LastingCount] }

// begin lets a card's rule listen, instead of itself if it does already; where as many as can be do, the oldest gives
// way.
func (r *Ruled) begin(l LastingRule) {
	r.keep(func(old *LastingRule) bool { return old.Card != l.Card || old.Rule != l.Rule })
	if r.LastingCount == MaxLasting {
		copy(r.Lasting[:], r.Lasting[1:])
		r.LastingCount--
	}
	r.Lasting[r.LastingCount] = l
	r.LastingCount++
}

// settle forgets the rules that are gone, and makes the others hear of the next stage.
func (r *Ruled) settle() {
	r.keep(func(l *LastingRule) bool {
		l.Fresh = false
		return true
	})
}

// keep forgets the rules that are gone, and those that aren't wanted.
func (r *Ruled) keep(isWanted func(*LastingRule) bool) {
	all, n := r.listening(), 0
	for i := range all {
		if all[i].Rounds > 0 && isWanted(&all[i]) {
			all[n] = all[i]
			n++
		}
	}
	if n < len(all) {
		clear(all[n:])
		r.LastingCount = uint8(n)
	}
}

// gatherRules counts the rules that listen, and puts them first.
func (r *Ruled) gatherRules() {
	r.LastingCount = MaxLasting
	r.settle()
}
