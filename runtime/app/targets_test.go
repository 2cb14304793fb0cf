package app

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"github.com/stretchr/testify/assert"

	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// everywhere opens each screen of the game, and a duel with its sheets.
func (s *stand) everywhere(look func(name string)) {
	s.t.Helper()
	s.keepDuels("mage")
	for _, place := range []struct {
		name string
		open func()
	}{
		{"home", s.game.OpenHome}, {"choice", s.game.OpenChoice}, {"replays", s.game.OpenReplays}, {"knowledge", s.game.OpenKnowledge},
		{"runs", s.game.OpenRuns}, {"run", func() { s.game.runs.SetOut(road, "knight", wonRoad, "") }}, {"boards", s.game.OpenBoards}, {"reversi_choice", func() { s.game.boards.OpenBoardChoice("reversi") }}, {"backgammon_choice", func() { s.game.boards.OpenBoardChoice("backgammon") }},
		{"tactics", func() { s.sit(boardscreens.Choice{Family: "tactics", Brain: "level_20", Seat: 0}) }},
		{"dicewars_choice", func() { s.game.boards.OpenBoardChoice("dicewars") }},
		{"dicewars", func() { s.sit(boardscreens.Choice{Family: "dicewars", Variant: "eight", Brain: "level_50", Seat: 0}) }},
		{"reversi", func() { s.sit(boardscreens.Choice{Family: "reversi", Brain: "level_50", Seat: 0}) }},
		{"backgammon", func() { s.sit(boardscreens.Choice{Family: "backgammon", Brain: "level_50", Seat: 0}) }},
		{"board_playback", func() { s.game.boards.OpenBoardPlayback(s.game.boards.Session.Record().Clone()) }},
		{"records", s.game.OpenRecords}, {"settings", s.game.OpenSettings}, {"rules", s.game.OpenHowTo},
		{"duel", func() { s.begin(pair("knight", "mage", "random")) }},
		{"hero", func() { s.game.duels.Session.Inspect(true) }},
		{"log", func() { s.game.duels.Session.OpenLog() }},
		{"leaving", func() { s.game.duels.OpenLeaving(s.game.duels.Session) }},
		{"result", func() { s.loseTo(pair("knight", "mage", "random")) }},
		{"playback", func() { s.game.OpenPlayback(s.game.duels.Session.Match.Record()) }},
		{"comparison", func() {
			before := s.game.duels.Session.Match.Record()
			s.game.replays.OpenComparison(before, s.loseTo(pair("knight", "mage", "random")).Match.Record())
		}},
		{"run_result", func() {
			s.setOut(road, wonRoad)
			s.playByTaps(s.fight(), func(int) {})
		}},
		{"run_reward", func() { s.press("run.on") }},
		{"run_over", func() {
			s.game.runs.SetOut(lastStage, "knight", wonRoad, "")
			s.work()
			s.playByTaps(s.fight(), func(int) {})
			s.press("run.end")
		}},
		{"lesson", func() {
			before := s.game.duels.Session
			s.game.OpenLesson()
			s.settle(func() bool { return s.game.duels.Session != before })
			s.myTurn()
		}},
	} {
		if place.name != "hero" {
			s.game.Sheets.Clear()
		}
		place.open()
		s.work()
		look(place.name)
	}
}

// lastStage is a run that is over after a duel.
var lastStage = schema.Run{ID: "stage", Name: "Stage", Stages: road.Stages[:1]}

// tappable visits what can be tapped on what is shown.
func (s *stand) tappable(visit func(fyne.CanvasObject)) {
	s.walk(func(o fyne.CanvasObject) {
		isScrollBar := strings.HasSuffix(fmt.Sprintf("%T", o), ".scrollBarArea")
		if _, can := o.(fyne.Tappable); can && !isScrollBar {
			visit(o)
		}
	})
}

// Whatever can be tapped can be reached by keyboard.
func TestWhateverIsTappedHasTheKeyboard(t *testing.T) {
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	s := newStand(t, onDesktop, "en")
	s.everywhere(func(name string) {
		s.tappable(func(o fyne.CanvasObject) {
			if strings.HasSuffix(fmt.Sprintf("%T", o), ".tapArea") {
				return // around a sheet; Escape does the same
			}
			_, focusable := o.(fyne.Focusable)
			assert.True(t, focusable, "%s: %T", name, o)
		})
	})
}

// Whatever can be tapped is large enough for a finger, also at the end of what scrolls.
func TestWhateverIsTappedCanBeHit(t *testing.T) {
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		s := newStand(t, size, "uk")
		s.everywhere(func(name string) {
			check := func() {
				s.tappable(func(o fyne.CanvasObject) {
					assert.GreaterOrEqual(t, min(o.Size().Width, o.Size().Height), float32(ui.Target), "%v, %s: %T %v", size, name, o, texts(o))
				})
			}
			check()
			for _, scroll := range visible(s, func(*container.Scroll) bool { return true }) {
				scroll.ScrollToBottom()
			}
			check()
		})
	}
}
