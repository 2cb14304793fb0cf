// Package dicewarstraining finds what the brains of dice wars have learned, from games among themselves and the course
// report's field.
package dicewarstraining

import (
	"context"

	"boardduels/ai/board"
	"boardduels/ai/dicewars/attackchoice"
	"boardduels/ai/fit/selfplay"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

// sizes are the numbers of seats at which games are played: mostly those that are measured.
var sizes = []int{2, 2, 2, 3, 4, 4, 4, 4, 5, 6, 7, 8}

const (
	lots    = 25   // of so many actions one is by lot, so that games differ
	noted   = 4    // of so many turns one is noted
	longest = 1500 // plies of a game; then nobody has won
)

// course is what is noted of a game.
type course struct {
	begins, ends []dicewars.Board // of turns, as they begin and before their dice fall
	winner       game.Seat
	turns        int // that the game had
}

// generation plays games among brains by lot on all processors, and tells how many are done.
func generation(ctx context.Context, table attackchoice.Brains, seed uint64, games int, told func(done int)) ([]course, error) {
	const part = 500
	courses := make([]course, games)
	errs := make([]error, games)
	for done := 0; done < games; done += part {
		err := selfplay.Each(ctx, min(part, games-done), func(i int) {
			chance := game.NewStream(seed, uint64(done+i))
			courses[done+i], errs[done+i] = play(ctx, gathered(table, &chance), &chance)
		})
		if err != nil {
			return nil, err
		}
		told(min(done+part, games))
	}
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return courses, nil
}

// gathered returns players by lot, as many as a game by lot has seats.
func gathered(table attackchoice.Brains, chance *game.Stream) []attackchoice.Player {
	players := make([]attackchoice.Player, sizes[chance.Below(len(sizes))])
	for i := range players {
		players[i] = table[chance.Below(len(table))].New(board.Setup{Seed: chance.Next(), Tacit: true})
	}
	return players
}

// play plays a game on a map of its own.
func play(ctx context.Context, players []attackchoice.Player, chance *game.Stream) (c course, err error) {
	g, err := dicewars.New(dicewars.Setup{Seats: len(players), Map: dicewars.Generate(chance.Next())})
	if err != nil {
		return c, err
	}
	var legal []dicewars.Action
	s := g.Start(chance.Next())
	for plies := 0; plies < longest && g.Mover(&s) != game.Nobody; plies++ {
		view := g.View(&s, s.Mover)
		legal = g.Legal(&s, legal[:0])
		a, _, err := players[s.Mover].Decide(ctx, &view, legal)
		if err != nil {
			return c, err
		}
		if chance.Below(lots) == 0 {
			a = legal[chance.Below(len(legal))]
		}
		notes := a == dicewars.End && chance.Below(noted) == 0
		if notes {
			c.ends = append(c.ends, s.Board)
		}
		if err := g.Apply(&s, a, nil); err != nil {
			return c, err
		}
		if notes {
			c.begins = append(c.begins, s.Board)
		}
	}
	points := g.Points(&s)
	c.winner, c.turns = points.Winner(), int(s.Turns)
	return c, nil
}
