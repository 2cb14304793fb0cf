package app

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
	sizes, languages := []fyne.Size{onPhone}, []string{"uk"}
	if *galleryFolder != "" {
		sizes = []fyne.Size{onPhone, onPhoneWide, {Width: 800, Height: 1280}, onDesktop, {Width: 1920, Height: 1080}, {Width: 3840, Height: 2160}}
		languages = []string{"en", "uk"}
	}
	for _, size := range sizes {
		for _, language := range languages {
			for _, brightness := range []look.Brightness{look.Dark, look.Light} {
				name := fmt.Sprintf("%.0fx%.0f-%s-%s", size.Width, size.Height, language, brightness)
				t.Run(name, func(t *testing.T) {
					e := &exhibition{t: t, size: size, language: language, brightness: brightness, name: name}
					e.newcomer()
					e.choices()
					e.table()
					e.ends()
					e.run()
					e.lostRun()
					e.practice()
					e.records()
					e.boards()
				})
			}
		}
	}
}

// exhibition draws the screens of games in one size, language and theme.
type exhibition struct {
	t          *testing.T
	size       fyne.Size
	language   string
	brightness look.Brightness
	name       string
	drawn      int
	*stand     // the game that is drawn now
	clock      *motion.ByHand
}

// open begins with a game as somebody has it who has played, or who hasn't.
func (e *exhibition) open(taught bool, change func(*Options)) {
	e.stand = newStandWith(e.t, e.size, e.language, e.t.TempDir(), func(o *Options) {
		lookingBack(o)
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
	e.work()
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
	for _, c := range visible(e.stand, func(c *container.Scroll) bool { return beyond(c) > 8 }) {
		if e.game.Sheets.IsOpen() && !isUnder(e.game.Sheets.Layer, c) {
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
	e.settle(e.isDrawn)
	e.drawn++
	if *galleryFolder == "" {
		return
	}
	folder := filepath.Join(*galleryFolder, e.name)
	require.NoError(e.t, os.MkdirAll(folder, 0o755))
	file, err := os.Create(filepath.Join(folder, fmt.Sprintf("%02d-%s.png", e.drawn, screen)))
	require.NoError(e.t, err)
	defer file.Close()
	require.NoError(e.t, (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(file, e.picture()))
}

// isDrawn reports whether everything that is drawn in the background is there, or nearly as large as its place.
func (e *exhibition) isDrawn() bool {
	const most = 512 // pixels, that drawings have in length at most
	drawn := true
	e.walk(func(o fyne.CanvasObject) {
		if shown, is := o.(*canvas.Image); is && shown.Image != nil && shown.FillMode != canvas.ImageFillStretch {
			made := shown.Image.Bounds().Size()
			drawn = drawn && 1.8*float32(max(made.X, made.Y)) >= min(max(shown.Size().Width, shown.Size().Height), most)
		}
	})
	return drawn
}

// newcomer draws what somebody sees who has never played.
func (e *exhibition) newcomer() {
	e.open(false, func(*Options) {})
	e.show("home_new")
	e.press("home.how_to")
	e.show("how_to")
	e.press("how_to.all")
	e.show("rules")
	e.game.Sheets.Clear()
	e.press("home.settings")
	e.show("settings")
	e.press("licences.title")
	e.show("licences")
	e.game.Sheets.Clear()
	for _, empty := range []struct {
		name string
		open func()
	}{{"replays_none", e.game.OpenReplays}, {"knowledge_fresh", e.game.OpenKnowledge}, {"records_none", e.game.OpenRecords}} {
		empty.open()
		e.show(empty.name)
	}
	e.game.OpenHome()
	e.learn()
	e.show("lesson_begin")
	e.tap(firstPlayable(e.game.duels.Session))
	e.show("lesson_chosen")
	e.game.duels.Session.Table.Dismiss()
	told := 0
	e.follow(obey, func() {
		if told++; told == 4 || told == 8 {
			e.show(fmt.Sprint("lesson_", told))
		}
	})
	e.settle(e.game.Sheets.IsOpen)
	e.show("lesson_won")
}

// choices draws the choice of a duel, with each kind of opponent.
func (e *exhibition) choices() {
	e.open(true, func(o *Options) {
		if o.Edit != nil {
			pack := newPack(e.t, "Mine")
			o.Settings.Change(func(s *settings.Settings) { s.Know(pack) }, nil)
		}
	})
	e.press("home.new_duel")
	e.show("choice")
	for kind, opponents := range []string{"even", "learner", "double", "levels", "characters", "rivals"} {
		e.openDoor(kind)
		e.draw("choice_" + opponents)
	}
	e.press("choice.deck")
	e.show("deck")
	e.stand.tap(find(e.stand, func(c *face.Link) bool { return isUnder(e.game.Sheets.Layer, c) }))
	e.draw("card_large")
	e.game.Sheets.Clear()
	if e.game.options.Edit != nil {
		e.game.OpenSettings()
		e.show("settings_packs")
	}
}

// until lets time pass on the table, and does what other goroutines want done, until something holds.
func (e *exhibition) until(done func() bool) {
	e.t.Helper()
	for !done() {
		if len(e.queue) == 0 && e.game.Stage.IsMoving() {
			e.clock.Pass(time.Second / 60)
			continue
		}
		before := false
		e.settle(func() bool { was := before; before = true; return was })
	}
}

// asked waits until the person is asked and nothing moves.
func (e *exhibition) asked() {
	e.t.Helper()
	e.until(func() bool { return len(e.game.duels.Session.Now.Legal) > 0 && !e.game.Stage.IsMoving() })
}

// table draws a duel: the own turn, the enemy's, and what can be asked.
func (e *exhibition) table() {
	e.clock = &motion.ByHand{}
	e.open(true, func(o *Options) { o.Clock = e.clock })
	e.game.duels.Begin(pair("knight", "mage", "precedent"))
	e.settle(func() bool { return e.game.duels.Session != nil && e.game.duels.Session.Now.View.Round > 0 })
	e.asked()
	v := e.game.duels.Session
	e.draw("table")
	card := firstPlayable(v)
	require.NotNil(e.t, card)
	card.MouseIn(&desktop.MouseEvent{})
	e.clock.Pass(time.Second)
	e.draw("table_hovered")
	card.MouseOut()
	e.tap(card)
	e.clock.Pass(time.Second)
	e.draw("table_considered")
	e.tap(card)
	e.settle(func() bool { return v.Now.Seat == v.Me })
	e.clock.Pass(150 * time.Millisecond)
	e.draw("table_flying")
	e.clock.Pass(250 * time.Millisecond)
	e.draw("table_landed")
	e.asked()
	e.tap(v.Table.Turn)
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
		{"why_details", func() { v.Explain(); e.unfold() }},
		{"terms", func() { v.Define(0) }},
		{"hero_mine", func() { v.Inspect(true) }},
		{"hero_theirs", func() { v.Inspect(false) }},
		{"log", v.OpenLog},
		{"leaving", v.OpenMenu},
		{"resign", func() { e.press("leave.resign") }},
	} {
		sheet.open()
		e.show(sheet.name)
		if sheet.name != "leaving" {
			e.game.Sheets.Clear()
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
			if card := firstPlayable(v); card != nil {
				e.tap(card)
				e.tap(card)
			} else {
				e.tap(v.Table.Turn)
			}
		}},
		{"lost", "precedent", func(v *screen.Session) { v.EndTurn() }},
	} {
		e.clock = &motion.ByHand{}
		e.open(true, func(o *Options) { o.Clock = e.clock })
		e.game.duels.Begin(pair("knight", "mage", end.brain))
		e.settle(func() bool { return e.game.duels.Session != nil && e.game.duels.Session.Now.View.Round > 0 })
		v := e.game.duels.Session
		for !v.Now.Over {
			e.until(func() bool { return len(v.Now.Legal) > 0 && !e.game.Stage.IsMoving() || v.Now.Over })
			if !v.Now.Over {
				end.play(v)
				e.settle(func() bool { return len(v.Now.Legal) == 0 })
			}
		}
		require.Equal(e.t, end.name == "won", v.Result.Winner == v.Me, end.name)
		word := e.text(map[string]string{"won": "result.victory", "lost": "result.defeat"}[end.name])
		e.until(func() bool { return e.shows(word) })
		e.clock.Pass(time.Second)
		e.draw("finale_" + end.name)
		e.until(func() bool { return e.game.Table == nil })
		e.show("result_" + end.name)
	}
	e.press("result.details")
	e.show("learned")
	e.game.Sheets.Clear()
	e.press("result.watch")
	e.work()
	slider := find(e.stand, isSlider)
	slider.SetValue(slider.Max / 2)
	e.until(func() bool { return !e.game.Stage.IsMoving() })
	e.show("playback")
}

// run draws a run of three duels that is won.
func (e *exhibition) run() {
	e.open(true, func(*Options) {})
	e.press("home.runs")
	e.show("runs")
	e.press("runs.by_seed")
	e.show("runs_seed")
	e.setOut(road, wonRoad)
	for stage := range 3 {
		e.show(fmt.Sprint("run_map_", stage))
		e.playByTaps(e.fight(), func(int) {})
		e.show(fmt.Sprint("run_result_", stage))
		e.press([]string{"run.on", "run.on", "run.end"}[stage])
		e.work()
		if stage < 2 {
			e.show(fmt.Sprint("run_reward_", stage))
			e.pressMain()
		}
	}
	e.show("run_won")
	e.press("run.again")
	e.show("runs_past")
}

// lostRun draws a run that ends with its first duel.
func (e *exhibition) lostRun() {
	e.open(true, func(*Options) {})
	e.setOut(road, wonRoad)
	e.fight().Resign()
	e.settle(func() bool { return e.shows(e.text("run.end")) })
	e.show("run_result_lost")
	e.press("run.end")
	e.show("run_lost")
}

// practice draws a duel that was lost by doing nothing, and is played on from its costliest choice.
func (e *exhibition) practice() {
	e.open(true, func(*Options) {})
	e.dawdle(e.begin(pair("knight", "mage", "tree")))
	for len(e.played) > 0 {
		<-e.played
	}
	e.show("result_costliest")
	before := e.game.duels.Session
	e.press("practice.begin")
	e.settle(func() bool { return e.game.duels.Session != before })
	e.myTurn()
	e.game.duels.Session.Resign()
	e.settle(func() bool { return e.game.Table == nil })
	e.show("practice_result")
	e.press("replays.compare_original")
	e.show("practice_compared")
}

// records draws what is kept of a life of duels, and what the AI has learned in it.
func (e *exhibition) records() {
	e.open(true, func(*Options) {})
	e.lives()
	e.game.duels.Session = nil // so that begin waits for the next one
	e.begin(pair("knight", "mage", "random")).Leave()
	e.game.OpenHome()
	e.show("home")
	e.game.OpenRecords()
	e.show("records")
	e.game.OpenReplays()
	e.show("replays")
	e.press("replays.pick")
	test.Tap(e.replayRows()[1])
	test.Tap(e.replayRows()[2])
	e.show("replays_picked")
	e.press("confirm.cancel")
	test.Tap(e.replayRows()[1])
	e.press("journal.title")
	e.show("journal")
	e.game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	test.Tap(e.replayRows()[1])
	e.show("replay")
	e.press("replays.compare_with")
	e.show("compare_choice")
	test.Tap(e.replayRows()[3])
	e.work()
	e.show("compared")
	e.fill()
	e.game.OpenKnowledge()
	e.work()
	e.chooseTile(e.game.Gallery.HeroName(&e.game.Edition.Heroes[1].Hero))
	e.show("knowledge")
	test.Tap(e.details()[0])
	e.show("knowledge_step")
	e.game.Sheets.Clear()
	e.press("knowledge.step_back")
	e.show("knowledge_step_back")
	e.game.Sheets.Clear()
	require.NoError(e.t, os.WriteFile(e.game.Library.Current().Path, []byte("board-duels replay 4\nrules x\n"), 0o644))
	e.game.OpenHome()
	e.show("trouble")
}

// boards draws the page of board games, and each game.
func (e *exhibition) boards() {
	e.open(true, func(*Options) {})
	e.game.OpenBoards()
	e.show("boards_new")
	for _, c := range []boardscreens.Choice{{Family: "reversi"}, {Family: "backgammon"}, {Family: "dicewars"}, {Family: "dicewars", Variant: "eight"}, {Family: "tactics"}} {
		name := c.Family + c.Variant
		e.game.boards.OpenBoardChoice(c.Family)
		e.show("choice_" + name)
		c.Brain = "level_50"
		e.sit(c)
		e.show(name)
		e.press("boards.hint")
		e.work()
		e.show(name + "_hint")
	}
	e.game.OpenBoards()
	e.show("boards")
}
