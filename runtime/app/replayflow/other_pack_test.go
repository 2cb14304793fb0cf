package replayflow_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

// playedOut returns a duel of a pack, in which whoever can play a card does.
func playedOut(t *testing.T, pack *schema.Pack, card string, heroes ...string) *duelrecord.Record {
	t.Helper()
	var seats [2]duelrecord.Seat
	for i, id := range heroes {
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
			if a != duel.EndTurn && d.Card(mover, a.Card).ID == card {
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
		s.Game.Replays.OpenJournal(playedOut(t, schematest.Ruled(), "venom", "alchemist", "warden"))
		s.Work()
		told := strings.ReplaceAll(s.Told(), "\u00a0", " ")
		assert.Contains(t, told, map[string]string{"en": "Poison", "uk": "Отрута"}[language])
		assert.NotContains(t, told, "poison")
	}
}

// What rules bring about as a duel begins stands in its journal and in the log of its replay.
func TestTheOpeningIsToldInReplays(t *testing.T) {
	pack, _ := schema.LoadPack(os.DirFS("../../../schema/testdata/mechanics"))
	record := playedOut(t, pack, "stick", "early_bird", "plain")
	const told = "Early Bird’s passive rule: Early Bird gains 4 shield"
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Game.Replays.OpenJournal(record)
	s.Work()
	assert.Contains(t, strings.ReplaceAll(s.Told(), "\u00a0", " "), told)
	s.Game.OpenPlaybackAt(record, 1)
	s.Work()
	assert.Contains(t, s.Game.Table().Field.Now.Lines, told)
}
