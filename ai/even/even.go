// Package even keeps a match even: it estimates how well a user plays, from the results of duels and from what the
// user's turns give away, and says at which strength an opponent has about the same chance.
package even

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"boardduels/ai/learning"
	"boardduels/ai/odds"
	"boardduels/ai/precedent"
	"boardduels/kb"
)

// Match is the name of the choice: not of a brain, but of the one that [Brain] returns.
const Match = "even"

// Newcomer is the strength at which somebody is met of whom nothing is known.
const Newcomer = 20

// What is believed of users, in strengths. It is a fit to how some twenty programs play; `duel learn --even` measures
// what comes of it (docs/decisions/0032-even-match.md).
const (
	usual, spread = 45, 120 // of all users
	flawless      = 92      // of who gives nothing away
	perRegret     = 700     // less for the whole chance of winning given away in each turn
	byTurns       = 60      // how far off that is, however many turns there are to judge by
	perTurn       = 66      // how much further for a single turn
	perOdds       = 25      // what is worth one in log-odds of winning
	memory        = 0.85    // what the past still counts after another duel: people learn
)

// Strength returns at which strength, 0…100, a user is met.
func Strength(r kb.Rating) int {
	estimate := float32(Newcomer)
	if r.Duels > 0 {
		estimate = expected(r)
	}
	steps := int(math.Round(float64(estimate / precedent.Step)))
	return min(max(steps*precedent.Step, 0), precedent.Strongest)
}

// Brain returns the id of the brain that a user is met with.
func Brain(r kb.Rating) string { return fmt.Sprintf("%s_%d", Match, Strength(r)) }

// expected returns the strength at which a user has an even chance; it can lie beyond what there is. All evidence
// counts by how sure it is.
func expected(r kb.Rating) float32 {
	const prior = 1 / float32(spread*spread)
	sum, weight := prior*usual, prior
	if r.Turns > 0 {
		turns := 1 / (byTurns*byTurns + perTurn*perTurn/r.Turns)
		sum += float32(turns * (flawless - float32(perRegret*r.Regret)))
		weight += turns
	}
	results := r.Weight / (evenDuels * perOdds * perOdds)
	return (sum + float32(results*r.Result)) / (weight + results)
}

// evenDuels is how many even duels tell as much as a difference of one in log-odds.
const evenDuels = 4

// After returns what is known of a user after a match with a brain, as the AI saw it. The user's turns are judged by
// what the AI knows of the hero that the user played; the seed is that of guesses at its hand.
func After(r kb.Rating, m *learning.Episode, brain string, theirs *kb.Knowledge, seed uint64) kb.Rating {
	before := expected(r)
	if len(theirs.Weights) > 0 {
		regret, turns := m.Regret(theirs, seed)
		r.Regret, r.Turns = mixed(r.Regret, r.Turns*memory, regret, float32(turns))
	}
	if strength, ok := strengthOf(brain); ok {
		result, weight := told(before, strength, !m.Won)
		r.Result, r.Weight = mixed(r.Result, r.Weight*memory, result, weight)
	}
	r.Duels++
	return r
}

// told returns the strength of which a result speaks, for a user who was believed to have one, and how many even duels'
// worth it is: the surer a result was, the less it tells, but the more if it comes out otherwise.
func told(user, opponent float32, won bool) (strength, weight float32) {
	chance := odds.Chance((user - opponent) / perOdds)
	chance = min(max(chance, leastChance), 1-leastChance)
	tells := chance * (1 - chance)
	off := -chance
	if won {
		off = 1 - chance
	}
	return user + float32(off*perOdds/tells), evenDuels * tells
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
	digits, ok := strings.CutPrefix(brain, Match+"_")
	if !ok {
		return 0, false
	}
	number, err := strconv.Atoi(digits)
	return float32(number), err == nil
}
