package usermodel

import (
	"cmp"
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// People are the players in general who play a hero.
type People struct{ basis *basis }

// NewPeople returns those who play a hero.
func NewPeople(hero *duel.Hero) *People { return &People{known().of(hero)} }

// Somebody returns the weights of one of them, drawn by chance. What people do is the mean of what they do, which is
// less sure of itself than what their mean weights would do.
func (p *People) Somebody(luck *game.Stream) Vector { return p.basis.at(p.basis.somewhere(luck)) }

// Crowd returns so many of them: the same always, so that what is told by them is the same whenever it is told.
func (p *People) Crowd(n int) (all []Vector) {
	luck := game.NewStream(0, 0)
	for range n {
		all = append(all, p.Somebody(&luck))
	}
	return all
}

// Strangers are people of whom those can be picked who are as strong as somebody. They don't change.
type Strangers struct {
	basis *basis
	all   []stranger // the weakest first
}

// stranger is one of them.
type stranger struct {
	weights  Vector
	strength float32
}

const (
	// alike is how many strangers stand for all who are as strong as somebody.
	alike = 48
	// crowd is how many they are picked from.
	crowd = 480
)

// NewStrangers returns people who play a hero: the same always, so that what is told of a record is the same whenever
// it is told.
func NewStrangers(hero *duel.Hero) *Strangers {
	luck := game.NewStream(0, 0)
	s := &Strangers{basis: known().of(hero)}
	for range crowd {
		places := s.basis.somewhere(&luck)
		s.all = append(s.all, stranger{s.basis.at(places), s.basis.strengthOf(places)})
	}
	slices.SortStableFunc(s.all, func(a, b stranger) int { return cmp.Compare(a.strength, b.strength) })
	return s
}

// AsStrongAs returns the weights of those who seem most nearly as strong as somebody with some weights, whatever else
// they have in common.
func (s *Strangers) AsStrongAs(weights *Vector) []Vector {
	strength := s.basis.strengthOf(s.basis.places(weights))
	from, to := 0, len(s.all)
	for to-from > alike { // whoever is farther off goes, the weakest or the strongest
		if strength-s.all[from].strength > s.all[to-1].strength-strength {
			from++
		} else {
			to--
		}
	}
	picked := make([]Vector, 0, alike)
	for i := range s.all[from:to] {
		picked = append(picked, s.all[from+i].weights)
	}
	return picked
}
