package gametest

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// What is asked of every piece of every scene and after every decision is asked millions of times. The assertions of
// testify look where they were called from even if they hold, which took three quarters of a suite's time: so these
// compare first, and leave it to testify to tell what differs.

// same requires that two values are equal.
func same[T comparable](t *rapid.T, want, got T, why string) {
	if want != got {
		require.Equal(t, want, got, why)
	}
}

// holds requires that something is so; why and args are as in [fmt.Sprintf].
func holds(t *rapid.T, so bool, why string, args ...any) {
	if !so {
		require.Failf(t, "broken contract", why, args...)
	}
}

// checkLine checks that a text is one line that files and messages can hold.
func checkLine(t *rapid.T, text string) {
	switch {
	case text == "":
		holds(t, false, "there is no text")
	case !utf8.ValidString(text) || strings.ContainsFunc(text, unicode.IsControl):
		holds(t, false, "%q isn't one line of text", text)
	case strings.TrimSpace(text) != text:
		holds(t, false, "space stands around %q", text)
	}
}
