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
	Rules  []rule.Rule
	Fields map[string]string // of the card besides
	Left   []string          // words from which nothing was made
	// Doubtful is whether some of these are words of the language, or say that something isn't so: then something else
	// may be meant.
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

	weights map[string]int    // of words
	told    map[rule.Rule]bag // the words of sentences
	effort  int               // how many sentences may yet be tried
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
		sentence = r.priced(sentence, &read)
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
func (r *Reader) priced(sentence string, read *Reading) string {
	at := strings.IndexAny(sentence, ":,;")
	if at < 0 {
		return sentence
	}
	fields := r.flagged(sentence[:at])
	if fields == nil {
		return sentence
	}
	maps.Copy(read.Fields, fields)
	return sentence[at+1:]
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
	r.add(found, read)
	read.Left = append(read.Left, left...)
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

// forGood is how many rounds a rule lasts of which nothing else was said.
const forGood = 99

// unsaid returns the words of a text that the sentence of a rule lacks.
func (r *Reader) unsaid(text string, of rule.Rule) []string { return r.lacking(r.said(of), text) }

// lacking returns the words of a text that a sentence lacks, or has less often. Small words may stand anywhere.
func (r *Reader) lacking(sentence bag, text string) (left []string) {
	said := maps.Clone(sentence.count)
	for _, word := range strings.Fields(text) {
		parts := r.language.words(word)
		lacks, number := len(parts) > 0, false
		for _, w := range parts {
			is := said[w] > 0 || sentence.count[w] > 0 && r.weight(w) < small
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
