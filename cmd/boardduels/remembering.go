//go:build !forgetful

package main

import (
	"context"
	"os"
	"reflect"
	"time"

	"fyne.io/fyne/v2"
)

// The toolkit notes on which canvas an object lies, and forgets that a minute after it was last asked for, also of
// objects that are shown. What it has forgotten it doesn't paint anew: the picture freezes. That happens after the
// program was stopped for longer, as on a phone while another app is shown, and now and then by itself. Everything that
// keeps the app from it stands in this file; docs/contributor/upstream/fyne-canvas-cache.md tells of the cause. The
// build tag forgetful leaves it out, for the test that shows what would happen.

// remember keeps the toolkit from forgetting what is shown, until ctx ends.
func remember(ctx context.Context) {
	m := &memory{lasting: lasting(), last: time.Now()}
	pulse := time.NewTicker(m.lasting / 6)
	defer pulse.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-pulse.C:
			fyne.DoAndWait(m.refresh)
		}
	}
}

// lasting is how long the toolkit remembers, as its package cache finds out.
func lasting() time.Duration {
	if d, err := time.ParseDuration(os.Getenv("FYNE_CACHE")); err == nil && d > 0 {
		return d
	}
	return time.Minute
}

// memory asks for what is shown before the toolkit has forgotten it. It belongs to the toolkit's thread.
type memory struct {
	lasting time.Duration
	last    time.Time // when it asked
}

// refresh asks for all that is shown. After a break that was too long it has everything painted, since nobody knows
// what wasn't; the toolkit then notes what it paints.
func (m *memory) refresh() {
	now := time.Now()
	late := now.Sub(m.last) > m.lasting/2
	m.last = now
	for _, window := range fyne.CurrentApp().Driver().AllWindows() {
		canvas := window.Canvas()
		ask(canvas)
		if !late {
			continue
		}
		for _, object := range append([]fyne.CanvasObject{window.Content()}, canvas.Overlays().List()...) {
			canvas.Refresh(object) // which doesn't ask where the object lies
		}
	}
}

// ask asks for the canvas of each object on it. The toolkit lets nobody else than its drivers walk over them, though
// the method has a public name.
func ask(canvas fyne.Canvas) {
	walk := reflect.ValueOf(canvas).MethodByName("WalkTrees")
	if !walk.IsValid() { // as in tests
		return
	}
	driver := fyne.CurrentApp().Driver()
	visit := walk.Type().In(1)
	walk.Call([]reflect.Value{reflect.Zero(walk.Type().In(0)), reflect.MakeFunc(visit, func(args []reflect.Value) []reflect.Value {
		if object, ok := args[0].MethodByName("Obj").Call(nil)[0].Interface().(fyne.CanvasObject); ok {
			driver.CanvasForObject(object)
		}
		return nil
	})})
}
