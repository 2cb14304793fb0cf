package competence

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/duel/precedent"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// seed is the chance of players who are asked about single situations.
const seed = 1

// Adviser says what the precedent brain would do by a knowledge base. It decides at once, without imagining duels. One
// goroutine at a time may use it.
type Adviser struct {
	brain     ai.Brain
	knowledge *kb.Knowledge
	players   map[place]ai.Player
	legal     [duel.ActionCapacity]duel.Action
}

// place is where a player sits.
type place struct {
	duel *duel.Duel
	seat game.Seat
}

// NewAdviser returns the adviser of a knowledge base, which must hold a case.
func NewAdviser(k *kb.Knowledge) *Adviser {
	return &Adviser{brain: precedent.Brain("adviser", precedent.Intended), knowledge: k, players: map[place]ai.Player{}}
}

// Advise returns what is decided in a situation, and why; the rationale holds until the next call. It returns an error
// if the knowledge holds no cases.
func (a *Adviser) Advise(d *duel.Duel, v *duel.View) (duel.Action, *ai.Rationale, error) {
	player, err := a.player(place{d, v.Seat})
	if err != nil {
		return duel.EndTurn, nil, err
	}
	return player.Decide(context.Background(), v, d.LegalView(v, a.legal[:0]))
}

func (a *Adviser) player(p place) (ai.Player, error) {
	if player := a.players[p]; player != nil {
		return player, nil
	}
	player, err := a.brain.New(ai.Setup{Duel: p.duel, Seat: p.seat, Seed: seed, Knowledge: a.knowledge})
	if err == nil {
		a.players[p] = player
	}
	return player, err
}

// decisions returns what a knowledge base decides in each situation.
func decisions(ctx context.Context, k *kb.Knowledge, all []Recorded) ([]duel.Action, error) {
	adviser := NewAdviser(k)
	decided := make([]duel.Action, len(all))
	for i := range all {
		var err error
		if decided[i], _, err = adviser.Advise(all[i].Duel, &all[i].View); err == nil {
			err = ctx.Err()
		}
		if err != nil {
			return nil, err
		}
	}
	return decided, nil
}

// differing returns in which situations two lists of decisions differ.
func differing(a, b []duel.Action) (places []int) {
	for i := range a {
		if a[i] != b[i] {
			places = append(places, i)
		}
	}
	return places
}
