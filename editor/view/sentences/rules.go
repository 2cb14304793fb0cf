package sentences

import (
	"strings"

	"boardduels/editor/document"
	"boardduels/editor/template"
	"boardduels/editor/view/naming"
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

func (s rules) named(attribute string) *named {
	pack, t := s.around.Pack, s.around.Words()
	called := func(by func(schema.Dictionary, string) string) func(string) string {
		return func(id string) string { return by(pack().Dictionary(t.Language()), id) }
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

// add lets people choose a mechanic, or an effect by itself.
func (s rules) add(l *List) {
	s.around.Choose(l.adding(), func(wanted string) (found []Offer) {
		put := func(edit document.AddRules) func() {
			return func() {
				s.around.Do(edit)
				s.around.Settle()
				l.added(edit.At + len(edit.Rules) - 1)
			}
		}
		for _, t := range template.Of(s.kind) {
			edit := t.Put(l.known)
			name, says := t.Name(s.around.Words()), strings.Join(s.sentences(edit.Rules), " ")
			if matches(wanted, name, says, t.ID) {
				found = append(found, Offer{name, says, put(edit)})
			}
		}
		do := l.field.Field("@do")
		for i, name := range do.Called {
			name, r := name.In(s.around.Words().Language()), s.plain(do.Choices[i])
			if matches(wanted, name, do.Choices[i]) {
				edit := document.AddRules{File: l.file, At: len(l.Rows), Rules: []rule.Rule{r}}
				found = append(found, Offer{name, strings.Join(s.sentences(edit.Rules), " "), put(edit)})
			}
		}
		return found
	})
}

// plain returns the rule that does an effect: a card's when it is played, others as their owner's turn begins.
func (s rules) plain(do string) rule.Rule {
	written := map[string]string{"do": do}
	if s.kind != schema.CardKind {
		written["on"] = rule.TurnStart.String()
	}
	r, _ := rule.Read(written) // the words are those of the language
	return r
}
