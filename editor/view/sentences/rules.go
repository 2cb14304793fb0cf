package sentences

import (
	"maps"
	"slices"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/reading"
	"boardduels/editor/template"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// rules are the rules of a card, a hero or a relic.
type rules struct {
	around Around
	kind   schema.Kind
}

func (rules) name() string { return "rule" }

func (rules) keys() (title, add, count string) {
	return "editor.rule.title", "editor.rule.add", "editor.rule.count"
}

func (s rules) says(d *schema.Document) []string { return s.sentences(d.Said()) }

func (s rules) sentences(of []rule.Rule) []string {
	t := s.around.Words()
	return rulestext.EachRule(t, s.around.Pack().Dictionary(t.Language()), of)
}

func (s rules) offers(d *schema.Document, i int, attribute string) bool {
	r := d.Said()[i]
	return r.Offers(attribute, s.kind == schema.CardKind)
}

func (s rules) implied(d *schema.Document, i int, f *schema.Field) string {
	r := d.Said()[i]
	return rule.AttributeNamed(f.Name).Default(&r)
}

func (s rules) word(d *schema.Document, i int, attribute, value string) document.Edit {
	return document.SetRule{File: d.File(), Rule: i, Attribute: attribute, Value: value}
}

// allows implements subject: what raises an amount isn't 1 for ever, and a rule that is done at least once isn't done
// any number of times.
func (rules) allows(attribute, value, standIn string) bool {
	switch attribute {
	case "per":
		return value != rule.Always.String()
	case "times":
		return value != "0" || standIn == "0"
	}
	return true
}

// order implements subject: what is done comes first, then when, then what rarely is otherwise than usual. Beside a
// measure it is the gain that matters, and mostly alone; the amount stands behind it, and doesn't move as it is typed.
func (rules) order(d *schema.Document, i int) []string {
	amount := []string{"amount"}
	var behind []string
	if r := d.Said()[i]; r.Per != rule.None {
		amount, behind = nil, amount
	}
	return slices.Concat([]string{"do"}, amount, []string{"counter", "what", "card", "tag", "pick", "into", "to", "hits", "pierce", "for"},
		[]string{"per", "gain", "each", "most", "count"}, behind,
		[]string{"on", "of", "stance", "lasts", "if", "least", "below", "chance", "times", "mode"})
}

func (s rules) named(attribute string) *named {
	pack, t := s.around.Pack, s.around.Words()
	called := func(by func(schema.Dictionary, string) string) func(language, id string) string {
		return func(language, id string) string { return by(pack().Dictionary(language), id) }
	}
	switch attribute {
	case "counter":
		return &named{counterIDs(pack), called(schema.Dictionary.Counter)}
	case "tag":
		return &named{tagIDs(pack), called(schema.Dictionary.Tag)}
	case "what":
		return &named{func() []string { return naming.ByName(pack(), schema.CardKind, t) }, called(schema.Dictionary.Card)}
	}
	return nil
}

func counterIDs(pack func() *schema.Pack) func() []string {
	return func() (ids []string) {
		for _, c := range pack().Rules().Counters {
			ids = append(ids, c.ID)
		}
		return ids
	}
}

func tagIDs(pack func() *schema.Pack) func() []string {
	return func() (ids []string) {
		for _, tag := range pack().Rules().Tags {
			ids = append(ids, tag.ID)
		}
		return ids
	}
}

// add lets people choose a mechanic, or an effect by itself, or write what the rules are to say. What they say of the
// cost goes with whatever they choose.
func (s rules) add(l *List) {
	var numbers []int16
	var cost map[string]string
	all := s.mechanics(l, func(edit document.AddRules) document.AddRules { return costing(numbered(edit, numbers), cost) })
	readers := &readers{s.around.Pack(), s.kind, s.around.Words().Language(), map[string]*reading.Reader{}}
	s.around.Choose(l.adding(), l.undone(), func(text string) (found []Offer) {
		l.typing = text
		var wanted string
		cost, wanted = readers.cost(text)
		wanted, numbers = numbersIn(wanted)
		for _, o := range among(all, wanted) {
			if len(numbers) > 0 || len(cost) > 0 {
				o.Detail = s.priced(cost, o.Again())
			}
			found = append(found, o)
		}
		if len(numbers) < 2 && hasJust(all, wanted) {
			return found
		}
		if o, read, says := s.written(l, readers, text); says {
			found = arranged(found, all, text, o, read)
		}
		return found
	})
}

// costing returns the edit that makes the card cost what people say.
func costing(edit document.AddRules, cost map[string]string) document.AddRules {
	if len(cost) > 0 {
		edit.Fields = maps.Clone(edit.Fields)
		if edit.Fields == nil {
			edit.Fields = map[string]string{}
		}
		maps.Copy(edit.Fields, cost)
	}
	return edit
}

// priced returns what comes of an edit behind what people say of the cost.
func (s rules) priced(fields map[string]string, outcome string) string {
	cost, is := fields["cost"]
	if !is {
		return outcome
	}
	return s.around.Words().Text("editor.reading.cost", i18n.Args{"N": cost}) + ". " + outcome
}

// mechanics returns the mechanics and effects that can be added, each as an edit that may still be changed. An effect
// that is called as a mechanic isn't offered twice.
func (s rules) mechanics(l *List, change func(document.AddRules) document.AddRules) (all []choice) {
	bare := s.bare(l.known.ID())
	for _, t := range template.Of(s.kind) {
		put := func(d *schema.Document) document.AddRules { return change(t.Put(d)) }
		all = append(all, s.choice(l, bare, t.Name, t.ID, put, t.Synonyms()))
	}
	do := l.field.Field("@do")
	for i, called := range do.Called {
		put := func(d *schema.Document) document.AddRules {
			return change(document.AddRules{File: d.File(), At: len(d.Said()), Rules: []rule.Rule{template.Plain(s.kind, do.Choices[i])}})
		}
		effect := s.choice(l, bare, calledIn(called), do.Choices[i], put, template.Synonyms(called))
		if !slices.ContainsFunc(all, func(c choice) bool { return folded(c.Name) == folded(effect.Name) && c.Detail == effect.Detail }) {
			all = append(all, effect)
		}
	}
	return all
}

// choice offers an edit that adds something, which is called something, with what comes of it.
func (s rules) choice(l *List, bare *schema.Document, called func(*i18n.Translator) string, id string, edit func(*schema.Document) document.AddRules, synonyms []string) choice {
	t := s.around.Words()
	outcome := s.outcome(bare, edit(bare))
	says := outcome(t)
	by := newSought(inEach(called), says, []string{id}, append(synonyms, inEach(outcome)...)...)
	room := func(says string) string { return s.roomFor(edit(l.known), l.known, says) }
	c := adding(called(t), room(says), func() { s.put(l, edit(l.known)) }, by)
	c.Again = func() string { return room(s.outcome(bare, edit(bare))(t)) }
	return c
}

// put adds rules. What makes cards can't do without one, which people choose at once.
func (s rules) put(l *List, edit document.AddRules) {
	l.typed = typed{l.known, l.typing}
	s.around.Do(edit)
	s.around.Settle()
	if len(edit.Rules) == 0 {
		return
	}
	last := edit.At + len(edit.Rules) - 1
	l.added(last)
	if last < len(l.Rows) && edit.Rules[len(edit.Rules)-1].Do == rule.Create {
		if p := l.Rows[last].Part("what"); p != nil {
			p.Focus.(*editorui.Button).OnTapped()
		}
	}
}
