package run_test

import (
	"bytes"
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/sealed"
	"boardduels/runtime/run"
)

var digestLine = regexp.MustCompile(`,\s*"digest": "[0-9a-f]{64}"`)

// seal closes what a file says with its digest, if it is such that it can have one.
func seal(t require.TestingT, said string) []byte {
	var members map[string]json.RawMessage
	if json.Unmarshal([]byte(said), &members) != nil || len(members) == 0 {
		return []byte(said)
	}
	text, err := sealed.Seal([]byte(said))
	require.NoError(t, err)
	return text
}

// withoutDigest is a run's file without what proves it.
func withoutDigest(t require.TestingT, text []byte) string {
	require.Len(t, digestLine.FindAll(text, -1), 1)
	return digestLine.ReplaceAllString(string(text), "")
}

// Whatever is altered in a file is found, also what no rule contradicts; of what one does contradict, the place is
// told.
func TestAlteredRunsAreFound(t *testing.T) {
	w := newWorld(t)
	r := w.begin(t, "knight", 3, three("random", "random", "random")...)
	r.Day = "2026-11-25"
	w.play(t, r, "evaluation", func([]run.Change) int { return 0 })
	text, err := r.MarshalText()
	require.NoError(t, err)
	_, err = run.Parse([]byte(withoutDigest(t, text)))
	require.EqualError(t, err, "it isn’t a run as the game writes them: it doesn’t end in its digest, so nothing shows that it is as it was written")
	_, err = run.Parse([]byte(strings.ReplaceAll(string(text), "\n", "\r\n")))
	require.NoError(t, err, "by way of Windows")

	for old, altered := range map[string][2]string{
		`"2026-11-25"`:        {`"2026-11-24"`, "can’t be told"},
		`name=\"Knight\"`:     {`name=\"Knave\"`, "can’t be told"},
		`"Classic"`:           {`"Elastic"`, "can’t be told"},
		`<name>Road</name>`:   {`<name>Rood</name>`, "can’t be told"},
		`"taken": 1`:          {`"taken": 2`, "duel 2: the hero isn't as it was"},
		`"format": "board-du`: {`"format": "bored-du`, "format: found"},
	} {
		require.Contains(t, string(text), old)
		_, err := run.Parse([]byte(strings.Replace(string(text), old, altered[0], 1)))
		require.ErrorContains(t, err, "it was altered or damaged after it was written", old)
		assert.ErrorContains(t, err, altered[1])
		var told *run.FileError
		require.ErrorAs(t, err, &told)
		assert.Contains(t, told.In(i18n.For("uk")), "його змінено або пошкоджено після запису")
	}
}

// Single bytes: whatever of them is altered, the run isn't read as another one.
func TestNoAlteredByteOfARunPasses(t *testing.T) {
	w := newWorld(t)
	r := w.begin(t, "knight", 3, three("random", "random")...)
	text, err := r.MarshalText()
	require.NoError(t, err)
	for i := range text {
		altered := bytes.Clone(text)
		altered[i] ^= 1
		back, err := run.Parse(altered)
		if err != nil {
			continue
		}
		again, err := back.MarshalText()
		require.NoError(t, err)
		var a, b bytes.Buffer
		require.NoError(t, json.Compact(&a, text))
		require.NoError(t, json.Compact(&b, again))
		require.Equal(t, a.String(), b.String(), "byte %d", i)
	}
}
