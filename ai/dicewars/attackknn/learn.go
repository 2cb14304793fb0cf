package attackknn

import (
	"context"
	"fmt"
	"slices"

	"boardduels/ai/board"
	"boardduels/ai/dicewars/attackchoice"
	"boardduels/ai/fit/nearest"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

// Learning is what a training is asked for. It decides on all that is found.
type Learning struct {
	Seed   uint64
	Points int                 // to learn, at least [Given] + 1
	Rate   int                 // of a hundred attacks, how many are by lot and teach
	Rivals attackchoice.Brains // by whom the other seats are taken
	Seats  []int               // of the games, one after the other
	// Progress is told how many points are known after so many games; it may be nil.
	Progress func(points, games int)
}

// Given are the points with which learning begins. All are worth 1, so that at first everything is attacked.
const Given = 100

// what became of an attack.
const (
	failed = 0
	lost   = 0.5 // it succeeded, but the area was lost before the next turn
	kept   = 1
)

// Examples learns from games. It returns an error when ctx ends.
func (l *Learning) Examples(ctx context.Context) ([]Example, error) {
	if l.Points <= Given || l.Rate < 1 || len(l.Rivals) == 0 || len(l.Seats) == 0 {
		return nil, fmt.Errorf("learning needs more than %d points, a rate, rivals and seats, not %d, %d, %d and %d",
			Given, l.Points, l.Rate, len(l.Rivals), len(l.Seats))
	}
	chance := game.NewStream(l.Seed, 0)
	examples := given(&chance)
	for number := 0; len(examples) < l.Points; number++ {
		learned, err := l.game(ctx, examples, l.Seats[number%len(l.Seats)], &chance)
		if err != nil {
			return nil, err
		}
		examples = append(examples, learned...)
		if l.Progress != nil {
			l.Progress(min(len(examples), l.Points), number+1)
		}
	}
	return examples[:l.Points], nil
}

// given returns points by lot.
func given(chance *game.Stream) (examples []Example) {
	const fine = 1 << 20
	for range Given {
		e := Example{Outcome: kept}
		for i := range e.At {
			e.At[i] = float32(chance.Below(fine)) / fine
		}
		examples = append(examples, e)
	}
	return examples
}

// learner watches what becomes of its attacks by lot.
type learner struct {
	seat    game.Seat
	open    []attack // of the turn under way, and of the one before until the seat moves again
	learned []Example
}

// attack is one of which it isn't known yet whether the area is kept.
type attack struct {
	at     Point
	target int8
	turn   int32
}

// game plays a game in which the learner has a seat by lot, and returns what it has learned.
func (l *Learning) game(ctx context.Context, known []Example, seats int, chance *game.Stream) ([]Example, error) {
	g, err := dicewars.New(dicewars.Setup{Seats: seats, Map: dicewars.Generate(chance.Next())})
	if err != nil {
		return nil, err
	}
	space := nearest.New(known)
	players := make([]attackchoice.Player, seats)
	for i := range players {
		players[i] = l.Rivals[chance.Below(len(l.Rivals))].New(board.Setup{Seed: chance.Next(), Tacit: true})
	}
	by := learner{seat: game.Seat(chance.Below(seats))}
	players[by.seat] = Brain(ID, func() *Space { return space }).New(board.Setup{Tacit: true})
	s := g.Start(chance.Next())
	for plies := 0; plies < longest && g.Mover(&s) != game.Nobody && s.Own[by.seat] != 0; plies++ {
		view, legal := g.View(&s, s.Mover), g.Legal(&s, nil)
		a, _, err := players[s.Mover].Decide(ctx, &view, legal)
		if err != nil {
			return nil, err
		}
		byLot := s.Mover == by.seat && len(legal) > 1 && chance.Below(100) < l.Rate
		if byLot {
			a = legal[chance.Below(len(legal)-1)]
		}
		before := s.Board
		if s.Mover == by.seat {
			by.review(&s.Board)
		}
		if err := g.Apply(&s, a, nil); err != nil {
			return nil, err
		}
		if byLot {
			by.tried(&before, &s.Board, a)
		}
	}
	by.end(&s.Board)
	return by.learned, ctx.Err()
}

// longest is how many plies of a game teach at most.
const longest = 1500

// tried notes an attack by lot.
func (l *learner) tried(before, after *dicewars.Board, a dicewars.Action) {
	p := pointOf(before, a, before.Largest(l.seat))
	if !after.Own[l.seat].Has(a.To) {
		l.learned = append(l.learned, Example{At: p, Outcome: failed})
		return
	}
	l.open = append(l.open, attack{p, a.To, before.Turns})
}

// review finds out, as the seat moves again, what was kept of what an earlier turn has won.
func (l *learner) review(b *dicewars.Board) {
	l.open = slices.DeleteFunc(l.open, func(a attack) bool {
		if a.turn < b.Turns {
			l.judge(b, a)
		}
		return a.turn < b.Turns
	})
}

// end finds out what was kept until the end.
func (l *learner) end(b *dicewars.Board) {
	for _, a := range l.open {
		l.judge(b, a)
	}
}

func (l *learner) judge(b *dicewars.Board, a attack) {
	e := Example{At: a.at, Outcome: lost}
	if b.Own[l.seat].Has(a.target) {
		e.Outcome = kept
	}
	l.learned = append(l.learned, e)
}
