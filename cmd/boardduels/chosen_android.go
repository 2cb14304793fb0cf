package main

import (
	"context"
	_ "unsafe" // for go:linkname

	"boardduels/runtime/app/uithread"
)

// answered is what the toolkit calls once a dialog of the system's is answered. By itself it knows of none before it
// has shown one, and drops the answer to one that an earlier process has shown
// (docs/decisions/0065-a-process-for-every-activity.md).
//
//go:linkname answered fyne.io/fyne/v2/internal/driver/mobile/app.fileCallback
var answered func(address string, done func())

var chosen = make(chan string, 1) // by the first answer, if the process has asked for none yet

// The answer may come as soon as the activity is there, which is before main has begun.
func init() {
	answered = func(address string, _ func()) { chosen <- address }
}

// awaitChoice passes on the answer to a dialog that an earlier process has shown.
func (s *shell) awaitChoice(running context.Context) {
	select {
	case address := <-chosen:
		uithread.Do(func() { s.game.Chosen(address) })
	case <-running.Done():
	}
}
