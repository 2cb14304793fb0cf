// Package appraisal is what a knowledge base has learned to want from a turn: weights of what the turn leaves behind,
// common to all situations, and by how much they differ near each precedent. The two closest precedents decide which
// weights count in a situation, so ten of them make a measure that bends with the situation, where one set of weights
// could only be straight.
package appraisal

import (
	"boardduels/ai/feature"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// Appraisal holds the weights of a knowledge base against one hero, in log-odds of winning.
type Appraisal struct {
	Common feature.Vector
	Enemy  feature.Vector   // what is added against that hero
	Cases  []feature.Vector // what is added near each case, by its place
}

// Pair is the two precedents closest to a situation.
type Pair struct {
	First, Second int     // places in the knowledge base; the same if it holds one case
	Share         float32 // of the first, 0.5…1; the second has the rest
}

// NewPair returns the pair of two places with their distances to the situation: each counts by the other's distance, so
// that a situation just like a precedent is judged by that one alone.
func NewPair(first, second int, near, far float32) Pair {
	p := Pair{first, second, 0.5}
	if near+far > 0 {
		p.Share = far / (near + far)
	}
	return p
}

// Of returns what a hero's knowledge has learned against another, or nil if it has no weights. Weights of cards that
// have left the deck are left out.
func Of(hero *duel.Hero, k *kb.Knowledge, enemy string) *Appraisal {
	if len(k.Weights) == 0 {
		return nil
	}
	a := &Appraisal{Common: Vector(hero, k.Weights), Enemy: Against(hero, k, enemy), Cases: make([]feature.Vector, len(k.Cases))}
	for i := range k.Cases {
		a.Cases[i] = Vector(hero, k.Cases[i].Weights)
	}
	return a
}

// Near writes the weights that count near a pair of precedents.
func (a *Appraisal) Near(p Pair, weights *feature.Vector) {
	first, second := &a.Cases[p.First], &a.Cases[p.Second]
	rest := 1 - p.Share
	for i := range weights {
		weights[i] = a.Common[i] + a.Enemy[i] + float32(p.Share*first[i]) + float32(rest*second[i])
	}
}

// Against returns by how much more, or less, traits matter to a hero's knowledge against another hero.
func Against(hero *duel.Hero, k *kb.Knowledge, enemy string) feature.Vector {
	for i := range k.Enemies {
		if k.Enemies[i].Hero == enemy {
			return Vector(hero, k.Enemies[i].Weights)
		}
	}
	return feature.Vector{}
}

// Vector returns named weights as a vector for a hero.
func Vector(hero *duel.Hero, weights []schema.Weight) (v feature.Vector) {
	for _, w := range weights {
		if id, ok := feature.Find(hero, w.Of); ok {
			v[id] = w.Value
		}
	}
	return v
}

// Weights returns a vector as named weights for a hero, without those that are 0.
func Weights(hero *duel.Hero, v *feature.Vector) []schema.Weight {
	var weights []schema.Weight
	for id, value := range v {
		if name := feature.Name(hero, feature.ID(id)); name != "" && value != 0 {
			weights = append(weights, schema.Weight{Of: name, Value: value})
		}
	}
	return weights
}
