package main

import (
	"crypto/rand"
	"encoding/binary"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"boardduels/ai/learning"
	"boardduels/internal/brains"
	"boardduels/internal/classic"
	"boardduels/kb"
	"boardduels/runtime/play"
	"boardduels/schema"
)

// run opens the window and returns when it is closed.
func run(o options) error {
	if err := checkDisplay(); err != nil {
		return err
	}
	root, err := openPack(o.pack)
	if err != nil {
		return err
	}
	pack, _ := schema.LoadPack(root)
	a := app.NewWithID(metadata.ID)
	folder, err := dataFolder(o.data, a)
	if err != nil {
		return err
	}
	store, err := kb.Open(filepath.Join(folder, "knowledge"))
	if err != nil {
		return err
	}
	window := a.NewWindow(metadata.Name)
	phone := o.mobile || fyne.CurrentDevice().IsMobile()
	s := &shell{app: a, window: window, folder: folder}
	var edit func()
	if !phone {
		edit = s.openEditor
	}
	s.game, err = play.NewGame(play.Options{
		Window: window, Preferences: a.Preferences(), Pack: pack, Brains: brains.All(), Brain: brains.Default,
		Folder: folder, Store: store, Learn: learn, Language: o.language, Now: time.Now, Seed: seed, Edit: edit,
	})
	if err != nil {
		return err
	}
	s.fill(phone)
	if o.edit && !phone {
		s.openEditor()
	}
	a.Lifecycle().SetOnStopped(s.close)
	window.ShowAndRun()
	return nil
}

// openPack returns the root of a pack; of the classic one if path is empty. It stays open as long as the program runs.
func openPack(path string) (fs.FS, error) {
	if path == "" || path == classic.Name {
		return classic.FS(), nil
	}
	root, _, err := schema.OpenPack(path)
	return root, err
}

// dataFolder returns the folder in which the app keeps its data.
func dataFolder(asked string, a fyne.App) (string, error) {
	if asked == "" {
		asked = a.Storage().RootURI().Path()
	}
	if err := os.MkdirAll(asked, 0o755); err != nil {
		return "", fmt.Errorf("the folder for data: %w", err)
	}
	return asked, nil
}

// learn is what an AI knows after a duel.
func learn(l play.Lesson) (*kb.Knowledge, error) {
	var m learning.Match
	for _, decision := range l.Decisions {
		m.Note(decision)
	}
	return learning.After(l.Knowledge, &m, l.Won), nil
}

// seed returns a seed that nobody can foresee.
func seed() uint64 {
	var b [8]byte
	_, _ = rand.Read(b[:]) // it never fails
	return binary.LittleEndian.Uint64(b[:])
}
