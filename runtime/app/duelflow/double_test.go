package duelflow_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/duel/duelbrains"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
)

// One's double is there once one was seen with its hero, and teaches nobody.
func TestTheDoubleIsMetOnceTheAIHasMetThePlayer(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) { o.Learn = apptest.Observing })
	s.Game.Duels.Begin(apptest.Pair("knight", "mage", "double"))
	s.Settle(s.Game.Sheets().IsOpen)
	assert.True(t, s.Shows("Nobody has seen you play Mage yet, so there is no double. Play a duel with this hero first."))
	assert.Nil(t, s.Game.Duels.Session())
	s.Game.Sheets().Close()

	s.LoseTo(apptest.Pair("mage", "knight", duelbrains.Default))
	first := s.Game.Duels.Session()
	s.Game.Duels.Begin(apptest.Pair("knight", "mage", "double"))
	s.Settle(func() bool { return s.Game.Duels.Session() != first })
	s.MyTurn()
	s.Game.Duels.Session().Resign()
	s.Settle(func() bool { return s.Game.Table() == nil })
	record := s.Game.Duels.Session().Match.Record()
	assert.Equal(t, "double", record.Seats[1].Brain)
	own, _, err := record.Seats[1].Known()
	assert.NoError(t, err)
	assert.Equal(t, 10, own.Experience.Observed, "it is made of the one duel that was kept")
	known, err := s.Game.Edition.Known("mage")
	assert.NoError(t, err)
	assert.Equal(t, 1, known.Experience.Observed, "it was learned from once")
}
