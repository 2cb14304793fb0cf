package trained_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/fit/trained"
)

// What version 0.1.0 wrote is read for ever.
func TestTrainingOfVersion010IsRead(t *testing.T) {
	text, err := os.ReadFile("testdata/0.1.0/training.txt")
	require.NoError(t, err)
	d, err := trained.Parse(string(text))
	require.NoError(t, err)
	assert.Equal(t, trained.Head{
		Brain: "knn", Seed: 18446744073709551615, Date: "2026-11-26", Rules: 2, Pack: "abc", Games: 12,
		After: []string{"seed 5, 8 games in all, 2026-11-19"}, Measured: []string{"60 % against tree"},
	}, d.Head)
	require.Len(t, d.Sections, 2)
	assert.Equal(t, [2]string{"knight", "knight early"}, [2]string{d.Sections[0].Name, d.Sections[1].Name})
	row := d.Sections[0].Rows[0]
	assert.Equal(t, "hp", row.Name)
	assert.Equal(t, []float32{1.5, -2, 3e-07}, row.Numbers)
}
