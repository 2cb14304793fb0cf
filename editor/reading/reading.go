// Package reading finds the rules that people mean by a text: those whose own sentences come nearest to its. So it
// knows each word of the language of rules, in each language in which faces are written, without a grammar of its own.
package reading

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// Reading is what was found in a text.
type Reading struct {
	Rules   []rule.Rule
	Fields  map[string]string // of the card besides
	Left    []string          // words from which nothing was made
	Assumed []string          // what the rules say of which nothing was said, such as which cards are discarded
	// Doubtful is whether something else may be meant: some of the words that are left are words of the language, or
	// say that something isn't so, or stand where the rule has others.
	Doubtful bool
}

// Counters returns the counters that the rules need and a pack lacks.
func (r *Reading) Counters(pack *schema.Pack) []schema.Counter {
	return slices.DeleteFunc(lacking(pack), func(c schema.Counter) bool {
		return !slices.ContainsFunc(r.Rules, func(of rule.Rule) bool { return of.UsesCounter() && of.Counter == c.ID })
	})
}

// Reader reads what documents of a kind may say, in a language.
type Reader struct {
	language
	t      *i18n.Translator
	kind   schema.Kind
	called rulestext.Dictionary
	ids    map[string][]string // what the pack has, by the attributes that name it
	helps  map[string]bool     // the counters that do

	effects []guess // a rule for each effect, and whom it is for
	words   []guess // what a rule may say besides
	flags   []flag

	weights map[string]int     // of words
	naming  [2]map[string]bool // the words that say whom effects are for
	bounds  bag                // what each condition says
	raises  bag                // what each says that raises an amount
	told    map[sentence]bag   // the words of sentences
	last    *rule.Rule         // what was read before what is read now; nil for nothing
	effort  int                // how many sentences may yet be tried
}

const (
	// enough is how near a sentence must come to be meant.
	enough = 0.5
	// longest is how many letters a text has at most that is read.
	longest = 500
)

// Read returns what a text says. Its sentences are read one by one; from one that comes near to nothing, nothing is
// made.
func (r *Reader) Read(text string) Reading {
	read := Reading{Fields: map[string]string{}}
	if utf8.RuneCountInString(text) > longest {
		return read
	}
	r.effort = enoughTries
	for _, sentence := range r.language.sentences(text) {
		fields, sentence := r.priced(sentence)
		maps.Copy(read.Fields, fields)
		if r.choice(sentence, &read) {
			continue
		}
		for _, part := range split(sentence, ";") {
			r.sentence(part, &read)
		}
	}
	if read.Fields["takes_all"] != "" {
		for i := range read.Rules {
			of := &read.Rules[i]
			of.If, of.Per = ofTaken(of.If), ofTaken(of.Per)
		}
	}
	for _, w := range r.language.words(strings.Join(read.Left, " ")) {
		read.Doubtful = read.Doubtful || r.denying[w] || r.weight(w) > 0
	}
	return read
}

// priced reads what stands before a colon or another stop, as in “Costs 1: …”, and returns what is left to be read.
func (r *Reader) priced(sentence string) (fields map[string]string, rest string) {
	at := strings.IndexAny(sentence, ":,;")
	if at < 0 {
		return nil, sentence
	}
	if fields = r.flagged(sentence[:at]); fields == nil {
		return nil, sentence
	}
	return fields, sentence[at+1:]
}

// Cost returns what a text tells of the cost, as fields of the card, and what it says besides.
func (r *Reader) Cost(text string) (cost map[string]string, rest string) {
	var besides []string
	for _, sentence := range r.language.sentences(text) {
		fields, others := r.flagged(sentence), ""
		if fields["cost"] == "" {
			fields, others = r.priced(sentence)
		}
		if fields["cost"] == "" {
			others = sentence
		} else {
			cost = fields
		}
		besides = append(besides, others)
	}
	if cost == nil {
		return nil, text
	}
	return cost, strings.TrimSpace(strings.Join(besides, " "))
}

// ofTaken returns the measure that counts the energy that a card took, in place of what is left then.
func ofTaken(m rule.Measure) rule.Measure {
	if m == rule.Energy {
		return rule.EnergyTaken
	}
	return m
}

// sentence reads a sentence, as two where that comes nearer to what can be said.
func (r *Reader) sentence(text string, read *Reading) {
	if fields := r.flagged(text); fields != nil {
		maps.Copy(read.Fields, fields)
		return
	}
	halves := r.halves(text)
	if i := slices.IndexFunc(halves, func(half [2]string) bool { return r.flagged(half[0]) != nil || r.flagged(half[1]) != nil }); i >= 0 {
		r.both(halves[i], read)
		return
	}
	found, score := r.nearest(text, read)
	left := r.unsaid(text, found)
	for _, half := range halves {
		if len(left) == 0 || r.effort <= 0 {
			break
		}
		if near, lack := r.parted(half, read); near >= enough && (near > score || lack < len(left)) {
			r.both(half, read)
			return
		}
	}
	if score < enough {
		read.Left = append(read.Left, strings.Fields(text)...)
		return
	}
	read.Doubtful = read.Doubtful || score < sure || len(left) > 0 && !r.isWanted(r.said(r.doing(found)), r.bag(text), mostSaid)
	r.add(found, read)
	read.Left = append(read.Left, left...)
	r.assume(text, read)
}

func (r *Reader) both(half [2]string, read *Reading) {
	r.sentence(half[0], read)
	r.sentence(half[1], read)
}

// parted returns how near both halves of a sentence come to something by themselves, and how many words lack then.
func (r *Reader) parted(half [2]string, read *Reading) (near float64, lack int) {
	first, score := r.nearest(half[0], read)
	second, other := r.nearest(half[1], &Reading{Rules: append(slices.Clone(read.Rules), first)})
	return min(score, other), len(r.unsaid(half[0], first)) + len(r.unsaid(half[1], second))
}

// add adds a rule with what it can't do without.
func (r *Reader) add(of rule.Rule, read *Reading) {
	if r.kind == schema.CardKind && of.Lasting() && of.Lasts == 0 {
		of.Lasts = forGood
	}
	if of.If == rule.EnergyTaken || of.Per == rule.EnergyTaken {
		read.Fields["takes_all"] = "true"
	}
	read.Rules = append(read.Rules, of)
}

// assume tells what the rule that was read last says of which a text says nothing. Who means something that ends mostly
// says when.
func (r *Reader) assume(text string, read *Reading) {
	wanted, of := r.bag(text), read.Rules[len(read.Rules)-1]
	for _, name := range []string{"pick", "for", "lasts"} {
		if !of.Offers(name, r.kind == schema.CardKind) {
			continue
		}
		says := r.phrase(of, rule.AttributeNamed(name))
		if r.isWanted(r.bag(says), wanted, wordSaid) {
			continue
		}
		read.assume(says)
		read.Doubtful = read.Doubtful || name == "for"
	}
}

// assume adds what nobody said, once.
func (r *Reading) assume(says string) {
	if !slices.Contains(r.Assumed, says) {
		r.Assumed = append(r.Assumed, says)
	}
}

// phrase returns the words of the sentence of a rule that would be others if an attribute were.
func (r *Reader) phrase(of rule.Rule, a *rule.Attribute) string {
	other := of
	if a.Number != nil {
		*a.Number(&other) = 2 + *a.Number(&of)%2
	} else {
		_ = a.Set(&other, a.Words[len(a.Words)-1])
	}
	says, otherwise := strings.Fields(r.say(of)), strings.Fields(r.say(other))
	isAlike := func(a, b string) bool { return strings.TrimRight(a, ",.") == strings.TrimRight(b, ",.") }
	for len(says) > 0 && len(otherwise) > 0 && isAlike(says[0], otherwise[0]) {
		says, otherwise = says[1:], otherwise[1:]
	}
	for len(says) > 0 && len(otherwise) > 0 && isAlike(says[len(says)-1], otherwise[len(otherwise)-1]) {
		says, otherwise = says[:len(says)-1], otherwise[:len(otherwise)-1]
	}
	return strings.TrimRight(strings.Join(says, " "), ",.")
}

// forGood is how many rounds a rule lasts of which nothing else was said.
const forGood = 99

// unsaid returns the words of a text that the sentence of a rule lacks. People may name whom it is for where the
// sentence needn't.
func (r *Reader) unsaid(text string, of rule.Rule) []string {
	return r.lacking(r.said(of), text, r.naming[of.To])
}

// lacking returns the words of a text that a sentence lacks, or has less often. Small words may stand anywhere.
func (r *Reader) lacking(sentence bag, text string, besides map[string]bool) (left []string) {
	said := maps.Clone(sentence.count)
	for _, word := range strings.Fields(text) {
		parts := r.language.words(word)
		lacks, number := len(parts) > 0, false
		for _, w := range parts {
			is := besides[w] || said[w] > 0 || sentence.count[w] > 0 && r.weight(w) < small
			lacks = lacks && !is
			number = number || !is && isNumber(w)
			said[w]--
		}
		if lacks || number {
			left = append(left, word)
		}
	}
	return left
}
