//go:build unix

package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd/duel/cli"
	"boardduels/schema"
)

// english are two words of English in a row: one may be the name of an element, a folder or a file. The technical cause
// of a library stands in parentheses.
var english = regexp.MustCompile(`(?i)[a-z’']{2,} [a-z’']{2,}`)

var cause = regexp.MustCompile(`\(.*\)`)

// Whatever is wrong with what is checked, it is told in the language that was asked for.
func TestEveryProblemIsToldInTheLanguage(t *testing.T) {
	folder := workshop(t)
	write := func(name, text string) string {
		require.NoError(t, os.MkdirAll(filepath.Join(folder, filepath.Dir(name)), 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644))
		return name
	}
	large := "<card>" + strings.Repeat(" ", schema.MaxDocumentSize) + "</card>"
	card := read(t, folder, "pack", "cards", "cleave.xml")
	paths := []string{
		"-", "nowhere", "nowhere.xml", ".", "replays", "replays/1.replay", "pack/art",
		write("empty.xml", ""), write("large.xml", large), write("binary.xml", "\x00\xff"), write("utf16.xml", "\xff\xfe<\x00"),
		write("text.xml", "card"), write("html.xml", "<html/>"), write("cut.xml", card[:len(card)/2]), write("twice.xml", card+card),
		write("entity.xml", "<card>&x;</card>"), write("comment.xml", "<card><!-- -- --></card>"), write("attribute.xml", "<card a=b/>"),
		write("cut.zip", "PK\x03\x04"), write("no.zip", "zip"), write("large/cards/large.xml", large),
		write("odd/cards/A b.xml", "<card/>"), write("odd/heroes/h.xml", "<hero><hp>x</hp><hp>1</hp><spell_card>none</spell_card></hero>"),
		write("odd/cases/h.xml", "<cases/>"), write("odd/art/a.svg", "<svg"), write("odd/art/a.png", "PNG"), write("odd/art/a.txt", "x"),
		"odd", "large", "one/of/no/folder", "large.xml/x",
	}
	for _, path := range []string{"pipe", "pipe.xml", "odd/cards/pipe.xml"} {
		require.NoError(t, syscall.Mkfifo(filepath.Join(folder, path), 0o644))
		paths = append(paths, path)
	}
	for name, change := range map[string][2]string{
		"range": {"1<", "99999<"}, "truth": {">false<", ">perhaps<"}, "name": {"name", "nome"}, "attribute": {"<cost>", "<cost a=\"1\">"}, "end": {"</", "</x"},
	} {
		paths = append(paths, write("changed/cards/"+name+".xml", strings.Replace(card, change[0], change[1], 1)))
	}
	write("odd/carts/a.xml", card)
	write("odd/pack.xml", "<pack><name/></pack>")
	for _, path := range append(paths, "changed") {
		o := duelIn(t, folder, large, "validate", path, "--lang", "uk", "--json")
		assert.Empty(t, o.errors, path)
		var told report
		require.NoError(t, json.Unmarshal([]byte(o.out), &told), o.out)
		if told.Errors > 0 {
			assert.Equal(t, cli.ExitProblem, o.code, path)
		}
		assert.NotEmpty(t, told.Diagnostics, path)
		for _, d := range told.Diagnostics {
			assert.NotRegexp(t, english, cause.ReplaceAllString(d.Message, "")+" / "+d.Hint, "%s: %s", d.File, d.Code)
		}
	}
}
