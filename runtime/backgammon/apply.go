package backgammon

import (
	"fmt"

	"boardduels/runtime/game"
)

// Event is something that happened.
type Event struct {
	Kind EventKind
	Seat game.Seat
	Step Step    // of Moved and Hit
	Dice [2]int8 // of Rolled
	Win  Win     // of Ended
}

// EventKind says what happened.
type EventKind int8

// The kinds of event.
const (
	Moved  EventKind = iota // a checker took a step
	Hit                     // a checker took a step and sent an enemy to the bar
	Passed                  // the seat could not move
	Rolled                  // the seat, which is the next to move, threw the dice
	Ended                   // the seat has won
)

// Apply carries out a play. Then the other seat throws the dice, unless the game is over.
func (g *Game) Apply(s *State, p Play, events *[]Event) error {
	if s.Winner != game.Nobody {
		return fmt.Errorf("the game is over: seat %d has won", s.Winner)
	}
	if !s.Board.allows(s.Mover, s.Dice, p) {
		return fmt.Errorf("%s is no play with %d and %d", p.text(nil), s.Dice[0], s.Dice[1])
	}
	s.Ply++
	s.move(p, events)
	if s.Board[s.Mover][Off] == g.checkers {
		s.Winner, s.Win = s.Mover, s.Board.win(s.Mover)
		tell(events, Event{Kind: Ended, Seat: s.Mover, Win: s.Win})
		return nil
	}
	s.Mover = 1 - s.Mover
	s.roll()
	tell(events, Event{Kind: Rolled, Seat: s.Mover, Dice: s.Dice})
	return nil
}

func (s *State) move(p Play, events *[]Event) {
	if p == Pass {
		tell(events, Event{Kind: Passed, Seat: s.Mover})
	}
	for _, step := range p[:p.Len()] {
		kind := Moved
		if s.Board.step(s.Mover, step) {
			kind = Hit
		}
		tell(events, Event{Kind: kind, Seat: s.Mover, Step: step})
	}
}

func tell(events *[]Event, e Event) {
	if events != nil {
		*events = append(*events, e)
	}
}

// win returns how a seat that has borne off everything has won.
func (b *Board) win(seat game.Seat) Win {
	loser := &b[1-seat]
	switch {
	case loser[Off] > 0:
		return Single
	case loser.Rearmost() >= Bar-home:
		return Backgammon
	}
	return Gammon
}
