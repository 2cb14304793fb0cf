package icons_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/assets/icons"
)

func TestSVG(t *testing.T) {
	assert.Contains(t, string(icons.SVG("hp")), "<svg")
	assert.Nil(t, icons.SVG("no_such_icon"))
	assert.Nil(t, icons.SVG("../classic/art/cleave"))
}
