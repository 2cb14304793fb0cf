package view

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/dialog"
	"boardduels/editor/view/naming"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/internal/termsafe"
)

const mostRecent = 8

// recent returns the paths of the packs that are known, the latest first, without those that are gone.
func (f *files) recent() []string {
	packs := slices.DeleteFunc(slices.Clone(f.editor.deps.Settings.Get().Packs), func(path string) bool { return f.gone[path] })
	return packs[:min(len(packs), mostRecent)]
}

// missGone looks, in the background, which of the known packs aren't there any more. One that lies where nothing can be
// reached now may come back, so that none is forgotten.
func (f *files) missGone() {
	packs := f.editor.deps.Settings.Get().Packs
	go func() {
		gone := map[string]bool{}
		for _, path := range packs {
			if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
				gone[path] = true
			}
		}
		f.editor.deps.Do(func() {
			if changed := !maps.Equal(f.gone, gone); changed {
				f.gone = gone
				f.editor.commands.rebuild()
			}
		})
	}()
}

// remember puts a place before the others, and opens it again when the program next starts.
func (f *files) remember(place document.Place) {
	f.editor.deps.Settings.Change(func(s *settings.Settings) {
		s.Edited = place.Path()
		s.Know(s.Edited)
	}, func(err error) { f.editor.deps.Do(func() { f.editor.ask.Report(err) }) })
	f.editor.commands.rebuild()
	f.missGone()
}

// resume opens the pack at the path that is asked for, nil is the one that was open last, and then offers the unsaved
// edits that an earlier run left.
func (f *files) resume(asked *string, then func()) {
	f.missGone()
	path := f.editor.deps.Settings.Get().Edited
	if asked != nil {
		path = *asked
	}
	if path == "" {
		f.retrieve(then)
		return
	}
	f.show(document.At(path), func() { f.retrieve(then) })
}

func (f *files) recentItems() []*fyne.MenuItem {
	var items []*fyne.MenuItem
	for _, path := range f.recent() {
		items = append(items, fyne.NewMenuItem(termsafe.Directions(path), f.editor.commands.unasked(func() {
			f.settle(func() { f.open(document.At(path), func() {}) })
		})))
	}
	return items
}

// lastFolder returns where people are likely to look for a pack.
func (f *files) lastFolder() string {
	if recent := f.recent(); len(recent) > 0 {
		return recent[0]
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return ""
	}
	return filepath.Join(home, "Board Duels")
}

// retrieve offers the unsaved edits that an earlier run left, those of the open pack first, and goes on once none of
// them is wanted.
func (f *files) retrieve(then func()) {
	mine, others := f.waiting(f.editor.work.Place())
	f.offer(mine, others, then)
}

// waiting returns the unsaved edits that an earlier run left in a place, and those in others.
func (f *files) waiting(place document.Place) (here, elsewhere []document.Recovery) {
	left, err := f.editor.journal.Recoveries()
	if err != nil {
		f.editor.ask.Tell("editor.recover.title", f.damaged(err))
	}
	for _, r := range left {
		if f.editor.journal.IsOf(r, place) {
			here = append(here, r)
		} else {
			elsewhere = append(elsewhere, r)
		}
	}
	return here, elsewhere
}

// damaged tells which unsaved edits can't be brought back, of which pack, and where what is left of them lies.
func (f *files) damaged(err error) string {
	if all, ok := err.(interface{ Unwrap() []error }); ok {
		var each []string
		for _, one := range all.Unwrap() {
			each = append(each, f.damaged(one))
		}
		return strings.Join(each, "\n\n")
	}
	t := f.editor.texts
	d, ok := errors.AsType[*document.DamagedEdits](err)
	if !ok {
		return f.editor.ask.Translate(err)
	}
	place := t.Text("editor.recover.no_place")
	for _, path := range append([]string{d.Path, ""}, f.editor.deps.Settings.Get().Packs...) {
		if d.AreOf(path) {
			place = f.nameOf(path)
			break
		}
	}
	return t.Text("editor.recover.damaged", i18n.Args{"Reason": errtext.Unread(t, d.Err), "Place": place, "Kept": d.Kept})
}

// offer asks about one recovery after the other, and then about further ones.
func (f *files) offer(left, further []document.Recovery, then func()) {
	if len(left) == 0 && len(further) > 0 {
		left, further = further, nil
	}
	if len(left) == 0 {
		then()
		return
	}
	r := left[0]
	rest := slices.Concat(left[1:], further)
	next := func() { f.offer(left[1:], further, then) }
	text := editorui.Paragraph(f.editor.texts.Text("editor.recover.text", i18n.Args{"Place": f.nameOf(r.Path()), "Edits": strings.Join(f.edits(r), "\n")}))
	f.editor.ask.Decide("editor.recover.title", text,
		dialog.NewChoice("editor.recover.drop", widget.DangerImportance, func() {
			f.editor.journal.Forget(r)
			next()
		}),
		dialog.NewChoice("editor.recover.open", widget.HighImportance, func() { f.recover(r, rest) }))
}

// tellWaiting tells that unsaved edits wait in further packs.
func (f *files) tellWaiting(rest []document.Recovery) {
	if len(rest) == 0 {
		return
	}
	var places []string
	for _, r := range rest {
		places = append(places, f.nameOf(r.Path()))
	}
	f.editor.ask.Tell("editor.recover.title", f.editor.texts.Text("editor.recover.waiting", i18n.Args{"Places": strings.Join(places, "\n")}))
}

// nameOf returns what people call the place of unsaved edits, by its path.
func (f *files) nameOf(path string) string {
	if path == "" {
		return f.editor.texts.Text("editor.built_in")
	}
	return path
}

// edits tells the unsaved edits in a designer's words, a few of them.
func (f *files) edits(r document.Recovery) []string {
	const most = 8
	lines := naming.Changes(f.editor.texts, r.Changes())
	if len(lines) > most {
		lines = append(lines[:most], f.editor.texts.Text("editor.recover.more", i18n.Args{"N": len(lines) - most}))
	}
	return lines
}

func (f *files) placeOf(r document.Recovery) document.Place {
	if r.Path() == "" {
		return document.Embedded{FS: f.editor.deps.Classic}
	}
	return document.At(r.Path())
}

// recover opens the place of unsaved edits and brings them back, and tells of the rest.
func (f *files) recover(r document.Recovery, rest []document.Recovery) {
	place := f.placeOf(r)
	go func() {
		work, err := document.Open(place)
		f.editor.deps.Do(func() {
			if err != nil {
				f.editor.ask.Report(err)
				return
			}
			f.remember(place)
			f.editor.take(work)
			changed, err := work.Recover(r)
			if err == nil {
				f.editor.journal.Adopt(r, place)
			}
			f.tellBorrowed()
			f.editor.outside.look(func() {})
			switch {
			case err != nil:
				f.editor.ask.Report(err)
			case len(changed) > 0:
				f.editor.ask.Report(dialog.LocalError(f.editor.texts.Text("editor.recover.changed", i18n.Args{"Files": strings.Join(changed, "\n")})))
			}
			if len(r.Files()) > 0 {
				f.editor.visit(r.Files())
			}
			f.tellWaiting(rest)
		})
	}()
}
