package explanation

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// CaseNames returns what people would call the cases of a knowledge base: the situation by what is most unusual in it,
// and what it prefers of what can be done there, as in "wounded, a rich hand: strike hard". Two traits are told, none
// that seems to speak against the wish. Where an older case, one with a
// lower id, is called so already, a third is, and so on; cases that can't be told apart so are counted. So no
// two names are alike, and a case that is added renames none of those before it.
func CaseNames(t *i18n.Translator, cases []schema.Case) []string {
	oldest := make([]int, len(cases))
	for i := range oldest {
		oldest[i] = i
	}
	slices.SortStableFunc(oldest, func(a, b int) int { return cmp.Compare(cases[a].ID, cases[b].ID) })
	names, taken := make([]string, len(cases)), map[string]bool{}
	for _, i := range oldest {
		names[i] = freeName(t, &cases[i], taken)
		taken[names[i]] = true
	}
	return names
}

// freeName returns the shortest name of a case that none has yet.
func freeName(t *i18n.Translator, c *schema.Case, taken map[string]bool) string {
	const least = 2 // traits
	wish := wishOf(c)
	signs := slices.DeleteFunc(signsOf(c), func(s sign) bool { return slices.Contains(wish.odd, s.key) })
	most := min(least, len(signs))
	name := nameBy(t, wish, signs[:most])
	for ; taken[name] && most < len(signs); most++ {
		name = nameBy(t, wish, signs[:most+1])
	}
	for alike, n := name, 2; taken[name]; n++ {
		name = alike + " (" + strconv.Itoa(n) + ")"
	}
	return name
}

// nameBy returns what a case is called by some signs. They are told in the order of the inputs, so that the same
// situation is always told in the same words.
func nameBy(t *i18n.Translator, w wish, signs []sign) string {
	ordered := slices.SortedFunc(slices.Values(signs), func(a, b sign) int { return cmp.Compare(a.input, b.input) })
	words := make([]string, len(ordered))
	for i, s := range ordered {
		words[i] = t.Text(s.key)
	}
	situation := strings.Join(words, ", ")
	if situation == "" {
		situation = t.Text("case.usual")
	}
	return t.Text("case.name", i18n.Args{"Situation": situation, "Wish": t.Text(w.key)})
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

// sign is an input that is far from the middle.
type sign struct {
	key, subject string
	input        int
	far          float32
}

// signsOf returns what is unusual in the situation of a case, what lies furthest from the middle first, of each subject
// one sign.
func signsOf(c *schema.Case) (signs []sign) {
	const unusual = 0.2 // from the middle
	for i, input := range c.Inputs {
		key := toldInputs[i].high
		if input < 0.5 {
			key = toldInputs[i].low
		}
		if far := max(input-0.5, 0.5-input); key != "" && far >= unusual {
			signs = append(signs, sign{key, toldInputs[i].subject, i, far})
		}
	}
	slices.SortStableFunc(signs, func(a, b sign) int { return cmp.Compare(b.far, a.far) })
	var subjects []string
	return slices.DeleteFunc(signs, func(s sign) bool {
		if slices.Contains(subjects, s.subject) {
			return true
		}
		subjects = append(subjects, s.subject)
		return false
	})
}

// wish is something to do, and what would be odd to tell beside it of a situation.
type wish struct {
	key string
	odd []string
}

// wishes are of the kinds of action.
var wishes = [duel.KindCount]wish{
	duel.Attack:       {"case.wish.attack", []string{"case.attacks.low", "case.own_ep.low"}},
	duel.Defence:      {"case.wish.defence", []string{"case.defences.low", "case.own_ep.low"}},
	duel.MajorAttack:  {"case.wish.major_attack", []string{"case.attacks.low"}},
	duel.MajorDefence: {"case.wish.major_defence", []string{"case.defences.low"}},
}

// wishOf returns what a case prefers of the kinds of which there are cards in the hand of its situation.
func wishOf(c *schema.Case) wish {
	const (
		unwanted = 0.1 // what a learned case gives the kinds that weren't played
		inHand   = 7   // the input that counts cards of the first kind; the others follow
	)
	best, most := wish{key: "case.wish.nothing"}, float32(unwanted)
	for kind, output := range c.Outputs {
		if output > most && c.Inputs[inHand+kind] > 0 {
			best, most = wishes[kind], output
		}
	}
	return best
}
