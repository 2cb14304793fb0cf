package expertspage

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/app/look"
	"boardduels/schema"
)

// agreement shows how all experts of a table rank the inputs of one kind of action, the most important by consensus
// first.
type agreement struct {
	signals   naming.Signals
	texts     *i18n.Translator
	lead      func(expert, input int) // goes to where an expert ranks an input
	experts   []schema.Expert
	counting  []int // of them
	consensus [schema.Inputs]int
	neuron    int
	order     []int
	verdict   *widget.Label
	grid      *editorui.Grid
	legend    *fyne.Container
	details   *fyne.Container
	object    fyne.CanvasObject
}

func newAgreement(t *i18n.Translator, lead func(expert, input int)) *agreement {
	a := &agreement{texts: t, lead: lead, verdict: editorui.Paragraph(""), legend: editorui.Tight(), details: container.NewVBox()}
	a.grid = editorui.NewGrid(a, 32)
	head := editorui.Tight(editorui.Heading(t.Text("editor.agreement.title")), a.verdict, editorui.Caption(t.Text("editor.agreement.note")))
	a.object = container.NewVScroll(container.NewPadded(container.NewVBox(head, editorui.Sideways(a.grid, func() fyne.Scrollable { return a.object.(*container.Scroll) }), a.legend, editorui.Dense(a.details))))
	return a
}

// show brings the panel to a kind of action.
func (a *agreement) show(experts []schema.Expert, neuron int) {
	a.experts, a.counting, a.neuron = experts, kb.Counting(experts), neuron
	table := kb.Consensus(experts)
	a.consensus = table[neuron]
	a.order = document.Order(&a.consensus)
	a.grid.Mark(-1)
	a.legend.RemoveAll()
	for i := range experts {
		a.legend.Add(editorui.Caption(a.named(i)))
	}
	a.tell()
	a.object.Refresh()
}

// tell says in words and numbers how far the experts agree.
func (a *agreement) tell() {
	a.details.RemoveAll()
	if len(a.counting) < 2 {
		a.verdict.SetText(a.texts.Text("editor.agreement.alone"))
		return
	}
	found := kb.Agree(a.experts, a.neuron)
	a.verdict.SetText(a.judge(found.W, found.P))
	a.details.Add(editorui.Heading(a.texts.Text("editor.agreement.pairs")))
	for _, p := range found.Pairs {
		a.details.Add(a.pair(p))
	}
	a.listDepartures(found.Departures)
}

// pair shows how far two experts agree, or in another colour how far they contradict each other.
func (a *agreement) pair(p kb.Pair) fyne.CanvasObject {
	name := fmt.Sprintf("%d – %d", p.First+1, p.Second+1)
	switch {
	case math.IsNaN(p.Rho):
		return editorui.NewBar(name, 0, "–", look.ColorShield)
	case p.Rho < 0:
		return editorui.NewBar(name, float32(-p.Rho), a.signed(p.Rho), look.ColorHarm)
	}
	return editorui.NewBar(name, float32(p.Rho), a.signed(p.Rho), look.ColorShield)
}

// named returns an expert's number and name, and says if its table doesn't count.
func (a *agreement) named(expert int) string {
	name := ExpertName(a.texts, a.experts, expert)
	if !slices.Contains(a.counting, expert) {
		return a.texts.Text("editor.experts.draft", i18n.Args{"Expert": name})
	}
	if weight := kb.Voices(&a.experts[expert]); weight > 1 {
		return a.texts.Text("editor.experts.weighty", i18n.Args{"Expert": name, "N": weight})
	}
	return name
}

// judge says what W and its chance mean.
func (a *agreement) judge(w, p float64) string {
	if math.IsNaN(w) {
		return a.texts.Text("editor.agreement.none")
	}
	key := "editor.agreement.weak"
	switch {
	case p >= kb.Significant:
		key = "editor.agreement.chance"
	case w >= 0.7:
		key = "editor.agreement.strong"
	case w >= 0.5:
		key = "editor.agreement.fair"
	}
	chance := "= " + a.texts.Decimal(p, 3)
	if p < 0.001 {
		chance = "< " + a.texts.Decimal(0.001, 3)
	}
	return a.texts.Text(key) + " " + a.texts.Text("editor.agreement.numbers", i18n.Args{"W": a.texts.Decimal(w, 2), "P": chance})
}

// signed writes a correlation with the sign that print uses.
func (a *agreement) signed(rho float64) string {
	return strings.Replace(a.texts.Decimal(rho, 2), "-", "−", 1)
}

// mostDepartures is how many departures are listed, leastDeparture how many ranks one must be off to be worth it.
const (
	mostDepartures = 5
	leastDeparture = 3
)

func (a *agreement) listDepartures(departures []kb.Departure) {
	first := true
	for _, d := range departures[:min(len(departures), mostDepartures)] {
		if d.Gap() < leastDeparture {
			break
		}
		if first {
			a.details.Add(editorui.Heading(a.texts.Text("editor.agreement.departures")))
			first = false
		}
		text := a.texts.Text("editor.agreement.departure", i18n.Args{
			"Expert": a.named(d.Expert), "Input": a.signals.Input(d.Input),
			"Rank": d.Rank, "Consensus": d.Consensus})
		a.details.Add(editorui.NewLink(text, func() { a.lead(d.Expert, d.Input) }))
	}
}

func (a *agreement) Rows() []string {
	names := make([]string, len(a.order))
	for i, input := range a.order {
		names[i] = a.signals.Input(input)
	}
	return names
}

func (a *agreement) Columns() []string {
	names := []string{"Σ"}
	for _, i := range a.counting {
		names = append(names, fmt.Sprint(i+1))
	}
	return names
}

// Cell shades an expert's number by how far it departs from the consensus.
func (a *agreement) Cell(line, column int) editorui.Cell {
	input := a.order[line]
	if column == 0 {
		return editorui.Cell{Text: fmt.Sprint(a.consensus[input]), Fixed: true}
	}
	row := &a.experts[a.counting[column-1]].Priorities[a.neuron]
	rank := ranks(row)[input]
	together := ranks(&a.consensus)[input] // of a single expert's scores, too
	gap := max(rank-together, together-rank)
	return editorui.Cell{Text: fmt.Sprint(row[input]), Shade: float32(gap) / (schema.Inputs - 1), Fixed: true}
}

// ranks returns the place of each input in a row, 0 the least important.
func ranks(row *[schema.Inputs]int) (places [schema.Inputs]int) {
	order := document.Order(row)
	slices.Reverse(order)
	for rank, input := range order {
		places[input] = rank
	}
	return places
}

func (a *agreement) Edit(int, int, string) {}
func (a *agreement) SelectColumn(int)      {}
