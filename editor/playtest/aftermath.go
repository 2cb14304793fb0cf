package playtest

import (
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// aftermath looks for what a counter comes to.
type aftermath struct {
	duel    *duel.Duel
	from    duel.State
	bearer  game.Seat
	counter int8
	best    []duel.Action // the shortest until it has come to something; nil if it never did
}

// goOn returns how a duel goes on until the counter to which the rule has added comes to something; nothing if the rule
// means none, or if that is never seen.
func (f *firing) goOn(t *tried) ([]duel.Action, error) {
	numbers := f.duel.Numbers()
	a := aftermath{duel: f.duel, counter: numbers.Counter(f.does.Counter), bearer: 1}
	if f.does.Do != rule.AddCounter || a.counter < 0 {
		return nil, nil
	}
	if f.does.To == rule.Self {
		a.bearer = 0
	}
	var last []duel.Event
	var err error
	if a.from, err = f.duel.From(&t.at, t.seed); err != nil {
		return nil, err
	}
	for _, action := range t.actions {
		last = last[:0]
		if err = f.duel.Apply(&a.from, action, &last); err != nil {
			return nil, err
		}
	}
	if a.from.Ruled[a.bearer].Counters[a.counter] == 0 || slices.ContainsFunc(last, a.isFired) {
		return nil, nil
	}
	a.try(func(legal []duel.Action) duel.Action { return legal[len(legal)-1] }) // what turns bring is shown plainly
	for try := range uint64(firingTries) {
		luck := game.NewStream(try+1, 0)
		a.try(func(legal []duel.Action) duel.Action { return legal[luck.Below(len(legal))] })
	}
	return a.best, nil
}

// isFired reports whether an event tells that the counter does something.
func (a *aftermath) isFired(e duel.Event) bool {
	return e.Kind == duel.CounterFired && e.Seat == a.bearer && e.Counter == a.counter
}

// try plays on, and keeps what was done if the counter comes to something sooner than before.
func (a *aftermath) try(choose func(legal []duel.Action) duel.Action) {
	most := firingActions
	if a.best != nil {
		most = len(a.best) - 1
	}
	state := a.from
	var actions []duel.Action
	for len(actions) < most && state.Winner == game.Nobody {
		action, before := choose(a.duel.Legal(&state, nil)), state
		if a.duel.Apply(&state, action, nil) != nil {
			return
		}
		actions = append(actions, action)
		if a.cameToSomething(before, action, state) {
			a.best = actions
			return
		}
	}
}

// cameToSomething reports whether an action comes to something else than without the counter, of which what it is
// then is no part.
func (a *aftermath) cameToSomething(before duel.State, action duel.Action, after duel.State) bool {
	a.take(&before)
	if a.duel.Apply(&before, action, nil) != nil {
		return true
	}
	a.take(&before)
	a.take(&after)
	return before != after
}

// take takes the counter from its bearer.
func (a *aftermath) take(s *duel.State) { s.Ruled[a.bearer].Counters[a.counter] = 0 }
