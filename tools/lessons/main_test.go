package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/tactics/tacticscurve"
	"boardduels/ai/tactics/tacticsprecedent"
	"boardduels/schema"
)

func TestMeasure(t *testing.T) {
	var out strings.Builder
	plan := tacticscurve.Plan{Runs: 2, Games: 6, Session: 1, Swaps: 1, Seed: 1}
	require.NoError(t, measure(t.Context(), &out, &plan, 0, []string{"zombies", "orcs"}))
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	assert.Equal(t, "2 runs of 6 games, 1 simulated games after each, 1 swapped games, seed 1", lines[0])
	assert.Regexp(t, "^\\| `zombies` \\| \\d+\\.\\d ±\\d+\\.\\d \\|.*\\(.* to .*\\) \\|$", lines[4])
	assert.Len(t, lines, 7)
}

func TestWhatIsNotAllowed(t *testing.T) {
	for message, ids := range map[string][]string{"no user": {"genius"}, "runs is 0": nil} {
		assert.ErrorContains(t, measure(t.Context(), nil, &tacticscurve.Plan{}, 0, ids), message)
	}
	assert.ErrorContains(t, measure(t.Context(), nil, &tacticscurve.Plan{}, -1, nil), "-practice is -1")
}

func TestCompare(t *testing.T) {
	var out strings.Builder
	require.NoError(t, compare(t.Context(), &out, 4, 2, 1))
	assert.Regexp(t, `^4 games of practice, seed 1\nagainst common weights alone: \d+\.\d % .* of 4 games\nagainst the experts alone: \d+\.\d % .* of 4 games\n$`, out.String())
}

// What practice has taught is the document with other weights, and nothing else.
func TestTeach(t *testing.T) {
	file := filepath.Join(t.TempDir(), "tactics.xml")
	require.NoError(t, teach(t.Context(), file, 2, 1))
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	d := schema.Parse(schema.CasesKind, "cases/tactics.xml", string(text))
	taught := tacticsprecedent.Initial().With(d)
	assert.Equal(t, 2, taught.Experience.Simulated)
	assert.NotEmpty(t, taught.Weights)
	assert.Equal(t, tacticsprecedent.Initial().Untrained().Cases, taught.Untrained().Cases)
}
