package view

import (
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
)

const mostRecent = 8

// recent returns the paths of the packs that are known, the latest first.
func (e *Editor) recent() []string {
	packs := e.deps.Settings.Get().Packs
	return packs[:min(len(packs), mostRecent)]
}

// remember puts a place before the others, and opens it again when the program next starts.
func (e *Editor) remember(place document.Place) {
	e.deps.Settings.Change(func(s *settings.Settings) {
		s.Edited = place.Path()
		s.Know(s.Edited)
	}, func(err error) { e.deps.Do(func() { e.report(err) }) })
}

// Resume opens the pack at the path that is asked for, nil is the one that was open last, and then offers the unsaved
// edits that an earlier run left.
func (e *Editor) Resume(asked *string) {
	path := e.deps.Settings.Get().Edited
	if asked != nil {
		path = *asked
	}
	if path == "" {
		e.Recover()
		return
	}
	e.openThen(document.At(path), e.Recover)
}

func (e *Editor) recentItems() []*fyne.MenuItem {
	var items []*fyne.MenuItem
	for _, path := range e.recent() {
		items = append(items, fyne.NewMenuItem(path, func() {
			e.Settle(func() { e.Open(document.At(path)) })
		}))
	}
	return items
}

// lastFolder returns where people are likely to look for a pack.
func (e *Editor) lastFolder() string {
	if recent := e.recent(); len(recent) > 0 {
		return recent[0]
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return ""
	}
	return filepath.Join(home, "Board Duels")
}

// Recover offers the unsaved edits that an earlier run left.
func (e *Editor) Recover() {
	left, err := e.journal.Recoveries()
	if err != nil {
		e.report(err)
	}
	e.offer(left)
}

// offer asks about one recovery after the other.
func (e *Editor) offer(left []document.Recovery) {
	if len(left) == 0 {
		return
	}
	r := left[0]
	next := func() { e.offer(left[1:]) }
	place := r.Path()
	if place == "" {
		place = e.texts.Text("editor.built_in")
	}
	text := paragraph(e.texts.Text("editor.recover.text", i18n.Args{"Place": place, "Files": strings.Join(r.Files(), "\n")}))
	e.decide("editor.recover.title", text,
		choice{"editor.recover.drop", widget.DangerImportance, func() {
			e.journal.Forget(r)
			next()
		}},
		choice{"editor.recover.open", widget.HighImportance, func() { e.recover(r) }})
}

func (e *Editor) placeOf(r document.Recovery) document.Place {
	if r.Path() == "" {
		return document.Embedded{FS: e.deps.Classic}
	}
	return document.At(r.Path())
}

// recover opens the place of unsaved edits and brings them back.
func (e *Editor) recover(r document.Recovery) {
	place := e.placeOf(r)
	go func() {
		work, err := document.Open(place)
		e.deps.Do(func() {
			if err != nil {
				e.report(err)
				return
			}
			e.remember(place)
			e.take(work)
			changed, err := work.Recover(r)
			if err == nil {
				e.journal.Adopt(r, place)
			}
			e.tellBorrowed()
			switch {
			case err != nil:
				e.report(err)
			case len(changed) > 0:
				e.report(localError(e.texts.Text("editor.recover.changed", i18n.Args{"Files": strings.Join(changed, "\n")})))
			}
			if len(r.Files()) > 0 {
				e.visit(r.Files())
			}
		})
	}()
}
