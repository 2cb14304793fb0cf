package navigator_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/navigator"
	"boardduels/runtime/app/ui"
)

// A tap that was meant for the last card does nothing on the result, which has come up under it.
func TestATapForTheTableDoesNothingOnTheResult(t *testing.T) {
	clock := &motion.ByHand{}
	s := apptest.NewWith(t, apptest.OnDesktop, "en", t.TempDir(), func(o *app.Options) { o.Clock = clock })
	tapped := 0
	s.Game.ComeUp(ui.NewButton("", nil, func() { tapped++ }), s.Game.OpenHome)
	tap := func() { test.TapCanvas(s.Window.Canvas(), fyne.NewPos(640, 400)) }
	tap()
	assert.Zero(t, tapped)
	clock.Pass(navigator.GuardTime)
	clock.Pass(navigator.GuardTime)
	tap()
	assert.Equal(t, 1, tapped)
}
