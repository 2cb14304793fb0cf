package casespage

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/ai"
	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/measuring"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/app/look"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// caseInsight tells of one case how far the others are, which of them would answer its situation if it weren't there,
// and what the network makes of that.
type caseInsight struct {
	texts   *i18n.Translator
	pack    func() *schema.Pack
	explain func(ai.Situation, *kb.Knowledge) (*ai.Rationale, error)
	do      func(document.Edit)
	others  bars // how far the other cases are
	outputs bars // what the network answers
	rows    *fyne.Container
	head    *fyne.Container // above them, with the usual room around texts
	object  fyne.CanvasObject
}

func newCaseInsight(t *i18n.Translator, pack func() *schema.Pack, explain func(ai.Situation, *kb.Knowledge) (*ai.Rationale, error), do func(document.Edit)) *caseInsight {
	i := &caseInsight{texts: t, pack: pack, explain: explain, do: do, others: bars{tone: look.ColorShield},
		outputs: bars{tone: look.ColorEnergy}, head: editorui.Tight(), rows: container.NewVBox()}
	i.object = container.NewVScroll(container.NewPadded(editorui.Tight(i.head, editorui.Dense(i.rows))))
	return i
}

// show brings the panel to a case of a hero; index -1 is none.
func (i *caseInsight) show(hero string, index int) {
	cases, _ := i.pack().Cases(hero)
	if index < 0 || index >= len(cases) {
		editorui.Fill(i.head)
		editorui.Fill(i.rows)
		return
	}
	editorui.Fill(i.head, i.sum(hero, index, &cases[index])...)
	editorui.Fill(i.rows, append(i.distances(cases, index), i.without(hero, cases, index)...)...)
}

// without tells what would answer the situation of a case if it weren't there.
func (i *caseInsight) without(hero string, cases []schema.Case, index int) []fyne.CanvasObject {
	chosen := cases[index]
	title := editorui.Heading(i.texts.Text("editor.insight.without"))
	knowledge, err := kb.ForHero(i.pack(), hero)
	if err == nil {
		knowledge.Cases = slices.Delete(slices.Clone(cases), index, index+1)
	}
	var rationale *ai.Rationale
	if err == nil && len(knowledge.Cases) > 0 {
		rationale, err = i.explain(ai.Situation(chosen.Inputs), knowledge)
	}
	switch {
	case err != nil && i.hasErrors(hero):
		return []fyne.CanvasObject{title, editorui.Caption(i.texts.Text("editor.insight.errors"))}
	case err != nil:
		return []fyne.CanvasObject{title, editorui.Caption(i.texts.Text("editor.insight.no_answer", i18n.Args{"Reason": errtext.Unread(i.texts, err)}))}
	case rationale == nil:
		return []fyne.CanvasObject{title, editorui.Caption(i.texts.Text("editor.insight.alone"))}
	}
	return append([]fyne.CanvasObject{title}, i.answer(rationale, &chosen)...)
}

// bars are bars of a colour that are shown again and again.
type bars struct {
	tone fyne.ThemeColorName
	made []*editorui.Bar
}

// show returns the n-th bar with other words.
func (b *bars) show(n int, name string, share float32, number string) *editorui.Bar {
	if n == len(b.made) {
		b.made = append(b.made, editorui.NewBar(name, share, number, b.tone))
	}
	b.made[n].Set(name, share, number)
	return b.made[n]
}

// sum says what the outputs of a case add up to, which doesn't matter, and offers to share out 100 as a help.
func (i *caseInsight) sum(hero string, index int, c *schema.Case) []fyne.CanvasObject {
	var sum float32
	for _, output := range c.Outputs {
		sum += output
	}
	share := editorui.NewButton(i.texts.Text("editor.insight.share_out"), nil, func() { i.do(document.ShareOut{Hero: hero, Index: index}) })
	return []fyne.CanvasObject{
		editorui.Heading(i.texts.Text("editor.insight.title", i18n.Args{"Case": c.ID})),
		editorui.Caption(i.texts.Text("editor.insight.sum", i18n.Args{"Sum": i.texts.Decimal(float64(sum), 2)})),
		container.NewHBox(share),
	}
}

// hasErrors reports whether a hero's cases or priorities have to be mended first.
func (i *caseInsight) hasErrors(hero string) bool {
	for _, kind := range []schema.Kind{schema.CasesKind, schema.PrioritiesKind} {
		if d := i.pack().Find(kind, hero); d != nil && schema.HasErrors(d.Diagnostics()) {
			return true
		}
	}
	return false
}

// distances lists the other cases, the nearest first.
func (i *caseInsight) distances(cases []schema.Case, index int) []fyne.CanvasObject {
	type other struct {
		id       int
		distance float32
	}
	var others []other
	for k := range cases {
		if k != index {
			others = append(others, other{cases[k].ID, Distance(&cases[index], &cases[k])})
		}
	}
	slices.SortFunc(others, func(a, b other) int { return cmp.Compare(a.distance, b.distance) })
	rows := []fyne.CanvasObject{editorui.Caption(i.texts.Text("editor.insight.distances"))}
	for n, o := range others {
		rows = append(rows, i.others.show(n, fmt.Sprintf("№ %d", o.id), o.distance, i.texts.Decimal(float64(o.distance), 2)))
	}
	return rows
}

// Distance is the mean absolute difference of the inputs of two cases (thesis, section 3.2).
func Distance(a, b *schema.Case) float32 {
	var sum float32
	for i := range a.Inputs {
		sum += max(a.Inputs[i]-b.Inputs[i], b.Inputs[i]-a.Inputs[i])
	}
	return sum / schema.Inputs
}

// answer tells which cases answer the situation, and the priorities that come out beside those of the case itself.
func (i *caseInsight) answer(r *ai.Rationale, chosen *schema.Case) []fyne.CanvasObject {
	key := "editor.insight.trained"
	if r.Copied {
		key = "editor.insight.copied"
	}
	rows := []fyne.CanvasObject{editorui.Caption(i.texts.Text(key, i18n.Args{"Cases": measuring.FoundCases(i.texts, r.Retrieved, 2)}))}
	for kind, output := range r.Outputs {
		name := rulestext.Kind(i.texts, duel.Kind(kind))
		numbers := i.texts.Decimal(float64(output), 2) + " / " + i.texts.Decimal(float64(chosen.Outputs[kind]), 2)
		rows = append(rows, i.outputs.show(kind, name, output, numbers))
	}
	return append(rows, editorui.Caption(i.texts.Text("editor.insight.legend")),
		editorui.Paragraph(i.verdict(preferred(&r.Outputs), preferred(&chosen.Outputs))))
}

// verdict compares what the network prefers with what a case does.
func (i *caseInsight) verdict(network, own []duel.Kind) string {
	key := "editor.insight.differs"
	if slices.Equal(network, own) {
		key = "editor.insight.agrees"
	}
	return i.texts.Text(key, i18n.Args{"Network": i.kinds(network), "Own": i.kinds(own)})
}

// kinds names kinds of action that are preferred to the others.
func (i *caseInsight) kinds(preferred []duel.Kind) string {
	if len(preferred) == schema.Outputs {
		return i.texts.Text("editor.insight.nothing")
	}
	names := make([]string, len(preferred))
	for n, kind := range preferred {
		names[n] = rulestext.Kind(i.texts, kind)
	}
	return strings.Join(names, ", ")
}

// preferred returns the kinds of action with the highest priority; those that look equal are.
func preferred(outputs *[schema.Outputs]float32) (kinds []duel.Kind) {
	const same = 0.005 // of two shown decimals
	highest := slices.Max(outputs[:])
	for i, output := range outputs {
		if output > highest-same {
			kinds = append(kinds, duel.Kind(i))
		}
	}
	return kinds
}
