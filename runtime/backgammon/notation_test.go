package backgammon_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

func TestPlayersWriteDifferently(t *testing.T) {
	g := backgammon.New(backgammon.Setup{})
	start := side{24: 2, 13: 5, 8: 3, 6: 5}
	hit := at(side{8: 2, 6: 2, 0: 11}, side{25 - 7: 1, 25 - 5: 1, 0: 13}, [2]int8{2, 1})
	for _, c := range []struct {
		s    backgammon.State
		text string
		want string // or, behind a !, a part of the error
	}{
		{at(start, start, [2]int8{3, 1}), "6/5 8/5", "8/5 6/5"},
		{at(start, start, [2]int8{3, 1}), "31: 8-5, 6-5", "8/5 6/5"},
		{at(start, start, [2]int8{3, 1}), "3-1: 24/23/20", "24/20"},
		{at(start, start, [2]int8{3, 1}), "24/20", "24/20"},
		{at(start, start, [2]int8{6, 6}), "24/18/12", "!no play with 6 and 6"},
		{at(start, start, [2]int8{6, 6}), "24/18(2) 13/7(2)", "24/18(2) 13/7(2)"},
		{at(start, start, [2]int8{6, 6}), "13/7 24/18 13/7 24/18", "24/18(2) 13/7(2)"},
		{at(side{25: 1, 3: 2, 0: 12}, side{0: 15}, [2]int8{2, 1}), "B/23 3-2", "bar/23 3/2"},
		{at(side{25: 1, 3: 2, 0: 12}, side{0: 15}, [2]int8{2, 1}), "25/22", "bar/22"},
		{at(side{2: 1, 1: 1, 0: 13}, side{0: 14, 1: 1}, [2]int8{2, 1}), "2/0 1/O", "2/off 1/off"},
		{at(side{10: 1, 0: 14}, side{25 - 4: 2, 25 - 7: 2, 0: 11}, [2]int8{6, 3}), " — ", "pass"},
		{at(side{10: 1, 0: 14}, side{25 - 4: 2, 25 - 7: 2, 0: 11}, [2]int8{6, 3}), "No move", "pass"},
		{hit, "8/5", "8/5*"},
		{hit, "8/7*/5", "8/7*/5*"},
		{hit, "8/7/5", "8/7*/5*"},
		{hit, "8/6 8/7", "8/7* 8/6"},
		{at(start, start, [2]int8{3, 1}), "8/5 6/4", `!"8/5 6/4" is no play with 3 and 1; allowed are "24/23 24/21", `},
		{at(start, start, [2]int8{3, 1}), "pass", `!"pass" is no play with 3 and 1`},
		{at(start, start, [2]int8{3, 1}), "", "!names 0 steps, allowed are 1 to 4"},
		{at(start, start, [2]int8{3, 1}), "8/5 6/5x", `!"6/5x" is no step such as 8/5, bar/20*, 6/off or 6/5(2)`},
		{at(start, start, [2]int8{3, 1}), "5/8", "!goes from 5 to 8, allowed is towards lower points"},
		{at(start, start, [2]int8{3, 1}), "30/8", `!"30" is no place, allowed are 1 to 24, bar and off`},
	} {
		play, err := g.Parse(&c.s, c.text)
		if reason, fails := strings.CutPrefix(c.want, "!"); fails {
			assert.ErrorContains(t, err, reason, c.text)
			continue
		}
		if assert.NoError(t, err, c.text) {
			assert.Equal(t, c.want, g.Format(&c.s, play), c.text)
		}
	}
}

// Two plays of one change that both hit can't be told apart without a word on the way.
func TestAmbiguousPlay(t *testing.T) {
	g := backgammon.New(backgammon.Setup{})
	s := at(side{8: 1, 0: 14}, side{25 - 7: 1, 25 - 6: 1, 0: 13}, [2]int8{2, 1})
	_, err := g.Parse(&s, "8/5")
	assert.ErrorContains(t, err, `"8/5" can mean 8/6*/5 and 8/7*/5: write one of them`)
	play, err := g.Parse(&s, "8/7/5")
	require.NoError(t, err)
	assert.Equal(t, "8/7*/5", g.Format(&s, play))
}

func piece(place string, seat game.Seat, count int16) game.Piece {
	return game.Piece{Place: place, Seat: seat, Count: count}
}

func TestScene(t *testing.T) {
	g := backgammon.New(backgammon.Setup{})
	s := at(side{25: 1, 6: 2, 0: 12}, side{24: 1, 6: 2, 0: 12}, [2]int8{3, 3})
	for seat, want := range [][]game.Piece{
		{piece("bar", 0, 1), piece("6", 0, 2), piece("off", 0, 12), piece("1", 1, 1), piece("19", 1, 2), piece("off", 1, 12)},
		{piece("24", 1, 1), piece("6", 1, 2), piece("off", 1, 12), piece("bar", 0, 1), piece("19", 0, 2), piece("off", 0, 12)},
	} {
		view := g.View(&s, game.Seat(seat))
		assert.Equal(t, game.Scene{Mover: 0, Pieces: want, Dice: []int8{3, 3, 3, 3}, Counts: []int16{37, 36}}, g.Scene(&view))
	}
}

func TestTell(t *testing.T) {
	g := backgammon.New(backgammon.Setup{})
	s := at(side{25: 1, 6: 2, 0: 12}, side{2: 1, 5: 14}, [2]int8{2, 1})
	play, err := g.Parse(&s, "bar/23* 6/5")
	require.NoError(t, err)
	var events []backgammon.Event
	require.NoError(t, g.Apply(&s, play, &events))
	var told []string
	for i := range events {
		told = append(told, g.Tell(&events[i]))
	}
	assert.Equal(t, []string{"hit seat 1 bar/23", "moved seat 1 6/5", "rolled seat 2 1 2"}, told)
}

// FuzzParse holds that a text is refused or means a legal play, which Format writes so that it means the same.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"8/5 6/5", "bar/20*", "6/off(2)", "31: 13-10/9", "pass", "—", "24/23/20*", "b/o", "((", "6/5 6/5 6/5 6/5 6/5"} {
		f.Add(text, uint64(1), uint8(20))
	}
	g := backgammon.New(backgammon.Setup{})
	f.Fuzz(func(t *testing.T, text string, seed uint64, plies uint8) {
		s, choice := g.Start(seed), game.NewStream(seed, 1)
		for range plies {
			if legal := g.Legal(&s, nil); len(legal) > 0 {
				require.NoError(t, g.Apply(&s, legal[choice.Below(len(legal))], nil))
			}
		}
		play, err := g.Parse(&s, text)
		if err != nil {
			return
		}
		require.Contains(t, g.Legal(&s, nil), play)
		again, err := g.Parse(&s, g.Format(&s, play))
		require.NoError(t, err)
		require.Equal(t, play, again)
	})
}

// FuzzRead holds that the lines of a set-up are refused or written as they were read.
func FuzzRead(f *testing.F) {
	f.Add("variant hypergammon\ngammons count")
	f.Add("gammons count\ngammons count")
	f.Add("gammons count\nseat 1 bar:1 24:2 6:12\nseat 2 18:2\nbegins 2")
	f.Fuzz(func(t *testing.T, text string) {
		lines := strings.Split(text, "\n")
		if g, err := backgammon.Read(lines); err == nil {
			assert.ElementsMatch(t, lines, g.Setup())
		}
	})
}
