package ai

import (
	"slices"

	"boardduels/runtime/duel"
	"boardduels/schema"
)

// Rationale is why a player decided as it did. The journal, the editor's preview, the game's "Why?" and the command
// line show the same value. Parts that a brain doesn't have are empty.
type Rationale struct {
	Brain     string
	Inputs    Situation               // the situation as the thesis's network sees it (Table 3.2)
	Retrieved []Retrieved             // the closest cases, nearest first
	Copied    bool                    // the nearest case was close and proven, and its outputs taken over (3.4)
	Targets   [schema.Outputs]float32 // what the neurons were trained towards: the average of the retrieved outputs
	Outputs   [schema.Outputs]float32 // what the network answered: the priorities of the kinds of action (Table 3.3)
	Weights   [schema.Outputs][schema.Inputs]float32
	Chain     []Candidate // the actions in the order in which they were considered
	// Turn and Gains are there if whole turns were compared by what the knowledge has learned: the cards that are to be
	// played in this turn, and what that brings against ending it at once, the weightiest first.
	Turn  []duel.Action
	Gains []Gain
	// Promise is the chance of winning that the chosen turn promises, Most that of the turn that promises most, and
	// Next that of the best that begins otherwise, 0 if there is none; all by what the knowledge has learned.
	Promise, Most, Next float32
	// Lenient says that a turn was chosen, or ended, though another promised more, for the enemy's sake.
	Lenient bool
	// ByLot says that the turn was drawn by lot, though there were others: of a brain that does so now and then.
	ByLot bool
	// Imagined is there if duels were imagined after the best turns: what came of each, the most promising first.
	Imagined []Imagined
	// Plans is what the whole turns that were planned by hand are worth, the best first, in the measure of the chain;
	// empty of a brain that plans otherwise.
	Plans []float64
	// Rule is the id of the rule, [a-z0-9_]+, that decided; "" of a brain that doesn't go by fixed ones.
	Rule string
	// Untaught is what a brain that reflects ([Brains.Reflecting]) would have done without what it has from its user;
	// nil if that made no difference.
	Untaught *duel.Action
}

// Imagined is what came of a turn in imagined duels.
type Imagined struct {
	Turn  []duel.Action // what the turn plays
	Score float32       // at first sight, before anything was imagined, in log-odds of winning
	Duels int
	Share float32 // of the duels that were won, 0…1, each counted by its chance where it was broken off
	// Answers counts the duels in which the enemy had a choice in its next turn, Idle those in which it ended that at
	// once. Reply is the cards that it played, the most frequent first.
	Answers, Idle int
	Reply         []Frequent
}

// Frequent is a card, and in how many imagined duels it was played.
type Frequent struct {
	Card  duel.CardIndex
	Duels int
}

// IsIdle reports whether the enemy ended its turn at once more often than it played any card.
func (m *Imagined) IsIdle() bool {
	return m.Idle > 0 && (len(m.Reply) == 0 || m.Idle > m.Reply[0].Duels)
}

// Gain is what one trait of a turn's end adds to the score of a plan, in log-odds of winning.
type Gain struct {
	Of     string  // the trait's name, [a-z0-9_]+
	Change float32 // of the trait, in its own measure
	Amount float32
}

// Situation is the 14 input signals, each in 0…1 (thesis, Table 3.2).
type Situation [schema.Inputs]float32

// Retrieved is a case that was found for a situation.
type Retrieved struct {
	Index    int // the place of the case in the knowledge base
	ID       int
	Distance float32                // mean of ByInput
	ByInput  [schema.Inputs]float32 // absolute differences
}

// Candidate is an action that a decision considered.
type Candidate struct {
	Action  duel.Action
	Kind    duel.Kind // of a card; meaningless for the end of the turn
	Score   float64   // the brain's own measure, larger is better; 0 if it has none
	Verdict Verdict
}

// Verdict says why a candidate was taken or passed over.
type Verdict uint8

// The verdicts.
const (
	Taken        Verdict = iota // it was the first possible one, or the best
	NotInHand                   // the card isn't in the hand
	TooExpensive                // there is not enough energy
	WrongKind                   // its kind isn't the one preferred now
	Worse                       // another one scored higher
	NotReached                  // the chain had ended before it
	Barred                      // rules keep the card from being played
	InVain                      // it would be paid, and change nothing
)

// IsAppraised reports whether whole turns were compared by learned weights, so that Turn and Gains hold, and the chain
// is the hand's.
func (r *Rationale) IsAppraised() bool { return r.Turn != nil }

// Even is how far the scores of two turns may lie apart, in log-odds, and count as equal: as near as a neuron has to
// come to its model output.
const Even float32 = 0.05

// AtFirstSight returns the turn that looked better than the chosen one before duels were imagined; nil if none did.
func (r *Rationale) AtFirstSight() *Imagined {
	var best *Imagined
	for i := range r.Imagined {
		if m := &r.Imagined[i]; m.Score > r.Imagined[0].Score+Even && (best == nil || m.Score > best.Score) {
			best = m
		}
	}
	return best
}

// DuelsImagined returns how many duels were imagined, after all turns together.
func (r *Rationale) DuelsImagined() (sum int) {
	for i := range r.Imagined {
		sum += r.Imagined[i].Duels
	}
	return sum
}

// HasNetwork reports whether the decision came from the network, so that Inputs, Targets, Outputs and Weights hold.
func (r *Rationale) HasNetwork() bool { return len(r.Retrieved) > 0 }

// PassedOver returns the kinds of action that were tried before the one that was taken, in that order. Unlike the chain
// they may be told while the duel goes on: they follow from the priorities and the deck, which everybody may know, not
// from what is still in the hand. A brain without a network has none, because its chain holds the cards of the hand.
func (r *Rationale) PassedOver() []duel.Kind {
	if !r.HasNetwork() {
		return nil
	}
	var kinds []duel.Kind
	for _, c := range r.Chain {
		if c.Verdict == Taken {
			if c.Action.Card != duel.NoCard {
				kinds = slices.DeleteFunc(kinds, func(kind duel.Kind) bool { return kind == c.Kind })
			}
			break
		}
		if !slices.Contains(kinds, c.Kind) {
			kinds = append(kinds, c.Kind)
		}
	}
	return kinds
}

// HandInputs is the first of the input signals that tell how many cards of each kind are in the hand; the others follow
// in the order of the kinds (thesis, Table 3.2).
const HandInputs = 7

// IsHandInput reports whether an input signal tells which kinds of cards are in the hand: the other player can't see
// that while the duel goes on.
func IsHandInput(input int) bool {
	return input >= HandInputs && input < HandInputs+int(duel.KindCount)
}

// Clone returns a copy that stays valid when the player decides again.
func (r *Rationale) Clone() *Rationale {
	if r == nil {
		return nil
	}
	c := *r
	c.Retrieved = slices.Clone(r.Retrieved)
	c.Chain = slices.Clone(r.Chain)
	c.Turn, c.Gains = slices.Clone(r.Turn), slices.Clone(r.Gains)
	c.Plans = slices.Clone(r.Plans)
	c.Imagined = slices.Clone(r.Imagined)
	for i := range c.Imagined {
		c.Imagined[i].Turn, c.Imagined[i].Reply = slices.Clone(r.Imagined[i].Turn), slices.Clone(r.Imagined[i].Reply)
	}
	return &c
}
