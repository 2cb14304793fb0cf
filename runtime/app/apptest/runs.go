package apptest

import (
	"strings"

	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/navigator"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/run"
	"boardduels/schema"
)

// Road is a run that a person can win who plays whatever is at hand.
var Road = schema.Run{ID: "road", Name: "Road", Stages: []schema.Stage{
	{Rival: "random", Hero: "mage"}, {Rival: "random", Hero: "rogue", Rest: 20}, {Rival: "random", Hero: "mage", Rest: 20, MoreHP: 2},
}}

// WonRoad is a seed with which that person wins.
const WonRoad = "8"

// SetOut begins a run and shows its map.
func (s *Stand) SetOut(plan schema.Run, seed string) {
	s.T.Helper()
	s.Game.Runs.SetOut(plan, "knight", seed, "")
	s.Work()
	require.True(s.T, s.OffersFight())
}

// OffersFight reports whether the map is shown.
func (s *Stand) OffersFight() bool {
	return len(Visible(s, func(b *ui.Button) bool {
		return navigator.IsMain(b) && strings.HasPrefix(b.Text, strings.TrimRight(s.Text("run.fight", i18n.Args{"Rival": "", "Hero": ""}), " ·"))
	})) > 0
}

// Fight goes into the duel that is due, or that was begun.
func (s *Stand) Fight() *screen.Session {
	s.T.Helper()
	before := s.Game.Duels.Session()
	s.PressMain()
	s.Settle(func() bool { return s.Game.Duels.Session() != before })
	s.MyTurn()
	return s.Game.Duels.Session()
}

// PressMain presses what the screen is for.
func (s *Stand) PressMain() {
	s.T.Helper()
	test.Tap(Find(s, func(b *ui.Button) bool { return navigator.IsMain(b) }))
	s.Work()
}

// HeroName is what a hero of the pack is called.
func (s *Stand) HeroName(id string) string {
	s.T.Helper()
	hero, ok := s.Game.Edition.Pack.Hero(id)
	require.True(s.T, ok)
	return s.Game.Gallery.HeroName(&hero)
}

// WonRun plays a run to its end.
func (s *Stand) WonRun() *run.Run {
	s.T.Helper()
	s.SetOut(Road, WonRoad)
	for stage := range Road.Stages {
		s.PlayByTaps(s.Fight(), func(int) {})
		s.Work()
		s.Press(map[bool]string{false: "run.on", true: "run.end"}[stage == len(Road.Stages)-1])
		s.Work()
		if stage < len(Road.Stages)-1 {
			s.PressMain()
		}
	}
	past, err := s.Game.RunFiles().Saved()
	require.NoError(s.T, err)
	require.Len(s.T, past, 1)
	r, err := library.ReadRun(past[0].Path)
	require.NoError(s.T, err)
	return r
}
