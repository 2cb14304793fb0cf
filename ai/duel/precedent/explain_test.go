package precedent

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/thesistest"
	"boardduels/schema"
)

// relearnVector is the whole way from a situation to priorities, by the listing.
type relearnVector struct {
	ID        int                                            `json:"id"`
	Base      int                                            `json:"base"`
	Table     string                                         `json:"t"`
	Threshold float32                                        `json:"thr"`
	Inputs    ai.Situation                                   `json:"x"`
	Pair      [2]int                                         `json:"pair"`
	Targets   [schema.Outputs]thesistest.Bits                `json:"avgb"`
	Outputs   [schema.Outputs]thesistest.Bits                `json:"Yb"`
	Weights   [schema.Outputs][schema.Inputs]thesistest.Bits `json:"wb"`
}

func TestExplainAsTheListing(t *testing.T) {
	set := thesistest.Read[relearnVector](t, "relearn")
	for _, v := range set.Vectors {
		t.Run(fmt.Sprint(v.ID), func(t *testing.T) {
			r, err := Explain(v.Inputs, knowledgeOf(set.Bases[v.Base], set.Tables[v.Table]), printedWith(v.Threshold))
			require.NoError(t, err)
			assert.Equal(t, v.Pair, [2]int{r.Retrieved[0].Index, r.Retrieved[1].Index})
			for i := range v.Outputs {
				assert.True(t, v.Targets[i].Same(r.Targets[i]), "target %d", i)
				assert.True(t, v.Outputs[i].Same(r.Outputs[i]), "output %d", i)
				for k := range v.Weights[i] {
					assert.True(t, v.Weights[i][k].Same(r.Weights[i][k]), "weight %d of neuron %d", k, i)
				}
			}
		})
	}
}
