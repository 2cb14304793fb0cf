package precedent

import (
	"boardduels/ai/appraisal"
	"boardduels/ai/odds"
	"boardduels/ai/plan"
	"boardduels/runtime/duel"
)

// leniency chooses turns that are good enough. The measure is the chance of winning, not its odds: who is far ahead, or
// behind, has less to lose by it, so it eases off where the duel is decided.
type leniency struct {
	gentle, content float32 // as in [Options]
	round           int16   // of the turn under way, 0 before the first
	// The chance of winning of its best, 0…1, when it began: what a turn gives away is bounded by that
	promised float32
}

func (l *leniency) isNone() bool { return l.gentle == 0 && l.content == 0 }

// knowsNot reports whether it has to be told how a turn began.
func (l *leniency) knowsNot(round int16) bool { return !l.isNone() && l.round != round }

// begin notes what the best of the plans promises that a turn begins with.
func (l *leniency) begin(round int16, plans []plan.Plan) {
	l.round, l.promised = round, odds.Chance(plans[plan.Highest(plans)].Score)
}

// choose returns the plan that is carried out in a state, or nil for the best: if that wins the duel, or if no other is
// good enough. The first of the plans ends the turn.
func (l *leniency) choose(d *duel.Duel, s *duel.State, plans []plan.Plan) *plan.Plan {
	best := &plans[plan.Highest(plans)]
	if l.isNone() || best.Score >= appraisal.Decided {
		return nil
	}
	promised := odds.Chance(best.Score)
	if l.round == s.Round {
		promised = max(promised, l.promised)
	}
	chosen := best
	if odds.Chance(plans[0].Score) > promised-l.content {
		chosen = &plans[0]
	} else {
		chosen = gentlest(d, s, plans, best, promised-l.gentle)
	}
	if chosen == best {
		return nil
	}
	return chosen
}

// gentlest returns the plan that leaves the enemy the most hp and shield among the best and those with no less than a
// chance of winning. Among equally gentle ones it is the one with the highest score.
func gentlest(d *duel.Duel, s *duel.State, plans []plan.Plan, best *plan.Plan, least float32) *plan.Plan {
	chosen, most := best, life(d, s, best)
	for i := range plans {
		p := &plans[i]
		if odds.Chance(p.Score) < least {
			continue
		}
		if left := life(d, s, p); left > most || left == most && p.Score > chosen.Score {
			chosen, most = p, left
		}
	}
	return chosen
}

// life returns the enemy's hp and shield after a plan.
func life(d *duel.Duel, s *duel.State, p *plan.Plan) int16 {
	after := *s
	p.CarryOut(d, &after)
	foe := &after.Fighters[1-s.Mover]
	return foe.HP + foe.Shield
}
