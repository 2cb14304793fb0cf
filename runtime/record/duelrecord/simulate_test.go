package duelrecord_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/record/duelrecord/duelrecordtest"
)

func TestDivergenceSaysWhereAndWhat(t *testing.T) {
	r := played(t, 4)
	last := len(r.Turns) - 1

	broken := played(t, 4)
	broken.Turns[2].Hash++
	var d *duelrecord.Divergence
	require.ErrorAs(t, duelrecord.Verify(broken), &d)
	assert.Equal(t, 3, d.Turn)
	assert.Equal(t, 2, d.Round)
	assert.Equal(t, r.Turns[2].Seat, d.Seat)
	assert.Equal(t, "hash", d.What)
	assert.NotEqual(t, d.Expected, d.Actual)
	assert.True(t, strings.HasSuffix(d.Actions, "end"), d.Actions)
	assert.Contains(t, d.Error(), "turn 3, round 2, seat ")

	broken = played(t, 4)
	broken.Seed++
	require.ErrorAs(t, duelrecord.Verify(broken), &d)
	assert.Equal(t, 0, d.Turn)
	assert.Contains(t, d.Error(), "start: hash: recorded ")

	broken = played(t, 4)
	broken.Result.Winner = 1 - broken.Result.Winner
	require.ErrorAs(t, duelrecord.Verify(broken), &d)
	assert.Equal(t, last+1, d.Turn)
	assert.Equal(t, "result", d.What)
	assert.Contains(t, d.In(i18n.For("uk")), "результат: записано перемагає місце ")

	broken = played(t, 4)
	broken.Seats[0].Hero.Cards[0].BaseDamage = 1
	broken.Seats[1].Hero.Cards[0].BaseDamage = 1
	require.ErrorAs(t, duelrecord.Verify(broken), &d)
	assert.Equal(t, "hash", d.What)
}

func TestATurnThatIsntOverDiverges(t *testing.T) {
	r := played(t, 4)
	actions := &r.Turns[1].Actions
	*actions = (*actions)[:len(*actions)-1]
	var d *duelrecord.Divergence
	require.ErrorAs(t, duelrecord.Verify(r), &d)
	assert.Equal(t, 2, d.Turn)
	assert.Contains(t, d.Error(), "turn: recorded over, simulated going on", "the hash of a turn cut short says less")
	assert.Contains(t, d.In(i18n.For("uk")), "хід: записано закінчено, а виходить триває")
}

func TestPlaybackShowsEveryPly(t *testing.T) {
	r := played(t, 9)
	p, err := duelrecord.Open(r)
	require.NoError(t, err)
	require.Equal(t, r.Plies(), p.Plies())

	d := p.Duel()
	s := d.Start(r.Seed)
	ply := 0
	for i, turn := range r.Turns {
		start, err := r.TurnStart(i + 1)
		require.NoError(t, err)
		assert.Equal(t, ply, start)
		for _, action := range turn.Actions {
			var events []duel.Event
			require.NoError(t, d.Apply(&s, action, &events))
			ply++
			f, err := p.At(ply)
			require.NoError(t, err)
			assert.Equal(t, &duelrecord.Frame{
				Ply: ply, Turn: i + 1, Round: i/2 + 1, Seat: turn.Seat, Action: action, Events: events, State: s,
			}, f)
		}
	}
	f, err := p.At(0)
	require.NoError(t, err)
	assert.Equal(t, game.Nobody, f.Seat)
	assert.Equal(t, d.Start(r.Seed), f.State)
	for _, outside := range []int{-1, ply + 1} {
		_, err = p.At(outside)
		assert.ErrorContains(t, err, "there are 0 to ")
	}
}

func TestPlaybackOfADivergingRecordReachesTheDivergence(t *testing.T) {
	r := played(t, 9)
	r.Turns[3].Hash++
	p, err := duelrecord.Open(r)
	var d *duelrecord.Divergence
	require.ErrorAs(t, err, &d)
	require.NotNil(t, p)
	start, err := r.TurnStart(4)
	require.NoError(t, err)
	assert.Equal(t, start+len(r.Turns[3].Actions), p.Plies())
	_, err = p.At(p.Plies())
	assert.NoError(t, err)

	r = played(t, 9)
	r.Turns[3].Actions[0] = duel.Play(0)
	for r.Turns[3].Actions[0].Card < 7 && duelrecord.Verify(r) != nil {
		p, err = duelrecord.Open(r)
		require.Error(t, err)
		_, err = p.At(p.Plies())
		require.NoError(t, err)
		r.Turns[3].Actions[0].Card++
		if int(r.Turns[3].Actions[0].Card) >= len(r.Seats[r.Turns[3].Seat].Hero.Cards) {
			break
		}
	}
}

func TestForkWithOtherPlayers(t *testing.T) {
	r := played(t, 11)
	for ply := range r.Plies() + 1 {
		seats := r.Seats
		seats[0].Seed += 1000
		fork, err := duelrecord.Fork(r, ply, seats)
		require.NoError(t, err)
		require.Equal(t, ply, fork.Plies())
		require.NoError(t, duelrecord.Verify(fork))
		fork = finish(t, fork)
		require.NoError(t, duelrecord.Verify(fork))
		c := duelrecord.Compare(r, fork)
		assert.GreaterOrEqual(t, c.Common, ply)
		assert.Equal(t, [2]duelrecord.Result{r.Result, fork.Result}, c.Results)
		assert.Equal(t, [2]int{r.Plies(), fork.Plies()}, c.Plies)
	}
	_, err := duelrecord.Fork(r, r.Plies()+1, r.Seats)
	assert.ErrorContains(t, err, "no ply")
}

func TestForkWithOtherCards(t *testing.T) {
	r := played(t, 11)
	seats := r.Seats
	seats[1].Hero = duelrecordtest.Hero(witch())
	seats[1].Hero.Cards[0].BaseDamage = 0
	seats[1].Hero.Cards[0].MaxDamage = 0
	fork, err := duelrecord.Fork(r, 6, seats)
	require.NoError(t, err)
	require.NoError(t, duelrecord.Verify(fork))
	assert.Equal(t, 6, duelrecord.Compare(r, fork).Common)
	assert.Equal(t, r.Seats[1].Hero, duelrecordtest.Hero(witch()), "the record is left as it is")

	seats[0].Hero = duelrecordtest.Hero(squire())
	for i := range seats[0].Hero.Cards {
		seats[0].Hero.Cards[i].ID += "_2"
	}
	_, err = duelrecord.Fork(r, r.Plies(), seats)
	assert.ErrorContains(t, err, "has no card")
}
