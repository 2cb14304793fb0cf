package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/forecast"
	"boardduels/ai/duel/forecast/forecasttest"
	"boardduels/schema"
)

// What an AI sealed is told turn by turn, and counted, with what became of its claim, in both languages, and for
// machines.
func TestWhatWasForetoldIsShown(t *testing.T) {
	folder := t.TempDir()
	r := forecasttest.Begin(t, "rogue", "mage", 1)
	seat := &r.Seats[forecasttest.Seat]
	own, foe, err := seat.Known()
	require.NoError(t, err)
	foe.Habits = append(foe.Habits, schema.Habit{HabitKey: schema.HabitKey{When: "always", Does: "attacks"}, Status: schema.Stated, Seen: 20, Done: 18, Usual: 0.5})
	seat.Know(own, foe)
	turns := forecasttest.Play(t, r, 1<<20)
	score := forecast.ScoreOf(turns)
	require.Positive(t, score.Foreseen)
	require.Less(t, score.Foreseen, score.Turns)
	text, err := r.MarshalText()
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "sealed.replay"), text, 0o600))

	shown := must(t, folder, "", "replay", "show", "sealed.replay")
	assert.Regexp(t, `Foretold +Mage foresaw \d of \d turns?; as a stranger \d; outwitted: \d`, shown)
	assert.Regexp(t, `Claim +I had said of you: “On the whole you mostly attack.”`, shown)
	assert.Regexp(t, `Taught +.+ (more|less) often than I thought: [^.]+\. Your\s+turn\s+in\s+round\s+\d+`, shown)
	assert.Regexp(t, `This was foretold: .+ \(\d+ %\)\.`, shown)
	assert.Regexp(t, `Foretold\s+was\s[^(]+\(\d+\s%\);\s+this\s+was\s+given\s+\d+\s+%`, shown)
	assert.Equal(t, len(turns), len(regexp.MustCompile(`Without\s+the\s+hand:`).FindAllString(shown, -1)))
	assert.Regexp(t, `Передбачено +Маг: передбачено \d`, must(t, folder, "", "replay", "show", "sealed.replay", "--lang", "uk"))

	var moments []struct {
		Action   string
		Foretold *struct {
			Expected  []string
			Sure      int
			Foreseen  bool
			First     bool     `json:"foreseen_first"`
			Guess     []string `json:"expected_blind"`
			GuessSure int      `json:"sure_blind"`
			Outwitted bool
		}
	}
	require.NoError(t, json.Unmarshal([]byte(must(t, folder, "", "replay", "show", "sealed.replay", "--json")), &moments))
	var foreseen, told int
	for _, m := range moments {
		if m.Foretold != nil {
			told++
			assert.Equal(t, "end", m.Action)
			assert.Positive(t, m.Foretold.Sure)
			turn := &turns[told-1]
			assert.Equal(t, turn.ForesawFirst(&turn.Known), m.Foretold.First)
			assert.Len(t, m.Foretold.Guess, len(turn.Blind.Cards))
			assert.Equal(t, turn.Blind.Sure, m.Foretold.GuessSure)
			if m.Foretold.Foreseen {
				foreseen++
			}
		}
	}
	assert.Equal(t, len(turns), told)
	assert.Equal(t, score.Foreseen, foreseen)
}
