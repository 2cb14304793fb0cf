package curve

import (
	"slices"
	"strings"

	"boardduels/ai/duel/learning"
)

// The parts of learning that a learner can do without.
const (
	Retention = "retention" // taking over cases from matches
	Former    = "former"    // what was learned of a user who changed, before it did
	Learning  = "learning"  // all of it: the knowledge stays what the pack's is
)

// Parts lists the parts of learning.
var Parts = []string{Retention, Former, Learning}

// complete is the name of the learner that does without nothing.
const complete = "complete"

// LearnerName tells learners apart by what they do without.
func LearnerName(without []string) string {
	if len(without) == 0 {
		return complete
	}
	return "without " + strings.Join(without, "+")
}

// options returns how a learner learns from a game.
func options(without []string, seed uint64) learning.Options {
	return learning.Options{Seed: seed, KeepsCases: slices.Contains(without, Retention)}
}

// learns reports whether a learner learns from a game that its user played after some others.
func learns(without []string, user User, games int) bool {
	return !slices.Contains(without, Learning) && (games >= user.after || !slices.Contains(without, Former))
}

func list(ids []string) string { return strings.Join(ids, ", ") }
