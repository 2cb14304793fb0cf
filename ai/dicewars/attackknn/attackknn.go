// Package attackknn is the course report's own AI: it asks the nearest attacks of the past what became of them, looks
// for the path of attacks that is best on average, and carries it out as long as each attack is promising.
package attackknn

import (
	"boardduels/ai/board"
	"boardduels/ai/dicewars/attackchoice"
	"boardduels/ai/fit/nearest"
	"boardduels/runtime/dicewars"
)

// ID is the brain's.
const ID = "knn"

const (
	neighbours = 10  // K, of which the report doesn't tell
	threshold  = 0.5 // an attack must be worth more
	deepest    = 5   // attacks of a path
)

// Example is an attack of the past with what became of it.
type Example = nearest.Example[Point]

// Space holds examples.
type Space = nearest.Space[Point]

// Brain returns the brain that asks a space, which it asks for when a player first needs it.
func Brain(id string, space func() *Space) attackchoice.Brain {
	return attackchoice.By(id, func(uint64) attackchoice.Way {
		s := search{answers: map[Point]float32{}}
		return func(v *dicewars.View, legal []dicewars.Action, r *attackchoice.Rationale) dicewars.Action {
			s.begin(space())
			return s.take(v, legal, r)
		}
	})
}

// search is the searches of a player's decisions. The report plans at the beginning of a turn and carries its plan out;
// here the same paths are looked for anew before each attack, so that a decision depends on nothing but what is seen.
type search struct {
	space *Space
	asked int // attacks that the decision under way looks at
	// answers are what the space has answered: attacks of a turn are much alike, and asking takes longer than looking
	// up.
	answers map[Point]float32
}

const mostAnswers = 1 << 15 // that are kept

// begin makes ready for another decision.
func (s *search) begin(space *Space) {
	s.space, s.asked = space, 0
	if len(s.answers) > mostAnswers {
		clear(s.answers)
	}
}

// take takes the first attack of the best path. Each attack is scored by the best path that it begins; the end of the
// turn by what an attack must be worth.
func (s *search) take(v *dicewars.View, legal []dicewars.Action, r *attackchoice.Rationale) dicewars.Action {
	taken, best := dicewars.End, float32(0)
	last, most := dicewars.End, float32(0) // of eight dice
	largest := v.Largest(v.Mover)
	for _, a := range legal[:len(legal)-1] {
		worth := s.worth(&v.Board, a, largest)
		mean := worth
		if worth > threshold {
			mean = s.further(&v.Board, a, 1, worth)
			if mean > best {
				taken, best = a, mean
			}
		}
		if v.Dice[a.From] == dicewars.MaxDice && worth > most {
			last, most = a, worth
		}
		r.Consider(a, float64(mean), board.Term{Name: "attack", Amount: float64(worth)}, board.Term{Name: "path", Amount: float64(mean - worth)})
	}
	r.Consider(dicewars.End, threshold)
	r.Plies, r.Work = deepest, s.asked
	if taken == dicewars.End && v.Alive() == 2 {
		return last // or two would stand against each other for ever
	}
	return taken
}

// worth is what became of the nearest attacks, on average.
func (s *search) worth(b *dicewars.Board, a dicewars.Action, largest int) float32 {
	s.asked++
	p := pointOf(b, a, largest)
	worth, known := s.answers[p]
	if !known {
		worth = s.space.Worth(&p, neighbours)
		s.answers[p] = worth
	}
	return worth
}

// further returns the best mean of the paths that begin with so many attacks, of which the last one is given, worth so
// much together. The dice that have moved in go on, one fewer each time; each attack must be promising.
func (s *search) further(b *dicewars.Board, last dicewars.Action, length int, sum float32) float32 {
	best := sum / float32(length)
	after := *b
	after.Take(last)
	if length == deepest || after.Dice[last.To] == dicewars.MinDice {
		return best
	}
	largest := after.Largest(b.Mover)
	for rest := b.Near[last.To] &^ after.Own[b.Mover]; rest != 0; {
		to := rest.First()
		rest = rest.Without(to)
		a := dicewars.Action{From: last.To, To: to}
		if worth := s.worth(&after, a, largest); worth > threshold {
			best = max(best, s.further(&after, a, length+1, sum+worth))
		}
	}
	return best
}
