package schema_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/schema"
	"boardduels/schema/archive"
)

// said returns all that a document says, as its kind has it.
func said(d *schema.Document) any {
	card, isCard := d.Card()
	hero, isHero := d.Hero()
	base, isBase := d.CaseBase()
	experts, isTable := d.Experts()
	title, isTitle := d.Title()
	run, isRun := d.Run()
	level, isLevel := d.Level()
	land, isMap := d.Map()
	position, isPosition := d.Position()
	switch {
	case isCard:
		return card
	case isHero:
		return hero
	case isBase:
		return base
	case isTable:
		return experts
	case isTitle:
		return title
	case isRun:
		return run
	case isLevel:
		return level
	case isMap:
		return land
	case isPosition:
		return position
	}
	return nil
}

// saidIn is what the documents of a pack say, by their files.
func saidIn(t *testing.T, files fs.FS) map[string]any {
	t.Helper()
	all := map[string]any{}
	require.NoError(t, fs.WalkDir(files, ".", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		kind, known := schema.KindOf(file)
		require.True(t, known, file)
		source, err := fs.ReadFile(files, file)
		require.NoError(t, err)
		d := schema.Parse(kind, file, string(source))
		require.False(t, schema.HasErrors(d.Diagnostics()), "%s: %v", file, d.Diagnostics())
		text, err := json.Marshal(said(d))
		require.NoError(t, err)
		var value any
		require.NoError(t, json.Unmarshal(text, &value))
		all[file] = value
		return nil
	}))
	return all
}

// What version 0.1.0 wrote is read for ever, and says what it said. Later versions may find more fields missing in it.
func TestThePackOfVersion010IsRead(t *testing.T) {
	text, err := os.ReadFile("testdata/0.1.0/said.json")
	require.NoError(t, err)
	var want map[string]any
	require.NoError(t, json.Unmarshal(text, &want))
	assertSays(t, "", want, saidIn(t, os.DirFS("testdata/0.1.0/pack")))

	packed, err := os.ReadFile("testdata/0.1.0/pack.zip")
	require.NoError(t, err)
	content, err := archive.Read(bytes.NewReader(packed), int64(len(packed)))
	require.NoError(t, err)
	files, err := schema.ZipPack(content)
	require.NoError(t, err)
	assertSays(t, "", want, saidIn(t, files))
}

// assertSays checks that all that was said is said, whatever else is.
func assertSays(t *testing.T, where string, want, got any) {
	t.Helper()
	switch want := want.(type) {
	case map[string]any:
		have, _ := got.(map[string]any)
		for key, value := range want {
			assertSays(t, where+"/"+key, value, have[key])
		}
	case []any:
		have, _ := got.([]any)
		if assert.Len(t, have, len(want), where) {
			for i, value := range want {
				assertSays(t, fmt.Sprintf("%s/%d", where, i), value, have[i])
			}
		}
	default:
		assert.Equal(t, want, got, where)
	}
}
