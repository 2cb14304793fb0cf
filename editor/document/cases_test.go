package document_test

import (
	"strings"
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

// What practice gave the cases stays where an expert edits them: of the document only those lines change, and undo
// brings each of them back. A new case has no weights until somebody practises again; a copy has those of its model.
func TestWeightsStayWhereCasesAreEdited(t *testing.T) {
	w := classicWorkspace(t)
	source := func() string { return w.Pack().Find(schema.CasesKind, "mage").Source() }
	weights := func(index int) []schema.Weight {
		base, _ := w.Pack().Find(schema.CasesKind, "mage").CaseBase()
		return base.Cases[index].Weights
	}
	before, common := source(), strings.Count(source(), "<common ")
	require.NotEmpty(t, weights(3))
	require.NotEmpty(t, weights(4))
	third, fourth := weights(3), weights(4)

	require.NoError(t, w.Do(document.SetInput{Hero: "mage", Case: 3, Input: 5, Value: "0.25"}))
	assert.Equal(t, third, weights(3))
	assert.Equal(t, 1, linesApart(before, source()))
	require.NoError(t, w.Do(document.DeleteCase{Hero: "mage", Index: 3}))
	assert.Equal(t, fourth, weights(3), "they go with their cases")
	require.NoError(t, w.Do(document.DuplicateCase{Hero: "mage", Index: 3}))
	assert.Equal(t, fourth, weights(4))
	require.NoError(t, w.Do(document.DeleteCase{Hero: "mage", Index: 4}))
	require.NoError(t, w.Do(document.AddCase{Hero: "mage"}))
	assert.Empty(t, weights(9))
	assert.Equal(t, common, strings.Count(source(), "<common "))
	assert.Empty(t, w.Pack().Find(schema.CasesKind, "mage").Diagnostics())
	for range 5 {
		w.Undo()
	}
	assert.Equal(t, before, source())
}

// linesApart counts the lines in which two texts of as many differ.
func linesApart(a, b string) (n int) {
	other := strings.Split(b, "\n")
	for i, line := range strings.Split(a, "\n") {
		if line != other[i] {
			n++
		}
	}
	return n
}
