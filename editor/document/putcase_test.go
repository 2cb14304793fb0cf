package document_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/editor/document"
	"boardduels/schema"
)

func TestCasesArePut(t *testing.T) {
	w := classicWorkspace(t)
	cases := func(hero string) []schema.Case {
		all, _ := w.Pack().Cases(hero)
		return all
	}
	was := source(w, "cases/knight.xml")
	added := schema.Case{Inputs: [schema.Inputs]float32{0: 0.5, 13: 0.5, 12: 1}, Outputs: [schema.Outputs]float32{1, 0.5, 0, 0.25}}
	assert.ErrorIs(t, w.Do(document.InsertCase{Hero: "knight", Case: added}), document.ErrFull)

	before := cases("knight")
	require.NoError(t, w.Do(document.ReplaceCase{Hero: "knight", Index: 3, Case: added}))
	now := cases("knight")
	require.Len(t, now, len(before))
	assert.Equal(t, added.Inputs, now[3].Inputs)
	assert.Equal(t, added.Outputs, now[3].Outputs)
	assert.Equal(t, 10, now[3].ID, "a new number, so that nobody takes it for the old one")
	assert.Equal(t, before[2], now[2])
	assert.Equal(t, before[4], now[4])
	assert.Empty(t, w.Pack().Document("cases/knight.xml").Diagnostics())
	w.Undo()
	assert.Equal(t, was, source(w, "cases/knight.xml"))
	assert.Error(t, w.Do(document.ReplaceCase{Hero: "knight", Index: 10, Case: added}))
	assert.Error(t, w.Do(document.ReplaceCase{Hero: "nobody", Case: added}))

	require.NoError(t, w.Do(document.DeleteCase{Hero: "knight", Index: 0}))
	require.NoError(t, w.Do(document.InsertCase{Hero: "knight", Case: added}))
	assert.Equal(t, 10, cases("knight")[9].ID)
	require.NoError(t, w.Do(document.InsertCase{Hero: "bard", Case: added}))
	assert.Len(t, cases("bard"), 1)
	assert.Empty(t, w.Pack().Document("cases/bard.xml").Diagnostics())
}

func TestOutputsShareOutAHundred(t *testing.T) {
	w := smallWorkspace(t)
	rapid.Check(t, func(t *rapid.T) {
		outputs := rapid.SliceOfN(rapid.Float32Range(0, 1), schema.Outputs, schema.Outputs).Draw(t, "outputs")
		c := schema.Case{Outputs: [schema.Outputs]float32(outputs)}
		require.NoError(t, w.Do(document.ReplaceCase{Hero: "knight", Index: 3, Case: c}))
		require.NoError(t, w.Do(document.ShareOut{Hero: "knight", Index: 3}))
		all, _ := w.Pack().Cases("knight")
		var sum, was float64
		for i, output := range all[3].Outputs {
			sum += float64(output)
			was += float64(outputs[i])
		}
		require.InDelta(t, 1, sum, 1e-6)
		for i, output := range all[3].Outputs {
			if was > 0 {
				require.InDelta(t, float64(outputs[i])/was, output, 0.01)
			}
		}
		now := w.Pack().Document("cases/knight.xml").Source()
		require.NoError(t, w.Do(document.ShareOut{Hero: "knight", Index: 3}))
		require.Equal(t, now, w.Pack().Document("cases/knight.xml").Source(), "what is shared out stays")
	})
	assert.Error(t, w.Do(document.ShareOut{Hero: "knight", Index: 99}))
}
