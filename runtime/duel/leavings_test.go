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

// What rules have left in any duel is within its ranges, and to set it to what it is changes nothing.
func TestWhatRulesHaveLeftMayStay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := ruledDuel(t)
		s := moment(t, d)
		p := duel.PositionOf(&s)
		require.Empty(t, d.Faults(&p))
		for seat := range game.Seat(2) {
			for _, l := range d.Leavings(seat, &p) {
				require.True(t, l.Set(l.Value), "%s", l.Name)
			}
		}
		require.Equal(t, duel.PositionOf(&s), p)
	})
}

// What rules may leave can be set, and duels go on from there as from any moment.
func TestWhatRulesLeaveIsSet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := ruledDuel(t)
		p := d.Opening()
		for seat := range game.Seat(2) {
			for i := range d.Leavings(seat, &p) {
				l := d.Leavings(seat, &p)[i] // whose range follows from those before
				require.False(t, l.Set(l.Max+1))
				require.False(t, l.Set(l.Min-1))
				n := rapid.Int16Range(l.Min, l.Max).Draw(t, l.Name)
				require.True(t, l.Set(n))
				require.Equal(t, n, d.Leavings(seat, &p)[i].Value, l.Name)
			}
		}
		require.Empty(t, d.Faults(&p))
		s, err := d.From(&p, rapid.Uint64().Draw(t, "seed"))
		require.NoError(t, err)
		choice := game.NewStream(1, 99)
		for plies := 0; d.Mover(&s) != game.Nobody; plies++ {
			require.Empty(t, violations(d, &s))
			legal := d.Legal(&s, nil)
			require.NoError(t, d.Apply(&s, legal[choice.Below(len(legal))], nil))
			require.Less(t, plies, maxPlies)
		}
	})
}

// leavingDuel is a duel of a card with one rule that is done as it is played and one that listens.
func leavingDuel(t *testing.T) *duel.Duel {
	t.Helper()
	thorns := duel.Card{ID: "thorns", Cost: 1}
	strikes, answers := rule.New(), rule.New()
	answers.On, answers.Lasts, answers.Times = rule.Struck, 2, 3
	thorns.Says.Rules = rule.ListOf(strikes, answers)
	n := duel.Classic()
	n.Counters[0] = rule.Counter{ID: "poison", Most: 9}
	d, err := n.New(sceneHero("mine", cards{thorns}), sceneHero("theirs", nil))
	require.NoError(t, err)
	return d
}

func TestFaultsOfWhatRulesLeave(t *testing.T) {
	d := leavingDuel(t)
	lasting := func(l ...duel.LastingRule) func(*duel.Position) {
		return func(p *duel.Position) { copy(p.Ruled[me].Lasting[:], l) }
	}
	for name, test := range map[string]struct {
		set   func(*duel.Position)
		fault duel.Fault
	}{
		"a counter beyond its most": {
			func(p *duel.Position) { p.Ruled[foe].Counters[0] = 10 }, duel.Fault{Seat: foe, Card: duel.NoCard, Name: "counter_poison", Value: 10, Max: 9},
		},
		"a counter that the pack hasn't got": {
			func(p *duel.Position) { p.Ruled[me].Counters[2] = 1 }, duel.Fault{Card: duel.NoCard, Name: "counter_3", Value: 1},
		},
		"a price": {
			func(p *duel.Position) { p.Fighters[me].CostNext = 11 },
			duel.Fault{Card: duel.NoCard, Name: "cost_next", Value: 11, Min: -10, Max: 10},
		},
		"forbidden for too long": {
			func(p *duel.Position) { p.Ruled[me].Forbidden[rule.Attack] = 5 },
			duel.Fault{Card: duel.NoCard, Name: "forbidden_attack", Value: 5, Max: 4},
		},
		"a rule that listens for too long": {
			lasting(duel.LastingRule{Rule: 1, Rounds: 4, Times: 1}), duel.Fault{Name: "rule_2_rounds", Value: 4, Max: 3},
		},
		"a rule that may be done too often": {
			lasting(duel.LastingRule{Rule: 1, Rounds: 2, Times: 4}), duel.Fault{Name: "rule_2_times", Value: 4, Min: 1, Max: 3},
		},
		"a rule that doesn't listen": {
			lasting(duel.LastingRule{Rounds: 1}), duel.Fault{Name: "rule_1_rounds", Value: 1},
		},
		"a rule of a line that isn't there": {
			lasting(duel.LastingRule{Card: 7, Rule: 2, Rounds: 1}), duel.Fault{Card: 7, Name: "rule_3_rounds", Value: 1},
		},
		"a rule that listens twice": {
			lasting(duel.LastingRule{Rule: 1, Rounds: 2, Times: 1}, duel.LastingRule{Rule: 1, Rounds: 1, Times: 1}),
			duel.Fault{Name: "rule_2_rounds", Value: 1},
		},
		"a use of what nobody counts": {
			func(p *duel.Position) { p.Ruled[me].Used[0] = 1 }, duel.Fault{Card: duel.NoCard, Name: "used_1", Value: 1},
		},
		"more copies than there is room for": {
			func(p *duel.Position) { p.Ruled[me].Added[0] = 19 }, duel.Fault{Card: duel.NoCard, Name: "cards", Value: 31, Max: 30},
		},
		"more plays than a turn has": {
			func(p *duel.Position) { p.Ruled[foe].Played[0] = 21 }, duel.Fault{Seat: foe, Card: duel.NoCard, Name: "played", Value: 21, Max: 20},
		},
		"a copy of a line that isn't there": {
			func(p *duel.Position) { p.Ruled[me].Added[9] = 1 }, duel.Fault{Card: 9, Name: "added", Value: 1},
		},
	} {
		p := d.Opening()
		require.Empty(t, d.Faults(&p))
		test.set(&p)
		assert.Equal(t, []duel.Fault{test.fault}, d.Faults(&p), name)
		_, err := d.From(&p, 1)
		assert.EqualError(t, err, test.fault.Error(), name)
	}
}

// Nothing is left by rules in a classic duel.
func TestRulesLeaveNothingInAClassicDuel(t *testing.T) {
	d := newDuel(t, sceneHero("mine", nil), sceneHero("theirs", nil))
	p := d.Opening()
	for _, l := range d.Leavings(me, &p) {
		assert.Equal(t, []int16{0, 0, 0}, []int16{l.Value, l.Min, l.Max}, l.Name)
	}
	p.Fighters[foe].CostNext = 1
	p.Ruled[me].Lasting[0].Rounds = 1
	assert.Equal(t, []duel.Fault{
		{Name: "rule_1_rounds", Value: 1}, {Seat: foe, Card: duel.NoCard, Name: "cost_next", Value: 1},
	}, d.Faults(&p))
}

// What the enemy knows of a hand is no more than what is in it.
func TestAPositionShowsNoCardThatIsNotInHand(t *testing.T) {
	d := leavingDuel(t)
	p := d.Opening()
	p.Ruled[me].Shown[0] = 1
	s, err := d.From(&p, 1)
	require.NoError(t, err)
	assert.Zero(t, s.Ruled[me].Shown[0], "the hand is drawn")
	p.Drawn[me], p.Hands[me][0] = false, 1
	s, err = d.From(&p, 1)
	require.NoError(t, err)
	assert.EqualValues(t, 1, s.Ruled[me].Shown[0])
	p.Hands[me][0] = 0
	s, err = d.From(&p, 1)
	require.NoError(t, err)
	assert.Zero(t, s.Ruled[me].Shown[0])
}

// A turn that goes on counts what was played in it before, and rules ask for the round.
func TestAPositionTellsOfEarlierPlays(t *testing.T) {
	draws := duel.Card{ID: "draws"}
	of := func(m rule.Measure, least int16) rule.Rule {
		r := rule.New()
		r.If, r.Least, r.Do = m, least, rule.Heal
		return r
	}
	draws.Says.Rules = rule.ListOf(of(rule.Played, 3), of(rule.ThisPlayed, 5), of(rule.Round, 30), of(rule.Played.Turned(), 2))
	n := duel.Classic()
	n.Plays = 4
	d, err := n.New(sceneHero("mine", cards{draws}), sceneHero("theirs", nil))
	require.NoError(t, err)
	p := d.Opening()
	p.Starter, p.Round = me, 30
	p.Drawn[me], p.Hands[me][0] = false, 1
	p.Ruled[me].Played[0], p.Ruled[me].Plays[0], p.Ruled[foe].Played[0] = 3, 5, 2
	require.Empty(t, d.Faults(&p))
	s, err := d.From(&p, 1)
	require.NoError(t, err)
	assert.EqualValues(t, 3, s.Plays)
	assert.EqualValues(t, 30, s.Round)
	var events []duel.Event
	require.NoError(t, d.Apply(&s, duel.Action{Card: 0}, &events))
	fired := 0
	for _, e := range events {
		if e.Kind == duel.RuleFired {
			fired++
		}
	}
	assert.Equal(t, 4, fired)
	assert.Equal(t, []duel.Action{duel.EndTurn}, d.Legal(&s, nil), "no more plays in this turn")
}
