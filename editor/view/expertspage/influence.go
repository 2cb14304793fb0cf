package expertspage

import (
	"cmp"
	"context"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/ai/duel/competence"
	"boardduels/ai/duel/explanation"
	"boardduels/editor/editorui"
	"boardduels/editor/view/measuring"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// influencePane tells what each expert of a table decides: which ranks of the consensus would be others without it, and
// in how many recorded situations the AI would play another card.
type influencePane struct {
	texts      *i18n.Translator
	pack       func() *schema.Pack
	recordings *measuring.Recordings
	measure    *measuring.Measurement
	basis      measuring.Basis
	table      string
	experts    []schema.Expert
	rows       *fyne.Container
	object     fyne.CanvasObject
}

func newInfluencePane(desk Desk, t *i18n.Translator, r *measuring.Recordings) *influencePane {
	p := &influencePane{texts: t, pack: desk.Pack, recordings: r, rows: container.NewVBox()}
	p.measure = measuring.NewMeasurement(desk.Later, t.Text("editor.influence.measure"), p.prepare)
	head := editorui.Tight(editorui.Caption(t.Text("editor.influence.note")), p.measure.Object)
	p.object = container.NewVScroll(container.NewPadded(container.NewVBox(head, editorui.Dense(p.rows))))
	return p
}

// show brings the pane to a table. What was measured of another, or before an edit, is forgotten.
func (p *influencePane) show(d *schema.Document) {
	if !p.basis.Shifts(d, p.pack()) {
		return
	}
	p.table = d.ID()
	p.experts, _ = d.Experts()
	p.measure.Forget()
	p.rows.RemoveAll()
}

func (p *influencePane) prepare() measuring.Task {
	pack, hero, experts := p.pack(), measuring.HeroOf(p.pack(), p.table), slices.Clone(p.experts)
	return func(ctx context.Context, _ func(done, of int)) (func(), error) {
		found, err := p.recordings.Find(ctx, pack, hero)
		if err != nil {
			return nil, err
		}
		k, err := kb.ForHero(pack, hero)
		if err != nil {
			return nil, err
		}
		list, err := competence.Influences(ctx, k, experts, found.All)
		return func() { p.tell(list, found) }, err
	}
}

func (p *influencePane) tell(list []competence.Influence, found measuring.Recorded) {
	p.rows.RemoveAll()
	p.rows.Add(editorui.Caption(found.About(p.texts)))
	if len(list) == 0 {
		p.rows.Add(editorui.Paragraph(p.texts.Text("editor.influence.alone")))
	}
	for _, i := range list {
		p.rows.Add(editorui.Heading(p.texts.Text("editor.influence.without", i18n.Args{"Expert": ExpertName(p.texts, p.experts, i.Expert)})))
		p.rows.Add(editorui.Paragraph(p.texts.Text("editor.influence.result", i18n.Args{
			"Ranks": len(i.Shifts), "Changed": len(i.Changed), "Unpractised": len(i.Unpractised), "Of": len(found.All)})))
		for _, shift := range largest(i.Shifts) {
			p.rows.Add(editorui.Caption(p.texts.Text("editor.influence.shift", i18n.Args{
				"Kind": rulestext.Kind(p.texts, duel.Kind(shift.Neuron)), "Input": explanation.Input(p.texts, shift.Input),
				"With": shift.With, "Without": shift.Without})))
		}
	}
}

// largest returns the shifts of most ranks.
func largest(shifts []kb.Shift) []kb.Shift {
	const most = 3
	shifts = slices.Clone(shifts)
	slices.SortStableFunc(shifts, func(a, b kb.Shift) int { return cmp.Compare(b.Gap(), a.Gap()) })
	return shifts[:min(len(shifts), most)]
}

// ExpertName returns an expert's number and name, or what one without a name is called.
func ExpertName(t *i18n.Translator, experts []schema.Expert, i int) string {
	args := i18n.Args{"N": i + 1, "Name": termsafe.Directions(experts[i].Name)}
	if experts[i].Name == "" {
		return t.Text("editor.experts.nameless", args)
	}
	return t.Text("editor.experts.numbered", args)
}
