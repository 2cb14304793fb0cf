package knn

import (
	"context"
	"sync"

	"boardduels/ai/fit/selfplay"
	"boardduels/ai/fit/trained"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Training is what training is asked for.
type Training struct{ selfplay.Task }

const (
	// tries is how often the duel is played on with a card, and without it.
	tries = 32
	// gamesAnExample is how many duels an example costs.
	gamesAnExample = 1 + 2*tries
)

// Examples tries cards. It returns the error of a context that ends.
func (t *Training) Examples(ctx context.Context) (*Examples, error) {
	duels, err := t.Duels()
	if err != nil {
		return nil, err
	}
	all := make([]example, t.Games/gamesAnExample)
	var done int
	var telling sync.Mutex
	return &Examples{all}, selfplay.Each(ctx, len(all), func(i int) {
		chance := game.NewStream(t.Seed, uint64(i))
		all[i] = findExample(duels[i%len(duels)], &chance)
		telling.Lock()
		defer telling.Unlock()
		done++
		t.Tell(done * gamesAnExample)
	})
}

// findExample tries a random action in a position of a random duel. One that ends the turn teaches nothing, so that
// positions with a choice between cards count for more.
func findExample(d *duel.Duel, chance *game.Stream) example {
	for {
		s := position(d, chance)
		legal := d.Legal(&s, nil)
		action := legal[chance.Below(len(legal))]
		if action == duel.EndTurn {
			continue
		}
		if e, ok := try(d, &s, action, chance); ok {
			return e
		}
	}
}

// position returns one that a duel comes to by random actions.
func position(d *duel.Duel, chance *game.Stream) duel.State {
	const most = 30 // actions
	s := d.Start(chance.Next())
	for range chance.Below(most) {
		next := s
		playOne(d, &next, duel.NoCard, chance)
		if next.Winner != game.Nobody {
			break
		}
		s = next
	}
	return s
}

// try plays on with an action that plays a card and without that card, and tells which won more often. One that ends
// the duel teaches nothing.
func try(d *duel.Duel, s *duel.State, action duel.Action, chance *game.Stream) (e example, ok bool) {
	seat := s.Mover
	view := d.View(s, seat)
	lead := 0
	for range tries {
		without := d.Determinize(&view, chance.Next())
		with := without
		apply(d, &with, action)
		if with.Winner != game.Nobody {
			return e, false
		}
		e.At = describe(d, seat, action.Card, &without, &with)
		luck := *chance
		if playOn(d, &with, duel.NoCard, &luck) == seat {
			lead++
		}
		if playOn(d, &without, action.Card, chance) == seat {
			lead--
		}
	}
	for i, x := range e.At {
		e.At[i] = trained.Round(x)
	}
	switch {
	case lead > 0:
		e.Outcome = 1
	case lead == 0:
		e.Outcome = 0.5
	}
	return e, true
}

// playOn plays a duel to its end. The mover doesn't play a card that is banned in the turn that has begun.
func playOn(d *duel.Duel, s *duel.State, banned duel.CardIndex, chance *game.Stream) (winner game.Seat) {
	for mover := s.Mover; s.Winner == game.Nobody; {
		if s.Mover != mover {
			banned = duel.NoCard
		}
		playOne(d, s, banned, chance)
	}
	return s.Winner
}

// playOne plays a random card but the banned one, or ends the turn if there is none.
func playOne(d *duel.Duel, s *duel.State, banned duel.CardIndex, chance *game.Stream) {
	var buf [duel.ActionCapacity]duel.Action
	var cards [duel.ActionCapacity]duel.Action
	n := 0
	for _, a := range d.Legal(s, buf[:0]) {
		if a.Card != duel.NoCard && a.Card != banned {
			cards[n] = a
			n++
		}
	}
	if n == 0 {
		d.Pass(s)
		return
	}
	apply(d, s, cards[chance.Below(n)])
}

func apply(d *duel.Duel, s *duel.State, a duel.Action) {
	if err := d.Apply(s, a, nil); err != nil {
		panic(err) // the rules called it legal
	}
}
