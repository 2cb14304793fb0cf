package naming

import (
	"cmp"
	"fmt"
	"maps"
	"strings"

	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/schema"
)

// Explain returns a problem's message and hint in the user's language; cards, heroes and counters are called as the
// pack calls them.
func Explain(pack *schema.Pack, t *i18n.Translator, d schema.Diagnostic) string {
	d.Args = named(pack, t, d)
	return Plain(t, GameOf(pack, d.File), d)
}

// Plain is like [Explain] for a problem of a document by itself, which is about a game; nil is the duel.
func Plain(t *i18n.Translator, game *schema.Signals, d schema.Diagnostic) string {
	message, hint := d.Plain(t.Language(), CalledByPath(t, game, d.Path))
	if hint == "" {
		return message
	}
	return message + ". " + hint
}

// others are the arguments of problems that are ids of cards.
var others = map[string]string{
	"dominated": "other", "dominated-in-pack": "other", "twin": "other", "twin-in-pack": "other",
	"unplayable-cost": "found", "duplicate-card": "found",
	"no-answer-dot": "found", "no-answer-stun": "found", "no-answer-curse": "found", "no-answer-defence": "found", "no-answer-immortality": "found",
}

// named returns the arguments of a problem with names in place of ids.
func named(pack *schema.Pack, t *i18n.Translator, d schema.Diagnostic) schema.Args {
	if d.Args["reason"] == "never-raised" {
		args := maps.Clone(d.Args)
		args["id"] = pack.Dictionary(t.Language()).Counter(args["id"])
		return args
	}
	kind, argument := schema.CardKind, others[d.Code]
	if d.Code == "no-cases" || d.Code == "no-priorities" {
		kind, argument = schema.HeroKind, "found"
	}
	file := schema.FileOf(kind, d.Args[argument])
	if argument == "" || pack.Document(file) == nil {
		return d.Args
	}
	args := maps.Clone(d.Args)
	args[argument] = Of(pack, file, t)
	return args
}

// CalledByPath returns what people call a field of cases or priorities that has no title of its own; "" for others.
func CalledByPath(t *i18n.Translator, game *schema.Signals, path string) string {
	last := path[strings.LastIndexByte(path, '/')+1:]
	var i int
	if n, _ := fmt.Sscanf(last, "input[%d]", &i); n == 1 && i >= 0 && i < schema.Inputs {
		return explanation.InputOf(t, game, i)
	}
	if n, _ := fmt.Sscanf(last, "output[%d]", &i); n == 1 && i >= 0 && i < schema.Outputs {
		return explanation.KindOf(t, game, i)
	}
	return ""
}

// GameOf returns the words of the game that a document of a pack is about; nil for the duel.
func GameOf(pack *schema.Pack, file string) *schema.Signals {
	if d := pack.Document(file); d != nil {
		return schema.SignalsOf(d.Game())
	}
	return nil
}

// about returns what a problem is about, by its name: a card, a hero, a case, an expert's ranking, a counter or tag; ""
// if the pack has no document there.
func about(pack *schema.Pack, t *i18n.Translator, d schema.Diagnostic) string {
	document := pack.Document(d.File)
	if document == nil {
		return ""
	}
	parts := []string{Of(pack, d.File, t)}
	var i, neuron int
	switch document.Kind() {
	case schema.RulesKind:
		if called := ruled(pack, t, d.Path); called != "" {
			parts = append(parts, called)
		}
	case schema.CasesKind:
		parts = append(parts, t.Text(KindKeys[schema.CasesKind]))
		cases, _ := document.Cases()
		if n, _ := fmt.Sscanf(d.Path, "case[%d]", &i); n == 1 && i < len(cases) {
			parts = append(parts, fmt.Sprintf("№ %d", cases[i].ID))
		}
	case schema.PrioritiesKind:
		parts = append(parts, t.Text(KindKeys[schema.PrioritiesKind]))
		experts, _ := document.Experts()
		n, _ := fmt.Sscanf(d.Path, "expert[%d]/neuron[%d]", &i, &neuron)
		if n >= 1 && i < len(experts) {
			parts = append(parts, cmp.Or(termsafe.Directions(experts[i].Name), t.Text("editor.experts.nameless", i18n.Args{"N": i + 1})))
		}
		if n == 2 && neuron < schema.Outputs {
			parts = append(parts, explanation.KindOf(t, schema.SignalsOf(document.Game()), neuron))
		}
	}
	return strings.Join(parts, " · ")
}

// Tell returns a problem with what it is about.
func Tell(pack *schema.Pack, t *i18n.Translator, d schema.Diagnostic) string {
	if name := about(pack, t, d); name != "" {
		return name + ": " + Explain(pack, t, d)
	}
	return Explain(pack, t, d)
}

// ruled returns what people call the counter or tag that a path in the pack's rules leads to; "" of another one.
func ruled(pack *schema.Pack, t *i18n.Translator, path string) string {
	rules, called := pack.Rules(), pack.Dictionary(t.Language())
	var i int
	if n, _ := fmt.Sscanf(path, "counter[%d]", &i); n == 1 && i < len(rules.Counters) {
		return called.Counter(rules.Counters[i].ID)
	}
	if n, _ := fmt.Sscanf(path, "tag[%d]", &i); n == 1 && i < len(rules.Tags) {
		return called.Tag(rules.Tags[i].ID)
	}
	return ""
}
