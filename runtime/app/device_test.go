package app

import (
	"fmt"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/match/boardmatch"
	"boardduels/runtime/record/boardrecord"
)

// device is the app in a process of its own, on a screen of its own: it can be touched, and what it keeps can be read.
type device interface {
	// touch taps where the canvas of a stand of the same size has a position.
	touch(fyne.Position)
	// settle waits until what is shown has stayed the same for a time.
	settle(quiet time.Duration)
	// await waits until something holds. It fails by name if that takes too long.
	await(what string, holds func() bool)
	// home is the folder that the app keeps its files in.
	home() string
	// photograph keeps a picture of what is shown, for people to look at.
	photograph(name string)
}

// How long a screen stays the same that waits for the person: longer than an action is looked at; and longer than a
// pass is.
const (
	usualRest = time.Second
	passRest  = 2500 * time.Millisecond
)

// touch taps a place here, and on the device that plays along.
func (s *stand) touch(at fyne.Position) {
	s.t.Helper()
	if s.device != nil {
		size := s.window.Canvas().Size()
		inside := at.X >= 0 && at.Y >= 0 && at.X < size.Width && at.Y < size.Height
		require.True(s.t, inside, "%v lies outside of the window, %v", at, size)
		s.device.touch(at)
	}
	test.TapCanvas(s.window.Canvas(), at)
}

// keepUp waits until the board game of the device has come as far as the one here, and rests there. They are the same
// up to then: so the opponents decide alike.
func (s *stand) keepUp() {
	s.t.Helper()
	here := s.game.boards.Session.Record()
	file := s.onDevice().Current(here.Family)
	if here.Finished() {
		file.Path = filepath.Join(s.onDevice().Games(), library.BoardName(here)+library.ReplayEnding)
	}
	var there *boardrecord.Record
	what := fmt.Sprintf("%s has been played up to action %d on the device", here.Family, here.Plies())
	s.device.await(what, func() bool {
		there = s.load(file)
		return there != nil && there.Plies() >= here.Plies()
	})
	require.Equal(s.t, here.Turns, there.Turns, "%s: what is played on the device and here", here.Family)
	require.Equal(s.t, here.Result, there.Result)
	quiet := usualRest
	if hasPassedLast(here) {
		quiet = passRest
	}
	if motion.Pace(s.game.Settings.Get().Pace) == motion.Double {
		quiet = quiet * 6 / 10
	}
	s.device.settle(quiet)
}

// hasPassedLast reports whether the opponent has passed since the person's last action.
func hasPassedLast(r *boardrecord.Record) bool {
	if len(r.Turns) == 0 {
		return false
	}
	last := r.Turns[len(r.Turns)-1]
	return last.Seat != r.Person() && last.Actions[len(last.Actions)-1] == boardview.Pass
}

// onDevice is the collection of the device.
func (s *stand) onDevice() library.Boards {
	return library.Boards{Library: library.Library{Folder: s.device.home()}}
}

// load returns the game in a file; nil if there is none.
func (s *stand) load(file boardmatch.File) *boardrecord.Record {
	s.t.Helper()
	r, err := file.Load()
	if library.IsNowhere(err) {
		return nil
	}
	require.NoError(s.t, err)
	return r
}
