package app

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
)

// another waits until another duel than one is shown, and the person can choose.
func (s *stand) another(before *screen.Session) *screen.Session {
	s.t.Helper()
	s.settle(func() bool { return s.game.duels.Session != before })
	s.myTurn()
	return s.game.duels.Session
}

// Whatever a player plays, the header says what that is: a duel and against whom, one that is practised from a place of
// another, which duel of a run, or the lesson.
func TestTheHeaderSaysWhatIsPlayed(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := newStand(t, size, language)
			check := func(what, want string) {
				assert.Equal(t, want, words(s.game.duels.Session.Table.Occasion), what)
				looktest.AssertNothingCutOff(t, s.window, what)
				s.save(fmt.Sprintf("header_%s_%.0f_%s", what, size.Width, language))
			}
			v := s.begin(pair("knight", "mage", "level_70"))
			check("duel", s.text("duel.against", i18n.Args{"Rival": s.text("brain.level.named", i18n.Args{"N": 70, "Name": s.text("level.practised")})}))

			for v.Now.View.Round < 3 {
				s.tap(v.Table.Turn)
				s.settle(func() bool { return len(v.Now.Legal) == 0 })
				s.myTurn()
			}
			record := v.Match.Record()
			s.game.replays.PlayFrom()(record, record.Plies())
			again := s.another(v)
			require.Greater(t, again.Now.View.Round, int16(1))
			check("practice", s.text("practice.occasion", i18n.Args{"Round": again.Now.View.Round}))

			s.game.OpenLesson()
			lesson := s.another(again)
			check("lesson", s.text("lesson.title"))
			lesson.Leave()

			s.game.runs.SetOut(road, "knight", wonRoad, "")
			s.work()
			s.fight()
			check("run", s.text("run.occasion", i18n.Args{"Run": "Road", "N": 1, "Of": 3, "Rival": s.text("brain.random")}))
		}
	}
}
