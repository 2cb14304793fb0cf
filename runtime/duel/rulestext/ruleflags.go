package rulestext

import (
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
)

// entry returns what stands before a card's rules: how it comes to be played.
func (s speaker) entry(c *duel.Card) (list []string) {
	if c.Says.Unplayable {
		list = append(list, s.say("flag.unplayable"))
	}
	if c.Says.TakesAll {
		list = append(list, s.say("flag.takes_all"))
	}
	return list
}

// exit returns what stands behind a card's rules: what becomes of it, and what it is.
func (s speaker) exit(c *duel.Card) (list []string) {
	says := &c.Says
	for _, flag := range []struct {
		key string
		set bool
	}{
		{"flag.used_up", says.Goes == rule.ToUsedUp && !c.IsMajor},
		{"flag.deck", says.Goes == rule.IntoDeck && c.IsMajor},
		{"flag.hand", says.Goes == rule.IntoHand},
		{"flag.becomes", says.Becomes != ""},
		{"flag.fades", says.Fades},
		{"flag.stays", says.Stays},
		{"flag.attack", says.Kind == rule.SaysAttack},
		{"flag.defence", says.Kind == rule.SaysDefence},
	} {
		if flag.set {
			list = append(list, s.say(flag.key, i18n.Args{"Name": s.name(says.Becomes, Dictionary.Card)}))
		}
	}
	var tags []string
	for _, tag := range says.Tags {
		if tag != "" {
			tags = append(tags, s.say("flag.tag", i18n.Args{"Tag": s.name(tag, Dictionary.Tag)}))
		}
	}
	if len(tags) > 0 {
		list = append(list, s.say("flag.tags", i18n.Args{"List": join(s.t, tags), "N": len(tags)}))
	}
	return list
}
