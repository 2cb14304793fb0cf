package run_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// largestKnowledge is a document of cases that says as much as one may.
func largestKnowledge(t *testing.T, pack *schema.Pack, hero string) *schema.Document {
	t.Helper()
	base, ok := pack.Find(schema.CasesKind, hero).CaseBase()
	require.True(t, ok)
	most := func(name string) int { return schema.Fields(schema.CasesKind).Field(name).Most }
	id := func(word string, n, length int) string {
		number := fmt.Sprint(n)
		return word + strings.Repeat("x", length-len(word)-len(number)) + number
	}
	weights := make([]schema.Weight, most("common"))
	for i := range weights {
		weights[i] = schema.Weight{Of: id("sooner_", i, 64), Value: -99.12345}
	}
	base.Weights, base.Style, base.Enemies, base.Habits = weights, weights, nil, nil
	for len(base.Cases) < schema.MaxCases {
		base.Cases = append(base.Cases, base.Cases[0])
	}
	for i := range base.Cases {
		base.Cases[i].ID, base.Cases[i].Weights = 1_000_000-i, weights
	}
	for i := range most("enemy") {
		base.Enemies = append(base.Enemies, schema.Enemy{Hero: id("e", i, 64), Weights: weights})
	}
	for i := range most("habit") {
		base.Habits = append(base.Habits, schema.Habit{
			HabitKey: schema.HabitKey{When: "hurt", Does: schema.PlaysCard, Card: id("c", i, 64)}, Status: schema.Forbidden,
			Seen: 1e9, Done: 1e9, Tested: 1e9, Held: 1e9, Share: 0.1234567, Usual: 0.1234567, Chance: 0.1234567,
		})
	}
	d := schema.NewCaseBase(hero, base)
	require.False(t, schema.HasErrors(d.Diagnostics()), d.Diagnostics())
	return d
}

// The most that a pack without errors can tell its AIs is saved with the duels that they play.
func TestTheLargestKnowledgeIsSaved(t *testing.T) {
	pack := classictest.Pack()
	for _, hero := range []string{"knight", "mage"} {
		pack = pack.With(largestKnowledge(t, pack, hero))
	}
	var seats [2]duelrecord.Seat
	for i, hero := range []string{"knight", "mage"} {
		h, err := duelrecord.PackHero(pack, hero)
		require.NoError(t, err)
		seats[i] = duelrecord.Seat{Hero: h, Brain: "precedent_quick"}
		require.NoError(t, seats[i].KnowPack(pack, []string{"mage", "knight"}[i]))
	}
	record, err := duelrecord.New(duelrecord.Pack{Name: strings.Repeat("\U0010fffd", 80)}, 1, seats)
	require.NoError(t, err)
	d, err := record.Duel()
	require.NoError(t, err)
	var players [2]ai.Player
	for seat := range players {
		b, err := duelbrains.Find("random")
		require.NoError(t, err)
		players[seat], err = b.New(ai.Setup{Duel: d, Seat: game.Seat(seat)})
		require.NoError(t, err)
	}
	m, err := duelmatch.New(record, players, duelmatch.Options{})
	require.NoError(t, err)
	_, err = m.Run(context.Background())
	require.NoError(t, err)
	text, err := m.Record().MarshalText()
	require.NoError(t, err)
	const turns = 100 << 10 // of the longest duel
	assert.Less(t, len(text)+turns, duelrecord.MaxSize)
	back, err := duelrecord.Parse(text)
	require.NoError(t, err)
	_, _, err = back.Seats[0].Known()
	require.NoError(t, err)
}
