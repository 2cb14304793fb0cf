package retrieval

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai"
	"boardduels/ai/thesistest"
	"boardduels/schema"
)

func casesOf(base thesistest.Base) []schema.Case {
	cases := make([]schema.Case, len(base.Cases))
	for i, c := range base.Cases {
		cases[i] = schema.Case{ID: i, Inputs: c.In, Outputs: c.Out}
	}
	return cases
}

// closestVector is a retrieval. Literal is what the printed code answers, whose sum runs on from case to case, so that
// only the first can be close; with the sum reset it is the first close case, or the nearest, or -1.
type closestVector struct {
	ID      int          `json:"id"`
	Base    int          `json:"base"`
	Inputs  ai.Situation `json:"x"`
	Literal int          `json:"literal"`
	First   int          `json:"reset_first"`
	Nearest int          `json:"reset_nearest"`
	Two     [2]int       `json:"two"`
}

func TestRetrievalAsTheListing(t *testing.T) {
	set := thesistest.Read[closestVector](t, "closest")
	assert.Equal(t, Close, set.Limit)
	for _, v := range set.Vectors {
		t.Run(fmt.Sprint(v.ID), func(t *testing.T) {
			cases := casesOf(set.Bases[v.Base])
			isClose := func(c schema.Case) bool { return Distance(&v.Inputs, &c) <= Close }

			assert.Equal(t, v.Two, ClosestTwo(&v.Inputs, cases, true))
			assert.Equal(t, v.First, slices.IndexFunc(cases, isClose))
			assert.Equal(t, v.Literal, slices.IndexFunc(cases[:1], isClose))
			nearest := ClosestTwo(&v.Inputs, cases, false)[0]
			if !isClose(cases[nearest]) {
				nearest = -1
			}
			assert.Equal(t, v.Nearest, nearest)
		})
	}
}

func TestRetrievalOrdersEqualCases(t *testing.T) {
	at := func(x float32) schema.Case { return schema.Case{Inputs: [schema.Inputs]float32{x}} }
	for _, c := range []struct {
		name        string
		cases       []schema.Case
		first, last [2]int
	}{
		{"one", []schema.Case{at(1)}, [2]int{0, 0}, [2]int{0, 0}},
		{"nearest last", []schema.Case{at(0.9), at(0.5), at(0.1)}, [2]int{2, 1}, [2]int{2, 1}},
		{"all equal", []schema.Case{at(1), at(1), at(1)}, [2]int{0, 1}, [2]int{2, 1}},
		{"equal seconds", []schema.Case{at(1), at(0.5), at(1)}, [2]int{1, 0}, [2]int{1, 2}},
		{"equal firsts", []schema.Case{at(0.5), at(1), at(0.5)}, [2]int{0, 2}, [2]int{2, 0}},
	} {
		assert.Equal(t, c.first, ClosestTwo(&ai.Situation{}, c.cases, false), c.name)
		assert.Equal(t, c.last, ClosestTwo(&ai.Situation{}, c.cases, true), c.name)
	}
}

// statsVector holds the efficacy of a case.
type statsVector struct {
	ID          int             `json:"id"`
	Potency     float32         `json:"potency"`
	Frequency   float32         `json:"frequency"`
	Limit       float32         `json:"limit"`
	IsEffective bool            `json:"isEffective"`
	Full        thesistest.Bits `json:"fullb"`
}

func TestEfficacyAsTheListing(t *testing.T) {
	for _, v := range thesistest.Read[statsVector](t, "stats").Vectors {
		c := schema.Case{Potency: v.Potency, Frequency: v.Frequency}
		assert.True(t, v.Full.Same(Efficacy(&c)), "%d: efficacy is %v, not %v", v.ID, Efficacy(&c), v.Full.Float())
		assert.Equal(t, v.IsEffective, Proven(&c, v.Limit), v.ID)
	}
}
