package hindsight_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/hindsight"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
)

// decisive returns the card that decided a duel of a knight and a mage.
func decisive(t testing.TB, r *duelrecord.Record, knight, mage *kb.Knowledge) *hindsight.Card {
	t.Helper()
	if r.Result.Winner == 1 {
		knight, mage = mage, knight
	}
	card, err := hindsight.Decisive(context.Background(), r, knight, mage, func(float32) {})
	require.NoError(t, err)
	return card
}

// endgame is a duel that begins with a knight to act, and its cards by their ids.
type endgame struct {
	position *duel.Position
	cards    map[string]duel.CardIndex
}

// newEndgame gives the heroes hp and energy, the knight some cards, the mage a fire bolt.
func newEndgame(t testing.TB, knight, mage [2]int16, hand map[string]uint8) endgame {
	any, _, _ := played(t, "random", "random", 1)
	d, err := any.Duel()
	require.NoError(t, err)
	p, cards := d.Opening(), map[string]duel.CardIndex{}
	p.Starter, p.Drawn = 0, [2]bool{}
	p.Fighters[0].HP, p.Fighters[0].EP = knight[0], knight[1]
	p.Fighters[1].HP, p.Fighters[1].EP = mage[0], mage[1]
	for i, card := range any.Seats[0].Hero.Cards {
		cards[card.ID] = duel.CardIndex(i)
		p.Hands[0][i] = hand[card.ID]
	}
	for i, card := range any.Seats[1].Hero.Cards {
		if card.ID == "fire_bolt" {
			p.Hands[1][i] = 1
		}
	}
	return endgame{&p, cards}
}

// A shield without which the duel would have been lost decides it, though it takes nothing from anybody: the strikes
// that follow had others beside them. Where its gain is lost again, a later one decides.
func TestAShieldDecides(t *testing.T) {
	e := newEndgame(t, [2]int16{3, 1}, [2]int16{3, 2}, map[string]uint8{"shield_block": 1, "spike_strike": 2, "cleave": 2})
	won := 0
	for seed := range uint64(20) {
		r, knight, mage := playedFrom(t, e.position, [2]string{"precedent_quick", "tree"}, seed, e.cards["shield_block"])
		if r.Result.Winner != 0 {
			continue
		}
		c := decisive(t, r, knight, mage)
		require.NotNil(t, c)
		assert.True(t, c.IsDecisive())
		assert.Equal(t, e.cards["shield_block"], c.Card)
		if c.Ply > 0 {
			continue
		}
		won++
		assert.EqualValues(t, 1, c.Round)
		assert.InDelta(t, 0.10, c.Without, 0.05, "the fire bolt is likely")
		assert.InDelta(t, 0.55, c.With, 0.10)
		assert.InDelta(t, 0.05, c.Far, 0.02)
	}
	assert.Greater(t, won, 10)
}

// Where any card would have done, none decided.
func TestNoCardDecides(t *testing.T) {
	e := newEndgame(t, [2]int16{34, 5}, [2]int16{1, 0}, map[string]uint8{"spike_strike": 2, "cleave": 2})
	for seed := range uint64(5) {
		r, knight, mage := playedFrom(t, e.position, [2]string{"precedent_quick", "tree"}, seed)
		require.EqualValues(t, 0, r.Result.Winner)
		c := decisive(t, r, knight, mage)
		assert.True(t, c == nil || !c.IsDecisive(), "%+v", c)
	}
}

// A swing that is small, unsure or lost again decides nothing.
func TestWhatDecides(t *testing.T) {
	for _, c := range []struct {
		card       hindsight.Card
		isDecisive bool
	}{
		{hindsight.Card{Without: 0.3, With: 0.7, Far: 0.04, IsKept: true}, true},
		{hindsight.Card{Without: 0.25, With: 0.41, Far: 0.01, IsKept: true}, true},
		{hindsight.Card{Without: 0.41, With: 0.5, Far: 0.01, IsKept: true}, false},
		{hindsight.Card{Without: 0.3, With: 0.7, Far: 0.5, IsKept: true}, false},
		{hindsight.Card{Without: 0.3, With: 0.7, Far: 0.04}, false},
	} {
		assert.Equal(t, c.isDecisive, c.card.IsDecisive(), "%+v", c.card)
	}
}

// The card is one that the winner played then; the same duel tells the same one, and what is told of the work only
// grows.
func TestTheDecisiveCardIsTheWinners(t *testing.T) {
	for seed := range uint64(6) {
		r, knight, mage := played(t, "precedent_quick", "evaluation", seed)
		c := decisive(t, r, knight, mage)
		require.NotNil(t, c)
		assert.Equal(t, c, decisive(t, r, knight, mage))
		laid, err := duelrecord.Open(r)
		require.NoError(t, err)
		frame, err := laid.At(c.Ply + 1)
		require.NoError(t, err)
		assert.Equal(t, duel.Play(c.Card), frame.Action)
		assert.Equal(t, r.Result.Winner, frame.Seat)
		assert.EqualValues(t, frame.Round, c.Round)
		assert.Positive(t, c.Far)
	}
	r, knight, mage := played(t, "precedent_quick", "evaluation", 1)
	var told []float32
	_, err := hindsight.Decisive(context.Background(), r, knight, mage, func(done float32) { told = append(told, done) })
	require.NoError(t, err)
	assert.IsIncreasing(t, told)
	assert.LessOrEqual(t, told[len(told)-1], float32(1))
}

func TestWhatNoCardDecided(t *testing.T) {
	r, knight, mage := played(t, "random", "random", 1)
	silent := func(float32) {}
	_, err := hindsight.Decisive(context.Background(), r, knight, &kb.Knowledge{Hero: "mage"}, silent)
	assert.ErrorIs(t, err, hindsight.ErrUntaught)
	ctx, stop := context.WithCancel(context.Background())
	_, err = hindsight.Decisive(ctx, r, knight, mage, func(done float32) {
		if done > 0 {
			stop()
		}
	})
	assert.ErrorIs(t, err, context.Canceled)
	r.Turns, r.Result = r.Turns[:2], duelrecord.Result{Decided: true, Winner: 1, Forfeit: "resigned"}
	given, err := hindsight.Decisive(context.Background(), r, knight, mage, silent)
	assert.NoError(t, err)
	assert.Nil(t, given, "it wasn't fought to its end")
}
