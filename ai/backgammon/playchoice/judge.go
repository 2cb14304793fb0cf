// Package playchoice is what all brains of backgammon have in common: positions are judged after each play of a roll,
// the best is taken, and the rationale tells by what.
package playchoice

import (
	"boardduels/ai/board"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// Judge says what a position is worth to the seat that has just moved, larger is better. It keeps nothing between
// calls, so one may serve any number of players.
type Judge interface {
	Value(b *backgammon.Board, moved game.Seat) float32
}

// Explainer is a judge that can tell what a value is made of.
type Explainer interface {
	Judge
	// Explain appends the terms of a position's value.
	Explain(b *backgammon.Board, moved game.Seat, terms []board.Term) []board.Term
}

// Deepener looks further ahead than a judge. It belongs to one player.
type Deepener interface {
	// Deepen looks into the first of some candidates, which are sorted by their scores at first sight, and sorts those
	// anew; the others it marks as rough. It returns how many plies it looked ahead, the first one included, and how
	// many positions were judged; 0 of both if it need not look.
	Deepen(b *backgammon.Board, seat game.Seat, candidates []Candidate) (plies, nodes int)
}

// Best returns the play of the highest value, the first of equals.
func Best(j Judge, b *backgammon.Board, seat game.Seat, plays []backgammon.Play) (best backgammon.Play, value float32) {
	for i, play := range plays {
		after := *b
		after.Move(seat, play)
		if v := j.Value(&after, seat); i == 0 || v > value {
			best, value = play, v
		}
	}
	return best, value
}
