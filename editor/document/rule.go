package document

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// AddRules puts rules into a card, a hero or a relic, together with what they need: other fields of the card, and
// counters that the pack lacks. A counter of the pack that does the same, whatever it is called, is taken instead.
type AddRules struct {
	File     string
	At       int // the index of the first then
	Rules    []rule.Rule
	Fields   map[string]string
	Counters []schema.Counter
}

// Kind returns "add_rule".
func (AddRules) Kind() string { return "add_rule" }

// Subject returns the file.
func (e AddRules) Subject() string { return e.File }

// Changes implements [Edit]. Rules that mean a card or a tag and don't say which mean one of the pack.
func (e AddRules) Changes(pack *schema.Pack) ([]Change, error) {
	e = e.counting(pack.Rules().Counters)
	counters, err := e.counters(pack)
	if err != nil {
		return nil, err
	}
	changes, err := edit(pack, e.File, func(d *schema.Document) (*schema.Document, error) {
		if err = e.fits(d); err != nil {
			return nil, err
		}
		if d, err = e.instead(d); err != nil {
			return nil, err
		}
		for i, r := range e.Rules {
			complete(&r, d, pack)
			if d, err = d.Insert(elementPath("rule", e.At+i), r); err != nil {
				return nil, err
			}
		}
		for _, name := range slices.Sorted(maps.Keys(e.Fields)) {
			if d, err = d.Set(name, e.Fields[name]); err != nil {
				return nil, err
			}
		}
		return d, nil
	})
	return append(counters, changes...), err
}

// fits returns an error if a document has no room for the rules.
func (e AddRules) fits(d *schema.Document) error {
	count, most := len(d.Written())+len(e.Rules), schema.MostRules(d.Kind())
	if len(e.Rules) > 0 && count > most {
		return TooManyRulesError{count, most}
	}
	return nil
}

// TooManyRulesError is the error of an edit after which a document would have more rules than it may.
type TooManyRulesError struct{ Count, Most int }

func (e TooManyRulesError) Error() string {
	return fmt.Sprintf("there may be at most %d rules, and there would be %d", e.Most, e.Count)
}

// In implements [i18n.Sayable].
func (e TooManyRulesError) In(t *i18n.Translator) string {
	return t.Text("editor.trouble.rules", i18n.Args{"Most": e.Most, "Count": e.Count})
}

// instead returns a document without the damage that a new card deals so that it does something. A rule that asks for
// it leaves it.
func (e AddRules) instead(d *schema.Document) (*schema.Document, error) {
	card, is := d.Card()
	if !is || len(e.Rules) > 0 && e.Rules[0].AsksDone() || !isBlank(card) {
		return d, nil
	}
	d, err := d.Set("base_damage", "0")
	if err == nil {
		d, err = d.Set("max_damage", "0")
	}
	return d, err
}

// counting returns the edit with counters of the pack in place of those that do the same.
func (e AddRules) counting(there []schema.Counter) AddRules {
	e.Rules = slices.Clone(e.Rules)
	var lacking []schema.Counter
	for _, c := range e.Counters {
		i := slices.IndexFunc(there, func(known schema.Counter) bool { return known.ID == c.ID })
		if i < 0 {
			i = slices.IndexFunc(there, func(known schema.Counter) bool { return doesSame(known.Counter, c.Counter) })
		}
		if i < 0 {
			lacking = append(lacking, c)
			continue
		}
		for k := range e.Rules {
			if e.Rules[k].Counter == c.ID {
				e.Rules[k].Counter = there[i].ID
			}
		}
	}
	e.Counters = lacking
	return e
}

// doesSame reports whether counters differ in nothing but what they are called.
func doesSame(a, b rule.Counter) bool {
	a.ID = b.ID
	return a == b
}

// NoRoomError is the error of an edit that needs another counter than those of a pack that has as many as it may.
type NoRoomError struct{ Counter schema.Counter }

func (e NoRoomError) Error() string {
	return fmt.Sprintf("a pack has at most %d counters, and has %d besides %s", rule.MostCounters, rule.MostCounters, e.Counter.ID)
}

// In implements [i18n.Sayable].
func (e NoRoomError) In(t *i18n.Translator) string {
	return t.Text("editor.trouble.counters", i18n.Args{
		"Most": rule.MostCounters, "Name": schema.DisplayName(t.Language(), e.Counter.ID, e.Counter.Name, e.Counter.NameUK),
	})
}

// counters returns the change that gives the pack the counters that it lacks.
func (e AddRules) counters(pack *schema.Pack) ([]Change, error) {
	from := pack.Document(schema.RulesFile)
	rules := pack.Rules()
	d := from
	if d == nil {
		d = schema.NewRules(rules)
	}
	count := len(rules.Counters)
	for _, c := range e.Counters {
		if count == rule.MostCounters {
			return nil, NoRoomError{c}
		}
		next, err := d.Insert(elementPath("counter", count), c)
		if err != nil {
			return nil, err
		}
		d = next
		count++
	}
	if count == len(rules.Counters) {
		return nil, nil
	}
	return []Change{{schema.RulesFile, from, d}}, nil
}

// SetRule says which word or name an attribute of a rule is, "" what it is unless it is written. What means nothing
// then goes, and what is needed comes: rounds for an effect that lasts, the pack's first counter for one that means a
// counter.
type SetRule struct {
	File      string
	Rule      int
	Attribute string
	Value     string
}

// Kind returns "set".
func (SetRule) Kind() string { return "set" }

// Subject returns the path.
func (e SetRule) Subject() string { return e.path(e.Attribute) }

func (e SetRule) path(attribute string) string { return elementPath("rule", e.Rule) + "@" + attribute }

// Changes implements [Edit].
func (e SetRule) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, e.File, func(d *schema.Document) (*schema.Document, error) {
		rules := d.Said()
		if e.Rule >= len(rules) {
			return nil, fmt.Errorf("%s has no rule %d", e.File, e.Rule+1)
		}
		before := rules[e.Rule].Written()
		changed := maps.Clone(before)
		changed[e.Attribute] = e.Value
		if e.Value == "" {
			delete(changed, e.Attribute)
		}
		if e.Attribute == "do" {
			delete(changed, "to")
		}
		r, err := rule.Read(changed)
		if err != nil {
			return nil, err
		}
		complete(&r, d, pack)
		return e.write(d, before, r.Written())
	})
}

// write changes the attributes in which a rule differs from what it was. Others stay as they are written.
func (e SetRule) write(d *schema.Document, before, after map[string]string) (_ *schema.Document, err error) {
	for i := range rule.Attributes {
		name := rule.Attributes[i].Name
		text, written := after[name]
		_, there := d.Value(e.path(name))
		switch {
		case written && text != before[name]:
			d, err = d.Set(e.path(name), text)
		case !written && there && (before[name] != "" || name == e.Attribute):
			d, err = d.Remove(e.path(name))
		}
		if err != nil {
			return nil, err
		}
	}
	return d, nil
}

// usualLength is how many rounds something lasts of which nothing is said.
const usualLength = 2

// complete takes out of a rule what means nothing in it, and gives it what it needs.
func complete(r *rule.Rule, d *schema.Document, pack *schema.Pack) {
	ofCard := d.Kind() == schema.CardKind
	written := r.Written()
	for name := range written {
		if !r.Offers(name, ofCard) {
			delete(written, name)
		}
	}
	need := func(name, value string) {
		if r.Offers(name, ofCard) && written[name] == "" && value != "" {
			written[name] = value
		}
	}
	rules := pack.Rules()
	need("for", strconv.Itoa(usualLength))
	need("lasts", strconv.Itoa(usualLength))
	if len(rules.Counters) > 0 {
		need("counter", rules.Counters[0].ID)
	}
	if len(rules.Tags) > 0 {
		need("tag", rules.Tags[0].ID)
	}
	ids := slices.DeleteFunc(slices.Clone(pack.IDs(schema.CardKind)), func(id string) bool { return id == d.ID() })
	if len(ids) > 0 {
		need("what", ids[0])
	}
	if m := r.Do.Meaning(); written["amount"] != "" {
		written["amount"] = strconv.Itoa(int(min(max(r.Amount, m.Min), m.Max)))
	}
	if whole, err := rule.Read(written); err == nil { // only what was read is written
		*r = whole
	}
}
