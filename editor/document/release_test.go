package document_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/schema"
)

// The unsaved edits that version 0.1.0 left come back for ever.
func TestUnsavedEditsOfVersion010ComeBack(t *testing.T) {
	const file = "fdb805434503125b.json"
	text, err := os.ReadFile("testdata/0.1.0/unsaved/" + file)
	require.NoError(t, err)
	journal, folder := newJournal(t)
	require.NoError(t, os.MkdirAll(folder, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(folder, file), text, 0o644))
	left, err := journal.Recoveries()
	require.NoError(t, err)
	require.Len(t, left, 1)
	assert.Equal(t, "/packs/mine", left[0].Path())
	assert.Equal(t, []string{"cards/jab.xml", "cards/stab.xml", "runs/road.xml"}, left[0].Files())

	w, err := document.Open(document.NewFolder("testdata/0.1.0/pack"))
	require.NoError(t, err)
	unmerged, err := w.Recover(left[0])
	require.NoError(t, err)
	assert.Empty(t, unmerged, "nobody has changed anything since")
	cost, _ := w.Pack().Document("cards/stab.xml").Value("cost")
	assert.Equal(t, "2", cost)
	name, _ := w.Pack().Document("cards/jab.xml").Value("name")
	assert.Equal(t, "Jab", name)
	assert.Nil(t, w.Pack().Document("runs/road.xml"))
}

// The baseline that version 0.1.0 kept is the one that is measured against for ever.
func TestTheBaselineOfVersion010IsRead(t *testing.T) {
	baselines := document.NewBaselines("testdata/0.1.0/unsaved/baselines")
	kept, ok, err := baselines.Of(document.At("/packs/mine"))
	require.NoError(t, err)
	require.True(t, ok)
	assert.Equal(t, time.Date(2026, 11, 26, 20, 15, 5, 0, time.UTC), kept.When.UTC())
	pack := schema.ReadPack(os.DirFS("testdata/0.1.0/pack"))
	require.NotEmpty(t, pack.Documents())
	assert.Equal(t, pack.Hash(), kept.Pack.Hash())
	_, ok, err = baselines.Of(document.At("/packs/other"))
	require.NoError(t, err)
	assert.False(t, ok)
}
