// Package perceptron holds two brains after a diploma on reducing the search in complex positional games (mobile
// backgammon): they search their own turn only, and put their trust in a good evaluation of the position that it
// leaves.
//
// The brain "evaluation" is the diploma's linear function of elementary features, with weights of their own for each
// phase of a duel and for each hero. The weights come from play against itself: logistic regression on the results of
// duels finds the hill, and the diploma's hill climbing with mutation and recombination climbs it. The diploma's
// "population of two" and coordinate descent need thousands of games for each step, as it says itself; a population of
// mutants that play the same duels, of which the best are recombined, learns about all weights from the same games.
//
// The brain "mlp" is the diploma's multilayer perceptron over the same features, trained by backpropagation on
// positions from duels of strong players; each position is worth the share of playouts won from it.
//
// Training is deterministic: the seed and the number of games decide on every weight, whatever the machine and the
// number of its processors.
package perceptron

import (
	_ "embed"
	"sync"

	"boardduels/ai"
	"boardduels/ai/fit/trained"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Brain is the brain "evaluation" with the weights that come with the program, Perceptron the brain "mlp".
var (
	Brain      = ai.Brain{ID: linearID, New: func(s ai.Setup) (ai.Player, error) { return Default().Brain().New(s) }}
	Perceptron = ai.Brain{ID: netID, New: func(s ai.Setup) (ai.Player, error) { return defaultNets().Brain().New(s) }}
)

const (
	linearID = "evaluation"
	netID    = "mlp"
)

//go:embed evaluation.txt
var linearText string

//go:embed mlp.txt
var netText string

// Default returns the weights that come with the program. They must not be changed.
var Default = sync.OnceValue(func() *Linear { return trained.Embedded("evaluation.txt", linearText, readLinear) })

var defaultNets = sync.OnceValue(func() *Nets { return trained.Embedded("mlp.txt", netText, readNets) })

// Brain returns the brain that plays by these weights.
func (l *Linear) Brain() ai.Brain {
	return ai.Brain{ID: linearID, New: func(s ai.Setup) (ai.Player, error) {
		w := l.of(s.Duel.Hero(s.Seat))
		return newPlayer(linearID, s, &linear{duel: s.Duel, seat: s.Seat, weights: &w}), nil
	}}
}

// Brain returns the brain that plays by these nets.
func (n *Nets) Brain() ai.Brain {
	return ai.Brain{ID: netID, New: func(s ai.Setup) (ai.Player, error) {
		return newPlayer(netID, s, n.measure(s.Duel, s.Seat)), nil
	}}
}

func (n *Nets) measure(d *duel.Duel, seat game.Seat) *perceptron {
	net, blind := n.of(d.Hero(seat))
	return &perceptron{duel: d, seat: seat, net: net, blind: blind}
}
