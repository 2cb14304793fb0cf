package duelrecord_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/record/duelrecord"
	"boardduels/schema/schematest"
)

// What a record was read from calls everything that its rules name as its pack did; what it doesn't tell goes by its
// id.
func TestARecordCallsWhatItsRulesName(t *testing.T) {
	pack := schematest.Ruled()
	var seats [2]duelrecord.Seat
	for i, id := range []string{"alchemist", "warden"} {
		hero, err := duelrecord.PackHero(pack, id, "mirror")
		require.NoError(t, err)
		seats[i].Hero = hero
	}
	r, err := duelrecord.New(duelrecord.PackOf(pack), 7, seats)
	require.NoError(t, err)
	back, err := duelrecord.Parse(text(t, r))
	require.NoError(t, err)
	en, uk := duelrecord.NewDictionary("en", played(t, 1), back), duelrecord.NewDictionary("uk", back)
	for _, test := range []struct{ found, want string }{
		{en.Card("spark"), "Spark"}, {uk.Card("spark"), "Іскра"}, {en.Card("no_such"), "no_such"},
		{en.Counter("poison"), "Poison"}, {uk.Counter("poison"), "Отрута"}, {en.Counter("no_such"), "no_such"},
		{en.Tag("fire"), "Fire"}, {uk.Tag("fire"), "Вогонь"}, {en.Tag("no_such"), "no_such"},
		{en.Relic("mirror"), "Mirror"}, {uk.Relic("mirror"), "Дзеркало"}, {en.Relic("no_such"), "no_such"},
	} {
		assert.Equal(t, test.want, test.found)
	}
}
