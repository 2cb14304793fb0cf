package document_test

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/schema"
)

const road = `<run>
  <name>Road</name>
  <stage>zombie</stage> <!-- easy -->
  <stage hero="knight" rest="3">orc</stage>
</run>
`

func withRoad() *schema.Pack {
	return schema.ReadPack(fstest.MapFS{
		"heroes/knight.xml": {Data: []byte("<hero><hp>30</hp></hero>")}, "runs/road.xml": {Data: []byte(road)},
	})
}

// Edits of stages change what they name, and nothing else of the text.
func TestStagesAreEdited(t *testing.T) {
	for _, c := range []struct {
		name string
		edit document.Edit
		want string
	}{
		{"add", document.AddStage{Run: "road"}, "  <stage hero=\"knight\" rest=\"3\">orc</stage>\n  <stage hero=\"knight\" rest=\"3\">orc</stage>\n</run>"},
		{"rival", document.SetStage{Run: "road", Stage: 1, Value: "elf"}, "<stage hero=\"knight\" rest=\"3\">elf</stage>"},
		{"hero", document.SetStage{Run: "road", Stage: 0, Attribute: "hero", Value: "knight"}, "<stage hero=\"knight\">zombie</stage> <!-- easy -->"},
		{"hero by lot", document.SetStage{Run: "road", Stage: 1, Attribute: "hero"}, "<stage rest=\"3\">orc</stage>"},
		{"usual rest", document.SetStage{Run: "road", Stage: 1, Attribute: "rest", Value: "10"}, "<stage hero=\"knight\">orc</stage>"},
		{"more hp", document.SetStage{Run: "road", Stage: 0, Attribute: "more_hp", Value: "5"}, "<stage more_hp=\"5\">zombie</stage>"},
		{"remove", document.RemoveElement{File: "runs/road.xml", Name: "stage", At: 0}, "<name>Road</name>\n  <stage hero"},
		{"move", document.MoveElement{File: "runs/road.xml", Name: "stage", From: 1, To: 0}, "<stage hero=\"knight\" rest=\"3\">orc</stage>\n  <stage>zombie</stage> <!-- easy -->"},
		{"another id of a hero", document.Rename{Item: document.Item{Type: schema.HeroKind, ID: "knight"}, To: "paladin"}, "<stage hero=\"paladin\" rest=\"3\">orc</stage>"},
		{"a hero leaves", document.Delete{Item: document.Item{Type: schema.HeroKind, ID: "knight"}}, "<stage rest=\"3\">orc</stage>"},
	} {
		t.Run(c.name, func(t *testing.T) {
			changes, err := c.edit.Changes(withRoad())
			require.NoError(t, err)
			var found *schema.Document
			for _, change := range changes {
				if change.File == "runs/road.xml" {
					found = change.To
				}
			}
			require.NotNil(t, found)
			assert.Contains(t, found.Source(), c.want)
			assert.Contains(t, found.Source(), "<name>Road</name>")
		})
	}
	changes, err := document.Add{Item: document.Item{Type: schema.RunKind, ID: "way"}, Name: "Way"}.Changes(withRoad())
	require.NoError(t, err)
	assert.Empty(t, changes[0].To.Diagnostics())
	_, err = document.AddStage{Run: "nowhere"}.Changes(withRoad())
	assert.Error(t, err)
}
