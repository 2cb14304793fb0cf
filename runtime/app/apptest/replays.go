package apptest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/runtime/app/edition"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
)

// Fork plays on from a place of a recorded duel, and gives up at once.
func (s *Stand) Fork(record *duelrecord.Record, plies int) *duelrecord.Record {
	s.T.Helper()
	before := s.Game.Duels.Session()
	s.Game.Replays.PlayFrom()(record, plies)
	s.Settle(func() bool { return s.Game.Duels.Session() != before })
	s.MyTurn()
	s.Game.Duels.Session().PlayCard(0, 0)
	s.MyTurn()
	s.Game.Duels.Session().Resign()
	s.Settle(func() bool { return s.Game.Table() == nil })
	s.Work()
	return s.Game.Duels.Session().Match.Record()
}

// KeepDuels fills the collection with resigned duels; the enemy heroes tell them apart, the last is the newest.
func (s *Stand) KeepDuels(enemies ...string) {
	s.T.Helper()
	for i, enemy := range enemies {
		record, err := s.Game.Duels.NewRecord(s.Game.Edition, nil, Pair("knight", enemy, "tree"))
		require.NoError(s.T, err)
		record.Date = record.Date.AddDate(0, 0, i)
		record.Resign(0, "resigned")
		err = s.Game.Library.Keep(record)
		require.NoError(s.T, err)
	}
}

// TypeInto types into the line that there is.
func (s *Stand) TypeInto(text string) {
	s.T.Helper()
	Find(s, func(*ui.Entry) bool { return true }).SetText(text)
}

// ReplayRows are the rows of the list.
func (s *Stand) ReplayRows() []*ui.Pressable {
	return Visible(s, func(*ui.Pressable) bool { return true })
}

// PlayOne plays a duel to its end, so that there is something to be watched.
func (s *Stand) PlayOne(p edition.Pairing) *duelrecord.Record {
	s.T.Helper()
	v := s.Begin(p)
	s.Dawdle(v)
	for len(s.Played) > 0 {
		<-s.Played
	}
	return v.Match.Record()
}

// WholeDuel returns a duel that was lost.
func WholeDuel(t *testing.T) *duelrecord.Record {
	t.Helper()
	return New(t, OnPhone, "en").PlayOne(Pair("knight", "mage", "tree"))
}
