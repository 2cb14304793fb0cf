package main

import (
	"crypto/rand"
	"encoding/binary"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"
	fyneapp "fyne.io/fyne/v2/app"

	"boardduels/ai/duel/counterplay"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/hindsight"
	"boardduels/ai/duel/imitation"
	"boardduels/kb/classic"
	"boardduels/runtime/app"
	"boardduels/runtime/app/sound"
	"boardduels/runtime/app/sound/device"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// run opens the window and returns when it is closed.
func run(o options) error {
	if err := checkDisplay(); err != nil {
		return err
	}
	asked, err := packPath(o.pack)
	if err != nil {
		return err
	}
	a := fyneapp.NewWithID(metadata.ID)
	root := dataFolder(o.data, a)
	own := settleIn(root)
	pack, _ := schema.LoadPack(classic.FS())
	window := a.NewWindow(metadata.Name)
	knowKeys()
	phone := o.mobile || fyne.CurrentDevice().IsMobile()
	s := &shell{app: a, window: window, root: root, data: o.data, language: o.language, asked: asked, keeper: &keeper{}}
	var edit func()
	var editDuel func(*duelrecord.Record)
	if !phone {
		edit, editDuel = s.ways()
	}
	rest := &napper{still: s.isStill}
	s.options = app.Options{
		Do:     rest.do,
		Window: window, Pack: pack, PackPath: asked, Brains: duelbrains.Known(), Brain: duelbrains.Default, Double: imitation.ID, Imitate: imitate,
		Learn: learn, Answer: counterplay.Find, Review: hindsight.Review, Decisive: hindsight.Decisive,
		Sparing: sparing, Language: o.language, Speaks: speakOnPage, Now: time.Now, Seed: seed, Edit: edit, HasEdits: s.hasEdits,
		Validate: validate, Content: contentOpener, PlayAs: s.playAs,
		EditDuel: editDuel, Phone: phone, Behind: o.edit && edit != nil, Quit: a.Quit, Leave: s.wayOut(), Speaker: speaker(),
	}
	if err := s.moveInto(own); err != nil {
		return err
	}
	a.SetCloudProvider(s.keeper)
	dressPage(a)
	s.fill(phone)
	listenToLetters(window.Canvas(), rest.do)
	s.open(o.files)
	if o.edit && edit != nil {
		edit()
	}
	s.live(rest, phone)
	window.ShowAndRun()
	return nil
}

// speaker returns what lets the game be heard; nil in a build without sound.
func speaker() *sound.Speaker {
	if !device.Exists {
		return nil
	}
	return sound.NewSpeaker(device.Open, silent)
}

// silent is told why nothing can be heard, which the game goes on without.
func silent(why error) { fyne.LogError("there is no sound", why) }

// packPath returns the path of the pack that the command line asks for as the game knows it; nil if it asks for none.
func packPath(asked string) (*string, error) {
	switch asked {
	case "":
		return nil, nil
	case classic.Name:
		return new(string), nil
	}
	path, err := filepath.Abs(asked)
	return &path, err
}

// seed returns a seed that nobody can foresee.
func seed() uint64 {
	var b [8]byte
	_, _ = rand.Read(b[:]) // it never fails
	return binary.LittleEndian.Uint64(b[:])
}

// dataFolder returns the folder in which the app keeps its data: the one that is asked for, or its own, which the
// toolkit names after the app's id.
func dataFolder(asked string, a fyne.App) string {
	if asked == "" {
		return a.Storage().RootURI().Path()
	}
	if path, err := filepath.Abs(asked); err == nil {
		return path // people are told of it
	}
	return asked
}
