package schema_test

import (
	"cmp"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
	"boardduels/schema"
)

// vectors reads the cases of a group of the language, which another program has worked out: from the folder that
// CARDRULES_DIR names, or those that are kept here.
func vectors[T any](t *testing.T, group string) []T {
	t.Helper()
	folder := cmp.Or(os.Getenv("CARDRULES_DIR"), filepath.Join("testdata", "cardrules"))
	source, err := os.ReadFile(filepath.Join(folder, group+".json"))
	require.NoError(t, err)
	var file struct{ Cases []T }
	require.NoError(t, json.Unmarshal(source, &file))
	require.NotEmpty(t, file.Cases)
	return file.Cases
}

// besides are the codes that vectors don't speak of: pictures, names, decks, and fields that are always written.
var besides = []string{"missing", "no-such-image", "unused-card", "no-heroes", "no-cases", "no-priorities", "deck-size", "too-few", "major-cards",
	"duplicate-name", "no-effect", "unplayable-effect"}

// isBeside reports whether vectors don't speak of a problem.
func isBeside(d schema.Diagnostic) bool {
	return slices.Contains(besides, d.Code) || d.Code == "missing-required" && d.Args["field"] == "name"
}

func TestVectorValidate(t *testing.T) {
	for _, v := range vectors[struct {
		Name, Document, XML, Rules string
		CardsThere                 []string `json:"cards_there"`
		Codes                      []string
	}](t, "validate") {
		t.Run(v.Name, func(t *testing.T) {
			subject := map[string]string{"card": "cards/subject.xml", "hero": "heroes/subject.xml", "relic": "relics/subject.xml", "rules": "rules.xml"}[v.Document]
			require.NotEmpty(t, subject)
			files := fstest.MapFS{subject: file(v.XML)}
			if v.Rules != "" {
				files["rules.xml"] = file(v.Rules)
			}
			for _, id := range v.CardsThere {
				files["cards/"+id+".xml"] = file("<card><name>" + id + "</name><cost>1</cost></card>")
			}
			_, told := schema.LoadPack(files)
			codes := []string{}
			for _, d := range told {
				if d.File == subject && !isBeside(d) {
					codes = append(codes, d.Code)
				}
			}
			assert.ElementsMatch(t, v.Codes, codes)
		})
	}
}

func TestVectorKind(t *testing.T) {
	names := [duel.KindCount]string{"attack", "defence", "major_attack", "major_defence"}
	for _, v := range vectors[struct{ Name, Card, Rules, Kind string }](t, "kind") {
		t.Run(v.Name, func(t *testing.T) {
			pack, _ := schema.LoadPack(fstest.MapFS{"cards/x.xml": file(v.Card), "rules.xml": file(v.Rules)})
			card, ok := pack.Card("x")
			require.True(t, ok)
			n := pack.Numbers()
			assert.Equal(t, v.Kind, names[n.Kind(&card.Card)])
		})
	}
}
