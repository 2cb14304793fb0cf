package main

import (
	"context"
	"os"
	"runtime"
	"time"

	"fyne.io/fyne/v2/driver/mobile"

	"boardduels/runtime/app/uithread"
)

// live has the app follow what the system does with it, from its start to its end.
func (s *shell) live(rest *napper, own *home, phone bool) {
	running, stop := context.WithCancel(context.Background())
	end := func() {
		own.runs()
		stop()
		s.close()
		_ = own.lock.Release()
		endProcess()
	}
	system := s.app.Lifecycle()
	system.SetOnStarted(func() {
		uithread.Begin()
		go remember(running)
		go rest.run(running)
		go s.awaitChoice(running)
		go own.awaitUp(running)
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

// upTime is for how long the app has to go on after its start to count as one that has come up.
const upTime = 2 * time.Second

// awaitUp waits until the app has come up: once the time is over, and what draws it does what it is told.
func (h *home) awaitUp(running context.Context) {
	select {
	case <-running.Done():
	case <-time.After(upTime):
		uithread.Do(h.runs)
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
