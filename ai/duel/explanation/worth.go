package explanation

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"boardduels/ai"
	"boardduels/ai/fit/logistic"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// step is so much more of a trait as people can picture: n of what they count on the table.
type step struct {
	n    int
	each float32 // of the trait's own measure
}

// steps are by what a trait's name ends in, since it may be one's own, the enemy's, or only in some situation.
var steps = []struct {
	of string
	step
}{
	{"_borrowed_hp", step{5, 1. / 10}}, {"own_hp", step{5, 1. / 30}}, {"foe_hp", step{5, 1. / 30}},
	{"_wounded", step{5, 1. / 16}}, {"_dying", step{5, 1. / 8}}, {"_shield", step{5, 1. / 10}},
	{"_ep", step{3, 1. / 10}}, {"_hot", step{5, 1. / 10}}, {"_dot", step{5, 1. / 10}}, {"_hand", step{1, 1. / 5}},
	{"_damage_bonus", step{2, 1. / 10}}, {"_costs_modifier", step{2, 1. / 10}}, {"_healing_bonus", step{2, 1. / 10}},
	{"_regen_bonus", step{1, 1. / 3}},
}

// stepOf returns the step of a trait. What is there or isn't has none: its n is 0.
func stepOf(trait string) step {
	for _, s := range steps {
		if strings.HasSuffix(trait, s.of) && trait != "leaves_no_ep" && !KeepsCard(trait) {
			return s.step
		}
	}
	return step{}
}

// size is the step in the trait's own measure.
func (s step) size() float32 {
	if s.n == 0 {
		return 1
	}
	return float32(s.n) * s.each
}

// Worth is what a step of a trait is worth, for people to read.
type Worth struct {
	Trait  string // with how much of it, as in "enemy hp, 5 more"
	Amount float32
	Figure string
}

// Wanted tells by how much a step of each trait changes the chance to win an even duel, the weightiest first.
func Wanted(t *i18n.Translator, weights []schema.Weight, card CardNames, most int) []Worth {
	return weighed(t, weights, card, most, InEvenDuel)
}

// Sought tells how much oftener somebody chooses a turn that leaves a step more of each trait, the weightiest first.
func Sought(t *i18n.Translator, style []schema.Weight, card CardNames, most int) []Worth {
	return weighed(t, style, card, most, Oftener)
}

func weighed(t *i18n.Translator, weights []schema.Weight, card CardNames, most int, figure func(*i18n.Translator, float32) string) []Worth {
	var all []Worth
	for _, w := range Weightiest(weights, len(weights)) {
		amount := w.Value * stepOf(w.Of).size()
		all = append(all, Worth{stepped(t, w.Of, card), amount, figure(t, amount)})
	}
	slices.SortStableFunc(all, func(a, b Worth) int {
		return cmp.Compare(max(b.Amount, -b.Amount), max(a.Amount, -a.Amount))
	})
	return all[:min(len(all), most)]
}

// stepped names a trait with its step.
func stepped(t *i18n.Translator, trait string, card CardNames) string {
	name := Trait(t, trait, card)
	if s := stepOf(trait); s.n > 0 {
		key := "trait.step"
		if strings.HasSuffix(trait, "_wounded") || strings.HasSuffix(trait, "_dying") {
			key = "trait.step.danger" // which counts what is missing
		}
		return t.Text(key, i18n.Args{"Trait": name, "N": s.n})
	}
	return name
}

// InEvenDuel writes by how much log-odds change the chance to win a duel that is even, as in "+9%".
func InEvenDuel(t *i18n.Translator, logOdds float32) string {
	percent := 100 * (logistic.Chance(logOdds) - 0.5)
	switch {
	case percent >= 0.5:
		return "+" + strconv.Itoa(rounded(percent)) + "%"
	case percent <= -0.5:
		return "−" + strconv.Itoa(rounded(-percent)) + "%"
	}
	return "±0%"
}

// Oftener writes what log-odds make of the chance that something is chosen, as in "1.7 times as often".
func Oftener(t *i18n.Translator, logOdds float32) string {
	const hardly, most = 1.05, 10
	times := math.Exp(math.Abs(float64(logOdds)))
	args := i18n.Args{"N": t.Decimal(times, 1)}
	switch {
	case times < hardly:
		return t.Text("worth.alike")
	case times >= most && logOdds > 0:
		return t.Text("worth.oftener.far")
	case times >= most:
		return t.Text("worth.seldomer.far")
	case logOdds > 0:
		return t.Text("worth.oftener", args)
	}
	return t.Text("worth.seldomer", args)
}

// rounded rounds a product to what a float holds before it adds to it, also where the compiler puts both together.
func rounded(x float32) int { return int(float32(x) + 0.5) }

// toldGains are how gains are told where there is less of a trait, and where there is more, by what its name ends in.
var toldGains = []struct{ of, less, more string }{
	{"_borrowed_hp", "gain.less", "gain.more"},
	{"_hp", "gain.hp.less", "gain.hp.more"}, {"_shield", "gain.shield.less", "gain.shield.more"}, {"_ep", "gain.ep.less", "gain.ep.more"},
	{"_wounded", "gain.wounded.less", "gain.wounded.more"}, {"_dying", "gain.dying.less", "gain.dying.more"},
	{"", "gain.less", "gain.more"},
}

// GainTold tells in words what a turn of a seat changes, as in "Knight loses 4 hp".
func GainTold(t *i18n.Translator, names rulestext.Names, seat game.Seat, g ai.Gain, card CardNames) string {
	s := stepOf(g.Of)
	switch {
	case KeepsCard(g.Of):
		return GainName(t, g, card)
	case s.n == 0 && g.Change < 0:
		return t.Text("gain.gone", i18n.Args{"Trait": Trait(t, g.Of, card)})
	case s.n == 0:
		return Trait(t, g.Of, card)
	}
	args := i18n.Args{"N": rounded(max(g.Change, -g.Change) / s.each), "Trait": Trait(t, g.Of, card), "Hero": names.Hero(seat)}
	if strings.HasPrefix(g.Of, "foe_") {
		args["Hero"] = names.Hero(1 - seat)
	}
	told := toldGains[slices.IndexFunc(toldGains, func(one struct{ of, less, more string }) bool { return strings.HasSuffix(g.Of, one.of) })]
	if g.Change < 0 {
		return t.Text(told.less, args)
	}
	return t.Text(told.more, args)
}
