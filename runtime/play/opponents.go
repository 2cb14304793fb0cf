package play

import (
	"strings"

	"boardduels/internal/i18n"
)

// brainKeys are the friendly names and explanations of brains, by id.
var brainKeys = map[string][2]string{
	"precedent":        {"brain.precedent", "brain.precedent.about"},
	"printed":          {"brain.printed", "brain.printed.about"},
	"tree":             {"brain.tree", "brain.tree.about"},
	"random":           {"brain.random", "brain.random.about"},
	"lookahead":        {"brain.lookahead", "brain.lookahead.about"},
	"greedy":           {"brain.greedy", "brain.greedy.about"},
	"knn":              {"brain.knn", "brain.knn.about"},
	"scenario":         {"brain.scenario", "brain.scenario.about"},
	"novice":           {"brain.novice", "brain.novice.about"},
	"professional":     {"brain.professional", "brain.professional.about"},
	"cyborg":           {"brain.cyborg", "brain.cyborg.about"},
	"orc":              {"brain.orc", "brain.orc.about"},
	"elf":              {"brain.elf", "brain.elf.about"},
	"zombie":           {"brain.zombie", "brain.zombie.about"},
	"evaluation":       {"brain.evaluation", "brain.evaluation.about"},
	"mlp":              {"brain.mlp", "brain.mlp.about"},
	"montecarlo":       {"brain.montecarlo", "brain.montecarlo.about"},
	"montecarlo_small": {"brain.montecarlo_small", "brain.montecarlo_small.about"},
}

// brainName returns a brain's friendly name; one without is called by its id.
func brainName(t *i18n.Translator, id string) string {
	if keys, ok := brainKeys[id]; ok {
		return t.Text(keys[0])
	}
	return strings.ReplaceAll(id, "_", " ")
}

// brainAbout explains how a brain plays, or returns "" for one without an explanation.
func brainAbout(t *i18n.Translator, id string) string {
	if keys, ok := brainKeys[id]; ok {
		return t.Text(keys[1])
	}
	return ""
}
