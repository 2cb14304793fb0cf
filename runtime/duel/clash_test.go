package duel_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// clashing starts a duel of the classic rules with clashes, in which the first seat begins.
func clashing(t require.TestingT, change func(*rule.Clash)) (*duel.Duel, duel.State) {
	n := duel.Classic()
	n.Clash = rule.DefaultClash()
	if change != nil {
		change(&n.Clash)
	}
	hero := duel.Hero{ID: "plain", HP: 30, EP: 6, Regen: 1, Deck: []duel.DeckLine{{Card: duel.Card{ID: "blank", Cost: 1}, Copies: 12}}}
	d, err := n.New(hero, hero)
	require.NoError(t, err)
	for seed := uint64(1); ; seed++ {
		if s := d.Start(seed); s.Starter == 0 {
			return d, s
		}
	}
}

// took ends the mover's turn, and lets it and then its enemy take a stance.
func took(t require.TestingT, d *duel.Duel, s *duel.State, first, second rule.Stance) (events []duel.Event) {
	require.NoError(t, d.Apply(s, duel.EndTurn, nil))
	require.NoError(t, d.Apply(s, duel.Take(first), nil))
	require.NoError(t, d.Apply(s, duel.Take(second), &events))
	return events
}

// Each stance beats one other, and who wins gets what the pack says, past defence and shield.
func TestWhoWinsAClash(t *testing.T) {
	for _, c := range []struct {
		first, second rule.Stance // of who ends its turn, of whose turn begins
		hp            [2]int16    // lost
		shield        [2]int16
		ep, hand      [2]int16 // more than otherwise
	}{
		{first: rule.Strike, second: rule.Strike},
		{first: rule.Guard, second: rule.Guard},
		{first: rule.Focus, second: rule.Focus},
		{first: rule.Strike, second: rule.Focus, hp: [2]int16{0, 2}},
		{first: rule.Focus, second: rule.Strike, hp: [2]int16{2, 0}},
		{first: rule.Guard, second: rule.Strike, hp: [2]int16{0, 1}, shield: [2]int16{1, 0}},
		{first: rule.Strike, second: rule.Guard, hp: [2]int16{1, 0}, shield: [2]int16{0, 1}},
		{first: rule.Focus, second: rule.Guard, ep: [2]int16{1, 0}, hand: [2]int16{1, 0}},
		{first: rule.Guard, second: rule.Focus, ep: [2]int16{0, 1}, hand: [2]int16{0, 1}},
	} {
		d, s := clashing(t, nil)
		s.Fighters[0].EP, s.Fighters[1].EP = 3, 3
		s.Fighters[0].Shield, s.Fighters[1].Shield = 0, 0
		s.Fighters[0].Defence, s.Fighters[0].DefenceTime = 50, 9
		without := s
		took(t, d, &without, rule.Strike, rule.Strike)
		took(t, d, &s, c.first, c.second)
		assert.Equal(t, [2]rule.Stance{c.first, c.second}, s.Stances.Shown)
		for seat := range s.Fighters {
			f, was := &s.Fighters[seat], &without.Fighters[seat]
			got := [4]int16{was.HP - f.HP, f.Shield - was.Shield, f.EP - was.EP, f.HandCount - was.HandCount}
			assert.Equal(t, [4]int16{c.hp[seat], c.shield[seat], c.ep[seat], c.hand[seat]}, got, "%v against %v, seat %d", c.first, c.second, seat+1)
		}
	}
}

// Who chooses is asked as its turn ends, and the other one as its own has begun; nothing else can be done meanwhile,
// and no stance taken at another time.
func TestWhenStancesAreDue(t *testing.T) {
	d, s := clashing(t, nil)
	require.EqualError(t, d.Apply(&s, duel.Take(rule.Guard), nil), "seat 1: no stance is due")
	require.NoError(t, d.Apply(&s, duel.EndTurn, nil))
	for mover := range game.Seat(2) {
		require.Equal(t, mover, d.Mover(&s))
		require.Equal(t, []duel.Action{duel.Take(rule.Strike), duel.Take(rule.Guard), duel.Take(rule.Focus)}, d.Legal(&s, nil))
		require.EqualError(t, d.Apply(&s, duel.EndTurn, nil), [...]string{"seat 1", "seat 2"}[mover]+": a stance is due, and nothing else can be done")
		require.Error(t, d.Apply(&s, duel.Take(rule.Covered), nil))
		require.Error(t, d.Apply(&s, duel.Play(0), nil))
		require.NoError(t, d.Apply(&s, duel.Take(rule.Guard), nil))
	}
	require.Equal(t, game.Seat(1), d.Mover(&s))
	require.True(t, d.IsLegal(&s, duel.EndTurn))
}

// Clashes come each turn but the duel's first, or each round but the first as it begins, from a round of the pack's on.
func TestHowOftenThereIsAClash(t *testing.T) {
	for name, c := range map[string]struct {
		pace  rule.Pace
		first int16
		turns []bool // whether there is one as the second, third … turn of the duel begins
	}{
		"each turn":                {rule.EachTurn, 1, []bool{true, true, true, true, true}},
		"each turn from round 2":   {rule.EachTurn, 2, []bool{false, true, true, true, true}},
		"each round":               {rule.EachRound, 1, []bool{false, true, false, true, false}},
		"each round from round 3":  {rule.EachRound, 3, []bool{false, false, false, true, false}},
		"never, whatever is first": {rule.NoClash, 1, []bool{false, false, false, false, false}},
	} {
		d, s := clashing(t, func(clash *rule.Clash) { clash.Pace, clash.First = c.pace, c.first })
		var got []bool
		for range c.turns {
			require.NoError(t, d.Apply(&s, duel.EndTurn, nil))
			got = append(got, s.Stances.Due)
			for s.Stances.Due {
				require.NoError(t, d.Apply(&s, duel.Take(rule.Focus), nil))
			}
		}
		assert.Equal(t, c.turns, got, name)
	}
}

// Who loses the last hp in a clash has lost, and nothing further is done; what saves from dying saves here, too.
func TestAClashMayKill(t *testing.T) {
	d, s := clashing(t, nil)
	s.Fighters[1].HP = 2
	saved := s
	events := took(t, d, &s, rule.Strike, rule.Focus)
	assert.Equal(t, game.Seat(0), s.Winner)
	assert.Equal(t, duel.DuelWon, events[len(events)-1].Kind)
	assert.Empty(t, d.Legal(&s, nil))
	saved.Fighters[1].ImmortalityTime = 3
	took(t, d, &saved, rule.Strike, rule.Focus)
	assert.Equal(t, int16(1), saved.Fighters[1].HP)
}

// Whoever dies as its turn begins has no stance to take any more.
func TestNoStanceIsDueWhereTheDuelIsOver(t *testing.T) {
	d, s := clashing(t, nil)
	s.Fighters[1].HP, s.Fighters[1].DoTs[0], s.Fighters[1].DoTCount = 1, duel.Periodic{Power: 1, Time: 2}, 1
	require.NoError(t, d.Apply(&s, duel.EndTurn, nil))
	require.NoError(t, d.Apply(&s, duel.Take(rule.Guard), nil))
	assert.Equal(t, game.Seat(0), s.Winner)
	assert.False(t, s.Stances.Due)
}

// Whatever stance one takes, the other sees and hears the same until both are shown, and may imagine each of the three.
func TestAStanceIsHiddenUntilBothHaveTaken(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := dueltest.RuledNumbers(t)
		n.Clash = dueltest.Clash(t)
		n.Clash.Pace = rapid.SampledFrom([]rule.Pace{rule.EachTurn, rule.EachRound}).Draw(t, "always a clash")
		n.Clash.First = 1
		heroes := dueltest.RuledHeroes(t, n, dueltest.Real)
		d, err := n.New(heroes[0], heroes[1])
		require.NoError(t, err)
		s := moment(t, d)
		if !s.Stances.Due || s.Stances.Taken != [2]rule.Stance{} {
			t.Skip("nobody is the first to take one now")
		}
		enemy := 1 - s.Mover
		var seen []duel.View
		var heard [][]duel.Event
		for _, stance := range rule.Stances {
			next := s
			var events []duel.Event
			require.NoError(t, d.Apply(&next, duel.Take(stance), &events))
			for i := range events {
				events[i] = events[i].For(enemy)
			}
			seen, heard = append(seen, d.View(&next, enemy)), append(heard, events)
			if next.Winner == game.Nobody {
				own := d.View(&next, s.Mover)
				require.Equal(t, stance, own.Stances.Taken[s.Mover], "one knows one's own")
			}
		}
		for i := range seen {
			require.Equal(t, seen[0], seen[i])
			require.Equal(t, heard[0], heard[i])
		}
		if seen[0].Winner != game.Nobody {
			return
		}
		drawn := map[rule.Stance]bool{}
		for seed := range uint64(100) {
			imagined := d.Determinize(&seen[0], seed)
			require.Equal(t, seen[0], d.View(&imagined, enemy))
			drawn[imagined.Stances.Taken[s.Mover]] = true
		}
		require.Equal(t, map[rule.Stance]bool{rule.Strike: true, rule.Guard: true, rule.Focus: true}, drawn)
	})
}

// What a pack gives for a clash is bounded, and said to be beyond that.
func TestClashesAreBounded(t *testing.T) {
	n := duel.Classic()
	n.Clash = rule.DefaultClash()
	n.Clash.Wins[2].Draw = 4
	_, err := n.New(duel.Hero{}, duel.Hero{})
	assert.EqualError(t, err, "rules: clash: focus draw is 4, allowed are 0 to 3")
}
