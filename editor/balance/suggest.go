package balance

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"strconv"

	"boardduels/ai"
	"boardduels/ai/arena"
	"boardduels/ai/arena/stats"
	"boardduels/editor/document"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// Step is one number of a hero or card, a step up or down.
type Step struct {
	File, Path string
	From, To   int
	along      bool // what says the same goes with it
}

// Edit returns the edit that takes the step.
func (s Step) Edit() document.SetField {
	return document.SetField{File: s.File, Path: s.Path, Value: strconv.Itoa(s.To), Along: s.along}
}

// percentStep is a step of a percentage; all other numbers go by one.
const percentStep = 10

// Steps returns the single steps of the numbers that a hero or card and its rules use, inside their ranges: cost, what
// isn't 0, and a hero's start values. A most that is equal to its least goes with that. None of a document that can't
// be read.
func Steps(pack *schema.Pack, kind schema.Kind, id string) (all []Step) {
	d := pack.Find(kind, id)
	if d == nil || kind != schema.CardKind && kind != schema.HeroKind {
		return nil
	}
	card, _ := pack.Card(id)
	fields := schema.Fields(kind).Fields
	for i := range fields {
		f := &fields[i]
		if f.Type != schema.Int || f.Attribute || kind == schema.CardKind && f.Name == "cost" && card.IsMajor {
			continue
		}
		value, ok := valueOf(d, f)
		if !ok || value == 0 && f.Name != "cost" && f.Presence != schema.Required {
			continue
		}
		low, high, along := f.Min, f.Max, false
		if f.AtLeast != "" {
			floor, _ := valueOf(d, schema.Fields(kind).Field(f.AtLeast))
			if floor == value {
				continue
			}
			low = max(low, floor)
		}
		if above, ok := bounded(d, fields, f.Name); ok {
			along = above == value
			if !along {
				high = min(high, above)
			}
		}
		by := 1
		if f.Unit == schema.Percent {
			by = percentStep
		}
		all = append(all, between(Step{File: d.File(), Path: f.Name, From: value, along: along}, by, low, high)...)
	}
	return append(all, ruleSteps(d)...)
}

// between returns a step down and one up, as far as they stay inside a range.
func between(s Step, by, low, high int) (both []Step) {
	for _, to := range []int{s.From - by, s.From + by} {
		if s.To = to; to >= low && to <= high {
			both = append(both, s)
		}
	}
	return both
}

// weighed are the attributes of rules that tell how much they do, and by how much each goes.
var weighed = []struct {
	attribute string
	by        int
}{{"chance", percentStep}, {"amount", 1}, {"gain", 1}, {"hits", 1}, {"for", 1}, {"lasts", 1}}

// ruleSteps returns the steps of the numbers by which rules do more or less.
func ruleSteps(d *schema.Document) (all []Step) {
	for i, r := range d.Said() {
		for _, w := range weighed {
			a := rule.AttributeNamed(w.attribute)
			low, high, value := int(a.Min), int(a.Max), int(*a.Number(&r))
			if w.attribute == "amount" {
				low, high = max(low, int(r.Do.Meaning().Min)), min(high, int(r.Do.Meaning().Max))
			}
			isUsual := (w.attribute == "chance" || w.attribute == "hits") && a.Text(&r) == a.Default(&r)
			if value == 0 || isUsual || !r.Offers(w.attribute, d.Kind() == schema.CardKind) {
				continue
			}
			by := w.by
			if r.Do == rule.Defend && w.attribute == "amount" {
				by = percentStep
			}
			all = append(all, between(Step{File: d.File(), Path: fmt.Sprintf("rule[%d]@%s", i, w.attribute), From: value}, by, low, high)...)
		}
	}
	return all
}

// valueOf returns the value of a field that holds a whole number; false if it is none.
func valueOf(d *schema.Document, f *schema.Field) (int, bool) {
	text, written := d.Value(f.Name)
	if !written && f.AtLeast != "" {
		return valueOf(d, schema.Fields(d.Kind()).Field(f.AtLeast))
	}
	if !written {
		text = cmp.Or(f.Default, "0")
	}
	value, err := strconv.Atoi(text)
	return value, err == nil
}

// bounded returns the value of the field that can't be below another; false if there is none.
func bounded(d *schema.Document, fields []schema.Field, name string) (int, bool) {
	i := slices.IndexFunc(fields, func(f schema.Field) bool { return f.AtLeast == name })
	if i < 0 {
		return 0, false
	}
	return valueOf(d, &fields[i])
}

// Effect is what a step does.
type Effect struct {
	Step
	// Moves are how shares of the step's heroes change, by brain and pair, with 95 % intervals of a fixed number of
	// duels each, as `duel balance --against` prints them.
	Moves []Change
	// Nearer is by how many points these shares come nearer to one half (root mean square): above 0, the step brings
	// the heroes nearer to balance.
	Nearer float64
}

// Search is the search of decision 0013 for one hero or card: all single steps, on the same luck.
type Search struct {
	Pack   *schema.Pack
	Kind   schema.Kind // a card or hero
	ID     string
	Brains ai.Brains
	Duels  int // of each two heroes in the hands of each brain for each step; even
}

// Run tries all steps in turn, and reports what each does, with how many are done of how many. It ends early with ctx's
// error. Steps with which no hero can play are left out.
func (s *Search) Run(ctx context.Context, m *Memory, report func(effects []Effect, done, total int)) error {
	steps := Steps(s.Pack, s.Kind, s.ID)
	var effects []Effect
	for i, step := range steps {
		effect, err := s.try(ctx, m, step)
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case err == nil && len(effect.Moves) > 0:
			effects = append(effects, effect)
			slices.SortStableFunc(effects, func(a, b Effect) int { return cmp.Compare(b.Nearer, a.Nearer) })
		case err != nil && err != ErrNobody:
			return err
		}
		report(slices.Clone(effects), i+1, len(steps))
	}
	return nil
}

func (s *Search) try(ctx context.Context, m *Memory, step Step) (Effect, error) {
	pack := s.Pack
	changes, err := step.Edit().Changes(pack)
	if err != nil {
		return Effect{}, err
	}
	for _, c := range changes {
		pack = pack.With(c.To)
	}
	c := Comparison{Before: s.Pack, After: pack, Brains: s.Brains, Seed: luck, Least: s.Duels, Most: s.Duels, Error: 1 - stats.Confidence}
	r, err := c.start(m)
	if err != nil {
		return Effect{}, err
	}
	r.seeds = s.Duels / 2
	if err := r.play(ctx, r.asks); err != nil {
		return Effect{}, err
	}
	return r.effect(step), nil
}

// effect tells what a step did, by fixed intervals.
func (r *run) effect(step Step) Effect {
	e := Effect{Step: step}
	before, after := 0., 0.
	balance, _ := r.result.Balance() // it is one
	for _, c := range r.changes(balance) {
		c.Change = fixed(balance, c)
		c.Clear = !c.Change.Holds(0)
		e.Moves = append(e.Moves, c)
		before += (c.Before - 0.5) * (c.Before - 0.5)
		after += (c.After - 0.5) * (c.After - 0.5)
	}
	n := float64(max(len(e.Moves), 1))
	e.Nearer = 100 * (math.Sqrt(before/n) - math.Sqrt(after/n))
	return e
}

// fixed returns the change with the interval of a number of duels that doesn't depend on what they came to.
func fixed(b *arena.Balance, c Change) stats.Estimate {
	for i := range b.Brains {
		if b.Brains[i].Brain != c.Brain {
			continue
		}
		for _, s := range b.Brains[i].Shift {
			switch {
			case s.Hero == c.Hero && s.Against == c.Against:
				return s.Change
			case s.Hero == c.Against && s.Against == c.Hero:
				return Change{Change: s.Change}.Flipped().Change
			}
		}
	}
	return stats.Estimate{}
}
