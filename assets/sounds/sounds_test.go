package sounds_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/assets/sounds"
)

func TestWAV(t *testing.T) {
	assert.Contains(t, string(sounds.WAV("win")[:16]), "RIFF")
	assert.Nil(t, sounds.WAV("no_such_sound"))
}
