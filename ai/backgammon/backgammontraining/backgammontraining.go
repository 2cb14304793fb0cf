// Package backgammontraining lets a judge of positions learn from games with itself, by temporal differences (R.
// Sutton, 1988): after each game every position moves towards what the later ones were worth.
package backgammontraining

import (
	"context"
	"math"

	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// Learner judges positions, and learns.
type Learner interface {
	// Value returns the chance that the seat that has just moved wins.
	Value(b *backgammon.Board, moved game.Seat) float32
	// Learn moves the value of a position towards another one.
	Learn(b *backgammon.Board, moved game.Seat, value, rate float32)
}

// Plan is how to learn.
type Plan struct {
	Seed        uint64
	Games       int
	First, Last float32 // the rate at the beginning and at the end; between them it falls evenly by its logarithm
	Lambda      float32 // how much the end of the game counts, and how little the very next position
	Hyper       int     // of a hundred games, those of hypergammon
}

// The purposes of chance of a training.
const (
	kindChance = iota
	diceChance
)

// Learn plays the games, and calls after each with how many were played. Equal plans teach equal things. It returns an
// error when ctx ends.
func (p *Plan) Learn(ctx context.Context, l Learner, each func(played int)) error {
	standard, hyper := backgammon.New(backgammon.Setup{}), backgammon.New(backgammon.Setup{Hyper: true})
	kinds, dice := game.NewStream(p.Seed, kindChance), game.NewStream(p.Seed, diceChance)
	var lesson lesson
	for played := range p.Games {
		if err := ctx.Err(); err != nil {
			return err
		}
		g := standard
		if kinds.Below(100) < p.Hyper {
			g = hyper
		}
		s := g.Start(dice.Next())
		lesson.play(&s, &dice, l)
		lesson.teach(l, p.rate(played), p.Lambda)
		each(played + 1)
	}
	return nil
}

// rate returns how fast to learn from a game.
func (p *Plan) rate(played int) float32 {
	done := float64(played) / float64(p.Games)
	return p.First * float32(math.Pow(float64(p.Last/p.First), done))
}
