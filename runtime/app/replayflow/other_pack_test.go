package replayflow_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema/schematest"
)

// venomous returns a duel of a pack with counters, in which the alchemist poisons the warden whenever it can.
func venomous(t *testing.T) *duelrecord.Record {
	t.Helper()
	pack := schematest.Ruled()
	var seats [2]duelrecord.Seat
	for i, id := range []string{"alchemist", "warden"} {
		hero, err := duelrecord.PackHero(pack, id)
		require.NoError(t, err)
		seats[i].Hero = hero
	}
	r, err := duelrecord.New(duelrecord.PackOf(pack), 1, seats)
	require.NoError(t, err)
	_, d, s, err := duelrecord.Resume(r)
	require.NoError(t, err)
	for range 60 {
		mover := d.Mover(&s)
		if mover == game.Nobody {
			break
		}
		action := d.Legal(&s, nil)[0]
		for _, a := range d.Legal(&s, nil) {
			if a != duel.EndTurn && d.Card(mover, a.Card).ID == "venom" {
				action = a
			}
		}
		require.NoError(t, d.Apply(&s, action, nil))
		r.Add(d, mover, action, &s)
	}
	return r
}

// A duel of a pack with rules is told in words by the names of its own counters while the classic pack is open.
func TestADuelOfAnotherPackIsToldByItsOwnNames(t *testing.T) {
	for _, language := range quick.First("uk", "en") {
		s := apptest.New(t, apptest.OnDesktop, language)
		s.Game.Replays.OpenJournal(venomous(t))
		s.Work()
		told := strings.ReplaceAll(s.Told(), "\u00a0", " ")
		assert.Contains(t, told, map[string]string{"en": "Poison", "uk": "Отрута"}[language])
		assert.NotContains(t, told, "poison")
	}
}
