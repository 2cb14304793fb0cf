package career_test

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/sealed"
	"boardduels/runtime/career"
)

// Whatever single thing is altered in a career, it isn't read as another one, and without its digest not at all.
func TestAlteredCareersAreFound(t *testing.T) {
	c := of(won("1", "elf"), lost("2", "orc"))
	text, err := c.MarshalText()
	require.NoError(t, err)
	whole, err := career.Parse(text)
	require.NoError(t, err)
	passed := 0
	try := func(altered []byte) {
		back, err := career.Parse(altered)
		if err != nil {
			require.ErrorIs(t, err, career.ErrDamaged)
			return
		}
		passed++
		require.Equal(t, whole, back, "%s", altered)
	}
	for i := range text {
		for bit := range 7 {
			altered := bytes.Clone(text)
			altered[i] ^= 1 << bit
			try(altered)
		}
		try(append(bytes.Clone(text[:i]), text[i+1:]...))
	}
	lines := strings.SplitAfter(string(text), "\n")
	for i := range lines[:len(lines)-1] {
		without := strings.Join(append(append([]string{}, lines[:i]...), lines[i+1:]...), "")
		_, err := career.Parse([]byte(without))
		assert.Error(t, err, "without line %d: %s", i+1, lines[i])
	}
	assert.Positive(t, passed, "white space doesn't count")

	without := regexp.MustCompile(`,\s*"digest": "[0-9a-f]{64}"`).ReplaceAll(text, nil)
	require.NotEqual(t, text, without)
	_, err = career.Parse(without)
	assert.ErrorIs(t, err, career.ErrDamaged)
	assert.ErrorIs(t, err, sealed.Altered{NoDigest: true})
}
