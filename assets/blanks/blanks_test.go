package blanks_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/assets/blanks"
)

func TestSVG(t *testing.T) {
	for _, name := range []string{"card", "hero", "back"} {
		assert.Contains(t, string(blanks.SVG(name)), "<svg", name)
	}
	assert.Nil(t, blanks.SVG("no_such_blank"))
}
