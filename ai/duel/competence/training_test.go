package competence_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai"
	"boardduels/ai/cbr/network"
	"boardduels/ai/duel/competence"
	"boardduels/kb"
	"boardduels/schema"
)

func TestTraining(t *testing.T) {
	k := knowledge(t)
	rapid.Check(t, func(t *rapid.T) {
		s := ai.Situation(rapid.SliceOfN(rapid.Float32Range(0, 1), schema.Inputs, schema.Inputs).Draw(t, "situation"))
		training, err := competence.Train(s, k)
		require.NoError(t, err)
		for neuron := range training.After {
			var before, after, signal float64
			for input := range schema.Inputs {
				before += float64(training.Before[neuron][input])
				after += float64(training.After[neuron][input])
				signal += float64(training.Contributions[neuron][input])
			}
			assert.InDelta(t, 1, before, 1e-5)
			assert.InDelta(t, 1, after, 1e-5)
			if !training.Rationale.Copied && signal > float64(network.Epsilon)+1e-5 {
				assert.InDelta(t, training.Rationale.Outputs[neuron], signal, 1e-5)
			}
		}
	})
}

func TestNothingIsTrainedWhereACaseIsCopied(t *testing.T) {
	k := *knowledge(t)
	k.Cases = append([]schema.Case(nil), k.Cases...)
	k.Cases[2].Potency, k.Cases[2].Frequency = 1, 1
	training, err := competence.Train(ai.Situation(k.Cases[2].Inputs), &k)
	require.NoError(t, err)
	assert.True(t, training.Rationale.Copied)
	assert.Equal(t, training.Before, training.After)

	_, err = competence.Train(ai.Situation{}, &kb.Knowledge{})
	assert.Error(t, err)
	_, err = competence.Train(ai.Situation{2}, &k)
	assert.ErrorContains(t, err, "input 0")
}
