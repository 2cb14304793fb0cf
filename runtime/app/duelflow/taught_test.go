package duelflow_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/forecast"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look/looktest"
)

// The result tells what the AI expects of the person otherwise since the duel; a tap leads to the turn that taught it.
func TestTheResultTellsWhatADuelTaught(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		for _, language := range quick.First("uk", "en") {
			s, text := apptest.New(t, size, language), i18n.For(language)
			v := s.Begin(apptest.Pair("knight", "mage", "precedent_quick"))
			s.PlayByTaps(v, func(int) {})
			record := v.Match.Record()
			revision, err := forecast.Revision(record, 1-v.Me)
			require.NoError(t, err)
			require.NotNil(t, revision)
			told := explanation.Revision(text, revision, gallery.NewCast(s.Game.Gallery, v.Heroes[:]).Cards("knight"))
			shows := func(told string) bool {
				return strings.Contains(strings.Join(apptest.Texts(s.Window.Content()), " "), told)
			}
			s.Settle(func() bool { return shows(told + " " + explanation.RevisionTurn(text, revision)) })
			for _, key := range []string{"lesson.style.more", "lesson.style.less", "lesson.style.keeps", "lesson.style.plays"} {
				before, _, _ := strings.Cut(text.Text(key, i18n.Args{"Deed": "|", "Card": "|"}), "|")
				assert.False(t, shows(before), "once is enough")
			}
			looktest.AssertNothingCutOff(t, s.Window, "taught")
			s.Save(fmt.Sprintf("taught_%s_%.0f", language, size.Width))
			s.Press("result.taught")
			s.Settle(func() bool { return s.Game.Table() != nil })
			plies, err := record.TurnStart(revision.Turn)
			require.NoError(t, err)
			assert.True(t, s.Shows(fmt.Sprintf("%d / %d", plies, record.Plies())))
			s.Settle(func() bool { return shows(told) })
			looktest.AssertNothingCutOff(t, s.Window, "the turn that taught it")
			s.Save(fmt.Sprintf("taught_turn_%s_%.0f", language, size.Width))
		}
	}
}

// What a duel taught an AI that doesn't learn isn't told.
func TestWhoDoesNotLearnIsTaughtNothing(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	v := s.Begin(apptest.Pair("knight", "mage", "tree"))
	s.PlayByTaps(v, func(int) {})
	s.Settle(func() bool { return len(s.Replays()) > 0 })
	s.Work()
	assert.False(t, s.Shows(s.Text("result.taught")))
}
