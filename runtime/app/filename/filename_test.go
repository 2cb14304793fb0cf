package filename_test

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/app/filename"
)

// Whatever heroes, runs and rivals are called, a name is one that every file system takes.
func TestFileNamesSuitEveryFileSystem(t *testing.T) {
	assert.Equal(t, "2026-11-26 Knight–Mage, won.replay", filename.Of("2026-11-26 Knight–Mage, won", ".replay"))
	assert.Equal(t, "a-b-c-d.zip", filename.Of(" a/b:c\\d. ", ".zip"))
	assert.Equal(t, "duel.replay", filename.Of(" .\n", ".replay"))
	rapid.Check(t, func(t *rapid.T) {
		const ending = ".replay"
		name := filename.Of(rapid.String().Draw(t, "words"), ending)
		words, has := strings.CutSuffix(name, ending)
		require.True(t, has)
		assert.NotEmpty(t, words)
		assert.LessOrEqual(t, len(name), 140, "bytes")
		assert.True(t, utf8.ValidString(name))
		assert.False(t, strings.ContainsAny(name, `<>:"/\|?*`) || strings.ContainsFunc(name, unicode.IsControl), name)
		assert.Equal(t, strings.Trim(words, " ."), words, "some systems drop them")
		assert.NotContains(t, name, "  ")
	})
}
