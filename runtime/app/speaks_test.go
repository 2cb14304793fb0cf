package app

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// Whoever shows the game is told its language at once, and whenever that is changed.
func TestTheLanguageIsTold(t *testing.T) {
	var told []string
	s := newStandWith(t, onPhone, "uk", t.TempDir(), func(o *Options) { o.Speaks = func(language string) { told = append(told, language) } })
	assert.Equal(t, []string{"uk"}, told)
	s.game.Speak("en")
	assert.Equal(t, []string{"uk", "en"}, told)
}
