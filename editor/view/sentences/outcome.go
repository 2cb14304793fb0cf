package sentences

import (
	"errors"
	"strings"

	"boardduels/editor/document"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// bare returns a document that says nothing yet.
func (s rules) bare(id string) *schema.Document {
	switch s.kind {
	case schema.CardKind:
		card := schema.Card{}
		card.ID = id
		return schema.NewCard(card)
	case schema.HeroKind:
		return schema.NewHero(schema.Hero{ID: id})
	}
	return schema.NewRelic(schema.Relic{ID: id})
}

// outcome tells, in a language, what an edit would make of a document that says nothing yet, in the words of its face:
// with all that the edit brings along, and with what stands in for what it doesn't say. It tells first that the pack
// has no room for another counter, if it needs one.
func (s rules) outcome(bare *schema.Document, edit document.AddRules) func(*i18n.Translator) string {
	pack := s.around.Pack().With(bare)
	changes, err := edit.Changes(pack)
	cramped := errors.As(err, new(document.NoRoomError))
	if cramped {
		rules := pack.Rules()
		rules.Counters = nil
		pack = pack.With(schema.NewRules(rules))
		changes, _ = edit.Changes(pack)
	}
	for _, c := range changes {
		pack = pack.With(c.To)
	}
	d := pack.Document(edit.File)
	return func(t *i18n.Translator) string {
		says := saidBy(t, d, offered{pack.Dictionary(t.Language()), t})
		if cramped {
			return t.Text("editor.rule.no_room", i18n.Args{"Sentence": says})
		}
		return says
	}
}

// roomFor returns what comes of an edit. It tells first that a document has no room for so many rules, if it hasn't.
func (s rules) roomFor(edit document.AddRules, d *schema.Document, says string) string {
	if len(edit.Rules) > 0 && len(d.Written())+len(edit.Rules) > schema.MostRules(s.kind) {
		return s.around.Words().Text("editor.rule.no_rules_left", i18n.Args{"Sentence": says})
	}
	return says
}

// saidBy is what a document's rules say.
func saidBy(t *i18n.Translator, d *schema.Document, called rulestext.Dictionary) string {
	if card, isCard := d.Card(); isCard {
		return rulestext.RulesNaming(t, called, &card.Card, rulestext.Bonuses{})
	}
	return strings.Join(rulestext.Passives(t, called, d.Said()), " ")
}

// offered is a dictionary for what isn't in the document yet: it may name a counter where the pack has none.
type offered struct {
	rulestext.Dictionary
	t *i18n.Translator
}

// Counter implements [rulestext.Dictionary].
func (o offered) Counter(id string) string {
	if id == "" {
		return o.t.Text("editor.rule.any_counter")
	}
	return o.Dictionary.Counter(id)
}
