package explanation

import (
	"math"
	"slices"
	"strings"

	"boardduels/ai"
	"boardduels/ai/duel/material"
	"boardduels/ai/duel/scenario"
	"boardduels/ai/fit/logistic"
	"boardduels/internal/i18n"
)

// compared tells a decision by the rule that led to it, or by what its brain compared, and what the next best would
// have brought; "" of a brain of which there is nothing more to tell. Only numbers are told, since the other cards are
// secret.
func compared(t *i18n.Translator, args i18n.Args, r *ai.Rationale) string {
	if r.ByLot {
		return t.Text("reason.lot", args)
	}
	if key := ruleKeys[r.Brain].play; key != "" {
		return t.Text(key, withRule(t, args, r))
	}
	best, second, ok := bestTwo(r)
	kind := measureOf(r.Brain)
	switch {
	case kind != unknown && best >= certain(kind):
		return t.Text("reason.by.victory", args)
	case !ok && len(r.Plans) > 0:
		return allPlans(t, onlyBeginnings, args, r)
	}
	switch kind {
	case wins:
		return t.Text(alikeOr(best, second, "reason.by.wins", "reason.by.wins.alike"), withShares(args, best, second))
	case points, afterAnswer:
		return t.Text(materialKey(kind, best, inHP(t, best) == inHP(t, second)), withHP(t, args, best, second))
	case plans:
		args["N"] = len(r.Plans)
		return t.Text("reason.by.plans", args) + " " + planned(t, []float64{best, second})
	case chance:
		return t.Text(alikeOr(hope(best), hope(second), "reason.by.worth", "reason.by.worth.alike"), withShares(args, hope(best), hope(second)))
	case tries:
		return t.Text("reason.by.tries", withShares(args, best, second))
	}
	return ""
}

// certain returns the score from which on a turn wins the duel.
func certain(of measure) float64 {
	switch of {
	case points, afterAnswer:
		return material.Victory / 2
	case plans, chance:
		return sure
	}
	return math.Inf(1)
}

// sure is more than any estimate: of how much better off a fighter is than the other, and of the log-odds of winning.
const sure = 500

// hope is the chance of winning at a score in log-odds.
func hope(logOdds float64) float64 { return float64(logistic.Chance(float32(logOdds))) }

// alikeOr returns the second of two keys if no difference between two shares can be seen.
func alikeOr(best, second float64, key, alike string) string {
	if Share(float32(best)) == Share(float32(second)) {
		return alike
	}
	return key
}

func withShares(args i18n.Args, best, second float64) i18n.Args {
	args["Share"], args["Second"] = Share(float32(best)), Share(float32(second))
	return args
}

// materialKey returns the key by which material is told.
func materialKey(kind measure, best float64, isAlike bool) string {
	switch {
	case kind == points && isAlike:
		return "reason.by.points.alike"
	case kind == points:
		return "reason.by.points"
	case best < 0 && isAlike:
		return "reason.by.answered.loses.alike"
	case best < 0:
		return "reason.by.answered.loses"
	case isAlike:
		return "reason.by.answered.alike"
	}
	return "reason.by.answered"
}

// comparedEnd tells likewise why a turn was ended.
func comparedEnd(t *i18n.Translator, args i18n.Args, r *ai.Rationale) string {
	if key := ruleKeys[r.Brain].end; key != "" {
		return t.Text(key, withRule(t, args, r))
	}
	best, second, ok := bestTwo(r)
	if !ok && len(r.Plans) > 0 {
		return allPlans(t, onlyEndings, args, r)
	}
	switch measureOf(r.Brain) {
	case wins:
		return t.Text("reason.end.by.wins", withShares(args, best, second))
	case points:
		args["Loss"] = inHP(t, best-second)
		return t.Text("reason.end.by.points", args)
	case afterAnswer:
		args["Loss"] = inHP(t, best-second)
		return t.Text("reason.end.by.answered", args)
	case plans:
		args["N"] = len(r.Plans)
		return t.Text("reason.end.by.plans", args) + " " + planned(t, []float64{best, second})
	case chance:
		return t.Text("reason.end.by.worth", withShares(args, hope(best), hope(second)))
	case tries:
		return t.Text("reason.end.by.tries", args)
	}
	return t.Text("reason.end.better", args)
}

// withHP adds what the best and the second gain, in hp, which people know.
func withHP(t *i18n.Translator, args i18n.Args, best, second float64) i18n.Args {
	args["Points"], args["Second"] = inHP(t, best), inHP(t, second)
	if best < 0 {
		args["Points"], args["Second"] = inHP(t, -best), inHP(t, -second)
	}
	return args
}

// inHP writes material in hp.
func inHP(t *i18n.Translator, points float64) string {
	return strings.Replace(t.Decimal(points/material.HP, 1), "-", "−", 1)
}

// measure is what the scores of a brain's candidates count.
type measure int

const (
	unknown     measure = iota
	wins                // the share of imagined duels that were won
	points              // of material, gained at once
	afterAnswer         // of material, gained after the enemy's best answer
	plans               // how much better off than its enemy a plan leaves who made it: own points over the enemy's
	chance              // the log-odds of winning where the turn leads to
	tries               // the share of collected tries in which the like paid off
)

var measures = map[string]measure{
	"montecarlo": wins, "montecarlo_small": wins, "cyborg": wins, "novice": points, "professional": afterAnswer,
	"scenario": plans, "elf": plans, "orc": plans, "zombie": plans, "evaluation": chance, "mlp": chance, "knn": tries,
}

func measureOf(brain string) measure {
	if level, ok := Level(brain); ok {
		if scenario.SightOf(level).Foresees {
			return wins
		}
		return plans
	}
	return measures[brain]
}

// bestTwo returns the scores of the action that was taken and of the best of those that were looked at besides.
func bestTwo(r *ai.Rationale) (best, second float64, ok bool) {
	taken := slices.IndexFunc(r.Chain, func(c ai.Candidate) bool { return c.Verdict == ai.Taken })
	if taken < 0 {
		return 0, 0, false
	}
	for i := range r.Chain {
		if c := &r.Chain[i]; c.Verdict == ai.Worse && (!ok || c.Score > second) {
			second, ok = c.Score, true
		}
	}
	return r.Chain[taken].Score, second, ok && second <= r.Chain[taken].Score
}
