package halls_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/assets/halls"
)

func TestSVG(t *testing.T) {
	for _, name := range []string{"by_night", "by_day"} {
		assert.Contains(t, string(halls.SVG(name)), "<svg", name)
	}
	assert.Nil(t, halls.SVG("at_noon"))
}
