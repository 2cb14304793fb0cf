package view

import (
	"context"
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/ai/competence"
	own "boardduels/editor/view/widget"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/schema"
)

// disagreementPane finds the recorded situations in which two experts' tables, or a table before and after its edits,
// would have the AI play different cards, and what the worse card gives away.
type disagreementPane struct {
	texts      *i18n.Translator
	pack       func() *schema.Pack
	saved      func() *schema.Pack
	recordings *recordings
	measure    *measurement
	search     competence.Search
	shown      string // the table, as text
	table      string
	experts    []schema.Expert

	sides       [2]*own.Select
	unpractised *own.Check
	rows        *fyne.Container
	object      fyne.CanvasObject
}

func newDisagreementPane(e *Editor, r *recordings) *disagreementPane {
	t := e.texts
	p := &disagreementPane{texts: t, pack: e.pictures.pack, saved: func() *schema.Pack { return e.work.SavedPack() }, recordings: r,
		search: competence.Thorough, rows: container.NewVBox()}
	p.measure = newMeasurement(e.deps.Do, t.Text("editor.disagreement.measure"), p.prepare)
	for i := range p.sides {
		p.sides[i] = own.NewSelect(nil, func(string) { p.clear() })
	}
	p.unpractised = own.NewCheck(t.Text("editor.disagreement.unpractised"), func(bool) { p.clear() })
	p.unpractised.SetChecked(true)
	head := own.Tight(own.Caption(t.Text("editor.disagreement.note")), p.sides[0], p.sides[1], p.unpractised, p.measure.object)
	p.object = container.NewVScroll(container.NewPadded(container.NewVBox(head, own.Dense(p.rows))))
	return p
}

func (p *disagreementPane) clear() {
	p.measure.forget()
	p.rows.RemoveAll()
}

// show brings the pane to a table.
func (p *disagreementPane) show(d *schema.Document) {
	if d.Source() == p.shown {
		return
	}
	p.shown = d.Source()
	p.experts, _ = d.Experts()
	var names []string
	for i := range p.experts {
		names = append(names, expertName(p.texts, p.experts, i))
	}
	names = append(names, p.texts.Text("editor.disagreement.together"), p.texts.Text("editor.disagreement.saved"))
	fresh := p.table != d.ID()
	p.table = d.ID()
	for i, s := range p.sides {
		chosen := s.SelectedIndex()
		s.OnChanged = nil
		s.SetOptions(names)
		if fresh || chosen < 0 || chosen >= len(names) {
			chosen = min(i, len(names)-1)
		}
		s.SetSelectedIndex(chosen)
		s.OnChanged = func(string) { p.clear() }
	}
	p.clear()
}

func (p *disagreementPane) prepare() task {
	pack, hero, search := p.pack(), heroOf(p.pack(), p.table), p.search
	tables := [2]func() (schema.Priorities, error){}
	for i, s := range p.sides {
		tables[i] = p.side(s.SelectedIndex(), hero)
	}
	unpractised := p.unpractised.Checked
	return func(ctx context.Context, progress func(done, of int)) (func(), error) {
		found, err := p.recordings.find(ctx, pack, hero)
		if err != nil {
			return nil, err
		}
		by, err := knowledgeOf(pack, hero, found.all)
		if err != nil {
			return nil, err
		}
		var both [2]*kb.Knowledge
		for i, table := range tables {
			k := *by[hero]
			if k.Priorities, err = table(); err != nil {
				return nil, err
			}
			both[i] = &k
			if unpractised {
				both[i] = k.Untrained()
			}
		}
		search.Progress = progress
		list, differ, err := competence.Disagreements(ctx, both[0], both[1], by, found.all, search)
		return func() { p.tell(list, differ, found) }, err
	}
}

// side returns how the priorities of a choice are found.
func (p *disagreementPane) side(chosen int, hero string) func() (schema.Priorities, error) {
	experts, saved := p.experts, p.saved()
	switch {
	case chosen < len(experts):
		return func() (schema.Priorities, error) { return experts[chosen].Priorities, nil }
	case chosen == len(experts):
		return func() (schema.Priorities, error) { return kb.Consensus(experts), nil }
	}
	return func() (schema.Priorities, error) {
		k, err := kb.ForHero(saved, hero)
		if err != nil {
			return schema.Priorities{}, err
		}
		return k.Priorities, nil
	}
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

func (p *disagreementPane) tell(list []competence.Disagreement, differ int, found recorded) {
	t := p.texts
	p.rows.RemoveAll()
	p.rows.Add(own.Caption(found.about(t)))
	p.rows.Add(own.Paragraph(t.Text("editor.disagreement.differ", i18n.Args{"N": differ, "Of": len(found.all)})))
	if len(list) > 0 {
		p.rows.Add(own.Caption(t.Text("editor.disagreement.how", i18n.Args{"Duels": p.search.Second})))
	}
	for i := range list {
		d := &list[i]
		r := &found.all[d.Situation]
		p.rows.Add(own.Caption(situationText(t, p.pack(), r)))
		p.rows.Add(own.Paragraph(t.Text("editor.disagreement.result", i18n.Args{
			"First": p.valued(r, d, 0), "Second": p.valued(r, d, 1), "Difference": points(t, d.Difference.Value),
			"Low": points(t, d.Difference.Low), "High": points(t, d.Difference.High)})))
	}
}

// valued returns a card with the share of duels that it wins.
func (p *disagreementPane) valued(r *competence.Recorded, d *competence.Disagreement, i int) string {
	return fmt.Sprintf("%s %s %%", cardName(p.texts, p.pack(), r, d.Actions[i]), p.texts.Decimal(100*d.Values[i].Share, 0))
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
