package balance_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/arena"
	"boardduels/cmd/duel/measure"
	"boardduels/internal/raceflag"
	"boardduels/schema"
)

// folder writes a pack's documents where the command finds them.
func folder(t *testing.T, pack *schema.Pack) string {
	t.Helper()
	root := t.TempDir()
	for _, d := range pack.Documents() {
		file := filepath.Join(root, d.File())
		require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
		require.NoError(t, os.WriteFile(file, []byte(d.Source()), 0o644))
	}
	return root
}

// The figures are those of `duel balance --against`, bit for bit: in JSON numbers are written so that they are read
// back as they were.
func TestTheFiguresAreTheCommands(t *testing.T) {
	raceflag.Skip(t, "plays very many duels as others here do with few")
	c := question(t, "cards/fire_bolt.xml", "cost", "2")
	r := run(t, c)
	commands := measure.Commands()
	command := commands[slices.IndexFunc(commands, func(c *cobra.Command) bool { return c.Name() == "balance" })]
	command.SetArgs(strings.Fields(fmt.Sprintf("--pack %s --against %s --brains %s --games %d --seed %d --workers 1 --report json",
		folder(t, c.After), folder(t, c.Before), strings.Join(c.Brains.IDs(), ","), r.Duels, c.Seed)))
	var out bytes.Buffer
	command.SetOut(&out)
	require.NoError(t, command.ExecuteContext(t.Context()))
	var printed arena.Balance
	require.NoError(t, json.Unmarshal(out.Bytes(), &printed))
	assert.Equal(t, printed.Brains, r.Balance.Brains)
	assert.Equal(t, printed.Duels, r.Balance.Duels)
}
