package curve

import (
	"slices"
	"strings"

	"boardduels/ai/duel/learning"
)

// The parts of learning that a learner can do without.
const (
	UserModel  = "user"       // sparring with the user's style
	Precedents = "precedents" // weights of their own near each precedent
	Retention  = "retention"  // taking over cases from matches
	Session    = "session"    // simulated duels
	Games      = "games"      // seeing the games and so the user: what stays is practice against nobody in particular
	Former     = "former"     // what was learned of a user who changed, before it did
	Learning   = "learning"   // all of it: the knowledge stays what the pack's is
)

// Parts lists the parts of learning.
var Parts = []string{UserModel, Precedents, Retention, Session, Games, Former, Learning}

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
func (p *Plan) options(without []string, seed uint64) learning.Options {
	o := learning.Options{Seed: seed, Duels: p.Duels}
	for _, part := range without {
		switch part {
		case UserModel:
			o.Without |= learning.UserModel
		case Precedents:
			o.Without |= learning.Precedents
		case Retention:
			o.Without |= learning.Retention
		case Session:
			o.Duels = 0
		case Games:
			o.Without |= learning.UserModel
		}
	}
	return o
}

// seen returns what a learner sees of a game. Without games it is one without turns, so that the session after it is as
// long and draws the same chance.
func seen(without []string, m *learning.Episode) *learning.Episode {
	if slices.Contains(without, Games) {
		return &learning.Episode{Duel: m.Duel, Seat: m.Seat}
	}
	return m
}

// learns reports whether a learner learns from a game that its user played after some others.
func learns(without []string, user User, games int) bool {
	return !slices.Contains(without, Learning) && (games >= user.after || !slices.Contains(without, Former))
}

func list(ids []string) string { return strings.Join(ids, ", ") }
