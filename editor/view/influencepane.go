package view

import (
	"cmp"
	"context"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/ai/duel/competence"
	"boardduels/ai/duel/explanation"
	"boardduels/editor/editorui"
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
	recordings *recordings
	measure    *measurement
	basis      basis
	table      string
	experts    []schema.Expert
	rows       *fyne.Container
	object     fyne.CanvasObject
}

func newInfluencePane(desk expertsDesk, t *i18n.Translator, r *recordings) *influencePane {
	p := &influencePane{texts: t, pack: desk.Pack, recordings: r, rows: container.NewVBox()}
	p.measure = newMeasurement(desk.Later, t.Text("editor.influence.measure"), p.prepare)
	head := editorui.Tight(editorui.Caption(t.Text("editor.influence.note")), p.measure.object)
	p.object = container.NewVScroll(container.NewPadded(container.NewVBox(head, editorui.Dense(p.rows))))
	return p
}

// show brings the pane to a table. What was measured of another, or before an edit, is forgotten.
func (p *influencePane) show(d *schema.Document) {
	if !p.basis.shifts(d, p.pack()) {
		return
	}
	p.table = d.ID()
	p.experts, _ = d.Experts()
	p.measure.forget()
	p.rows.RemoveAll()
}

func (p *influencePane) prepare() task {
	pack, hero, experts := p.pack(), heroOf(p.pack(), p.table), slices.Clone(p.experts)
	return func(ctx context.Context, _ func(done, of int)) (func(), error) {
		found, err := p.recordings.find(ctx, pack, hero)
		if err != nil {
			return nil, err
		}
		k, err := kb.ForHero(pack, hero)
		if err != nil {
			return nil, err
		}
		list, err := competence.Influences(ctx, k, experts, found.all)
		return func() { p.tell(list, found) }, err
	}
}

// heroOf returns the hero for whom a table is measured: the one of its name, else the first that there is.
func heroOf(pack *schema.Pack, table string) string {
	heroes := pack.IDs(schema.HeroKind)
	if slices.Contains(heroes, table) || len(heroes) == 0 {
		return table
	}
	return heroes[0]
}

func (p *influencePane) tell(list []competence.Influence, found recorded) {
	p.rows.RemoveAll()
	p.rows.Add(editorui.Caption(found.about(p.texts)))
	if len(list) == 0 {
		p.rows.Add(editorui.Paragraph(p.texts.Text("editor.influence.alone")))
	}
	for _, i := range list {
		p.rows.Add(editorui.Heading(p.texts.Text("editor.influence.without", i18n.Args{"Expert": expertName(p.texts, p.experts, i.Expert)})))
		p.rows.Add(editorui.Paragraph(p.texts.Text("editor.influence.result", i18n.Args{
			"Ranks": len(i.Shifts), "Changed": len(i.Changed), "Unpractised": len(i.Unpractised), "Of": len(found.all)})))
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

// expertName returns an expert's number and name, or what one without a name is called.
func expertName(t *i18n.Translator, experts []schema.Expert, i int) string {
	args := i18n.Args{"N": i + 1, "Name": termsafe.Directions(experts[i].Name)}
	if experts[i].Name == "" {
		return t.Text("editor.experts.nameless", args)
	}
	return t.Text("editor.experts.numbered", args)
}
