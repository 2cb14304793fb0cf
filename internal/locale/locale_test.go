package locale

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestNamesNoLanguage(t *testing.T) {
	for locale, want := range map[string]bool{
		"C.UTF-8": true, "C.utf8": true, "POSIX.UTF-8": true,
		"": false, "C": false, "uk_UA.UTF-8": false, "uk": false, "ca.UTF-8": false,
	} {
		assert.Equal(t, want, namesNoLanguage(locale), locale)
	}
}

func TestMessages(t *testing.T) {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		t.Setenv(name, "")
	}
	assert.Empty(t, messages())
	for _, name := range []string{"LANG", "LC_MESSAGES", "LC_ALL"} {
		t.Setenv(name, name)
		assert.Equal(t, name, messages())
	}
}
