package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n/pseudo"
	"boardduels/kb/classic"
	"boardduels/schema"
)

// What a command says in a language comes from its translations alone, but for what documents, records and the command
// line itself are called.
func TestCommandsSpeakByTranslationsAlone(t *testing.T) {
	if !pseudo.Alone(t) {
		return
	}
	folder := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(folder, "cards"), 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "cards", "axe.xml"),
		[]byte("<card><name>Axe</name><cost>77</cost><max_damage>x</max_damage><unheard/></card>"), 0o644))
	record := filepath.Join(folder, "duel.replay")
	for _, args := range [][]string{
		{"fields"},
		{"validate", folder},
		{"validate", filepath.Join(folder, "none.zip")},
		{"play", "--brain", "tree", "--seed", "3", "--save", record},
		{"replay", "show", record},
		{"knowledge", "show", "knight"},
		{"diff", "classic", folder},
	} {
		var out, errs bytes.Buffer
		run(t.Context(), append(args, "--lang", pseudo.Code), strings.NewReader("help\n1\nwhy\nend\nend\nquit\n"), &out, &errs)
		said := out.String() + errs.String()
		assert.Empty(t, pseudo.Foreign(asTold(said), documentWords(t)...), "%s\n%s", args, said)
	}
}

// quoted is what stands in the output as it is called elsewhere: paths, codes, fields, identifiers and digests.
var quoted = regexp.MustCompile(`\b[0-9a-f]{12,}\b|<[^>]*>|[\w./@-]+[_./@-][\w./@\[\]-]*|№`)

func asTold(text string) string { return quoted.ReplaceAllString(text, " ") }

// documentWords are the names that documents and their fields have, and what people type.
func documentWords(t *testing.T) []string {
	t.Helper()
	names := []string{"Axe", "help why quit end", "UTC", "error warning info"}
	pack, _ := schema.LoadPack(classic.FS())
	markup := regexp.MustCompile(`</?\w+|/?>`)
	for _, d := range pack.Documents() {
		names = append(names, d.ID(), markup.ReplaceAllString(d.Source(), " "))
	}
	for _, code := range schema.Codes() {
		names = append(names, code.ID)
	}
	for _, kind := range schema.Kinds() {
		names = append(names, kind.Name(), fieldNames(schema.Fields(kind)))
	}
	return names
}

// fieldNames are what documents call fields and choices.
func fieldNames(f *schema.Field) string {
	names := f.Name + " " + strings.Join(f.Choices, " ") + " " + f.Default
	for i := range f.Fields {
		names += " " + fieldNames(&f.Fields[i])
	}
	return names
}
