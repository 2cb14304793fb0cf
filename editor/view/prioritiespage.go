package view

import (
	"fmt"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// prioritiesPage edits experts' tables: of one expert and one kind of action the inputs by importance, with what the
// other experts and all together say.
type prioritiesPage struct {
	texts   *i18n.Translator
	do      func(document.Edit)
	notify  func(text string) // says what became of what was typed
	settle  func()
	doc     *schema.Document
	experts []schema.Expert
	expert  int // chosen
	neuron  int // chosen

	who     *editorui.Select
	remove  *editorui.TipButton
	name    *editorui.Entry
	note    *editorui.Entry
	scale   *editorui.Select
	counts  *editorui.Check    // or it is a draft
	kinds   []*editorui.Button // one is chosen
	weight  *editorui.Entry    // how many voices the table has
	draft   *widget.Label      // says what it means that the table doesn't count
	help    *widget.Label      // how the chosen scale is meant
	ranking *ranking
	object  fyne.CanvasObject

	influence    *influencePane
	disagreement *disagreementPane
	side         *container.AppTabs
}

func newPrioritiesPage(desk expertsDesk, t *i18n.Translator, tips *editorui.Tips, r *recordings) *prioritiesPage {
	settle := desk.Seal
	p := &prioritiesPage{texts: t, do: desk.Do, settle: settle,
		notify: func(text string) { desk.Notify(text, widget.WarningImportance) }, influence: newInfluencePane(desk, t, r), disagreement: newDisagreementPane(desk, t, r)}
	agreement := newAgreement(t, p.lead)
	p.ranking = newRanking(t, p, agreement)
	p.ranking.resort = p.refresh
	p.side = container.NewAppTabs(container.NewTabItem(t.Text("editor.agreement"), agreement.object),
		container.NewTabItem(t.Text("editor.influence"), p.influence.object), container.NewTabItem(t.Text("editor.disagreement"), p.disagreement.object))
	p.who = editorui.NewSelect(nil, nil)
	p.name = editorui.NewEntry(func(text string) { p.set("@name", text) }, settle)
	p.note = editorui.NewEntry(func(text string) { p.set("/note", text) }, settle)
	p.scale = editorui.NewSelect([]string{t.Text("editor.experts.rank"), t.Text("editor.experts.score")}, nil)
	p.counts = editorui.NewCheck(t.Text("editor.experts.counts"), nil)
	p.weight = editorui.NewEntry(func(text string) { p.set("@weight", text) }, settle)
	p.help = editorui.Caption("")
	p.draft = editorui.Caption("")
	p.draft.Importance = widget.WarningImportance
	head, arrange := p.newHead(tips, &expertFiles{desk, t})
	p.object = editorui.Fold(narrowExperts, editorui.Headed(head, p.ranking.object, leastRanking), arrange)
	return p
}

// narrowExperts is the width below which the buttons stand below the choice of the expert, leastRanking the height of
// the ranking below which what is above scrolls with it.
const (
	narrowExperts = 480
	leastRanking  = 160
)

// newHead returns what is above the ranking, and what arranges that.
func (p *prioritiesPage) newHead(tips *editorui.Tips, files *expertFiles) (head fyne.CanvasObject, arrange func(narrow bool)) {
	t := p.texts
	add := editorui.NewButton(t.Text("editor.experts.add"), theme.ContentAddIcon(), func() {
		p.gain(document.AddExpert{Table: p.doc.ID(), Name: t.Text("editor.experts.new")}, len(p.experts))
	})
	double := tips.Button(theme.ContentCopyIcon(), t.Text("editor.experts.duplicate"), func() { p.gain(document.DuplicateExpert{Table: p.doc.ID(), Index: p.expert}, p.expert+1) })
	p.remove = tips.Button(theme.DeleteIcon(), t.Text("editor.experts.delete"), func() { p.do(document.DeleteExpert{Table: p.doc.ID(), Index: p.expert}) })
	in := tips.Button(theme.DownloadIcon(), t.Text("editor.experts.import"), func() { files.askImport(p.doc.ID()) })
	out := tips.Button(theme.UploadIcon(), t.Text("editor.experts.export"), func() { files.askExport(p.doc.ID(), p.experts, p.expert) })
	counting := container.NewHBox(editorui.Wide(52, p.weight), p.counts, layout.NewSpacer(), in, out)
	title := func(key string) fyne.CanvasObject { return editorui.Wide(80, editorui.Heading(t.Text(key))) }
	who, buttons, help := container.NewStack(), container.NewHBox(double, p.remove, add), container.NewStack()
	arrange = func(narrow bool) {
		line := container.NewBorder(nil, nil, title("editor.experts.expert"), buttons, p.who)
		if narrow {
			line = editorui.Tight(container.NewBorder(nil, nil, title("editor.experts.expert"), nil, p.who), container.NewHBox(layout.NewSpacer(), buttons))
		}
		who.Objects = []fyne.CanvasObject{line}
		who.Refresh()
		below := fyne.CanvasObject(container.NewBorder(nil, nil, nil, editorui.Middle(p.ranking.sort), p.help))
		if narrow {
			below = editorui.Tight(p.help, container.NewHBox(layout.NewSpacer(), p.ranking.sort))
		}
		help.Objects = []fyne.CanvasObject{below}
		help.Refresh()
	}
	return editorui.Tight(
		who,
		container.NewBorder(nil, nil, title("editor.experts.name"), editorui.Wide(190, p.scale), p.name),
		container.NewBorder(nil, nil, title("editor.experts.note"), nil, p.note),
		container.NewBorder(nil, nil, title("editor.experts.weight"), nil, counting),
		p.draft,
		p.newKinds(),
		help,
	), arrange
}

// newKinds returns a button for each kind of action, in as many lines as the width asks for.
func (p *prioritiesPage) newKinds() fyne.CanvasObject {
	box := container.NewGridWrap(fyne.NewSize(0, 0))
	var cell fyne.Size
	for kind := range schema.Outputs {
		b := editorui.NewButton(rulestext.Kind(p.texts, duel.Kind(kind)), nil, func() { p.chooseKind(kind) })
		p.kinds = append(p.kinds, b)
		box.Add(b)
		cell = cell.Max(b.MinSize())
	}
	box.Layout = layout.NewGridWrapLayout(cell)
	return box
}

// showDraft tells that a table is a draft, and whether it has a say, or no longer. A table without anything in it can't
// be finished.
func (p *prioritiesPage) showDraft(e *schema.Expert) {
	editorui.Enable(!e.IsBlank(), p.counts)
	note := ""
	switch {
	case e.IsBlank():
		note = p.texts.Text("editor.experts.blank_note")
	case e.Draft && slices.Contains(kb.Counting(p.experts), p.expert):
		note = p.texts.Text("editor.experts.draft_used")
	case e.Draft:
		note = p.texts.Text("editor.experts.draft_note")
	}
	if p.draft.Text == note && p.draft.Visible() == e.Draft {
		return
	}
	// What wraps knows its height only at a width
	p.draft.Resize(fyne.NewSize(p.help.Size().Width, p.draft.Size().Height))
	p.draft.SetText(note)
	editorui.Visible(e.Draft, p.draft)
	p.object.Refresh()
}

func (p *prioritiesPage) chooseKind(kind int) {
	p.neuron = kind
	p.refresh()
}

func (p *prioritiesPage) set(path, text string) {
	p.do(document.SetField{File: p.doc.File(), Path: document.ExpertPath(p.expert) + path, Value: text})
}

// gain makes an edit that brings an expert at a place, and chooses it.
func (p *prioritiesPage) gain(edit document.Edit, place int) {
	had := len(p.experts)
	p.do(edit)
	if len(p.experts) > had {
		p.expert = place
		p.refresh()
	}
}

// show brings the page to a table.
func (p *prioritiesPage) show(d *schema.Document) {
	before := p.experts
	if p.doc == nil || p.doc.File() != d.File() {
		p.expert, before = 0, nil
		p.ranking.release()
	}
	p.doc = d
	p.experts, _ = d.Experts()
	if p.expert < len(before) {
		if at := slices.IndexFunc(p.experts, func(e schema.Expert) bool { return e.ID == before[p.expert].ID }); at >= 0 {
			p.expert = at
		}
	}
	p.expert = max(min(p.expert, len(p.experts)-1), 0)
	p.refresh()
	p.influence.show(d)
	p.disagreement.show(d)
	for tab := 1; tab < len(p.side.Items); tab++ { // they tell of duels
		if d.Game() == "" {
			p.side.EnableIndex(tab)
		} else {
			p.side.DisableIndex(tab)
		}
	}
}

// showWeight shows what the document says, also while what is typed isn't a weight.
func (p *prioritiesPage) showWeight(e *schema.Expert) {
	text, ok := p.doc.Value(document.ExpertPath(p.expert) + "@weight")
	if !ok {
		text = strconv.Itoa(kb.Voices(e))
	}
	p.weight.Put(text)
}

// lead chooses an expert, and goes to the line of an input.
func (p *prioritiesPage) lead(expert, input int) {
	p.expert = expert
	p.refresh()
	for _, l := range p.ranking.lines {
		if l.input == input {
			l.focus()
		}
	}
}

func (p *prioritiesPage) refresh() {
	named := signalsOf(p.texts, p.doc)
	p.ranking.signals, p.ranking.agreement.signals = named, named
	names := make([]string, len(p.experts))
	for i := range p.experts {
		names[i] = expertName(p.texts, p.experts, i)
	}
	p.who.OnChanged = nil
	p.who.SetOptions(names)
	p.scale.OnChanged, p.counts.OnChanged = nil, nil
	if len(p.experts) > 0 {
		e := p.experts[p.expert]
		p.who.SetSelectedIndex(p.expert)
		p.name.Put(e.Name)
		p.note.Put(e.Note)
		p.scale.SetSelectedIndex(map[string]int{schema.Rank: 0, schema.Score: 1}[e.Scale])
		p.counts.SetChecked(!e.Draft)
		p.showDraft(&e)
		p.showWeight(&e)
		p.help.SetText(p.texts.Text(map[string]string{schema.Rank: "editor.experts.help", schema.Score: "editor.experts.score_help"}[e.Scale]))
	}
	p.who.OnChanged = func(string) {
		p.expert = p.who.SelectedIndex()
		p.refresh()
	}
	p.scale.OnChanged = func(string) {
		p.set("@scale", []string{schema.Rank, schema.Score}[p.scale.SelectedIndex()])
		p.settle()
	}
	p.counts.OnChanged = func(counts bool) {
		p.set("@draft", strconv.FormatBool(!counts))
		p.settle()
	}
	editorui.Enable(len(p.experts) > 1, p.remove)
	for kind, b := range p.kinds {
		b.SetText(named.kind(kind))
		b.Importance = widget.MediumImportance
		if kind == p.neuron {
			b.Importance = widget.HighImportance
		}
		b.Refresh()
	}
	p.ranking.show(p.experts, p.expert, p.neuron)
}

// rank moves an input to a rank; those given keep theirs.
func (p *prioritiesPage) rank(input, rank int, given []int) {
	rank = min(max(rank, 0), schema.Inputs-1)
	p.do(document.RankInput{Table: p.doc.ID(), Expert: p.expert, Neuron: p.neuron, Input: input, Rank: rank, Given: given})
}

// enter sets the number of an input as it was typed, unless it is none: in a ranking the others make room.
func (p *prioritiesPage) enter(input int, text string, given []int) {
	number, err := strconv.Atoi(text)
	switch {
	case err != nil:
	case p.experts[p.expert].Scale == schema.Rank:
		p.rank(input, number, given)
		if number < 0 || number >= schema.Inputs {
			p.notify(p.texts.Text("editor.experts.limited", i18n.Args{"Typed": number, "Most": schema.Inputs - 1}))
		}
	default:
		p.set(fmt.Sprintf("/neuron[%d]/input[%d]", p.neuron, input), text)
	}
}

// focus chooses the expert and the kind of action of a path.
func (p *prioritiesPage) focus(path string) bool {
	var expert, neuron int
	n, _ := fmt.Sscanf(path, "expert[%d]/neuron[%d]", &expert, &neuron)
	if n == 0 || expert >= len(p.experts) {
		return false
	}
	p.expert = expert
	if n == 2 {
		p.neuron = min(neuron, schema.Outputs-1)
	}
	p.refresh()
	return true
}
