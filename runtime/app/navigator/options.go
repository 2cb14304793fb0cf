package navigator

import (
	"context"
	"io"
	"time"

	"fyne.io/fyne/v2"

	"boardduels/internal/settings"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/sound"
)

// Options are what a navigator needs from the program around it.
type Options struct {
	Window   fyne.Window // for file dialogs
	Settings *settings.Store
	Folder   string // where it is kept what a dialog for files is for
	// Phone tells that people have a phone, or what is shown as on one: they press with fingers.
	Phone bool
	Now   func() time.Time
	// Do runs a function on the toolkit's thread, in the order of the calls.
	Do func(func())
	// After tells when it is time to try again what failed.
	After func(time.Duration) <-chan time.Time
	// Sparing returns a context under which long work lets the screen live.
	Sparing func(context.Context) context.Context
	// Clock is by what things move.
	Clock motion.Clock
	// Speaker lets the game be heard; nil is a silent one.
	Speaker *sound.Speaker
	// Address, unless nil, opens a file that has an address instead of a path, with the name that it has there.
	Address func(address string) (name string, content io.ReadCloser, err error)
	// Leave, unless nil, leads from the start screen to what people had before them on their phone.
	Leave func()
}

// Window returns the window of the game.
func (p *Pages) Window() fyne.Window { return p.options.Window }

// Settings returns what the player has set.
func (p *Pages) Settings() *settings.Store { return p.options.Settings }

// Folder returns where the player's files are kept.
func (p *Pages) Folder() string { return p.options.Folder }

// Now returns the time.
func (p *Pages) Now() time.Time { return p.options.Now() }

// Do runs a function on the toolkit's thread, in the order of the calls.
func (p *Pages) Do(f func()) { p.options.Do(f) }

// After tells when it is time to try again what failed.
func (p *Pages) After(wait time.Duration) <-chan time.Time { return p.options.After(wait) }

// Sparing returns a context under which long work lets the screen live.
func (p *Pages) Sparing(ctx context.Context) context.Context { return p.options.Sparing(ctx) }

// Stage returns the stage on which things move.
func (p *Pages) Stage() *motion.Stage { return p.stage }
