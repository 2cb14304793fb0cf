package learning

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/cbr/weighing"
	"boardduels/ai/duel/playout"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// session is a number of simulated duels after a match, between the AI's hero and the user's. In every other one the
// user's hero is played by the style that the user has shown, otherwise as the AI knows to play it.
type session struct {
	duel   *duel.Duel
	seat   game.Seat // the AI's
	mine   *learner
	theirs *learner
	user   *playout.Side // plays as the user does; nil to do without
	luck   game.Stream
}

// run plays duels until there were enough, or ctx ends. It returns how many were played, and situations that both
// heroes met in them, now and then one.
func (s *session) run(ctx context.Context, duels int) (played int, mine, theirs []ai.Situation) {
	s.mine.meet(s.theirs.hero.ID)
	s.theirs.meet(s.mine.hero.ID)
	me, mirror := newFencer(s.duel, s.seat, s.mine), newFencer(s.duel, 1-s.seat, s.theirs)
	mirror.isShared = s.theirs == s.mine
	fights := weighing.Session[duel.State]{Rules: s.duel, Seat: s.seat, Me: me, Mirror: mirror, Luck: s.luck}
	if s.user != nil {
		fights.User = func(state *duel.State, luck *game.Stream) { s.user.Turn(state, luck) }
	}
	played = fights.Run(ctx, duels)
	return played, me.met.Situations, mirror.met.Situations
}
