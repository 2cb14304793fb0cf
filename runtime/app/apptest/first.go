package apptest

import (
	"testing"

	"fyne.io/fyne/v2"

	"boardduels/internal/settings"
	"boardduels/runtime/app"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/screen"
)

// Newcomer is a stand of somebody who has never played.
func Newcomer(t *testing.T, size fyne.Size, language string) *Stand {
	return NewcomerWith(t, size, language, func(*app.Options) {})
}

func NewcomerWith(t *testing.T, size fyne.Size, language string, change func(*app.Options)) *Stand {
	return NewWith(t, size, language, t.TempDir(), func(o *app.Options) {
		o.Settings.Change(func(s *settings.Settings) { s.Taught = false }, func(error) {})
		change(o)
	})
}

// Learn begins the lesson.
func (s *Stand) Learn() {
	s.T.Helper()
	before := s.Game.Duels.Session()
	s.Press("home.lesson")
	s.Settle(func() bool { return s.Game.Duels.Session() != before })
	s.MyTurn()
}

// Move is what a learner does at a moment of the lesson: it plays the card at a place of the hand, or ends the turn.
type Move struct {
	Place int
	Ends  bool
}

// Obey does what the lesson tells, and else whatever can be done.
func Obey(v *screen.Session) Move {
	advice, playable := v.Table.Advice, Playable(v)
	switch {
	case advice.About == dueltable.CardPart:
		return Move{Place: advice.Place}
	case advice.About == dueltable.TurnPart || len(playable) == 0:
		return Move{Ends: true}
	}
	return Move{Place: playable[0]}
}

// ObeyAtMost ends its turn where it is told nothing, until it was told all.
func ObeyAtMost(v *screen.Session) Move {
	const taught = 5
	if v.Now.View.Round <= taught && v.Table.Advice.Text == v.Translator.Text("lesson.go_on") {
		return Move{Ends: true}
	}
	return Obey(v)
}

// Playable returns the places of the cards that can be played.
func Playable(v *screen.Session) (places []int) {
	for i, state := range v.Table.Hand.Model.States {
		if state == face.Playable {
			places = append(places, i)
		}
	}
	return places
}

// Follow has a learner take the lesson by taps until the duel is over, and returns all that it told; look is called
// each time.
func (s *Stand) Follow(next func(*screen.Session) Move, look func()) (told []string) {
	s.T.Helper()
	v := s.Game.Duels.Session()
	for !v.Result.Decided {
		if text := v.Table.Advice.Text; len(told) == 0 || told[len(told)-1] != text {
			told = append(told, text)
			look()
		}
		seen := len(v.Actions)
		if m := next(v); m.Ends {
			s.Tap(v.Table.Turn)
		} else {
			s.Tap(v.Table.Hand.Cards[m.Place])
			s.Tap(v.Table.Hand.Cards[m.Place])
		}
		s.Settle(func() bool { return len(v.Actions) > seen })
		s.Settle(func() bool { return len(v.Now.Legal) > 0 || v.Result.Decided })
	}
	return told
}
