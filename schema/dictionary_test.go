package schema_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/schema/schematest"
)

// Each thing that rules name is called as the pack calls it, and goes by its id where the pack doesn't.
func TestADictionaryNamesWhatRulesDo(t *testing.T) {
	en, uk := schematest.Ruled().Dictionary("en"), schematest.Ruled().Dictionary("uk")
	for _, test := range []struct{ found, want string }{
		{en.Card("spark"), "Spark"}, {uk.Card("spark"), "Іскра"}, {en.Card("no_such"), "no_such"},
		{en.Counter("poison"), "Poison"}, {uk.Counter("poison"), "Отрута"}, {uk.Counter("no_such"), "no_such"},
		{en.Tag("fire"), "Fire"}, {uk.Tag("fire"), "Вогонь"}, {en.Tag("no_such"), "no_such"},
		{en.Relic("mirror"), "Mirror"}, {uk.Relic("mirror"), "Дзеркало"}, {uk.Relic("no_such"), "no_such"},
	} {
		assert.Equal(t, test.want, test.found)
	}
}
