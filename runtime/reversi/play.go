package reversi

import "boardduels/runtime/game"

// Legal appends the squares on which the mover may place a disc, by rows, or Pass.
func (Game) Legal(s *State, buf []Action) []Action {
	if s.moves == 0 && s.mover != game.Nobody {
		return append(buf, Pass)
	}
	for left := s.moves; left != 0; left = left.WithoutFirst() {
		buf = append(buf, left.First())
	}
	return buf
}

// Apply places a disc and turns what it encloses, or passes. The game ends when neither side can place a disc: the
// board is full, or one colour is left, or nothing can be enclosed.
func (g Game) Apply(s *State, a Action, events *[]Event) error {
	if !s.allows(a) {
		return g.notAllowed(s, a.given())
	}
	mover := s.mover
	if a == Pass {
		tell(events, Event{Kind: Passed, Seat: mover, Square: Pass})
	} else {
		turned := Flips(s.discs[mover], s.discs[1-mover], a)
		s.discs[mover] |= turned | a.Square()
		s.discs[1-mover] &^= turned
		tell(events, Event{Kind: Placed, Seat: mover, Square: a, Turned: turned})
	}
	s.mover = 1 - mover
	s.moves = Moves(s.Sides())
	if s.moves == 0 && Moves(s.discs[mover], s.discs[1-mover]) == 0 {
		s.mover = game.Nobody
		tell(events, Event{Kind: Ended, Seat: g.Points(s).Winner(), Square: Pass})
	}
	return nil
}

func (s *State) allows(a Action) bool {
	return s.moves.Has(a) || a == Pass && s.moves == 0 && s.mover != game.Nobody
}

func tell(events *[]Event, e Event) {
	if events != nil {
		*events = append(*events, e)
	}
}
