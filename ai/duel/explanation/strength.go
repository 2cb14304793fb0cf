package explanation

import (
	"boardduels/ai/duel/precedent"
	"boardduels/internal/i18n"
)

// Standing tells how strongly even matches are played at present. Strengths are those of [Even].
func Standing(t *i18n.Translator, strength int) string {
	return t.Text("choice.even", strengthArgs(t, strength))
}

// NextEven tells after an even match how strongly the next is played.
func NextEven(t *i18n.Translator, now, next int) string {
	key := "result.even.same"
	switch {
	case next > now:
		key = "result.even.stronger"
	case next < now:
		key = "result.even.weaker"
	}
	return t.Text(key, strengthArgs(t, next))
}

// strengthArgs are the words for a strength, and which step it is of how many: a percentage would have the weakest play
// at nothing.
func strengthArgs(t *i18n.Translator, strength int) i18n.Args {
	return i18n.Args{
		"How": t.Text(strengthKey(strength)),
		"N":   strength/precedent.Step + 1, "Of": precedent.Strongest/precedent.Step + 1,
	}
}

func strengthKey(strength int) string {
	const halfway = (precedent.Calm + precedent.Quick) / 2
	switch {
	case strength < precedent.Calm:
		return "strength.0"
	case strength < halfway:
		return "strength.1"
	case strength < precedent.Quick:
		return "strength.2"
	case strength == precedent.Quick:
		return "strength.3"
	case strength < precedent.Strongest:
		return "strength.4"
	}
	return "strength.5"
}
