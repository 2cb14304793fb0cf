package learning

import (
	"math"
	"slices"

	"boardduels/ai/appraisal"
	"boardduels/ai/feature"
	"boardduels/ai/odds"
	"boardduels/kb"
	"boardduels/runtime/duel"
)

// learner improves the weights of a hero's knowledge by what comes of turns in simulated duels. It is actor and critic
// in one (Sutton and Barto, "Reinforcement Learning", 2018, section 13.5): the weighted traits of a turn's end are to
// tell the odds of winning, and the plans that turn out better than expected are to be chosen more often.
type learner struct {
	hero      *duel.Hero
	knowledge *kb.Knowledge
	appraisal *appraisal.Appraisal
	mean      *appraisal.Appraisal // of the weights over the last duels: steadier than where the last step led
	enemies   []*enemy             // that it has met
	foe       *enemy               // of them, the one that it fights
	duels     int                  // on which the weights rest
	studied   int                  // of them, since the learner was made
	isUniform bool                 // learns common weights alone
}

// newLearner starts from what the knowledge has learned. If that is nothing it starts from common sense. It has to meet
// somebody before it learns.
func newLearner(hero *duel.Hero, k *kb.Knowledge) *learner {
	l := &learner{hero: hero, knowledge: k, duels: k.Experience.Simulated}
	if l.appraisal = appraisal.Of(hero, k, ""); l.appraisal == nil {
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

// The steps of the descent. They shrink with the root of the duels seen, as stochastic approximation asks.
const (
	firstStep         = 0.1
	halfStep          = 500 // after this many duels a step is 1/√2 of the first
	decay     float32 = 1e-3
	// blame is how much choosing counts against foretelling.
	blame float32 = 3
	// trace is how much of what a turn led to is told by the end of the duel; the rest is told by what the next turn
	// promised (λ of TD(λ)).
	trace float32 = 0.7
	// lookBack is one over the share of a learner's duels that the mean of the weights looks back on: where the steps
	// shrink, the longer it looks back the steadier it is.
	lookBack = 3
)

// step is the length of the steps now.
func (l *learner) step() float32 {
	return firstStep / float32(math.Sqrt(1+float64(l.duels)/halfStep))
}

// sample is the end of a turn in a simulated duel.
type sample struct {
	traits feature.Vector
	apart  feature.Vector // the traits against those of the turns that could have been chosen, on average
	hope   float32        // chance of winning that those turns promised, on average
	near   appraisal.Pair
}

// study goes back through the turns of a duel and takes a step for each.
func (l *learner) study(samples []sample, won bool) {
	step := l.step()
	var came float32
	if won {
		came = 1
	}
	for i := len(samples) - 1; i >= 0; i-- {
		promised := l.learn(&samples[i], came, step)
		came = float32(trace*came) + float32((1-trace)*promised)
	}
	l.average()
}

// learn takes a step toward what came of a turn, and returns what the turn promised before. Each of the two precedents
// learns by its share.
func (l *learner) learn(s *sample, came, step float32) (promised float32) {
	var weights feature.Vector
	l.appraisal.Near(s.near, &weights)
	promised = odds.Chance(s.traits.Dot(&weights))
	surprise, merit := came-promised, float32(blame*(came-s.hope))
	first, second := &l.appraisal.Cases[s.near.First], &l.appraisal.Cases[s.near.Second]
	common, foe := &l.appraisal.Common, &l.appraisal.Enemy
	for i, x := range s.traits {
		gain := float32(surprise*x) + float32(merit*s.apart[i])
		if gain == 0 {
			continue
		}
		common[i] = bounded(common[i] + float32(step*gain))
		learnLocal(&foe[i], gain, 1, step)
		if l.isUniform {
			continue
		}
		learnLocal(&first[i], gain, s.near.Share, step)
		learnLocal(&second[i], gain, 1-s.near.Share, step)
	}
	return promised
}

// average moves the mean toward the weights.
func (l *learner) average() {
	if l.mean == nil {
		l.mean = &appraisal.Appraisal{Common: l.appraisal.Common, Cases: slices.Clone(l.appraisal.Cases)}
		return
	}
	l.averageEnemy()
	l.studied++
	window := windowAfter(l.studied)
	follow(&l.mean.Common, &l.appraisal.Common, window)
	for i := range l.mean.Cases {
		follow(&l.mean.Cases[i], &l.appraisal.Cases[i], window)
	}
}

// windowAfter is the weight of the newest in a mean after some duels.
func windowAfter(duels int) float32 { return lookBack / float32(lookBack+duels) }

func follow(mean, weights *feature.Vector, window float32) {
	for i, w := range weights {
		mean[i] += float32(window * (w - mean[i]))
	}
}

// learnLocal moves a weight that is added to the common one, and draws it toward 0, where the common weight is enough.
func learnLocal(w *float32, gain, share, step float32) {
	*w = bounded(*w + float32(step*(float32(gain*share)-float32(decay**w))))
}

// bounded keeps a weight within what a document may hold, with room for sums.
func bounded(w float32) float32 { return min(max(w, -50), 50) }

// taught returns the knowledge with the weights that were learned, if any were.
func (l *learner) taught() *kb.Knowledge {
	if l.mean == nil {
		return l.knowledge
	}
	k := *l.knowledge
	k.Weights = appraisal.Weights(l.hero, &l.mean.Common)
	k.Enemies = l.taughtEnemies()
	k.Cases = slices.Clone(k.Cases)
	for i := range k.Cases {
		k.Cases[i].Weights = appraisal.Weights(l.hero, &l.mean.Cases[i])
	}
	k.Experience.Simulated = l.duels
	return &k
}
