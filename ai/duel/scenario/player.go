package scenario

import (
	"context"
	"slices"

	"boardduels/ai"
	"boardduels/ai/duel/material"
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/fit/evolution"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// mind is what a player makes use of. Difficulties and characters differ in it.
type mind struct {
	id        string
	scenarios []scenario
	shuffled  int        // turns in which each card is one that a scenario drawn by lot wants
	mutations []mutation // kinds
	budget    int        // mutants a decision
	keep      int        // plans that mutate
	isBlind   bool       // for what a turn leads to: all turns are alike
	beyondHP  int        // % of what fighters have besides hp that it reckons with
	hands     int        // with which the enemy may strike back
	slips     int        // % of decisions that it takes by lot
	duels     int        // in its head, for each plan kept; twice as many once half of them have dropped out, and so on
}

// player plays a seat.
type player struct {
	duel      *duel.Duel
	seat      game.Seat
	seed      uint64
	mind      *mind
	measure   *material.Measure
	appetites []appetite
	wanted    [duel.LineCapacity]bool
	rush      appetite // the enemy's
	worlds    [handsSeen]duel.State
	chance    game.Stream
	mutant    draft
	reply     draft // the enemy's
	pool      pool
	foresight *foresight
	rationale ai.Rationale
}

// pool holds the plans of a turn.
type pool = evolution.Pool[turnplan.Plan, float32]

func brain(m mind) ai.Brain {
	return ai.Brain{ID: m.id, New: func(s ai.Setup) (ai.Player, error) { return newPlayer(&s, &m), nil }}
}

func newPlayer(s *ai.Setup, m *mind) *player {
	known := inDuel(s.Duel, m.scenarios)
	p := &player{
		duel: s.Duel, seat: s.Seat, seed: s.Seed, mind: m,
		measure:   material.New(s.Duel),
		appetites: newAppetites(s.Duel.Hero(s.Seat), known),
		rush:      newAppetites(s.Duel.Hero(1-s.Seat), []scenario{{wishes: wishes(boost, strike, burn)}})[0],
		pool:      pool{Plans: make([]turnplan.Plan, 0, len(known)+m.shuffled)},
	}
	p.rationale = ai.Rationale{
		Brain: m.id, Chain: make([]ai.Candidate, 0, duel.ActionCapacity), Plans: make([]float64, 0, cap(p.pool.Plans)),
	}
	p.wanted = wanted(p.appetites)
	if m.duels > 0 {
		p.foresight = newForesight(s.Duel, p.measure)
	}
	return p
}

// Decide implements [ai.Player]. A candidate's score is that of the best turn found that begins with it. The budget is
// counted in mutants, so that the same match is the same everywhere; a cancelled decision takes the best turn found so
// far.
func (p *player) Decide(ctx context.Context, view *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	p.chance = ai.Chance(p.seed, view)
	p.pool.Plans = p.pool.Plans[:0]
	p.rationale.ByLot = false
	if len(legal) > 1 {
		p.rationale.ByLot = p.mind.isBlind
		p.think(ctx, view)
	}
	return p.explain(view, legal)
}

// think fills the pool, the best plan first.
func (p *player) think(ctx context.Context, view *duel.View) {
	p.imagine(view)
	if p.chance.Below(100) < p.mind.slips {
		p.rationale.ByLot = true
		p.slip()
		return
	}
	p.draw()
	p.win(view)
	p.evolve(ctx)
	if p.foresight != nil {
		p.foresight.choose(ctx, p, view)
	}
}

// imagine makes the worlds that the view allows: with a hand of the enemy's, if that is to strike back.
func (p *player) imagine(view *duel.View) {
	if p.mind.hands == 0 {
		p.duel.Sketch(view, p.chance.Next(), &p.worlds[0])
		return
	}
	allowed := p.duel.Worlds(view)
	for i := range p.worlds[:p.mind.hands] {
		allowed.Imagine(p.chance.Next(), &p.worlds[i])
	}
}

// slip makes a turn by lot.
func (p *player) slip() {
	var d draft
	d.begin(p, 0)
	d.drift()
	p.consider(&d)
}

// draw makes the turns that the scenarios lead to.
func (p *player) draw() {
	var d draft
	for i := range p.appetites {
		d.begin(p, 0)
		d.follow(&p.appetites[i])
		p.consider(&d)
	}
	for range p.mind.shuffled {
		d.begin(p, 0)
		for d.plan.Plays < turnplan.MaxPlays {
			a := p.standIn(&d)
			if a == duel.EndTurn {
				break
			}
			d.play(a)
		}
		p.consider(&d)
	}
	p.pool.Keep(p.mind.keep)
}

// win adds what wins by its rules, which no wish sees, to the turns; a blind player sees it neither.
func (p *player) win(view *duel.View) {
	var buf [duel.ActionCapacity]duel.Action
	action, wins := ai.Winning(p.duel, view, p.duel.LegalView(view, buf[:0]), p.seed)
	if !wins {
		return
	}
	var d draft
	d.begin(p, 0)
	d.play(action)
	p.consider(&d)
	p.pool.Rank()
}

func (p *player) consider(d *draft) {
	if !p.has(&d.plan) {
		d.plan.Score = p.score(d)
		p.pool.Plans = append(p.pool.Plans, d.plan)
	}
}

// has reports whether a plan that does the same is in the pool.
func (p *player) has(other *turnplan.Plan) bool {
	for i := range p.pool.Plans {
		if p.pool.Plans[i].Same(other) {
			return true
		}
	}
	return false
}

// evolve lets the plans mutate in turn.
func (p *player) evolve(ctx context.Context) {
	if len(p.mind.mutations) > 0 {
		p.pool.Evolve(ctx, p.mind.budget, len(p.pool.Plans), p.mutate)
	}
}

// mutate makes a mutant, which may live if no other plan does the same.
func (p *player) mutate(parent, mutant *turnplan.Plan) bool {
	d := &p.mutant
	d.begin(p, 0)
	kind := p.mind.mutations[p.chance.Below(len(p.mind.mutations))]
	kind.mutate(p, d, parent)
	if p.has(&d.plan) {
		return false
	}
	d.plan.Score = p.score(d)
	*mutant = d.plan
	return true
}

// explain turns the plans into a rationale.
func (p *player) explain(view *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	r := &p.rationale
	r.Chain, r.Plans = r.Chain[:0], r.Plans[:0]
	for i := range p.pool.Plans {
		turn := &p.pool.Plans[i]
		r.Plans = append(r.Plans, float64(turn.Score))
		if a := turn.First(); !inChain(r.Chain, a) {
			r.Chain = append(r.Chain, p.candidate(a, ai.Worse, float64(turn.Score)))
		}
	}
	for _, a := range legal {
		if !inChain(r.Chain, a) {
			r.Chain = append(r.Chain, p.candidate(a, ai.NotReached, 0))
		}
	}
	r.Chain[0].Verdict = ai.Taken
	r.AddRefused(p.duel, view)
	return r.Chain[0].Action, r, nil
}

func inChain(chain []ai.Candidate, a duel.Action) bool {
	return slices.ContainsFunc(chain, func(c ai.Candidate) bool { return c.Action == a })
}

func (p *player) candidate(a duel.Action, v ai.Verdict, score float64) ai.Candidate {
	return ai.Consider(p.duel, p.seat, a, score, v)
}
