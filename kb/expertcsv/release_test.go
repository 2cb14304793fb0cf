package expertcsv_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/kb/expertcsv"
	"boardduels/schema"
)

// releasedTables are tables as version 0.1.0 wrote them.
func releasedTables() []schema.Expert {
	experts := []schema.Expert{
		{ID: "anna", Name: "Ганна, \"Guard\"", Note: "=1+1", Scale: schema.Rank, Weight: 2},
		{ID: "draft", Scale: schema.Score, Weight: 1, Draft: true},
	}
	for neuron := range schema.Outputs {
		for input := range schema.Inputs {
			experts[0].Priorities[neuron][input] = (input + neuron) % schema.Inputs
			experts[1].Priorities[neuron][input] = 100*neuron - input
		}
	}
	return experts
}

// What version 0.1.0 wrote is read for ever.
func TestTablesOfVersion010AreRead(t *testing.T) {
	text, err := os.ReadFile("testdata/0.1.0/experts.csv")
	require.NoError(t, err)
	experts, faults := expertcsv.Read(string(text))
	require.Empty(t, faults)
	assert.Equal(t, releasedTables(), experts)
}
