// Package difficulty keeps a match even: it estimates how well a user plays, from the results of duels and from what
// the user's turns give away, and says at which strength an opponent has about the same chance.
package difficulty

import (
	"fmt"
	"math"

	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/precedent"
	"boardduels/ai/fit/logistic"
	"boardduels/kb"
)

// Match is the name of the choice: not of a brain, but of the one that [Brain] returns.
const Match = "even"

// newcomer is the strength at which somebody is met of whom nothing is known.
const newcomer = 30

// What is believed of users, in strengths. It is a fit to how some twenty programs play; `duel learn --even` measures
// what comes of it (docs/decisions/0032-even-match.md).
const (
	usual, spread = 43, 38 // of all users
	flawless      = 75     // of who gives nothing away
	perRegret     = 430    // less for the whole chance of winning given away in each turn
	byTurns       = 22     // how far off that is, however many turns there are to judge by
	perTurn       = 40     // how much further for a single turn
	perOdds       = 18     // what is worth one in log-odds of winning
	memory        = 0.9    // what the past still counts after another duel: people learn
	others        = 0.6    // what is known of users in general still counts after another duel: they differ
)

// Strength returns at which strength, 0…100, a user is met, by the ease of the heroes (0 is usual).
func Strength(r kb.Rating, ease int) int {
	steps := int(math.Round(float64((usually(r) + eased(r, ease)) / precedent.Step)))
	return min(max(steps*precedent.Step, 0), precedent.Strongest)
}

// usually returns at which strength a user is met with heroes of usual ease.
func usually(r kb.Rating) float32 {
	if r.Duels == 0 {
		return newcomer
	}
	return believed(r).mean
}

// eased returns how much stronger a user is met for the sake of the heroes. What is hard for somebody new isn't for who
// plays well.
func eased(r kb.Rating, ease int) float32 {
	left := float32((flawless - usually(r)) / (flawless - newcomer))
	return float32(ease) * min(max(left, 0), 1)
}

// Brain returns the id of the brain that a user is met with, by the ease of the heroes: one that is patient if nothing
// is known of the user yet.
func Brain(r kb.Rating, ease int) string {
	strength := Strength(r, ease)
	if r.Duels == 0 && strength <= precedent.Quick {
		return precedent.PatientID(strength)
	}
	return fmt.Sprintf("%s_%d", Match, strength)
}

// belief is where the strength may lie at which a user has an even chance: around a mean, which can lie beyond what
// there is, with a weight that is 1 over its variance.
type belief struct{ mean, weight float32 }

// and returns the belief that evidence adds up to.
func (b belief) and(more belief) belief {
	mean, weight := mixed(b.mean, b.weight, more.mean, more.weight)
	return belief{mean, weight}
}

// believed puts the evidence together: what is known of users in general, and of those who give away as much in a turn,
// which counts ever less, and results.
func believed(r kb.Rating) belief {
	counts := float32(1)
	for range min(r.Duels-1, longMemory) {
		counts *= others
	}
	b := belief{usual, counts / (spread * spread)}
	if r.Turns > 0 {
		b = b.and(belief{flawless - float32(perRegret*r.Regret), counts / (byTurns*byTurns + perTurn*perTurn/r.Turns)})
	}
	return b.and(belief{r.Result, r.Weight / (evenDuels * perOdds * perOdds)})
}

const (
	evenDuels  = 4  // tell as much as a difference of one in log-odds
	longMemory = 20 // duels after which others hardly count
)

// After returns what is known of a user after a match with a brain, as the AI saw it. The user's turns are judged by
// what the AI knows of the hero that the user played; the seed is that of guesses at its hand.
func After(r kb.Rating, m *learning.Episode, brain string, known learning.Known, seed uint64) kb.Rating {
	before, ease := believed(r), eased(r, known.Mine.Ease(m.Duel.Hero(1-m.Seat).ID))
	if len(known.Theirs.Weights) > 0 {
		regret, turns := m.Regret(known.Theirs, seed)
		r.Regret, r.Turns = mixed(r.Regret, float32(r.Turns*memory), regret, float32(turns))
	}
	if strength, ok := strengthOf(brain); ok {
		result, weight := told(before, strength-ease, !m.Won)
		r.Result, r.Weight = mixed(r.Result, float32(r.Weight*memory), result, weight)
	}
	r.Duels++
	return r
}

// told returns the strength of which a result speaks, for a user of whom something was believed, and how many even
// duels' worth it is: the surer a result was, the less it tells, but the more if it comes out otherwise. The less is
// known, the less sure is any (M. Glickman, "Parameter Estimation in Large Dynamic Paired Comparison Experiments",
// 1999).
func told(user belief, opponent float32, won bool) (strength, weight float32) {
	const perVariance = 3 / (math.Pi * math.Pi) // 1 over the variance of log-odds
	doubt := 1 / float32(math.Sqrt(float64(1+perVariance/(user.weight*perOdds*perOdds))))
	chance := logistic.Chance(doubt * (user.mean - opponent) / perOdds)
	chance = min(max(chance, leastChance), 1-leastChance)
	tells := doubt * chance * (1 - chance)
	off := -chance
	if won {
		off = 1 - chance
	}
	return user.mean + float32(off*perOdds/tells), evenDuels * doubt * tells
}

const leastChance float32 = 0.02

// mixed adds something to a mean.
func mixed(mean, weight, more, moreWeight float32) (float32, float32) {
	all := weight + moreWeight
	if all == 0 {
		return 0, 0
	}
	return (float32(weight*mean) + float32(moreWeight*more)) / all, all
}

// strengthOf returns the strength of a brain that plays by what it has learned.
func strengthOf(brain string) (strength float32, ok bool) {
	switch brain {
	case "precedent":
		return precedent.Strongest, true
	case "precedent_quick":
		return precedent.Quick, true
	}
	number, ok := precedent.StrengthOf(brain)
	return float32(number), ok
}
