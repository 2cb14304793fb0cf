package learning_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/internal/golden"
	"boardduels/ai/learning"
	"boardduels/schema"
)

// statsVector is an update of a case's statistics by the listing: with its divisions of whole numbers, which may fail,
// and in fractions.
type statsVector struct {
	ID        int     `json:"id"`
	Potency   float32 `json:"potency"`
	Frequency float32 `json:"frequency"`
	Uses      int32   `json:"usage"`
	Count     int32   `json:"cases_counter"`
	Won       bool    `json:"victory"`
	Literal   struct {
		Error *string `json:"error"`
		shares
	} `json:"literal"`
	Fractions shares `json:"floatdiv"`
}

type shares struct {
	Potency   float32 `json:"potency"`
	Frequency float32 `json:"frequency"`
}

func TestPrintedStatistics(t *testing.T) {
	for _, v := range golden.Read[statsVector](t, "stats").Vectors {
		t.Run(fmt.Sprint(v.ID), func(t *testing.T) {
			c := schema.Case{Potency: v.Potency, Frequency: v.Frequency}
			err := learning.Printed(&c, v.Uses, v.Count, v.Won)
			assert.Equal(t, v.Literal.Error != nil, err != nil)
			assert.Equal(t, v.Literal.shares, shares{c.Potency, c.Frequency})

			c = schema.Case{Potency: v.Potency, Frequency: v.Frequency}
			learning.PrintedInFractions(&c, v.Uses, v.Count, v.Won)
			assert.Equal(t, v.Fractions, shares{c.Potency, c.Frequency})
		})
	}
}
