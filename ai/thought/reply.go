package thought

import (
	"slices"

	"boardduels/ai/plan"
	"boardduels/runtime/duel"
)

// Reply is the cards of a turn, in the order of the deck list, whatever order they are played in.
type Reply struct {
	cards [plan.MaxPlays]duel.CardIndex
	count int8
}

// Cards returns the cards; none is the end of the turn at once.
func (r *Reply) Cards() []duel.CardIndex { return r.cards[:r.count] }

func newReply(p *plan.Plan) (r Reply) {
	r.count = int8(copy(r.cards[:], p.Played()))
	slices.Sort(r.Cards())
	return r
}

// told is how many different replies are counted; those that come late and rarely aren't.
const told = 16

// tally counts replies.
type tally struct {
	replies [told]Reply
	counts  [told]int32
}

func (t *tally) note(p *plan.Plan) {
	reply := newReply(p)
	for i := range t.replies {
		if t.counts[i] == 0 {
			t.replies[i] = reply
		}
		if t.replies[i] == reply {
			t.counts[i]++
			return
		}
	}
}

// most returns the reply that came most often, and how often.
func (t *tally) most() (Reply, int) {
	best := 0
	for i, count := range t.counts {
		if count > t.counts[best] {
			best = i
		}
	}
	return t.replies[best], int(t.counts[best])
}
