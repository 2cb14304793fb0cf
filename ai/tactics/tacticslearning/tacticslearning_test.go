package tacticslearning_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/board/contest"
	"boardduels/ai/tactics/cunning"
	"boardduels/ai/tactics/tacticslearning"
	"boardduels/ai/tactics/tacticsprecedent"
	"boardduels/ai/tactics/tacticstest"
	"boardduels/kb"
	"boardduels/runtime/tactics"
	"boardduels/schema"
)

// played plays a game of the AI against zombies.
func played(t *testing.T, g *tactics.Game, k *kb.Knowledge, seed uint64) *tacticslearning.Episode {
	t.Helper()
	players := [2]board.Player[tactics.View, tactics.Action]{
		tacticsprecedent.Brain("mine", func() *kb.Knowledge { return k }).New(board.Setup{Seed: seed, Tacit: true}),
		cunning.Brain("user", cunning.Zombies()).New(board.Setup{Seed: seed + 1, Tacit: true}),
	}
	e := &tacticslearning.Episode{Seat: 0}
	for s := g.Start(seed); !s.Over; {
		view := g.View(&s, s.Mover)
		a, _, err := players[s.Mover].Decide(t.Context(), &view, g.Legal(&s, nil))
		require.NoError(t, err)
		before := s
		require.NoError(t, g.Apply(&s, a, nil))
		e.Observe(&before, a, &s)
	}
	return e
}

func untrained() *kb.Knowledge { return tacticsprecedent.Initial().Untrained() }

// A lesson is a pure function: the same to the bit, and what was known before stays.
func TestALessonIsAFunction(t *testing.T) {
	g := tacticstest.Skirmish(t)
	before, kept := untrained(), untrained()
	e := played(t, g, before, 1)
	o := tacticslearning.Options{Seed: 9, Games: 6}
	once, again := tacticslearning.Learn(t.Context(), g, before, e, o), tacticslearning.Learn(t.Context(), g, before, e, o)
	assert.Equal(t, once, again)
	assert.Equal(t, kept, before)
	o.Seed = 10
	assert.NotEqual(t, once, tacticslearning.Learn(t.Context(), g, before, e, o), "another seed is another session")
}

// What was learned goes through a document of cases, as the duel's does, and comes back as it was.
func TestWhatWasLearnedGoesThroughAFile(t *testing.T) {
	g := tacticstest.Skirmish(t)
	k := untrained()
	for n := range uint64(3) {
		k = tacticslearning.Learn(t.Context(), g, k, played(t, g, k, n), tacticslearning.Options{Seed: n, Games: 6})
	}
	assert.Equal(t, 18, k.Experience.Simulated)
	assert.Positive(t, k.Experience.Decisions)
	assert.Positive(t, k.Experience.Observed)
	assert.NotEmpty(t, k.Style)
	file := filepath.Join(t.TempDir(), "tactics.xml")
	d := schema.NewCaseBase(tacticsprecedent.Hero, schema.Cases{
		Cases: k.Cases, Weights: k.Weights, Style: k.Style, Enemies: k.Enemies, Habits: k.Habits,
		Won: k.Experience.Won, Decisions: k.Experience.Decisions, Simulated: k.Experience.Simulated, Observed: k.Experience.Observed,
	})
	require.NoError(t, os.WriteFile(file, []byte(d.Source()), 0o600))
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	read := schema.Parse(schema.CasesKind, schema.FileOf(schema.CasesKind, tacticsprecedent.Hero), string(text))
	for _, found := range read.Diagnostics() {
		assert.NotEqual(t, schema.Error, found.Severity, found)
	}
	assert.Equal(t, k, untrained().With(read))
	assert.Equal(t, tacticsprecedent.Learned(k), tacticsprecedent.Learned(untrained().With(read)))
}

// Of an episode without turns nothing is learned but what practice teaches.
func TestNobodyTeachesPracticeAlone(t *testing.T) {
	g := tacticstest.Skirmish(t)
	k := tacticslearning.Learn(t.Context(), g, untrained(), &tacticslearning.Episode{}, tacticslearning.Options{Seed: 1, Games: 4})
	practised := tacticslearning.Practice(t.Context(), g, untrained(), tacticslearning.Options{Seed: 1, Games: 4})
	assert.Equal(t, practised, k)
	assert.True(t, k.Experience.IsPractice())
	assert.Empty(t, k.Style)
}

// The cases that were used are credited, and their shares are shares.
func TestCasesAreCredited(t *testing.T) {
	g := tacticstest.Skirmish(t)
	e := played(t, g, untrained(), 4)
	k := tacticslearning.Learn(t.Context(), g, untrained(), e, tacticslearning.Options{})
	var used float32
	for _, c := range k.Cases {
		assert.GreaterOrEqual(t, c.Frequency, float32(0))
		assert.LessOrEqual(t, c.Frequency, float32(1))
		used += c.Frequency
	}
	assert.Positive(t, used)
	assert.LessOrEqual(t, len(k.Cases), schema.MaxCases)
	turns := 0
	for _, turn := range e.Turns {
		if turn.Board.Mover == e.Seat {
			turns++
		}
	}
	assert.Equal(t, turns, k.Experience.Decisions)
}

// Some practice beats what the experts wrote. Seeds 1 and 2; the experts win a fifth.
func TestPracticePays(t *testing.T) {
	g := tacticstest.Skirmish(t)
	k := tacticslearning.Practice(t.Context(), g, untrained(), tacticslearning.Options{Seed: 1, Games: 150})
	brain := func(id string, k *kb.Knowledge) board.Brain[tactics.View, tactics.Action] {
		return tacticsprecedent.Brain(id, func() *kb.Knowledge { return k })
	}
	r, err := contest.Play(t.Context(), g, brain("practised", k), brain("experts", untrained()), contest.Task{Pairs: 30, Seed: 2, Opening: 2})
	require.NoError(t, err)
	assert.Greater(t, r.Score().Low, 0.5, "%v", r)
}
