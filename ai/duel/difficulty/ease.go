package difficulty

import (
	"context"
	"fmt"
	"sort"

	"boardduels/ai"
	"boardduels/ai/duel/duelrandom"
	"boardduels/ai/duel/personas"
	"boardduels/ai/duel/precedent"
	"boardduels/ai/fit/selfplay"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

const (
	// fair is the share of duels, in %, that somebody new shall win.
	fair = 56
	// imagined is how many duels tell that share, to within 4 points.
	imagined = 600
	// most is the strongest at which somebody new is met.
	most = 60
)

// newcomers play by lot.
var newcomers = ai.Brains{personas.Blind, duelrandom.Brain}

// Ease returns by how much stronger than a [newcomer] usually is somebody new shall be met by the AI at a seat: some
// heroes are hard to play without practice, some hard to beat. It is found by duels with people who play by lot: half
// of them whatever they can, half of them only if the lot says so. It is 0 if the AI has learned nothing that it could
// be lenient by. The same duel and knowledge give the same on every machine. It returns the error of a context that
// ends.
func Ease(ctx context.Context, d *duel.Duel, seat game.Seat, own, foe *kb.Knowledge) (int, error) {
	if len(own.Weights) == 0 {
		return 0, nil
	}
	var failed error
	above := func(step int) int {
		setup := ai.Setup{Duel: d, Seat: seat, Knowledge: own, Foe: foe, Tacit: true}
		won, err := newcomerWins(ctx, setup, step*precedent.Step)
		if err != nil {
			failed = err
		}
		return 100*won - fair*imagined
	}
	step := 1 + sort.Search(most/precedent.Step-1, func(i int) bool { return above(i+1) < 0 })
	if above(step-1)+above(step) < 0 {
		step-- // what is fair is nearer there
	}
	return step*precedent.Step - newcomer, failed
}

// newcomerWins returns how many duels somebody new wins against a strength, for which a setup is.
func newcomerWins(ctx context.Context, s ai.Setup, strength int) (won int, err error) {
	opponent, err := precedent.Strengths().Find(fmt.Sprintf("%s_%d", Match, strength))
	if err != nil {
		return 0, err
	}
	var winners [imagined]game.Seat
	var failures [imagined]error
	err = selfplay.Each(ctx, imagined, func(i int) { winners[i], failures[i] = imagine(ctx, s, opponent, uint64(i)) })
	for i, winner := range winners {
		if err == nil {
			err = failures[i]
		}
		if winner != s.Seat {
			won++
		}
	}
	return won, err
}

// imagine plays a duel of an opponent with somebody new.
func imagine(ctx context.Context, s ai.Setup, opponent ai.Brain, seed uint64) (winner game.Seat, err error) {
	var players [2]ai.Player
	s.Seed = seed
	if players[s.Seat], err = opponent.New(s); err != nil {
		return game.Nobody, err
	}
	if players[1-s.Seat], err = newcomers[seed%2].New(ai.Setup{Duel: s.Duel, Seat: 1 - s.Seat, Seed: seed}); err != nil {
		return game.Nobody, err
	}
	state, legal, audience := s.Duel.Start(seed), make([]duel.Action, 0, duel.ActionCapacity), ai.NewAudience(players)
	for state.Winner == game.Nobody {
		view := s.Duel.View(&state, state.Mover)
		action, _, err := players[state.Mover].Decide(ctx, &view, s.Duel.Legal(&state, legal))
		if err != nil {
			return game.Nobody, err
		}
		audience.Tell(s.Duel, &state, action)
		if err := s.Duel.Apply(&state, action, nil); err != nil {
			return game.Nobody, err
		}
	}
	return state.Winner, nil
}
