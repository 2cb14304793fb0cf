package casespage

import (
	"context"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai"
	"boardduels/ai/duel/competence"
	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/measuring"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// caseMaker puts cases among those of a hero, and chooses one.
type caseMaker interface {
	insertCase(c schema.Case)
	ReplaceCase(place int, c schema.Case)
	ChooseCase(place int)
	ShowPlaces() // brings the pane that offers places for a new case into view
}

// coveragePane tells of each case for how many recorded situations it answers, and lists those that no case is near, to
// make cases of them.
type coveragePane struct {
	texts      *i18n.Translator
	pack       func() *schema.Pack
	explain    func(ai.Situation, *kb.Knowledge) (*ai.Rationale, error)
	maker      caseMaker
	recordings *measuring.Recordings
	measure    *measuring.Measurement // of all cases
	replace    *measuring.Measurement // of where a new case does best
	Added      schema.Case            // that is to be put somewhere
	waits      bool                   // it does, since the base is full
	turned     func()                 // tells that a case waits, or no longer
	hero       string
	basis      measuring.Basis
	isMeasured bool // of this hero

	rows    *fyne.Container
	offer   *fyne.Container   // the places for a new case
	dense   fyne.CanvasObject // around both
	earlier *fyne.Container   // says that what is shown was measured before an edit
	Scroll  *container.Scroll
	object  fyne.CanvasObject
}

func newCoveragePane(desk Desk, t *i18n.Translator, r *measuring.Recordings) *coveragePane {
	p := &coveragePane{texts: t, pack: desk.Pack, explain: desk.Explain, recordings: r, rows: container.NewVBox(), offer: container.NewVBox()}
	p.measure = measuring.NewMeasurement(desk.Later, t.Text("editor.coverage.measure"), p.prepare)
	p.replace = measuring.NewMeasurement(desk.Later, t.Text("editor.coverage.replace"), p.prepareReplace)
	editorui.Visible(false, p.replace.Object)
	p.dense = editorui.Dense(container.NewVBox(p.offer, p.rows))
	head := editorui.Tight(editorui.Caption(t.Text("editor.coverage.note")), p.measure.Object)
	p.Scroll = container.NewVScroll(container.NewPadded(container.NewVBox(head, p.replace.Object, p.dense)))
	note := editorui.Caption(t.Text("editor.coverage.earlier"))
	note.Importance = widget.WarningImportance
	anew := editorui.NewButton(t.Text("editor.coverage.anew"), theme.ViewRefreshIcon(), func() {
		p.Scroll.ScrollToTop()
		p.measure.Start()
	})
	p.earlier = container.NewBorder(nil, nil, nil, anew, editorui.Middle(note))
	p.earlier.Hide()
	p.object = container.NewBorder(p.earlier, nil, nil, nil, p.Scroll)
	return p
}

// show brings the pane to a document of cases. What was measured before an edit of the cases stays, as such: of its
// list several cases can be made. What was measured of others, or in another game, is forgotten.
func (p *coveragePane) show(d *schema.Document) {
	before := p.basis
	if !p.basis.Shifts(d, p.pack()) {
		return
	}
	p.hero = d.ID()
	p.measure.Forget()
	p.leave()
	p.isMeasured = p.isMeasured && p.basis.Continues(&before)
	editorui.Visible(p.isMeasured, p.earlier)
	if !p.isMeasured {
		p.rows.RemoveAll()
		p.Scroll.ScrollToTop()
	}
}

// leave forgets the case that waits for a place.
func (p *coveragePane) leave() {
	p.replace.Forget()
	editorui.Visible(false, p.replace.Object)
	p.offer.RemoveAll()
	p.waits = false
	p.turned()
}

// measured is what was found of cases.
type measured struct {
	measuring.Recorded
	pack     *schema.Pack
	cases    []schema.Case
	coverage *competence.Coverage
	gaps     []competence.Gap
}

// mostUncovered is how many situations are listed that nothing covers.
const mostUncovered = 6

func (p *coveragePane) prepare() measuring.Task {
	pack, hero := p.pack(), p.hero
	return func(ctx context.Context, _ func(done, of int)) (func(), error) {
		found, err := p.recordings.Find(ctx, pack, measuring.HeroOf(pack, hero))
		if err != nil {
			return nil, err
		}
		k, err := kb.ForHero(pack, hero)
		if err != nil {
			return nil, err
		}
		m := measured{Recorded: found, pack: pack, cases: k.Cases}
		if m.coverage, err = competence.Cover(ctx, k, found.All); err != nil {
			return nil, err
		}
		m.gaps = competence.Uncovered(k.Cases, found.All, mostUncovered)
		return func() { p.tell(&m) }, nil
	}
}

func (p *coveragePane) tell(m *measured) {
	t := p.texts
	defer p.dense.Refresh()
	p.isMeasured = true
	p.earlier.Hide()
	p.rows.RemoveAll()
	p.rows.Add(editorui.Caption(m.About(t)))
	p.rows.Add(editorui.Paragraph(t.Text("editor.coverage.mean", i18n.Args{"Distance": t.Decimal(float64(m.coverage.Mean), 3)})))
	for i := range m.coverage.Uses {
		p.tellUse(m, i)
	}
	p.rows.Add(editorui.Heading(t.Text("editor.coverage.uncovered")))
	if len(m.gaps) == 0 {
		p.rows.Add(editorui.Caption(t.Text("editor.coverage.covered")))
	}
	for _, gap := range m.gaps {
		r := &m.All[gap.Situation]
		p.rows.Add(editorui.Caption(measuring.SituationText(t, m.pack, r)))
		near := editorui.Caption(t.Text("editor.coverage.nearest", i18n.Args{"Case": m.cases[gap.Case].ID, "Distance": t.Decimal(float64(gap.Distance), 2)}))
		add := editorui.NewButton(t.Text("editor.coverage.make"), theme.ContentAddIcon(), func() { p.makeCase(r.Inputs) })
		p.rows.Add(container.NewBorder(nil, nil, nil, add, near))
	}
}

func (p *coveragePane) tellUse(m *measured, i int) {
	t, u := p.texts, &m.coverage.Uses[i]
	p.rows.Add(editorui.NewLink(t.Text("editor.coverage.case", i18n.Args{"Case": m.cases[i].ID, "Nearest": u.Nearest, "Retrieved": u.Retrieved}), func() { p.choose(m.cases[i].ID) }))
	if u.Nearest == 0 {
		p.rows.Add(editorui.Caption(t.Text("editor.coverage.idle", i18n.Args{"Changed": len(u.Changed)})))
		return
	}
	instead := "–"
	if len(u.Instead) > 0 {
		instead = t.Text("editor.coverage.instead", i18n.Args{"Case": m.cases[u.Instead[0].Case].ID, "N": u.Instead[0].Situations})
	}
	p.rows.Add(editorui.Caption(t.Text("editor.coverage.use", i18n.Args{"Mean": t.Decimal(float64(u.Mean), 2), "Far": t.Decimal(float64(u.Far), 2),
		"Instead": instead, "Changed": len(u.Changed)})))
}

// choose chooses a case, unless it is gone since it was measured.
func (p *coveragePane) choose(id int) {
	cases, _ := p.pack().Cases(p.hero)
	if at := slices.IndexFunc(cases, func(c schema.Case) bool { return c.ID == id }); at >= 0 {
		p.maker.ChooseCase(at)
	}
}

// makeCase makes a case of a situation, with what the network answers now for the expert to change. In a full base the
// places where it would do best are looked for first.
func (p *coveragePane) makeCase(s ai.Situation) { p.Place(p.caseOf(s)) }

// Prefer makes a case of a situation in which a kind of action is to come first.
func (p *coveragePane) Prefer(s ai.Situation, kind duel.Kind) {
	p.Place(Preferring(p.caseOf(s), kind))
}

func (p *coveragePane) caseOf(s ai.Situation) schema.Case {
	made := NewCase(s)
	if k, err := kb.ForHero(p.pack(), p.hero); err == nil {
		if rationale, err := p.explain(s, k); err == nil && rationale.Outputs != [schema.Outputs]float32{} {
			for kind, output := range rationale.Outputs {
				made.Outputs[kind] = float32(math.Round(float64(output)*100)) / 100
			}
		}
	}
	return made
}

// Preferring returns a case with one kind of action before the others.
func Preferring(c schema.Case, kind duel.Kind) schema.Case {
	for i := range c.Outputs {
		c.Outputs[i] = min(c.Outputs[i], 0.9)
	}
	c.Outputs[kind] = 1
	return c
}

// NewCase returns a case of a situation that prefers nothing.
func NewCase(s ai.Situation) schema.Case {
	return schema.Case{Inputs: s, Outputs: [schema.Outputs]float32{0.25, 0.25, 0.25, 0.25}}
}

// Place adds a case.
func (p *coveragePane) Place(c schema.Case) {
	if cases, _ := p.pack().Cases(p.hero); len(cases) < schema.MaxCases {
		p.maker.insertCase(c)
		return
	}
	p.findPlace(c)
}

// findPlace looks for where in a full base a case does best. It waits until people have chosen.
func (p *coveragePane) findPlace(c schema.Case) {
	p.Added, p.waits = c, true
	p.turned()
	editorui.Visible(true, p.replace.Object)
	p.Scroll.ScrollToTop()
	p.maker.ShowPlaces()
	p.replace.Start()
}

func (p *coveragePane) prepareReplace() measuring.Task {
	pack, hero, added := p.pack(), p.hero, p.Added
	return func(ctx context.Context, _ func(done, of int)) (func(), error) {
		found, err := p.recordings.Find(ctx, pack, measuring.HeroOf(pack, hero))
		if err != nil {
			return nil, err
		}
		k, err := kb.ForHero(pack, hero)
		if err != nil {
			return nil, err
		}
		c, err := competence.Cover(ctx, k, found.All)
		if err != nil {
			return nil, err
		}
		list, err := competence.Replacements(ctx, k, added, found.All)
		return func() { p.offerPlaces(k.Cases, list, c.Mean, len(found.All)) }, err
	}
}

// mostPlaces is how many places are offered for a new case.
const mostPlaces = 3

func (p *coveragePane) offerPlaces(cases []schema.Case, list []competence.Replacement, before float32, of int) {
	t := p.texts
	defer p.dense.Refresh()
	p.offer.RemoveAll()
	p.offer.Add(editorui.Paragraph(t.Text("editor.coverage.full", i18n.Args{"Most": schema.MaxCases})))
	for _, r := range list[:min(len(list), mostPlaces)] {
		effect := editorui.Caption(t.Text("editor.coverage.effect", i18n.Args{"Before": t.Decimal(float64(before), 3), "After": t.Decimal(float64(r.Mean), 3),
			"Changed": len(r.Changed), "Of": of}))
		name := t.Text("editor.coverage.replace_case", i18n.Args{"Case": cases[r.Case].ID})
		p.offer.Add(container.NewBorder(nil, nil, nil, container.NewPadded(editorui.NewButton(name, nil, func() { p.maker.ReplaceCase(r.Case, p.Added) })), effect))
	}
	p.offer.Add(container.NewHBox(editorui.NewButton(t.Text("editor.coverage.leave"), theme.CancelIcon(), p.leave)))
}

var _ caseMaker = (*Page)(nil)

// insertCase implements [caseMaker].
func (p *Page) insertCase(c schema.Case) {
	p.Gain(document.InsertCase{Hero: p.Hero, Case: c}, len(p.Cases))
}

// ReplaceCase implements [caseMaker].
func (p *Page) ReplaceCase(place int, c schema.Case) {
	p.do(document.ReplaceCase{Hero: p.Hero, Index: place, Case: c})
	p.ChooseCase(place)
}

// ShowPlaces implements [caseMaker].
func (p *Page) ShowPlaces() {
	p.Side.Select(p.Places)
	p.showSide()
}

// ChooseCase implements [caseMaker].
func (p *Page) ChooseCase(place int) {
	if place < len(p.Cases) {
		p.Grid.Mark(place)
		p.SelectColumn(place)
	}
}
