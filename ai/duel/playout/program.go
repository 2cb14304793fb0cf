package playout

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/duel/turnplan"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Program plays whole turns as a player decides them, card by card.
type Program struct {
	duel   *duel.Duel
	player ai.Player
	view   duel.View
	legal  [duel.ActionCapacity]duel.Action
}

// NewProgram returns who plays as a player of a duel does. The player must not fail.
func NewProgram(d *duel.Duel, player ai.Player) *Program { return &Program{duel: d, player: player} }

// Turn plays the mover's turn to its end, and returns what was played. The luck is the player's own.
func (p *Program) Turn(state *duel.State, _ *game.Stream) (turn turnplan.Plan) {
	seat := state.Mover
	for state.Mover == seat && state.Winner == game.Nobody {
		p.duel.Show(state, seat, &p.view)
		action, _, err := p.player.Decide(context.Background(), &p.view, p.duel.Legal(state, p.legal[:0]))
		if err == nil {
			err = p.duel.Apply(state, action, nil)
		}
		if err != nil {
			panic(err) // a player of this program, asked about what can happen
		}
		if action != duel.EndTurn {
			turn.Add(action)
		}
	}
	return turn
}
