package view

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/runtime/app/keyboard"
	"boardduels/runtime/app/keyboard/keyboardtest"
	"boardduels/runtime/app/ui"
)

// The workshop's keys are known by their place, and its buttons name what stands on them.
func TestTheKeysOfTheWorkshopWorkOnEveryLayout(t *testing.T) {
	quick.Skip(t, "plays a duel for each key")
	s := newStand(t, viewtest.OnDesktop, "en")
	s.watched()
	record := s.stage.Shop.Record
	for _, layout := range keyboardtest.Layouts() {
		t.Run(layout.Name, func(t *testing.T) {
			layout.Use(t)
			press := func(key rune) {
				s.stage.ShowDuel(s.work.Pack(), record)
				viewtest.All[*ui.Slider](s)[0].SetValue(4) // before the end, from where nothing goes on
				assert.True(t, s.Reads("Make a case of it ("+keyboard.Label('C')+")"))
				s.TypeEvent(layout.Press(key))
				s.Until(func() bool { return !s.stage.IsOpen() })
			}
			press('K')
			assert.Contains(t, s.file, "cards/")
			press('C')
			assert.Contains(t, s.file, "cases/")
			press('P')
			assert.Positive(t, s.Sheets(), "a trial from there is offered")
			s.TypeKey(fyne.KeyEscape)
		})
	}
}

// Brushes, too, though a layout may have no key at all that types theirs.
func TestTheKeysOfBrushesWorkOnEveryLayout(t *testing.T) {
	for _, layout := range quick.First(keyboardtest.Layouts()...) {
		t.Run(layout.Name, func(t *testing.T) {
			layout.Use(t)
			s := newStand(t, viewtest.OnDesktop, "en")
			s.addBoard("New level…", "The Ford")
			s.window.Canvas().Focus(s.Sketch())
			draw := func(key, typed rune) {
				s.TypeKey(fyne.KeyRight)
				s.TypeEvent(layout.Press(key))
				if typed != ' ' {
					s.window.Canvas().Focused().TypedRune(typed)
				}
			}
			draw('A', layout.Typed('A'))
			draw('2', layout.Typed('2'))
			keyboardtest.Shift(t)
			draw('F', layout.TypedShifted('F'))
			draw('3', layout.TypedShifted('3'))
			assert.Equal(t, ".a.F.", s.level("the_ford").Units[0][:5])
			assert.Equal(t, "..#.#", s.level("the_ford").Terrain[0][:5])
		})
	}
}
