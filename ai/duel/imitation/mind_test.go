package imitation_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/duel/imitation"
	"boardduels/ai/duel/usermodel"
	"boardduels/runtime/duel"
)

// Some way or other is chosen in each turn, and its cards are as likely in any order.
func TestChancesOfTurnsAddUp(t *testing.T) {
	d := classicDuel(t, "mage", "rogue")
	s := d.Start(3)
	model := usermodel.Believed(d.Hero(s.Mover), nil)
	mind, ways := imitation.NewMind(d, s.Mover, &model), usermodel.NewForeteller(d, s.Mover)
	ways.Begin(&s)
	assert.Greater(t, len(ways.Ways()), 2)
	var sum float32
	for _, cards := range ways.Ways() {
		chance := mind.Chance(&s, cards)
		sum += chance
		turned := slices.Clone(cards)
		slices.Reverse(turned)
		assert.Equal(t, chance, mind.Chance(&s, turned))
	}
	assert.InDelta(t, 1, sum, 1e-4)
	assert.Zero(t, mind.Chance(&s, []duel.Action{duel.Play(0), duel.Play(0), duel.Play(0), duel.Play(0), duel.Play(0), duel.Play(0), duel.Play(0), duel.Play(0), duel.Play(0)}))
}
