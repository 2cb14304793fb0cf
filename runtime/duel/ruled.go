package duel

import "boardduels/runtime/duel/rule"

// Ruled is what rules of the language have left on a fighter. It is nothing in a classic duel.
type Ruled struct {
	CostNext  int8 // -10…10 on the price of the next minor card
	Counters  [rule.MostCounters]int16
	Lasting   [MaxLasting]LastingRule // the oldest first; those without rounds are gone
	Used      [MaxCounted]uint8       // how often rules were done that are done so often only, by Duel's number of them
	Forbidden [rule.Tagged]uint8      // turns in which cards can't be played, by what they are
	Added     [LineCapacity]int16     // copies gained, or lost below 0, beside the deck's, by card
	Shown     [LineCapacity]uint8     // copies of the hand that the opponent knows of, at least
	Played    [LineCapacity]uint8     // in the present turn, or in the last one
	Plays     [LineCapacity]uint8     // since the duel began, up to [MostPlays]
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

// begin lets a card's rule listen, instead of itself if it does already; where as many as can be do, the oldest gives
// way.
func (r *Ruled) begin(l LastingRule) {
	n := 0
	for _, old := range r.Lasting {
		if old.Rounds > 0 && (old.Card != l.Card || old.Rule != l.Rule) {
			r.Lasting[n] = old
			n++
		}
	}
	if n == MaxLasting {
		copy(r.Lasting[:], r.Lasting[1:])
		n--
	}
	r.Lasting[n] = l
	clear(r.Lasting[n+1:])
}

// settle forgets the rules that are gone, and makes the others hear of the next stage.
func (r *Ruled) settle() {
	n := 0
	for _, l := range r.Lasting {
		if l.Rounds > 0 {
			l.Fresh = false
			r.Lasting[n] = l
			n++
		}
	}
	clear(r.Lasting[n:])
}
