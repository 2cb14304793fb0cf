package main

import (
	"context"
	"os"
	"runtime"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"boardduels/runtime/app/uithread"
)

// live has the app follow what the system does with it, from its start to its end.
func (s *shell) live(rest *napper, phone bool) {
	own := s.own // in which the program has begun
	running, stop := context.WithCancel(context.Background())
	drawn := make(chan struct{})
	end := func() {
		own.ends(drawn)
		stop()
		s.close()
		endProcess()
	}
	system := s.app.Lifecycle()
	system.SetOnStarted(func() {
		uithread.Begin()
		go remember(running)
		go rest.run(running)
		go s.awaitChoice(running)
		awaitFrame(func() { close(drawn) })
		go own.awaitUp(running, drawn)
	})
	system.SetOnStopped(end)
	if !phone {
		return
	}
	system.SetOnExitedForeground(func() {
		own.runs()        // whoever leaves the app has seen it
		s.game.Hush(true) // the sound of another program may go on
		if isReplaced() {
			end()
		}
	})
	system.SetOnEnteredForeground(func() {
		if isReplaced() {
			end()
		}
		s.game.Hush(false)
		s.game.FollowSystem()
		s.game.Collect()
	})
}

// awaitFrame calls a function once the first frame has been drawn. The toolkit moves what moves before each frame: at
// the second time the first frame is on the screen.
func awaitFrame(drawn func()) {
	begun := false
	var frames *fyne.Animation
	frames = fyne.NewAnimation(time.Hour, func(float32) {
		if !begun {
			begun = true
			return
		}
		frames.Stop()
		drawn()
	})
	frames.Start()
}

// upTime is for how long the app has to go on after its first frame to count as one that has come up.
const upTime = 2 * time.Second

// awaitUp waits until the app has come up: once something was drawn, the time is over, and what draws it does what it
// is told.
func (h *home) awaitUp(running context.Context, drawn <-chan struct{}) {
	select {
	case <-running.Done():
		return
	case <-drawn:
	}
	select {
	case <-running.Done():
	case <-time.After(upTime):
		uithread.Do(h.runs)
	}
}

// ends says that the program is closed, by whoever has seen it come up, or by somebody who has waited for that in vain.
func (h *home) ends(drawn <-chan struct{}) {
	select {
	case <-drawn:
		h.runs()
	default:
	}
}

// endProcess ends the process where the system wouldn't. Android destroys an activity and lets the process live, in
// which it makes the next one sooner or later; the toolkit goes on painting then, for a game that is closed. Without a
// process Android starts one, which finds all that was saved (docs/decisions/0065-a-process-for-every-activity.md).
func endProcess() {
	if runtime.GOOS == "android" {
		os.Exit(0)
	}
}

// wayOut returns what leads out of the app to what was before it, which phones have a key for; else nil.
func (s *shell) wayOut() func() {
	if d, ok := s.app.Driver().(mobile.Driver); ok {
		return d.GoBack
	}
	return nil
}
