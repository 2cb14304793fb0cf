package duelflow_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/forecast"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/settings"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/career"
	"boardduels/runtime/duel"
)

func anyEnvelope(*dueltable.Envelope) bool { return true }

// Before each turn an envelope is closed, after it it is open; what became of all of them stands on the result, and in
// the record, where they can be checked.
func TestTheAISealsWhatItExpects(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
		s := apptest.New(t, size, "uk")
		text := i18n.For("uk")
		v := s.Begin(apptest.Pair("knight", "mage", "precedent_quick"))
		var sealed, opened int
		s.PlayByTaps(v, func(step int) {
			envelopes := apptest.Visible(s, anyEnvelope)
			switch {
			case len(v.Now.Legal) == 0 || v.Now.View.Me().StunTime > 0:
			case assert.Len(t, envelopes, 1):
				assert.True(t, envelopes[0].Now.Sealed)
				sealed++
			}
			if len(v.Foretold) > opened {
				opened = len(v.Foretold)
				assert.Equal(t, opened, envelopes[0].Now.Turns)
				assert.Equal(t, v.Foretold[opened-1].Outwits(), envelopes[0].Now.Outwits)
			}
			if step == 9 {
				s.Tap(envelopes[0])
				assert.True(t, s.Shows(text.Text("forecast.title")))
				looktest.AssertNothingCutOff(t, s.Window, "forecast")
				s.Save("forecast")
				s.Key("Escape")
			}
		})
		assert.Positive(t, sealed)
		require.Positive(t, opened)
		record := v.Match.Record()
		n, err := forecast.Check(record)
		require.NoError(t, err)
		assert.GreaterOrEqual(t, n, opened)
		turns, err := forecast.Turns(record, 1-v.Me)
		require.NoError(t, err)
		assert.Equal(t, v.Foretold, turns)
		score := forecast.ScoreOf(turns)
		told := text.Text("result.foretold", i18n.Args{"Hits": score.Foreseen, "N": score.Turns, "Strangers": score.Strangers})
		if score.Outwitted > 0 {
			told += " " + text.Text("result.outwitted", i18n.Args{"N": score.Outwitted})
		}
		assert.Less(t, score.Foreseen-score.Strangers, 6)
		told += " " + text.Text("result.foretold_chance")
		s.Settle(func() bool { return s.Shows(told) })
	}
}

// A turn that outwitted the AI is told as that.
func TestOutwittingIsTold(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
		for _, language := range quick.First("uk", "en") {
			s, text := apptest.New(t, size, language), i18n.For(language)
			v := s.Begin(apptest.Pair("knight", "mage", "precedent_quick"))
			for len(v.Foretold) == 0 {
				s.PlaySome(1)
			}
			turn := &v.Foretold[len(v.Foretold)-1]
			turn.Known.Cards, turn.Known.Given, turn.Cost = []duel.Action{duel.Play(4)}, 30, 4
			turn.Played = []duel.Action{duel.Play(0)}
			s.Tap(apptest.Visible(s, anyEnvelope)[0])
			for _, key := range []string{"forecast.outwitted", "forecast.outwitted_about"} {
				assert.True(t, s.Shows(text.Text(key)), key)
			}
			assert.True(t, s.Shows(text.Text("forecast.score_outwitted", i18n.Args{"N": 1})))
			looktest.AssertNothingCutOff(t, s.Window, "outwitted")
			s.Save(fmt.Sprintf("outwitted_%s_%.0f", language, size.Width))
		}
	}
}

// Who finds that distracting sees it on the result alone, or not at all: then nothing is sealed.
func TestForecastsCanBeLeftOut(t *testing.T) {
	for what, isSealed := range map[string]bool{settings.ForecastsAfter: true, settings.ForecastsOff: false} {
		s := apptest.New(t, apptest.OnPhone, "en")
		s.Game.Settings().Change(func(now *settings.Settings) { now.Forecasts = what }, nil)
		v := s.Begin(apptest.Pair("knight", "mage", "precedent_quick"))
		s.PlayByTaps(v, func(int) { assert.Empty(t, apptest.Visible(s, anyEnvelope)) })
		n, err := forecast.Check(v.Match.Record())
		require.NoError(t, err)
		assert.Equal(t, isSealed, n > 0)
		s.Settle(func() bool { return len(s.Replays()) > 0 })
		s.Work()
		assert.Equal(t, isSealed, strings.Contains(s.Told()+strings.Join(apptest.Texts(s.Window.Content()), "\n"), "I foresaw"))
	}
}

// A duel is sealed from its first turn on or never, whatever is set before it goes on: a seal that is missing would
// look taken out.
func TestForecastsAreSetForAWholeDuel(t *testing.T) {
	for _, c := range []struct{ begun, resumed string }{{"", settings.ForecastsOff}, {settings.ForecastsOff, ""}} {
		folder := t.TempDir()
		s := apptest.NewIn(t, apptest.OnPhone, "en", folder)
		s.Game.Settings().Change(func(now *settings.Settings) { now.Forecasts = c.begun }, nil)
		v := s.Begin(apptest.Pair("knight", "mage", "precedent_quick"))
		for len(v.Match.Record().Turns) < 4 {
			s.PlaySome(1)
		}
		s.Game.Close()
		again := apptest.NewIn(t, apptest.OnPhone, "en", folder)
		again.Game.Settings().Change(func(now *settings.Settings) { now.Forecasts = c.resumed }, nil)
		again.Resume()
		resumed := again.Game.Duels.Session()
		again.PlayByTaps(resumed, func(int) {})
		n, err := forecast.Check(resumed.Match.Record())
		require.NoError(t, err)
		assert.Equal(t, c.begun == "", n > 0)
	}
}

// A duel that is left before anything was done in it is sealed as it was begun, too: it may have been saved.
func TestForecastsAreSetBeforeTheFirstCard(t *testing.T) {
	tried := 0
	for seed := range uint64(6) {
		folder := t.TempDir()
		seeded := func(o *app.Options) { o.Seed = func() uint64 { return seed } }
		s := apptest.NewWith(t, apptest.OnPhone, "en", folder, seeded)
		v := s.Begin(apptest.Pair("knight", "mage", "precedent_quick"))
		if v.Match.Record().Plies() > 0 {
			continue // the rival begins
		}
		tried++
		s.Game.Close()
		again := apptest.NewWith(t, apptest.OnPhone, "en", folder, seeded)
		again.Game.Settings().Change(func(now *settings.Settings) { now.Forecasts = settings.ForecastsOff }, nil)
		begun, err := again.Game.Duels.Interrupted()
		require.NoError(t, err)
		require.NotNil(t, begun)
		again.Resume()
		resumed := again.Game.Duels.Session()
		again.PlaySome(4)
		resumed.Resign()
		again.Settle(func() bool { return len(again.Replays()) > 0 })
		record := resumed.Match.Record()
		n, err := forecast.Check(record)
		require.NoError(t, err)
		assert.Equal(t, forecast.IsForetold(&begun.Seats[1-resumed.Me]), n > 0)
	}
	assert.Positive(t, tried)
}

// What was foreseen of a player is kept: on the start screen once it is more than chance, and in the records by hero,
// with how sure that is.
func TestForesightIsKept(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
		for _, language := range quick.First("uk", "en") {
			folder, text := t.TempDir(), i18n.For(language)
			c := &career.Career{}
			for n := range 12 {
				d := career.Duel{Name: fmt.Sprintf("2026-11-%02d", n+1), Hero: "knight", Enemy: "mage", Brain: "precedent", Rounds: 9, Won: n%2 == 0}
				d.Foretold = forecast.Score{Turns: 8, Foreseen: 5 - n%2, Strangers: 2, Outwitted: n % 2}
				c = c.With(d)
			}
			kept, err := c.MarshalText()
			require.NoError(t, err)
			require.NoError(t, os.WriteFile(filepath.Join(folder, "career.json"), kept, 0o600))
			s := apptest.NewIn(t, size, language, folder)
			s.Work()
			told := text.Text("records.foreseen", i18n.Args{"Share": 56, "Stranger": 25})
			assert.True(t, s.Shows(told))
			looktest.AssertNothingCutOff(t, s.Window, "home")
			s.Save("home_foresight_" + language)
			s.Game.Duels.OpenRecords()
			s.Work()
			assert.True(t, s.Shows(text.Text("records.foretold")))
			assert.Contains(t, strings.Join(apptest.Texts(s.Window.Content()), " "), text.Text("records.foretold_yours", i18n.Args{
				"Share": "56", "Low": "53", "High": "59", "Yours": "31", "YoursLow": "28", "YoursHigh": "34",
			}))
			assert.True(t, s.Shows(text.Text("records.outwitted", i18n.Args{"N": 6})))
			looktest.AssertNothingCutOff(t, s.Window, "records")
			s.Save(fmt.Sprintf("records_foresight_%s_%.0f", language, size.Width))
		}
	}
}

// Before a duel the AI says something of the person, to be proved wrong; the sheet counts how often that came true, and
// the result tells whether it held.
func TestTheAIMakesAClaim(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
		for _, language := range quick.First("uk", "en") {
			s, text := apptest.New(t, size, language), i18n.For(language)
			s.Fill()
			v := s.Begin(apptest.Pair("mage", "knight", "precedent_quick"))
			s.MyTurn()
			record := v.Match.Record()
			claim, err := forecast.Claim(record, 1-v.Me)
			require.NoError(t, err)
			require.NotNil(t, claim)
			sentence := explanation.Habit(text, &claim.Habit, gallery.NewCast(s.Game.Gallery, v.Heroes[:]).Cards("mage"))
			counted := false
			s.PlayByTaps(v, func(int) {
				now, err := forecast.Claim(record, 1-v.Me)
				require.NoError(t, err)
				if counted || now.Came == 0 || len(v.Now.Legal) == 0 {
					return
				}
				counted = true
				s.Tap(apptest.Visible(s, anyEnvelope)[0])
				assert.True(t, s.Shows(sentence))
				assert.True(t, s.Shows(text.Text("claim.so_far", i18n.Args{"Did": now.Did, "N": now.Came, "Usual": now.UsualDid()})))
				looktest.AssertNothingCutOff(t, s.Window, "claim")
				s.Save(fmt.Sprintf("claim_sheet_%s_%.0f", language, size.Width))
				s.Key("Escape")
			})
			assert.True(t, counted)
			over, err := forecast.Claim(record, 1-v.Me)
			require.NoError(t, err)
			key := "claim.broken"
			if over.Holds() {
				key = "claim.held"
			}
			told := text.Text(key, i18n.Args{"Habit": sentence, "Did": over.Did, "N": over.Came, "Usual": over.UsualDid()})
			s.Settle(func() bool { return strings.Contains(strings.Join(apptest.Texts(s.Window.Content()), " "), told) })
			looktest.AssertNothingCutOff(t, s.Window, "result")
			s.Save(fmt.Sprintf("claim_result_%s_%.0f", language, size.Width))
		}
	}
}
