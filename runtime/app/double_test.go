package app

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/duel/duelbrains"
	"boardduels/internal/raceflag"
)

// One's double is there once one was seen with its hero, and teaches nobody.
func TestTheDoubleIsMetOnceTheAIHasMetThePlayer(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStandWith(t, onPhone, "en", t.TempDir(), func(o *Options) { o.Learn = observing })
	s.game.duels.Begin(pair("knight", "mage", "double"))
	s.settle(s.game.Sheets.IsOpen)
	assert.True(t, s.shows("Nobody has seen you play Mage yet, so there is no double. Play a duel with this hero first."))
	assert.Nil(t, s.game.duels.Session)
	s.game.Sheets.Close()

	s.loseTo(pair("mage", "knight", duelbrains.Default))
	first := s.game.duels.Session
	s.game.duels.Begin(pair("knight", "mage", "double"))
	s.settle(func() bool { return s.game.duels.Session != first })
	s.myTurn()
	s.game.duels.Session.Resign()
	s.settle(func() bool { return s.game.Table == nil })
	record := s.game.duels.Session.Match.Record()
	assert.Equal(t, "double", record.Seats[1].Brain)
	own, _, err := record.Seats[1].Known()
	assert.NoError(t, err)
	assert.Equal(t, 10, own.Experience.Observed, "it is made of the one duel that was kept")
	known, err := s.game.Edition.Known("mage")
	assert.NoError(t, err)
	assert.Equal(t, 1, known.Experience.Observed, "it was learned from once")
}
