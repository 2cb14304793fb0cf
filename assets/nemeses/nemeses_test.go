package nemeses_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/assets/nemeses"
)

func TestSVG(t *testing.T) {
	drawn := map[string]string{}
	for _, id := range nemeses.IDs {
		for _, mood := range []nemeses.Mood{nemeses.Calm, nemeses.Pleased, nemeses.Surprised, nemeses.Grim} {
			svg := string(nemeses.SVG(id, mood))
			assert.Contains(t, svg, "<svg", "%s %s", id, mood)
			assert.Empty(t, drawn[svg], "%s %s", id, mood)
			drawn[svg] = id
		}
	}
	assert.Nil(t, nemeses.SVG("nobody", nemeses.Calm))
	assert.Nil(t, nemeses.SVG("../classic/art/knight", nemeses.Calm))
}
