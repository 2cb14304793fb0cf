// Package wording says in the user's language who plays board games, how strong they are, and why they did what
// they did.
package wording

import (
	"slices"
	"strconv"
	"strings"

	"boardduels/internal/i18n"
)

// brain is what people are told of a brain.
type brain struct {
	name, about string // keys
	level       int    // the difficulty that is about as strong
}

// brains are those of the families, by their ids. How strong they are follows from the contests in
// docs/contributor/boards.md and docs/contributor/boards.
var brains = map[string]map[string]brain{
	"reversi": {
		"novice":       {"boards.brain.novice", "boards.brain.novice.about", 20},
		"professional": {"boards.brain.professional", "boards.brain.professional.about", 50},
		"plies_3":      {"boards.brain.plies_3", "boards.brain.plies.about", 60},
		"plies_4":      {"boards.brain.plies_4", "boards.brain.plies.about", 70},
		"plies_5":      {"boards.brain.plies_5", "boards.brain.plies.about", 80},
		"plies_6":      {"boards.brain.plies_6", "boards.brain.plies.about", 80},
		"search":       {"boards.brain.search", "boards.brain.search.about", 140},
		"montecarlo":   {"boards.brain.montecarlo", "boards.brain.montecarlo.about", 90},
		"random":       {"boards.brain.random", "boards.brain.random.about", 0},
	},
	"tactics": {
		"cyborgs":    {"boards.brain.cyborgs", "boards.brain.cyborgs.about", 140},
		"elves":      {"boards.brain.elves", "boards.brain.elves.about", 130},
		"orcs":       {"boards.brain.orcs", "boards.brain.orcs.about", 40},
		"zombies":    {"boards.brain.zombies", "boards.brain.zombies.about", 20},
		"precedent":  {"boards.brain.veteran", "boards.brain.veteran.about", 140},
		"montecarlo": {"boards.brain.montecarlo", "boards.brain.montecarlo.hundreds", 10},
		"random":     {"boards.brain.random", "boards.brain.random.about", 0},
	},
	"backgammon": {
		"random":        {"boards.brain.random", "boards.brain.random.about", 0},
		"montecarlo":    {"boards.brain.montecarlo", "boards.brain.montecarlo.hundreds", 30},
		"three_printed": {"boards.brain.three_printed", "boards.brain.three_printed.about", 40},
		"three_meant":   {"boards.brain.three_meant", "boards.brain.three_meant.about", 50},
		"formula":       {"boards.brain.formula", "boards.brain.formula.about", 70},
		"linear":        {"boards.brain.linear", "boards.brain.linear.about", 110},
		"net_quick":     {"boards.brain.net_quick", "boards.brain.net_quick.about", 120},
		"net":           {"boards.brain.net", "boards.brain.net.about", 140},
		"courier":       {"boards.brain.courier", "boards.brain.courier.about", 100},
		"mason":         {"boards.brain.mason", "boards.brain.mason.about", 100},
		"corsair":       {"boards.brain.corsair", "boards.brain.corsair.about", 70},
		"abbess":        {"boards.brain.abbess", "boards.brain.abbess.about", 80},
		"hermit":        {"boards.brain.hermit", "boards.brain.hermit.about", 90},
	},
	"dicewars": {
		"knn":        {"boards.brain.knn", "boards.brain.knn.about", 60},
		"rand":       {"boards.brain.rand", "boards.brain.rand.about", 10},
		"sdc":        {"boards.brain.sdc", "boards.brain.sdc.about", 50},
		"ste":        {"boards.brain.ste", "boards.brain.ste.about", 40},
		"stei":       {"boards.brain.stei", "boards.brain.stei.about", 40},
		"wpm":        {"boards.brain.wpm", "boards.brain.wpm.about", 60},
		"two":        {"boards.brain.two", "boards.brain.two.about", 0},
		"expert":     {"boards.brain.expert", "boards.brain.expert.about", 140},
		"montecarlo": {"boards.brain.montecarlo", "boards.brain.montecarlo.hundreds", 50},
		"random":     {"boards.brain.random", "boards.brain.random.about", 0},
	},
}

// characters are the brains with a temper.
var characters = []string{"courier", "mason", "corsair", "abbess", "hermit", "cyborgs", "elves", "orcs", "zombies"}

// IsCharacter reports whether a brain has a temper.
func IsCharacter(id string) bool { return slices.Contains(characters, id) }

// Brain returns what people call a family's brain; one without a name is called by its id.
func Brain(t *i18n.Translator, family, id string) string {
	if level, ok := Level(id); ok {
		return t.Text("brain.level", i18n.Args{"N": level})
	}
	if b, ok := brains[family][id]; ok {
		return t.Text(b.name)
	}
	return strings.ReplaceAll(id, "_", " ")
}

// About explains how a brain plays, or returns "" for one without an explanation.
func About(t *i18n.Translator, family, id string) string {
	if level, ok := Level(id); ok {
		return t.Text(strengthKeys[Step(family, id)-1], i18n.Args{"N": level})
	}
	if b, ok := brains[family][id]; ok {
		return t.Text(b.about)
	}
	return ""
}

var strengthKeys = [Steps]string{"boards.strength.1", "boards.strength.2", "boards.strength.3", "boards.strength.4", "boards.strength.5"}

// Level returns the difficulty that a brain's id names, as 70 of "level_70"; ok is false for other brains.
func Level(id string) (level int, ok bool) {
	digits, ok := strings.CutPrefix(id, "level_")
	if !ok {
		return 0, false
	}
	level, err := strconv.Atoi(digits)
	return level, err == nil && level >= 0
}

// Steps is how many steps [Step] tells apart.
const Steps = 5

// Step returns how strong a brain is in steps that people can see, from 1 to [Steps]; 0 if nobody has measured it.
func Step(family, id string) int {
	const strongest = 140
	level, ok := Level(id)
	if !ok {
		b, known := brains[family][id]
		if !known {
			return 0
		}
		level = b.level
	}
	return 1 + min(level*Steps/(strongest+10), Steps-1)
}
