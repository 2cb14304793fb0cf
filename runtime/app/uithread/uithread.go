// Package uithread brings functions to the thread on which the toolkit draws.
package uithread

import (
	"runtime"
	"sync"

	"fyne.io/fyne/v2"
)

// On a phone the toolkit calls what is brought before its loop runs at once, on the thread that brings it, beside the
// one that makes the first screen (docs/contributor/upstream/fyne-do-before-run.md).
var screen = gate{pass: fyne.Do, open: runtime.GOOS != "android"}

// Do has a function called on the toolkit's thread, after those that were brought before.
func Do(f func()) { screen.bring(f) }

// Begin tells that the toolkit's loop runs.
func Begin() { screen.begin() }

// gate holds functions back until it is open.
type gate struct {
	pass func(func())
	mu   sync.Mutex
	open bool
	held []func()
}

func (g *gate) bring(f func()) {
	if !g.hold(f) {
		g.pass(f)
	}
}

func (g *gate) hold(f func()) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.open {
		g.held = append(g.held, f)
	}
	return !g.open
}

func (g *gate) begin() {
	for {
		held := g.take()
		if held == nil {
			return
		}
		for _, f := range held {
			g.pass(f)
		}
	}
}

// take returns what is held, and opens the gate if that is nothing.
func (g *gate) take() []func() {
	g.mu.Lock()
	defer g.mu.Unlock()
	held := g.held
	g.held, g.open = nil, held == nil
	return held
}
