package usermodel_test

import (
	"context"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/personas"
	"boardduels/ai/duel/usermodel"
	"boardduels/ai/fit/selfplay"
	"boardduels/ai/fit/trained"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

func document(t *testing.T) *trained.Document {
	t.Helper()
	text, err := os.ReadFile("population.txt")
	require.NoError(t, err)
	d, err := trained.Parse(string(text))
	require.NoError(t, err)
	return d
}

func TestThePopulationTellsWhereItComesFrom(t *testing.T) {
	d := document(t)
	assert.Equal(t, usermodel.PopulationID, d.Head.Brain)
	assert.Equal(t, duel.RulesVersion, d.Head.Rules, "train anew after a change of the rules")
	assert.GreaterOrEqual(t, d.Head.Games, selfplay.MinGames)
	assert.Len(t, d.Head.Pack, 64)
}

func TestThePopulationIsReadAsItIsWritten(t *testing.T) {
	d := document(t)
	p, err := usermodel.Read(d)
	require.NoError(t, err)
	assert.Equal(t, d.String(), (&trained.Document{Head: d.Head, Sections: p.Sections()}).String())
}

func TestDamagedPopulations(t *testing.T) {
	const head = "board-duels-training 1\nbrain population\nseed 1\ndate 2026-11-22\nrules 1\npack x\ngames 1\n"
	for text, problem := range map[string]string{
		"[*]\nkept 1 1\n":                                        "line 8: there is no row telling",
		"[*]\ntelling 1\n":                                       "line 8: there is no row strength",
		"[*]\ntelling 1\nstrength 1 1\n":                         "line 8: there is no row bend",
		"[*]\ntelling 1\nstrength 1 1\nbend 1\n":                 "line 8: there is no row kept",
		"[*]\ntelling 1\nstrength 1 1\nbend 1\nkept 1\n":         "line 12: row kept has 1 numbers, needed are 2",
		"[*]\nstrength 1\ntelling 1\nbend 1\n":                   "line 9: row strength stands before the row telling",
		"[*]\ntelling 1 2\nstrength 1\nbend 1\n":                 "line 10: row strength has 1 numbers, needed are 3",
		"[*]\ntelling 1\nstrength 1 1\nbend 1 2\n":               "line 11: row bend has 2 numbers, needed are 1",
		"[*]\ntelling 1 2\nstrength 1 2 3\nbend 1 2\nown_hp 1\n": "line 12: row own_hp has 1 numbers, needed are 3",
		"[knight]\ntelling 1\nstrength 1 1\nbend 1\n":            "there is no section [*] for all other heroes",
		"[*]\ntelling 1\nstrength 1 1\nbend 1\nkept 1 1\n[*]\n":  "line 13: section [*] stands twice",
	} {
		d, err := trained.Parse(head + text)
		if err == nil {
			_, err = usermodel.Read(d)
		}
		assert.ErrorContains(t, err, problem, text)
	}
	d, err := trained.Parse(strings.Replace(head, "population", "knn", 1))
	require.NoError(t, err)
	_, err = usermodel.Read(d)
	assert.Error(t, err)
}

func seated(brain ai.Brain) usermodel.Player {
	return usermodel.Player{Share: 1, New: func(d *duel.Duel, seat game.Seat, seed uint64) (ai.Player, error) {
		return brain.New(ai.Setup{Duel: d, Seat: seat, Seed: seed})
	}}
}

func small(t *testing.T) *usermodel.Training {
	d := classictest.Duel(t, "knight", "rogue")
	return &usermodel.Training{
		Task:      selfplay.Task{Numbers: d.Numbers(), Heroes: []duel.Hero{*d.Hero(0), *d.Hero(1)}, Seed: 3, Games: selfplay.MinGames},
		Players:   []usermodel.Player{seated(personas.Aggressive), seated(personas.Defensive), seated(personas.Drawn("lazy", 1))},
		Opponents: []usermodel.Player{seated(personas.Defensive)},
	}
}

// The same seed finds the same population, and it is of the players: between them the aggressive and the defensive user
// differ in what hp are worth.
func TestPopulationsAreRepeatable(t *testing.T) {
	var texts [2]string
	for i := range texts {
		p, err := small(t).Population(t.Context())
		require.NoError(t, err)
		texts[i] = (&trained.Document{Sections: p.Sections()}).String()
	}
	assert.Equal(t, texts[0], texts[1])
	assert.Contains(t, texts[0], "[knight]")
	assert.Contains(t, texts[0], "[*]")
	assert.Contains(t, texts[0], "kept_ambush")
}

func TestATrainingThatCannotBe(t *testing.T) {
	ended, end := context.WithCancel(t.Context())
	end()
	_, err := small(t).Population(ended)
	assert.ErrorIs(t, err, context.Canceled)
	broken := small(t)
	broken.Players[1].New = func(*duel.Duel, game.Seat, uint64) (ai.Player, error) { return nil, assert.AnError }
	_, err = broken.Population(t.Context())
	assert.ErrorIs(t, err, assert.AnError)
	few := small(t)
	few.Games--
	_, err = few.Population(t.Context())
	assert.Error(t, err)
}
