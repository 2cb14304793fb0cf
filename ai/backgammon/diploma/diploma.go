// Package diploma is the brains of the diploma on backgammon: its formula 2.3, and the three weights whose surface it
// draws in 2.4. Both count whole numbers of a side and take from them those of the other.
package diploma

import (
	"boardduels/ai/board"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// counts are what the diploma sees of a side.
type counts struct {
	pips, blots int
	held        int // points with at least two checkers
	groups      int // the same, twice where the number of checkers is even
	blocks      int // pairs of neighbouring points that are held
	golden      int // of the points 4, 5, 20 and 21, those that are held
}

func count(s *backgammon.Side) (c counts) {
	c.pips = s.Pips()
	for p := 1; p < backgammon.Bar; p++ {
		switch {
		case s[p] == 1:
			c.blots++
			continue
		case s[p] == 0:
			continue
		}
		c.held++
		c.groups += 2 - int(s[p])%2
		if s[p-1] > 1 && p > 1 {
			c.blocks++
		}
		if p == 4 || p == 5 || p == 20 || p == 21 {
			c.golden++
		}
	}
	return c
}

// Weights say what each number is worth.
type Weights struct{ Pips, Blots, Held, Groups, Blocks, Golden int }

// The diploma's weights. Fewer pips are better, which a positive weight of pips stands for.
var (
	Formula = Weights{Pips: 1, Blots: -1, Groups: 1, Blocks: 1, Golden: 1} // formula 2.3
	Printed = Weights{Pips: 1, Blots: -8, Held: -8}                        // the best of 2.4, as it is printed
	Meant   = Weights{Pips: 1, Blots: -8, Held: 8}                         // as the text says: points are to be held
)

// Value implements [playchoice.Judge].
func (w Weights) Value(b *backgammon.Board, moved game.Seat) float32 {
	mine, other := count(&b[moved]), count(&b[1-moved])
	sum := 0
	for _, t := range w.terms(&mine, &other) {
		sum += t.worth
	}
	return float32(sum)
}

// Explain implements [playchoice.Explainer].
func (w Weights) Explain(b *backgammon.Board, moved game.Seat, terms []board.Term) []board.Term {
	mine, other := count(&b[moved]), count(&b[1-moved])
	for _, t := range w.terms(&mine, &other) {
		if t.worth != 0 {
			terms = append(terms, board.Term{Name: t.name, Amount: float64(t.worth)})
		}
	}
	return terms
}

type term struct {
	name  string
	worth int
}

func (w Weights) terms(mine, other *counts) [6]term {
	return [...]term{
		{"pips", w.Pips * (other.pips - mine.pips)},
		{"blots", w.Blots * (mine.blots - other.blots)},
		{"held", w.Held * (mine.held - other.held)},
		{"groups", w.Groups * (mine.groups - other.groups)},
		{"blocks", w.Blocks * (mine.blocks - other.blocks)},
		{"golden", w.Golden * (mine.golden - other.golden)},
	}
}
