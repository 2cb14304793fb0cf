package reading

import (
	"strconv"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
)

// flag is what a card may say besides rules, with its sentence.
type flag struct {
	fields map[string]string
	says   bag
}

// learnFlags learns what a card may say besides rules.
func (r *Reader) learnFlags() {
	plain := r.bag(rulestext.Rules(r.t, &duel.Card{MaxDamage: 1}))
	for _, f := range []struct {
		field, value string
		says         rule.Says
	}{
		{"goes", rule.ToUsedUp.String(), rule.Says{Goes: rule.ToUsedUp}},
		{"goes", rule.IntoHand.String(), rule.Says{Goes: rule.IntoHand}},
		{"takes_all", "true", rule.Says{TakesAll: true}},
		{"unplayable", "true", rule.Says{Unplayable: true}},
		{"fades", "true", rule.Says{Fades: true}},
		{"stays", "true", rule.Says{Stays: true}},
	} {
		says := r.bag(rulestext.Rules(r.t, &duel.Card{MaxDamage: 1, Says: f.says}))
		r.flags = append(r.flags, flag{map[string]string{f.field: f.value}, says.beyond(plain)})
	}
	for cost := range 11 {
		r.flags = append(r.flags, flag{map[string]string{"cost": strconv.Itoa(cost)}, r.bag(r.t.Text("editor.reading.cost", i18n.Args{"N": cost}))})
	}
	for _, x := range []string{"X", "Х"} { // in letters of either language
		r.flags = append(r.flags, flag{map[string]string{"cost": "0", "takes_all": "true"}, r.bag(r.t.Text("editor.reading.cost", i18n.Args{"N": x}))})
	}
}

// flagged returns the fields of a card that a text is about; nil if it is about something else.
func (r *Reader) flagged(text string) map[string]string {
	wanted := r.bag(text)
	for _, f := range r.flags {
		if f.says.shareIn(wanted) == 1 && wanted.shareIn(f.says) >= enough && f.says.sameNumbers(wanted) {
			return f.fields
		}
	}
	return nil
}
