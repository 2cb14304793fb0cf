package balance_test

import (
	"context"
	"errors"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/duelrandom"
	"boardduels/editor/balance"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/kb/classic/classictest"
	"boardduels/schema"
)

var judges = balance.Judges(duelbrains.Known())

func classicPack() *schema.Pack {
	pack := classictest.Pack()
	return pack
}

// edited returns a pack with other texts in fields of documents: file, path and text in turn.
func edited(t testing.TB, pack *schema.Pack, edits ...string) *schema.Pack {
	t.Helper()
	for i := 0; i < len(edits); i += 3 {
		document, err := pack.Document(edits[i]).Set(edits[i+1], edits[i+2])
		require.NoError(t, err)
		pack = pack.With(document)
	}
	return pack
}

// question asks what an edit of the classic pack does, in few duels.
func question(t testing.TB, edits ...string) balance.Comparison {
	t.Helper()
	c := balance.Question(classicPack(), edited(t, classicPack(), edits...), judges[:2])
	c.Most = 400
	return c
}

func run(t testing.TB, c balance.Comparison) *balance.Result {
	t.Helper()
	r, err := c.Run(t.Context(), &balance.Memory{}, func(*balance.Result) {})
	require.NoError(t, err)
	return r
}

func TestTheQuickBrainsAreThere(t *testing.T) {
	assert.Equal(t, []string{balance.Tree, balance.Evaluation, balance.Precedent}, judges.IDs())
	assert.Empty(t, balance.Judges(ai.Brains{duelrandom.Brain}))
}

func TestADearerCardIsClearlyWorse(t *testing.T) {
	raceflag.Skip(t, "plays very many duels as others here do with few")
	c := question(t, "cards/cleave.xml", "cost", "2")
	var reports []*balance.Result
	r, err := c.Run(t.Context(), &balance.Memory{}, func(r *balance.Result) { reports = append(reports, r) })
	require.NoError(t, err)
	require.NotEmpty(t, reports)
	assert.Equal(t, reports[len(reports)-1].Verdict, r.Verdict, "what the edit can't touch adds nothing to the answer")
	assert.True(t, r.Answered)
	assert.True(t, r.Complete)
	assert.Equal(t, balance.Moved, r.Verdict.Kind)
	v := r.Verdict.Change
	assert.Equal(t, "knight", v.Hero, "whose card it is")
	assert.Less(t, v.Change.High, 0.0)
	assert.InDelta(t, v.After-v.Before, v.Change.Value, 1e-12)
	require.Len(t, r.Changes, 2*3, "the Knight against three, in the hands of two")
	for _, c := range r.Changes {
		assert.Equal(t, "knight", c.Hero)
	}
	for _, b := range r.Balance.Brains {
		assert.Len(t, b.Packs[1].Cells, 6)
		for _, cell := range b.Packs[1].Cells {
			assert.Equal(t, r.Duels, cell.Duels, "also of pairs that the edit can't touch")
		}
	}
	assert.Less(t, reports[0].Balance.Duels, r.Balance.Duels)
}

func TestAnEditOfNamesTouchesNothing(t *testing.T) {
	raceflag.Skip(t, "plays very many duels as others here do with few")
	r := run(t, question(t, "cards/cleave.xml", "name", "Chop"))
	assert.Equal(t, balance.Untouched, r.Verdict.Kind)
	assert.Empty(t, r.Changes)
	for _, b := range r.Balance.Brains {
		assert.Equal(t, b.Packs[0], b.Packs[1])
	}
}

// Knowledge touches only those who use it.
func TestAnEditOfCasesTouchesWhoHasCases(t *testing.T) {
	quick.Skip(t, "counts thousands of duels")
	c := question(t)
	c.Brains, c.Most = judges, 200
	document := c.Before.Document("cases/mage.xml")
	c.After = c.Before.With(document.WithSource(document.Source() + "<!-- other -->"))
	r := run(t, c)
	require.Len(t, r.Changes, 3)
	for _, c := range r.Changes {
		assert.Equal(t, balance.Precedent, c.Brain)
		assert.Zero(t, c.Change.Value)
	}
}

func TestTwoRunsAreEqualAndMemoryChangesNothing(t *testing.T) {
	quick.Skip(t, "measures balance")
	// One is left to the editor: so several share the memory on any machine.
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(4))
	c := question(t, "heroes/mage.xml", "hp", "36")
	c.Least, c.Most = raceflag.Few(c.Least, 2), raceflag.Few(c.Most, 40)
	m := &balance.Memory{}
	first, err := c.Run(t.Context(), m, func(*balance.Result) {})
	require.NoError(t, err)
	again, err := c.Run(t.Context(), m, func(*balance.Result) {})
	require.NoError(t, err)
	assert.Equal(t, first, again)
	assert.Equal(t, first, run(t, c))
}

func TestCancelling(t *testing.T) {
	c := question(t, "heroes/mage.xml", "hp", "36")
	ctx, stop := context.WithCancel(t.Context())
	_, err := c.Run(ctx, &balance.Memory{}, func(*balance.Result) { stop() })
	assert.ErrorIs(t, err, context.Canceled)
}

func TestNobodyCanPlay(t *testing.T) {
	c := question(t)
	for _, id := range c.Before.IDs(schema.HeroKind) {
		c.After = edited(t, c.After, schema.FileOf(schema.HeroKind, id), "hp", "0")
	}
	_, err := c.Run(t.Context(), &balance.Memory{}, func(*balance.Result) {})
	assert.True(t, errors.Is(err, balance.ErrNobody))
}
