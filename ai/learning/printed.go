package learning

import (
	"errors"

	"boardduels/schema"
)

// Printed updates a case after a match as the listing of the thesis (Appendix A) does, for comparison: it adds to the
// shares without ever weighting what they were, and divides whole numbers, so that nearly always 0 is added. Uses are
// those of the case in the match, and count is the listing's cases_counter. If that is 0 it returns an error and leaves
// the case as it was.
func Printed(c *schema.Case, uses, count int32, won bool) error {
	if count == 0 {
		return errors.New("division by zero: no cases are counted")
	}
	add(c, float32(uses/count), float32(1/count), won)
	return nil
}

// PrintedInFractions is Printed with the divisions that the listing seems to mean. A count of 0 adds nothing.
func PrintedInFractions(c *schema.Case, uses, count int32, won bool) {
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
