package dueltable

import (
	"slices"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/look"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
)

// pack is what a glossary has to know of the pack to explain cards with rules: what it calls things, its counters, and
// the cards that are named.
type pack struct {
	called   rulestext.Dictionary
	counters []rule.Counter
	card     func(id string) *duel.Card // nil if it isn't known
}

// effectTerms explain what rules do. Effects that cards without rules give, too, are explained in the same words.
var effectTerms = [rule.EffectCount]string{
	rule.Damage: "term.damage", rule.Heal: "term.healing", rule.RaiseShield: "term.shield", rule.Unshield: "term.rule.unshield",
	rule.GiveEnergy: "term.rule.energy", rule.Draw: "term.rule.draw", rule.Discard: "term.rule.discard", rule.UseUp: "term.rule.used_up",
	rule.Recover: "term.rule.recover", rule.Create: "term.rule.create", rule.Show: "term.rule.show", rule.AddCounter: "term.rule.counter",
	rule.OverTime: "meaning.dot", rule.HealOverTime: "meaning.hot", rule.Defend: "term.defence", rule.Immortal: "meaning.immortal",
	rule.Stun: "meaning.stun", rule.CostNext: "term.rule.cost_next", rule.Forbid: "term.rule.forbid", rule.Remove: "term.removes",
	rule.Disarm: "term.rule.disarm",
}

// effectsOf are the lasting effects that rules give, of which the meaning depends on the amount.
var effectsOf = map[rule.Effect]duel.Effect{
	rule.DamageBonus: duel.DamageBonusEffect, rule.CostBonus: duel.CostsModifierEffect, rule.HealBonus: duel.HealingBonusEffect,
	rule.MaxHP: duel.MaxHPBonusEffect, rule.Regen: duel.RegenBonusEffect,
}

// eventTerms explain what rules wait for, where that isn't plain.
var eventTerms = [rule.EventCount]string{
	rule.Discarded: "term.rule.discard", rule.Discards: "term.rule.discard", rule.UsedUp: "term.rule.used_up", rule.Struck: "term.rule.struck",
	rule.Strikes: "term.rule.struck", rule.Dying: "term.rule.dying",
	rule.Clashes: "term.rule.clash", rule.ClashWon: "term.rule.clash", rule.ClashLost: "term.rule.clash",
}

// says explains the words of the language of rules on a card: how it comes to be played, what its rules do, and what
// becomes of it.
func (g *glossary) says(c *duel.Card) {
	s := &c.Says
	g.add(s.Unplayable, "sealed", "term.rule.unplayable")
	g.add(s.TakesAll, "ep", "term.rule.takes_all")
	g.add(s.Modes() > 0 && !s.ByLot, "why", "term.rule.modes")
	g.add(s.Modes() > 0 && s.ByLot, "coin", "term.rule.lot")
	g.rules(s.Rules.All())
	g.add(s.Goes == rule.ToUsedUp && !c.IsMajor, "lethal", "term.rule.used_up")
	g.add(s.Goes == rule.IntoHand, "hand", "term.rule.goes_hand")
	g.card(s.Becomes)
	g.add(s.Fades, "exhaustion", "term.rule.fades")
	g.add(s.Stays, "hand", "term.rule.stays")
	g.add(s.Kind != rule.Derived, "attack", "term.rule.kinds")
	g.add(s.Tags[0] != "", "log", "term.rule.tags")
}

// rules explains the words of some rules, each once.
func (g *glossary) rules(rules []rule.Rule) {
	for i := range rules {
		r := &rules[i]
		if key := eventTerms[r.On]; key != "" {
			g.add(true, "log", key)
		}
		g.add(r.On != rule.Play && r.On != rule.Dying, "log", "term.rule.triggered")
		g.add(r.Lasting() && r.Lasts > 0, "exhaustion", "term.rule.lasts")
		g.effectOf(r)
		g.add(r.Do == rule.Damage && r.Hits > 1, "attack", "term.rule.hits")
		g.add(r.Do == rule.Damage && r.Pierce, "ignore_defense", "term.ignores")
		g.add(r.Chance < 100, "coin", "term.rule.chance")
		g.add(r.If == rule.Done || r.Per == rule.Done, "log", "term.rule.done")
		for _, f := range []rule.Filter{r.Of, r.Count, r.Card} {
			g.add(f == rule.Attack || f == rule.Defence, "attack", "term.rule.kinds")
			g.add(f == rule.Tagged, "log", "term.rule.tags")
		}
		g.counterOf(r)
		g.card(r.What)
		g.add(r.For > 0 || r.Lasts > 0, "exhaustion", "term.rounds")
	}
}

// effectOf explains what a rule does.
func (g *glossary) effectOf(r *rule.Rule) {
	if e, is := effectsOf[r.Do]; is {
		amount := r.Amount
		if amount == 0 {
			amount = r.Gain
		}
		g.tell(term{look.EffectSymbol(e, amount), rulestext.Meaning(g.t, e, amount)})
		return
	}
	key := effectTerms[r.Do]
	switch {
	case r.Do == rule.Damage && r.To == rule.Self:
		key = "term.damage_self"
	case r.Do == rule.Draw && r.Card != rule.Any:
		key = "term.rule.draw_some"
	}
	g.tell(term{look.RuleSymbol(r.Do, r.Amount), g.t.Text(key)})
}

// counterOf explains the counter that a rule means.
func (g *glossary) counterOf(r *rule.Rule) {
	i := slices.IndexFunc(g.counters, func(c rule.Counter) bool { return c.ID == r.Counter })
	if i >= 0 && r.Counter != "" && r.UsesCounter() {
		c := &g.counters[i]
		g.tell(term{look.CounterSymbol(c), rulestext.Counter(g.t, g.called, *c)})
	}
}

// card tells what a card does that another one names.
func (g *glossary) card(id string) {
	if id == "" || g.pack.card == nil {
		return
	}
	if c := g.pack.card(id); c != nil {
		rules := rulestext.RulesNaming(g.t, g.called, c, rulestext.Bonuses{})
		g.tell(term{look.Symbol("staff"), g.t.Text("term.rule.becomes", i18n.Args{"Card": g.called.Card(id), "Rules": rules})})
	}
}
