package duelflow

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"boardduels/ai/duel/duelbrains"
	"boardduels/assets/nemeses"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/career"
)

// noDouble is where nothing is known of the player.
type noDouble struct{ met string }

func (n *noDouble) Met() string { return n.met }

func (n *noDouble) Meet(nemesis string) { n.met = nemesis }

func (n *noDouble) MemoryOf(nemesis string, show func(career.Memory)) {
	if nemesis == nemeses.First {
		show(career.Memory{Played: 12, Lost: 5})
		return
	}
	show(career.Memory{})
}

func (*noDouble) standing(func(string)) {}

func (*noDouble) double(show func(string, bool)) {}

func (*noDouble) saveDouble() {}

func (*noDouble) meetDouble() {}

func TestOpponentMasters(t *testing.T) {
	groups := groupOpponents(duelbrains.Known().IDs(), duelbrains.Default, "double", "level_140")
	for name, size := range map[string]fyne.Size{"narrow": fyne.NewSize(336, 900), "broad": fyne.NewSize(800, 480)} {
		t.Run(name, func(t *testing.T) {
			looktest.NewApp(t)
			c := newOpponentChoice(i18n.For("uk"), groups, duelbrains.Default, &noDouble{nemeses.First}, func(string) {}, func() {})
			w := looktest.ShowAlone(t, c.content, size)
			for kind, screen := range []string{"even", "learner", "double", "levels", "characters", "rivals"} {
				test.Tap(c.doors[kind])
				looktest.AssertMaster(t, "opponent_"+screen+"_"+name+".xml", w.Canvas())
			}
		})
	}
}
