package replayflow_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
)

// Every chart says what its axes count and from where to where, and names its lines where there are several.
func TestChartsTellWhatTheyCount(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := apptest.New(t, size, language)
			check := func(screen string, texts ...string) {
				s.Work()
				for _, text := range texts {
					assert.True(t, s.Shows(text), "%s: %s", screen, text)
				}
				looktest.AssertNothingCutOff(t, s.Window, screen)
			}
			s.Fill()
			v := s.LoseTo(apptest.Pair("knight", "mage", "random"))
			rounds := s.Text("chart.round", i18n.Args{"N": v.Match.Record().Rounds()})
			check("result", "100%", "0%", s.Text("chart.hp"), s.Text("chart.round", i18n.Args{"N": 1}), rounds, v.Hero(0), v.Hero(1))
			for range 2 {
				s.LoseTo(apptest.Pair("knight", "mage", "precedent"))
				<-s.Played
				s.Work()
			}
			s.Game.OpenKnowledge()
			s.Work()
			s.ChooseTile(v.Hero(0))
			check("knowledge", "100%", "50%", "0%", s.Text("chart.wins"), s.Text("chart.duel", i18n.Args{"N": 1}))
			s.LoseTo(apptest.Pair("knight", "rogue", "random"))
			s.Work()
			s.Game.OpenRecords()
			check("records", s.Text("chart.rating"), s.Text("chart.duel", i18n.Args{"N": 1}), s.Text("chart.duel", i18n.Args{"N": 4}))
		}
	}
}
