// Package imitation is the brain that plays as the user does whose hero it plays: whole turns, each as often as the
// model of the user says (package usermodel), habits and slips included. It is meant to be like the user, not stronger.
package imitation

import (
	"context"
	"errors"
	"slices"

	"boardduels/ai"
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/duel/usermodel"
	"boardduels/ai/fit/logistic"
	"boardduels/runtime/duel"
)

// ID is the id of the brain.
const ID = "double"

// Brain is the brain "double". It plays by the style that its knowledge has of the user who plays this hero; where that
// has none, as players in general do.
var Brain = ai.Brain{ID: ID, NeedsKnowledge: true, New: newPlayer}

// player chooses a turn as it begins, and plays it card by card.
type player struct {
	duel  *duel.Duel
	seed  uint64
	mind  *Mind
	order usermodel.Order

	turn      []duel.Action // that was chosen
	round     int16         // in which that was; 0 if it is to be chosen anew
	begun     int16         // the ply at which it began
	rationale ai.Rationale
}

func newPlayer(s ai.Setup) (ai.Player, error) {
	if s.Knowledge == nil {
		return nil, errors.New("a double needs to know its user: what is known of the hero is missing")
	}
	believed := usermodel.Believed(s.Duel.Hero(s.Seat), s.Knowledge.Style)
	return &player{
		duel: s.Duel, seed: s.Seed,
		mind:      NewMind(s.Duel, s.Seat, &believed),
		order:     usermodel.OrderOf(s.Duel.Hero(s.Seat), s.Knowledge.Style),
		turn:      make([]duel.Action, 0, turnplan.MaxPlays),
		rationale: ai.Rationale{Brain: ID, Chain: make([]ai.Candidate, 0, duel.ActionCapacity)},
	}, nil
}

// Decide implements [ai.Player].
func (p *player) Decide(_ context.Context, view *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	action := p.next(view)
	if !slices.Contains(legal, action) {
		action = duel.EndTurn
	}
	r := &p.rationale
	r.Chain = append(r.Chain[:0], ai.Consider(p.duel, view.Seat, action, 0, ai.Taken))
	for _, a := range legal {
		if a != action {
			r.Chain = append(r.Chain, ai.Consider(p.duel, view.Seat, a, 0, ai.NotReached))
		}
	}
	r.AddRefused(p.duel, view)
	return action, r, nil
}

// Observe implements [ai.Observer]: who goes on with a turn has to know how it began. A turn that is played otherwise
// is chosen anew from there.
func (p *player) Observe(before *duel.View, a duel.Action) {
	if before.Mover == before.Seat && !before.Stances.Due && p.next(before) != a {
		p.round = 0
	}
}

// next returns what the turn that was chosen holds for a view.
func (p *player) next(view *duel.View) duel.Action {
	if p.round != view.Round {
		p.choose(view)
	}
	if n := int(view.Ply - p.begun); n < len(p.turn) {
		return p.turn[n]
	}
	return duel.EndTurn
}

// choose draws the turn that begins.
func (p *player) choose(view *duel.View) {
	luck := ai.Chance(p.seed, view)
	state := p.duel.Determinize(view, luck.Next())
	plans, chances := p.mind.plans(&state)
	chosen := &plans[logistic.Draw(chances, &luck)]
	p.turn, p.round, p.begun = append(p.turn[:0], chosen.Played()...), view.Round, view.Ply
	p.order.Arrange(p.duel, &state, p.turn, &luck)
}
