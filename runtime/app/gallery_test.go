package app_test

import (
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/internal/settings"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/duel"
)

var galleryFolder = flag.String("gallery", "", "a folder into which to draw every screen in every size, language and theme, to be looked at")

var galleryScale = flag.Float64("scale", 1, "how many pixels a point of the gallery has")

// Every screen can be reached, and is drawn with all its pictures. With -gallery it is drawn as people may have it.
func TestGallery(t *testing.T) {
	quick.Skip(t, "draws every screen")
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	sizes, languages := []fyne.Size{apptest.OnPhone}, []string{"uk"}
	if *galleryFolder != "" {
		sizes = []fyne.Size{apptest.OnPhone, apptest.OnPhoneWide, {Width: 800, Height: 1280}, apptest.OnDesktop, {Width: 1920, Height: 1080}, {Width: 3840, Height: 2160}}
		languages = []string{"en", "uk"}
	}
	for _, size := range sizes {
		for _, language := range languages {
			for _, brightness := range []look.Brightness{look.Dark, look.Light} {
				name := fmt.Sprintf("%.0fx%.0f-%s-%s", size.Width, size.Height, language, brightness)
				t.Run(name, func(t *testing.T) {
					e := &exhibition{t: t, size: size, language: language, brightness: brightness, name: name}
					e.everything()
				})
			}
		}
	}
}

// everything draws every screen.
func (e *exhibition) everything() {
	e.newcomer()
	e.choices()
	e.table()
	e.ends()
	e.run()
	e.lostRun()
	e.practice()
	e.records()
	e.boards()
}

// exhibition draws the screens of games in one size, language and theme.
type exhibition struct {
	t              *testing.T
	size           fyne.Size
	language       string
	brightness     look.Brightness
	name           string
	drawn          int
	seen           func(screen string) // is told of each that is drawn; nil: nobody
	*apptest.Stand                     // the game that is drawn now
	clock          *motion.ByHand
}

// open begins with a game as somebody has it who has played, or who hasn't.
func (e *exhibition) open(taught bool, change func(*app.Options)) {
	e.Stand = apptest.NewWith(e.t, e.size, e.language, e.t.TempDir(), func(o *app.Options) {
		apptest.LookingBack(o)
		o.Brightness = e.brightness
		if o.Phone = e.size.Width < 1000; !o.Phone { // a desktop
			o.Edit = func() {}
		}
		o.Settings.Change(func(s *settings.Settings) { s.Taught = taught }, func(error) {})
		o.Window.Canvas().(test.WindowlessCanvas).SetScale(float32(*galleryScale))
		change(o)
	})
}

// show draws what is shown, and its end if it is longer than its place.
func (e *exhibition) show(screen string) {
	e.t.Helper()
	e.Work()
	e.draw(screen)
	longest := e.longest()
	if longest == nil {
		return
	}
	longest.ScrollToBottom()
	e.draw(screen + "_end")
	longest.ScrollToTop()
}

// longest returns the list or page that is shown of which most is out of sight, or nil.
func (e *exhibition) longest() (longest *container.Scroll) {
	beyond := func(c *container.Scroll) float32 { return c.Content.MinSize().Height - c.Size().Height }
	for _, c := range apptest.Visible(e.Stand, func(c *container.Scroll) bool { return beyond(c) > 8 }) {
		if e.Game.Sheets().IsOpen() && !apptest.IsUnder(e.Game.Sheets().Layer, c) {
			continue
		}
		if longest == nil || beyond(c) > beyond(longest) {
			longest = c
		}
	}
	return longest
}

// draw writes the picture, with a number by which pictures are in the order of the screens.
func (e *exhibition) draw(screen string) {
	e.t.Helper()
	e.Settle(e.isDrawn)
	e.drawn++
	if e.seen != nil {
		e.seen(screen)
	}
	if *galleryFolder == "" {
		return
	}
	folder := filepath.Join(*galleryFolder, e.name)
	require.NoError(e.t, os.MkdirAll(folder, 0o755))
	file, err := os.Create(filepath.Join(folder, fmt.Sprintf("%02d-%s.png", e.drawn, screen)))
	require.NoError(e.t, err)
	defer file.Close()
	require.NoError(e.t, (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(file, e.Picture()))
}

// isDrawn reports whether everything that is drawn in the background is there, or nearly as large as its place.
func (e *exhibition) isDrawn() bool {
	const most = 512 // pixels, that drawings have in length at most
	drawn := true
	e.Walk(func(o fyne.CanvasObject) {
		if shown, is := o.(*canvas.Image); is && shown.Image != nil && shown.FillMode != canvas.ImageFillStretch {
			made := shown.Image.Bounds().Size()
			drawn = drawn && 1.8*float32(max(made.X, made.Y)) >= min(max(shown.Size().Width, shown.Size().Height), most)
		}
	})
	return drawn
}

// newcomer draws what somebody sees who has never played.
func (e *exhibition) newcomer() {
	e.open(false, func(*app.Options) {})
	e.show("home_new")
	e.Press("home.how_to")
	e.show("how_to")
	e.Press("how_to.all")
	e.show("rules")
	e.Game.Sheets().Clear()
	e.Press("home.settings")
	e.show("settings")
	e.Press("licences.title")
	e.show("licences")
	e.Game.Sheets().Clear()
	e.Press("players.open")
	e.show("players")
	e.Press("players.add")
	e.show("players_add")
	e.Game.Sheets().Clear()
	for _, empty := range []struct {
		name string
		open func()
	}{{"replays_none", e.Game.OpenReplays}, {"knowledge_fresh", e.Game.OpenKnowledge}, {"records_none", e.Game.OpenRecords}} {
		empty.open()
		e.show(empty.name)
	}
	e.Game.OpenHome()
	e.Learn()
	e.show("lesson_begin")
	e.Tap(apptest.FirstPlayable(e.Game.Duels.Session()))
	e.show("lesson_chosen")
	e.Game.Duels.Session().Table.Dismiss()
	told := 0
	e.Follow(apptest.Obey, func() {
		if told++; told == 4 || told == 8 {
			e.show(fmt.Sprint("lesson_", told))
		}
	})
	e.Settle(e.Game.Sheets().IsOpen)
	e.show("lesson_won")
}

// choices draws the choice of a duel, with each kind of opponent.
func (e *exhibition) choices() {
	e.open(true, func(o *app.Options) {
		if o.Edit != nil {
			pack := apptest.NewPack(e.t, "Mine")
			o.Settings.Change(func(s *settings.Settings) { s.Know(pack) }, nil)
		}
	})
	e.Press("home.new_duel")
	e.show("choice")
	for kind, opponents := range []string{"even", "learner", "double", "levels", "characters", "rivals"} {
		e.OpenDoor(kind)
		e.draw("choice_" + opponents)
	}
	e.Press("choice.deck")
	e.show("deck")
	e.Stand.Tap(apptest.Find(e.Stand, func(c *face.Link) bool { return apptest.IsUnder(e.Game.Sheets().Layer, c) }))
	e.draw("card_large")
	e.Game.Sheets().Clear()
	if e.Options.Edit != nil {
		e.Game.OpenSettings()
		e.show("settings_packs")
	}
}

// until lets time pass on the table, and does what other goroutines want done, until something holds.
func (e *exhibition) until(done func() bool) {
	e.t.Helper()
	for !done() {
		if len(e.Queue) == 0 && e.Game.Stage().IsMoving() {
			e.clock.Pass(time.Second / 60)
			continue
		}
		before := false
		e.Settle(func() bool { was := before; before = true; return was })
	}
}

// asked waits until the person is asked and nothing moves.
func (e *exhibition) asked() {
	e.t.Helper()
	e.until(func() bool { return len(e.Game.Duels.Session().Now.Legal) > 0 && !e.Game.Stage().IsMoving() })
}

// table draws a duel: the own turn, the enemy's, and what can be asked.
func (e *exhibition) table() {
	e.clock = &motion.ByHand{}
	e.open(true, func(o *app.Options) { o.Clock = e.clock })
	e.Game.Duels.Begin(apptest.Pair("knight", "mage", "precedent"))
	e.Settle(func() bool { return e.Game.Duels.Session() != nil && e.Game.Duels.Session().Now.View.Round > 0 })
	e.asked()
	v := e.Game.Duels.Session()
	e.draw("table")
	card := apptest.FirstPlayable(v)
	require.NotNil(e.t, card)
	card.MouseIn(&desktop.MouseEvent{})
	e.clock.Pass(time.Second)
	e.draw("table_hovered")
	card.MouseOut()
	e.Tap(card)
	e.clock.Pass(time.Second)
	e.draw("table_considered")
	e.Tap(card)
	e.Settle(func() bool { return v.Now.Seat == v.Me })
	e.clock.Pass(150 * time.Millisecond)
	e.draw("table_flying")
	e.clock.Pass(250 * time.Millisecond)
	e.draw("table_landed")
	e.asked()
	e.Tap(v.Table.Turn)
	e.until(func() bool { return v.Now.Seat == 1-v.Me && v.Now.Action != duel.EndTurn })
	e.clock.Pass(time.Second)
	e.draw("table_enemys_turn")
	e.asked()
	e.draw("table_after")
	require.NotNil(e.t, v.Reason)
	for _, sheet := range []struct {
		name string
		open func()
	}{
		{"why", v.Explain},
		{"why_details", func() { v.Explain(); e.Unfold() }},
		{"terms", func() { v.Define(0) }},
		{"hero_mine", func() { v.Inspect(true) }},
		{"hero_theirs", func() { v.Inspect(false) }},
		{"log", v.OpenLog},
		{"leaving", v.OpenMenu},
		{"resign", func() { e.Press("leave.resign") }},
	} {
		sheet.open()
		e.show(sheet.name)
		if sheet.name != "leaving" {
			e.Game.Sheets().Clear()
		}
	}
	v.Read(0)
	e.clock.Pass(time.Second)
	e.draw("card_played_large")
	v.Table.Dismiss()
}

// ends draws the last scenes of duels, and their results.
func (e *exhibition) ends() {
	for _, end := range []struct {
		name, brain string
		play        func(*screen.Session)
	}{
		{"won", "random", func(v *screen.Session) {
			if card := apptest.FirstPlayable(v); card != nil {
				e.Tap(card)
				e.Tap(card)
			} else {
				e.Tap(v.Table.Turn)
			}
		}},
		{"lost", "precedent", func(v *screen.Session) { v.EndTurn() }},
	} {
		e.clock = &motion.ByHand{}
		e.open(true, func(o *app.Options) { o.Clock = e.clock })
		e.Game.Duels.Begin(apptest.Pair("knight", "mage", end.brain))
		e.Settle(func() bool { return e.Game.Duels.Session() != nil && e.Game.Duels.Session().Now.View.Round > 0 })
		v := e.Game.Duels.Session()
		for !v.Now.Over {
			e.until(func() bool { return len(v.Now.Legal) > 0 && !e.Game.Stage().IsMoving() || v.Now.Over })
			if !v.Now.Over {
				end.play(v)
				e.Settle(func() bool { return len(v.Now.Legal) == 0 })
			}
		}
		require.Equal(e.t, end.name == "won", v.Result.Winner == v.Me, end.name)
		word := e.Text(map[string]string{"won": "result.victory", "lost": "result.defeat"}[end.name])
		e.until(func() bool { return e.Shows(word) })
		e.clock.Pass(time.Second)
		e.draw("finale_" + end.name)
		e.until(func() bool { return e.Game.Table() == nil })
		e.show("result_" + end.name)
	}
	e.Press("result.details")
	e.show("learned")
	e.Game.Sheets().Clear()
	e.Press("result.watch")
	e.Work()
	slider := apptest.Find(e.Stand, apptest.IsSlider)
	slider.SetValue(slider.Max / 2)
	e.until(func() bool { return !e.Game.Stage().IsMoving() })
	e.show("playback")
}

// run draws a run of three duels that is won.
func (e *exhibition) run() {
	e.open(true, func(*app.Options) {})
	e.Press("home.runs")
	e.show("runs")
	e.Press("runs.by_seed")
	e.show("runs_seed")
	e.SetOut(apptest.Road, apptest.WonRoad)
	for stage := range 3 {
		e.show(fmt.Sprint("run_map_", stage))
		e.PlayByTaps(e.Fight(), func(int) {})
		e.show(fmt.Sprint("run_result_", stage))
		e.Press([]string{"run.on", "run.on", "run.end"}[stage])
		e.Work()
		if stage < 2 {
			e.show(fmt.Sprint("run_reward_", stage))
			e.PressMain()
		}
	}
	e.show("run_won")
	e.Press("run.again")
	e.show("runs_past")
}

// lostRun draws a run that ends with its first duel.
func (e *exhibition) lostRun() {
	e.open(true, func(*app.Options) {})
	e.SetOut(apptest.Road, apptest.WonRoad)
	e.Fight().Resign()
	e.Settle(func() bool { return e.Shows(e.Text("run.end")) })
	e.show("run_result_lost")
	e.Press("run.end")
	e.show("run_lost")
}

// practice draws a duel that was lost by doing nothing, and is played on from its costliest choice.
func (e *exhibition) practice() {
	e.open(true, func(*app.Options) {})
	e.Dawdle(e.Begin(apptest.Pair("knight", "mage", "tree")))
	for len(e.Played) > 0 {
		<-e.Played
	}
	e.show("result_costliest")
	before := e.Game.Duels.Session()
	e.Press("practice.begin")
	e.Settle(func() bool { return e.Game.Duels.Session() != before })
	e.MyTurn()
	e.Game.Duels.Session().Resign()
	e.Settle(func() bool { return e.Game.Table() == nil })
	e.show("practice_result")
	e.Press("replays.compare_original")
	e.show("practice_compared")
}

// records draws what is kept of a life of duels, and what the AI has learned in it.
func (e *exhibition) records() {
	e.open(true, func(*app.Options) {})
	e.Lives()
	e.Begin(apptest.Pair("knight", "mage", "random")).Leave()
	e.Game.OpenHome()
	e.show("home")
	e.Game.OpenRecords()
	e.show("records")
	e.Game.OpenReplays()
	e.show("replays")
	e.Press("replays.pick")
	test.Tap(e.ReplayRows()[1])
	test.Tap(e.ReplayRows()[2])
	e.show("replays_picked")
	e.Press("confirm.cancel")
	test.Tap(e.ReplayRows()[1])
	e.Press("journal.title")
	e.show("journal")
	e.Game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	test.Tap(e.ReplayRows()[1])
	e.show("replay")
	e.Press("replays.compare_with")
	e.show("compare_choice")
	test.Tap(e.ReplayRows()[3])
	e.Work()
	e.show("compared")
	e.Fill()
	e.Game.OpenKnowledge()
	e.Work()
	e.ChooseTile(e.Game.Gallery.HeroName(&e.Game.Edition.Heroes[1].Hero))
	e.show("knowledge")
	test.Tap(e.Details()[0])
	e.show("knowledge_step")
	e.Game.Sheets().Clear()
	e.Press("knowledge.step_back")
	e.show("knowledge_step_back")
	e.Game.Sheets().Clear()
	require.NoError(e.t, os.WriteFile(e.Game.Library.Current().Path, []byte("board-duels replay 4\nrules x\n"), 0o644))
	e.Game.OpenHome()
	e.show("trouble")
}

// boards draws the page of board games, and each game.
func (e *exhibition) boards() {
	e.open(true, func(*app.Options) {})
	e.Game.OpenBoards()
	e.show("boards_new")
	for _, c := range []boardscreens.Choice{{Family: "reversi"}, {Family: "backgammon"}, {Family: "dicewars"}, {Family: "dicewars", Variant: "eight"}, {Family: "tactics"}} {
		name := c.Family + c.Variant
		e.Game.Boards.OpenBoardChoice(c.Family)
		e.show("choice_" + name)
		c.Brain = "level_50"
		e.Sit(c)
		e.show(name)
		e.Press("boards.hint")
		e.Work()
		e.show(name + "_hint")
	}
	e.Game.OpenBoards()
	e.show("boards")
}
