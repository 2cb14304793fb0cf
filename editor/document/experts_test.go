package document_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/kb"
	"boardduels/schema"
)

// priorities returns what a hero's AI goes by as the pack is now.
func priorities(t *testing.T, w *document.Workspace, hero string) schema.Priorities {
	t.Helper()
	k, err := kb.ForHero(w.Pack(), hero)
	require.NoError(t, err)
	return k.Priorities
}

// Whoever was just added to a table has no say before something is entered: neither beside others nor alone, where the
// hero goes on as one without a table.
func TestAnEmptyTableHasNoSay(t *testing.T) {
	w := classicWorkspace(t)
	require.NoError(t, w.Do(document.Add{Item: hero("bard"), Name: "Bard"}))
	for _, who := range []string{"knight", "bard"} {
		before := priorities(t, w, who)
		require.NoError(t, w.Do(document.AddExpert{Table: who, Name: "Ann"}))
		assert.Equal(t, before, priorities(t, w, who), who)
		require.NoError(t, w.Do(document.AddExpert{Table: who, Name: "Bob"}))
		assert.Equal(t, before, priorities(t, w, who), who)
	}

	require.NoError(t, w.Do(document.RankInput{Table: "bard", Expert: 1, Neuron: 2, Input: 5, Rank: 13}))
	experts, _ := w.Pack().Find(schema.PrioritiesKind, "bard").Experts()
	assert.Equal(t, experts[1].Priorities, priorities(t, w, "bard"), "the only one who has entered something")
	require.NoError(t, w.Do(document.SetField{File: "priorities/bard.xml", Path: "expert[1]@draft", Value: "false"}))
	assert.Equal(t, experts[1].Priorities, priorities(t, w, "bard"), "the other one still hasn't")
}
