package appearance_test

import (
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"testing"

	"github.com/stretchr/testify/assert"
)

// Whoever shows the game is told its language at once, and whenever that is changed.
func TestTheLanguageIsTold(t *testing.T) {
	var told []string
	s := apptest.NewWith(t, apptest.OnPhone, "uk", t.TempDir(), func(o *app.Options) { o.Speaks = func(language string) { told = append(told, language) } })
	assert.Equal(t, []string{"uk"}, told)
	s.Game.Speak("en")
	assert.Equal(t, []string{"uk", "en"}, told)
}
