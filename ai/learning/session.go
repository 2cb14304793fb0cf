package learning

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/playout"
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
	user   *playout.Side // plays as the user does; nil to do without
	luck   game.Stream
	state  duel.State // of the duel that is fought
}

// run plays duels until there were enough, or ctx ends. It returns how many were played, and situations that both
// heroes met in them, now and then one.
func (s *session) run(ctx context.Context, duels int) (played int, mine, theirs []ai.Situation) {
	s.mine.meet(s.theirs.hero.ID)
	s.theirs.meet(s.mine.hero.ID)
	me, mirror := newFencer(s.duel, s.seat, s.mine), newFencer(s.duel, 1-s.seat, s.theirs)
	itself, user := mirror.turn, func(state *duel.State, luck *game.Stream) { s.user.Turn(state, luck) }
	for ; played < duels && ctx.Err() == nil; played++ {
		me.samples, mirror.samples = me.samples[:0], mirror.samples[:0]
		isUser, partner := s.user != nil && played%2 == 1, itself
		if isUser {
			partner = user
		}
		won := s.fight(me, partner)
		s.mine.study(me.samples, won)
		s.mine.duels++
		if isUser {
			continue
		}
		s.theirs.study(mirror.samples, !won)
		if s.theirs != s.mine {
			s.theirs.duels++
		}
	}
	return played, me.met, mirror.met
}

// fight plays a duel against somebody, and reports whether the AI won it.
func (s *session) fight(me *fencer, partner func(*duel.State, *game.Stream)) bool {
	s.state = s.duel.Start(s.luck.Next())
	for s.state.Winner == game.Nobody {
		if s.state.Mover == s.seat {
			me.turn(&s.state, &s.luck)
		} else {
			partner(&s.state, &s.luck)
		}
	}
	return s.state.Winner == s.seat
}
