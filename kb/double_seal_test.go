package kb_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/kb"
	"boardduels/schema"
)

var anna = &kb.Double{Hero: "mage", Games: 4, Turns: 30, Style: []schema.Weight{{Of: "own_hp", Value: 2}, {Of: "sooner_firebolt", Value: -1}}}

// Whatever single thing of a double's file is altered, it isn't read as another double.
func TestAlteredDoublesAreFound(t *testing.T) {
	text := []byte(anna.File())
	try := func(altered []byte) (err error) {
		document := schema.Parse(schema.CasesKind, schema.FileOf(schema.CasesKind, "double"), string(altered))
		if schema.HasErrors(document.Diagnostics()) {
			return errors.New("errors")
		}
		read, err := kb.ReadDouble(document)
		if err == nil {
			require.Equal(t, anna, read, "%s", altered)
		}
		return err
	}
	require.NoError(t, try(text))
	for i := range text {
		for bit := range 7 {
			altered := bytes.Clone(text)
			altered[i] ^= 1 << bit
			_ = try(altered)
		}
		_ = try(append(bytes.Clone(text[:i]), text[i+1:]...))
	}
	lines := strings.SplitAfter(string(text), "\n")
	for i := range lines[:len(lines)-1] {
		assert.Error(t, try([]byte(strings.Join(append(append([]string{}, lines[:i]...), lines[i+1:]...), ""))), lines[i])
	}
	altered := strings.Replace(string(text), `games="4"`, `games="40"`, 1)
	assert.ErrorIs(t, try([]byte(altered)), kb.AlteredDouble{})

	for _, same := range []string{anna.Document().Source(), strings.ReplaceAll(string(text), "\n", "\r\n"), "\uFEFF" + string(text), string(text) + "\n"} {
		assert.NoError(t, try([]byte(same)))
	}
	assert.NoError(t, try([]byte(strings.Replace(anna.Document().Source(), `games="4"`, `games="4" `, 1)+"<!-- by hand -->\n")), "without a seal")
}

// What an AI has learned is a double, too, and has the seal of its store.
func TestAnAlteredGenerationIsNobodysDouble(t *testing.T) {
	paths, err := filepath.Glob("testdata/0.1.0/knowledge/*-*.xml")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		read := func(text string) error {
			_, err := kb.ReadDouble(schema.Parse(schema.CasesKind, "cases/double.xml", text))
			return err
		}
		whole := read(string(text))
		assert.NotErrorIs(t, whole, kb.AlteredDouble{}, path)
		if whole == nil {
			assert.ErrorIs(t, read(strings.Replace(string(text), "<style", "<style ", 1)), kb.AlteredDouble{}, path)
		}
	}
}

func FuzzReadDouble(f *testing.F) {
	f.Add(anna.File())
	f.Add(anna.Document().Source())
	f.Fuzz(func(t *testing.T, source string) {
		document := schema.Parse(schema.CasesKind, "cases/double.xml", source)
		read, err := kb.ReadDouble(document)
		if err != nil || schema.HasErrors(document.Diagnostics()) {
			return
		}
		again, err := kb.ReadDouble(schema.Parse(schema.CasesKind, "cases/double.xml", read.File()))
		require.NoError(t, err)
		assert.Equal(t, read.Style, again.Style)
	})
}
