package usermodel

import (
	"boardduels/ai/fit/logistic"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// People are the players in general who play a hero.
type People struct{ basis *basis }

// NewPeople returns those who play a hero.
func NewPeople(hero *duel.Hero) *People { return &People{known().of(hero)} }

// Somebody returns the weights of one of them, drawn by chance. What people do is the mean of what they do, which is
// less sure of itself than what their mean weights would do.
func (p *People) Somebody(luck *game.Stream) Vector {
	weights := p.basis.mean
	for way := range p.basis.telling {
		far := logistic.Bell(luck)
		for id := range weights {
			weights[id] += float32(far * p.basis.along[id][way])
		}
	}
	return weights
}

// Some returns the weights of several of them, drawn by chance.
func (p *People) Some(n int, luck *game.Stream) []Vector {
	some := make([]Vector, n)
	for i := range some {
		some[i] = p.Somebody(luck)
	}
	return some
}
