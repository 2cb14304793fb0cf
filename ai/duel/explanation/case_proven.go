package explanation

import (
	"math"

	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/schema"
)

// Wish tells in a word how much a kind of action is preferred. Priorities aren't parts of a whole: each neuron answers
// for its own kind, from 0 to 1, and what a case prefers was written so, or learned so. In percent they would be taken
// for shares that add up to 100.
func Wish(t *i18n.Translator, priority float32) string {
	const much, rather, little = 0.55, 0.3, 0.15
	switch {
	case priority >= much:
		return t.Text("wish.much")
	case priority >= rather:
		return t.Text("wish.rather")
	case priority >= little:
		return t.Text("wish.little")
	}
	return t.Text("wish.hardly")
}

// Proven tells in how many decisions and won duels a case was used, "" if in none. The shares that are kept rest on
// whole numbers; before there are any decisions they rest on nothing, and nothing is told.
func Proven(t *i18n.Translator, c *schema.Case, behind kb.Experience) string {
	count := func(share float32, of int) int { return int(math.Round(float64(share) * float64(of))) }
	uses, wins := count(c.Frequency, behind.Decisions), count(c.Potency, behind.Won)
	switch {
	case uses == 0 && wins == 0:
		return ""
	case behind.Won == 0:
		return t.Text("knowledge.proven.unwon", i18n.Args{"Uses": uses, "Decisions": behind.Decisions})
	}
	return t.Text("knowledge.proven", i18n.Args{"Uses": uses, "Decisions": behind.Decisions, "Wins": wins, "Won": behind.Won})
}
