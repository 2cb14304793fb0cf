package apptest

import (
	"context"
	"fmt"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/require"

	"boardduels/kb"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/edition"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// Center returns the middle of an object on its canvas.
func Center(o fyne.CanvasObject) fyne.Position {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(o).AddXY(o.Size().Width/2, o.Size().Height/2)
}

// Tap taps the middle of what a player sees of an object.
func (s *Stand) Tap(o fyne.CanvasObject) { s.Touch(Center(o)) }

// FirstPlayable returns a card of the hand that can be played, or nil.
func FirstPlayable(v *screen.Session) *dueltable.HandCard {
	for i, state := range v.Table.Hand.Model.States {
		if state == face.Playable {
			return v.Table.Hand.Cards[i]
		}
	}
	return nil
}

// PlayByTaps plays a duel as a person would: two taps a card, and the button where nothing is left.
func (s *Stand) PlayByTaps(v *screen.Session, look func(step int)) {
	for step := 0; s.Game.Table() != nil; step++ {
		require.Less(s.T, step, 400, "a duel ends")
		if card := FirstPlayable(v); card != nil {
			s.Tap(card)
			look(step)
			s.Tap(card)
		} else {
			look(step)
			s.Tap(v.Table.Turn)
		}
		s.MyTurn()
	}
}

// Observing is learning that counts a turn of whoever plays the other hero.
func Observing(_ context.Context, p duelflow.Played) (*duelflow.Learned, error) {
	learned := LearnedFrom(p)
	last := len(learned.Knowledge) - 1
	theirs := *learned.Knowledge[last]
	theirs.Experience.Observed++
	learned.Knowledge[last] = &theirs
	return learned, nil
}

// LoseTo plays a duel against an AI and gives it up.
func (s *Stand) LoseTo(p edition.Pairing) *screen.Session {
	s.T.Helper()
	return s.giveUp(s.Begin(p))
}

// giveUp plays a turn of a duel, and gives it up.
func (s *Stand) giveUp(v *screen.Session) *screen.Session {
	s.T.Helper()
	s.Tap(v.Table.Turn)
	s.MyTurn()
	v.Resign()
	s.Settle(func() bool { return s.Game.Table() == nil })
	return v
}

func (s *Stand) Replays() []string {
	s.T.Helper()
	list, err := filepath.Glob(filepath.Join(s.Folder, "replays", "*"+library.ReplayEnding))
	require.NoError(s.T, err)
	return list
}

// Fill gives the mage's AI a past: it lost five duels, then won as many.
func (s *Stand) Fill() {
	s.T.Helper()
	store := s.Game.Edition.Store
	known, err := s.Game.Edition.Known("mage")
	require.NoError(s.T, err)
	for i := range 10 {
		k := *known
		k.Experience = kb.Experience{Won: max(i-4, 0), Decisions: 20 * (i + 1), Simulated: 1000 * (i + 1), Observed: 9 * (i + 1)}
		k.Style = Weights("own_hp", float32(3+i)/3, "foe_hp", float32(-3), "kept_fire_bolt", float32(0.5), "foe_dot", float32(i)/4)
		k.Weights = Weights("own_hp", float32(2), "foe_hp", float32(-2.5), "own_shield", float32(0.75), "foe_stun", float32(1.5))
		k.Habits = habits
		date := s.Game.Now().AddDate(0, 0, i-10)
		require.NoError(s.T, store.Update(s.T.Context(), func(u *kb.Update) error {
			_, err := u.Learn(kb.Occasion{ID: fmt.Sprint("past-", i), Date: date, Mine: "mage", Theirs: "knight", Won: i > 4},
				[]kb.Change{{Kind: "potency", Hero: "mage", Case: 3, To: 0.5}, {Kind: "style", Hero: "knight", Trait: "own_hp", From: 1, To: 2}}, &k)
			return err
		}))
	}
}

// habits are of the mage's user: two are told, one is only counted, one is forbidden.
var habits = []schema.Habit{
	{HabitKey: schema.HabitKey{When: "always", Does: schema.PlaysCard, Card: "fire_bolt"}, Status: schema.Stated, Seen: 68, Done: 47, Usual: 0.45, Tested: 30, Held: 21, Chance: 0.4},
	{HabitKey: schema.HabitKey{When: "early", Does: "one"}, Seen: 24, Done: 2},
	{HabitKey: schema.HabitKey{When: "behind", Does: "defends_only"}, Status: schema.Edited, Share: 0.75, Seen: 30, Done: 14, Usual: 0.2},
	{HabitKey: schema.HabitKey{When: "foe_shielded", Does: "many"}, Status: schema.Forbidden, Seen: 20, Done: 2, Usual: 0.5},
}

// Weights takes names and values in turn.
func Weights(pairs ...any) (list []schema.Weight) {
	for i := 0; i < len(pairs); i += 2 {
		list = append(list, schema.Weight{Of: pairs[i].(string), Value: pairs[i+1].(float32)})
	}
	return list
}

// Details are the ways to the entries of the history, the newest first.
func (s *Stand) Details() []*ui.Button {
	return Visible(s, func(b *ui.Button) bool { return b.Icon == theme.InfoIcon() })
}

// ChooseTile chooses a hero.
func (s *Stand) ChooseTile(name string) {
	s.T.Helper()
	test.Tap(Find(s, func(h *ui.Tile) bool { return h.Name == name }))
	s.Work()
}

// PressOnSheet presses a button of the sheet that is open.
func (s *Stand) PressOnSheet(key string) {
	s.T.Helper()
	require.True(s.T, s.Game.Sheets().IsOpen())
	test.Tap(Find(s, func(b *ui.Button) bool {
		return b.Text == s.Game.Translator().Text(key) && IsUnder(s.Game.Sheets().Layer, b)
	}))
}

// OpenDoor opens a group of opponents. The doors are the first things to press on the screen.
func (s *Stand) OpenDoor(door int) {
	s.T.Helper()
	test.Tap(Visible(s, func(*ui.Pressable) bool { return true })[door])
}

// The doors to the groups of opponents, from the first.
const (
	_ = iota
	_
	DoubleDoor
	LevelsDoor
	CharactersDoor
	RivalsDoor
)

func IsSlider(*ui.Slider) bool { return true }

// Dawdle ends each turn at once, until the duel is lost: that gives much away.
func (s *Stand) Dawdle(v *screen.Session) {
	s.T.Helper()
	for s.Game.Table() != nil {
		v.EndTurn()
		s.Settle(func() bool { return len(v.Now.Legal) == 0 || v.Result.Decided })
		s.MyTurn()
	}
	s.Work()
}

// Lives plays some duels to the end, or gives them up.
func (s *Stand) Lives() {
	for i, brain := range []string{"random", "elf", "random", "zombie", "random", "precedent", "random", "level_20", "even_30", "random"} {
		p := Pair([]string{"knight", "rogue", "priest"}[i%3], []string{"mage", "priest"}[i%2], brain)
		if i%2 == 1 {
			s.LoseTo(p)
		} else {
			s.PlayByTaps(s.Begin(p), func(int) {})
		}
		s.Work()
		for len(s.Played) > 0 {
			<-s.Played
		}
	}
}
