package habit_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/habit"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

func said(when, does string, done int, usual float32) schema.Habit {
	return schema.Habit{HabitKey: schema.HabitKey{When: when, Does: does}, Status: schema.Stated, Seen: 20, Done: done, Usual: usual}
}

// What is claimed is told of the user, one of the three that are surest, and the same luck claims the same.
func TestWhatIsClaimed(t *testing.T) {
	hero := knightAndMage.Hero(1)
	all := []schema.Habit{
		said("always", "attacks", 11, 0.5), said("hurt", "heals", 18, 0.3), said("early", "many", 1, 0.7),
		said("rich", "spends", 16, 0.4), said("behind", "defends", 12, 0.5),
		{HabitKey: schema.HabitKey{When: "always", Does: "strikes"}, Seen: 20, Done: 20, Usual: 0.1}, // it isn't told
		{HabitKey: schema.HabitKey{When: "always", Does: schema.PlaysCard, Card: "of_another"}, Status: schema.Accepted, Seen: 20, Done: 20},
	}
	counts := map[string]int{}
	for seed := range uint64(60) {
		c := habit.Claimed(hero, all, game.NewStream(seed, 0))
		counts[c.When]++
		assert.Equal(t, c, habit.Claimed(hero, all, game.NewStream(seed, 0)))
	}
	assert.Len(t, counts, 3)
	for _, when := range []string{"hurt", "early", "rich"} {
		assert.Greater(t, counts[when], 10, when)
	}
	assert.Nil(t, habit.Claimed(hero, all[5:], game.NewStream(1, 0)))
}

// Turns in the situation count where there was a choice; one that ends the duel doesn't.
func TestAClaimHoldsOrNot(t *testing.T) {
	d := knightAndMage
	s := d.Start(1)
	s.Mover = 1
	card := s.Piles[1].Hand[0]
	oneCard := &habit.Claim{Habit: said("always", "one", 18, 0.4)}
	require.Greater(t, len(d.Legal(&s, nil)), 1)
	oneCard.See(d, &s, []duel.Action{duel.Play(card)})
	assert.Equal(t, [2]int{1, 1}, [2]int{oneCard.Came, oneCard.Did})
	assert.True(t, oneCard.Holds())
	oneCard.See(d, &s, nil)
	oneCard.See(d, &s, nil)
	assert.Equal(t, [2]int{3, 1}, [2]int{oneCard.Came, oneCard.Did})
	assert.False(t, oneCard.Holds(), "one in three is nearer to four in ten than to nine")

	elsewhere := &habit.Claim{Habit: said("dying", "one", 18, 0.4)}
	elsewhere.See(d, &s, []duel.Action{duel.Play(card)})
	assert.Zero(t, elsewhere.Came)
	stunned := s
	stunned.Fighters[1].StunTime = 1
	oneCard.See(d, &stunned, nil)
	assert.Equal(t, 3, oneCard.Came, "there was no choice")

	seldom := &habit.Claim{Habit: said("always", "nothing", 1, 0.5)}
	seldom.See(d, &s, []duel.Action{duel.Play(card)})
	assert.True(t, seldom.Holds())
	seldom.See(d, &s, nil)
	assert.False(t, seldom.Holds())
}
