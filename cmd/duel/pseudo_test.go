package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/games"
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
	spoken, names := spokenCommands(folder, t.TempDir()), documentWords(t)
	for _, args := range spoken {
		var out, errs bytes.Buffer
		run(t.Context(), append(args, "--lang", pseudo.Code), strings.NewReader("help\n1\nwhy\nend\nend\nquit\n"), &out, &errs)
		said := out.String() + errs.String()
		assert.Empty(t, pseudo.Foreign(asTold(said), names...), "%s\n%s", args, said)
	}
	eachCommand(newRoot(), func(cmd *cobra.Command) {
		words := strings.Fields(cmd.CommandPath())[1:]
		isTried := slices.ContainsFunc(spoken, func(args []string) bool {
			return len(args) >= len(words) && slices.Equal(args[:len(words)], words)
		})
		isOfCards := cmd.CommandPath() == "duel pack print" // its language is that of what it prints
		assert.True(t, isTried || isOfCards || cmd.Flags().Lookup("lang") == nil, "nothing is asked of %s", cmd.CommandPath())
	})
}

// spokenCommands asks something of every command that speaks languages, with a pack and an empty folder.
func spokenCommands(pack, empty string) [][]string {
	record := filepath.Join(empty, "duel.replay")
	all := [][]string{
		{"fields"},
		{"validate", pack},
		{"validate", filepath.Join(pack, "none.zip")},
		{"diff", "classic", pack},
		{"merge", "classic", "classic", "classic", "-o", filepath.Join(empty, "merged_pack")},
		{"play", "--brain", "tree", "--seed", "3", "--save", record},
		{"decide", "--replay", record, "--turn", "2"},
		{"replay", "show", record},
		{"replay", "verify", record},
		{"replay", "verify", "--decisions", record},
		{"replay", "compare", record, record},
		{"replay", "fork", record, "--at", "2", "--seat1", "tree", "-o", filepath.Join(empty, "fork.replay")},
		{"knowledge", "show", "knight"},
		{"knowledge", "history", "knight", "--kb", empty},
		{"knowledge", "rollback", "knight", "--kb", empty},
		{"knowledge", "check", "--kb", empty},
		{"knowledge", "coverage", "knight", "--duels", "2"},
		{"knowledge", "disagree", "knight", "--between", "tactician,duelist", "--duels", "2", "--first", "2", "--second", "2"},
		{"knowledge", "experts", "knight", "--duels", "2"},
	}
	for _, game := range games.All() {
		record := filepath.Join(empty, game.ID+".replay")
		for _, args := range [][]string{
			{"play", "--seed", "3", "--save", record},
			{"replay", "show", record},
			{"replay", "verify", record},
			{"replay", "compare", record, record},
			{"replay", "fork", record, "--ply", "1", "--seat1", "level_40"},
		} {
			all = append(all, append([]string{"board", game.ID}, args...))
		}
	}
	return all
}

// eachCommand calls f for a command and all below it.
func eachCommand(cmd *cobra.Command, f func(*cobra.Command)) {
	f(cmd)
	for _, below := range cmd.Commands() {
		eachCommand(below, f)
	}
}

// quoted is what stands in the output as it is called elsewhere: paths, codes, fields, identifiers and digests.
var quoted = regexp.MustCompile(`\b[0-9a-f]{12,}\b|<[^>]*>|[\w./@-]+[_./@-][\w./@\[\]-]*|№`)

func asTold(text string) string { return quoted.ReplaceAllString(text, " ") }

// documentWords are the names that documents and their fields have, and what people type.
func documentWords(t *testing.T) []string {
	t.Helper()
	names := []string{"Axe", "help why quit end pass", "UTC", "error warning info"}
	for _, game := range games.All() {
		names = append(names, game.ID)
		for i := range game.Variants {
			names = append(names, game.Variants[i].ID)
		}
	}
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
