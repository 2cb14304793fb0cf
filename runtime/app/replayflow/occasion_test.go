package replayflow_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
)

// another waits until another duel than one is shown, and the person can choose.
func another(s *apptest.Stand, before *screen.Session) *screen.Session {
	s.T.Helper()
	s.Settle(func() bool { return s.Game.Duels.Session() != before })
	s.MyTurn()
	return s.Game.Duels.Session()
}

// Whatever a player plays, the header says what that is: a duel and against whom, one that is practised from a place of
// another, which duel of a run, or the lesson.
func TestTheHeaderSaysWhatIsPlayed(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := apptest.New(t, size, language)
			check := func(what, want string) {
				assert.Equal(t, want, apptest.Words(s.Game.Duels.Session().Table.Occasion), what)
				looktest.AssertNothingCutOff(t, s.Window, what)
				s.Save(fmt.Sprintf("header_%s_%.0f_%s", what, size.Width, language))
			}
			v := s.Begin(apptest.Pair("knight", "mage", "level_70"))
			check("duel", s.Text("duel.against", i18n.Args{"Rival": s.Text("brain.level.named", i18n.Args{"N": 70, "Name": s.Text("level.practised")})}))

			for v.Now.View.Round < 3 {
				s.Tap(v.Table.Turn)
				s.Settle(func() bool { return len(v.Now.Legal) == 0 })
				s.MyTurn()
			}
			record := v.Match.Record()
			s.Game.Replays.PlayFrom()(record, record.Plies())
			again := another(s, v)
			require.Greater(t, again.Now.View.Round, int16(1))
			check("practice", s.Text("practice.occasion", i18n.Args{"Round": again.Now.View.Round}))

			s.Game.OpenLesson()
			lesson := another(s, again)
			check("lesson", s.Text("lesson.title"))
			lesson.Leave()

			s.Game.Runs.SetOut(apptest.Road, "knight", apptest.WonRoad, "")
			s.Work()
			s.Fight()
			check("run", s.Text("run.occasion", i18n.Args{"Run": "Road", "N": 1, "Of": 3, "Rival": s.Text("brain.random")}))
		}
	}
}
