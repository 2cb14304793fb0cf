// Package character is opponents with a temper, kinds of people of old times: they see what a judge sees, and like some
// things more than those are worth.
package character

import (
	"boardduels/ai/backgammon/feature"
	"boardduels/ai/backgammon/playchoice"
	"boardduels/ai/board"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// Character is a temper.
type Character struct {
	ID    string
	likes []like
}

// like is by how much a trait raises the value of a position, in chances of winning.
type like struct {
	trait int
	enemy bool // it is the enemy's trait
	worth float32
}

// All are the characters: the courier runs, the mason walls in, the corsair hits whatever comes back, the abbess takes
// no risk, the hermit waits behind.
var All = []Character{
	{"courier", []like{{feature.Spread, false, -0.4}, {feature.Behind, false, -0.2}}},
	{"mason", []like{{feature.Prime, false, 0.3}, {feature.Held, false, 0.2}, {feature.Contain, false, 0.2}}},
	{"corsair", []like{{feature.Shots36, false, 0.15}, {feature.Pips, true, 0.6}, {feature.Blots, false, 0.05}}},
	{"abbess", []like{{feature.Shots36, false, -0.3}, {feature.Blots, false, -0.2}, {feature.Stacked, false, 0.1}}},
	{"hermit", []like{{feature.Anchor, false, 0.3}, {feature.Behind, false, 0.2}, {feature.Rearguard, false, -0.05}}},
}

// Judge returns a judge that sees what another one sees, as a character likes it.
func (c *Character) Judge(by playchoice.Judge) playchoice.Judge { return &tilted{c, by} }

type tilted struct {
	*Character
	by playchoice.Judge
}

// Value implements [playchoice.Judge].
func (t *tilted) Value(b *backgammon.Board, moved game.Seat) float32 {
	value := t.by.Value(b, moved)
	var v feature.Vector
	feature.Read(b, moved, &v)
	for _, l := range t.likes {
		value += float32(l.worth * v.Trait(l.trait, l.enemy))
	}
	return value
}

// Explain implements [playchoice.Explainer]: the chance, and what is added to it.
func (t *tilted) Explain(b *backgammon.Board, moved game.Seat, terms []board.Term) []board.Term {
	terms = append(terms, board.Term{Name: "chance", Amount: float64(t.by.Value(b, moved))})
	var v feature.Vector
	feature.Read(b, moved, &v)
	for _, l := range t.likes {
		terms = append(terms, board.Term{Name: feature.Name(feature.Input(l.trait, l.enemy)), Amount: float64(l.worth * v.Trait(l.trait, l.enemy))})
	}
	return terms
}
