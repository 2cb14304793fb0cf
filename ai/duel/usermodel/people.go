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

// Crowd is some people, of whom those can be picked who are as strong as somebody. It doesn't change.
type Crowd struct {
	basis *basis
	all   []stranger // the weakest first
}

// stranger is one of a crowd.
type stranger struct {
	weights  Vector
	strength float32
}

// Crowd returns so many of the people, drawn by chance.
func (p *People) Crowd(n int, luck *game.Stream) *Crowd {
	c := &Crowd{basis: p.basis}
	for range n {
		places := p.basis.somewhere(luck)
		c.all = append(c.all, stranger{p.basis.at(places), p.basis.strengthOf(places)})
	}
	slices.SortStableFunc(c.all, func(a, b stranger) int { return cmp.Compare(a.strength, b.strength) })
	return c
}

// AsStrongAs returns the weights of so many of the crowd who seem most nearly as strong as somebody with some weights,
// whatever else they have in common.
func (c *Crowd) AsStrongAs(weights *Vector, n int) (alike []Vector) {
	strength := c.basis.strengthOf(c.basis.places(weights))
	from, to := 0, len(c.all)
	for to-from > n { // whoever is farther off goes, the weakest or the strongest
		if strength-c.all[from].strength > c.all[to-1].strength-strength {
			from++
		} else {
			to--
		}
	}
	for i := range c.all[from:to] {
		alike = append(alike, c.all[from+i].weights)
	}
	return alike
}
