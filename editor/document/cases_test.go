package document_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/schema"
)

// What is left of hp and what is lost of it are 1 together, whichever of them is typed.
func TestLostHPFollowsHP(t *testing.T) {
	for _, c := range []struct {
		input, other int
		text, rest   string // "" if the other stays as it was
	}{
		{0, 13, "0.3", "0.7"}, {0, 13, "0.30", "0.70"}, {0, 13, "1", "0"}, {0, 13, "0.", "1"}, {13, 0, "0.125", "0.875"}, {1, 12, "0", "1"},
		{12, 1, "0.01", "0.99"}, {0, 13, "5e-1", "0.5"}, {0, 13, "", ""}, {0, 13, "7", ""}, {0, 13, "-0.1", ""}, {0, 13, "NaN", ""}, {0, 13, "half", ""},
	} {
		w := classicWorkspace(t)
		d := w.Pack().Find(schema.CasesKind, "knight")
		before, _ := d.Value(document.InputPath(2, c.other))
		require.NoError(t, w.Do(document.SetInput{Hero: "knight", Case: 2, Input: c.input, Value: c.text}))
		d = w.Pack().Find(schema.CasesKind, "knight")
		found, _ := d.Value(document.InputPath(2, c.input))
		assert.Equal(t, c.text, found)
		rest, _ := d.Value(document.InputPath(2, c.other))
		if c.rest == "" {
			assert.Equal(t, before, rest, c.text)
		} else {
			assert.Equal(t, c.rest, rest, c.text)
		}
		w.Undo()
		assert.Empty(t, w.Dirty(), "both are undone together")
	}
}

func TestOtherInputsGoAlone(t *testing.T) {
	w := classicWorkspace(t)
	before, _ := w.Pack().Cases("knight")
	require.NoError(t, w.Do(document.SetInput{Hero: "knight", Case: 0, Input: 5, Value: "0.2"}))
	after, _ := w.Pack().Cases("knight")
	before[0].Inputs[5] = 0.2
	assert.Equal(t, before, after)
}

// Typing is one step to undo, the input that follows included.
func TestTypingAnInputIsOneStep(t *testing.T) {
	w := classicWorkspace(t)
	for _, text := range []string{"", "0", "0.", "0.4", "0.45"} {
		require.NoError(t, w.Do(document.SetInput{Hero: "knight", Case: 1, Input: 0, Value: text}))
	}
	cases, _ := w.Pack().Cases("knight")
	assert.InDelta(t, 0.55, cases[1].Inputs[13], 1e-6)
	w.Undo()
	assert.Empty(t, w.Dirty())
}
