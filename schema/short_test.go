package schema_test

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"

	"boardduels/schema"
)

// Cards name the fields that they need where the pack has rules of its own; elsewhere what they leave out is told.
func TestShortCardsOfPacksWithRules(t *testing.T) {
	files := fstest.MapFS{"cards/plain.xml": file("<card><name>Plain</name><base_damage>2</base_damage></card>")}
	missing := func() (n int) {
		_, told := schema.LoadPack(files)
		for _, d := range told {
			if d.Code == "missing" && d.File == "cards/plain.xml" {
				n++
			}
		}
		return n
	}
	assert.Positive(t, missing())
	files["rules.xml"] = file("<rules><hand>6</hand></rules>")
	assert.Zero(t, missing())
}
