package expertspage

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
	"boardduels/editor/view/measuring"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// Page edits experts' tables: of one expert and one kind of action the inputs by importance, with what the
// other experts and all together say.
type Page struct {
	texts   *i18n.Translator
	do      func(document.Edit)
	notify  func(text string) // says what became of what was typed
	settle  func()
	Doc     *schema.Document
	Experts []schema.Expert
	Expert  int // chosen
	Neuron  int // chosen

	Who     *editorui.Select
	remove  *editorui.TipButton
	Name    *editorui.Entry
	Note    *editorui.Entry
	scale   *editorui.Select
	counts  *editorui.Check    // or it is a draft
	kinds   []*editorui.Button // one is chosen
	Weight  *editorui.Entry    // how many voices the table has
	draft   *widget.Label      // says what it means that the table doesn't count
	help    *widget.Label      // how the chosen scale is meant
	Ranking *ranking
	Object  fyne.CanvasObject

	influence    *influencePane
	Disagreement *disagreementPane
	Side         *container.AppTabs
}

// New returns the page of experts' tables on a desk.
func New(desk Desk, t *i18n.Translator, tips *editorui.Tips, r *measuring.Recordings) *Page {
	settle := desk.Seal
	p := &Page{texts: t, do: desk.Do, settle: settle,
		notify: func(text string) { desk.Notify(text, widget.WarningImportance) }, influence: newInfluencePane(desk, t, r), Disagreement: newDisagreementPane(desk, t, r)}
	agreement := newAgreement(t, p.Lead)
	p.Ranking = newRanking(t, p, agreement)
	p.Ranking.resort = p.refresh
	p.Side = container.NewAppTabs(container.NewTabItem(t.Text("editor.agreement"), agreement.object),
		container.NewTabItem(t.Text("editor.influence"), p.influence.object), container.NewTabItem(t.Text("editor.disagreement"), p.Disagreement.object))
	p.Who = editorui.NewSelect(nil, nil)
	p.Name = editorui.NewEntry(func(text string) { p.set("@name", text) }, settle)
	p.Note = editorui.NewEntry(func(text string) { p.set("/note", text) }, settle)
	p.Note.Flow()
	p.scale = editorui.NewSelect([]string{t.Text("editor.experts.rank"), t.Text("editor.experts.score")}, nil)
	p.counts = editorui.NewCheck(t.Text("editor.experts.counts"), nil)
	p.Weight = editorui.NewEntry(func(text string) { p.set("@weight", text) }, settle)
	p.help = editorui.Caption("")
	p.draft = editorui.Caption("")
	p.draft.Importance = widget.WarningImportance
	head, arrange := p.newHead(tips, NewExpertFiles(desk, t))
	p.Object = editorui.Fold(narrowExperts, editorui.Headed(head, p.Ranking.Object, leastRanking), arrange)
	return p
}

// narrowExperts is the width below which the buttons stand below the choice of the expert, leastRanking the height of
// the ranking below which what is above scrolls with it.
const (
	narrowExperts = 480
	leastRanking  = 160
)

// newHead returns what is above the ranking, and what arranges that.
func (p *Page) newHead(tips *editorui.Tips, files *ExpertFiles) (head fyne.CanvasObject, arrange func(narrow bool)) {
	t := p.texts
	add := editorui.NewButton(t.Text("editor.experts.add"), theme.ContentAddIcon(), func() {
		p.Gain(document.AddExpert{Table: p.Doc.ID(), Name: t.Text("editor.experts.new")}, len(p.Experts))
	})
	double := tips.Button(theme.ContentCopyIcon(), t.Text("editor.experts.duplicate"), func() { p.Gain(document.DuplicateExpert{Table: p.Doc.ID(), Index: p.Expert}, p.Expert+1) })
	p.remove = tips.Button(theme.DeleteIcon(), t.Text("editor.experts.delete"), func() { p.do(document.DeleteExpert{Table: p.Doc.ID(), Index: p.Expert}) })
	in := tips.Button(theme.DownloadIcon(), t.Text("editor.experts.import"), func() { files.askImport(p.Doc.ID()) })
	out := tips.Button(theme.UploadIcon(), t.Text("editor.experts.export"), func() { files.AskExport(p.Doc.ID(), p.Experts, p.Expert) })
	counting := container.NewHBox(editorui.Wide(52, p.Weight), p.counts, layout.NewSpacer(), in, out)
	title := func(key string) fyne.CanvasObject { return editorui.Wide(80, editorui.Heading(t.Text(key))) }
	who, buttons, help := container.NewStack(), container.NewHBox(double, p.remove, add), container.NewStack()
	arrange = func(narrow bool) {
		line := container.NewBorder(nil, nil, title("editor.experts.expert"), buttons, p.Who)
		if narrow {
			line = editorui.Tight(container.NewBorder(nil, nil, title("editor.experts.expert"), nil, p.Who), container.NewHBox(layout.NewSpacer(), buttons))
		}
		who.Objects = []fyne.CanvasObject{line}
		who.Refresh()
		below := fyne.CanvasObject(container.NewBorder(nil, nil, nil, editorui.Middle(p.Ranking.Sort), p.help))
		if narrow {
			below = editorui.Tight(p.help, container.NewHBox(layout.NewSpacer(), p.Ranking.Sort))
		}
		help.Objects = []fyne.CanvasObject{below}
		help.Refresh()
	}
	return editorui.Tight(
		who,
		container.NewBorder(nil, nil, title("editor.experts.name"), editorui.Wide(190, p.scale), p.Name),
		container.NewBorder(nil, nil, title("editor.experts.note"), nil, p.Note),
		container.NewBorder(nil, nil, title("editor.experts.weight"), nil, counting),
		p.draft,
		p.newKinds(),
		help,
	), arrange
}

// newKinds returns a button for each kind of action, in as many lines as the width asks for.
func (p *Page) newKinds() fyne.CanvasObject {
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
func (p *Page) showDraft(e *schema.Expert) {
	editorui.Enable(!e.IsBlank(), p.counts)
	note := ""
	switch {
	case e.IsBlank():
		note = p.texts.Text("editor.experts.blank_note")
	case e.Draft && slices.Contains(kb.Counting(p.Experts), p.Expert):
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
	p.Object.Refresh()
}

func (p *Page) chooseKind(kind int) {
	p.Neuron = kind
	p.refresh()
}

func (p *Page) set(path, text string) {
	p.do(document.SetField{File: p.Doc.File(), Path: document.ExpertPath(p.Expert) + path, Value: text})
}

// Gain makes an edit that brings an expert at a place, and chooses it.
func (p *Page) Gain(edit document.Edit, place int) {
	had := len(p.Experts)
	p.do(edit)
	if len(p.Experts) > had {
		p.Expert = place
		p.refresh()
	}
}

// Show brings the page to a table.
func (p *Page) Show(d *schema.Document) {
	before := p.Experts
	if p.Doc == nil || p.Doc.File() != d.File() {
		p.Expert, before = 0, nil
		p.Ranking.release()
	}
	p.Doc = d
	p.Experts, _ = d.Experts()
	if p.Expert < len(before) {
		if at := slices.IndexFunc(p.Experts, func(e schema.Expert) bool { return e.ID == before[p.Expert].ID }); at >= 0 {
			p.Expert = at
		}
	}
	p.Expert = max(min(p.Expert, len(p.Experts)-1), 0)
	p.refresh()
	p.influence.show(d)
	p.Disagreement.show(d)
	for tab := 1; tab < len(p.Side.Items); tab++ { // they tell of duels
		if d.Game() == "" {
			p.Side.EnableIndex(tab)
		} else {
			p.Side.DisableIndex(tab)
		}
	}
}

// showWeight shows what the document says, also while what is typed isn't a weight.
func (p *Page) showWeight(e *schema.Expert) {
	text, ok := p.Doc.Value(document.ExpertPath(p.Expert) + "@weight")
	if !ok {
		text = strconv.Itoa(kb.Voices(e))
	}
	p.Weight.Put(text)
}

// Lead chooses an expert, and goes to the line of an input.
func (p *Page) Lead(expert, input int) {
	p.Expert = expert
	p.refresh()
	for _, l := range p.Ranking.Lines {
		if l.Input == input {
			l.focus()
		}
	}
}

func (p *Page) refresh() {
	named := naming.SignalsOf(p.texts, p.Doc)
	p.Ranking.signals, p.Ranking.agreement.signals = named, named
	names := make([]string, len(p.Experts))
	for i := range p.Experts {
		names[i] = ExpertName(p.texts, p.Experts, i)
	}
	p.Who.OnChanged = nil
	p.Who.SetOptions(names)
	p.scale.OnChanged, p.counts.OnChanged = nil, nil
	if len(p.Experts) > 0 {
		e := p.Experts[p.Expert]
		p.Who.SetSelectedIndex(p.Expert)
		p.Name.Put(e.Name)
		p.Note.Put(e.Note)
		p.scale.SetSelectedIndex(map[string]int{schema.Rank: 0, schema.Score: 1}[e.Scale])
		p.counts.SetChecked(!e.Draft)
		p.showDraft(&e)
		p.showWeight(&e)
		p.help.SetText(p.texts.Text(map[string]string{schema.Rank: "editor.experts.help", schema.Score: "editor.experts.score_help"}[e.Scale]))
	}
	p.Who.OnChanged = func(string) {
		p.Expert = p.Who.SelectedIndex()
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
	editorui.Enable(len(p.Experts) > 1, p.remove)
	for kind, b := range p.kinds {
		b.SetText(named.Kind(kind))
		b.Importance = widget.MediumImportance
		if kind == p.Neuron {
			b.Importance = widget.HighImportance
		}
		b.Refresh()
	}
	p.Ranking.show(p.Experts, p.Expert, p.Neuron)
}

// rank moves an input to a rank; those given keep theirs.
func (p *Page) rank(input, rank int, given []int) {
	rank = min(max(rank, 0), schema.Inputs-1)
	p.do(document.RankInput{Table: p.Doc.ID(), Expert: p.Expert, Neuron: p.Neuron, Input: input, Rank: rank, Given: given})
}

// enter sets the number of an input as it was typed, unless it is none: in a ranking the others make room.
func (p *Page) enter(input int, text string, given []int) {
	number, err := strconv.Atoi(text)
	switch {
	case err != nil:
	case p.Experts[p.Expert].Scale == schema.Rank:
		p.rank(input, number, given)
		if number < 0 || number >= schema.Inputs {
			p.notify(p.texts.Text("editor.experts.limited", i18n.Args{"Typed": number, "Most": schema.Inputs - 1}))
		}
	default:
		p.set(fmt.Sprintf("/neuron[%d]/input[%d]", p.Neuron, input), text)
	}
}

// Focus chooses the expert and the kind of action of a path.
func (p *Page) Focus(path string) bool {
	var expert, neuron int
	n, _ := fmt.Sscanf(path, "expert[%d]/neuron[%d]", &expert, &neuron)
	if n == 0 || expert >= len(p.Experts) {
		return false
	}
	p.Expert = expert
	if n == 2 {
		p.Neuron = min(neuron, schema.Outputs-1)
	}
	p.refresh()
	return true
}
