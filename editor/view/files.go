package view

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// askOpen asks for a pack by its path or in the system's folders.
func (e *Editor) askOpen() {
	e.askPath("editor.open.title", "editor.open.confirm", "editor.open.hint", e.lastFolder(), func(path string) {
		e.Settle(func() { e.Open(document.At(path)) })
	})
}

func (e *Editor) openClassic() {
	e.Settle(func() { e.Open(document.Embedded{FS: e.deps.Classic}) })
}

// Open opens the pack of a place, in the background. Unsaved edits must have been settled.
func (e *Editor) Open(place document.Place) { e.openThen(place, func() {}) }

// openThen opens the pack of a place, or tells why it can't, and goes on.
func (e *Editor) openThen(place document.Place, then func()) {
	go func() {
		work, err := document.Open(place)
		e.deps.Do(func() {
			if err == nil {
				e.remember(place)
				e.take(work)
				e.tellBorrowed()
			} else {
				e.report(err)
			}
			then()
		})
	}()
}

// save saves what has changed; the pack inside the program is saved elsewhere.
func (e *Editor) save() { e.saveThen(func() {}) }

func (e *Editor) saveThen(then func()) {
	if e.work.Place().Path() == "" {
		e.askSaveAsThen(then)
		return
	}
	if e.work.Borrowed() != "" {
		e.choose("editor.borrowed.title", paragraph(e.borrowed()),
			choice{"editor.command.save_as", widget.HighImportance, func() { e.askSaveAsThen(then) }})
		return
	}
	r := &receipt{pack: e.work.Pack(), files: len(e.work.Dirty())}
	saving := e.work.StartSave()
	e.background(func() { saving.Run(); r.check() }, saving.Finish, func(err error) {
		var conflict *document.Conflict
		switch {
		case errors.As(err, &conflict):
			e.askConflict(conflict, then)
		case err != nil:
			e.report(err)
		default:
			e.saved(r)
			then()
		}
	})
}

// tellBorrowed tells of another editor that has the pack open.
func (e *Editor) tellBorrowed() {
	if e.work.Borrowed() != "" {
		e.tell("editor.borrowed.title", e.borrowed())
	}
}

func (e *Editor) borrowed() string {
	return e.texts.Text("editor.borrowed.text", i18n.Args{"Who": e.work.Borrowed(), "Place": e.work.Place().Path()})
}

// receipt is what a save was of.
type receipt struct {
	pack   *schema.Pack
	files  int
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

// saved says what was saved, and what is still wrong with it.
func (e *Editor) saved(r *receipt) {
	text := e.texts.Text("editor.saved", i18n.Args{"N": r.files, "Place": e.work.Place().Path()})
	if r.errors == 0 {
		e.desk.problems.notify(text, widget.SuccessImportance)
		return
	}
	text += " " + e.texts.Text("editor.saved.wrong", i18n.Args{"Errors": e.texts.Text("count.errors", i18n.Args{"N": r.errors})})
	e.desk.problems.notify(text, widget.WarningImportance)
}

// background runs something slow, and then on the toolkit's thread what completes it.
func (e *Editor) background(run func(), finish func() error, then func(error)) {
	go func() {
		run()
		e.deps.Do(func() { then(finish()) })
	}()
}

func (e *Editor) askSaveAs() { e.askSaveAsThen(func() {}) }

func (e *Editor) askSaveAsThen(then func()) {
	e.askPath("editor.save_as.title", "editor.save_as.confirm", "editor.save_as.hint", e.freePlace(), func(path string) {
		place := document.At(path)
		r := &receipt{pack: e.work.Pack(), files: len(e.work.Pack().Documents())}
		saving := e.work.StartSaveAs(place)
		e.background(func() { saving.Run(); r.check() }, saving.Finish, func(err error) {
			if errors.Is(err, document.ErrOccupied) {
				err = localError(e.texts.Text("editor.save_as.occupied", i18n.Args{"Path": path}))
			}
			if err != nil {
				e.report(err)
				return
			}
			e.remember(place)
			e.refreshCommands()
			e.saved(r)
			then()
		})
	})
}

// freePlace suggests a folder for the pack that isn't there yet.
func (e *Editor) freePlace() string {
	home, err := os.UserHomeDir()
	if err != nil {
		home = e.deps.Data
	}
	wanted := filepath.Join(home, "Board Duels", idFrom(e.work.Pack().Title().Name))
	for n, path := 2, wanted; ; n++ {
		if _, err := os.Stat(path); errors.Is(err, os.ErrNotExist) || n > 99 {
			return path
		}
		path = fmt.Sprintf("%s_%d", wanted, n)
	}
}

// askPath asks for the path of a folder or zip file.
func (e *Editor) askPath(title, confirm, hint, suggested string, chosen func(string)) {
	path := newEntry(nil, func() {})
	path.SetText(suggested)
	path.Validator = func(text string) error {
		if !filepath.IsAbs(strings.TrimSpace(text)) {
			return localError(e.texts.Text("editor.path.whole"))
		}
		return nil
	}
	buttons := container.NewHBox(widget.NewButtonWithIcon(e.texts.Text("editor.path.folder"), theme.FolderIcon(), func() {
		e.browseFolder(path.SetText)
	}))
	if title == "editor.open.title" {
		buttons.Add(widget.NewButtonWithIcon(e.texts.Text("editor.path.zip"), theme.FileIcon(), func() {
			e.browseFile([]string{".zip"}, path.SetText)
		}))
	}
	items := []*widget.FormItem{
		{Text: e.texts.Text("editor.path.label"), Widget: path, HintText: e.texts.Text(hint)},
		{Widget: buttons},
	}
	e.askForm(title, confirm, path, items, func() { chosen(strings.TrimSpace(path.Text)) }).widen(640)
}

// askConflict asks what is to count after files were changed outside.
func (e *Editor) askConflict(c *document.Conflict, then func()) {
	text := paragraph(e.texts.Text("editor.conflict.text", i18n.Args{"Files": strings.Join(c.Files, "\n")}))
	e.choose("editor.conflict.title", text,
		choice{"editor.conflict.mine", widget.DangerImportance, func() { e.resolve(e.work.Overwrite(c), then) }},
		choice{"editor.conflict.theirs", widget.HighImportance, func() { e.resolve(e.work.Reload(c), then) }})
}

func (e *Editor) resolve(err error, then func()) {
	if err != nil {
		e.report(err)
		return
	}
	e.saveThen(then)
}

// reread takes a document as it is in the place now.
func (e *Editor) reread(file string) {
	if err := e.work.Reload(&document.Conflict{Files: []string{file}}); err != nil {
		e.report(err)
	}
}

// Settle asks what is to become of unsaved edits, and goes on unless people stay.
func (e *Editor) Settle(then func()) {
	dirty := e.work.Dirty()
	if len(dirty) == 0 {
		then()
		return
	}
	shown := dirty
	if len(shown) > 8 {
		shown = append(slices.Clone(shown[:8]), "…")
	}
	text := paragraph(e.texts.Text("editor.settle.text", i18n.Args{"Files": strings.Join(shown, "\n")}))
	e.choose("editor.settle.title", text,
		choice{"editor.settle.save", widget.HighImportance, func() { e.saveThen(then) }},
		choice{"editor.settle.drop", widget.DangerImportance, func() {
			e.journal.Drop(e.work.Place())
			then()
		}})
}

// choice is an answer to a question.
type choice struct {
	key        string
	importance widget.Importance
	taken      func()
}

// choose asks a question with some answers, and one that leaves everything as it is.
func (e *Editor) choose(title string, content fyne.CanvasObject, choices ...choice) {
	answers := append([]answer{{e.texts.Text("editor.cancel"), widget.MediumImportance, nil}}, e.answers(choices)...)
	e.ask(title, content, answers...).show(520, 0)
}

// decide asks a question that must be answered.
func (e *Editor) decide(title string, content fyne.CanvasObject, choices ...choice) {
	newSheet(e.window, e.texts.Text(title), content, e.answers(choices)...).show(520, 0)
}

func (e *Editor) answers(choices []choice) (answers []answer) {
	for _, c := range choices {
		answers = append(answers, answer{e.texts.Text(c.key), c.importance, c.taken})
	}
	return answers
}
