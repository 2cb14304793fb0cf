package rulestext

import (
	"fmt"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
)

// Lasting is a lasting effect on a fighter, ready to be shown.
type Lasting struct {
	Effect  duel.Effect
	Amount  int16  // 0 where the effect has none
	Harmful bool   // to the fighter that has it
	Number  string // the amount as a badge shows it: "+2", "25%", "−2, −3"; empty where the effect has none
	IsEach  bool   // Number tells each round that is left
	Time    int16  // rounds left; 0 for an effect without a timer
	Name    string // "damage bonus"
	Gained  string // "+2 damage for 2 rounds"
	Text    string // "+2 damage, 2 rounds left"
	Meaning string // what it does, as a sentence
}

// Effects returns the lasting effects on a fighter: helpful ones, then curses, then DoTs, the oldest first.
func Effects(t *i18n.Translator, f *duel.Fighter) []Lasting {
	l := lister{t: t}
	for _, e := range duel.Told {
		value, time := f.At(e)
		switch {
		case e == duel.HoTEffect:
			l.periodic(e, f.HoT)
		case e == duel.DoTEffect:
			for _, dot := range f.DoTs[:f.DoTCount] {
				l.periodic(e, dot)
			}
		case value == nil:
			l.timed(e, 0, *time)
		case time != nil:
			l.timed(e, *value, *time)
		case *value != 0:
			l.add(e, *value, 0)
		}
	}
	return l.list
}

type lister struct {
	t    *i18n.Translator
	list []Lasting
}

func (l *lister) timed(effect duel.Effect, amount, time int16) {
	if time > 0 {
		l.add(effect, amount, time)
	}
}

func (l *lister) periodic(effect duel.Effect, p duel.Periodic) {
	if p.Time < 2 || p.Increase == 0 {
		l.timed(effect, p.Power, p.Time)
		return
	}
	key, write := "effect.hot.changing", Signed
	if effect == duel.DoTEffect {
		key, write = "effect.dot.changing", func(n int16) string { return Signed(-n) }
	}
	text := l.t.Text(key, i18n.Args{"Amounts": progression(p.Power, p.Increase, p.Time, write)})
	l.addText(text, effect, p.Power, p.Time)
	added := &l.list[len(l.list)-1]
	added.Number, added.IsEach = still(p, write)
}

// still writes what a changing DoT or HoT is still to do as a badge has room for it, and reports whether that tells
// each round.
func still(p duel.Periodic, write func(int16) string) (number string, isEach bool) {
	if p.Time <= fewRounds {
		return progression(p.Power, p.Increase, p.Time, write), true
	}
	each := amounts(p.Power, p.Increase, p.Time)
	return write(each[0]) + "…" + write(each[len(each)-1]), false
}

func (l *lister) add(effect duel.Effect, amount, time int16) {
	l.addText(effectText(l.t, effect, amount), effect, amount, time)
}

func (l *lister) addText(text string, effect duel.Effect, amount, time int16) {
	gained := text
	if time > 0 {
		args := i18n.Args{"Effect": text, "Rounds": count(l.t, "count.rounds", time)}
		gained, text = l.t.Text("effect.for", args), l.t.Text("effect.left", args)
	}
	l.list = append(l.list, Lasting{
		Effect: effect, Amount: amount, Harmful: effect.Harms(amount), Number: Badge(effect, amount), Time: time,
		Name: name(l.t, effect, amount), Gained: gained, Text: text, Meaning: Meaning(l.t, effect, amount),
	})
}

// Badge returns an effect's amount as a chip has room for it.
func Badge(effect duel.Effect, amount int16) string {
	switch {
	case effect.IsTime():
		return ""
	case effect == duel.DefenceEffect:
		return fmt.Sprintf("%d%%", amount)
	case effect == duel.DoTEffect:
		return Signed(-amount)
	}
	return Signed(amount)
}

// effectText returns an effect with its amount: "+2 damage", "cards cost 1 less".
func effectText(t *i18n.Translator, effect duel.Effect, amount int16) string {
	shown := Signed(amount)
	switch effect {
	case duel.DefenceEffect, duel.HoTEffect, duel.DoTEffect:
		shown = fmt.Sprint(amount)
	case duel.CostsModifierEffect:
		return t.Text(bySign(amount, "effect.cost.less", "effect.cost.more"), i18n.Args{"Amount": size(amount)})
	}
	return t.Text("effect."+effect.Lasting().Words, i18n.Args{"Amount": shown})
}

// bySign returns the key of a sentence about less, or about more.
func bySign(amount int16, less, more string) string {
	if amount < 0 {
		return less
	}
	return more
}

// size is a number without its sign.
func size(n int16) int16 { return max(n, -n) }

// name returns what an effect of an amount is called: "damage bonus", "weakness".
func name(t *i18n.Translator, effect duel.Effect, amount int16) string {
	return t.Text("effect.name." + words(effect, amount))
}

// Meaning says what an effect of an amount does.
func Meaning(t *i18n.Translator, effect duel.Effect, amount int16) string {
	return t.Text("meaning."+words(effect, amount), i18n.Args{"N": size(amount)})
}

// words returns how the keys of an effect of an amount end: one that may help or harm is called otherwise below 0.
func words(effect duel.Effect, amount int16) string {
	words := effect.Lasting().Words
	if !effect.IsSigned() {
		return words
	}
	return bySign(amount, words+".less", words+".more")
}
