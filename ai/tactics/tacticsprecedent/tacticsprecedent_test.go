package tacticsprecedent_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/board/boardtest"
	"boardduels/ai/tactics/plan"
	"boardduels/ai/tactics/tacticsprecedent"
	"boardduels/ai/tactics/tacticstest"
	"boardduels/ai/tactics/trait"
	"boardduels/kb"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
	"boardduels/schema"
)

// The documents are those of the duel's format without a finding: ten cases, the tables of three experts.
func TestTheDocumentsAreSound(t *testing.T) {
	pack, _ := schema.LoadPack(kb.Classic())
	for _, kind := range []schema.Kind{schema.CasesKind, schema.PrioritiesKind} {
		d := pack.Find(kind, tacticsprecedent.Hero)
		require.NotNil(t, d)
		for _, found := range d.Diagnostics() {
			t.Error(found)
		}
	}
	assert.Len(t, tacticsprecedent.Initial().Cases, schema.MaxCases)
	experts, ok := pack.Find(schema.PrioritiesKind, tacticsprecedent.Hero).Experts()
	require.True(t, ok)
	assert.Len(t, experts, 3)
	assert.Nil(t, pack.Find(schema.HeroKind, tacticsprecedent.Hero), "there is no hero: the format of cases needs none")
}

// The documents' table of fields names the signals, the kinds of deed and the traits that the brain has.
func TestTheFieldTableKnowsTheGame(t *testing.T) {
	pack, _ := schema.LoadPack(kb.Classic())
	signals := schema.SignalsOf(pack.Find(schema.CasesKind, tacticsprecedent.Hero).Game())
	require.NotNil(t, signals)
	var traits []string
	for id := range trait.ID(trait.Count) {
		traits = append(traits, trait.Name(id))
	}
	assert.Equal(t, traits, signals.Traits)
	for kind, signal := range signals.Outputs {
		deed := plan.Deed(kind)
		title := map[plan.Deed]string{plan.Strike: "Strike", plan.Guard: "Guard", plan.Finish: "Kill", plan.Advance: "Advance"}[deed]
		assert.Equal(t, title, signal.Title.In("en"))
	}
	assert.Equal(t, "Own wizards", signals.Inputs[slices.Index(trait.InputNames[:], "wizards")].Title.In("en"))
}

// Every weight of the documents names a trait of the game.
func TestWeightsNameTraits(t *testing.T) {
	k := tacticsprecedent.Initial()
	known := k.Weights
	for i := range k.Cases {
		known = append(known, k.Cases[i].Weights...)
	}
	require.NotEmpty(t, known, "they have practised")
	for _, w := range known {
		_, ok := trait.Find(w.Of)
		assert.True(t, ok, w.Of)
	}
}

func brainOf(k *kb.Knowledge) board.Brain[tactics.View, tactics.Action] {
	return tacticsprecedent.Brain("precedent", func() *kb.Knowledge { return k })
}

func TestBothWaysToDecideHaveReasons(t *testing.T) {
	g := tacticstest.Skirmish(t)
	for name, k := range map[string]*kb.Knowledge{"learned": tacticsprecedent.Initial(), "experts": tacticsprecedent.Initial().Untrained()} {
		t.Run(name, func(t *testing.T) { boardtest.Reasons(t, g, brainOf(k)) })
	}
}

// The terms of a reason add up to its score, unless the turn decides the game.
func TestTermsAddUp(t *testing.T) {
	g, err := tactics.New(tactics.Standard)
	require.NoError(t, err)
	s := g.Start(2)
	p := brainOf(tacticsprecedent.Initial()).New(board.Setup{Seed: 1})
	for range 20 {
		view := g.View(&s, s.Mover)
		a, r, err := p.Decide(t.Context(), &view, g.Legal(&s, nil))
		require.NoError(t, err)
		for _, c := range r.Candidates {
			sum := 0.
			for _, term := range c.Terms {
				sum += term.Amount
			}
			if len(c.Terms) > 0 {
				assert.InDelta(t, c.Score, sum, 1e-6)
			}
		}
		require.NoError(t, g.Apply(&s, a, nil))
	}
}

// By the experts alone a unit does the kind of deed with the highest priority that it can do: here all kinds can be
// done, and the case says which.
func TestCasesDecideByTheExpertsAlone(t *testing.T) {
	g := tacticstest.Game(t, "F...w.....", "..........", ".........f")
	for kind, want := range map[int]string{1: "none", 2: "a1-d1 e"} {
		k := *tacticsprecedent.Initial().Untrained()
		s := g.Start(0)
		turns := tacticsprecedent.NewTurns(&k)
		turns.Begin(&s.Board, game.NewStream(0, 0))
		c := schema.Case{Inputs: turns.Seen.Inputs, Potency: 1, Frequency: 1}
		c.Outputs[kind] = 1
		k.Cases = []schema.Case{c}
		view := g.View(&s, 0)
		a, r, err := brainOf(&k).New(board.Setup{Seed: 1}).Decide(t.Context(), &view, g.Legal(&s, nil))
		require.NoError(t, err)
		if want == "none" {
			assert.Equal(t, tactics.Nowhere, a.Attack, "who guards doesn't strike")
			continue
		}
		assert.Equal(t, want, a.String())
		assert.Equal(t, "finish", r.Candidates[0].Terms[0].Name)
	}
}

// Who comes in the middle of a turn, as when a game is resumed, decides as who has planned it from its beginning.
func TestAResumedGameGoesOnAlike(t *testing.T) {
	g, err := tactics.New(tactics.Standard)
	require.NoError(t, err)
	b := brainOf(tacticsprecedent.Initial())
	old := b.New(board.Setup{Seed: 3})
	s := g.Start(5)
	for range 24 {
		view := g.View(&s, s.Mover)
		legal := g.Legal(&s, nil)
		a, _, err := old.Decide(t.Context(), &view, legal)
		require.NoError(t, err)
		again, _, err := b.New(board.Setup{Seed: 3, Tacit: true}).Decide(t.Context(), &view, legal)
		require.NoError(t, err)
		require.Equal(t, a, again)
		require.NoError(t, g.Apply(&s, a, nil))
	}
}
