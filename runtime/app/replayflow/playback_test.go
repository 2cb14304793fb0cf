package replayflow_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/journal"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

func TestReplayIsScrubbed(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	v := s.Begin(apptest.Pair("knight", "mage", "random"))
	s.PlayByTaps(v, func(int) {})
	s.Press("result.watch")
	s.Work()
	slider := apptest.Find(s, func(*ui.Slider) bool { return true })
	turn := apptest.Find(s, func(*dueltable.TurnButton) bool { return true })
	plies := v.Match.Record().Plies()
	assert.Equal(t, float64(plies), slider.Max)

	slider.SetValue(0)
	hint := s.Game.Translator().Text("playback.hint")
	assert.Equal(t, hint, apptest.Find(s, func(*dueltable.Field) bool { return true }).Now.Lines[0])
	slider.SetValue(float64(plies))
	assert.False(t, turn.Enabled, "at the end there is nothing next")
	slider.SetValue(3)
	assert.Equal(t, fmt.Sprintf("3 / %d", plies), turn.Caption.Note)
	test.Tap(turn)
	assert.Equal(t, 4.0, slider.Value)
}

// What an action did is read in a replay as it is on the table, also on a phone, where its bar takes some of the
// height.
func TestAReplayTellsWhatHappenedInFull(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	quick.Skip(t, "plays a whole duel by taps")
	const least = 10 // text size
	for _, size := range []fyne.Size{apptest.OnPhone, apptest.OnPhoneWide} {
		for _, language := range []string{"en", "uk"} {
			s := apptest.New(t, size, language)
			s.PlayByTaps(s.Begin(apptest.Pair("knight", "mage", "precedent")), func(int) {})
			s.Press("result.watch")
			s.Work() // the AI has decided again, and can be asked
			slider := apptest.Find(s, apptest.IsSlider)
			for ply := range int(slider.Max) + 1 {
				slider.SetValue(float64(ply))
				lines := happened(s)
				require.NotEmpty(t, lines)
				for _, line := range lines {
					name := fmt.Sprintf("%v, ply %d: %q at %v", size, ply, line.Text, line.TextSize)
					assert.False(t, strings.HasSuffix(line.Text, "…"), name)
					assert.GreaterOrEqual(t, line.TextSize, float32(least), name)
				}
			}
		}
	}
}

// happened returns the lines in which the table tells what has happened, or an advice in place of them.
func happened(s *apptest.Stand) []*canvas.Text {
	field := s.Game.Table().Field
	about := strings.Join(append(slices.Clone(field.Now.Lines), s.Game.Table().Advice.Text), " ")
	cards := apptest.Visible(s, func(f *face.Face) bool { return apptest.IsUnder(field, f) })
	return apptest.Visible(s, func(c *canvas.Text) bool {
		isOnCard := slices.ContainsFunc(cards, func(f *face.Face) bool { return apptest.IsUnder(f, c) })
		return apptest.IsUnder(field, c) && !isOnCard && strings.ContainsAny(c.Text, " …") && strings.Contains(about, strings.TrimSuffix(c.Text, "…"))
	})
}

func isQuestion(b *ui.Button) bool { return strings.HasSuffix(strings.ToLower(b.Text), "why?") }

func TestReplayExplainsEveryMoveOfTheAI(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnPhone, "en")
	v := s.Begin(apptest.Pair("knight", "mage", "precedent"))
	s.PlaySome(12)
	v.Resign()
	s.Settle(func() bool { return s.Game.Table() == nil })
	<-s.Played
	s.Work()
	s.Press("result.watch")
	s.Work() // the AI has decided again
	slider := apptest.Find(s, func(*ui.Slider) bool { return true })
	explained := 0
	ply := 0
	for _, turn := range v.Match.Record().Turns {
		for range turn.Actions {
			ply++
			slider.SetValue(float64(ply))
			why := apptest.Visible(s, isQuestion)
			require.Len(t, why, int(turn.Seat), "ply %d", ply) // the AI sits on the second seat
			if len(why) == 0 {
				continue
			}
			test.Tap(why[0])
			require.True(t, s.Game.Sheets().IsOpen())
			if explained == 0 {
				s.Save("why_in_replay")
				looktest.AssertNothingCutOff(t, s.Window, "why")
			}
			s.Game.Sheets().Close()
			explained++
		}
	}
	assert.Positive(t, explained)
}

// TestReplayExplainsBothAIs watches a duel in which no person takes part.
func TestReplayExplainsBothAIs(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnPhone, "en")
	seats, err := s.Game.Duels.NewSeats(s.Game.Edition, nil, apptest.Pair("knight", "mage", "tree"))
	require.NoError(t, err)
	seats[0].Brain = "tree"
	record, err := duelrecord.New(duelrecord.Pack{}, 3, seats)
	require.NoError(t, err)
	d, err := record.Duel()
	require.NoError(t, err)
	var players [2]ai.Player
	for seat := range players {
		players[seat], err = journal.Player(record, game.Seat(seat), d, s.Game.Duels.Brains)
		require.NoError(t, err)
	}
	m, err := duelmatch.New(record, players, duelmatch.Options{})
	require.NoError(t, err)
	_, err = m.Run(t.Context())
	require.NoError(t, err)

	s.Game.OpenPlayback(m.Record())
	s.Work()
	slider := apptest.Find(s, func(*ui.Slider) bool { return true })
	for ply := range m.Record().Plies() {
		slider.SetValue(float64(ply + 1))
		assert.Len(t, apptest.Visible(s, isQuestion), 1)
	}
	slider.SetValue(0)
	assert.Empty(t, apptest.Visible(s, isQuestion))
	starter := d.Start(record.Seed).Starter
	assert.True(t, s.Shows("Round 1 · "+[...]string{"Knight", "Mage"}[starter]+"’s turn"), "there is no enemy")
}
