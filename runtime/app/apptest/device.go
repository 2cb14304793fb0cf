package apptest

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

// Device is the app in a process of its own, on a screen of its own: it can be touched, and what it keeps can be read.
type Device interface {
	// touch taps where the canvas of a stand of the same size has a position.
	Touch(fyne.Position)
	// settle waits until what is shown has stayed the same for a time.
	Settle(quiet time.Duration)
	// await waits until something holds. It fails by name if that takes too long.
	Await(what string, holds func() bool)
	// home is the folder that the app keeps its files in.
	Home() string
	// photograph keeps a picture of what is shown, for people to look at.
	Photograph(name string)
}

// How long a screen stays the same that waits for the person: longer than an action is looked at; and longer than a
// pass is.
const (
	UsualRest = time.Second
	PassRest  = 2500 * time.Millisecond
)

// Touch taps a place here, and on the device that plays along.
func (s *Stand) Touch(at fyne.Position) {
	s.T.Helper()
	if s.Device != nil {
		size := s.Window.Canvas().Size()
		inside := at.X >= 0 && at.Y >= 0 && at.X < size.Width && at.Y < size.Height
		require.True(s.T, inside, "%v lies outside of the window, %v", at, size)
		s.Device.Touch(at)
	}
	test.TapCanvas(s.Window.Canvas(), at)
}

// keepUp waits until the board game of the device has come as far as the one here, and rests there. They are the same
// up to then: so the opponents decide alike.
func (s *Stand) keepUp() {
	s.T.Helper()
	here := s.Game.Boards.Session.Record()
	file := s.OnDevice().Current(here.Family)
	if here.Finished() {
		file.Path = filepath.Join(s.OnDevice().Games(), library.BoardName(here)+library.ReplayEnding)
	}
	var there *boardrecord.Record
	what := fmt.Sprintf("%s has been played up to action %d on the device", here.Family, here.Plies())
	s.Device.Await(what, func() bool {
		there = s.Load(file)
		return there != nil && there.Plies() >= here.Plies()
	})
	require.Equal(s.T, here.Turns, there.Turns, "%s: what is played on the device and here", here.Family)
	require.Equal(s.T, here.Result, there.Result)
	quiet := UsualRest
	if hasPassedLast(here) {
		quiet = PassRest
	}
	if motion.Pace(s.Game.Settings().Get().Pace) == motion.Double {
		quiet = quiet * 6 / 10
	}
	s.Device.Settle(quiet)
}

// hasPassedLast reports whether the opponent has passed since the person's last action.
func hasPassedLast(r *boardrecord.Record) bool {
	if len(r.Turns) == 0 {
		return false
	}
	last := r.Turns[len(r.Turns)-1]
	return last.Seat != r.Person() && last.Actions[len(last.Actions)-1] == boardview.Pass
}

// OnDevice is the collection of the device.
func (s *Stand) OnDevice() library.Boards {
	return library.Boards{Library: library.Library{Folder: s.Device.Home()}}
}

// Load returns the game in a file; nil if there is none.
func (s *Stand) Load(file boardmatch.File) *boardrecord.Record {
	s.T.Helper()
	r, err := file.Load()
	if library.IsNowhere(err) {
		return nil
	}
	require.NoError(s.T, err)
	return r
}
