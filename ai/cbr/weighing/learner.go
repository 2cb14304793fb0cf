package weighing

import (
	"math"

	"boardduels/ai/fit/logistic"
)

// Learner improves weights by what comes of turns in simulated games. It is actor and critic in one (Sutton and Barto,
// "Reinforcement Learning", 2018, section 13.5): the weighted traits of a turn's end are to tell the odds of winning,
// and the turns that come out better than expected are to be chosen more often.
type Learner[V Vector] struct {
	Weights   *Weights[V]
	Games     int  // on which the weights rest
	IsUniform bool // learns common weights alone
	IsGeneral bool // there are no enemies to tell apart: nothing is learned against one

	mean    *Weights[V] // of the weights over the last games: steadier than where the last step led
	studied int         // games, since the learner was made
}

// The steps of the descent. They shrink with the root of the games seen, as stochastic approximation asks.
const (
	firstStep         = 0.1
	halfStep          = 500 // after this many games a step is 1/√2 of the first
	decay     float32 = 1e-3
	// blame is how much choosing counts against foretelling.
	blame float32 = 3
	// trace is how much of what a turn led to is told by the end of the game; the rest is told by what the next turn
	// promised (λ of TD(λ)).
	trace float32 = 0.7
	// lookBack is one over the share of a learner's games that the mean of the weights looks back on: where the steps
	// shrink, the longer it looks back the steadier it is.
	lookBack = 3
)

// step is the length of the steps now.
func (l *Learner[V]) step() float32 {
	return firstStep / float32(math.Sqrt(1+float64(l.Games)/halfStep))
}

// Sample is the end of a turn in a simulated game.
type Sample[V Vector] struct {
	Traits V
	Apart  V       // the traits against those of the turns that could have been chosen, on average
	Hope   float32 // chance of winning that those turns promised, on average
	Near   Pair
}

// NewSample returns the sample of a turn at a place among those that could have been chosen: their traits, their
// scores, and how likely each was to be chosen.
func NewSample[V Vector](near Pair, place int, traits []V, scores, chances []float32) Sample[V] {
	s := Sample[V]{Near: near, Traits: traits[place]}
	s.Apart = Apart(&s.Traits, traits, chances)
	for i, p := range chances {
		s.Hope += float32(p * logistic.Chance(scores[i]))
	}
	return s
}

// Study goes back through the turns of a game and takes a step for each: came is 1 if it was won, 0 if it was lost, one
// half if nobody won.
func (l *Learner[V]) Study(samples []Sample[V], came float32) {
	step := l.step()
	for i := len(samples) - 1; i >= 0; i-- {
		promised := l.learn(&samples[i], came, step)
		came = float32(trace*came) + float32((1-trace)*promised)
	}
	l.average()
}

// learn takes a step toward what came of a turn, and returns what the turn promised before. Each of the two precedents
// learns by its share.
func (l *Learner[V]) learn(s *Sample[V], came, step float32) (promised float32) {
	var weights V
	l.Weights.Near(s.Near, &weights)
	promised = logistic.Chance(Dot(&s.Traits, &weights))
	surprise, merit := came-promised, float32(blame*(came-s.Hope))
	first, second := &l.Weights.Cases[s.Near.First], &l.Weights.Cases[s.Near.Second]
	common, foe := &l.Weights.Common, &l.Weights.Enemy
	for i := range len(s.Traits) {
		gain := float32(surprise*s.Traits[i]) + float32(merit*s.Apart[i])
		if gain == 0 {
			continue
		}
		(*common)[i] = bounded((*common)[i] + float32(step*gain))
		if !l.IsGeneral {
			(*foe)[i] = local((*foe)[i], gain, 1, step)
		}
		if l.IsUniform {
			continue
		}
		(*first)[i] = local((*first)[i], gain, s.Near.Share, step)
		(*second)[i] = local((*second)[i], gain, 1-s.Near.Share, step)
	}
	return promised
}

// Begun reports whether a game was studied since the learner was made.
func (l *Learner[V]) Begun() bool { return l.mean != nil }

// Mean returns the weights that are kept, those over the last games but for what is added against an enemy; nil if none
// were studied.
func (l *Learner[V]) Mean() *Weights[V] { return l.mean }

// average moves the mean toward the weights.
func (l *Learner[V]) average() {
	if l.mean == nil {
		l.mean = l.Weights.withoutEnemy()
		return
	}
	l.studied++
	Follow(&l.mean.Common, &l.Weights.Common, l.studied)
	for i := range l.mean.Cases {
		Follow(&l.mean.Cases[i], &l.Weights.Cases[i], l.studied)
	}
}

// Follow moves a mean toward weights after some games.
func Follow[V Vector](mean, weights *V, games int) {
	newest := lookBack / float32(lookBack+games)
	for i := range len(*mean) {
		(*mean)[i] += float32(newest * ((*weights)[i] - (*mean)[i]))
	}
}

// local returns a weight that is added to the common one after a step. It is drawn toward 0, where the common weight is
// enough.
func local(w, gain, share, step float32) float32 {
	return bounded(w + float32(step*(float32(gain*share)-float32(decay*w))))
}

// bounded keeps a weight within what a document may hold, with room for sums.
func bounded(w float32) float32 { return min(max(w, -50), 50) }
