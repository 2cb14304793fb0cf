package learning

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/usermodel"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// session is a number of simulated duels after a match, between the AI's hero and the user's. In every other one the
// user's hero is played by the style that the user has shown, otherwise as the AI knows to play it: sparring with the
// user alone would teach to beat mistakes that the user may stop making.
type session struct {
	duel   *duel.Duel
	seat   game.Seat // the AI's
	mine   *learner
	theirs *learner
	style  *usermodel.Vector // nil if nothing is known of the user
	luck   game.Stream
}

// run plays duels until there were enough, or ctx ends. It returns how many were played, and situations that both
// heroes met in them, now and then one.
func (s *session) run(ctx context.Context, duels int) (played int, mine, theirs []ai.Situation) {
	s.mine.meet(s.theirs.hero.ID)
	s.theirs.meet(s.mine.hero.ID)
	me := newFencer(s.duel, s.seat, s.mine, nil)
	mirror := newFencer(s.duel, 1-s.seat, s.theirs, nil)
	user := mirror
	if s.style != nil {
		user = newFencer(s.duel, 1-s.seat, s.theirs, s.style)
	}
	for ; played < duels && ctx.Err() == nil; played++ {
		partner := mirror
		if played%2 == 1 {
			partner = user
		}
		s.fight(me, partner)
	}
	return played, me.met, mirror.met
}

// fight plays a duel, and lets both sides learn from it.
func (s *session) fight(me, partner *fencer) {
	me.samples, partner.samples = me.samples[:0], partner.samples[:0]
	state := s.duel.Start(s.luck.Next())
	for state.Winner == game.Nobody {
		if state.Mover == s.seat {
			me.turn(&state, &s.luck)
		} else {
			partner.turn(&state, &s.luck)
		}
	}
	s.mine.study(me.samples, state.Winner == s.seat)
	s.mine.duels++
	if partner.user != nil {
		return
	}
	s.theirs.study(partner.samples, state.Winner != s.seat)
	if s.theirs != s.mine {
		s.theirs.duels++
	}
}
