package backup

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// releasedData is where the files inside lie, as their rooms keep them.
var releasedData = map[string]string{
	"career.json":                    "runtime/career/testdata/0.1.0/career.json",
	"current.replay":                 "runtime/record/duelrecord/testdata/0.1.0/begun.replay",
	"current.run":                    "runtime/run/testdata/0.1.0/begun.run",
	"current-run.replay":             "runtime/record/duelrecord/testdata/0.1.0/begun.replay",
	"replays/1.replay":               "runtime/record/duelrecord/testdata/0.1.0/person.replay",
	"replays/forks/2.replay":         "runtime/record/duelrecord/testdata/0.1.0/resigned.replay",
	"replays/imported/3.replay":      "runtime/record/duelrecord/testdata/0.1.0/resigned.replay",
	"runs/1.run":                     "runtime/run/testdata/0.1.0/lost.run",
	"boards/current-dicewars.replay": "runtime/record/boardrecord/testdata/0.1.0/dicewars.replay",
	"boards/over/1.replay":           "runtime/record/boardrecord/testdata/0.1.0/reversi.replay",
	"boards/imported/2.replay":       "runtime/record/boardrecord/testdata/0.1.0/tactics.replay",
	"knowledge/head.xml":             "kb/testdata/0.1.0/knowledge/head.xml",
	"knowledge/packs/0123456789abcdef/000001-knight.xml": "kb/testdata/0.1.0/knowledge/000001-knight.xml",
	"owed/packs/0123456789abcdef/1.replay":               "runtime/record/duelrecord/testdata/0.1.0/resigned.replay",
	"settings.json":                                      "internal/settings/testdata/0.1.0/settings.json",
}

// released returns the files that a backup of version 0.1.0 has inside.
func released(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	for name, file := range releasedData {
		text, err := os.ReadFile(filepath.Join("..", "..", "..", filepath.FromSlash(file)))
		require.NoError(t, err)
		all[name] = string(text)
	}
	return all
}

// A backup that version 0.1.0 wrote comes back for ever.
func TestABackupOfVersion010ComesBack(t *testing.T) {
	archive, err := os.ReadFile("testdata/0.1.0/backup.zip")
	require.NoError(t, err)
	folder, want := t.TempDir(), released(t)
	c, err := Stage(folder, bytes.NewReader(archive), int64(len(archive)), sound)
	require.NoError(t, err)
	assert.Equal(t, want[Settings], string(c.Settings))
	assert.Equal(t, [3]int{2, 2, 2}, [3]int{c.Duels, c.Runs, c.Boards})
	assert.True(t, c.HasKnowledge)
	require.NoError(t, Restore(folder, c, "before", nil))
	delete(want, Settings) // which a running program has in memory
	want["before/"+Settings] = ""
	assert.Equal(t, want, tree(t, folder))
}
