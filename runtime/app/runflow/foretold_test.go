package runflow_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/forecast"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/apptest"
	"boardduels/schema"
)

// The result of a run's duel tells what its rival foretold, as that of any other duel does.
func TestARunTellsWhatWasForetold(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "uk")
	s.Game.Runs.SetOut(schema.Run{ID: "learner", Name: "Learner", Stages: []schema.Stage{{Rival: "precedent_quick", Hero: "mage"}}}, "knight", apptest.WonRoad, "")
	s.Work()
	s.Fight()
	v := s.Game.Duels.Session()
	s.PlayByTaps(v, func(int) {})
	turns, err := forecast.Turns(v.Match.Record(), 1-v.Me)
	require.NoError(t, err)
	require.NotEmpty(t, turns)
	score := forecast.ScoreOf(turns)
	told := i18n.For("uk").Text("result.foretold", i18n.Args{"Hits": score.Foreseen, "N": score.Turns, "Strangers": score.Strangers})
	s.Settle(func() bool { return strings.Contains(strings.Join(apptest.Texts(s.Window.Content()), " "), told) })
}
