// Package tree is the brain that walks a condition tree written by hand: the kind of AI with which the thesis compares
// its own.
package tree

import (
	"cmp"
	"context"
	"slices"

	"boardduels/ai"
	"boardduels/ai/duel/material"
	"boardduels/runtime/duel"
)

// Brain is the brain "tree".
var Brain = ai.Brain{ID: id, New: newPlayer}

const id = "tree"

type player struct {
	scene     scene
	seed      uint64
	rationale ai.Rationale
}

func newPlayer(s ai.Setup) (ai.Player, error) {
	return &player{
		scene: scene{
			duel: s.Duel, seat: s.Seat, playable: make([]duel.Action, 0, duel.HandCapacity), modes: material.NewModes(s.Duel),
		},
		seed:      s.Seed,
		rationale: ai.Rationale{Brain: id, Chain: make([]ai.Candidate, 0, duel.ActionCapacity)},
	}, nil
}

// Decide implements [ai.Player]. The chain holds the cards of the hand from the most to the least worth in the leaf to
// which the tree leads; those that can't be played stand last.
func (p *player) Decide(_ context.Context, view *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	p.look(view, legal)
	r := &p.rationale
	r.Chain = r.Chain[:0]
	leaf := root.leaf(&p.scene)
	r.Rule = leaf.rule
	isTaken := slices.ContainsFunc(leaf.worths, p.rank) || !p.scene.duel.IsClassic() && p.rank(gain)
	r.AddRefused(p.scene.duel, view)
	end := ai.Taken
	if isTaken {
		end = ai.NotReached
	}
	r.Chain = append(r.Chain, ai.Consider(p.scene.duel, p.scene.seat, duel.EndTurn, 0, end))
	taken := slices.IndexFunc(r.Chain, func(c ai.Candidate) bool { return c.Verdict == ai.Taken })
	return r.Chain[taken].Action, r, nil
}

func (p *player) look(view *duel.View, legal []duel.Action) {
	s := &p.scene
	s.me, s.foe, s.hand = view.Me(), view.Foe(), view.Cards()
	winning, wins := ai.Winning(s.duel, view, legal, p.seed)
	s.winning = winning.Card
	s.playable = s.playable[:0]
	for _, a := range s.modes.Choose(view, legal, p.seed) {
		switch {
		case wins && a.Card == winning.Card:
			s.playable = append(s.playable, winning)
		case a != duel.EndTurn:
			s.playable = append(s.playable, a)
		}
	}
}

// rank makes the playable cards the chain, by their worth. It reports whether the first is worth playing.
func (p *player) rank(w worth) bool {
	r := &p.rationale
	r.Chain = r.Chain[:0]
	for _, a := range p.scene.playable {
		r.Chain = append(r.Chain, ai.Consider(p.scene.duel, p.scene.seat, a, float64(w(&p.scene, a.Card)), ai.Worse))
	}
	slices.SortStableFunc(r.Chain, func(a, b ai.Candidate) int { return cmp.Compare(b.Score, a.Score) })
	if len(r.Chain) == 0 || r.Chain[0].Score <= 0 {
		return false
	}
	r.Chain[0].Verdict = ai.Taken
	return true
}
