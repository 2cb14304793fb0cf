package learning_test

import (
	"context"
	"flag"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/evaluation"
	"boardduels/ai/learning"
	"boardduels/ai/style"
	"boardduels/ai/tree"
	"boardduels/kb"
	"boardduels/schema"
)

var habitRuns = flag.Int("habit-runs", 2, "runs with each user whose habits are told")

// habitual are users, by run, and what shows their habit.
var habitual = []struct {
	name  string
	user  func(run uint64) ai.Brain
	shows func(h *schema.Habit) bool // nil: not asked for
}{
	{"tree", func(uint64) ai.Brain { return tree.Brain }, nil},
	{"evaluation", func(uint64) ai.Brain { return evaluation.Brain }, nil},
	{"aggressive", func(uint64) ai.Brain { return style.Aggressive }, func(h *schema.Habit) bool {
		return h.Does == "attacks_only" && !h.IsSeldom() || defends(h) && h.IsSeldom()
	}},
	{"lazy", drawn("lazy"), func(h *schema.Habit) bool {
		return h.Does == "one" && !h.IsSeldom() || h.Does == "many" && h.IsSeldom()
	}},
	{"hoarder", drawn("hoarder"), func(h *schema.Habit) bool { return keeps(h) && !h.IsSeldom() || h.Does == "spends" && h.IsSeldom() }},
	{"spender", drawn("spender"), func(h *schema.Habit) bool { return keeps(h) && h.IsSeldom() || h.Does == "spends" && !h.IsSeldom() }},
	{"eager", drawn("eager"), func(h *schema.Habit) bool { return h.Does == schema.PlaysCard }},
	{"opener", drawn("opener"), func(h *schema.Habit) bool { return h.Does == schema.PlaysCard && h.When == "early" }},
	{"ranker", drawn("ranker"), func(h *schema.Habit) bool { return h.Does == schema.PlaysCard }},
	{"guard", drawn("guard"), func(h *schema.Habit) bool {
		return (h.When == "hurt" || h.When == "dying") && defends(h) && !h.IsSeldom()
	}},
	{"finisher", drawn("finisher"), func(h *schema.Habit) bool { return h.When == "foe_hurt" && (h.Does == "attacks_only") != h.IsSeldom() }},
	{"panicky", drawn("panicky"), nil},
	{"plain", drawn("plain"), nil},
}

func drawn(habit string) func(uint64) ai.Brain {
	return func(run uint64) ai.Brain { return style.Drawn(habit, run) }
}

func keeps(h *schema.Habit) bool   { return strings.HasPrefix(h.Does, "keeps_") }
func defends(h *schema.Habit) bool { return strings.HasPrefix(h.Does, "defends") }

// watched returns what is known after twelve games with a user, without sessions.
func watched(t require.TestingT, run uint64, user ai.Brain) learning.Known {
	heroes := pack.IDs(schema.HeroKind)
	mine, theirs, err := kb.ForHeroes(pack, heroes[run%4], heroes[(run+1+run/4)%4])
	require.NoError(t, err)
	k := learning.Known{Mine: mine, Theirs: theirs}
	for game := range uint64(12) {
		seed := 1000*run + game
		k = learning.Learn(context.Background(), k, play(t, k, user, seed), learning.Options{Seed: seed}).Known
	}
	return k
}

// asked returns the habits that are told, with what twenty further games say of them: nobody learns from these.
func asked(t require.TestingT, run uint64, user ai.Brain, k learning.Known) (told, held []schema.Habit) {
	theirs := *k.Theirs
	theirs.Habits = nil
	for _, h := range k.Theirs.Habits {
		if h.IsTold() {
			told = append(told, h)
			theirs.Habits = append(theirs.Habits, schema.Habit{HabitKey: h.HabitKey, Status: schema.Accepted})
		}
	}
	later := learning.Known{Mine: k.Mine, Theirs: &theirs}
	for game := range uint64(20) {
		seed := 1_000_000 + 1000*run + game
		later = learning.Learn(context.Background(), later, play(t, k, user, seed), learning.Options{Seed: seed}).Known
	}
	for _, h := range told {
		i := slices.IndexFunc(later.Theirs.Habits, func(other schema.Habit) bool { return other.HabitKey == h.HabitKey })
		held = append(held, later.Theirs.Habits[i])
	}
	return told, held
}

// What the AI says of a user after twelve games foretells twenty more: that the user does it more than people do, or
// less. What users with a habit are known for is among it. `go test ./ai/learning -run WhatIsTold -v -habit-runs 8`
// prints the figures.
func TestWhatIsToldForetells(t *testing.T) {
	all, right := 0, 0
	for _, user := range habitual {
		sentences, holds, shown := 0, 0, 0
		for run := range uint64(*habitRuns) {
			brain := user.user(run)
			told, held := asked(t, run, brain, watched(t, run, brain))
			assert.LessOrEqual(t, len(told), schema.MaxHabits)
			for i := range told {
				sentences++
				if held[i].Tested == 0 || held[i].IsSeldom() == told[i].IsSeldom() {
					holds++
				}
			}
			if user.shows != nil && slices.ContainsFunc(told, func(h schema.Habit) bool { return user.shows(&h) }) {
				shown++
			}
		}
		t.Logf("%-10s %5.1f sentences, %d of %d hold, the habit itself in %d of %d runs",
			user.name, float64(sentences)/float64(*habitRuns), holds, sentences, shown, *habitRuns)
		all, right = all+sentences, right+holds
		if slices.Contains([]string{"lazy", "hoarder", "aggressive"}, user.name) {
			assert.Equal(t, *habitRuns, shown, user.name)
		}
	}
	t.Logf("%d of %d sentences hold", right, all)
	assert.Greater(t, 10*right, 9*all)
}

func TestHabitsArePartOfALesson(t *testing.T) {
	k := known(t, "knight", "mage")
	var stated []learning.Change
	for seed := range uint64(6) {
		l := learning.Learn(t.Context(), k, play(t, k, style.Drawn("lazy", 0), seed), learning.Options{Seed: seed})
		k = l.Known
		for _, c := range l.Changes {
			if c.Kind == learning.HabitStated {
				stated = append(stated, c)
			}
		}
	}
	require.NotEmpty(t, stated)
	for _, c := range stated {
		assert.Equal(t, "mage", c.Hero)
		assert.NotEqual(t, c.From, c.To)
		_, ok := schema.ParseHabitKey(c.Trait)
		assert.True(t, ok, c.Trait)
	}
	assert.Empty(t, k.Mine.Habits, "it is the user who has habits")
	assert.NotEmpty(t, k.Theirs.Habits)
}
