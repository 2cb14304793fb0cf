package network_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/cbr/network"
	"boardduels/ai/thesistest"
	"boardduels/schema"
)

// learnVector is one training of a neuron by the listing.
type learnVector struct {
	ID         int                            `json:"id"`
	Table      string                         `json:"t"`
	Row        int                            `json:"row"`
	Priorities [schema.Inputs]int             `json:"p"`
	Inputs     network.Signals                `json:"x"`
	Model      float32                        `json:"m"`
	Weights    [schema.Inputs]thesistest.Bits `json:"wb"`
	Signal0    thesistest.Bits                `json:"s0b"`
	Signal05   thesistest.Bits                `json:"s05b"`
	Passes     int                            `json:"it"`
	Converged  bool                           `json:"conv"`
}

func TestPrintedLearnsAsTheListing(t *testing.T) {
	for _, name := range []string{"learn", "learn_degenerate"} {
		set := thesistest.Read[learnVector](t, name)
		assert.Equal(t, network.Epsilon, set.Epsilon)
		for _, v := range set.Vectors {
			if v.Table != "" {
				v.Priorities = [schema.Inputs]int(set.Tables[v.Table][v.Row])
			}
			t.Run(fmt.Sprintf("%s/%d", name, v.ID), func(t *testing.T) { checkLearning(t, &v) })
		}
	}
}

func checkLearning(t *testing.T, v *learnVector) {
	var weights network.Signals
	passes := network.Printed{}.Learn(&weights, &v.Inputs, v.Model, &v.Priorities)
	for i, w := range weights {
		assert.True(t, v.Weights[i].Same(w), "weight %d is %v, not %v", i, w, v.Weights[i].Float())
	}
	signal := network.Signal(&weights, &v.Inputs, 0)
	assert.True(t, v.Signal0.Same(signal), "signal is %v, not %v", signal, v.Signal0.Float())
	withThreshold := network.Signal(&weights, &v.Inputs, network.Epsilon)
	assert.True(t, v.Signal05.Same(withThreshold), "signal is %v, not %v", withThreshold, v.Signal05.Float())
	assert.Equal(t, v.Passes, passes)
	distance := max(v.Model-signal, signal-v.Model)
	assert.Equal(t, v.Converged, distance <= network.Epsilon)
}

// relearnVector is one training of the whole network by the listing.
type relearnVector struct {
	ID        int                                            `json:"id"`
	Table     string                                         `json:"t"`
	Threshold float32                                        `json:"thr"`
	Inputs    network.Signals                                `json:"x"`
	Models    [schema.Outputs]thesistest.Bits                `json:"avgb"`
	Outputs   [schema.Outputs]thesistest.Bits                `json:"Yb"`
	Weights   [schema.Outputs][schema.Inputs]thesistest.Bits `json:"wb"`
}

func TestNetworkRelearnsAsTheListing(t *testing.T) {
	set := thesistest.Read[relearnVector](t, "relearn")
	for _, v := range set.Vectors {
		t.Run(fmt.Sprint(v.ID), func(t *testing.T) {
			var priorities schema.Priorities
			for i, row := range set.Tables[v.Table] {
				priorities[i] = [schema.Inputs]int(row)
			}
			var models network.Outputs
			for i, bits := range v.Models {
				models[i] = bits.Float()
			}
			net := network.Network{Learner: network.Printed{}, Threshold: v.Threshold}
			net.Relearn(&v.Inputs, &models, &priorities)
			for i, bits := range v.Outputs {
				assert.True(t, bits.Same(net.Outputs[i]), "output %d is %v, not %v", i, net.Outputs[i], bits.Float())
				for k, w := range net.Weights[i] {
					assert.True(t, v.Weights[i][k].Same(w), "weight %d of neuron %d is %v, not %v", k, i, w, v.Weights[i][k].Float())
				}
			}
		})
	}
}
