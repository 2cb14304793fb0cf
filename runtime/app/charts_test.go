package app

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/look/looktest"
)

// Every chart says what its axes count and from where to where, and names its lines where there are several.
func TestChartsTellWhatTheyCount(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := newStand(t, size, language)
			check := func(screen string, texts ...string) {
				s.work()
				for _, text := range texts {
					assert.True(t, s.shows(text), "%s: %s", screen, text)
				}
				looktest.AssertNothingCutOff(t, s.window, screen)
			}
			s.fill()
			v := s.loseTo(pair("knight", "mage", "random"))
			rounds := s.text("chart.round", i18n.Args{"N": v.Match.Record().Rounds()})
			check("result", "100%", "0%", s.text("chart.hp"), s.text("chart.round", i18n.Args{"N": 1}), rounds, v.Hero(0), v.Hero(1))
			s.game.OpenKnowledge()
			s.work()
			s.chooseTile(v.Hero(1))
			check("knowledge", "100%", "50%", "0%", s.text("chart.wins"), s.text("chart.duel", i18n.Args{"N": 1}))
			s.game.duels.Session = nil
			s.loseTo(pair("knight", "rogue", "random"))
			s.work()
			s.game.OpenRecords()
			check("records", s.text("chart.rating"), s.text("chart.duel", i18n.Args{"N": 1}), s.text("chart.duel", i18n.Args{"N": 2}))
		}
	}
}
