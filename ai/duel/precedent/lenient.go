package precedent

import (
	"boardduels/ai/duel/appraisal"
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/fit/logistic"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// leniency chooses turns that are good enough, and that play a card, so that who is mild is seen to act. The measure is
// the chance of winning, not its odds: who is far ahead, or behind, has less to lose by it, so it eases off where the
// duel is decided.
type leniency struct {
	gentle, content float32   // as in [Options]
	patience        *patience // instead of both, unless it is nil
	round           int16     // of the turn under way, 0 before the first
	acted           int16     // the round of the last turn in which a card was played
	// The chance of winning of its best, 0…1, when it began: what a turn gives away is bounded by that
	promised float32
}

func newLeniency(o *Options) leniency {
	l := leniency{gentle: o.Gentle, content: o.Content}
	if o.Patient != nil {
		l.patience = &patience{strength: *o.Patient}
	}
	return l
}

func (l *leniency) isNone() bool { return l.gentle == 0 && l.content == 0 && l.patience == nil }

// most returns what a turn may give away, as [Options] do.
func (l *leniency) most() (gentle, content float32) {
	if l.patience != nil {
		return l.patience.leniency()
	}
	return l.gentle, l.content
}

// knowsNot reports whether it has to be told how a turn began.
func (l *leniency) knowsNot(round int16) bool { return !l.isNone() && l.round != round }

// begin notes what the best of the plans promises that a turn begins with.
func (l *leniency) begin(round int16, plans []turnplan.Plan) {
	l.round, l.promised = round, logistic.Chance(plans[turnplan.Highest(plans)].Score)
}

// observe notes that a card was played in a turn.
func (l *leniency) observe(round int16, a duel.Action) {
	if a != duel.EndTurn {
		l.acted = round
	}
}

// choose returns the plan that is carried out in a state, or nil for the best: if that wins the duel, or if no other is
// good enough. The first of the plans ends the turn: that is chosen as soon as a card was played.
func (l *leniency) choose(d *duel.Duel, s *duel.State, plans []turnplan.Plan) *turnplan.Plan {
	best := &plans[turnplan.Highest(plans)]
	if l.isNone() || best.Score >= appraisal.Decided {
		return nil
	}
	promised := logistic.Chance(best.Score)
	if l.round == s.Round {
		promised = max(promised, l.promised)
	}
	gentle, content := l.most()
	least := promised - max(gentle, content)
	chosen := &plans[0]
	if l.acted != s.Round || logistic.Chance(chosen.Score) <= least {
		chosen = mildest(d, s, plans, least, content > 0)
	}
	if chosen == best {
		return nil
	}
	return chosen
}

// mildest returns, of the plans that play cards, none of them in vain, and promise no less than a chance of winning,
// the one that leaves the enemy the most hp and shield, and of those the one with the highest score; if whoever plays
// is content, the one with the lowest score. It returns nil if there is none.
func mildest(d *duel.Duel, s *duel.State, plans []turnplan.Plan, least float32, isContent bool) (chosen *turnplan.Plan) {
	var most int16
	for i := range plans {
		p := &plans[i]
		if p.Plays == 0 || logistic.Chance(p.Score) < least {
			continue
		}
		left, inVain := carryOut(d, s, p)
		if inVain {
			continue
		}
		milder := chosen == nil || left > most || left == most && p.Score > chosen.Score
		if isContent {
			milder = chosen == nil || p.Score < chosen.Score
		}
		if milder {
			chosen, most = p, left
		}
	}
	return chosen
}

// carryOut returns the enemy's hp and shield after a plan, and whether a card of it changes nothing that anybody sees,
// such as healing at full hp.
func carryOut(d *duel.Duel, s *duel.State, p *turnplan.Plan) (life int16, inVain bool) {
	after := *s
	for _, a := range p.Played() {
		before := after.Fighters
		if d.Apply(&after, a, nil) != nil {
			break // lots were drawn otherwise: there is no energy left
		}
		inVain = inVain || isSame(before, after.Fighters, s.Mover)
	}
	foe := &after.Fighters[1-s.Mover]
	return foe.HP + foe.Shield, inVain
}

// isSame reports whether fighters differ by nothing but the energy and cards that a seat spent.
func isSame(before, after [2]duel.Fighter, seat game.Seat) bool {
	spent, left := &before[seat], &after[seat]
	left.EP, left.HandCount, left.DeckCount, left.Removed = spent.EP, spent.HandCount, spent.DeckCount, spent.Removed
	return before == after
}
