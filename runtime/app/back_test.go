package app_test

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/mobile"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/ui"
)

// The places to which the way back leads that have no heading of their own.
const (
	startScreen = "the start screen"
	theTable    = "the table"
	theBoard    = "the board"
)

// isAt reports whether a place is shown, with nothing over it; others are known by the key of a heading or a button.
func isAt(s *apptest.Stand, place string) bool {
	isOpen := s.Game.IsCovered()
	switch place {
	case startScreen:
		return !isOpen && s.Game.IsHome() && s.Offers("home.new_duel")
	case theTable:
		return !isOpen && s.Game.Table() != nil
	case theBoard:
		return !isOpen && s.Game.Board() != nil
	}
	return s.Shows(s.Text(place)) || s.Offers(place)
}

// Wherever people are in the game, a phone's way back leads one step back, also from a line that is typed into; and
// only from the start screen out of it.
func TestBackLeadsOneStepBack(t *testing.T) {
	raceflag.Skip(t, "goes from page to page, on the one goroutine that may")
	sit := func(family string) func(*apptest.Stand) {
		return func(s *apptest.Stand) { s.Sit(boardscreens.Choice{Family: family, Brain: "level_20", Seat: 0}) }
	}
	duel := func(s *apptest.Stand) { s.Begin(apptest.Pair("knight", "mage", "random")) }
	collection := func(s *apptest.Stand) {
		s.KeepDuels("mage", "rogue", "priest", "mage")
		s.Game.OpenReplays()
		s.Work()
	}
	over := func(s *apptest.Stand) { s.LoseTo(apptest.Pair("knight", "mage", "random")) }
	for name, c := range quick.Few(12, map[string]struct {
		open func(*apptest.Stand)
		to   []string // from step to step
	}{
		"choice":    {func(s *apptest.Stand) { s.Game.OpenChoice() }, []string{startScreen}},
		"deck":      {func(s *apptest.Stand) { s.Game.OpenChoice(); s.Press("choice.deck") }, []string{"choice.title", startScreen}},
		"replays":   {func(s *apptest.Stand) { s.KeepDuels("mage"); s.Game.OpenReplays() }, []string{startScreen}},
		"words":     {func(s *apptest.Stand) { collection(s); focusEntry(s) }, []string{startScreen}},
		"list":      {func(s *apptest.Stand) { collection(s); openList(s) }, []string{"replays.title", startScreen}},
		"file":      {func(s *apptest.Stand) { s.Game.OpenReplays(); s.Work(); s.Game.OpenFile() }, []string{"replays.title", startScreen}},
		"knowledge": {func(s *apptest.Stand) { s.Game.OpenKnowledge() }, []string{startScreen}},
		"records":   {func(s *apptest.Stand) { s.Game.OpenRecords() }, []string{startScreen}},
		"settings":  {func(s *apptest.Stand) { s.Game.OpenSettings() }, []string{startScreen}},
		"rules":     {func(s *apptest.Stand) { s.Game.OpenHowTo() }, []string{startScreen}},
		"all rules": {func(s *apptest.Stand) { s.Game.OpenRules() }, []string{"how_to.title", startScreen}},
		"picture": {func(s *apptest.Stand) {
			s.Game.OpenHowTo()
			s.Game.Sheets().Enlarge(canvas.NewRectangle(color.White), 1)
			require.True(s.T, s.Game.Sheets().IsLarge())
		}, []string{"how_to.title", startScreen}},
		"trouble":       {func(s *apptest.Stand) { s.Game.Report(assert.AnError) }, []string{startScreen}},
		"runs":          {func(s *apptest.Stand) { s.Game.OpenRuns() }, []string{startScreen}},
		"seed":          {func(s *apptest.Stand) { s.Game.OpenRuns(); s.Work(); s.Press("runs.by_seed"); focusEntry(s) }, []string{"runs.title", startScreen}},
		"run":           {func(s *apptest.Stand) { s.SetOut(apptest.Road, apptest.WonRoad) }, []string{startScreen}},
		"duel of a run": {func(s *apptest.Stand) { s.SetOut(apptest.Road, apptest.WonRoad); s.Fight() }, []string{"leave.title", theTable}},
		"result of a run": {func(s *apptest.Stand) {
			s.SetOut(apptest.Road, apptest.WonRoad)
			s.PlayByTaps(s.Fight(), func(int) {})
		}, []string{startScreen}},
		"offers": {func(s *apptest.Stand) {
			s.SetOut(apptest.Road, apptest.WonRoad)
			s.PlayByTaps(s.Fight(), func(int) {})
			s.Work()
			s.Press("run.on")
		}, []string{startScreen}},
		"run over": {func(s *apptest.Stand) {
			s.Game.Runs.SetOut(apptest.LastStage, "knight", apptest.WonRoad, "")
			s.Work()
			s.PlayByTaps(s.Fight(), func(int) {})
			s.Work()
			s.Press("run.end")
		}, []string{"runs.title", startScreen}},
		"boards":     {func(s *apptest.Stand) { s.Game.OpenBoards() }, []string{startScreen}},
		"new game":   {func(s *apptest.Stand) { s.Game.Boards.OpenBoardChoice("reversi") }, []string{"home.boards", startScreen}},
		"reversi":    {sit("reversi"), []string{"boards.leave_title", theBoard}},
		"backgammon": {sit("backgammon"), []string{"boards.leave_title", theBoard}},
		"dicewars":   {sit("dicewars"), []string{"boards.leave_title", theBoard}},
		"tactics":    {sit("tactics"), []string{"boards.leave_title", theBoard}},
		"game again": {func(s *apptest.Stand) {
			sit("reversi")(s)
			s.Game.Boards.OpenBoardPlayback(s.Game.Boards.Session.Record().Clone())
		}, []string{"home.boards", startScreen}},
		"duel":       {duel, []string{"leave.title", theTable}},
		"large card": {func(s *apptest.Stand) { duel(s); s.Tap(apptest.FirstPlayable(s.Game.Duels.Session())) }, []string{theTable, "leave.title"}},
		"hero":       {func(s *apptest.Stand) { duel(s); s.Game.Duels.Session().Inspect(true) }, []string{theTable}},
		"log":        {func(s *apptest.Stand) { duel(s); s.Game.Duels.Session().OpenLog() }, []string{theTable}},
		"giving up":  {func(s *apptest.Stand) { duel(s); s.Game.Duels.Session().OpenMenu(); s.Press("leave.resign") }, []string{theTable}},
		"set aside": {func(s *apptest.Stand) {
			duel(s)
			s.Game.Duels.Session().OpenMenu()
			s.PressOnSheet("home.settings")
		}, []string{theTable, "leave.title"}},
		"practice": {func(s *apptest.Stand) {
			over(s)
			s.Game.Replays.PlayFrom()(s.Game.Duels.Session().Match.Record(), 0)
		}, []string{"practice.title", theTable}},
		"result":   {over, []string{startScreen}},
		"journal":  {func(s *apptest.Stand) { over(s); s.Game.Replays.OpenJournal(s.Game.Duels.Session().Match.Record()) }, []string{"result.watch", startScreen}},
		"playback": {func(s *apptest.Stand) { over(s); s.Game.Duels.Watch() }, []string{"replays.title", startScreen}},
		"comparison": {func(s *apptest.Stand) {
			over(s)
			record := s.Game.Duels.Session().Match.Record()
			s.Game.Replays.OpenComparison(record, s.Fork(record, 2))
		}, []string{"replays.title", startScreen}},
		"lesson": {func(s *apptest.Stand) {
			s.Game.OpenLesson()
			s.Settle(func() bool { return s.Game.Duels.Session() != nil })
			s.MyTurn()
		}, []string{"lesson.title", theTable}},
	}) {
		t.Run(name, func(t *testing.T) {
			left := 0
			s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) { o.Leave = func() { left++ } })
			s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
			c.open(s)
			s.Work()
			for _, place := range c.to {
				s.Key(mobile.KeyBack)
				s.Settle(func() bool { s.Work(); return isAt(s, place) })
			}
			assert.Zero(t, left)
			if isAt(s, startScreen) {
				s.Key(mobile.KeyBack)
				s.Work()
				assert.Equal(t, 1, left)
				assert.True(t, isAt(s, startScreen), "nothing is lost by that")
			}
		})
	}
}

// focusEntry begins to type into the line that is shown.
func focusEntry(s *apptest.Stand) {
	s.T.Helper()
	s.Window.Canvas().Focus(apptest.Find(s, func(*ui.Entry) bool { return true }))
}

// openList opens the first list to choose from, which on a phone doesn't get the focus.
func openList(s *apptest.Stand) {
	s.T.Helper()
	apptest.Find(s, func(*ui.Select) bool { return true }).Tapped(&fyne.PointEvent{})
	require.True(s.T, s.Game.IsCovered())
	s.Window.Canvas().Unfocus()
}

// On a keyboard, Escape doesn't leave the game.
func TestEscapeStaysOnTheStartScreen(t *testing.T) {
	s := apptest.NewWith(t, apptest.OnDesktop, "en", t.TempDir(), func(o *app.Options) { o.Leave = func() { assert.Fail(t, "left") } })
	s.Game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	assert.True(t, isAt(s, startScreen))
}

func TestBackKeyLeadsBack(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	s.Press("home.new_duel")
	s.Game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	assert.True(t, s.Shows(s.Game.Translator().Text("home.title")))
	s.Press("home.how_to")
	s.Game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	assert.False(t, s.Game.Sheets().IsOpen())
}
