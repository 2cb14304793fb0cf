package lookahead_test

import (
	"cmp"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/backgammon/lookahead"
	"boardduels/ai/backgammon/neural"
	"boardduels/ai/backgammon/playchoice"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// all looks at all replies of all plays.
var all = lookahead.Width{Plays: 99, Margin: 1, Nodes: 1 << 30, Replies: lookahead.Replies{Plays: 99, Margin: 1, Drop: 1, Nodes: 1 << 30}}

// candidates are the plays of a roll as they are at first sight.
func candidates(j playchoice.Judge, b *backgammon.Board, seat game.Seat, dice [2]int8) (list []playchoice.Candidate) {
	for _, play := range b.Plays(seat, dice, nil) {
		after := *b
		after.Move(seat, play)
		list = append(list, playchoice.Candidate{Action: play, Score: float64(j.Value(&after, seat))})
	}
	return list
}

// throws calls for each of the 36 ways in which two dice can fall.
func throws(each func(dice [2]int8)) {
	for a := int8(1); a <= 6; a++ {
		for b := int8(1); b <= 6; b++ {
			each([2]int8{a, b})
		}
	}
}

// naive returns the chance that a seat that has moved wins, by the enemy's answers to all throws and the own replies to
// all throws after them.
func naive(j playchoice.Judge, b *backgammon.Board, moved game.Seat) float64 {
	sum := 0.
	throws(func(dice [2]int8) {
		answered := *b
		answer, _ := playchoice.Best(j, b, 1-moved, b.Plays(1-moved, dice, nil))
		answered.Move(1-moved, answer)
		if answered[1-moved].Rearmost() == backgammon.Off {
			return
		}
		throws(func(dice [2]int8) {
			_, value := playchoice.Best(j, &answered, moved, answered.Plays(moved, dice, nil))
			sum += float64(value)
		})
	})
	return sum / (36 * 36)
}

func TestRepliesAreThoseOfANaiveCount(t *testing.T) {
	j := neural.Trained()
	for _, b := range []backgammon.Board{
		{{24: 1, 13: 1, 7: 1}, {20: 1, 9: 1, 3: 1}},
		{{25: 1, 8: 2, backgammon.Off: 12}, {5: 2, 2: 1, backgammon.Off: 12}},
		{{19: 1, 3: 1, backgammon.Off: 13}, {20: 1, 2: 1, backgammon.Off: 13}},
	} {
		list := candidates(j, &b, 0, [2]int8{4, 1})
		require.Greater(t, len(list), 1)
		plies, _ := lookahead.New(j.Near(), all).Deepen(&b, 0, list)
		assert.Equal(t, 3, plies)
		for i, c := range list {
			after := b
			after.Move(0, c.Action)
			assert.InDelta(t, naive(j, &after, 0), c.Score, 1e-4, "%v of %v", c.Action, b)
			assert.False(t, c.Rough)
			if i > 0 {
				assert.GreaterOrEqual(t, list[i-1].Score, c.Score)
			}
		}
	}
}

// midgames calls with decisions that come up in some games between two players by the networks.
func midgames(t *testing.T, games uint64, each func(v *backgammon.View, list func() []playchoice.Candidate)) {
	t.Helper()
	j, g := neural.Trained(), backgammon.New(backgammon.Setup{})
	for seed := range games {
		s := g.Start(seed)
		for ply := 0; ply < 25 && g.Mover(&s) != game.Nobody; ply++ {
			v := g.View(&s, s.Mover)
			legal := g.Legal(&s, nil)
			if len(legal) > 1 && ply%5 == 0 {
				each(&v, func() []playchoice.Candidate { return sorted(candidates(j, &v.Board, v.Seat, v.Dice)) })
			}
			best, _ := playchoice.Best(j, &v.Board, v.Seat, legal)
			require.NoError(t, g.Apply(&s, best, nil))
		}
	}
}

func sorted(list []playchoice.Candidate) []playchoice.Candidate {
	slices.SortStableFunc(list, func(a, b playchoice.Candidate) int { return cmp.Compare(b.Score, a.Score) })
	return list
}

// What was looked at before doesn't matter. Those that were looked at to the end come first, from the best to the
// worst.
func TestEqualPositionsAreDecidedAlike(t *testing.T) {
	used, deep := lookahead.New(neural.Trained().Near(), lookahead.Default), 0
	midgames(t, 4, func(v *backgammon.View, list func() []playchoice.Candidate) {
		again, fresh := list(), list()
		plies, nodes := used.Deepen(&v.Board, v.Seat, again)
		freshPlies, freshNodes := lookahead.New(neural.Trained().Near(), lookahead.Default).Deepen(&v.Board, v.Seat, fresh)
		require.Equal(t, fresh, again)
		require.Equal(t, [2]int{freshPlies, freshNodes}, [2]int{plies, nodes})
		require.False(t, again[0].Rough)
		for i := 1; i < len(again) && !again[i].Rough; i++ {
			require.False(t, again[i-1].Rough)
			require.GreaterOrEqual(t, again[i-1].Score, again[i].Score)
			require.True(t, plies < 3 || again[0].Score-again[i].Score <= float64(lookahead.Default.Replies.Drop))
		}
		if plies == 3 {
			deep++
		}
	})
	assert.GreaterOrEqual(t, deep, 6)
}

// Beyond what the answers cost, the replies cost about what they may, since a step costs about as much as the one
// before it, or what the first step does.
func TestRepliesKeepToTheirBudget(t *testing.T) {
	within := func(replies lookahead.Replies) lookahead.Width {
		w := lookahead.Default
		w.Replies = replies
		return w
	}
	cost := func(v *backgammon.View, w lookahead.Width, list []playchoice.Candidate) int {
		_, nodes := lookahead.New(neural.Trained().Near(), w).Deepen(&v.Board, v.Seat, list)
		return nodes
	}
	full := 0
	midgames(t, 2, func(v *backgammon.View, list func() []playchoice.Candidate) {
		answers := cost(v, within(lookahead.Replies{}), list())
		once := cost(v, within(lookahead.Replies{Plays: 4, Margin: 1, Drop: 1, Nodes: 1}), list()) - answers
		for _, most := range []int{3000, 15000} {
			used := cost(v, within(lookahead.Replies{Plays: 4, Margin: 1, Drop: 1, Nodes: most}), list()) - answers
			require.LessOrEqual(t, used, max(once, most*11/10), "%v", v.Board)
			if used > 2*once {
				full++
			}
		}
	})
	assert.GreaterOrEqual(t, full, 3)
}
