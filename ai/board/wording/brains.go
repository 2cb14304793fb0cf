// Package wording says in the user's language who plays board games, how strong they are, and why they did what
// they did.
package wording

import (
	"strconv"
	"strings"

	"boardduels/internal/i18n"
)

// Words are what people are told of a game's players and of their reasons.
type Words struct {
	Brains map[string]Brain  // by their ids
	Levels []Model           // the weakest first
	Terms  map[string]string // the keys of what scores are made of, by name
}

// Brain is what people are told of a brain.
type Brain struct {
	Name, About string // keys
	Level       int    // the difficulty that is about as strong
	Character   bool   // it has a temper
}

// IsCharacter reports whether a brain has a temper.
func (w Words) IsCharacter(id string) bool { return w.Brains[id].Character }

// Brain returns what people call a brain; one without a name is called by its id.
func (w Words) Brain(t *i18n.Translator, id string) string {
	if level, ok := Level(id); ok {
		return t.Text("brain.level", i18n.Args{"N": level})
	}
	if b, ok := w.Brains[id]; ok {
		return t.Text(b.Name)
	}
	return strings.ReplaceAll(id, "_", " ")
}

// About explains how a brain plays, or returns "" for one without an explanation.
func (w Words) About(t *i18n.Translator, id string) string {
	if level, ok := Level(id); ok {
		return t.Text(strengthKeys[w.Step(id)-1], i18n.Args{"N": level})
	}
	if b, ok := w.Brains[id]; ok {
		return t.Text(b.About)
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

// Steps is how many steps [Words.Step] tells apart.
const Steps = 5

// Step returns how strong a brain is in steps that people can see, from 1 to [Steps]; 0 if nobody has measured it.
func (w Words) Step(id string) int {
	const strongest = 140
	level, ok := Level(id)
	if !ok {
		b, known := w.Brains[id]
		if !known {
			return 0
		}
		level = b.Level
	}
	return 1 + min(level*Steps/(strongest+10), Steps-1)
}
