package toolkit_test

import (
	"testing"

	"fyne.io/fyne/v2/lang"
	"github.com/stretchr/testify/assert"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/toolkit"
)

// Whatever the system speaks, the toolkit speaks as the program does.
func TestSpeak(t *testing.T) {
	t.Setenv("LANGUAGE", "de")
	toolkit.Speak(i18n.For("uk"))
	assert.Equal(t, "Скасувати", lang.L("Cancel"))
	assert.Equal(t, "вище", lang.X("file.parent", "Parent"))
	assert.Equal(t, "(виберіть)", lang.L("(Select one)"))
	toolkit.Speak(i18n.For("en"))
	assert.Equal(t, "Cancel", lang.L("Cancel"))
	assert.Equal(t, "up", lang.X("file.parent", "Parent"))
}
