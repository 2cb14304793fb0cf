package expertspage

import (
	"context"
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"boardduels/ai/duel/competence"
	"boardduels/editor/editorui"
	"boardduels/editor/view/measuring"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/schema"
)

// disagreementPane finds the recorded situations in which two experts' tables, or two bases with their cases, before
// and after edits or of two packs, would have the AI play different cards, and what the worse card gives away.
type disagreementPane struct {
	texts      *i18n.Translator
	pack       func() *schema.Pack
	saved      func() *schema.Pack
	recordings *measuring.Recordings
	Measure    *measuring.Measurement
	Search     competence.Search
	ask        func(title string, chosen func(*schema.Pack, string)) // for another pack, and its path
	basis      measuring.Basis
	table      string
	choices    []side
	others     []side // of other packs

	Sides       [2]*editorui.Select
	unpractised *editorui.Check
	rows        *fyne.Container
	object      fyne.CanvasObject
}

func newDisagreementPane(desk Desk, t *i18n.Translator, r *measuring.Recordings) *disagreementPane {
	p := &disagreementPane{texts: t, pack: desk.Pack, ask: desk.AskPack, saved: desk.SavedPack, recordings: r,
		Search: competence.Thorough, rows: container.NewVBox()}
	p.Measure = measuring.NewMeasurement(desk.Later, t.Text("editor.disagreement.measure"), p.prepare)
	for i := range p.Sides {
		p.Sides[i] = editorui.NewSelect(nil, func(string) { p.clear() })
	}
	p.unpractised = editorui.NewCheck(t.Text("editor.disagreement.unpractised"), func(bool) { p.clear() })
	p.unpractised.SetChecked(true)
	head := editorui.Tight(editorui.Caption(t.Text("editor.disagreement.note")), p.Sides[0], p.Sides[1], editorui.NewButton(t.Text("editor.disagreement.other"), theme.FolderOpenIcon(), p.addPack), p.unpractised, p.Measure.Object)
	p.object = container.NewVScroll(container.NewPadded(container.NewVBox(head, editorui.Dense(p.rows))))
	return p
}

func (p *disagreementPane) clear() {
	p.Measure.Forget()
	p.rows.RemoveAll()
}

// show brings the pane to a table. What was found in another, or before an edit, is forgotten.
func (p *disagreementPane) show(d *schema.Document) {
	if p.basis.Shifts(d, p.pack(), p.saved()) {
		p.choose(d)
	}
}

// choose offers the sides that there are now. Those that are chosen stay, wherever they are now.
func (p *disagreementPane) choose(d *schema.Document) {
	experts, _ := d.Experts()
	before := p.choices
	p.choices = p.sidesOf(experts)
	var names []string
	for _, c := range p.choices {
		names = append(names, c.name)
	}
	fresh := p.table != d.ID()
	p.table = d.ID()
	for i, s := range p.Sides {
		chosen := s.SelectedIndex()
		if chosen >= 0 && chosen < len(before) {
			chosen = slices.IndexFunc(p.choices, before[chosen].is)
		}
		s.OnChanged = nil
		s.SetOptions(names)
		if fresh || chosen < 0 {
			chosen = min(i, len(names)-1)
		}
		s.SetSelectedIndex(chosen)
		s.OnChanged = func(string) { p.clear() }
	}
	p.clear()
}

// addPack asks for another pack, whose knowledge can then be chosen.
func (p *disagreementPane) addPack() {
	p.ask("editor.disagreement.other", func(pack *schema.Pack, path string) {
		p.others = append(p.others, packSide(p.texts.Text("editor.disagreement.whole_of", i18n.Args{"Path": path}), pack))
		p.choose(p.pack().Document(schema.FileOf(schema.PrioritiesKind, p.table)))
		p.Sides[1].SetSelectedIndex(len(p.choices) - 1)
	})
}

func (p *disagreementPane) prepare() measuring.Task {
	pack, saved, hero, search := p.pack(), p.saved(), measuring.HeroOf(p.pack(), p.table), p.Search
	chosen := [2]side{}
	for i, s := range p.Sides {
		chosen[i] = p.choices[s.SelectedIndex()]
	}
	unpractised := p.unpractised.Checked
	return func(ctx context.Context, progress func(done, of int)) (func(), error) {
		found, err := p.recordings.Find(ctx, pack, hero)
		if err != nil {
			return nil, err
		}
		by, err := knowledgeOf(pack, hero, found.All)
		if err != nil {
			return nil, err
		}
		var both [2]*kb.Knowledge
		for i, c := range chosen {
			if both[i], err = c.knowledge(premises{hero, *by[hero], saved}); err != nil {
				return nil, err
			}
			if unpractised {
				both[i] = both[i].Untrained()
			}
		}
		search.Progress = progress
		list, differ, err := competence.Disagreements(ctx, both[0], both[1], by, found.All, search)
		return func() { p.tell(list, differ, found) }, err
	}
}

// side is one of two that may disagree: what it is called, and what it knows of a hero.
type side struct {
	name      string
	expert    string // the id, if it is one
	knowledge func(p premises) (*kb.Knowledge, error)
}

// is reports whether a side is this one, whatever an expert's number and name are by now.
func (s side) is(other side) bool {
	return s.expert == other.expert && (s.expert != "" || s.name == other.name)
}

// premises are what there is when sides are compared.
type premises struct {
	hero  string
	now   kb.Knowledge // of the open pack
	saved *schema.Pack
}

// tableSide is a side with priorities of its own, and the cases as they are now.
func tableSide(name, expert string, priorities schema.Priorities) side {
	return side{name, expert, func(p premises) (*kb.Knowledge, error) {
		p.now.Priorities = priorities
		return &p.now, nil
	}}
}

// packSide is all that a pack knows.
func packSide(name string, pack *schema.Pack) side {
	return side{name, "", func(p premises) (*kb.Knowledge, error) { return kb.ForHero(pack, p.hero) }}
}

// sidesOf returns who can be chosen where some experts have judged.
func (p *disagreementPane) sidesOf(experts []schema.Expert) (sides []side) {
	t := p.texts
	for i := range experts {
		sides = append(sides, tableSide(ExpertName(t, experts, i), experts[i].ID, experts[i].Priorities))
	}
	sides = append(sides, tableSide(t.Text("editor.disagreement.together"), "", kb.Consensus(experts)),
		side{t.Text("editor.disagreement.saved"), "", func(p premises) (*kb.Knowledge, error) {
			was, err := kb.ForHero(p.saved, p.hero)
			if err != nil {
				return nil, err
			}
			p.now.Priorities = was.Priorities
			return &p.now, nil
		}},
		side{t.Text("editor.disagreement.whole"), "", func(p premises) (*kb.Knowledge, error) { return &p.now, nil }},
		side{t.Text("editor.disagreement.whole_saved"), "", func(p premises) (*kb.Knowledge, error) { return kb.ForHero(p.saved, p.hero) }})
	return append(sides, p.others...)
}

// knowledgeOf returns what is known of a hero, and of those that it meets.
func knowledgeOf(pack *schema.Pack, hero string, all []competence.Recorded) (map[string]*kb.Knowledge, error) {
	by := map[string]*kb.Knowledge{}
	ids := []string{hero}
	for i := range all {
		if enemy := all[i].Enemy(); !slices.Contains(ids, enemy) {
			ids = append(ids, enemy)
		}
	}
	for _, id := range ids {
		k, err := kb.ForHero(pack, id)
		if err != nil {
			return nil, err
		}
		by[id] = k
	}
	return by, nil
}

func (p *disagreementPane) tell(list []competence.Disagreement, differ int, found measuring.Recorded) {
	t := p.texts
	p.rows.RemoveAll()
	p.rows.Add(editorui.Caption(found.About(t)))
	p.rows.Add(editorui.Paragraph(t.Text("editor.disagreement.differ", i18n.Args{"N": differ, "Of": len(found.All)})))
	if len(list) > 0 {
		p.rows.Add(editorui.Caption(t.Text("editor.disagreement.how", i18n.Args{"Duels": p.Search.Second})))
	}
	for i := range list {
		d := &list[i]
		r := &found.All[d.Situation]
		p.rows.Add(editorui.Caption(measuring.SituationText(t, p.pack(), r)))
		p.rows.Add(editorui.Paragraph(t.Text("editor.disagreement.result", i18n.Args{
			"First": p.valued(r, d, 0), "Second": p.valued(r, d, 1), "Difference": points(t, d.Difference.Value),
			"Low": points(t, d.Difference.Low), "High": points(t, d.Difference.High)})))
	}
}

// valued returns a card with the share of duels that it wins.
func (p *disagreementPane) valued(r *competence.Recorded, d *competence.Disagreement, i int) string {
	return fmt.Sprintf("%s %s %%", measuring.CardName(p.texts, p.pack(), r, d.Actions[i]), p.texts.Decimal(100*d.Values[i].Share, 0))
}

// points writes a difference of shares in percentage points, with its sign.
func points(t *i18n.Translator, difference float64) string {
	sign := "+"
	if difference < 0 {
		sign = "−"
		difference = -difference
	}
	return sign + t.Decimal(100*difference, 1)
}
