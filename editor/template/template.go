// Package template knows mechanics of card games as rules that are put into a card, a hero or a relic, and changed
// there.
package template

import (
	"maps"
	"slices"
	"strings"

	"boardduels/editor/document"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// Template is a mechanic as rules.
type Template struct {
	ID       string // its name in translations is editor.template. and this
	after    string // the rule before that its first asks of, where nothing else deals damage
	anything bool   // its first asks of whatever is done before, not of damage alone
	rules    []string
	sample   bool // the rules only show what the fields are for, where the card does nothing else
	fields   map[string]string
	blank    map[string]string // further fields of a card that was only just made
	counters []string          // ids of [counters]
}

// Plain returns the rule that says nothing but an effect: a card's when it is played, others as their owner's turn
// begins.
func Plain(kind schema.Kind, do string) rule.Rule {
	written := map[string]string{"do": do}
	if kind != schema.CardKind {
		written["on"] = rule.TurnStart.String()
	}
	plain, _ := rule.Read(written) // the words are those of the language
	return plain
}

// Name returns what people call the mechanic.
func (t *Template) Name(texts *i18n.Translator) string { return texts.Text("editor.template." + t.ID) }

// Synonyms returns by what else people know the mechanic, in each language.
func (t *Template) Synonyms() []string { return synonyms("mechanic." + t.ID) }

// Synonyms returns by what else people know a word of the language of rules, in each language.
func Synonyms(word schema.Text) []string {
	return synonyms(strings.TrimPrefix(string(word), "schema.rule."))
}

func synonyms(of string) (found []string) {
	key := "editor.template.words." + of
	for _, l := range i18n.Languages() {
		if t := i18n.For(l.Code); t.Has(key) {
			found = append(found, t.Text(key))
		}
	}
	return found
}

// Rules returns the rules of which it consists.
func (t *Template) Rules() (rules []rule.Rule) {
	for _, text := range t.rules {
		rules = append(rules, read(text))
	}
	return rules
}

// Put returns the edit that puts the mechanic behind the rules of a document. One that asks what damage was dealt is
// put behind that damage, which it brings along where there is none.
func (t *Template) Put(d *schema.Document) document.AddRules {
	said := d.Said()
	put := document.AddRules{File: d.File(), At: len(said), Rules: t.Rules(), Fields: t.fields}
	if card, is := d.Card(); t.sample && is && !card.IsIdle() && !document.IsNew(d) {
		put.Rules = nil
	}
	if document.IsNew(d) {
		put.Fields = maps.Clone(t.fields)
		maps.Copy(put.Fields, t.blank)
	}
	if t.after != "" {
		switch at := behindDamage(d, said); {
		case t.anything && len(said) > 0: // behind whatever is done last
		case at >= 0:
			put.At = at
		default:
			put.Rules = append([]rule.Rule{read(t.after)}, put.Rules...)
		}
	}
	for _, id := range t.counters {
		put.Counters = append(put.Counters, named(id))
	}
	return put
}

// behindDamage returns the place behind the damage that a card deals as it is played; -1 if it deals none.
func behindDamage(d *schema.Document, said []rule.Rule) int {
	for i := len(said) - 1; i >= 0; i-- {
		if said[i].On == rule.Play && said[i].Do == rule.Damage && said[i].Mode == 0 {
			return i + 1
		}
	}
	if card, _ := d.Card(); card.MaxDamage > 0 {
		return 0
	}
	return -1
}

// named returns a counter with a name in each language that documents have names in.
func named(id string) schema.Counter {
	c := schema.Counter{Counter: counters[id]}
	c.ID = id
	c.Name, c.NameUK = i18n.For("en").Text("editor.template.counter."+id), i18n.For("uk").Text("editor.template.counter."+id)
	return c
}

// Counters returns the counters that mechanics bring along, in the order of their ids.
func Counters() (all []schema.Counter) {
	for _, id := range slices.Sorted(maps.Keys(counters)) {
		all = append(all, named(id))
	}
	return all
}

// Of returns the mechanics that documents of a kind can have, in the order in which people are shown them.
func Of(kind schema.Kind) (of []Template) {
	for _, t := range all {
		if !slices.ContainsFunc(t.Rules(), isForeign(kind)) && (kind == schema.CardKind || len(t.fields) == 0) {
			of = append(of, t)
		}
	}
	return of
}

// isForeign returns what reports whether a rule can't stand in documents of a kind: the duel begins before a card can
// be played, and what isn't a card is never played.
func isForeign(kind schema.Kind) func(rule.Rule) bool {
	if kind == schema.CardKind {
		return func(r rule.Rule) bool { return r.On == rule.Start }
	}
	return func(r rule.Rule) bool { return !r.On.Standing() || r.Mode > 0 }
}

// read returns a rule from attributes as in on=struck do=damage.
func read(text string) rule.Rule {
	written := map[string]string{}
	for word := range strings.FieldsSeq(text) {
		name, value, _ := strings.Cut(word, "=")
		written[name] = value
	}
	r, err := rule.Read(written)
	if err != nil {
		panic(err) // a test reads all
	}
	return r
}

// counters are those that templates bring along.
var counters = map[string]rule.Counter{
	"poison":   {Harms: true, Most: 99, When: rule.AtTurnStart, Does: rule.DoesDamage, Then: rule.ThenLess},
	"bleeding": {Harms: true, Most: 99, When: rule.WhenPlays, Does: rule.DoesDamage, Then: rule.ThenLess},
	"thorns":   {Most: 99, When: rule.WhenStruck, Does: rule.DoesBack},
	"strength": {Most: 99, Adds: rule.AddsDamage},
	"exposed":  {Harms: true, Most: 99, When: rule.AtTurnEnd, Then: rule.ThenLess, Adds: rule.AddsTaken},
	"weakness": {Harms: true, Most: 99, When: rule.AtTurnEnd, Then: rule.ThenLess, Adds: rule.AddsLessDamage},
}

// all are the mechanics that templates are of. A rule of cards alone is on play, or of a mode.
var all = []Template{
	{ID: "draw", rules: []string{"do=draw"}},
	{ID: "draw_some", rules: []string{"do=draw card=attack"}},
	{ID: "energy", rules: []string{"do=energy"}},
	{ID: "drain_energy", rules: []string{"do=energy to=foe amount=-2", "do=energy per=done"}},
	{ID: "take_all", rules: []string{"do=damage per=energy_taken gain=3"}, fields: map[string]string{"takes_all": "true"}, blank: map[string]string{"cost": "0"}},
	{ID: "lifesteal", after: "do=damage amount=3", rules: []string{"do=heal per=done"}},
	{ID: "hits", rules: []string{"do=damage amount=3 hits=2"}},
	{ID: "pierce", rules: []string{"do=damage amount=3 pierce=true"}},
	{ID: "combo", rules: []string{"if=my_played do=damage amount=3"}},
	{ID: "opening", rules: []string{"if=my_played below=1 do=damage amount=3"}},
	{ID: "finisher", rules: []string{"do=damage per=my_played count=attack gain=2"}},
	{ID: "rampage", rules: []string{"do=damage amount=3 per=this_played gain=2 most=15"}},
	{ID: "execute", rules: []string{"if=foe_hp_share below=50 do=damage amount=6"}},
	{ID: "execute_more", rules: []string{"if=foe_hp_share below=50 do=damage amount=4", "do=damage amount=4"}},
	{ID: "finish_off", rules: []string{"if=foe_hp below=6 do=damage amount=50 pierce=true"}},
	{ID: "exploit", rules: []string{"if=foe_stun do=damage amount=4"}},
	{ID: "strike_again", after: "do=damage amount=3", rules: []string{"if=my_played do=damage per=done"}},
	{ID: "below_half", rules: []string{"if=my_hp_share below=50 do=heal amount=4"}},
	{ID: "revenge", rules: []string{"do=damage per=my_lost_hp each=4 most=12"}},
	{ID: "shield_blow", rules: []string{"do=damage per=my_shield"}},
	{ID: "shatter", rules: []string{"do=unshield amount=10", "do=damage per=done"}},
	{ID: "choose", rules: []string{"mode=1 do=damage amount=4", "mode=2 do=heal amount=4"}},
	{ID: "lot", rules: []string{"mode=1 do=damage amount=6", "mode=2 do=shield amount=6"}, fields: map[string]string{"modes": "lot"}},
	{ID: "chance", rules: []string{"chance=50 do=stun"}},
	{ID: "poison", rules: []string{"do=counter counter=poison amount=3"}, counters: []string{"poison"}},
	{ID: "poison_doubled", rules: []string{"do=counter counter=poison per=foe_counter"}, fields: map[string]string{"kind": "attack"}, counters: []string{"poison"}},
	{ID: "bleeding", rules: []string{"do=counter counter=bleeding amount=3"}, counters: []string{"bleeding"}},
	{ID: "thorns", rules: []string{"on=struck lasts=2 do=damage per=event_times gain=2"}},
	{ID: "thorns_for_good", rules: []string{"do=counter to=self counter=thorns amount=2"}, counters: []string{"thorns"}},
	{ID: "strength", rules: []string{"do=counter to=self counter=strength amount=2"}, counters: []string{"strength"}},
	{ID: "growing_strength", rules: []string{"on=turn_start lasts=99 do=counter to=self counter=strength"}, counters: []string{"strength"}},
	{ID: "exposed", rules: []string{"do=counter counter=exposed amount=2"}, counters: []string{"exposed"}},
	{ID: "weakness", rules: []string{"do=counter counter=weakness amount=2"}, counters: []string{"weakness"}},
	{ID: "regeneration", rules: []string{"on=turn_start lasts=3 do=heal"}},
	{ID: "each_turn", rules: []string{"on=turn_start lasts=3 do=draw"}},
	{ID: "turn_end", rules: []string{"on=turn_end lasts=3 do=shield amount=3"}},
	{ID: "each_attack", rules: []string{"on=own_play of=attack lasts=2 do=draw"}},
	{ID: "punish", rules: []string{"on=foe_play lasts=2 do=damage amount=1"}},
	{ID: "armour_of_pain", rules: []string{"on=hurt lasts=2 do=shield per=event"}},
	{ID: "phoenix", rules: []string{"on=dying lasts=99 do=heal amount=9"}},
	{ID: "drawn", rules: []string{"on=drawn do=energy"}},
	{ID: "discarded", rules: []string{"on=discarded do=damage amount=3"}},
	{ID: "curse", rules: []string{"on=held do=damage to=self amount=2"}, fields: map[string]string{"unplayable": "true"}},
	{ID: "unplayable", fields: map[string]string{"unplayable": "true"}},
	{ID: "worked", after: "do=discard to=foe", anything: true, rules: []string{"if=done do=draw"}},
	{ID: "discard_own", rules: []string{"do=discard pick=cheapest"}},
	{ID: "discard_foe", rules: []string{"do=discard to=foe"}},
	{ID: "gamble", rules: []string{"do=discard amount=10", "do=draw per=done"}},
	{ID: "sacrifice", rules: []string{"do=use_up card=defence amount=10", "do=shield per=done gain=4"}},
	{ID: "recover", rules: []string{"do=recover pick=dearest"}},
	{ID: "create", rules: []string{"do=create amount=2"}},
	{ID: "into_deck", rules: []string{"do=create into=deck amount=2"}},
	{ID: "curse_foe", rules: []string{"do=create to=foe into=deck"}},
	{ID: "show", rules: []string{"do=show amount=2"}},
	{ID: "used_up", sample: true, rules: []string{"do=energy amount=2"}, fields: map[string]string{"goes": "used_up"}},
	{ID: "return", sample: true, rules: []string{"do=damage amount=1"}, fields: map[string]string{"goes": "hand"}},
	{ID: "cheaper", rules: []string{"do=cost_next amount=-2"}},
	{ID: "dearer", rules: []string{"do=cost_next to=foe amount=2"}},
	{ID: "forbid", rules: []string{"do=forbid card=attack for=1"}},
	{ID: "disarm", rules: []string{"do=disarm"}},
	{ID: "cleanse", rules: []string{"do=remove"}},
	{ID: "dispel", rules: []string{"do=remove to=foe"}},
	{ID: "burn", rules: []string{"do=over_time amount=2 for=3"}},
	{ID: "mend", rules: []string{"do=heal_over_time amount=2 for=3"}},
	{ID: "begin_with", rules: []string{"on=start do=shield amount=5"}},
}
