package precedent

import (
	"boardduels/ai"
	"boardduels/ai/duel/appraisal"
	"boardduels/ai/duel/belief"
	"boardduels/ai/duel/playout"
	"boardduels/ai/duel/rollout"
	"boardduels/ai/duel/turnplan"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// explore is how far, in log-odds, a turn may fall short of the best and still be imagined now and then.
const explore float32 = 0.3

// familiar is from how many turns on that were observed a user is well known, if nobody measured how well it was
// foretold: those of five games or six.
const familiar = 50

// trusted is from which trust on, in thousandths, a user is well known: its last turns were foretold seven times as
// likely as anybody else would have had them. Under mistrusted it is foretold worse than by somebody else.
const trusted, mistrusted = 2000, -1000

// imagination compares turns by duels imagined after them. In half of them the enemy answers as the knowledge of its
// hero says, in the others as the user has been seen to play; in three of four, once the user is well known, and in
// none while people in general, or lots, foretell it much better. What is believed of a user may be wrong, and costs
// little then (restricted response; M. Johanson, M. Zinkevich, M. Bowling, "Computing Robust Counter-Strategies",
// 2007).
type imagination struct {
	oracle  Oracle
	belief  *belief.Belief // of the enemy's hand
	view    *duel.View     // of the decision
	thinker *rollout.Thinker
}

// newImagination returns nil if the brain doesn't think, or has learned nothing of the enemy's hero.
func newImagination(s ai.Setup, o *Options) *imagination {
	b := o.Thought
	if b.Duels == 0 || s.Foe == nil || len(s.Foe.Weights) == 0 {
		return nil
	}
	cast := rollout.Cast{Me: playout.Learned(s.Duel, s.Seat, s.Knowledge, explore), Foes: foes(s)}
	if o.Oracle.Enemy != nil {
		cast.Foes = []rollout.Opponent{o.Oracle.Enemy}
	}
	return &imagination{
		oracle: o.Oracle, belief: belief.New(s.Duel, 1-s.Seat, s.Foe.Style), thinker: rollout.New(s.Duel, s.Seat, cast, b),
	}
}

// foes returns who answers in imagined duels, each in as many of them as it is there.
func foes(s ai.Setup) []rollout.Opponent {
	itself := playout.Learned(s.Duel, 1-s.Seat, s.Foe, explore)
	if !s.Foe.KnowsUser() {
		return []rollout.Opponent{itself}
	}
	isKnown, isOther := familiarity(&s.Foe.Experience)
	if isOther {
		return []rollout.Opponent{itself}
	}
	user := playout.Modelled(s.Duel, 1-s.Seat, s.Foe)
	if !isKnown {
		return []rollout.Opponent{itself, user}
	}
	return []rollout.Opponent{itself, user, user, user}
}

// familiarity reports whether a user is well known, and whether it isn't who it was taken for.
func familiarity(e *kb.Experience) (isKnown, isOther bool) {
	if !e.Trust.IsMeasured() {
		return e.Observed >= familiar, false
	}
	return e.Trust.Least() >= trusted, e.Trust.Least() < mistrusted
}

// Imagine implements [rollout.Worlds].
func (i *imagination) Imagine(seed uint64) duel.State {
	if i.oracle.Imagine != nil {
		return i.oracle.Imagine(i.view, seed)
	}
	return i.belief.Imagine(i.view, seed)
}

// compare returns what came of the best plans, the most promising first; none if there is nothing to think about: there
// is one plan, or the best one wins at once.
func (i *imagination) compare(view *duel.View, plans []turnplan.Plan, luck *game.Stream) []rollout.Imagined {
	if len(plans) == 1 || plans[turnplan.Highest(plans)].Score >= appraisal.Decided {
		return nil
	}
	i.view = view
	i.belief.Meet(view)
	return i.thinker.Compare(i, plans, luck)
}
