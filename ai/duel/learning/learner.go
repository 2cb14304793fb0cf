package learning

import (
	"slices"

	"boardduels/ai/cbr/weighing"
	"boardduels/ai/duel/appraisal"
	"boardduels/ai/duel/turnfeature"
	"boardduels/kb"
	"boardduels/runtime/duel"
)

// learner improves the weights of a hero's knowledge by what comes of turns in simulated duels.
type learner struct {
	weighing.Learner[turnfeature.Vector]
	hero      *duel.Hero
	knowledge *kb.Knowledge
	enemies   []*enemy // that it has met
	foe       *enemy   // of them, the one that it fights
}

// newLearner starts from what the knowledge has learned. If that is nothing it starts from common sense; rules are part
// of that where there are any. It has to meet somebody before it learns.
func newLearner(hero *duel.Hero, k *kb.Knowledge, ruled bool) *learner {
	l := &learner{hero: hero, knowledge: k}
	l.Games = k.Experience.Simulated
	if l.Weights = appraisal.Of(hero, k, ""); l.Weights == nil {
		l.Weights = &appraisal.Appraisal{Common: commonSense(), Cases: make([]turnfeature.Vector, len(k.Cases))}
		if ruled {
			turnfeature.WeighRules(&l.Weights.Common)
		}
	}
	return l
}

// commonSense is what anyone would say before the first duel: own hp are good, enemy hp aren't.
func commonSense() (v turnfeature.Vector) {
	for trait, weight := range [...]float32{turnfeature.HP: 3, turnfeature.Shield: 0.5, turnfeature.DoT: -1} {
		v[trait], v[int(turnfeature.Foe)+trait] = weight, -weight
	}
	return v
}

// study learns from the turns of a duel. What is learned against the hero that was fought has a mean of its own.
func (l *learner) study(samples []weighing.Sample[turnfeature.Vector], came float32) {
	begun := l.Begun()
	l.Study(samples, came)
	if begun {
		l.averageEnemy()
	}
}

// taught returns the knowledge with the weights that were learned, if any were.
func (l *learner) taught() *kb.Knowledge {
	mean := l.Mean()
	if mean == nil {
		return l.knowledge
	}
	k := *l.knowledge
	k.Weights = appraisal.Weights(l.hero, &mean.Common)
	k.Enemies = l.taughtEnemies()
	k.Cases = slices.Clone(k.Cases)
	for i := range k.Cases {
		k.Cases[i].Weights = appraisal.Weights(l.hero, &mean.Cases[i])
	}
	k.Experience.Simulated = l.Games
	return &k
}
