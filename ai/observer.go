package ai

import (
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// Observer is a player that follows a duel between its decisions, too. Whoever has players play a duel tells them by an
// [Audience]. A player that isn't told everything must still decide: somebody may ask it about a single situation.
type Observer interface {
	Player
	// Observe tells of an action of either seat, the player's own included, that is about to be carried out, with what
	// the player sees before it. The view holds until Observe returns. Which stance the enemy takes, while that is
	// hidden, is told as [rule.Covered].
	Observe(before *duel.View, a duel.Action)
}

// Audience is the players of a duel as observers.
type Audience struct {
	players [2]Observer // nil for a player that isn't one
	view    *duel.View  // nil if nobody is one
}

// NewAudience returns the audience of players, some of which may be nil.
func NewAudience(players [2]Player) (a Audience) {
	for seat, player := range players {
		if observer, ok := player.(Observer); ok {
			a.players[seat], a.view = observer, new(duel.View)
		}
	}
	return a
}

// Tell tells the players of an action that is about to be carried out in a state.
func (a *Audience) Tell(d *duel.Duel, before *duel.State, action duel.Action) {
	if a.view == nil {
		return
	}
	for seat, player := range a.players {
		if player != nil {
			d.Show(before, game.Seat(seat), a.view)
			player.Observe(a.view, heard(d, before, action, game.Seat(seat)))
		}
	}
}

// heard returns an action as a seat may know of it as it is taken.
func heard(d *duel.Duel, before *duel.State, action duel.Action, seat game.Seat) duel.Action {
	if action.Stance() != rule.NoStance && before.Mover != seat && d.Ended(before) {
		return duel.Take(rule.Covered)
	}
	return action
}
