package learning_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/thesistest"
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
	for _, v := range thesistest.Read[statsVector](t, "stats").Vectors {
		t.Run(fmt.Sprint(v.ID), func(t *testing.T) {
			c := schema.Case{Potency: v.Potency, Frequency: v.Frequency}
			err := printed(&c, v.Uses, v.Count, v.Won)
			assert.Equal(t, v.Literal.Error != nil, err != nil)
			assert.Equal(t, v.Literal.shares, shares{c.Potency, c.Frequency})

			c = schema.Case{Potency: v.Potency, Frequency: v.Frequency}
			printedInFractions(&c, v.Uses, v.Count, v.Won)
			assert.Equal(t, v.Fractions, shares{c.Potency, c.Frequency})
		})
	}
}

// printed updates a case after a match as the listing of the thesis (Appendix A) does, for comparison: it adds to the
// shares without ever weighting what they were, and divides whole numbers, so that nearly always 0 is added. Uses are
// those of the case in the match, and count is the listing's cases_counter. If that is 0 it returns an error and leaves
// the case as it was.
func printed(c *schema.Case, uses, count int32, won bool) error {
	if count == 0 {
		return errors.New("division by zero: no cases are counted")
	}
	add(c, float32(uses/count), float32(1/count), won)
	return nil
}

// printedInFractions is printed with the divisions that the listing seems to mean. A count of 0 adds nothing.
func printedInFractions(c *schema.Case, uses, count int32, won bool) {
	if count != 0 {
		add(c, float32(uses)/float32(count), 1/float32(count), won)
	}
}

func add(c *schema.Case, frequency, potency float32, won bool) {
	c.Frequency += frequency
	if won {
		c.Potency += potency
	}
}
