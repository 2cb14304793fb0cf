package journal_test

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/journal"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

var update = flag.Bool("update", false, "write the golden files anew")

// golden returns a recorded duel of the replays' own golden files.
func golden(t *testing.T, name string) *duelrecord.Record {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "..", "runtime", "record", "duelrecord", "testdata", name+".replay"))
	require.NoError(t, err)
	r, err := duelrecord.Parse(text)
	require.NoError(t, err)
	return r
}

// The journal of a golden replay, in each format, is a golden file too.
func TestGoldenJournals(t *testing.T) {
	r := golden(t, "knight-precedent-mage-tree")
	// The third turn is enough to see every column.
	short, err := duelrecord.Fork(r, len(r.Turns[0].Actions)+len(r.Turns[1].Actions)+len(r.Turns[2].Actions), r.Seats)
	require.NoError(t, err)
	j, err := journal.New(context.Background(), short, func(seat game.Seat, d *duel.Duel) (ai.Player, error) {
		return journal.Player(short, seat, d, duelbrains.All())
	})
	require.NoError(t, err)
	j.Weights = true
	turns := j.ByTurn()
	for name, write := range map[string]func(*strings.Builder) error{
		"journal.md":    func(b *strings.Builder) error { return turns.WriteMarkdown(b) },
		"journal.csv":   func(b *strings.Builder) error { return turns.WriteCSV(b) },
		"journal.xml":   func(b *strings.Builder) error { return turns.WriteXML(b) },
		"decisions.md":  func(b *strings.Builder) error { return j.WriteMarkdown(b) },
		"decisions.csv": func(b *strings.Builder) error { return j.WriteCSV(b) },
		"decisions.xml": func(b *strings.Builder) error { return j.WriteXML(b) },
	} {
		var b strings.Builder
		require.NoError(t, write(&b))
		path := filepath.Join("testdata", name)
		if *update {
			require.NoError(t, os.WriteFile(path, []byte(b.String()), 0o644))
		}
		want, err := os.ReadFile(path)
		require.NoError(t, err)
		assert.Equal(t, string(want), b.String())
	}
}
