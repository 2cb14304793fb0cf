package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/habit"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/lang"
	"boardduels/cmd/duel/resolve"
	"boardduels/internal/quick"
	"boardduels/kb"
	"boardduels/schema"
)

// school is a folder in which the knight's AI has learned from three duels: knowledge in kb, replays in games.
func school(t *testing.T) string {
	t.Helper()
	return copied(t, "school", func(folder string) {
		must(t, folder, "", "match", "--seat1", "precedent", "--seat2", "tree", "--learn", "--kb", "kb", "--save", "games", "-n", "3")
	})
}

func TestKnowledgeIsTracedAndRolledBack(t *testing.T) {
	folder := school(t)
	history := strings.Split(strings.TrimSpace(must(t, folder, "", "knowledge", "history", "knight", "--kb", "kb")), "\n")
	require.Len(t, history, 3)
	assert.Regexp(t, `^2\. \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC: AI Knight against Mage, (won|lost), 2$`, history[1])
	second := must(t, folder, "", "knowledge", "history", "knight", "--kb", "kb", "--match", "2")
	assert.Contains(t, second, history[1])
	assert.Contains(t, second, "Mage: Your style, ")
	assert.NotContains(t, second, " in its head", "nothing is simulated after a match")
	assert.Contains(t, must(t, folder, "", "knowledge", "history", "mage", "--kb", "kb", "--match", "2", "--lang", "uk"), "Маг: Ваш стиль, ")

	show := func(args ...string) string {
		return must(t, folder, "", append([]string{"knowledge", "show", "knight", "--kb", "kb"}, args...)...)
	}
	now, first := show(), show("--after", "1")
	assert.Contains(t, now, fmt.Sprint(practised(t), " simulated duels"))
	assert.Contains(t, now, "What a turn should leave behind")
	assert.Equal(t, first, show("--before", "2"))
	assert.NotEqual(t, now, first)
	assert.Equal(t, must(t, folder, "", "knowledge", "show", "knight"), show("--before", "1"), "the pack's")

	assert.Equal(t, "Knight knows again what it knew after 1.\n", must(t, folder, "", "knowledge", "rollback", "knight", "--kb", "kb", "--to", "1"))
	assert.Equal(t, first, show())
	assert.Contains(t, must(t, folder, "", "knowledge", "history", "knight", "--kb", "kb"), "UTC: rolled back to what was known after 1\n")
	must(t, folder, "", "knowledge", "rollback", "knight", "--kb", "kb", "--undo")
	assert.Equal(t, now, show())
	must(t, folder, "", "knowledge", "rollback", "knight", "--kb", "kb")
	assert.Equal(t, show("--after", "0"), show())
}

// practised returns how many duels the knight has fought with nobody before the first match.
func practised(t *testing.T) int {
	t.Helper()
	var known knowledgeJSON
	require.NoError(t, json.Unmarshal([]byte(must(t, t.TempDir(), "", "knowledge", "show", "knight", "--json")), &known))
	require.NotZero(t, known.Simulated)
	require.Zero(t, known.Won+known.Decisions+known.Observed)
	return known.Simulated
}

func TestKnowledgeForMachines(t *testing.T) {
	folder := school(t)
	var known knowledgeJSON
	require.NoError(t, json.Unmarshal([]byte(must(t, folder, "", "knowledge", "show", "knight", "--kb", "kb", "--json")), &known))
	assert.Equal(t, "knight", known.Hero)
	assert.Equal(t, practised(t), known.Simulated)
	assert.Len(t, known.Cases, 10)
	assert.Len(t, known.Cases[0].Inputs, 14)
	assert.NotZero(t, known.Weights["own_hp"])

	var history []entryJSON
	require.NoError(t, json.Unmarshal([]byte(must(t, folder, "", "knowledge", "history", "mage", "--kb", "kb", "--json")), &history))
	require.Len(t, history, 3)
	assert.Equal(t, "match", history[0].Kind)
	assert.Equal(t, "knight", history[0].Played)
	assert.Equal(t, "1", history[0].Match)
	assert.True(t, history[0].Kept)
	assert.NotEmpty(t, history[0].Changes)
	must(t, folder, "", "knowledge", "rollback", "mage", "--kb", "kb", "--json", "--to", "2")
}

// What was known at some time decides again, on its own, as it did then.
func TestLearnedKnowledgeDecides(t *testing.T) {
	quick.Skip(t, "trains brains")
	folder := school(t)
	assert.Contains(t, must(t, folder, "", "replay", "verify", "games", "--decisions"), "3 replays: 3 verified")

	xml := must(t, folder, "", "knowledge", "show", "knight", "--kb", "kb", "--before", "3", "--xml")
	require.NoError(t, os.WriteFile(filepath.Join(folder, "then.xml"), []byte(xml), 0o644))
	must(t, folder, "", "validate", "then.xml")
	turn := ""
	for _, n := range []string{"1", "2"} { // one of them is the knight's
		decided := must(t, folder, "", "decide", "--replay", "games/3.replay", "--turn", n, "--json")
		if strings.Contains(decided, `"seat": 1`) {
			turn = n
			var own, others []decisionJSON
			require.NoError(t, json.Unmarshal([]byte(decided), &own))
			require.NoError(t, json.Unmarshal([]byte(must(t, folder, "", "decide", "--replay", "games/3.replay", "--turn", n, "--json", "--cases", "then.xml")), &others))
			assert.Equal(t, own, others)
			require.NotEmpty(t, own[0].Rationale.Turn)
			assert.Equal(t, own[0].Decided, own[0].Rationale.Turn[0])
			require.NotEmpty(t, own[0].Rationale.Gains)
			assert.NotEmpty(t, own[0].Rationale.Gains[0].Trait)
		}
	}
	require.NotEmpty(t, turn)
	told := must(t, folder, "", "decide", "--replay", "games/3.replay", "--turn", turn)
	assert.Contains(t, told, "   Plan for the turn: ")
	assert.Contains(t, told, "   What the turn brings, against ending it at once:\n")
}

func TestKnowledgeCommandsTellWhatIsWrong(t *testing.T) {
	folder := school(t)
	for _, c := range []struct {
		args  []string
		code  int
		error string
	}{
		{[]string{"history", "knight"}, cli.ExitUsage, "--kb is missing"},
		{[]string{"rollback", "knight"}, cli.ExitUsage, "--kb is missing"},
		{[]string{"show", "knight", "--before", "2"}, cli.ExitUsage, "--kb is missing"},
		{[]string{"show", "bard", "--kb", "kb"}, cli.ExitUsage, `no hero "bard" in the pack`},
		{[]string{"show"}, cli.ExitUsage, "HERO is missing"},
		{[]string{"show", "knight", "--kb", "nowhere"}, cli.ExitProblem, "nowhere: no such file or directory"},
		{[]string{"show", "knight", "--kb", "kb", "--before", "9"}, cli.ExitProblem, "entry 9 has nothing of hero knight; there are: 1, 2, 3"},
		{[]string{"history", "knight", "--kb", "kb", "--match", "9"}, cli.ExitUsage, "no entry 9 in the history of knight; there are: 1, 2, 3"},
		{[]string{"rollback", "knight", "--kb", "kb", "--to", "9"}, cli.ExitProblem, "after entry 9 isn't kept; kept are: 0, 1–3"},
		{[]string{"show", "knight", "--kb", "kb", "--after", "-1"}, cli.ExitUsage, "--after 0, the beginning"},
		{[]string{"show", "knight", "--kb", "kb", "--before", "-1"}, cli.ExitUsage, "the entry is -1, allowed are"},
		{[]string{"rollback", "knight", "--kb", "kb", "--to", "-1"}, cli.ExitUsage, "--to is -1, allowed are"},
		{[]string{"rollback", "knight", "--kb", "kb", "--undo"}, cli.ExitProblem, "no rollback of hero knight to undo"},
		{[]string{"rollback", "knight", "--kb", "kb", "--undo", "--to", "1"}, cli.ExitUsage, "--to and --undo were given, allowed is one of them"},
	} {
		o := duelIn(t, folder, "", append([]string{"knowledge"}, c.args...)...)
		assert.Equal(t, c.code, o.code, "%v: %s", c.args, o.errors)
		assert.Contains(t, o.errors, c.error, c.args)
	}
	assert.NoDirExists(t, filepath.Join(folder, "nowhere"))

	require.NoError(t, os.WriteFile(filepath.Join(folder, "kb", "000003-knight.xml"), []byte("<cases>"), 0o644))
	o := duelIn(t, folder, "", "knowledge", "show", "knight", "--kb", "kb")
	assert.Equal(t, cli.ExitOK, o.code)
	assert.Contains(t, o.errors, "000003-knight.xml:1:")
	assert.Contains(t, o.out, "Knight: ")
}

// Whatever is wrong in the folder is told by every command that looks there, once, and by the check from then on.
func TestDamageFurtherBackIsTold(t *testing.T) {
	folder := school(t)
	check := func() output { return duelIn(t, folder, "", "knowledge", "check", "--kb", "kb") }
	o := check()
	assert.Equal(t, cli.ExitOK, o.code)
	assert.Equal(t, "Good are 3 entries and 6 states of knowledge.\n", o.out)

	for i, command := range [][]string{{"show", "mage"}, {"history", "mage"}, {"show", "mage", "--after", "3"}, {"rollback", "mage", "--to", "3"}} {
		file := []string{"kb/000002-knight.xml", "kb/000001.xml", "kb/000003-knight.xml", "kb/head.xml"}[i]
		text := read(t, folder, file)
		require.NoError(t, os.WriteFile(filepath.Join(folder, file), []byte(strings.Replace(text, "1", "2", 1)), 0o644))
		command = append(append([]string{"knowledge"}, command...), "--kb", "kb")
		o := duelIn(t, folder, "", command...)
		assert.Equal(t, cli.ExitOK, o.code, o.errors)
		assert.Contains(t, o.errors, filepath.Base(file)+":")
		assert.Equal(t, 1, strings.Count(o.errors, ".damaged-"), o.errors)
		assert.FileExists(t, filepath.Join(folder, file+".damaged-1"))
		assert.Empty(t, duelIn(t, folder, "", command...).errors)
	}
	o = check()
	assert.Equal(t, cli.ExitProblem, o.code)
	assert.Contains(t, o.out, "000002-knight.xml: it was damaged or deleted; kept is 000002-knight.xml.damaged-1\n")
	assert.Contains(t, o.out, "head.xml.damaged-1: it was found as head.xml, damaged or foreign, and set aside\n")
	assert.Contains(t, o.errors, "files that are damaged, missing or foreign: 4")
	assert.Contains(t, duelIn(t, folder, "", "knowledge", "check", "--kb", "kb", "--json").out, `"problems": [`)
	assert.Equal(t, cli.ExitUsage, duelIn(t, folder, "", "knowledge", "check").code)
	assert.Equal(t, cli.ExitProblem, duelIn(t, folder, "", "knowledge", "check", "--kb", "nowhere").code)
	history := must(t, folder, "", "knowledge", "history", "knight", "--kb", "kb")
	assert.Contains(t, history, "1. can’t be read: 000001.xml: it was damaged or deleted; kept is 000001.xml.damaged-1\n")
}

func TestReplayTellsWhy(t *testing.T) {
	folder := school(t)
	told := must(t, folder, "", "replay", "show", "games/3.replay", "--why")
	assert.Regexp(t, `Knight played [A-Z][\w ]+ because that worked best when it tried its turn out in its head\. It won \d+% of the duels`,
		strings.Join(strings.Fields(told), " "))
	assert.Contains(t, told, "Plan for the turn: ")
	assert.Contains(t, told, "Mage played ", "the tree, too")
	assert.NotContains(t, must(t, folder, "", "replay", "show", "games/3.replay"), "because")

	var moments []momentJSON
	imagined := 0
	require.NoError(t, json.Unmarshal([]byte(must(t, folder, "", "replay", "show", "games/3.replay", "--why", "--json")), &moments))
	for _, m := range moments[1:] {
		require.NotNil(t, m.Why)
		assert.Equal(t, m.Seat == 1, len(m.Why.Cases) > 0, "only the knight remembers")
		for i, turn := range m.Why.Imagined {
			assert.Equal(t, i == 0, slices.Equal(turn.Turn, m.Why.Turn), "the first is the chosen one, %s", m.Action)
			imagined += turn.Duels
		}
	}
	assert.Positive(t, imagined)
	assert.Nil(t, moments[0].Why)
}

// What was found damaged is told, whatever it is that a command shows: the AI's answers to habits, for which it needs
// what is known of all heroes, or what is measured.
func TestDamageIsToldBesideWhatIsShown(t *testing.T) {
	folder := t.TempDir()
	pack, err := resolve.LoadPack(t.Context(), "classic")
	require.NoError(t, err)
	store, err := kb.Open(filepath.Join(folder, "kb"))
	require.NoError(t, err)
	for _, hero := range []string{"knight", "mage"} {
		known, err := kb.ForHero(pack, hero)
		require.NoError(t, err)
		known.Habits = []schema.Habit{{HabitKey: schema.HabitKey{When: "hurt", Does: "defends"}, Status: schema.Stated, Seen: 24, Done: 19, Usual: 0.4}}
		require.NoError(t, store.Save(t.Context(), known))
	}
	assert.Contains(t, must(t, folder, "", "knowledge", "show", "mage", "--kb", "kb"), "you mostly play a defence")
	for i, args := range [][]string{{"show", "mage", "--after", "2"}, {"coverage", "mage", "--duels", "1"}} {
		file := filepath.Join(folder, "kb", []string{"000001-knight.xml", "000002-mage.xml"}[i])
		require.NoError(t, os.WriteFile(file, []byte("<cases>"), 0o644))
		o := duelIn(t, folder, "", append([]string{"knowledge", "--kb", "kb"}, args...)...)
		assert.Equal(t, cli.ExitOK, o.code, o.errors)
		assert.Contains(t, o.errors, filepath.Base(file)+":")
		assert.Equal(t, 1, strings.Count(o.errors, ".damaged-"), o.errors)
	}
}

// What is told of the user stands among what is known, with its figures; what is only counted doesn't.
func TestHabitsOfTheUserAreShown(t *testing.T) {
	known := &kb.Knowledge{Hero: "mage", Habits: []schema.Habit{
		{HabitKey: schema.HabitKey{When: "hurt", Does: "defends"}, Status: schema.Stated, Seen: 24, Done: 19, Usual: 0.4, Tested: 12, Held: 9, Chance: 0.5},
		{HabitKey: schema.HabitKey{When: "early", Does: "one"}, Seen: 24},
		{HabitKey: schema.HabitKey{When: "early", Does: schema.PlaysCard, Card: "smite"}, Status: schema.Forbidden},
	}}
	var text strings.Builder
	tr, err := lang.Translator("en")
	require.NoError(t, err)
	answers := habit.Answers{"hurt": {Does: "strikes", Turns: 50, Done: 31, Unaware: 24, Differs: true}}
	(&knowing{t: tr}).habits(&text, explanation.Told(known.Habits), answers)
	assert.Contains(t, text.String(), `
What it says of the user who plays this hero:
  With less than half of your hp you mostly play a defence.
      19 of 24 turns, 79%; most people 40%. Since it was said: 9 of 12.
      It then attacks with two cards or more in 62% of its turns; if it didn’t know you, in 48%.
`)
	assert.NotContains(t, text.String(), "first two rounds")
	told := knowledgeOf(known, answers).Habits
	require.Len(t, told, 2)
	assert.Equal(t, habitJSON{"hurt", "defends", "", "stated", told[0].Share, 24, 19, number(known.Habits[0].Usual), 12, 9, 0.5, &answerJSON{"strikes", 50, 31, 24, true}}, told[0])
	assert.Equal(t, "forbidden", told[1].Status)
	assert.Nil(t, told[1].Answer)
}
