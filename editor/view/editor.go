package view

import (
	"fmt"
	"path"
	"reflect"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/design"
	"boardduels/editor/document"
	"boardduels/editor/view/aside"
	"boardduels/editor/view/balancepage"
	"boardduels/editor/view/dialog"
	"boardduels/editor/view/trialpage"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/runtime/app/toolkit"
	"boardduels/schema"
)

// Editor brings an open pack and the pages that show it together. It belongs to the toolkit's thread.
type Editor struct {
	deps    Deps
	app     fyne.App
	window  fyne.Window
	texts   *i18n.Translator
	work    *document.Workspace
	journal *document.Journal
	checker *document.Checker

	pictures   *aside.Pictures
	report     design.Report       // of the latest check, without what only repeats something else
	here       []schema.Diagnostic // of the open document by itself, as they are shown
	validating bool                // whether people wait for what the next check finds
	file       string              // the open document
	cameFrom   map[string]string   // what was open before documents that people have added
	travels    bool                // a step is undone or redone just now
	base       *schema.Pack        // that comes with the program
	dress      dress               // in which the desk is
	desk       *desk
	commands   *commands
	root       *fyne.Container

	ask      *dialog.Questions
	files    *files
	items    *items
	choosers *choosers
	stage    *trialpage.Stage
	outside  *outside
	balancer *balancepage.Balancer
}

// New returns an editor with the classic pack open.
func New(app fyne.App, window fyne.Window, deps Deps) (*Editor, error) {
	if deps.Do == nil {
		deps.Do = fyne.Do
	}
	e := &Editor{deps: deps, app: app, window: window, texts: deps.Appearance.Translator(), root: container.NewStack()}
	e.root.Resize(window.Canvas().Size()) // so that nothing is laid out at another width first
	e.journal = document.NewJournal(deps.Data, func(err error) { deps.Do(func() { e.ask.Report(err) }) })
	faces := aside.NewPhone()
	e.checker = document.NewChecker(func(pack *schema.Pack, found []schema.Diagnostic) {
		faces.Forget(pack)
		report := design.Check(pack, found, faces)
		report.Told = schema.Essential(report.Told)
		deps.Do(func() { e.checked(pack, report) })
	})
	e.ask = dialog.NewQuestions(window, e.texts)
	e.dress = dressOf(deps.Appearance)
	e.files, e.items, e.choosers, e.stage = &files{editor: e}, &items{e}, &choosers{e}, trialpage.NewStage(host{e})
	e.outside = newOutside(e)
	e.balancer = balancepage.NewBalancer(host{e}, deps.Settings, deps.Data, deps.Brains)
	e.commands = newCommands(e)
	work, err := document.Open(document.Embedded{FS: deps.Classic})
	if err != nil {
		return nil, err
	}
	e.base = work.Pack()
	e.take(work)
	return e, nil
}

// Open opens the pack of a place, in the background. Unsaved edits must have been settled.
func (e *Editor) Open(place document.Place) { e.files.open(place, func() {}) }

// Resume opens the pack at the path that is asked for, nil is the one that was open last, then offers the unsaved edits
// that an earlier run left, and goes on unless people open some of those.
func (e *Editor) Resume(asked *string, then func()) { e.files.resume(asked, then) }

// Settle asks what is to become of unsaved edits, and goes on unless people stay.
func (e *Editor) Settle(then func()) { e.files.settle(then) }

// Close ends what goes on in the background, once unsaved edits are safe in the journal, and the settings in their
// file.
func (e *Editor) Close() { e.Ending()() }

// Ending is [Editor.Close] that doesn't wait: what it returns does, on any goroutine.
func (e *Editor) Ending() (wait func()) {
	e.keepLayout()
	e.outside.stop()
	e.balancer.Cancel()
	e.desk.pages.cancel()
	return func() {
		e.balancer.Wait()
		e.journal.Close()
		_ = e.deps.Settings.Flush() // it was told
	}
}

// take opens a workspace.
func (e *Editor) take(work *document.Workspace) {
	e.work, e.report, e.file, e.cameFrom = work, design.Report{}, "", map[string]string{}
	e.pictures = aside.NewPictures(func() *schema.Pack { return e.work.Pack() })
	work.Listen(e.changed)
	e.balancer.Follow(work)
	work.Borrow(e.journal.Claim(work.Place()))
	e.journal.Follow(work)
	e.outside.watch()
	e.build()
	e.outside.remind(false)
	e.open(e.beginning())
	e.checker.Check(work.Pack())
}

// build makes the desk anew, in the present language.
func (e *Editor) build() {
	toolkit.Speak(e.texts)
	l, was := e.deps.Settings.Get().Desk, e.desk
	if was != nil {
		l = was.layout()
		was.pages.cancel()
	}
	e.window.Canvas().Unfocus() // what has the focus goes, and is to hear no more keys
	e.desk = newDesk(e)
	e.desk.arrange(l)
	if was != nil {
		e.desk.resume(was)
	}
	e.root.Objects = []fyne.CanvasObject{e.desk.object}
	e.root.Refresh()
	e.desk.setProblems(e.report)
	e.commands.refresh()
}

// firstFile returns the document that is shown first: a card, since cards are what is changed most.
func (e *Editor) firstFile() string {
	for _, kind := range []schema.Kind{schema.CardKind, schema.HeroKind, schema.CasesKind, schema.PrioritiesKind, schema.RunKind, schema.RelicKind, schema.LevelKind, schema.MapKind, schema.PositionKind, schema.PackKind, schema.RulesKind} {
		if lines := e.desk.outline.All.Lines[kind]; len(lines) > 0 {
			return lines[0].File
		}
	}
	return ""
}

// open shows a document.
func (e *Editor) open(file string) {
	if e.work.Pack().Document(file) == nil {
		file = ""
	}
	e.seal()
	e.file = file
	e.desk.show(file)
	e.desk.setProblems(e.report)
	e.here = e.problemsHere()
	e.commands.refresh()
}

// do carries out an edit that a page asks for.
func (e *Editor) do(edit document.Edit) {
	if err := e.work.Do(edit); err != nil {
		e.ask.Report(err)
	}
}

// seal ends an edit: what is typed next is undone by itself.
func (e *Editor) seal() { e.work.Seal() }

// changed brings the desk up to date after documents have changed, or after a save.
func (e *Editor) changed(changes []document.Change) {
	e.pictures.Forget(changes)
	neighbour := e.desk.outline.Neighbour(e.file)
	e.desk.refreshOutline()
	if file := e.next(changes, neighbour); file != e.file {
		if pack := e.work.Pack(); pack.Document(e.file) != nil && !e.travels {
			e.cameFrom[file] = e.file
		}
		e.open(file)
	} else {
		e.desk.show(e.file)
		if len(changes) > 0 {
			e.complain()
		}
		e.commands.refresh()
	}
	if e.desk.showsTable() {
		e.desk.table.Await(changes)
		e.desk.table.Refresh()
	}
	if len(changes) > 0 {
		e.desk.problems.notify("", widget.MediumImportance)
		e.checker.Check(e.work.Pack())
	}
}

// next returns the document to be shown after changes: one that people have added, unless it has come with a change of
// the open one, or holds what they have silenced there, else the open one while it is there,
// else what was open before it was added if that is undone, else the hero whose knowledge it was, else its neighbour.
func (e *Editor) next(changes []document.Change, neighbour string) string {
	pack := e.work.Pack()
	var added string
	for _, c := range changes {
		if kind, isDocument := schema.KindOf(c.File); c.From == nil && isDocument && kind != schema.PackKind && pack.Document(c.File) != nil && added == "" {
			added = c.File
		}
	}
	isThere := pack.Document(e.file) != nil
	comesAlong := slices.ContainsFunc(changes, func(c document.Change) bool { return c.File == e.file })
	switch {
	case added != "" && !(isThere && (comesAlong || e.outside.taking)):
		return added
	case isThere:
		return e.file
	case e.travels && pack.Document(e.cameFrom[e.file]) != nil:
		return e.cameFrom[e.file]
	}
	hero := schema.FileOf(schema.HeroKind, strings.TrimSuffix(path.Base(e.file), ".xml"))
	if pack.Document(hero) != nil {
		return hero
	}
	if pack.Document(neighbour) != nil {
		return neighbour
	}
	return e.firstFile()
}

// complain shows the problems known after the open document has changed: its own as it is now, the others as they were
// last checked. A pack may have thousands, so they stay as they are unless the document's own have changed.
func (e *Editor) complain() {
	here := e.problemsHere()
	if !reflect.DeepEqual(here, e.here) {
		told := slices.Grow(slices.Clip(here), len(e.report.Told))
		for i := range e.report.Told {
			if e.report.Told[i].File != e.file {
				told = append(told, e.report.Told[i])
			}
		}
		e.desk.setProblems(design.Report{Told: told, Silenced: e.report.Silenced})
	}
	e.here = here
}

// problemsHere returns what is wrong with the open document by itself.
func (e *Editor) problemsHere() []schema.Diagnostic {
	if d := e.work.Pack().Document(e.file); d != nil {
		return schema.Essential(d.Diagnostics())
	}
	return nil
}

// checked takes the result of a check in, unless edits have overtaken it.
func (e *Editor) checked(pack *schema.Pack, report design.Report) {
	if pack != e.work.Pack() {
		return
	}
	e.report, e.here = report, e.problemsHere()
	e.desk.setProblems(report)
	if e.validating {
		e.validating = false
		e.leadToWorst()
	}
}

// lead goes to the place of a problem.
func (e *Editor) lead(d schema.Diagnostic) {
	if e.work.Pack().Document(d.File) == nil {
		return
	}
	e.desk.showTable(false)
	e.open(d.File)
	e.desk.lead(&d)
}

// name returns what the pack is called.
func (e *Editor) name() string {
	title := e.work.Pack().Title()
	return schema.DisplayName(e.texts.Language(), e.texts.Text("editor.unnamed"), title.Name, title.NameUK)
}

// status tells which pack is open, where it lies, and what isn't saved.
func (e *Editor) status() string {
	place := termsafe.Directions(e.work.Place().Path())
	if place == "" {
		place = e.texts.Text("editor.built_in")
	}
	status := fmt.Sprintf("%s%s — %s", e.unsaved(), e.name(), place)
	if e.work.Borrowed() != "" {
		status += " • " + e.texts.Text("editor.borrowed.status")
	}
	return status
}

// unsaved tells how many documents aren't saved; "" is none.
func (e *Editor) unsaved() string {
	if n := len(e.work.Dirty()); n > 0 {
		return e.texts.Text("editor.unsaved", i18n.Args{"N": n}) + " • "
	}
	return ""
}
