package main

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"boardduels/internal/atomicfile"
	"boardduels/internal/lock"
	"boardduels/internal/settings"
	"boardduels/runtime/app/profile"
)

// home is where the app keeps the data of a player. One program at a time owns it; the next one gets a home of its own
// inside.
type home struct {
	roster   profile.Roster
	player   string // the id of the player
	folder   string
	lock     *lock.Lock // which the system takes back at the end of the program
	neighbor string     // the program that owns the folder that was asked for; "" if this one does
	unowned  error      // why nobody can own the folder, or nil
	start    *settings.Attempt
}

// settleIn returns the home of whoever played last in a folder, which is made if it isn't there. Where nobody can own
// anything, as in a folder that can only be read, it goes on without; the game tells that.
func settleIn(root string) *home {
	h := homeOf(root, profile.In(root).Last())
	held := h.takeUsual(h.folder)
	if !h.roster.Has(h.player) { // somebody has removed the player meanwhile
		_ = h.lock.Release()
		h = homeOf(root, profile.First)
		held = h.takeUsual(h.folder)
	}
	folder := h.folder
	if held != nil {
		h.neighbor = nameOf(held.Owner)
	}
	for n := 1; held != nil; n++ {
		h.folder = filepath.Join(folder, profile.Beside, strconv.Itoa(n))
		held = h.take(h.folder)
	}
	if h.unowned == nil { // else others may start here at the same time
		h.start = settings.Begin(filepath.Join(h.folder, startFile))
	}
	return h
}

// moveTo returns the home of a player for a program that runs already. The error is [profile.ErrPresent] where another
// program has it.
func moveTo(root, player string) (*home, error) {
	h := homeOf(root, player)
	if held := h.take(h.folder); held != nil {
		return nil, profile.ErrPresent
	}
	if !h.roster.Has(player) { // somebody has removed the player meanwhile
		_ = h.lock.Release()
		return nil, fs.ErrNotExist
	}
	return h, nil
}

func homeOf(root, player string) *home {
	roster := profile.In(root)
	return &home{roster: roster, player: player, folder: roster.Folder(player), start: &settings.Attempt{}}
}

// startFile notes a start until it has succeeded.
const startFile = "starting"

// runs says that the program has come up.
func (h *home) runs() {
	if err := h.start.Succeed(); err != nil {
		fyne.LogError("a start can't be noted as one that succeeded", err)
	}
}

// openSettings returns the settings of a home. A new one beside another begins with the language, the theme and the
// packs of that one. After starts that have failed it begins with safe settings.
func (h *home) openSettings() (*settings.Store, error) {
	path := filepath.Join(h.folder, profile.SettingsFile)
	if h.start.HasFailed() {
		return settings.OpenSafe(path)
	}
	first := ""
	if h.neighbor != "" {
		first = filepath.Join(h.roster.Folder(h.player), profile.SettingsFile)
	}
	return settings.OpenAfter(path, first)
}

// A program that was killed owns its folder until the system has taken down the last of its threads. The next one gives
// it a moment for that, and longer where it is seen to be ending.
const (
	moment     = 400 * time.Millisecond
	mostEnding = 5 * time.Second
	retry      = 20 * time.Millisecond
)

// takeUsual owns the folder that was asked for, once the program before has ended. It is called before there is a
// window, which would stand still meanwhile.
func (h *home) takeUsual(folder string) *lock.Held {
	for begun := time.Now(); ; time.Sleep(retry) {
		held := h.take(folder)
		if held == nil {
			return nil
		}
		if waited := time.Since(begun); waited > mostEnding || waited > moment && !held.Owner.IsEnding() {
			return held
		}
	}
}

// take owns a folder, if that can be owned. It returns who owns it already.
func (h *home) take(folder string) *lock.Held {
	err := atomicfile.MkdirAll(folder)
	if err == nil {
		h.lock, err = lock.Take(folder)
	}
	held, _ := errors.AsType[*lock.Held](err)
	if err != nil && held == nil {
		fyne.LogError("nobody owns the folder for data", err)
		h.unowned = err
	}
	return held
}

// nameOf tells people which program an owner is.
func nameOf(o lock.Owner) string {
	if o.Process == 0 {
		return metadata.Name
	}
	return fmt.Sprintf("%s (%d)", cmp.Or(o.Program, metadata.Name), o.Process)
}
