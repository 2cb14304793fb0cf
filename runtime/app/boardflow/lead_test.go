package boardflow_test

import (
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/games"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/game"
	"boardduels/runtime/record/boardrecord"
)

// reversiGame is the record of a game of the person, who has black, by its first actions.
func reversiGame(t *testing.T, actions ...string) *boardrecord.Record {
	t.Helper()
	family, err := games.Find("reversi")
	require.NoError(t, err)
	standard, err := family.Variant("standard")
	require.NoError(t, err)
	table, err := family.Open(standard.Setup)
	require.NoError(t, err)
	r, err := boardrecord.NewRecord(table, 1, []boardrecord.Seat{{Name: "me"}, {Brain: "level_60"}})
	require.NoError(t, err)
	p := table.Start(1)
	for i, action := range actions {
		require.NoError(t, table.Apply(&p, action, nil))
		r.Add(table, game.Seat(i%2), action, &p)
	}
	return r
}

// shownLead is by how many discs the bar says that the person is ahead.
func shownLead(s *apptest.Stand) (lead float64) {
	s.T.Helper()
	s.Work()
	text := apptest.Find(s, func(o *canvas.Text) bool { return strings.HasSuffix(o.Text, " at the end") }).Text
	lead, err := strconv.ParseFloat(strings.NewReplacer(" at the end", "", "−", "-").Replace(text), 64)
	require.NoError(s.T, err)
	return lead
}

// The bar of Reversi changes with what is played, not with whose turn it is: here both sides play about as well as the
// adviser.
func TestTheBarOfReversiIsSteady(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Game.Boards.OpenBoardPlayback(reversiGame(t, "e6", "f4", "c3", "c4"))
	var leads []float64
	for range 4 {
		s.Tap(apptest.IconOf(s, "media-skip-next.svg"))
		leads = append(leads, shownLead(s))
	}
	for i := range leads[1:] {
		assert.InDelta(t, leads[i], leads[i+1], 2.5, "%v", leads)
	}
}
