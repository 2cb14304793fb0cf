package duelflow_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/forecast"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/settings"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/look/looktest"
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
		s.Settle(func() bool { return s.Shows(told) })
	}
}

// Who finds that distracting sees it on the result alone, or not at all: then nothing is sealed.
func TestForecastsCanBeLeftOut(t *testing.T) {
	for what, isSealed := range map[string]bool{settings.ForecastsAfter: true, settings.ForecastsOff: false} {
		s := apptest.New(t, apptest.OnPhone, "en")
		s.Game.Settings.Change(func(now *settings.Settings) { now.Forecasts = what }, nil)
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
