package greedy

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/duel/material"
	"boardduels/ai/duel/turnplan"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// The professional's budget.
const (
	imaginedHands = 8   // of the enemy, the same for all own turns
	ownTurns      = 200 // looked at
	replies       = 100 // looked at, to each own turn and hand
)

type professionalMind struct {
	weighing
	measure *material.Measure
	seed    uint64
	mine    *turnplan.Planner
	theirs  *turnplan.Planner
	reply   ownLead
	worlds  [imaginedHands]duel.State
}

func newProfessional(s ai.Setup) (ai.Player, error) {
	measure := material.New(s.Duel)
	return &professionalMind{
		weighing: newWeighing(&s, professional),
		measure:  measure,
		reply:    ownLead{measure, 1 - s.Seat},
		seed:     s.Seed,
		mine:     turnplan.NewSensible(s.Duel, s.Seat, ownTurns),
		theirs:   turnplan.NewSensible(s.Duel, 1-s.Seat, replies),
	}, nil
}

// Decide implements [ai.Player]. A candidate's score is that of the best whole turn that begins with it: what it gains
// less what the enemy's best reply gains, in points of material.
func (p *professionalMind) Decide(_ context.Context, view *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	p.reset(view, legal)
	if len(legal) > 1 {
		p.imagine(view)
		p.weigh()
	}
	return p.decide(view)
}

// imagine fills the hidden part of the view in several ways.
func (p *professionalMind) imagine(view *duel.View) {
	stream := ai.Chance(p.seed, view)
	allowed := p.duel.Worlds(view)
	for i := range p.worlds {
		allowed.Imagine(stream.Next(), &p.worlds[i])
	}
}

// weigh gives each action the score of the best turn that begins with it.
func (p *professionalMind) weigh() {
	var isWeighed [duel.ActionCapacity]bool
	turns := p.mine.Plans(&p.worlds[0], unjudged{})
	for i := range turns {
		score := p.score(&turns[i])
		for j := range p.rationale.Chain {
			if c := &p.rationale.Chain[j]; c.Action == turns[i].First() && (!isWeighed[j] || score > c.Score) {
				c.Score, isWeighed[j] = score, true
			}
		}
	}
}

// score is what a turn gains less what the best reply gains, on average. What happens of itself between the two turns
// is part of the reply.
func (p *professionalMind) score(turn *turnplan.Plan) float64 {
	sum := 0
	var s duel.State
	for i := range p.worlds {
		p.duel.Copy(&s, &p.worlds[i])
		before := p.measure.Lead(&s, p.seat)
		p.play(&s, turn)
		sum += p.afterReply(&s) - before
	}
	return float64(sum) / imaginedHands
}

// afterReply is the lead that the enemy's best reply leaves.
func (p *professionalMind) afterReply(s *duel.State) int {
	if s.Winner != game.Nobody {
		return p.measure.Lead(s, p.seat)
	}
	return -int(p.theirs.Best(s, &p.reply).Score)
}

// play carries out a turn, as far as chance lets it go.
func (p *professionalMind) play(s *duel.State, turn *turnplan.Plan) {
	turn.CarryOut(p.duel, s)
	p.duel.Pass(s)
}

// unjudged is for going through turns that are judged later.
type unjudged struct{}

func (unjudged) Judge(*duel.State, []duel.Action) float32 { return 0 }

// ownLead judges a turn by the lead that it leaves.
type ownLead struct {
	measure *material.Measure
	seat    game.Seat
}

func (l *ownLead) Judge(after *duel.State, _ []duel.Action) float32 {
	return float32(l.measure.Lead(after, l.seat))
}
