package wording

import (
	"slices"
	"strings"

	"boardduels/ai"
	"boardduels/ai/material"
	"boardduels/internal/i18n"
)

// compared tells a decision by what its brain compared, and what the next best would have brought; "" of a brain of
// which there is nothing more to tell, or that had no choice. Only numbers are told, since the other cards are secret.
func compared(t *i18n.Translator, args i18n.Args, r *ai.Rationale) string {
	best, second, ok := bestTwo(r)
	if r.ByLot {
		return t.Text("reason.by.slip", args)
	}
	if key := ruleKeys[r.Brain]; key != "" {
		return t.Text(key, args)
	}
	kind := measureOf(r.Brain)
	if !ok && kind != unknown {
		return t.Text("reason.by.only", args)
	}
	switch kind {
	case wins:
		args["Share"], args["Second"] = Share(float32(best)), Share(float32(second))
		if args["Share"] == args["Second"] {
			return t.Text("reason.by.wins.alike", args)
		}
		return t.Text("reason.by.wins", args)
	case points, afterAnswer:
		isAlike := inHP(t, best) == inHP(t, second)
		return t.Text(materialKey(kind, best, isAlike), withHP(t, args, best, second))
	case plans:
		return t.Text("reason.by.plans", withLead(t, args, r, best, second))
	case worth:
		return t.Text("reason.by.worth", withLead(t, args, r, best, second))
	}
	return ""
}

// materialKey returns the key by which material is told.
func materialKey(kind measure, best float64, isAlike bool) string {
	switch {
	case best >= material.Victory/2:
		return "reason.by.victory"
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
	if key := endRuleKeys[r.Brain]; key != "" {
		return t.Text(key, args)
	}
	kind := measureOf(r.Brain)
	best, second, ok := bestTwo(r)
	if !ok {
		if kind != unknown {
			return t.Text("reason.end.by.only", args)
		}
		return t.Text("reason.end.better", args)
	}
	args["Loss"] = inHP(t, best-second)
	switch kind {
	case wins:
		args["Share"], args["Second"] = Share(float32(best)), Share(float32(second))
		return t.Text("reason.end.by.wins", args)
	case points:
		return t.Text("reason.end.by.points", args)
	case afterAnswer:
		return t.Text("reason.end.by.answered", args)
	case plans:
		return t.Text("reason.end.by.plans", withLead(t, args, r, best, second))
	case worth:
		return t.Text("reason.end.by.worth", withLead(t, args, r, best, second))
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
	plans               // what a plan is worth
	worth               // what the position is worth to which the turn leads
)

var measures = map[string]measure{
	"montecarlo": wins, "montecarlo_small": wins, "cyborg": wins, "novice": points, "professional": afterAnswer,
	"scenario": plans, "elf": plans, "orc": plans, "zombie": plans, "evaluation": worth, "mlp": worth, "knn": worth,
}

// firstForesight is the first level of difficulty that imagines duels.
const firstForesight = 130

func measureOf(brain string) measure {
	if level, ok := Level(brain); ok {
		if level >= firstForesight {
			return wins
		}
		return plans
	}
	return measures[brain]
}

// ruleKeys are of brains that compare nothing by numbers.
var ruleKeys = map[string]string{"tree": "reason.by.rules", "double": "reason.by.habit"}

// endRuleKeys are of those where they end a turn.
var endRuleKeys = map[string]string{"tree": "reason.end.by.rules", "double": "reason.end.by.habit"}

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

// withLead adds by how much the best leads: in words, since the brain's own numbers mean nothing to people.
func withLead(t *i18n.Translator, args i18n.Args, r *ai.Rationale, best, second float64) i18n.Args {
	const hardly, clearly = 0.1, 0.5 // of all that lies between the best and the worst
	worst := best
	for i := range r.Chain {
		if r.Chain[i].Verdict == ai.Worse {
			worst = min(worst, r.Chain[i].Score)
		}
	}
	key := "reason.lead.far"
	switch lead := (best - second) / max(best-worst, 1e-9); {
	case lead < hardly:
		key = "reason.lead.hardly"
	case lead < clearly:
		key = "reason.lead.clearly"
	}
	args["Lead"] = t.Text(key)
	return args
}
