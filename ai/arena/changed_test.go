package arena_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/arena"
)

// Whatever of a file is changed is found, unless it means the same.
func TestChangedResultsAreFound(t *testing.T) {
	file := content(t, play(t, realPlan(t), arena.Options{}))
	for name, change := range map[string]func(string) string{
		"seed":     func(s string) string { return strings.Replace(s, `"seed":`, `"seed":1`, 1) },
		"hash":     func(s string) string { return regexp.MustCompile(`"hash":"[^"]*"`).ReplaceAllString(s, `"hash":"00"`) },
		"forfeits": func(s string) string { return strings.Replace(s, `"forfeits":[0,0]`, `"forfeits":[1,0]`, 1) },
		"digest": func(s string) string {
			return regexp.MustCompile(`"digest":"[^"]*"`).ReplaceAllString(s, `"digest":""`)
		},
		"Seeds": func(s string) string { return strings.Replace(s, `"seeds":`, `"seedz":`, 1) },
	} {
		changed := change(file)
		require.NotEqual(t, file, changed, name)
		_, err := arena.ParseResult([]byte(changed))
		assert.Error(t, err, name)
	}
	_, err := arena.ParseResult([]byte(strings.Replace(file, `"seeds":`, `"seedz":`, 1)))
	assert.ErrorContains(t, err, `line 1, column `)
	assert.ErrorContains(t, err, `unknown field "seedz"`)
	for at := range len(file) {
		for _, b := range []byte{'1', '0', '"', ' ', 'A'} {
			changed := file[:at] + string(b) + file[at+1:]
			if r, err := arena.ParseResult([]byte(changed)); err == nil {
				assert.Equal(t, file, content(t, r), changed)
			}
		}
	}
}

// A file whose lay-out was changed by another program is read.
func TestResultsMayBeLaidOutOtherwise(t *testing.T) {
	file := content(t, play(t, realPlan(t), arena.Options{}))
	r, err := arena.ParseResult([]byte(strings.ReplaceAll(file, ",", " ,\n\t")))
	require.NoError(t, err)
	assert.Equal(t, file, content(t, r))
}
