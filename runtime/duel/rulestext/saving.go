package rulestext

import (
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// saving is a rule that keeps a hero from dying, amid what would have killed it.
type saving struct {
	seat    game.Seat
	brought [duel.EventKindCount]bool // the kinds of events that may come of it
	once    bool                      // only one of them does
	cause   cause                     // what would have killed the hero, which goes on
	fired   firing
}

// savingBrings are the kinds of events that come of what rules do that may keep a hero from dying.
var savingBrings = [rule.EffectCount][]duel.EventKind{
	rule.Heal: {duel.Healed}, rule.RaiseShield: {duel.ShieldGained}, rule.GiveEnergy: {duel.EnergyGained}, rule.AddCounter: {duel.CounterChanged},
	rule.Immortal: {duel.EffectGained}, rule.Defend: {duel.EffectGained}, rule.HealOverTime: {duel.EffectGained},
	rule.Draw:   {duel.CardDrawn},
	rule.Remove: {duel.EffectRemoved, duel.CounterChanged, duel.NextCostSet, duel.CardsAllowed},
}

// newSaving notes that an event tells of a rule that saves its hero, and amid what.
func (c *Chronicle) newSaving(e duel.Event, amid cause, doing firing) *saving {
	r, _ := c.ruleOf(e)
	s := &saving{seat: e.Seat, once: r.Do != rule.Draw && r.Do != rule.Remove, cause: amid, fired: doing}
	for _, kind := range savingBrings[r.Do] {
		s.brought[kind] = true
	}
	return s
}

// isSaved reports whether an event doesn't come of the rule any more that keeps a hero from dying, but again of what
// would have killed it.
func (c *Chronicle) isSaved(e duel.Event) bool {
	s := c.saving
	if s == nil || e.Seat == s.seat && s.brought[e.Kind] {
		if s != nil && s.once {
			s.brought = [duel.EventKindCount]bool{}
		}
		return false
	}
	c.cause, c.fired, c.saving = s.cause, s.fired, nil
	return true
}
