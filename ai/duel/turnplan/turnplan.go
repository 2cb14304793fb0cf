// Package turnplan goes through the ways to spend a turn: which cards to play, in which order, before it ends. Brains
// that look further than one card share it; each judges by a measure of its own where a plan leads.
package turnplan

import (
	"slices"

	"boardduels/ai/fit/logistic"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// MaxPlays is the most cards that a plan plays: a hand.
const MaxPlays = duel.HandCapacity

// Plan is a way to spend the rest of a turn: cards to play, then the end of the turn. A plan also ends where the duel
// does.
type Plan struct {
	Actions [MaxPlays]duel.Action // the first Plays
	Plays   int8
	Score   float32 // the judge's
}

// First returns the plan's next action.
func (p *Plan) First() duel.Action {
	if p.Plays == 0 {
		return duel.EndTurn
	}
	return p.Actions[0]
}

// Played returns the plan's cards, as it plays them.
func (p *Plan) Played() []duel.Action { return p.Actions[:p.Plays] }

// Add adds the play of a card to the plan's end. What was played beyond [MaxPlays], which only rules allow, isn't part
// of a plan.
func (p *Plan) Add(a duel.Action) {
	if p.Plays == MaxPlays {
		return
	}
	p.Actions[p.Plays] = a
	p.Plays++
}

// Worth returns the plan's score.
func (p Plan) Worth() float32 { return p.Score }

// Same reports whether another plan plays the same cards in the same order.
func (p *Plan) Same(other *Plan) bool { return slices.Equal(p.Played(), other.Played()) }

// CarryOut plays the plan's cards, and doesn't end the turn. In another state than it was made in, with the same hand,
// it goes as far as chance lets it: where the duel ends early, or energy runs out, the other cards stay in hand.
func (p *Plan) CarryOut(d *duel.Duel, s *duel.State) {
	for _, a := range p.Played() {
		if s.Winner != game.Nobody {
			return
		}
		if !d.Try(s, a, nil) {
			return
		}
	}
}

// Judge measures where a plan leads: larger is better for the planner's seat. It receives the state after the last
// card, before the end of the turn, and the cards played. It must not keep or change either. A plan continues the one
// that was judged last among those of one card less.
type Judge interface {
	Judge(after *duel.State, played []duel.Action) float32
}

// Planner goes through the plans of one seat in a duel. It allocates only when it is made; one goroutine may use it.
type Planner struct {
	duel  *duel.Duel
	seat  game.Seat
	limit int
	order order
	lots  bool // something is drawn by lot
	fair  bool // each beginning gets its share of the limit
	vain  bool // plans may play cards in vain

	judge Judge
	plans []Plan
	after []duel.State // where each plan leads, by its place
	legal [MaxPlays + 1][duel.ActionCapacity]duel.Action
	now   [MaxPlays]duel.Action
}

// New returns the planner of a seat, which looks at no more than limit plans a turn, at least one: for whoever foresees
// what somebody may do.
func New(d *duel.Duel, seat game.Seat, limit int) *Planner {
	p := NewSensible(d, seat, limit)
	p.vain = true
	return p
}

// NewSensible is New without the plans that play a card in vain ([duel.Duel.InVain]): for whoever decides what to do.
func NewSensible(d *duel.Duel, seat game.Seat, limit int) *Planner {
	p := &Planner{duel: d, seat: seat, limit: max(limit, 1)}
	p.plans, p.after = make([]Plan, 0, p.limit), make([]duel.State, p.limit)
	p.order, p.lots, p.fair = newOrder(d, seat), drawsLots(d), !d.IsClassic()
	return p
}

// drawsLots reports whether something is drawn by lot in a duel's turns; rules may always do so.
func drawsLots(d *duel.Duel) bool {
	return !d.IsClassic() || slices.ContainsFunc([]game.Seat{0, 1}, func(seat game.Seat) bool {
		return slices.ContainsFunc(d.Hero(seat).Deck, func(line duel.DeckLine) bool { return line.Card.DrawsLots() })
	})
}

// Plans returns the seat's plans in a state in which it is to move, judged, in a fixed order. Of plans that differ only
// in the order of cards whose order doesn't matter there is one. Lots are drawn otherwise than they will be in the
// state: what they bring can't be known. The slice holds until the next call.
func (p *Planner) Plans(s *duel.State, judge Judge) []Plan {
	p.judge, p.plans = judge, p.plans[:0]
	p.duel.Copy(&p.after[0], s)
	if p.lots {
		p.after[0].Reroll()
	}
	p.from(nil, 0, p.limit)
	return p.plans
}

// Play plays the cards of the plan that had a place among the last plans, in the state that those were made in, and
// doesn't end the turn.
func (p *Planner) Play(place int, s *duel.State) {
	if p.lots {
		p.plans[place].CarryOut(p.duel, s)
		return
	}
	p.duel.Copy(s, &p.after[place])
}

// Best returns the first of the plans with the highest score.
func (p *Planner) Best(s *duel.State, judge Judge) Plan {
	plans := p.Plans(s, judge)
	return plans[Highest(plans)]
}

// Highest returns the place of the first plan with the highest score. There must be a plan.
func Highest(plans []Plan) (best int) {
	for i := range plans {
		if plans[i].Score > plans[best].Score {
			best = i
		}
	}
	return best
}

// Chances appends how likely each of some plans is chosen, the better the likelier. The warmth, in the scores' measure,
// is how far one may fall short of the best and still be chosen now and then.
func Chances(all []float32, plans []Plan, warmth float32) []float32 {
	for i := range plans {
		all = append(all, plans[i].Score)
	}
	logistic.Softmax(all, warmth)
	return all
}

// from adds the plan of ending in the state that stands at its place, and those of playing on, up to a limit of all
// plans. The last card was played in the state before. Where cards have rules there may be far more ways to go on than
// the limit allows: then each gets its share, so that no card of a large hand is passed over.
func (p *Planner) from(before *duel.State, plays, limit int) {
	place := len(p.plans)
	p.plans = p.plans[:place+1]
	s, plan := &p.after[place], &p.plans[place]
	plan.Actions, plan.Plays = p.now, int8(plays)
	plan.Score = p.judge.Judge(s, plan.Played())
	if s.Winner != game.Nobody || plays == MaxPlays || len(p.plans) == limit {
		return
	}
	legal := p.duel.Legal(s, p.legal[plays][:0])
	for i, a := range legal {
		if a == duel.EndTurn || plays > 0 && p.order.isTwin(before, p.now[plays-1].Card, a.Card) {
			continue
		}
		if len(p.plans) == limit {
			return
		}
		next := &p.after[len(p.plans)]
		p.duel.Copy(next, s)
		if err := p.duel.Apply(next, a, nil); err != nil {
			panic(err) // the rules called it legal
		}
		if !p.vain && p.duel.InVain(s, next, a) {
			continue
		}
		p.now[plays] = a
		p.from(s, plays+1, p.share(limit, len(legal)-1-i))
	}
}

// share returns up to how many plans the next of some ways to go on may lead, the end of the turn not counted.
func (p *Planner) share(limit, ways int) int {
	if !p.fair {
		return limit
	}
	return len(p.plans) + max((limit-len(p.plans))/ways, 1)
}
