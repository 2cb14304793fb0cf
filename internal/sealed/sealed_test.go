package sealed_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/internal/sealed"
)

type document struct {
	Format string         `json:"format"`
	Texts  []string       `json:"texts,omitempty"`
	Counts map[string]int `json:"counts,omitempty"`
}

const parts = 1000

var sample = document{"a 1", []string{"ї <b> \"}", "", " \n"}, map[string]int{"x": 1, "digest": 7}}

func seal(t require.TestingT, d document, indent string) []byte {
	text, err := json.MarshalIndent(d, "", indent)
	if indent == "" {
		text, err = json.Marshal(d)
	}
	require.NoError(t, err)
	whole, err := sealed.Seal(text)
	require.NoError(t, err)
	return whole
}

func TestWhatIsSealedIsRead(t *testing.T) {
	for _, indent := range []string{"", " ", "\t"} {
		text := seal(t, sample, indent)
		assert.True(t, json.Valid(text), "%s", text)
		assert.Regexp(t, `"digest": "[0-9a-f]{64}"\n?}\n$`, string(text))
		var back document
		_, err := sealed.Decode(text, parts, &back)
		require.NoError(t, err)
		assert.Equal(t, sample, back)
		for _, same := range []string{strings.ReplaceAll(string(text), "\n", "\r\n"), "\n" + string(text) + "\n\n"} {
			_, err := sealed.Decode([]byte(same), parts, &back)
			assert.NoError(t, err, "it says the same")
		}
	}
}

// Whatever single thing is altered: it is found, or the document says the same.
func TestEveryAlterationIsFound(t *testing.T) {
	text := seal(t, sample, " ")
	try := func(name string, altered []byte) {
		var back document
		if _, err := sealed.Decode(altered, parts, &back); err == nil {
			assert.Equal(t, sample, back, name)
			var a, b bytes.Buffer
			require.NoError(t, json.Compact(&a, text))
			require.NoError(t, json.Compact(&b, altered))
			assert.Equal(t, a.String(), b.String(), name)
		}
	}
	for i := range text {
		without := append(bytes.Clone(text[:i]), text[i+1:]...)
		try(fmt.Sprintf("without byte %d", i), without)
		for _, c := range []byte("a0\" ,}\x00" + strings.ToUpper(string(text[i]))) {
			other := bytes.Clone(text)
			other[i] = c
			try(fmt.Sprintf("%q in place of byte %d", c, i), other)
			try(fmt.Sprintf("%q before byte %d", c, i), append(append(bytes.Clone(text[:i]), c), text[i:]...))
		}
	}
	lines := strings.SplitAfter(string(text), "\n")
	for i := range lines {
		try(fmt.Sprintf("without line %d", i+1), []byte(strings.Join(append(append([]string{}, lines[:i]...), lines[i+1:]...), "")))
		try(fmt.Sprintf("line %d twice", i+1), []byte(strings.Join(append(append([]string{}, lines[:i+1]...), lines[i:]...), "")))
	}
}

// A document is read if its last member is the digest of the others, and what it says is told in any case.
func TestWithoutADigest(t *testing.T) {
	var back document
	for text, told := range map[string]string{
		`{"format": "a 1"}`:            "doesn’t end in its digest",
		`{"format": "a 1", "more": 1}`: "doesn’t end in its digest",
		`{"digest": "` + strings.Repeat("0", 64) + `", "format": "a 1"}`: "doesn’t end in its digest",
		`{"format": "a 1", "digest": "` + strings.Repeat("0", 63) + `"}`: "doesn’t end in its digest",
		`{"format": "a 1", "digest": "` + strings.Repeat("0", 64) + `"}`: "altered",
	} {
		back = document{}
		_, err := sealed.Decode([]byte(text), parts, &back)
		assert.ErrorContains(t, err, told, text)
		var altered sealed.Altered
		require.ErrorAs(t, err, &altered)
		assert.Equal(t, document{Format: "a 1"}, back)
	}
	for text, told := range map[string]string{
		`{"format": "a 1"} {}`: "behind the end",
		`{"format": "a 1"`:     "unexpected EOF",
		``:                     "EOF",
	} {
		_, err := sealed.Decode([]byte(text), parts, &back)
		assert.ErrorContains(t, err, told, text)
	}
	later, err := sealed.Seal([]byte(`{"format": "a 1", "more": [1]}`))
	require.NoError(t, err)
	_, err = sealed.Decode(later, parts, &back)
	assert.NoError(t, err, "what a later version wrote more")
}

func TestAnyDocumentIsSealed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := document{Format: rapid.String().Draw(t, "format"), Texts: rapid.SliceOf(rapid.String()).Draw(t, "texts")}
		if len(d.Texts) == 0 {
			d.Texts = nil
		}
		text := seal(t, d, rapid.SampledFrom([]string{"", " ", "  ", "\t"}).Draw(t, "indent"))
		var back, want document
		_, err := sealed.Decode(text, parts, &back)
		require.NoError(t, err)
		plain, err := json.Marshal(d)
		require.NoError(t, err)
		require.NoError(t, json.Unmarshal(plain, &want))
		assert.Equal(t, want, back)
	})
}

func FuzzDecode(f *testing.F) {
	f.Add(seal(f, sample, " "))
	f.Fuzz(func(t *testing.T, text []byte) {
		var d document
		if _, err := sealed.Decode(text, parts, &d); err != nil {
			assert.NotEmpty(t, err.Error())
		}
	})
}

// A small file can't fill the memory.
func TestManyPartsAreRefused(t *testing.T) {
	var d document
	text := []byte(`{"texts": ["` + strings.Repeat(`{},[\\\"`, 50) + `", "", ""]}`)
	_, err := sealed.Decode(text, 4, &d)
	require.Equal(t, sealed.Altered{NoDigest: true}, err)
	_, err = sealed.Decode(text, 3, &d)
	assert.EqualError(t, err, "it has 4 parts, allowed are 3")
}
