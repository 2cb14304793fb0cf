package backgammon_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// at returns a state in which seat 0 has a roll.
func at(mine, other backgammon.Side, dice [2]int8) backgammon.State {
	v := backgammon.View{Board: backgammon.Board{mine, other}, Dice: dice, Winner: game.Nobody}
	return backgammon.New(backgammon.Setup{}).Determinize(&v, 1)
}

// formatted returns the legal plays as text.
func formatted(s *backgammon.State) (names []string) {
	g := backgammon.New(backgammon.Setup{})
	for _, play := range g.Legal(s, nil) {
		names = append(names, g.Format(s, play))
	}
	slices.Sort(names)
	return names
}

type side = backgammon.Side

func TestWhatMustBePlayed(t *testing.T) {
	for name, c := range map[string]struct {
		mine, other side
		dice        [2]int8
		want        []string
	}{
		"both dice, not the higher one alone": {side{12: 1, 8: 1, 0: 13}, side{25 - 2: 2, 25 - 1: 2, 25 - 7: 2, 0: 9}, [2]int8{6, 5},
			[]string{"12/6 8/3"}},
		"the higher die if only one can be played": {side{10: 1, 0: 14}, side{25 - 1: 2, 0: 13}, [2]int8{5, 4}, []string{"10/5"}},
		"the lower die if the higher can't":        {side{10: 1, 0: 14}, side{25 - 4: 2, 25 - 1: 2, 0: 11}, [2]int8{6, 3}, []string{"10/7"}},
		"the order that uses both":                 {side{10: 1, 0: 14}, side{25 - 4: 2, 0: 13}, [2]int8{6, 3}, []string{"10/1"}},
		"nothing":                                  {side{10: 1, 0: 14}, side{25 - 4: 2, 25 - 7: 2, 0: 11}, [2]int8{6, 3}, []string{"pass"}},
		"the bar first":                            {side{25: 1, 6: 2, 0: 12}, side{25 - 22: 2, 0: 13}, [2]int8{3, 1}, []string{"bar/21", "bar/24 6/3"}},
		"nobody enters a closed board":             {side{25: 1, 6: 2, 0: 12}, side{1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 0: 3}, [2]int8{6, 5}, []string{"pass"}},
		"two on the bar":                           {side{25: 2, 6: 2, 0: 11}, side{0: 15}, [2]int8{2, 1}, []string{"bar/24 bar/23"}},
		"as many of a double as there are":         {side{25: 1, 0: 14}, side{25 - 10: 2, 0: 13}, [2]int8{5, 5}, []string{"bar/15"}},
		"a double four times":                      {side{20: 4, 0: 11}, side{25 - 16: 2, 0: 13}, [2]int8{2, 2}, []string{"20/18(4)"}},
		"a hit on the way":                         {side{8: 1, 0: 14}, side{25 - 7: 1, 25 - 6: 2, 0: 12}, [2]int8{1, 2}, []string{"8/7*/5"}},
		"a hit on the way, or none":                {side{8: 1, 0: 14}, side{25 - 7: 1, 0: 14}, [2]int8{1, 2}, []string{"8/5", "8/7*/5"}},
	} {
		s := at(c.mine, c.other, c.dice)
		assert.Equal(t, c.want, formatted(&s), name)
	}
}

func TestBearingOff(t *testing.T) {
	for name, c := range map[string]struct {
		mine side
		dice [2]int8
		want []string
	}{
		"exactly, or within the home":          {side{6: 1, 5: 1, 0: 13}, [2]int8{6, 5}, []string{"6/1 5/off", "6/off 5/off"}},
		"only once all are at home":            {side{12: 1, 6: 1, 0: 13}, [2]int8{6, 6}, []string{"12/off 6/off"}},
		"not while one is outside":             {side{13: 1, 6: 1, 0: 13}, [2]int8{6, 5}, []string{"13/2", "13/7 6/1"}},
		"a higher die takes the rearmost":      {side{4: 1, 2: 1, 0: 13}, [2]int8{6, 5}, []string{"4/off 2/off"}},
		"a higher die takes none from between": {side{6: 1, 3: 2, 0: 12}, [2]int8{5, 4}, []string{"6/1 3/off", "6/2 3/off"}},
		"the lower die first, then off":        {side{7: 1, 0: 14}, [2]int8{6, 1}, []string{"7/off"}},
		"one position by two ways":             {side{3: 1, 2: 1, 0: 13}, [2]int8{2, 1}, []string{"3/1 2/1", "3/off"}},
	} {
		s := at(c.mine, side{0: 14, 1: 1}, c.dice)
		assert.Equal(t, c.want, formatted(&s), name)
	}
}

func TestOpeningRoll(t *testing.T) {
	g := backgammon.New(backgammon.Setup{})
	begins := [2]int{}
	for seed := range uint64(2000) {
		s := g.Start(seed)
		require.NotEqual(t, s.Dice[0], s.Dice[1])
		require.Greater(t, s.Dice[s.Mover], s.Dice[1-s.Mover], "the higher die begins")
		begins[s.Mover]++
	}
	assert.InDelta(t, 1000, begins[0], 100) // 4.5 standard deviations; the seeds are fixed
}

// Who bears off its last checker wins, and how follows from where the other one stands.
func TestWins(t *testing.T) {
	for name, c := range map[string]struct {
		other side
		win   backgammon.Win
	}{
		"single":                       {side{0: 1, 25: 14}, backgammon.Single},
		"gammon":                       {side{18: 1, 1: 14}, backgammon.Gammon},
		"backgammon at home":           {side{19: 1, 1: 14}, backgammon.Backgammon},
		"backgammon with one on a bar": {side{25: 1, 1: 14}, backgammon.Backgammon},
	} {
		for _, counts := range []bool{false, true} {
			g := backgammon.New(backgammon.Setup{Gammons: counts})
			s := at(side{1: 1, 0: 14}, c.other, [2]int8{2, 1})
			var events []backgammon.Event
			require.NoError(t, g.Apply(&s, g.Legal(&s, nil)[0], &events), name)
			want := int16(1)
			if counts {
				want = int16(c.win)
			}
			assert.Equal(t, game.Won(0, want), g.Points(&s), name)
			assert.Equal(t, game.Nobody, g.Mover(&s))
			assert.Equal(t, "ended winner 1 "+c.win.String(), g.Tell(&events[len(events)-1]))
		}
	}
}

func TestWhatIsRefused(t *testing.T) {
	g := backgammon.New(backgammon.Setup{})
	s := g.Start(1)
	before := s
	for _, play := range []backgammon.Play{backgammon.Pass, {{24, 1}}, {{6, 5}, {8, 7}}, {{-1, -2}}, {{127, 3}, {0, 0}, {6, 5}}} {
		var events []backgammon.Event
		require.Error(t, g.Apply(&s, play, &events))
		assert.Equal(t, before, s)
		assert.Empty(t, events)
	}
}

func TestSetupRoundTrip(t *testing.T) {
	for _, setup := range []backgammon.Setup{{}, {Hyper: true}, {Gammons: true}, {Hyper: true, Gammons: true}} {
		g, err := backgammon.Read(backgammon.New(setup).Setup())
		require.NoError(t, err)
		assert.Equal(t, backgammon.New(setup), g)
	}
	for text, lines := range map[string][]string{
		`line 1: "variant narde" is no part of a set-up; allowed are "variant hypergammon" and "gammons count", and of a position the lines of seat 1, seat 2 and who begins`: {"variant narde"},
		`line 2: "gammons count" stands twice, allowed is once`: {"gammons count", "gammons count"},
	} {
		_, err := backgammon.Read(lines)
		assert.EqualError(t, err, text)
	}
}
