package app_test

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"

	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// TestEveryScreenInEveryShape leads through the screens and looks for text that is cut off.
func TestEveryScreenInEveryShape(t *testing.T) {
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			name := fmt.Sprintf("%.0fx%.0f_%s", size.Width, size.Height, language)
			t.Run(name, func(t *testing.T) {
				s := apptest.New(t, size, language)
				check := func(screen string) {
					looktest.AssertNothingCutOff(t, s.Window, screen)
					least := s.Window.Content().MinSize()
					assert.LessOrEqual(t, least.Width, size.Width, "%s asks for more", screen)
					assert.LessOrEqual(t, least.Height, size.Height, "%s asks for more", screen)
					s.Save(screen + "_" + name)
				}
				check("home")
				s.Press("home.how_to")
				check("how_to")
				s.Game.Sheets().Close()
				s.Press("home.settings")
				check("settings")
				s.Game.OpenHome()
				s.Press("home.knowledge")
				s.Work()
				check("knowledge_initial")
				s.Fill()
				s.ChooseTile(s.Game.Gallery.HeroName(&s.Game.Edition.Heroes[1].Hero))
				check("knowledge")
				test.Tap(s.Details()[0])
				check("knowledge_step")
				s.Game.Sheets().Close()
				s.Game.OpenHome()
				s.Press("home.new_duel")
				check("choice")
				s.Press("choice.deck")
				check("deck")
				s.Game.Sheets().Close()
				s.Press("choice.begin")
				s.Work()
				s.MyTurn()
				s.PlaySome(5)
				check("duel")
				s.Game.Duels.Session().Inspect(true)
				check("inspect")
				s.Game.Duels.Session().OpenLog()
				check("log")
				s.Game.Duels.Session().OpenMenu()
				check("leave")
				s.Press("leave.resign")
				check("resign")
				s.Press("leave.resign")
				s.Settle(func() bool { return s.Game.Table() == nil })
				<-s.Played
				s.Work()
				check("result")
				s.Press("result.details")
				check("lesson")
				s.Game.Sheets().Close()
				s.Press("result.watch")
				s.Work()
				apptest.Find(s, func(*ui.Slider) bool { return true }).SetValue(0)
				s.Game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
				check("playback")
				s.Game.OpenReplays()
				s.Work()
				check("replays")
			})
		}
	}
}

// The program may rest while nothing moves and nobody types.
func TestTheGameIsStillWhileNothingMoves(t *testing.T) {
	clock := &motion.ByHand{}
	s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) { o.Clock = clock })
	assert.True(t, s.Game.IsStill())
	s.Game.Stage().NewPause(time.Second, func() {}).Start()
	assert.False(t, s.Game.IsStill(), "a card is being read")
	clock.Pass(2 * time.Second)
	assert.True(t, s.Game.IsStill())
	entry := widget.NewEntry()
	s.Window.SetContent(entry)
	s.Window.Canvas().Focus(entry)
	assert.False(t, s.Game.IsStill())
}
