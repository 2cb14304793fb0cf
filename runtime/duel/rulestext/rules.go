// Package rulestext writes what cards, effects and events of a duel mean, in the user's language. Every sentence comes
// from the values themselves, so that a card always does what its face says.
package rulestext

import (
	"fmt"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
)

// Rules returns what a card does once it is played, as the sentences of its face. Cost and rarity are not among them;
// see [Cost].
func Rules(t *i18n.Translator, c *duel.Card) string { return RulesWith(t, c, Bonuses{}) }

// Bonuses are what a fighter's effects add to the numbers of its cards at present.
type Bonuses struct{ Damage, Healing int16 }

// BonusesOf returns the bonuses that a fighter has.
func BonusesOf(f *duel.Fighter) Bonuses { return Bonuses{f.DamageBonus, f.HealingBonus} }

// RulesWith returns what a card does if it is played with bonuses in force.
func RulesWith(t *i18n.Translator, c *duel.Card, b Bonuses) string { return RulesNaming(t, nil, c, b) }

// RulesNaming returns what a card does if it is played with bonuses in force. What the card names is called as the
// pack calls it.
func RulesNaming(t *i18n.Translator, d Dictionary, c *duel.Card, b Bonuses) string {
	s := speaker{t: t, called: d, extra: b}
	w := writer{t: t, c: c, extra: b, out: s.entry(c)}
	w.removal()
	w.damage()
	w.curses()
	w.protection()
	w.out = append(w.out, s.sentences(c.Says.Rules.All(), c.Says.ByLot)...)
	if len(w.out) == 0 {
		w.say("rule.nothing", nil)
	}
	w.out = append(w.out, s.exit(c)...)
	if c.ActivateByNextAttack {
		w.out = append([]string{t.Text("rule.reactive")}, w.out...)
	}
	return strings.Join(w.out, " ")
}

// Kind returns what a kind of action is called.
func Kind(t *i18n.Translator, k duel.Kind) string {
	return t.Text([duel.KindCount]string{"kind.attack", "kind.defence", "kind.major_attack", "kind.major_defence"}[k])
}

// writer collects the sentences of one card.
type writer struct {
	t   *i18n.Translator
	c   *duel.Card
	out []string

	extra Bonuses
}

func (w *writer) say(key string, args i18n.Args) { w.out = append(w.out, w.t.Text(key, args)) }

// aimed returns the key that fits the hero at which the card is aimed.
func (w *writer) aimed(enemy, self string) string {
	if w.c.AttackHimself {
		return self
	}
	return enemy
}

func (w *writer) removal() {
	if w.c.RemovingEffects {
		w.say(w.aimed("rule.dispel", "rule.cleanse"), nil)
	}
}

func (w *writer) damage() {
	c := w.c
	if !c.Damages() {
		return
	}
	key := w.aimed("rule.damage", "rule.damage.self")
	if c.IgnoreDefense {
		key = w.aimed("rule.damage.piercing", "rule.damage.self.piercing")
	}
	bonus := w.extra.Damage
	if c.AttackHimself {
		bonus = 0
	}
	w.say(key, i18n.Args{"Amount": Span(max(c.BaseDamage+bonus, 0), max(c.MaxDamage+bonus, 0))})
	if c.MaxHealing <= c.BaseHealing && c.MaxAbsorb <= c.BaseAbsorb {
		w.growth()
	}
	if c.IsNotFatal && !c.AttackHimself {
		w.say("rule.not_fatal", nil)
	}
}

// curses writes what befalls the hero at which the card is aimed.
func (w *writer) curses() {
	c := w.c
	w.periodic(c.DoTPower, 0, w.aimed("rule.dot", "rule.dot.self"), w.aimed("rule.dot.growing", "rule.dot.self.growing"))
	if c.StunTime > 0 {
		w.say(w.aimed("rule.stun", "rule.stun.self"), i18n.Args{"Turns": count(w.t, "count.turns", c.StunTime)})
	}
	if !c.AttackHimself {
		w.bonuses("rule.bonus.enemy", w.timedBonuses(true))
		w.cost("rule.cost.enemy")
	}
	if c.RegenBonus > 0 {
		amount := c.RegenBonus
		if !c.AttackHimself {
			amount = -amount
		}
		w.say(w.aimed("rule.regen.enemy", "rule.regen.self"), i18n.Args{"Amount": Signed(amount)})
	}
}

// protection writes what the user gets, at whomever the card is aimed.
func (w *writer) protection() {
	c := w.c
	if c.MaxAbsorb > 0 {
		w.say("rule.shield", i18n.Args{"Amount": Span(c.BaseAbsorb, c.MaxAbsorb)})
	}
	if c.MaxHealing > 0 {
		w.say("rule.heal", i18n.Args{"Amount": Span(c.BaseHealing+w.extra.Healing, c.MaxHealing+w.extra.Healing)})
	}
	if c.MaxHealing > c.BaseHealing || c.MaxAbsorb > c.BaseAbsorb {
		w.growth()
	}
	w.periodic(c.HoTPower, w.extra.Healing, "rule.hot", "rule.hot.growing")
	w.bonuses("rule.bonus.self", w.ownBonuses())
	if c.AttackHimself {
		w.cost("rule.cost.self")
	}
	w.others()
}

// others writes the parts that have a sentence of their own in the table.
func (w *writer) others() {
	for _, p := range duel.Parts {
		if p.Words.Rule != "" && p.IsIn(w.c) {
			w.say(p.Words.Rule, i18n.Args{"Amount": p.Size(w.c), "Rounds": count(w.t, "count.rounds", p.Size(w.c))})
		}
	}
}

// timedBonuses lists the timed bonuses, all but the cost: those that go where the card is aimed, or the others.
func (w *writer) timedBonuses(aimed bool) (list []string) {
	for _, e := range duel.Told {
		for _, p := range duel.Parts {
			isBonus := p.Gives == e && p.Timed && !e.Lasting().Periodic && e != duel.CostsModifierEffect
			if isBonus && p.Aimed == aimed && p.IsIn(w.c) {
				list = append(list, effectText(w.t, e, p.Amount(w.c)))
			}
		}
	}
	return list
}

func (w *writer) ownBonuses() (list []string) {
	if w.c.AttackHimself {
		list = w.timedBonuses(true)
	}
	return append(list, w.timedBonuses(false)...)
}

// bonuses writes timed bonuses in one sentence; without a length they never take effect.
func (w *writer) bonuses(key string, list []string) {
	if len(list) > 0 && w.c.BonusLength > 0 {
		w.say(key, i18n.Args{"List": join(w.t, list), "Rounds": count(w.t, "count.rounds", w.c.BonusLength)})
	}
}

// cost writes by how much cards become cheaper, or dearer for the enemy.
func (w *writer) cost(key string) {
	if w.c.CostBonus != 0 && w.c.BonusLength > 0 {
		w.say(key, i18n.Args{"Amount": size(w.c.CostBonus), "Rounds": count(w.t, "count.rounds", w.c.BonusLength)})
	}
}

// periodic writes what a DoT or HoT does each round, with a bonus each time.
func (w *writer) periodic(power, bonus int16, steady, growing string) {
	length := w.c.BonusLength
	if power == 0 || length == 0 {
		return
	}
	rounds := count(w.t, "count.rounds", length)
	if length == 1 || w.c.EffectIncreasing == 0 {
		w.say(steady, i18n.Args{"Amount": power + bonus, "Rounds": rounds})
		return
	}
	each := func(n int16) string { return plain(n + bonus) }
	w.say(growing, i18n.Args{"Amounts": progression(power, w.c.EffectIncreasing, length, each), "Rounds": rounds})
}

// growth says what lies behind the ranges in the sentences before. It follows the last of them.
func (w *writer) growth() {
	c := w.c
	if c.MaxDamage <= c.BaseDamage && c.MaxHealing <= c.BaseHealing && c.MaxAbsorb <= c.BaseAbsorb {
		return
	}
	if c.IncreaseByCost {
		w.say("rule.by_energy", i18n.Args{"Most": c.FurtherEnergy(), "Step": duel.PowerPerEnergy})
	}
	if c.IncreaseByHPLost {
		w.say("rule.by_hp", nil)
	}
	if !c.IncreaseByCost && !c.IncreaseByHPLost {
		w.say("rule.random", nil)
	}
}

// Span returns "3" or "3–6".
func Span(base, top int16) string {
	if top <= base {
		return fmt.Sprint(base)
	}
	return fmt.Sprintf("%d–%d", base, top)
}

// amounts returns what a changing DoT or HoT does, round by round (rules, section 2).
func amounts(power, increase, length int16) []int16 {
	const highest = 10
	list := make([]int16, length)
	for i := range list {
		list[i] = power
		power = min(max(power+increase, 0), highest)
	}
	return list
}

// progression writes the amounts of a changing DoT or HoT; of a long one its beginning and its last.
func progression(power, increase, length int16, write func(int16) string) string {
	const shown = 5
	var written []string
	for _, amount := range amounts(power, increase, length) {
		written = append(written, write(amount))
	}
	if length > shown {
		return strings.Join(written[:shown-2], ", ") + " … " + written[length-1]
	}
	return strings.Join(written, ", ")
}

// InSigns writes what a DoT or HoT does over its rounds, with a bonus each time, as short as a sign: "1×3" where it
// stays, "1+2+3" where it changes, and of a long one "10 in 4".
func InSigns(t *i18n.Translator, p duel.Periodic, bonus int16) string {
	switch {
	case p.Time == 1:
		return plain(p.Power + bonus)
	case p.Increase == 0:
		return fmt.Sprintf("%d×%d", p.Power+bonus, p.Time)
	}
	var sum int16
	var each []string
	for _, amount := range amounts(p.Power, p.Increase, p.Time) {
		sum += amount + bonus
		each = append(each, plain(amount+bonus))
	}
	if len(each) > fewRounds {
		return t.Text("sign.sum", i18n.Args{"Sum": sum, "Rounds": p.Time})
	}
	return strings.Join(each, "+")
}

// fewRounds is how many amounts have room on a sign.
const fewRounds = 3

func plain(n int16) string { return fmt.Sprint(n) }

// Signed returns a number with its sign: "+2", "−1".
func Signed(n int16) string {
	if n < 0 {
		return fmt.Sprintf("−%d", -n)
	}
	return fmt.Sprintf("+%d", n)
}

func count(t *i18n.Translator, key string, n int16) string { return t.Text(key, i18n.Args{"N": n}) }

// join returns "a", "a and b", "a, b and c".
func join(t *i18n.Translator, list []string) string {
	last := len(list) - 1
	if last == 0 {
		return list[0]
	}
	return t.Text("list.and", i18n.Args{"First": strings.Join(list[:last], ", "), "Last": list[last]})
}
