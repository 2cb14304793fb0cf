// Package contest lets two players of backgammon meet: each pair of games has the same dice, the seats swapped.
package contest

import (
	"context"
	"fmt"
	"math"

	"boardduels/ai/backgammon/choice"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// Result is what one of two players has won.
type Result struct {
	Games int
	Share float64 // of the games, 0…1
	Half  float64 // half the width of the 95 % interval, by the deviation of the pairs
	Plies int     // of all games together
}

// Low returns the lower bound of the share.
func (r *Result) Low() float64 { return r.Share - r.Half }

// String returns the share as text.
func (r *Result) String() string {
	return fmt.Sprintf("%.1f %% ±%.1f (%d games, %.0f plies each)", 100*r.Share, 100*r.Half, r.Games, float64(r.Plies)/float64(r.Games))
}

// The purposes of chance of a contest.
const (
	diceChance = iota
	playerChance
)

// Pairs plays pairs of games, and returns what the first brain has won. The seed gives each pair its dice, and each
// player of a game a seed of its own.
func Pairs(ctx context.Context, g *backgammon.Game, seed uint64, pairs int, brains [2]choice.Brain) (r Result, err error) {
	dice, seeds := game.NewStream(seed, diceChance), game.NewStream(seed, playerChance)
	var sum, squares float64
	for range pairs {
		start := dice.Next()
		won := 0.
		for first := range game.Seat(2) {
			var seats [2]choice.Player
			for seat := range seats {
				seats[seat] = brains[game.Seat(seat)^first].New(choice.Setup{Seed: seeds.Next(), Tacit: true})
			}
			winner, plies, err := play(ctx, g, start, seats)
			if err != nil {
				return r, err
			}
			switch winner {
			case first:
				won += 0.5
			case game.Nobody:
				won += 0.25
			}
			r.Plies += plies
			r.Games++
		}
		sum += won
		squares += float64(won * won)
	}
	n := float64(pairs)
	r.Share = sum / n
	r.Half = 1.96 * math.Sqrt(max(squares/n-float64(r.Share*r.Share), 0)/n)
	return r, nil
}

// longest is how many plies a game may take before it counts half to each. Players of sense need 50 to 60, those by lot
// rarely more than 300; but two who don't want to come home go on for ever.
const longest = 5000

// play plays a game, and returns the seat that has won it; Nobody if it doesn't end.
func play(ctx context.Context, g *backgammon.Game, start uint64, seats [2]choice.Player) (winner game.Seat, plies int, err error) {
	s := g.Start(start)
	var legal []backgammon.Play
	for g.Mover(&s) != game.Nobody {
		if s.Ply == longest {
			return game.Nobody, longest, nil
		}
		legal = g.Legal(&s, legal[:0])
		view := g.View(&s, s.Mover)
		chosen, _, err := seats[s.Mover].Decide(ctx, &view, legal)
		if err != nil {
			return game.Nobody, 0, err
		}
		if err := g.Apply(&s, chosen, nil); err != nil {
			return game.Nobody, 0, err
		}
	}
	return s.Winner, int(s.Ply), nil
}
