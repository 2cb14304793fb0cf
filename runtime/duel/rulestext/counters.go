package rulestext

import (
	"boardduels/internal/i18n"
	"boardduels/runtime/duel/rule"
)

// Counter returns what a counter does to who carries it, as a sentence that begins with its name.
func Counter(t *i18n.Translator, d Dictionary, c rule.Counter) string {
	s := speaker{t: t, called: d}
	text := s.both("counter.both", s.adds(c), s.stirs(c))
	if text == "" {
		text = s.say("counter.only")
	}
	return s.say("counter", i18n.Args{"Name": s.name(c.ID, Dictionary.Counter), "Text": text})
}

// adds returns what a counter changes at all times; "" if nothing.
func (s speaker) adds(c rule.Counter) string {
	if c.Adds == rule.AddsNothing {
		return ""
	}
	return s.say("counter.adds." + c.Adds.String())
}

// stirs returns what a counter does at its time, and what then becomes of it; "" if nothing.
func (s speaker) stirs(c rule.Counter) string {
	does, then := "", ""
	if c.Does != rule.DoesNothing {
		does = s.say("counter.does." + c.Does.String())
	}
	if c.Then != rule.ThenStays {
		then = s.say("counter.then." + c.Then.String())
	}
	text := s.both("counter.then", does, then)
	if text == "" || c.When == rule.Never {
		return ""
	}
	return s.say("counter.when", i18n.Args{"When": s.say("counter.when." + c.When.String()), "Text": text})
}
