package reversi

import (
	"fmt"
	"strings"

	"boardduels/runtime/game"
)

// String returns the action as it is written: d3, or pass.
func (a Action) String() string {
	if a < 0 || a >= 64 {
		return "pass"
	}
	return names[a]
}

// given returns the action as it is written, or its number if there is none such.
func (a Action) given() string {
	if a < Pass || a >= 64 {
		return fmt.Sprintf("action %d", int8(a))
	}
	return a.String()
}

var names = newNames()

func newNames() (names [64]string) {
	for i := range names {
		names[i] = string([]byte{'a' + byte(i%8), '1' + byte(i/8)})
	}
	return names
}

// Format implements [game.Notation].
func (Game) Format(_ *State, a Action) string { return a.String() }

// Parse implements [game.Notation]. It takes capitals too.
func (g Game) Parse(s *State, text string) (Action, error) {
	written := strings.ToLower(text)
	if s.allows(Pass) && written == Pass.String() {
		return Pass, nil
	}
	for left := s.moves; left != 0; left = left.WithoutFirst() {
		if a := left.First(); names[a] == written {
			return a, nil
		}
	}
	return Pass, g.notAllowed(s, text)
}

// notAllowed is the error of an action that isn't legal.
func (g Game) notAllowed(s *State, found string) error {
	if s.mover == game.Nobody {
		return fmt.Errorf("%q can't be played: the game is over", excerpt(found))
	}
	var allowed []string
	for _, a := range g.Legal(s, nil) {
		allowed = append(allowed, a.String())
	}
	return fmt.Errorf("%q can't be played, allowed are: %s", excerpt(found), strings.Join(allowed, ", "))
}

// excerpt is the beginning of a text.
func excerpt(text string) string {
	const longest = 20
	if len(text) <= longest {
		return text
	}
	return strings.ToValidUTF8(text[:longest], "") + "…"
}

// Tell implements [game.Notation]: "placed seat 1 d3 turned d4", "passed seat 2", "ended winner 1", or "ended draw".
func (Game) Tell(e *Event) string {
	switch {
	case e.Kind == Placed:
		return fmt.Sprintf("placed seat %d %v turned %v", e.Seat+1, e.Square, e.Turned)
	case e.Kind == Passed:
		return fmt.Sprintf("passed seat %d", e.Seat+1)
	case e.Seat == game.Nobody:
		return "ended draw"
	}
	return fmt.Sprintf("ended winner %d", e.Seat+1)
}

// String returns the names of the squares, by rows.
func (s Squares) String() string {
	var b strings.Builder
	for left := s; left != 0; left = left.WithoutFirst() {
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(names[left.First()])
	}
	return b.String()
}

// Scene returns all 64 squares by rows, and counts discs.
func (Game) Scene(v *View) game.Scene {
	scene := game.Scene{Mover: v.mover, Pieces: make([]game.Piece, 64), Counts: make([]int16, 2)}
	for i := range scene.Pieces {
		scene.Pieces[i] = game.Piece{Place: names[i], Seat: game.Nobody}
		for seat := range v.discs {
			if v.discs[seat].Has(Action(i)) {
				scene.Pieces[i].Seat, scene.Pieces[i].Count = game.Seat(seat), 1
				scene.Counts[seat]++
			}
		}
	}
	return scene
}
