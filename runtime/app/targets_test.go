package app_test

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"github.com/stretchr/testify/assert"

	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/ui"
)

// Whatever can be tapped can be reached by keyboard.
func TestWhateverIsTappedHasTheKeyboard(t *testing.T) {
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Everywhere(func(name string) {
		s.Tappable(func(o fyne.CanvasObject) {
			if strings.HasSuffix(fmt.Sprintf("%T", o), ".tapArea") {
				return // around a sheet; Escape does the same
			}
			_, focusable := o.(fyne.Focusable)
			assert.True(t, focusable, "%s: %T", name, o)
		})
	})
}

// Whatever can be tapped is large enough for a finger, also at the end of what scrolls.
func TestWhateverIsTappedCanBeHit(t *testing.T) {
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		s := apptest.New(t, size, "uk")
		s.Everywhere(func(name string) {
			check := func() {
				s.Tappable(func(o fyne.CanvasObject) {
					assert.GreaterOrEqual(t, min(o.Size().Width, o.Size().Height), float32(ui.Target), "%v, %s: %T %v", size, name, o, apptest.Texts(o))
				})
			}
			check()
			for _, scroll := range apptest.Visible(s, func(*container.Scroll) bool { return true }) {
				scroll.ScrollToBottom()
			}
			check()
		})
	}
}
