package dicewarsbrains

import (
	"boardduels/ai/board/level"
	"boardduels/ai/board/random"
	"boardduels/ai/dicewars/attackchoice"
	"boardduels/ai/dicewars/attackknn"
	"boardduels/ai/dicewars/expert"
	"boardduels/ai/dicewars/value"
)

// Levels returns the levels of difficulty, "level_0" to "level_140", from the weakest to the strongest: from lot over
// the report's AI to the expert. Slips are set such that each step is stronger.
func Levels() attackchoice.Brains {
	makers := []func(id string) attackchoice.Brain{level.Of(rules, random.Brain(rules), 0)}
	for _, slips := range []level.Slips{75, 55, 40, 27, 14, 0} {
		makers = append(makers, level.Of(rules, attackknn.Brain(attackknn.ID, attackknn.Trained), slips))
	}
	for _, slips := range []level.Slips{24, 20, 16, 12, 9, 6, 3, 0} {
		makers = append(makers, level.Of(rules, expert.Brain(expert.ID, value.Trained, expert.Attacks), slips))
	}
	return level.List(makers...)
}
