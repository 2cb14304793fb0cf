package playtest

import (
	"context"
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// fail returns a duel that ends with the action by which the rule would be done, were it not for its condition: the
// shortest of a row of positions that are played by lot. It returns nil if the rule has no condition, or none is found.
func (f *firing) fail(ctx context.Context) (*Duel, error) {
	if f.always == nil {
		return nil, nil
	}
	for row, disturbed := range disturbing {
		var best *tried
		for try := range firingTries {
			if ctx.Err() != nil {
				return nil, ctx.Err()
			}
			f.tryFailing(uint64(row*firingTries+try+1), disturbed, &best)
		}
		if best != nil {
			failing, err := f.record(best, nil, true)
			return failing.Duel, err
		}
	}
	return nil, nil
}

// tryFailing plays a duel by lot, and keeps it if the condition fails sooner than in the best one before.
func (f *firing) tryFailing(seed uint64, disturbed []string, best **tried) {
	luck, at, state, allowed := f.begin(seed, disturbed)
	if !allowed {
		return
	}
	most := firingActions
	if *best != nil {
		most = len((*best).actions) - 1
	}
	var actions []duel.Action
	for len(actions) < most && state.Winner == game.Nobody {
		action := f.choose(&state, &luck)
		asked := f.isDoneBy(f.always, state, action)
		fails := asked && !f.isDoneBy(f.duel, state, action)
		if f.duel.Apply(&state, action, nil) != nil {
			return
		}
		if actions = append(actions, action); fails {
			*best = &tried{seed, at, actions}
			return
		}
	}
}

// isDoneBy reports whether the rule is done by an action in a duel.
func (f *firing) isDoneBy(d *duel.Duel, state duel.State, action duel.Action) bool {
	var events []duel.Event
	return d.Apply(&state, action, &events) == nil && slices.ContainsFunc(events, f.isDone)
}
