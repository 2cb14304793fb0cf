package halls_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/assets/halls"
)

func TestSVG(t *testing.T) {
	for _, name := range []string{"by_night", "by_day", "knight_by_night", "mage_by_day", "priest_by_night", "rogue_by_day"} {
		assert.Contains(t, string(halls.SVG(name)), "<svg", name)
	}
	assert.NotEqual(t, string(halls.SVG("mage_by_night")), string(halls.SVG("rogue_by_night")), "each has its own")
	assert.Nil(t, halls.SVG("at_noon"))
}
