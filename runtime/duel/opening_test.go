package duel_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// What rules bring about as a duel begins is told, of the opening as of a position, and changes nothing by being told.
func TestTheOpeningIsTold(t *testing.T) {
	hero := sceneHero("early", cards{{ID: "hit", BaseDamage: 2}})
	for _, written := range []map[string]string{{"on": "start", "do": "shield", "amount": "4"}, {"on": "turn_start", "do": "shield", "amount": "1"}} {
		r, err := rule.Read(written)
		require.NoError(t, err)
		hero.Passives = append(hero.Passives, r)
	}
	d, err := classic.New(hero, sceneHero("late", cards{{ID: "hit", BaseDamage: 2}}))
	require.NoError(t, err)
	for seed := range uint64(4) {
		var events []duel.Event
		s := d.StartTold(seed, &events)
		want := []duel.Event{
			{Kind: duel.RuleFired, Card: duel.NoCard}, {Kind: duel.ShieldGained, Card: duel.NoCard, Amount: 4},
			{Kind: duel.RuleFired, Card: duel.NoCard, Rule: 1}, {Kind: duel.ShieldGained, Card: duel.NoCard, Amount: 1},
		}
		assert.Equal(t, want[:2+2*(1-int(s.Starter))], events)

		p := duel.PositionOf(&s)
		var again []duel.Event
		_, err := d.FromTold(&p, seed, &again)
		require.NoError(t, err)
		assert.Equal(t, events, again)
	}
}

// Telling of the opening changes nothing of it, and a classic duel tells nothing.
func TestTellingOfTheOpeningChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := ruledDuel(t)
		seed := rapid.Uint64().Draw(t, "seed")
		var events []duel.Event
		s := d.StartTold(seed, &events)
		require.Equal(t, d.Start(seed), s)
		for _, e := range events {
			require.NotEqual(t, game.Nobody, e.Seat)
		}
		if d.IsClassic() {
			require.Empty(t, events)
		}
	})
}

// Hp that a counter takes are told with the counter that took them.
func TestTheCounterThatHurtsIsTold(t *testing.T) {
	n := classic
	n.Counters[0] = rule.Counter{ID: "mark", Most: 9}
	n.Counters[1] = rule.Counter{ID: "venom", Harms: true, Most: 9, When: rule.AtTurnStart, Does: rule.DoesDamage}
	sc := newSceneBy(t, n, nil, nil)
	sc.s.Ruled[foe].Counters[1] = 3
	var told []duel.Event
	for _, e := range sc.apply(duel.EndTurn) {
		if e.Kind == duel.CounterHurt {
			told = append(told, e)
		}
	}
	assert.Equal(t, []duel.Event{{Kind: duel.CounterHurt, Seat: foe, Card: duel.NoCard, Amount: 3, Counter: 1}}, told)
}
