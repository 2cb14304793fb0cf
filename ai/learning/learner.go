package learning

import (
	"math"
	"slices"

	"boardduels/ai/appraisal"
	"boardduels/ai/feature"
	"boardduels/kb"
	"boardduels/runtime/duel"
)

// learner improves the weights of a hero's knowledge by logistic regression: the weighted traits of a turn's end are to
// tell the odds of winning.
type learner struct {
	hero      *duel.Hero
	knowledge *kb.Knowledge
	appraisal *appraisal.Appraisal
	duels     int  // on which the weights rest
	isUniform bool // learns common weights alone
}

// newLearner starts from what the knowledge has learned. If that is nothing it starts from common sense.
func newLearner(hero *duel.Hero, k *kb.Knowledge) *learner {
	l := &learner{hero: hero, knowledge: k, duels: k.Experience.Simulated}
	if l.appraisal = appraisal.Of(hero, k); l.appraisal == nil {
		l.appraisal = &appraisal.Appraisal{Common: commonSense(), Cases: make([]feature.Vector, len(k.Cases))}
	}
	return l
}

// commonSense is what anyone would say before the first duel: own hp are good, enemy hp aren't.
func commonSense() (v feature.Vector) {
	for trait, weight := range [...]float32{feature.HP: 3, feature.Shield: 0.5, feature.DoT: -1} {
		v[trait], v[int(feature.Foe)+trait] = weight, -weight
	}
	return v
}

// The steps of the regression. They shrink with the root of the duels seen, as stochastic approximation asks.
const (
	firstStep = 0.05
	halfStep  = 500 // after this many duels a step is 1/√2 of the first
	decay     = 1e-3
)

// step is the length of the steps now.
func (l *learner) step() float32 {
	return firstStep / float32(math.Sqrt(1+float64(l.duels)/halfStep))
}

// sample is the end of a turn in a simulated duel.
type sample struct {
	traits feature.Vector
	near   appraisal.Pair
}

// learn takes a step toward what came of a turn. Each of the two precedents learns by its share.
func (l *learner) learn(s *sample, won bool, step float32) {
	var weights feature.Vector
	l.appraisal.Near(s.near, &weights)
	surprise := -chance(s.traits.Dot(&weights))
	if won {
		surprise++
	}
	first, second := &l.appraisal.Cases[s.near.First], &l.appraisal.Cases[s.near.Second]
	common := &l.appraisal.Common
	for i, x := range s.traits {
		if x == 0 {
			continue
		}
		gain := float32(surprise * x)
		common[i] = bounded(common[i] + float32(step*gain))
		if l.isUniform {
			continue
		}
		learnLocal(&first[i], gain, s.near.Share, step)
		learnLocal(&second[i], gain, 1-s.near.Share, step)
	}
}

// learnLocal moves a weight of a precedent, and draws it toward 0, where the common weight is enough.
func learnLocal(w *float32, gain, share, step float32) {
	*w = bounded(*w + float32(step*(float32(gain*share)-float32(decay**w))))
}

// bounded keeps a weight within what a document may hold, with room for sums.
func bounded(w float32) float32 { return min(max(w, -50), 50) }

// taught returns the knowledge with the weights that were learned.
func (l *learner) taught() *kb.Knowledge {
	k := *l.knowledge
	k.Weights = appraisal.Weights(l.hero, &l.appraisal.Common)
	k.Cases = slices.Clone(k.Cases)
	for i := range k.Cases {
		k.Cases[i].Weights = appraisal.Weights(l.hero, &l.appraisal.Cases[i])
	}
	k.Experience.Simulated = l.duels
	return &k
}
