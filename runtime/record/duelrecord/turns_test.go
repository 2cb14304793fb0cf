package duelrecord_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
)

// The lines of turns and of the result, in an order that no duel has.
func TestTurnsThatNoDuelHas(t *testing.T) {
	lines := unsealed(text(t, played(t, 1)))
	start := strings.Index(lines, "turn 1 ")
	header, turns := lines[:start], lines[start:]
	seat := turns[len("turn 1 round 1 seat ") : len("turn 1 round 1 seat ")+1]
	first := turns[:strings.Index(turns, "turn 2 ")]
	open := first[:strings.Index(first, "end\n")]
	over := first[:strings.Index(first, "hash ")]
	other := string('1' + '2' - seat[0])
	for _, c := range []struct{ name, turns, want string }{
		{"no turn", "", ""},
		{"a turn not begun", "turn 1 round 1 seat 1\n", ""},
		{"a turn going on", open, ""},
		{"a turn that is over", over, ""},
		{"a turn that is closed", first, ""},
		{"the next turn not begun", first + "turn 2 round 1 seat " + other + "\n", ""},
		{"a forfeit before the first turn", "result winner 1 forfeit \"ill\"\n", ""},
		{"a forfeit in a turn", open + "result winner 1 forfeit \"ill\"\n", ""},
		{"an empty turn closed", "turn 1 round 1 seat 1\nhash 0000000000000000\n", `found "hash", allowed is play CARD or end`},
		{"an empty turn resulting", "turn 1 round 1 seat 1\nresult winner 1 forfeit \"ill\"\n", `found "result", allowed is play CARD or end`},
		{"the next turn empty", first + "turn 2 round 1 seat " + other + "\nhash 0000000000000000\n", `found "hash", allowed is play CARD or end`},
		{"an action behind the end", over + "end\n", `found "end", allowed is hash`},
		{"a result before the hash", over + "result winner 1\n", `found "result", allowed is hash`},
		{"a turn in a turn", open + "turn 2 round 1 seat 1\n", `found "turn", allowed is play CARD, end, hash or result`},
		{"a result in a turn", open + "result winner 1\n", `result: the hash of the last turn is missing before it`},
		{"a result before the first turn", "result winner 1\n", `result: the hash of the last turn is missing before it`},
		{"no turn's line", "play cut\n", `found "play", allowed is turn or result`},
		{"another turn's number", "turn 2 round 1 seat 1\n", `turn: the number is "2", allowed is 1`},
		{"another round", "turn 1 round 2 seat 1\n", `turn: round is "2", allowed is 1`},
		{"no round", "turn 1 seat 1\n", `turn: found "seat", allowed is round`},
		{"no seat", "turn 1 round 1\n", `turn: found "", allowed is seat`},
		{"seat 0", "turn 1 round 1 seat 0\n", `turn: seat is "0", allowed is a whole number from 1 to 2`},
		{"seat 3", "turn 1 round 1 seat 3\n", `turn: seat is "3", allowed is a whole number from 1 to 2`},
		{"words behind the turn", "turn 1 round 1 seat 1 2\n", `turn: "2" stands after the end of the statement`},
		{"a card and more", "turn 1 round 1 seat 1\nplay cut cut\n", `play: "cut" stands after the end of the statement`},
		{"large digits", strings.Replace(first, "hash ", "hash ABCDEF", 1), `allowed are 16 digits 0-9 a-f`},
		{"15 digits", over + "hash 000000000000000\n", `hash: "000000000000000", allowed are 16 digits`},
		{"17 digits", over + "hash 00000000000000000\n", `hash: "00000000000000000", allowed are 16 digits`},
		{"no digits", over + "hash 000000000000000g\n", `hash: "000000000000000g", allowed are 16 digits`},
		{"digits in capitals", over + "hash 000000000000000A\n", `hash: "000000000000000A", allowed are 16 digits`},
		{"words behind the hash", over + "hash 0000000000000000 1\n", `hash: "1" stands after the end of the statement`},
		{"nobody's loss", "result loser 1\n", `result: found "loser", allowed is winner`},
		{"winner 0", "result winner 0\n", `result: winner is "0", allowed is a whole number from 1 to 2`},
		{"winner 3", "result winner 3\n", `result: winner is "3", allowed is a whole number from 1 to 2`},
		{"another end", "result winner 1 because \"ill\"\n", `result: found "because", allowed is forfeit`},
		{"no reason", "result winner 1 forfeit \"\"\n", `forfeit: the reason is empty`},
		{"a bare reason", "result winner 1 forfeit ill\n", `allowed is text in "quotes"`},
		{"two reasons", "result winner 1 forfeit \"ill\" \"old\"\n", `result: "\"old\"" stands after the end of the statement`},
		{"two results", "result winner 1 forfeit \"ill\"\nresult winner 2 forfeit \"ill\"\n", `"result" stands after the result`},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := duelrecord.Parse(sealed(header + c.turns))
			if c.want == "" {
				require.NoError(t, err)
			} else {
				require.ErrorContains(t, err, c.want)
			}
		})
	}
}

// What a record says against the rules is told in the same words, whatever comes from a file.
func TestResultsThatTheRulesDontGive(t *testing.T) {
	var d *duelrecord.Divergence

	r := played(t, 4)
	r.Result.Forfeit = "ill"
	require.ErrorAs(t, duelrecord.Verify(r), &d)
	assert.Equal(t, [3]string{"result", "forfeit", "winner " + duelrecord.SeatName(r.Result.Winner)}, [3]string{d.What, d.Expected, d.Actual})
	assert.NotEmpty(t, d.Actions)

	r = played(t, 4)
	last := &r.Turns[len(r.Turns)-1]
	r.Turns = append(r.Turns, duelrecord.Turn{Seat: 1 - last.Seat, Actions: []duel.Action{duel.EndTurn}})
	require.ErrorAs(t, duelrecord.Verify(r), &d)
	assert.Equal(t, [3]string{"seat to move", duelrecord.SeatName(1 - last.Seat), "none, it is over"}, [3]string{d.What, d.Expected, d.Actual})

	r = played(t, 4)
	r.Turns = r.Turns[:2]
	require.ErrorAs(t, duelrecord.Verify(r), &d)
	assert.Equal(t, [2]string{"result", "no winner"}, [2]string{d.What, d.Actual})
	r.Turns = r.Turns[:1]
	assert.EqualError(t, duelrecord.Verify(r),
		"turn 1, round 1, seat 2 (play mend, play curse, end): result: recorded winner 2, simulated no winner")
	r.Turns = nil
	require.ErrorAs(t, duelrecord.Verify(r), &d)
	assert.Equal(t, [2]int{0, 0}, [2]int{d.Turn, d.Round})
	assert.Equal(t, "start: result: recorded winner "+duelrecord.SeatName(r.Result.Winner)+", simulated no winner", d.Error())

	r = played(t, 4)
	r.Turns[1].Seat = 1 - r.Turns[1].Seat
	require.ErrorAs(t, duelrecord.Verify(r), &d)
	assert.Equal(t, [2]string{"seat to move", duelrecord.SeatName(1 - r.Turns[1].Seat)}, [2]string{d.What, d.Actual})
	assert.Empty(t, d.Actions)

	r = played(t, 4)
	r.Turns[0].Actions = nil
	require.ErrorAs(t, duelrecord.Verify(r), &d)
	assert.Equal(t, [3]string{"turn", "over", "going on"}, [3]string{d.What, d.Expected, d.Actual})

	r = played(t, 4)
	r.Rules = 99
	assert.EqualError(t, duelrecord.Verify(r), "recorded under rules 99; this program plays rules 2")
}

// Whoever walks through a record sees every action in its turn, and may end the walk.
func TestWalkTellsEachStep(t *testing.T) {
	r := played(t, 4)
	d, err := r.Duel()
	require.NoError(t, err)
	var seen []duelrecord.Turn
	require.NoError(t, r.Walk(d, func(s duelrecord.Step) error {
		if s.InTurn == 0 {
			seen = append(seen, duelrecord.Turn{Seat: s.State.Mover})
		}
		require.Equal(t, len(seen)-1, s.Turn)
		turn := &seen[s.Turn]
		require.Len(t, turn.Actions, s.InTurn)
		turn.Actions = append(turn.Actions, s.Action)
		return nil
	}))
	require.Len(t, seen, len(r.Turns))
	for i := range seen {
		assert.Equal(t, r.Turns[i].Seat, seen[i].Seat)
		assert.Equal(t, r.Turns[i].Actions, seen[i].Actions)
	}

	enough, calls := errors.New("enough"), 0
	assert.Equal(t, enough, r.Walk(d, func(duelrecord.Step) error {
		if calls++; calls == 3 {
			return enough
		}
		return nil
	}))
	assert.Equal(t, 3, calls)
}

// A record is played again and goes on in a copy.
func TestResumeLeavesTheRecordAsItIs(t *testing.T) {
	begun, err := duelrecord.Fork(played(t, 6), 7, newRecord(t, 6).Seats)
	require.NoError(t, err)
	before := string(text(t, begun))
	own, d, s, err := duelrecord.Resume(begun)
	require.NoError(t, err)
	for own.Plies() < 12 {
		seat, action := d.Mover(&s), d.Legal(&s, nil)[0]
		require.NoError(t, d.Apply(&s, action, nil))
		own.Add(d, seat, action, &s)
	}
	for i := range own.Turns {
		own.Turns[i].Actions[0] = duel.EndTurn
	}
	assert.Equal(t, before, string(text(t, begun)))

	begun.Rules = 99
	_, _, _, err = duelrecord.Resume(begun)
	assert.ErrorContains(t, err, "rules 99")
	_, err = duelrecord.Open(begun)
	assert.ErrorContains(t, err, "rules 99")
	begun.Rules, begun.Start = 2, 0
	_, _, _, err = duelrecord.Resume(begun)
	assert.ErrorContains(t, err, "start: hash: recorded 0000000000000000")
}

func TestForkRefuses(t *testing.T) {
	r := played(t, 6)
	_, err := duelrecord.Fork(r, -1, r.Seats)
	assert.EqualError(t, err, fmt.Sprintf("no ply -1, there are 0 to %d", r.Plies()))
	seats := r.Seats
	seats[0].Hero.HP = 0
	_, err = duelrecord.Fork(r, 0, seats)
	assert.ErrorContains(t, err, "squire")

	r.Turns[1].Seat = 1 - r.Turns[1].Seat
	ply, err := r.TurnStart(2)
	require.NoError(t, err)
	_, err = duelrecord.Fork(r, ply+1, r.Seats)
	var hindered *duelrecord.ForkError
	require.ErrorAs(t, err, &hindered)
	assert.Equal(t, [2]int{2, ply + 1}, [2]int{hindered.Turn, hindered.Ply})
	assert.Regexp(t, `^turn 2, ply \d+: (end|play \w+) is for seat [12], to move: [12]$`, err.Error())
	assert.NotNil(t, hindered.Unwrap())
}

// Two records that begin alike are compared up to where the shorter ends, whichever comes first.
func TestCompareCountsRoundsAndPlies(t *testing.T) {
	whole := played(t, 11)
	none, err := duelrecord.Fork(whole, 0, whole.Seats)
	require.NoError(t, err)
	c := duelrecord.Compare(whole, none)
	assert.Equal(t, [2]int{duelrecord.Round(len(whole.Turns) - 1), 0}, c.Rounds)
	assert.Equal(t, [2]int{whole.Plies(), 0}, c.Plies)
	assert.Zero(t, c.Common)

	part, err := duelrecord.Fork(whole, 5, whole.Seats)
	require.NoError(t, err)
	assert.Equal(t, 5, duelrecord.Compare(whole, part).Common)
	assert.Equal(t, 5, duelrecord.Compare(part, whole).Common)
	assert.Equal(t, whole.Plies(), duelrecord.Compare(whole, whole).Common)
	first, err := duelrecord.Fork(whole, 1, whole.Seats)
	require.NoError(t, err)
	assert.Equal(t, 1, duelrecord.Compare(whole, first).Rounds[1])
}
