package learning_test

import (
	"flag"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/perceptron"
	"boardduels/ai/duel/personas"
	"boardduels/ai/duel/tree"
	"boardduels/internal/quick"
	"boardduels/kb"
	"boardduels/schema"
)

var habitRuns = flag.Int("habit-runs", 2, "runs with each user whose habits are told")

// habitual is a user by run, what shows its habit, and its twin, who is the same but for the habit.
type habitual struct {
	name       string
	user, twin func(run uint64) ai.Brain
	shows      func(h *schema.Habit) bool // nil: not asked for
}

var habituals = []habitual{
	{"tree", the(tree.Brain), nil, nil},
	{"evaluation", the(perceptron.Brain), nil, nil},
	{"aggressive", the(personas.Aggressive), drawn("plain"), func(h *schema.Habit) bool {
		return h.Does == "attacks_only" && !h.IsSeldom() || defends(h) && h.IsSeldom()
	}},
	{"lazy", drawn("lazy"), drawn("plain"), playsFew},
	{"hoarder", drawn("hoarder"), drawn("plain"), saves},
	{"spender", drawn("spender"), drawn("plain"), func(h *schema.Habit) bool {
		return keeps(h) && h.IsSeldom() || h.Does == "spends" && !h.IsSeldom()
	}},
	{"eager", drawn("eager"), drawn("plain"), func(h *schema.Habit) bool { return h.Does == schema.PlaysCard && !h.IsSeldom() }},
	{"opener", drawn("opener"), drawn("plain"), opens},
	{"ranker", drawn("ranker"), drawn("plain"), func(h *schema.Habit) bool { return h.Does == schema.PlaysCard }},
	{"guard", drawn("guard"), drawn("plain"), func(h *schema.Habit) bool { return isHurt(h) && protects(h) && !h.IsSeldom() }},
	{"finisher", drawn("finisher"), drawn("plain"), finishes},
	{"panicky", drawn("panicky"), drawn("plain"), func(h *schema.Habit) bool { return h.When == "dying" }},
	{"plain", drawn("plain"), nil, nil},
}

func the(brain ai.Brain) func(uint64) ai.Brain { return func(uint64) ai.Brain { return brain } }

func drawn(habit string) func(uint64) ai.Brain {
	return func(run uint64) ai.Brain { return personas.Drawn(habit, run) }
}

func keeps(h *schema.Habit) bool   { return strings.HasPrefix(h.Does, "keeps_") }
func defends(h *schema.Habit) bool { return strings.HasPrefix(h.Does, "defends") }
func attacks(h *schema.Habit) bool {
	return slices.Contains([]string{"attacks", "strikes", "attacks_only"}, h.Does)
}
func protects(h *schema.Habit) bool { return defends(h) || h.Does == "heals" || h.Does == "shields" }
func isHurt(h *schema.Habit) bool   { return h.When == "hurt" || h.When == "dying" }
func saves(h *schema.Habit) bool {
	return keeps(h) && !h.IsSeldom() || h.Does == "spends" && h.IsSeldom()
}

func playsFew(h *schema.Habit) bool {
	return (h.Does == "one" || h.Does == "few") && !h.IsSeldom() || h.Does == "many" && h.IsSeldom()
}

func opens(h *schema.Habit) bool { return h.When == "early" && h.Does == schema.PlaysCard }

func finishes(h *schema.Habit) bool {
	return (h.When == "foe_hurt" || h.When == "foe_dying") &&
		(attacks(h) && !h.IsSeldom() || protects(h) && h.IsSeldom())
}

// watched returns what is known after twelve games with a user.
func watched(t require.TestingT, run uint64, user ai.Brain) learning.Known {
	heroes := pack.IDs(schema.HeroKind)
	mine, theirs, err := kb.ForHeroes(pack, heroes[run%4], heroes[(run+1+run/4)%4])
	require.NoError(t, err)
	k := learning.Known{Mine: mine, Theirs: theirs}
	for game := range uint64(12) {
		seed := 1000*run + game
		k = learning.Learn(k, play(t, k, user, seed), learning.Options{Seed: seed}).Known
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
		later = learning.Learn(later, play(t, k, user, seed), learning.Options{Seed: seed}).Known
	}
	for _, h := range told {
		i := slices.IndexFunc(later.Theirs.Habits, func(other schema.Habit) bool { return other.HabitKey == h.HabitKey })
		held = append(held, later.Theirs.Habits[i])
	}
	return told, held
}

// saysIt reports whether the habit of a user is among what is known.
func (u *habitual) saysIt(known []schema.Habit) bool {
	return u.shows != nil && slices.ContainsFunc(known, func(h schema.Habit) bool { return h.IsTold() && u.shows(&h) })
}

// foretells prints what is told of users after twelve games, and how it does in twenty more. It returns of all
// sentences how many hold: that the user does it more than people do, or less.
func foretells(t *testing.T, users []habitual) (all, right int) {
	for _, user := range users {
		sentences, holds, says, twins := 0, 0, 0, 0
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
			says += one(user.saysIt(told))
			if user.twin != nil {
				twins += one(user.saysIt(watched(t, run, user.twin(run)).Theirs.Habits))
			}
		}
		t.Logf("%-10s %5.1f sentences, %d of %d hold, the habit itself in %d of %d runs, of its twin in %d",
			user.name, float64(sentences)/float64(*habitRuns), holds, sentences, says, *habitRuns, twins)
		all, right = all+sentences, right+holds
		if slices.Contains([]string{"lazy", "hoarder"}, user.name) {
			assert.Equal(t, *habitRuns, says, user.name)
		}
	}
	t.Logf("%d of %d sentences hold", right, all)
	return all, right
}

func one(is bool) int {
	if is {
		return 1
	}
	return 0
}

// What the AI says of a user after twelve games foretells twenty more. What users with a habit are known for is among
// it. `go test ./ai/duel/learning -run WhatIsTold -v -habit-runs 32` prints the figures.
func TestWhatIsToldForetells(t *testing.T) {
	quick.Statistics(t)
	all, right := foretells(t, habituals)
	assert.Greater(t, 10*right, 9*all)
}

func TestHabitsArePartOfALesson(t *testing.T) {
	k := known(t, "knight", "mage")
	var stated []learning.Change
	for seed := range uint64(6) {
		l := learning.Learn(k, play(t, k, personas.Drawn("lazy", 0), seed), learning.Options{Seed: seed})
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
