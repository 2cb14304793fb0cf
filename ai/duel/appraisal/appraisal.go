// Package appraisal is what a knowledge base has learned to want from a turn: weights of what the turn leaves behind,
// common to all situations, and by how much they differ near each precedent.
package appraisal

import (
	"boardduels/ai/cbr/weighing"
	"boardduels/ai/duel/turnfeature"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// Appraisal holds the weights of a knowledge base against one hero, in log-odds of winning.
type Appraisal = weighing.Weights[turnfeature.Vector]

// Of returns what a hero's knowledge has learned against another, or nil if it has no weights. Weights of cards that
// have left the deck are left out.
func Of(hero *duel.Hero, k *kb.Knowledge, enemy string) *Appraisal {
	if len(k.Weights) == 0 {
		return nil
	}
	a := &Appraisal{Common: Vector(hero, k.Weights), Enemy: Against(hero, k, enemy), Cases: make([]turnfeature.Vector, len(k.Cases))}
	for i := range k.Cases {
		a.Cases[i] = Vector(hero, k.Cases[i].Weights)
	}
	return a
}

// Against returns by how much more, or less, traits matter to a hero's knowledge against another hero.
func Against(hero *duel.Hero, k *kb.Knowledge, enemy string) turnfeature.Vector {
	for i := range k.Enemies {
		if k.Enemies[i].Hero == enemy {
			return Vector(hero, k.Enemies[i].Weights)
		}
	}
	return turnfeature.Vector{}
}

// Vector returns named weights as a vector for a hero.
func Vector(hero *duel.Hero, weights []schema.Weight) (v turnfeature.Vector) {
	for _, w := range weights {
		if id, ok := turnfeature.Find(hero, w.Of); ok {
			v[id] = w.Value
		}
	}
	return v
}

// Weights returns a vector as named weights for a hero, without those that are 0.
func Weights(hero *duel.Hero, v *turnfeature.Vector) []schema.Weight {
	var weights []schema.Weight
	for id, value := range v {
		if name := turnfeature.Name(hero, turnfeature.ID(id)); name != "" && value != 0 {
			weights = append(weights, schema.Weight{Of: name, Value: value})
		}
	}
	return weights
}
