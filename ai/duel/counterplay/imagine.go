package counterplay

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/duel/habit"
	"boardduels/ai/duel/imitation"
	"boardduels/ai/duel/precedent"
	"boardduels/ai/duel/rollout"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// The seats of imagined duels.
const (
	me game.Seat = iota
	user
)

// brain thinks a fifth of what the AI does against people.
var brain = precedent.Brain("answer", thinking())

func thinking() precedent.Options {
	o := precedent.Thinking
	o.Thought = rollout.Budget{Plans: 6, Duels: 120, Rounds: 2}
	return o
}

// turn is what the AI chooses to do with one of its turns, and what it would if it didn't know the user.
type turn struct {
	when           habit.Set // the user's situations
	aware, unaware habit.Set
}

// table is an imagined duel of the AI with its user's double. Beside the AI sits one that doesn't know the user, sees
// what the AI sees, and plays nothing.
type table struct {
	duel      *duel.Duel
	players   [2]ai.Player
	unaware   ai.Player
	audiences [2]ai.Audience
	state     duel.State
	legal     []duel.Action
}

func newTable(met *encounter, seed uint64) (t *table, err error) {
	t = &table{duel: met.duel, state: met.duel.Start(seed)}
	setup := ai.Setup{Duel: met.duel, Seat: me, Seed: seed, Knowledge: met.own, Foe: met.user}
	if t.players[me], err = brain.New(setup); err != nil {
		return nil, err
	}
	setup.Foe = met.user.Impersonal()
	if t.unaware, err = brain.New(setup); err != nil {
		return nil, err
	}
	if t.players[user], err = imitation.Brain.New(ai.Setup{Duel: met.duel, Seat: user, Seed: seed, Knowledge: met.user}); err != nil {
		return nil, err
	}
	t.audiences = [2]ai.Audience{ai.NewAudience(t.players), ai.NewAudience([2]ai.Player{me: t.unaware})}
	return t, nil
}

// imagine plays a duel, and returns the AI's turns in which there was a choice.
func imagine(ctx context.Context, met *encounter, seed uint64) (turns []turn, err error) {
	t, err := newTable(met, seed)
	if err != nil {
		return nil, err
	}
	for begun := game.Nobody; t.state.Winner == game.Nobody; {
		mover := t.state.Mover
		t.legal = t.duel.Legal(&t.state, t.legal)
		if mover == me && begun != me && len(t.legal) > 1 {
			seen, err := t.compare(ctx)
			if err != nil {
				return nil, err
			}
			turns = append(turns, seen)
		}
		begun = mover
		if err := t.play(ctx); err != nil {
			return nil, err
		}
	}
	return turns, nil
}

// play has the mover decide, and carries it out.
func (t *table) play(ctx context.Context) error {
	view := t.duel.View(&t.state, t.state.Mover)
	action, _, err := t.players[t.state.Mover].Decide(ctx, &view, t.legal)
	if err != nil {
		return err
	}
	for i := range t.audiences {
		t.audiences[i].Tell(t.duel, &t.state, action)
	}
	return t.duel.Apply(&t.state, action, nil)
}

// compare has the AI, and the one beside it, choose the turn that begins.
func (t *table) compare(ctx context.Context) (seen turn, err error) {
	seen.when = habit.Situations(t.duel, &t.state, user)
	if seen.aware, err = t.choice(ctx, t.players[me]); err == nil {
		seen.unaware, err = t.choice(ctx, t.unaware)
	}
	return seen, err
}

// choice returns what the AI would do with a turn as a player chooses.
func (t *table) choice(ctx context.Context, player ai.Player) (habit.Set, error) {
	view := t.duel.View(&t.state, me)
	_, r, err := player.Decide(ctx, &view, t.legal)
	if err != nil {
		return 0, err
	}
	after := t.state
	for _, a := range r.Turn {
		if after.Winner != game.Nobody {
			break
		}
		if err := t.duel.Apply(&after, a, nil); err != nil {
			return 0, err
		}
	}
	return habit.Doings(t.duel, me, r.Turn, after.Fighters[me].EP), nil
}
