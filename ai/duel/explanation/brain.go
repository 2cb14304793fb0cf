// Package explanation writes why an AI did what it did, what it knows and what it learned, in the user's language.
package explanation

import (
	"strconv"
	"strings"

	"boardduels/ai/duel/precedent"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/runtime/record/duelrecord"
)

// brainKeys are the names and explanations of brains, by id.
var brainKeys = map[string][2]string{
	"even":             {"brain.even_match", "brain.even_match.about"},
	"precedent":        {"brain.precedent", "brain.precedent.about"},
	"precedent_quick":  {"brain.precedent_quick", "brain.precedent_quick.about"},
	"printed":          {"brain.printed", "brain.printed.about"},
	"tree":             {"brain.tree", "brain.tree.about"},
	"double":           {"brain.double", "brain.double.about"},
	"random":           {"brain.random", "brain.random.about"},
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

// Brain returns what people call a brain: a difficulty by how it plays, in a word. One without a name is called by its
// id.
func Brain(t *i18n.Translator, id string) string {
	if level, ok := Level(id); ok {
		return t.Text("brain.level.named", i18n.Args{"N": level, "Name": t.Text(bandOf(level).name)})
	}
	if strength, ok := Even(id); ok {
		return t.Text("brain.even", strengthArgs(t, strength))
	}
	if keys, ok := brainKeys[id]; ok {
		return t.Text(keys[0])
	}
	return strings.ReplaceAll(id, "_", " ")
}

// Opponent returns what people call whoever decides for a seat: a brain, a nemesis or a friend's double.
func Opponent(t *i18n.Translator, seat *duelrecord.Seat) string {
	name := Nemesis(t, seat.Nemesis())
	switch {
	case isFriend(seat.Brain, seat.Name):
		return t.Text("friend.title", i18n.Args{"Name": termsafe.Directions(seat.Name)})
	case name == "":
		return Brain(t, seat.Brain)
	case seat.Brain == learner:
		return name
	}
	return t.Text("nemesis.as", i18n.Args{"Name": name, "Brain": Brain(t, seat.Brain)})
}

// OpponentAbout explains how that one plays, likewise.
func OpponentAbout(t *i18n.Translator, seat *duelrecord.Seat) string {
	if isFriend(seat.Brain, seat.Name) {
		return t.Text("friend.about")
	}
	return BrainAbout(t, seat.Brain)
}

// learner is the brain that is what a nemesis is, and nothing else.
const learner = "precedent"

// Nemesis returns what people call a nemesis, by its id; "" if there is no such one.
func Nemesis(t *i18n.Translator, id string) string {
	key, ok := nemesisKeys[id]
	if !ok {
		return ""
	}
	return t.Text(key)
}

// nemesisKeys are the names of nemeses, by id.
var nemesisKeys = map[string]string{"mara": "nemesis.mara", "ostap": "nemesis.ostap", "vesna": "nemesis.vesna", "havran": "nemesis.havran"}

// isFriend reports whether a seat is that of a double of somebody else: only those have a name.
func isFriend(brain, name string) bool { return brain == "double" && name != "" }

// BrainAbout explains how a brain plays, or returns "" for one without an explanation.
func BrainAbout(t *i18n.Translator, id string) string {
	if level, ok := Level(id); ok {
		return t.Text(bandOf(level).about)
	}
	if _, ok := Even(id); ok {
		return t.Text("brain.even.about")
	}
	if keys, ok := brainKeys[id]; ok {
		return t.Text(keys[1])
	}
	return ""
}

// band is the difficulties from one on that play in the same way.
type band struct {
	from        int
	name, about string // keys
}

// bands are how people call the difficulties of ai/duel/scenario.
var bands = []band{
	{0, "level.lot", "level.lot.about"},
	{10, "level.beginner", "level.beginner.about"},
	{30, "level.apprentice", "level.apprentice.about"},
	{50, "level.practised", "level.practised.about"},
	{80, "level.skilled", "level.skilled.about"},
	{110, "level.expert", "level.expert.about"},
	{130, "level.master", "level.master.about"},
}

func bandOf(level int) *band {
	i := len(bands) - 1
	for bands[i].from > level {
		i--
	}
	return &bands[i]
}

// Level returns the difficulty that a brain's id names, as 70 of "level_70"; ok is false for other brains.
func Level(id string) (level int, ok bool) { return numbered(id, "level_") }

// Even returns the strength at which a brain plays an even match, 0…100, as 70 of "even_70".
func Even(id string) (strength int, ok bool) { return precedent.StrengthOf(id) }

func numbered(id, name string) (number int, ok bool) {
	digits, ok := strings.CutPrefix(id, name)
	if !ok {
		return 0, false
	}
	number, err := strconv.Atoi(digits)
	return number, err == nil && number >= 0
}
