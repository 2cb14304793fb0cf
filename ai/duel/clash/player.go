package clash

import (
	"context"

	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// Brains returns brains that decide alike, and where a stance is due take one by the mix that nobody can exploit.
func Brains(b ai.Brains) ai.Brains {
	all := make(ai.Brains, len(b))
	for i, brain := range b {
		all[i] = Brain(brain)
	}
	return all
}

// Brain is [Brains] of one.
func Brain(b ai.Brain) ai.Brain {
	return ai.Brain{ID: b.ID, NeedsKnowledge: b.NeedsKnowledge, New: func(s ai.Setup) (ai.Player, error) {
		player, err := b.New(s)
		if err != nil || !s.Duel.HasClash() {
			return player, err
		}
		return &stancer{Player: player, duel: s.Duel, seed: s.Seed, rationale: ai.Rationale{Brain: b.ID}}, nil
	}}
}

// stancer is a player that takes stances.
type stancer struct {
	ai.Player
	duel      *duel.Duel
	seed      uint64
	rationale ai.Rationale
}

var _ ai.Observer = (*stancer)(nil)

// Decide implements [ai.Player].
func (p *stancer) Decide(ctx context.Context, v *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	if !v.Stances.Due {
		return p.Player.Decide(ctx, v, legal)
	}
	luck := ai.Chance(p.seed, v)
	m := Outcomes(p.duel, known(), v, luck.Next())
	mix, _ := m.Solve()
	return duel.Take(mix.draw(&luck)), &p.rationale, nil
}

// Observe implements [ai.Observer].
func (p *stancer) Observe(before *duel.View, a duel.Action) {
	if observer, ok := p.Player.(ai.Observer); ok {
		observer.Observe(before, a)
	}
}

// draw takes a stance by lot.
func (m *Mix) draw(luck *game.Stream) rule.Stance {
	const fine = 1 << 24
	left := float64(luck.Below(fine)) / fine
	for i, chance := range m {
		if left -= chance; left < 0 {
			return rule.Stances[i]
		}
	}
	return rule.Stances[len(m)-1]
}
