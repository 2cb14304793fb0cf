package feature_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai/backgammon/feature"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

type side = backgammon.Side

// read returns a trait of seat 0, which has moved, and of seat 1.
func read(mine, other side, trait int) (own, enemy float32) {
	var v feature.Vector
	feature.Read(&backgammon.Board{mine, other}, 0, &v)
	return v.Trait(trait, false), v.Trait(trait, true)
}

func TestTraits(t *testing.T) {
	for _, c := range []struct {
		name        string
		mine, other side
		trait       int
		own         float32
	}{
		{"pips", side{24: 2, 13: 5, 8: 3, 6: 5}, side{1: 15}, feature.Pips, 1},
		{"blots", side{24: 1, 13: 1, 6: 13}, side{1: 15}, feature.Blots, 0.5},
		{"points held", side{24: 2, 6: 12, 5: 1}, side{1: 15}, feature.Held, 2. / 6},
		{"a blot one point ahead: 11 rolls and no sum", side{24: 1, 1: 14}, side{2: 15}, feature.Shots36, 11. / 36},
		{"a blot six points ahead: 17 rolls", side{18: 1, 24: 14}, side{13: 15}, feature.Shots36, 17. / 36},
		{"eleven of them with one die", side{18: 1, 24: 14}, side{13: 15}, feature.Direct, 11. / 36},
		{"a prime of three", side{6: 2, 5: 2, 4: 2, 2: 9}, side{1: 15}, feature.Prime, 0.5},
		{"an anchor", side{20: 2, 6: 13}, side{1: 15}, feature.Anchor, 0.5},
		{"a closed board lets nobody in", side{6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 5}, side{25: 1, 1: 14}, feature.Enter, 1},
		{"a gap in the connection", side{24: 1, 13: 14}, side{1: 15}, feature.Connection, 1. / 3},
		{"stacked", side{6: 8, 5: 7}, side{1: 15}, feature.Stacked, 9. / 6},
	} {
		own, _ := read(c.mine, c.other, c.trait)
		assert.InDelta(t, c.own, own, 1e-6, c.name)
	}
}

// Who stands six points behind a full prime escapes with no roll.
func TestRearguard(t *testing.T) {
	prime := side{7: 2, 6: 2, 5: 2, 4: 2, 3: 2, 2: 5}
	_, trapped := read(prime, side{24: 1, 1: 14}, feature.Rearguard)
	assert.Equal(t, float32(1), trapped)
	_, free := read(side{12: 15}, side{24: 1, 1: 14}, feature.Rearguard)
	assert.Less(t, free, float32(0.7))
}

func TestPhases(t *testing.T) {
	start := backgammon.New(backgammon.Setup{}).Start(1)
	assert.Equal(t, feature.Contact, feature.PhaseOf(&start.Board))
	assert.Equal(t, feature.Race, feature.PhaseOf(&backgammon.Board{{12: 15}, {12: 15}}))
	assert.Equal(t, feature.Contact, feature.PhaseOf(&backgammon.Board{{13: 15}, {12: 15}}))
	assert.Equal(t, feature.Crashed, feature.PhaseOf(&backgammon.Board{{24: 2, 2: 9, 1: 4}, {12: 15}}))
}

// A position reads the same whichever seat is called which, and its numbers stay near 0…1.
func TestReadKnowsNoSeats(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := backgammon.New(backgammon.Setup{})
		s := g.Start(rapid.Uint64().Draw(t, "seed"))
		choice := game.NewStream(rapid.Uint64().Draw(t, "choice"), 0)
		for range rapid.IntRange(0, 150).Draw(t, "plies") {
			if legal := g.Legal(&s, nil); len(legal) > 0 {
				require.NoError(t, g.Apply(&s, legal[choice.Below(len(legal))], nil))
			}
		}
		var a, b feature.Vector
		feature.Read(&s.Board, 0, &a)
		feature.Read(&backgammon.Board{s.Board[1], s.Board[0]}, 1, &b)
		require.Equal(t, a, b)
		for i, x := range a.Value[:a.Count] {
			require.True(t, x > -0.01 && x < 8, "%s is %v", feature.Name(int(a.Index[i])), x)
		}
	})
}

// Shots are those of a naive count: rolls of which some play hits.
func TestShotsAreRollsThatHit(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := backgammon.New(backgammon.Setup{})
		s := g.Start(rapid.Uint64().Draw(t, "seed"))
		choice := game.NewStream(rapid.Uint64().Draw(t, "choice"), 0)
		for range rapid.IntRange(0, 60).Draw(t, "plies") {
			if legal := g.Legal(&s, nil); len(legal) > 0 {
				require.NoError(t, g.Apply(&s, legal[choice.Below(len(legal))], nil))
			}
		}
		hits := 0
		for high := int8(1); high <= 6; high++ {
			for low := int8(1); low <= high; low++ {
				for _, play := range s.Board.Plays(1, [2]int8{high, low}, nil) {
					after := s.Board
					after.Move(1, play)
					if after[0][backgammon.Bar] > s.Board[0][backgammon.Bar] {
						hits++
						if low != high {
							hits++
						}
						break
					}
				}
			}
		}
		own, _ := read(s.Board[0], s.Board[1], feature.Shots36)
		// The count leaves out hits on the way of a play that has to use another checker first, and counts some that
		// the duty to use both dice forbids.
		require.InDelta(t, float32(hits)/36, own, 4./36)
	})
}

// A base and the change are the position again, number by number.
func TestChange(t *testing.T) {
	dense := func(v *feature.Vector) (all [feature.Inputs]float32) {
		for i, index := range v.Index[:v.Count] {
			all[index] = v.Value[i]
		}
		return all
	}
	for _, b := range []backgammon.Board{
		{{24: 2, 13: 5, 8: 3, 6: 5}, {24: 2, 13: 5, 8: 3, 6: 5}},
		{{25: 1, 24: 1, 13: 5, 8: 3, 6: 5}, {24: 2, 13: 4, 8: 4, 6: 5}},
		{{6: 8, 1: 4, backgammon.Off: 3}, {20: 2, 3: 7, backgammon.Off: 6}},
		{{backgammon.Off: 15}, {1: 1, backgammon.Off: 14}},
	} {
		for _, other := range []backgammon.Board{{{24: 2, 13: 3, 10: 1, 8: 4, 6: 5}, {24: 2, 13: 5, 8: 3, 6: 5}}, b} {
			var base, v, change feature.Vector
			feature.Read(&other, 0, &base)
			feature.Read(&b, 0, &v)
			v.Change(&base, &change)
			was, is, by := dense(&base), dense(&v), dense(&change)
			for i := range is {
				require.Equal(t, is[i]-was[i], by[i], feature.Name(i))
			}
			require.Equal(t, other == b, change.Count == 0, "what hasn't changed isn't there")
		}
	}
}
