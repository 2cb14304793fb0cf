package dicewars

import (
	"fmt"

	"boardduels/runtime/game"
)

// Event is something that happened.
type Event struct {
	Kind     EventKind
	Seat     game.Seat
	From, To int8             // of Attacked; To is the area of Taken and Fell
	Rolled   [2][MaxDice]int8 // of Attacked, the attacker's dice first; 0 where there is none
	Count    int16            // of Fell and Kept, how many dice
}

// EventKind says what happened.
type EventKind int8

// The kinds of event.
const (
	Attacked EventKind = iota // a seat attacked, and both threw their dice
	Taken                     // the seat has the area now
	Held                      // the attack failed
	Out                       // the seat has no area any more
	Fell                      // new dice fell on an area of the seat
	Kept                      // the seat holds so many dice back
	Ended                     // the game is over: the seat has won, or Nobody
)

// Apply carries out an attack, or ends the turn: then dice fall, and the next seat that has an area is to move.
func (g *Game) Apply(s *State, a Action, events *[]Event) error {
	if err := s.allows(a); err != nil {
		return err
	}
	if a == End {
		s.endTurn(events)
	} else {
		s.carryOut(a, events)
	}
	if winner := s.winner(); winner != game.Nobody || s.Over {
		s.Over = true
		tell(events, Event{Kind: Ended, Seat: winner})
	}
	return nil
}

// allows returns an error for an action that isn't legal.
func (b *Board) allows(a Action) error {
	switch {
	case b.Over:
		return fmt.Errorf("the game is over")
	case a == End:
		return nil
	case a.From < 0 || a.From >= b.Areas || a.To < 0 || a.To >= b.Areas:
		return fmt.Errorf("an attack from area %d on area %d, there are areas 1 to %d", a.From+1, a.To+1, b.Areas)
	case !b.Own[b.Mover].Has(a.From):
		return fmt.Errorf("area %s isn't seat %d's", name(a.From), b.Mover+1)
	case b.Own[b.Mover].Has(a.To):
		return fmt.Errorf("area %s is seat %d's own", name(a.To), b.Mover+1)
	case !b.Near[a.From].Has(a.To):
		return fmt.Errorf("areas %s and %s don't touch", name(a.From), name(a.To))
	case b.Dice[a.From] == MinDice:
		return fmt.Errorf("area %s has a single die, which can't attack", name(a.From))
	}
	return nil
}

// carryOut throws the dice of an attack.
func (s *State) carryOut(a Action, events *[]Event) {
	s.Attacks++
	s.Struck++
	s.Quiet = 0
	e := Event{Kind: Attacked, Seat: s.Mover, From: a.From, To: a.To}
	mine := s.throw(s.Dice[a.From], &e.Rolled[0])
	theirs := s.throw(s.Dice[a.To], &e.Rolled[1])
	tell(events, e)
	if mine > theirs {
		victim := s.Holder(a.To)
		s.Take(a)
		tell(events, Event{Kind: Taken, Seat: s.Mover, To: a.To})
		if s.Own[victim] == 0 {
			s.Reserve[victim] = 0
			tell(events, Event{Kind: Out, Seat: victim})
		}
	} else {
		s.Fail(a)
		tell(events, Event{Kind: Held, Seat: s.Mover, To: a.To})
	}
	s.Over = s.Attacks >= maxAttacks
}

// Take is a board after an attack that has succeeded: all dice but one move in.
func (b *Board) Take(a Action) {
	b.Own[b.Holder(a.To)] &^= 1 << a.To
	b.Own[b.Mover] |= 1 << a.To
	b.Dice[a.To] = b.Dice[a.From] - MinDice
	b.Dice[a.From] = MinDice
}

// Fail is a board after an attack that has failed: one die is left.
func (b *Board) Fail(a Action) { b.Dice[a.From] = MinDice }

func (s *State) throw(dice int8, shown *[MaxDice]int8) (sum int) {
	for i := range dice {
		shown[i] = int8(1 + s.attack.Below(6))
		sum += int(shown[i])
	}
	return sum
}

// endTurn lets new dice fall, and hands the turn on.
func (s *State) endTurn(events *[]Event) {
	s.supply(events)
	s.Turns++
	s.Struck = 0
	s.Quiet++
	s.Over = s.Patience() <= 0
	for {
		s.Mover = (s.Mover + 1) % game.Seat(s.Seats)
		if s.Own[s.Mover] != 0 {
			return
		}
	}
}

// Patience returns how many more turns without an attack end the game.
func (b *Board) Patience() int { return quiet*b.Alive() - int(b.Quiet) }

// Due returns how many dice a seat gets at the end of its turn, with those that it has held back.
func (b *Board) Due(seat game.Seat) int {
	return min(int(b.Reserve[seat])+b.Largest(seat), MaxReserve)
}

// supply lets the mover's dice fall one by one on areas by lot that have room. What finds none is held back.
func (s *State) supply(events *[]Event) {
	due, before := s.Due(s.Mover), s.Dice
	var room [MaxAreas]int8
	count := 0
	for rest := s.Own[s.Mover]; rest != 0; {
		area := rest.First()
		rest = rest.Without(area)
		if s.Dice[area] < MaxDice {
			room[count] = area
			count++
		}
	}
	for ; due > 0 && count > 0; due-- {
		i := s.fall.Below(count)
		area := room[i]
		if s.Dice[area]++; s.Dice[area] == MaxDice {
			count--
			copy(room[i:count], room[i+1:count+1])
		}
	}
	s.Reserve[s.Mover] = int8(due)
	for rest := s.Own[s.Mover]; rest != 0 && events != nil; {
		area := rest.First()
		rest = rest.Without(area)
		if fell := s.Dice[area] - before[area]; fell > 0 {
			tell(events, Event{Kind: Fell, Seat: s.Mover, To: area, Count: int16(fell)})
		}
	}
	tell(events, Event{Kind: Kept, Seat: s.Mover, Count: int16(due)})
}

// winner returns who has all areas, or Nobody.
func (b *Board) winner() game.Seat {
	if own := b.Own[b.Mover]; own.Len() == int(b.Areas) {
		return b.Mover
	}
	return game.Nobody
}

func tell(events *[]Event, e Event) {
	if events != nil {
		*events = append(*events, e)
	}
}
