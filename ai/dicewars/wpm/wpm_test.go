package wpm_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/dicewars/attackchoice"
	"boardduels/ai/dicewars/wpm"
	"boardduels/ai/fit/trained"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

// strip is the board of a game on areas in a row, by who has each and how many dice.
func strip(t *testing.T, owners []game.Seat, dice []int8) (*dicewars.Game, dicewars.State) {
	t.Helper()
	row := ""
	for i := range owners {
		row += string(rune('a' + i))
	}
	m, err := dicewars.ReadRows([]string{row})
	require.NoError(t, err)
	m.Owners, m.Dice = owners, dice
	g, err := dicewars.New(dicewars.Setup{Seats: 2, Map: m})
	require.NoError(t, err)
	return g, g.Start(0)
}

// decide returns what the brain of a model does at the start of a game, and why.
func decide(t *testing.T, m *wpm.Model, owners []game.Seat, dice []int8) (dicewars.Action, *attackchoice.Rationale) {
	t.Helper()
	g, s := strip(t, owners, dice)
	v := g.View(&s, s.Mover)
	a, r, err := wpm.Brain("wpm", func() *wpm.Model { return m }).New(board.Setup{}).Decide(t.Context(), &v, g.Legal(&s, nil))
	require.NoError(t, err)
	return a, r
}

// A model that wants regions alone joins two of its own: that gains more than dice do, which it doesn't look at.
func TestRegionsAreJoined(t *testing.T) {
	a, r := decide(t, model(t, "seats_2 0 1 0 -1 0"), []game.Seat{1, 0, 1, 0, 0}, []int8{1, 4, 1, 4, 4})
	assert.Equal(t, dicewars.Action{From: 1, To: 2}, a)
	assert.Equal(t, "if_taken", r.Candidates[0].Terms[0].Name)
	sum := r.Candidates[0].Terms[0].Amount + r.Candidates[0].Terms[1].Amount
	assert.InDelta(t, r.Candidates[0].Score, sum, 1e-12)
}

// Where new dice are worth more than any attack, only eight dice attack.
func TestOnlyEightDiceAttackWhereEndingIsBest(t *testing.T) {
	dice := model(t, "seats_2 0 0 3 0 0")
	a, r := decide(t, dice, []game.Seat{0, 1, 0, 0, 1}, []int8{7, 3, 1, 7, 3})
	assert.Equal(t, dicewars.End, a)
	assert.Equal(t, "new_dice", r.Candidates[0].Terms[0].Name)
	a, _ = decide(t, dice, []game.Seat{0, 1, 0, 0, 1}, []int8{7, 3, 1, 8, 3})
	assert.Equal(t, dicewars.Action{From: 3, To: 4}, a)
}

// model returns a model for duels; those for more seats are of no matter.
func model(t *testing.T, duel string) *wpm.Model {
	t.Helper()
	text := wpm.New().Document(trained.Head{Date: "2026-11-25", Pack: "none"}).String()
	before, after, _ := strings.Cut(text, "seats_2")
	_, after, _ = strings.Cut(after, "\n")
	d, err := trained.Parse(before + duel + "\n" + after)
	require.NoError(t, err)
	m, err := wpm.Read(d)
	require.NoError(t, err)
	return m
}

// Who had more dice has won: from samples of that, a model learns to look at dice.
func TestFit(t *testing.T) {
	m := model(t, "seats_2 0 0 0 0 0")
	var samples []wpm.Sample
	for i := range 4000 {
		mine, theirs := int8(1+i%8), int8(1+(i/8)%8)
		_, s := strip(t, []game.Seat{0, 1}, []int8{mine, theirs})
		winner := game.Seat(0)
		if theirs > mine {
			winner = 1
		}
		samples = append(samples, wpm.NewSample(&s.Board, winner))
	}
	m.Fit(samples)
	numbers := m.Document(trained.Head{}).Sections[0].Rows[0].Numbers
	assert.Greater(t, numbers[2], float32(0.5))
	assert.Less(t, numbers[4], float32(-0.5))
}

func TestTheFileIsReadAsItWasWritten(t *testing.T) {
	m := wpm.Trained()
	text := m.Document(trained.Head{Date: "2026-11-25", Pack: "none"}).String()
	d, err := trained.Parse(text)
	require.NoError(t, err)
	again, err := wpm.Read(d)
	require.NoError(t, err)
	assert.Equal(t, m, again)
}

func TestDamagedFiles(t *testing.T) {
	text := wpm.New().Document(trained.Head{Date: "2026-11-25", Pack: "none"}).String()
	for old, wrong := range map[string][2]string{
		"brain dicewars_wpm": {"brain knn", `the file is of brain "knn", not of "dicewars_wpm"`},
		"seats_3":            {"seats_9", `row "seats_9" stands where seats_3 must`},
		"[weights]":          {"[other]", "the file must have one section, [weights], with 7 rows"},
		"seats_2 0":          {"seats_2 0 1", "row seats_2 has 6 numbers, needed are 5"},
	} {
		d, err := trained.Parse(strings.Replace(text, old, wrong[0], 1))
		require.NoError(t, err)
		_, err = wpm.Read(d)
		assert.EqualError(t, err, wrong[1])
	}
}
