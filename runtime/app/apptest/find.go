package apptest

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// Visible returns the objects on the screen that fit.
func Visible[T fyne.CanvasObject](s *Stand, fits func(T) bool) []T {
	var found []T
	s.Walk(func(o fyne.CanvasObject) {
		if candidate, ok := o.(T); ok && fits(candidate) {
			found = append(found, candidate)
		}
	})
	return found
}

// Walk visits all that can be seen: the screen, and the sheet over it.
func (s *Stand) Walk(visit func(fyne.CanvasObject)) {
	for _, layer := range looktest.Layers(s.Window) {
		looktest.WalkVisible(layer, fyne.NewPos(0, 0), func(o fyne.CanvasObject, _ fyne.Position) { visit(o) })
	}
}

// Find returns the first visible object that fits.
func Find[T fyne.CanvasObject](s *Stand, fits func(T) bool) T {
	s.T.Helper()
	found := Visible(s, fits)
	if len(found) == 0 {
		var none T
		s.T.Fatalf("no such %T on the screen", none)
	}
	return found[0]
}

// Press taps the button with a text.
func (s *Stand) Press(key string) {
	s.T.Helper()
	s.TapButton(s.Game.Translator().Text(key))
}

func (s *Stand) TapButton(text string) {
	s.T.Helper()
	b := Find(s, func(b *ui.Button) bool { return b.Text == text && !b.Disabled() })
	if s.Device != nil {
		s.Device.Touch(Center(b))
	}
	test.Tap(b)
}

// Work waits for the game's work in the background, and does what that brings on the toolkit's thread, until there is
// no more of either.
func (s *Stand) Work() {
	for {
		s.Game.AwaitWork()
		if len(s.Queue) == 0 {
			return
		}
		for len(s.Queue) > 0 {
			(<-s.Queue)()
		}
	}
}

// Shows reports whether a text is on the screen.
func (s *Stand) Shows(text string) bool {
	shown := false
	s.Walk(func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *canvas.Text:
			shown = shown || o.Text == text
		case *widget.Label:
			shown = shown || o.Text == text
		}
	})
	return shown
}

// Words returns what a text shows, its lines in one.
func Words(f *look.Fitted) string {
	var lines []string
	for _, line := range f.Object().(*fyne.Container).Objects {
		lines = append(lines, line.(*canvas.Text).Text)
	}
	return strings.Join(lines, " ")
}

// IsHighlighted reports whether a card is seen to be chosen: by its rim.
func IsHighlighted(card *dueltable.HandCard) bool {
	drawn := test.WidgetRenderer(card).Objects()
	return drawn[len(drawn)-3].(*canvas.Rectangle).StrokeColor == look.Gold // below both rings of the keyboard
}

// PlaySome plays a few cards, or ends turns where none can be played.
func (s *Stand) PlaySome(actions int) {
	v := s.Game.Duels.Session()
	for range actions {
		if card := FirstPlayable(v); card != nil {
			s.Tap(card)
			s.Tap(card)
		} else {
			s.Tap(v.Table.Turn)
		}
		s.MyTurn()
	}
}

func IsUnder(root fyne.CanvasObject, o fyne.CanvasObject) bool {
	under := false
	looktest.WalkVisible(root, fyne.NewPos(0, 0), func(part fyne.CanvasObject, _ fyne.Position) { under = under || part == o })
	return under
}

// Everywhere opens each screen of the game, and a duel with its sheets.
func (s *Stand) Everywhere(look func(name string)) {
	s.T.Helper()
	s.KeepDuels("mage")
	for _, place := range []struct {
		name string
		open func()
	}{
		{"home", s.Game.OpenHome}, {"choice", s.Game.OpenChoice}, {"replays", s.Game.OpenReplays}, {"knowledge", s.Game.OpenKnowledge},
		{"runs", s.Game.OpenRuns}, {"run", func() { s.Game.Runs.SetOut(Road, "knight", WonRoad, "") }}, {"boards", s.Game.OpenBoards}, {"reversi_choice", func() { s.Game.Boards.OpenBoardChoice("reversi") }}, {"backgammon_choice", func() { s.Game.Boards.OpenBoardChoice("backgammon") }},
		{"tactics", func() { s.Sit(boardscreens.Choice{Family: "tactics", Brain: "level_20", Seat: 0}) }},
		{"dicewars_choice", func() { s.Game.Boards.OpenBoardChoice("dicewars") }},
		{"dicewars", func() { s.Sit(boardscreens.Choice{Family: "dicewars", Variant: "eight", Brain: "level_50", Seat: 0}) }},
		{"reversi", func() { s.Sit(boardscreens.Choice{Family: "reversi", Brain: "level_50", Seat: 0}) }},
		{"backgammon", func() { s.Sit(boardscreens.Choice{Family: "backgammon", Brain: "level_50", Seat: 0}) }},
		{"board_playback", func() { s.Game.Boards.OpenBoardPlayback(s.Game.Boards.Session.Record().Clone()) }},
		{"records", s.Game.OpenRecords}, {"settings", s.Game.OpenSettings}, {"players", s.Game.OpenPlayers}, {"rules", s.Game.OpenHowTo},
		{"duel", func() { s.Begin(Pair("knight", "mage", "random")) }},
		{"hero", func() { s.Game.Duels.Session().Inspect(true) }},
		{"log", func() { s.Game.Duels.Session().OpenLog() }},
		{"leaving", func() { s.Game.Duels.OpenLeaving(s.Game.Duels.Session()) }},
		{"result", func() { s.giveUp(s.Game.Duels.Session()) }},
		{"playback", func() { s.Game.OpenPlayback(s.Game.Duels.Session().Match.Record()) }},
		{"comparison", func() {
			before := s.Game.Duels.Session().Match.Record()
			s.Game.Replays.OpenComparison(before, s.LoseTo(Pair("knight", "mage", "random")).Match.Record())
		}},
		{"run_result", func() {
			s.SetOut(Road, WonRoad)
			s.PlayByTaps(s.Fight(), func(int) {})
		}},
		{"run_reward", func() { s.Press("run.on") }},
		{"run_over", func() {
			s.Game.Runs.SetOut(LastStage, "knight", WonRoad, "")
			s.Work()
			s.PlayByTaps(s.Fight(), func(int) {})
			s.Press("run.end")
		}},
		{"lesson", func() {
			before := s.Game.Duels.Session()
			s.Game.OpenLesson()
			s.Settle(func() bool { return s.Game.Duels.Session() != before })
			s.MyTurn()
		}},
	} {
		if place.name != "hero" {
			s.Game.Sheets().Clear()
		}
		place.open()
		s.Work()
		look(place.name)
	}
}

// LastStage is a run that is over after a duel.
var LastStage = schema.Run{ID: "stage", Name: "Stage", Stages: Road.Stages[:1]}

// Tappable visits what can be tapped on what is shown.
func (s *Stand) Tappable(visit func(fyne.CanvasObject)) {
	s.Walk(func(o fyne.CanvasObject) {
		isScrollBar := strings.HasSuffix(fmt.Sprintf("%T", o), ".scrollBarArea")
		if _, can := o.(fyne.Tappable); can && !isScrollBar {
			visit(o)
		}
	})
}
