package scenario

import (
	"boardduels/ai/duel/turnplan"
	"boardduels/runtime/duel"
)

// mutation is a kind of change of a plan. It carries the changed plan out in a draft; what has become impossible is
// mended.
type mutation struct {
	since  int // the difficulty from which on it happens
	mutate func(*player, *draft, *turnplan.Plan)
}

// mutations are the article's three kinds, and one for the length of a turn, which here isn't fixed.
var mutations = []mutation{
	{50, replaceSome},
	{90, swapTwo},
	{90, swapTwoAndRethink},
	{90, endElsewhere},
}

// replaceSome replaces one to three plays by cards drawn by lot, of those that any scenario could want.
func replaceSome(p *player, d *draft, parent *turnplan.Plan) {
	const most = 3
	changed := *parent
	changed.Plays = max(changed.Plays, 1)
	hand := d.state.Piles[p.seat].Hand[:d.state.Fighters[p.seat].HandCount]
	for range 1 + d.chance.Below(min(most, int(changed.Plays))) {
		if card := hand[d.chance.Below(len(hand))]; p.wanted[card] {
			changed.Actions[d.chance.Below(int(changed.Plays))] = d.inAnyMode(card)
		}
	}
	p.remake(d, &changed)
}

// swapTwo changes the order of two plays and keeps what they are.
func swapTwo(p *player, d *draft, parent *turnplan.Plan) {
	changed := *parent
	swapped(&changed, d)
	p.remake(d, &changed)
}

// swapTwoAndRethink changes the order of two plays and makes the rest of the turn anew.
func swapTwoAndRethink(p *player, d *draft, parent *turnplan.Plan) {
	changed := *parent
	later := swapped(&changed, d)
	p.carryOut(d, changed.Actions[:later])
	d.follow(p.anyScenario(d))
}

// endElsewhere ends the turn earlier, or goes on where it ended.
func endElsewhere(p *player, d *draft, parent *turnplan.Plan) {
	changed := *parent
	changed.Plays = int8(d.chance.Below(int(parent.Plays) + 1))
	if changed.Plays < parent.Plays {
		p.remake(d, &changed)
		return
	}
	p.carryOut(d, parent.Played())
	d.follow(p.anyScenario(d))
}

// swapped swaps two plays and returns how many there are up to the earlier one.
func swapped(changed *turnplan.Plan, d *draft) int {
	if changed.Plays < 2 {
		return int(changed.Plays)
	}
	i, j := d.chance.Below(int(changed.Plays)), d.chance.Below(int(changed.Plays))
	changed.Actions[i], changed.Actions[j] = changed.Actions[j], changed.Actions[i]
	return min(i, j) + 1
}

// remake makes a changed plan. One that is in the pool is only written down: it would lead to the same, and a twin
// doesn't live.
func (p *player) remake(d *draft, changed *turnplan.Plan) {
	if p.has(changed) {
		d.plan = *changed
		return
	}
	p.carryOut(d, changed.Played())
}

// carryOut carries out actions in order. Where one isn't possible, what a scenario would want most stands in.
func (p *player) carryOut(d *draft, played []duel.Action) {
	for _, a := range played {
		if d.try(a) {
			continue
		}
		if other := p.standIn(d); other != duel.EndTurn {
			d.play(other)
		}
	}
}

// standIn returns what a scenario, drawn by lot, would do first now.
func (p *player) standIn(d *draft) duel.Action {
	s := p.anyScenario(d)
	if len(s.wishes) > 0 {
		return d.first(s)
	}
	try := *d
	try.plan.Plays = 0
	try.drift()
	return try.plan.First()
}

func (p *player) anyScenario(d *draft) *appetite {
	return &p.appetites[d.chance.Below(len(p.appetites))]
}
