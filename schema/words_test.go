package schema_test

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/assets/translations"
	"boardduels/schema"
)

// Each text whose key is put together is that of a field, of a kind of problem or of a reason.
func TestNoTextIsLeftOver(t *testing.T) {
	fields := map[string]bool{}
	note := func(f *schema.Field) { fields[string(f.Title)], fields[string(f.Doc)] = true, true }
	for _, kind := range schema.Kinds() {
		note(schema.Fields(kind))
	}
	words := map[string]bool{}
	everyField(func(_ schema.Kind, _ string, f *schema.Field) {
		note(f)
		for _, called := range f.Called {
			words[string(called)] = true
			assert.NotEqual(t, string(called), called.In("en"), "a word of %s has no text", f.Name)
		}
	})
	code := productCode(t)
	for _, key := range textKeys(t) {
		parts := strings.Split(key, ".")
		switch parts[1] {
		case "field":
			assert.True(t, fields[key], "no field is called by %s", key)
		case "rule":
			assert.True(t, words[key], "no word is called by %s", key)
		case "problem", "plain", "reason":
			assert.Contains(t, code, `"`+strings.ReplaceAll(parts[2], "_", "-")+`"`, "nothing is told by %s", key)
		default:
			assert.Contains(t, code, `"`+strings.TrimSuffix(strings.TrimPrefix(key, "schema.tactics."), ".doc")+`"`, "nothing is called by %s", key)
		}
	}
}

// textKeys are those of the texts of documents.
func textKeys(t *testing.T) (keys []string) {
	source, err := fs.ReadFile(translations.Files, "en.json")
	require.NoError(t, err)
	var texts map[string]any
	require.NoError(t, json.Unmarshal(source, &texts))
	for key := range texts {
		if strings.HasPrefix(key, "schema.") {
			keys = append(keys, key)
		}
	}
	require.NotEmpty(t, keys)
	return keys
}

// productCode is what stands in the files of the package, of the rooms in it and of the gate for pictures beside tests.
func productCode(t *testing.T) string {
	var code strings.Builder
	for _, pattern := range []string{"*.go", "*/*.go", "../internal/picture/*.go"} {
		files, err := filepath.Glob(pattern)
		require.NoError(t, err)
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			source, err := os.ReadFile(file)
			require.NoError(t, err)
			code.Write(source)
		}
	}
	return code.String()
}
