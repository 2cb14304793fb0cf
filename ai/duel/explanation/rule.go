package explanation

import (
	"boardduels/ai"
	"boardduels/ai/duel/scenario"
	"boardduels/internal/i18n"
)

// rules are how it is told what a brain that compares nothing by numbers did: played a card, or ended the turn.
type rules struct{ play, end string }

var ruleKeys = map[string]rules{
	"tree":   {"reason.by.rules", "reason.end.by.rules"},
	"double": {"reason.by.habit", "reason.end.by.habit"},
}

// treeKeys are the rules of the brain "tree", by their ids.
var treeKeys = map[string]string{
	"finish": "reason.tree.finish", "near_death": "reason.tree.near_death", "major": "reason.tree.major",
	"threatened": "reason.tree.threatened", "threatened_poor": "reason.tree.threatened.poor",
	"safe": "reason.tree.safe", "safe_poor": "reason.tree.safe.poor",
}

func withRule(t *i18n.Translator, args i18n.Args, r *ai.Rationale) i18n.Args {
	if key := treeKeys[r.Rule]; key != "" {
		args["Rule"] = t.Text(key)
	}
	return args
}

// Rule tells in a plain sentence by which rule a brain goes: what it plans and what it counts; "" of one of which what
// it compared tells that, or which had no choice.
func Rule(t *i18n.Translator, r *ai.Rationale) string {
	if hadNoChoice(r) {
		return ""
	}
	level, isLevel := Level(r.Brain)
	switch {
	case isLevel && r.ByLot:
		slips := scenario.SightOf(level).Slips
		if slips == 100 {
			return t.Text("reason.rule.slips.all")
		}
		return t.Text("reason.rule.slips", i18n.Args{"N": slips})
	case isLevel:
		return t.Text(levelRule(level))
	}
	if key := brainRules[r.Brain]; key != "" {
		return t.Text(key)
	}
	return ""
}

// brainRules are of the brains that go by one rule.
var brainRules = map[string]string{
	"zombie": "reason.rule.zombie", "orc": "reason.rule.orc", "elf": "reason.rule.elf", "scenario": "reason.rule.scenario",
	"cyborg": "reason.rule.foresight", "random": "reason.rule.lot", "double": "reason.rule.imitates", "novice": "reason.rule.novice",
	"knn": "reason.rule.tries",
}

// levelRule returns how a difficulty plans: what it counts.
func levelRule(level int) string {
	switch sight := scenario.SightOf(level); {
	case sight.Foresees:
		return "reason.rule.foresight"
	case sight.BeyondHP == 100:
		return "reason.rule.level.all"
	case sight.BeyondHP > 0:
		return "reason.rule.level.more"
	case sight.Danger:
		return "reason.rule.level.danger"
	}
	return "reason.rule.level.hp"
}
