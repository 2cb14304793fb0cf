package sight_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai/tactics/sight"
	"boardduels/ai/tactics/tacticstest"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// Who can strike whom is what the rules say when each order is tried.
func TestThreatsAreWhatOrdersDo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, err := tactics.New(tactics.Setup{Boards: rapid.Uint64Range(2, 5).Draw(t, "boards"), Sizes: [2]int{6, 6}})
		require.NoError(t, err)
		s := g.Start(rapid.Uint64().Draw(t, "seed"))
		for range rapid.IntRange(0, 60).Draw(t, "plies") {
			if legal := g.Legal(&s, nil); len(legal) > 0 {
				require.NoError(t, g.Apply(&s, rapid.SampledFrom(legal).Draw(t, "action"), nil))
			}
		}
		for side := range game.Seat(2) {
			var threats sight.Threats
			threats.Look(&s.Field, side)
			var by [tactics.MaxUnits]uint16
			for i := range s.Units[side] {
				u := &s.Units[side][i]
				if !u.Alive() {
					continue
				}
				for _, a := range s.Options(u, nil) {
					f := s.Field
					f.Do(side, i, a, func(seat game.Seat, victim int) {
						if seat != side {
							by[victim] |= 1 << i
						}
					})
				}
			}
			require.Equal(t, by, threats.By)
		}
	})
}

// A fighter covers what lies beside its way, an archer what lies in line, and walls are no hindrance to knowing so.
func TestCover(t *testing.T) {
	b := tacticstest.Board(t, "F.....#..f")
	u := &b.Units[0][0]
	cover := sight.Cover(&b.Field, u, b.Reach(u))
	assert.True(t, cover.Has(5))
	assert.False(t, cover.Has(7))
	b = tacticstest.Board(t, "A.....#..f")
	u = &b.Units[0][0]
	cover = sight.Cover(&b.Field, u, b.Reach(u))
	assert.True(t, cover.Has(5), "up to the wall")
	assert.False(t, cover.Has(8), "not beyond it")
	assert.True(t, cover.Has(19), "along the next row, from three steps on: 2 + 7")
}
