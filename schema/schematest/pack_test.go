package schematest_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"boardduels/schema"
	"boardduels/schema/schematest"
)

func TestPacksThatAreDrawnHaveNoErrors(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		_, found := schema.LoadPack(schematest.Pack(t))
		for _, d := range found {
			assert.NotEqual(t, schema.Error, d.Severity, d.String())
		}
	})
}
