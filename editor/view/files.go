package view

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/dialog"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// files opens and saves packs, and minds unsaved edits.
type files struct {
	editor *Editor
	gone   map[string]bool // paths of known packs at which there is nothing
	fresh  string          // path of a pack that was made and that the game hasn't been told of, "" if there is none

	printed printHabit
}

// askOpen asks for a pack by its path or in the system's folders.
func (f *files) askOpen() {
	f.askPath("editor.open.title", "editor.open.confirm", "editor.open.hint", f.lastFolder(), f.attemptOpen)
}

// attemptOpen opens the pack at a path once it is seen that there is one, and unsaved edits are settled.
func (f *files) attemptOpen(path string, done func(error)) {
	f.look(path, done, func(*schema.Pack) { f.settle(func() { f.open(document.At(path), func() {}) }) })
}

// look reads the pack at a path in the background; done is told what is wrong with it, if anything is.
func (f *files) look(path string, done func(error), found func(*schema.Pack)) {
	go func() {
		work, err := openPack(document.At(path))
		f.editor.deps.Do(func() {
			done(f.withWay(path, err))
			if err == nil {
				found(work.Pack())
			}
		})
	}()
}

func (f *files) openClassic() {
	f.settle(func() { f.open(document.Embedded{FS: f.editor.deps.Classic}, func() {}) })
}

// open opens the pack of a place in the background, or tells why it can't, offers the unsaved edits that an earlier run
// left there, and goes on. Unsaved edits must have been settled.
func (f *files) open(place document.Place, then func()) {
	f.show(place, func() {
		mine, _ := f.waiting(place)
		f.offer(mine, nil, then)
	})
}

// show opens the pack of a place in the background, or tells why it can't, and goes on.
func (f *files) show(place document.Place, then func()) {
	go func() {
		work, err := openPack(place)
		f.editor.journal.Wait() // what was dropped just now doesn't wait
		f.editor.deps.Do(func() {
			if err == nil {
				f.remember(place)
				f.editor.take(work)
				f.tellBorrowed()
			} else {
				f.editor.ask.Report(f.withWay(place.Path(), err))
			}
			then()
		})
	}()
}

// askPack asks for another pack, and reads it.
func (f *files) askPack(title string, chosen func(pack *schema.Pack, path string)) {
	f.askPath(title, "editor.compare.confirm", "editor.open.hint", f.lastFolder(), func(path string, done func(error)) {
		f.look(path, done, func(pack *schema.Pack) { chosen(pack, path) })
	})
}

// askNewWindow asks for a pack, and opens it in another window.
func (f *files) askNewWindow() {
	f.askPath("editor.command.new_window", "editor.open.confirm", "editor.open.hint", f.lastFolder(), func(path string, done func(error)) {
		go func() {
			_, err := openPack(document.At(path)) // so that the error stands here
			if err == nil {
				err = f.editor.deps.NewWindow(path)
			}
			f.editor.deps.Do(func() { done(f.withWay(path, err)) })
		}()
	})
}

// save saves what has changed; the pack inside the program is saved elsewhere.
func (f *files) save() { f.saveThen(func() {}) }

func (f *files) saveThen(then func()) {
	if f.editor.work.Place().Path() == "" {
		f.askSaveAsThen(then)
		return
	}
	if f.editor.work.Borrowed() != "" {
		f.editor.ask.Choose("editor.borrowed.title", editorui.Paragraph(f.borrowed()),
			dialog.NewChoice("editor.borrowed.take", widget.MediumImportance, func() {
				f.takeBorrowed()
				f.saveThen(then)
			}),
			dialog.NewChoice("editor.command.save_as", widget.HighImportance, func() { f.askSaveAsThen(then) }))
		return
	}
	r := &receipt{pack: f.editor.work.Pack(), files: len(f.editor.work.Dirty())}
	saving := f.editor.work.StartSave()
	f.background(func() { saving.Run(); r.check() }, saving.Finish, func(err error) {
		var conflict *document.Conflict
		switch {
		case errors.As(err, &conflict):
			f.mergeOutside(conflict, then)
		case err != nil:
			f.failed(err, saving.Untouched(), then)
		default:
			f.saved(r)
			then()
		}
	})
}

// tellBorrowed tells of another editor that has the pack open, and offers to read only or to edit here, too: what both
// save is merged.
func (f *files) tellBorrowed() {
	if f.editor.work.Borrowed() == "" {
		return
	}
	f.editor.ask.Decide("editor.borrowed.title", editorui.Paragraph(f.borrowed()),
		dialog.NewChoice("editor.borrowed.take", widget.MediumImportance, f.takeBorrowed),
		dialog.NewChoice("editor.borrowed.read", widget.HighImportance, func() {}))
}

// takeBorrowed edits here, too, from now on.
func (f *files) takeBorrowed() {
	f.editor.work.Borrow("")
	f.editor.commands.refresh()
}

func (f *files) borrowed() string {
	return f.editor.texts.Text("editor.borrowed.text", i18n.Args{"Who": f.editor.work.Borrowed(), "Place": f.editor.work.Place().Path()})
}

// receipt is what a save or an export was of.
type receipt struct {
	pack   *schema.Pack
	files  int // that were saved
	errors int // that the pack has
}

// check counts what is wrong with the pack.
func (r *receipt) check() {
	for _, d := range schema.Essential(r.pack.Diagnostics()) {
		if d.Severity == schema.Error {
			r.errors++
		}
	}
}

// saved says what was saved.
func (f *files) saved(r *receipt) {
	text := f.editor.texts.Text("editor.saved", i18n.Args{"N": r.files, "Place": f.editor.work.Place().Path()})
	if f.play(r) {
		text += " " + f.editor.texts.Text("editor.saved.played")
	}
	f.tell(r, text)
}

// play has the game play with a pack that was made, as soon as it can, and reports whether that is now.
func (f *files) play(r *receipt) bool {
	path := f.editor.work.Place().Path()
	if f.fresh == "" || f.fresh != path || r.errors > 0 || f.editor.deps.Play == nil {
		return false
	}
	f.fresh = ""
	f.editor.deps.Play(path)
	return true
}

// tell says what was written, and what is still wrong with it.
func (f *files) tell(r *receipt, text string) {
	if r.errors == 0 {
		f.editor.desk.problems.notify(text, widget.SuccessImportance)
		return
	}
	text += " " + f.editor.texts.Text("editor.saved.wrong", i18n.Args{"Errors": f.editor.texts.Text("count.errors", i18n.Args{"N": r.errors})})
	f.editor.desk.problems.notify(text, widget.WarningImportance)
}

// failed tells why a save failed, that edits are still there, and where else they can be saved.
func (f *files) failed(err error, untouched bool, then func()) {
	key := "editor.save.partly"
	if untouched {
		key = "editor.save.untouched"
	}
	e := f.editor
	text := e.texts.Text(key, i18n.Args{"Reason": e.ask.Translate(err)})
	e.ask.Choose("error.title", editorui.Paragraph(text),
		dialog.NewChoice("editor.save.again", widget.MediumImportance, func() { f.saveThen(then) }),
		dialog.NewChoice("editor.command.save_as", widget.HighImportance, func() { f.askSaveAsThen(then) }))
}

// background runs something slow, and then on the toolkit's thread what completes it.
func (f *files) background(run func(), finish func() error, then func(error)) {
	go func() {
		run()
		f.editor.deps.Do(func() { then(finish()) })
	}()
}

// usualFolder returns where packs are suggested to be kept.
func (f *files) usualFolder() string {
	home, err := os.UserHomeDir()
	if err != nil {
		home = f.editor.deps.Data
	}
	return filepath.Join(home, "Board Duels")
}

// free returns the first path that begins and ends so and isn't there yet.
func free(wanted, ending string) string {
	for n, path := 2, wanted+ending; ; n++ {
		if _, err := os.Stat(path); errors.Is(err, os.ErrNotExist) || n > 99 {
			return path
		}
		path = fmt.Sprintf("%s_%d%s", wanted, n, ending)
	}
}

// mergeOutside takes in what others have changed, and saves then. Of edits that an earlier run left, nobody knows what
// they began with: there people are asked about whole files.
func (f *files) mergeOutside(c *document.Conflict, then func()) {
	looking := f.editor.work.StartLook()
	go func() {
		looking.Run()
		f.editor.deps.Do(func() {
			if !looking.Found() {
				f.askConflict(c, then)
				return
			}
			f.editor.outside.take(looking, func() { f.saveThen(then) })
		})
	}()
}

// askConflict asks what is to count after files were changed outside.
func (f *files) askConflict(c *document.Conflict, then func()) {
	text := editorui.Paragraph(f.editor.texts.Text("editor.conflict.text", i18n.Args{"Files": strings.Join(c.Files, "\n")}))
	f.editor.ask.Choose("editor.conflict.title", text,
		dialog.NewChoice("editor.conflict.mine", widget.DangerImportance, func() { f.resolve(f.editor.work.Overwrite(c), then) }),
		dialog.NewChoice("editor.conflict.theirs", widget.HighImportance, func() { f.resolve(f.editor.work.Reload(c), then) }))
}

func (f *files) resolve(err error, then func()) {
	if err != nil {
		f.editor.ask.Report(err)
		return
	}
	f.saveThen(then)
}

// reread takes a document as it is in the place now.
func (f *files) reread(file string) {
	if err := f.editor.work.Reload(&document.Conflict{Files: []string{file}}); err != nil {
		f.editor.ask.Report(err)
	}
}

// bringBack puts a document back as it was when it could last be read.
func (f *files) bringBack(file string) {
	if err := f.editor.work.BringBack(file); err != nil {
		f.editor.ask.Report(err)
	}
}

// settle asks what is to become of unsaved edits, and goes on unless people stay.
func (f *files) settle(then func()) {
	f.editor.commands.takeTyped()
	dirty := f.editor.work.Dirty()
	if len(dirty) == 0 {
		then()
		return
	}
	shown := dirty
	if len(shown) > 8 {
		shown = append(slices.Clone(shown[:8]), "…")
	}
	text := editorui.Paragraph(f.editor.texts.Text("editor.settle.text", i18n.Args{"Files": strings.Join(shown, "\n")}))
	f.editor.ask.Choose("editor.settle.title", text,
		dialog.NewChoice("editor.settle.save", widget.HighImportance, func() { f.saveThen(then) }),
		dialog.NewChoice("editor.settle.drop", widget.DangerImportance, func() {
			f.editor.journal.Drop(f.editor.work.Place())
			then()
		}))
}
