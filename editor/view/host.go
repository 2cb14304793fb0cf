package view

import (
	"context"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai"
	"boardduels/ai/duel/habit"
	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/casespage"
	"boardduels/editor/view/dialog"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// host is the desk as pages know it: each declares what it needs of this.
type host struct{ editor *Editor }

// Pack returns the open pack as it is now.
func (h host) Pack() *schema.Pack { return h.editor.work.Pack() }

// Steps returns the history of edits, and how many of them are done.
func (h host) Steps() (steps []document.Step, done int) { return h.editor.work.Steps() }

// Do carries out an edit.
func (h host) Do(edit document.Edit) { h.editor.do(edit) }

// Seal ends an edit: what is edited next is undone by itself.
func (h host) Seal() { h.editor.seal() }

// Later calls a function on the toolkit's thread.
func (h host) Later(f func()) { h.editor.deps.Do(f) }

// Report tells of something that went wrong.
func (h host) Report(err error) { h.editor.ask.Report(err) }

// Choose asks a question with some answers, and one that leaves everything as it is.
func (h host) Choose(title string, content fyne.CanvasObject, choices ...dialog.Choice) {
	h.editor.ask.Choose(title, content, choices...)
}

// Focus puts the focus on a part of the window.
func (h host) Focus(part fyne.Focusable) { h.editor.window.Canvas().Focus(part) }

// TryBoard offers a game on the open board.
func (h host) TryBoard() { h.editor.stage.AskBoard() }

// Saved returns a document as it was saved; nil if it wasn't.
func (h host) Saved(file string) *schema.Document { return h.editor.work.Saved(file) }

// Dirty returns the files with unsaved edits.
func (h host) Dirty() []string { return h.editor.work.Dirty() }

// Worst tells the worst problem of each file as far as it is known now.
func (h host) Worst() func(file string) (schema.Severity, bool) {
	worst := h.editor.desk.outline.Worst
	return func(file string) (schema.Severity, bool) {
		severity, found := worst[file]
		return severity, found
	}
}

// ColumnsOf returns the columns of the table of a kind that people have chosen, or the usual ones.
func (h host) ColumnsOf(kind schema.Kind) []string { return h.editor.desk.columnsOf(kind) }

// TakeImage imports the picture of a path that was typed.
func (h host) TakeImage(typed string, taken func(image string)) bool {
	return h.editor.choosers.TakeImage(typed, taken)
}

// Open shows a field of a document in its form.
func (h host) Open(file, path string) {
	h.editor.desk.showTable(false)
	h.editor.open(file)
	h.editor.desk.focus(path)
}

// Notify tells what was done last.
func (h host) Notify(text string, importance widget.Importance) {
	h.editor.desk.problems.notify(text, importance)
}

// Found is told that the table shows other rows.
func (h host) Found() { h.editor.commands.refresh() }

// Chosen is told that other rows of the table are chosen.
func (h host) Chosen() { h.editor.commands.refreshMenu() }

// Delete asks whether what is chosen is to go.
func (h host) Delete() { h.editor.commands.find("delete").call() }

// Offered returns what can be done with what is chosen.
func (h host) Offered() []*fyne.MenuItem { return h.editor.commands.offered() }

// Sheet makes a sheet over the window, which is still to be shown.
func (h host) Sheet(title string, content fyne.CanvasObject, answers ...editorui.Answer) *editorui.Sheet {
	return h.editor.ask.Sheet(title, content, answers...)
}

// Tell shows a text until it has been read.
func (h host) Tell(title, text string) { h.editor.ask.Tell(title, text) }

// Canvas returns what the window shows everything on.
func (h host) Canvas() fyne.Canvas { return h.editor.window.Canvas() }

// Texts returns the translator of the language in which the desk is.
func (h host) Texts() *i18n.Translator { return h.editor.texts }

// Workspace returns the open pack with its edits.
func (h host) Workspace() *document.Workspace { return h.editor.work }

// Item returns what is open; it is ready once there is a desk.
func (h host) Item() (open document.Item, ready bool) {
	if h.editor.work == nil || h.editor.desk == nil {
		return document.Item{}, false
	}
	return h.editor.items.open(), true
}

// OpenHero returns the hero that is open, or one that has the open card; "" if there is none among some.
func (h host) OpenHero(among []string) string { return openHero(h.editor, among) }

// AskBaseline asks for the state that edits are measured against.
func (h host) AskBaseline() { h.editor.askBaseline() }

// SavedPack returns the pack without unsaved edits.
func (h host) SavedPack() *schema.Pack { return h.editor.work.SavedPack() }

// ShowSide brings what stands beside the page into view.
func (h host) ShowSide() { h.editor.desk.showSide() }

// Explain tells what the network makes of a situation.
func (h host) Explain(s ai.Situation, k *kb.Knowledge) (*ai.Rationale, error) {
	return h.editor.deps.Explain(s, k)
}

// Answer finds what the AI does about the user of a hero.
func (h host) Answer(ctx context.Context, pack *schema.Pack, hero string) (habit.Answers, error) {
	return h.editor.deps.Answer(ctx, pack, hero)
}

// LastFolder returns the folder that files were last taken from.
func (h host) LastFolder() string { return h.editor.files.lastFolder() }

// AskPack asks for another pack, and tells its path, too.
func (h host) AskPack(title string, chosen func(pack *schema.Pack, path string)) {
	h.editor.files.askPack(title, chosen)
}

// AskPath asks for the path of a file.
func (h host) AskPath(title, confirm, hint, suggested string, attempted func(path string, done func(error))) {
	h.editor.files.askPath(title, confirm, hint, suggested, attempted)
}

// BrowseFile lets people look for a file.
func (h host) BrowseFile(folder string, endings []string, chosen func(path string, done func(error))) {
	h.editor.choosers.browseFile(folder, endings, chosen)
}

// Brains are those that can play in trials.
func (h host) Brains() ai.Brains { return h.editor.deps.Brains }

// Movement returns where a duel moves, as people have chosen in the game.
func (h host) Movement() *motion.Stage {
	set := h.editor.deps.Settings.Get()
	m := motion.NewStage(motion.Frames())
	m.Set(motion.Pace(set.Pace), set.Calm)
	return m
}

// Document returns the open document; nil if there is none.
func (h host) Document() *schema.Document { return h.editor.work.Pack().Document(h.editor.file) }

// Current returns what people look at.
func (h host) Current() document.Item { return h.editor.items.current() }

// Show shows a document in its form.
func (h host) Show(file string) { h.editor.goTo(file, "") }

// Lead goes to the place of a problem.
func (h host) Lead(d schema.Diagnostic) { h.editor.lead(d) }

// OpenCase leads to a case of a hero by its number, if it is there.
func (h host) OpenCase(hero string, number int) {
	if place := caseAt(h.editor.work.Pack(), hero, number); place >= 0 && h.editor.openCases(hero) {
		h.editor.desk.cases().ChooseCase(place)
	}
}

// MakeCase makes a case of a situation in which a kind of action comes first. It answers as the network does there now
// if the hero has cases.
func (h host) MakeCase(hero string, s ai.Situation, kind duel.Kind) {
	if !h.editor.openCases(hero) {
		h.editor.do(document.InsertCase{Hero: hero, Case: casespage.Preferring(casespage.NewCase(s), kind)})
		return
	}
	h.editor.desk.cases().Cover.Prefer(s, kind)
}

// Cover shows something in place of the desk, which takes the keys, too.
func (h host) Cover(content fyne.CanvasObject, typed func(*fyne.KeyEvent)) {
	h.editor.window.SetMainMenu(nil)
	ui.HearTyped(h.editor.window.Canvas(), typed)
	h.editor.root.Objects = []fyne.CanvasObject{content}
	h.editor.root.Refresh()
	// The toolkit gives the menu's place away when the content is set
	h.editor.window.SetContent(h.editor.root)
}

// Uncover shows the desk again.
func (h host) Uncover() {
	ui.HearTyped(h.editor.window.Canvas(), h.editor.typed)
	h.editor.window.Canvas().Unfocus() // what lies over the desk no longer
	h.editor.root.Objects = nil
	h.editor.window.SetMainMenu(h.editor.commands.menu())
	// Content that is set is laid out as small as can be first, which takes long, and loses where forms are scrolled to
	h.editor.root.Objects = []fyne.CanvasObject{h.editor.desk.object}
	h.editor.root.Refresh()
	h.editor.commands.refresh()
}

// Window returns the window.
func (h host) Window() fyne.Window { return h.editor.window }

// Translate returns what an error says, in the user's language.
func (h host) Translate(err error) string { return h.editor.ask.Translate(err) }

// Free returns the path of a new file for a record in the folder in which they are kept.
func (h host) Free(name string) string {
	return free(filepath.Join(h.editor.files.usualFolder(), name), ".replay")
}
