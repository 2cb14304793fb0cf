//go:build !android && !ios && !js && !mobile

package main

import (
	"context"
	"image"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"github.com/go-gl/glfw/v3.3/glfw"

	"boardduels/runtime/app/keyboard"
)

// knowKeys lets the game know where keys are, and what is typed with them, as the library below the toolkit tells. That
// must have been opened, as it is with the first window; it names keys as the game does.
func knowKeys() {
	keyboard.Use(keyboard.Keys{
		Place: func(key rune) int { return glfw.GetKeyScancode(glfw.Key(key)) },
		Label: func(key rune) string { return glfw.GetKeyName(glfw.Key(key), 0) },
		Shifted: func() bool {
			return fyne.CurrentApp().Driver().(desktop.Driver).CurrentKeyModifiers()&fyne.KeyModifierShift != 0
		},
	})
}

// screens returns how many pixels wide and high all screens together are, as the library below the toolkit tells; zero
// if it doesn't.
func screens() fyne.Size {
	var all image.Rectangle
	for _, monitor := range glfw.GetMonitors() {
		if mode := monitor.GetVideoMode(); mode != nil {
			x, y := monitor.GetPos()
			all = all.Union(image.Rect(x, y, x+mode.Width, y+mode.Height))
		}
	}
	return fyne.NewSize(float32(all.Dx()), float32(all.Dy()))
}

// On a desktop the toolkit asks the system sixty times a second whether something has happened, as long as the program
// runs; on a laptop that costs battery while people think about their turn. While nothing moves and nobody does
// anything the program therefore waits for the next event instead, on the toolkit's thread, as the library below it
// offers. What others want done on that thread ends the nap.

const (
	awake = 1500 * time.Millisecond // from the last event to a nap: what a tap sets going in the toolkit takes less
	nap   = 3 * time.Second         // at most: what doesn't end it waits no longer
)

// napper lets the program nap.
type napper struct {
	still   func() bool // nothing moves; it is asked on the toolkit's thread
	napping atomic.Bool
	wanted  atomic.Int32 // functions on their way to the toolkit's thread
}

// do brings a function to the toolkit's thread, as fyne.Do does. Either it sees that there is a nap, or the nap sees
// that something is wanted.
func (n *napper) do(f func()) {
	n.wanted.Add(1)
	fyne.Do(func() {
		n.wanted.Add(-1)
		f()
	})
	if n.napping.Load() {
		glfw.PostEmptyEvent()
	}
}

// run naps whenever it can, until ctx ends.
func (n *napper) run(ctx context.Context) {
	rest := time.NewTicker(awake)
	defer rest.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-rest.C:
			for n.nap(ctx) {
			}
		}
	}
}

// nap waits for an event, and reports whether there was none.
func (n *napper) nap(ctx context.Context) (undisturbed bool) {
	fyne.DoAndWait(func() {
		if ctx.Err() != nil || !n.still() {
			return
		}
		defer func() { _ = recover() }() // the window is gone, and the library below the toolkit has ended
		n.napping.Store(true)
		defer n.napping.Store(false)
		if n.wanted.Load() > 0 {
			return
		}
		began := time.Now()
		glfw.WaitEventsTimeout(nap.Seconds())
		undisturbed = time.Since(began) >= nap*9/10
	})
	return undisturbed
}
