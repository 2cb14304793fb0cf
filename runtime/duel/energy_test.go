package duel_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Of two fighters who differ in energy alone, the one with more has as much more in its next turn as it has in lasting
// energy.
func TestLastingEnergyIsWhatTheNextTurnHasOfIt(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := classic
		n.FullEnergy = rapid.Bool().Draw(t, "full")
		d, err := n.New(sceneHero("mine", nil), sceneHero("theirs", nil))
		require.NoError(t, err)
		s := d.Start(1)
		seat := s.Mover
		f := &s.Fighters[seat]
		f.EP, f.RegenBonus = rapid.Int16Range(0, fullEP).Draw(t, "energy"), rapid.Int16Range(-2, 3).Draw(t, "regen")
		spent := s
		spent.Fighters[seat].EP = 0
		lasting := d.LastingEnergy(f, seat)
		assert.Equal(t, energyNextTurn(t, d, s, seat)-energyNextTurn(t, d, spent, seat), lasting)
	})
}

func energyNextTurn(t *rapid.T, d *duel.Duel, s duel.State, seat game.Seat) int16 {
	for range 2 {
		require.NoError(t, d.Apply(&s, duel.EndTurn, nil))
	}
	return s.Fighters[seat].EP
}
