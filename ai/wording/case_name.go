package wording

import (
	"cmp"
	"slices"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// CaseName returns what people would call a case: the situation by what is most unusual in it, and what it prefers, as
// in "wounded, rich hand: strike hard".
func CaseName(t *i18n.Translator, c *schema.Case) string {
	situation, wish := situationOf(t, c), wishOf(t, c)
	if situation == "" {
		situation = t.Text("case.usual")
	}
	return t.Text("case.name", i18n.Args{"Situation": situation, "Wish": wish})
}

// told is how an input is told where it is high or low, "" where nobody would speak of that. Of those with one subject
// one is told.
type told struct{ low, high, subject string }

// toldInputs are in the order of the inputs (thesis, Table 3.2).
var toldInputs = [schema.Inputs]told{
	{"case.own_hp.low", "case.own_hp.high", "own hp"}, {"case.enemy_hp.low", "case.enemy_hp.high", "enemy hp"},
	{"case.own_ep.low", "case.own_ep.high", "own ep"}, {"case.enemy_ep.low", "case.enemy_ep.high", "enemy ep"},
	{"case.enemy_hand.low", "case.enemy_hand.high", "enemy hand"}, {"case.own_deck.low", "", "own deck"}, {"case.enemy_deck.low", "", "enemy deck"},
	{"case.attacks.low", "case.attacks.high", "attacks"}, {"case.defences.low", "case.defences.high", "defences"},
	{"", "case.major_attacks.high", "major attacks"}, {"", "case.major_defences.high", "major defences"},
	{"case.own_hand.low", "case.own_hand.high", "own hand"},
	{"", "case.enemy_hp_lost.high", "enemy hp"}, {"", "case.own_hp_lost.high", "own hp"},
}

// situationOf tells the inputs that lie furthest from the middle.
func situationOf(t *i18n.Translator, c *schema.Case) string {
	const (
		most    = 2
		unusual = 0.2 // from the middle
	)
	type sign struct {
		key, subject string
		far          float32
	}
	var signs []sign
	for i, input := range c.Inputs {
		key := toldInputs[i].high
		if input < 0.5 {
			key = toldInputs[i].low
		}
		if far := max(input-0.5, 0.5-input); key != "" && far >= unusual {
			signs = append(signs, sign{key, toldInputs[i].subject, far})
		}
	}
	slices.SortStableFunc(signs, func(a, b sign) int { return cmp.Compare(b.far, a.far) })
	var words, subjects []string
	for _, s := range signs {
		if len(words) < most && !slices.Contains(subjects, s.subject) {
			words, subjects = append(words, t.Text(s.key)), append(subjects, s.subject)
		}
	}
	return strings.Join(words, ", ")
}

// caseWishKeys tell the kinds of action as something to do.
var caseWishKeys = [duel.KindCount]string{
	duel.Attack: "case.wish.attack", duel.Defence: "case.wish.defence", duel.MajorAttack: "case.wish.major_attack", duel.MajorDefence: "case.wish.major_defence",
}

// wishOf tells what a case prefers.
func wishOf(t *i18n.Translator, c *schema.Case) string {
	best := 0
	for kind, output := range c.Outputs {
		if output > c.Outputs[best] {
			best = kind
		}
	}
	if c.Outputs[best] <= 0 {
		return t.Text("case.wish.nothing")
	}
	return t.Text(caseWishKeys[best])
}
