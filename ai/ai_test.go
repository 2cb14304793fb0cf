package ai_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Brains may be given the seed of their duel. What they draw must tell nothing of its coin, its shuffles and its power.
func TestNoDecisionDrawsOnAStreamOfTheDuel(t *testing.T) {
	for _, seed := range []uint64{0, 1, math.MaxUint64} {
		taken := map[game.Stream]uint64{}
		for purpose := range uint64(duel.Purposes) {
			taken[game.NewStream(seed, purpose)] = purpose
		}
		for seat := range game.Seat(2) {
			for ply := range math.MaxInt16 + 1 {
				stream := ai.Chance(seed, &duel.View{Seat: seat, Ply: int16(ply)})
				purpose, found := taken[stream]
				require.False(t, found, "seed %d, seat %d, ply %d: the duel's stream %d", seed, seat, ply, purpose)
			}
		}
	}
}

func TestTheFirstDecisionDoesntRepeatTheCoin(t *testing.T) {
	d := classictest.Duel(t, "knight", "mage")
	alike := 0
	for seed := range uint64(64) {
		start := d.Start(seed)
		stream := ai.Chance(seed, &duel.View{Seat: 0, Ply: start.Ply})
		if game.Seat(stream.Below(2)) == start.Starter {
			alike++
		}
	}
	require.InDelta(t, 32, alike, 16)
}
