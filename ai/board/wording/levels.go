package wording

import "boardduels/internal/i18n"

// model is the brain as which a level decides.
type model struct {
	brain string
	slips int  // of 100 decisions, those that are taken by lot
	less  bool // it looks at fewer positions than the brain does
	plans bool // it draws whole plans, not actions
	step  int  // of the article's, up to which it knows what the brain does; 0 if that isn't told by steps
}

// models are those of the families' levels of difficulty, the weakest first.
var models = map[string][]model{
	"reversi": {
		{brain: "random"}, {brain: "novice", slips: 50}, {brain: "novice"},
		{brain: "professional", slips: 40}, {brain: "professional", slips: 15}, {brain: "professional"},
		{brain: "plies_3"}, {brain: "plies_4"},
		{brain: "search", less: true}, {brain: "search", less: true}, {brain: "search", less: true},
		{brain: "search", less: true}, {brain: "search", less: true}, {brain: "search", less: true}, {brain: "search"},
	},
	"tactics": {
		{brain: "random", plans: true}, {brain: "cyborgs", step: 1}, {brain: "cyborgs", step: 2}, {brain: "cyborgs", step: 3}, {brain: "cyborgs", step: 4},
		{brain: "cyborgs", step: 5}, {brain: "cyborgs", step: 6}, {brain: "cyborgs", step: 7}, {brain: "cyborgs", step: 8}, {brain: "cyborgs", step: 9},
		{brain: "cyborgs", step: 10}, {brain: "cyborgs", step: 11}, {brain: "cyborgs", step: 12}, {brain: "cyborgs", step: 13}, {brain: "cyborgs"},
	},
	"backgammon": {
		{brain: "random"},
		{brain: "formula", slips: 75}, {brain: "formula", slips: 60}, {brain: "formula", slips: 47}, {brain: "formula", slips: 36},
		{brain: "formula", slips: 27}, {brain: "formula", slips: 19}, {brain: "formula", slips: 12},
		{brain: "linear", slips: 15}, {brain: "linear", slips: 9}, {brain: "linear", slips: 4}, {brain: "linear"},
		{brain: "net_quick"}, {brain: "net", less: true}, {brain: "net"},
	},
	"dicewars": {
		{brain: "random"},
		{brain: "knn", slips: 75}, {brain: "knn", slips: 55}, {brain: "knn", slips: 40}, {brain: "knn", slips: 27}, {brain: "knn", slips: 14}, {brain: "knn"},
		{brain: "expert", slips: 24}, {brain: "expert", slips: 20}, {brain: "expert", slips: 16}, {brain: "expert", slips: 12},
		{brain: "expert", slips: 9}, {brain: "expert", slips: 6}, {brain: "expert", slips: 3}, {brain: "expert"},
	},
}

// between is how far two neighbouring levels lie apart.
const between = 10

// Model tells as whom a level decides, how often it draws lots instead, and how that brain plays; "" for other brains.
func Model(t *i18n.Translator, family, id string) string {
	level, ok := Level(id)
	if place := level / between; !ok || place >= len(models[family]) || level%between != 0 {
		return ""
	}
	m := models[family][level/between]
	about := i18n.Args{"Who": Brain(t, family, m.brain), "N": m.slips}
	switch {
	case m.plans:
		return t.Text("boards.level.plans", about)
	case m.step > 0:
		return t.Text("boards.level.step", i18n.Args{"Who": Brain(t, family, m.brain), "N": m.step})
	case m.less:
		return t.Text("boards.level.less", about)
	case m.slips > 0:
		return t.Text("boards.level.slips", about) + " " + About(t, family, m.brain)
	}
	return t.Text("boards.level.as", about) + " " + About(t, family, m.brain)
}
