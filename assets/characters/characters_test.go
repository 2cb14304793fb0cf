package characters_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/assets/characters"
)

func TestSVG(t *testing.T) {
	for _, id := range []string{"cyborg", "orc", "elf", "zombie"} {
		assert.Contains(t, string(characters.SVG(id)), "<svg", id)
	}
	assert.Nil(t, characters.SVG("precedent"))
	assert.Nil(t, characters.SVG("../classic/art/knight"))
}
