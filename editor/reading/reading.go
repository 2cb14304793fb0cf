// Package reading finds the rules that people mean by a text: those whose own sentences come nearest to its. So it
// knows each word of the language of rules, in each language in which faces are written, without a grammar of its own.
package reading

import (
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"boardduels/internal/i18n"
	"boardduels/internal/spelling"
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
		if r.choice(sentence, &read) {
			continue
		}
		for _, part := range split(r.priced(sentence, &read), ";") {
			r.sentence(part, &read)
		}
	}
	if read.Fields["takes_all"] != "" {
		for i := range read.Rules {
			of := &read.Rules[i]
			of.If, of.Per = ofTaken(of.If), ofTaken(of.Per)
		}
	}
	for _, w := range read.Left {
		w = strings.TrimFunc(spelling.Fold(w), unicode.IsPunct)
		read.Doubtful = read.Doubtful || w != "" && (r.denying[stem(w)] || r.weight(stem(w)) > 0)
	}
	return read
}

// priced reads what stands before a colon or a comma, as in “Costs 1: …”, and returns what is left to be read.
func (r *Reader) priced(sentence string, read *Reading) string {
	at := strings.IndexAny(sentence, ":,")
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
	found, score := r.nearest(text, read)
	left := r.unsaid(text, found)
	for _, half := range r.halves(text) {
		if len(left) == 0 || r.effort <= 0 {
			break
		}
		before, first := r.nearest(half[0], read)
		_, second := r.nearest(half[1], &Reading{Rules: append(slices.Clone(read.Rules), before)})
		if min(first, second) > max(score, enough) {
			r.sentence(half[0], read)
			r.sentence(half[1], read)
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

// unsaid returns the words of a text that the sentence of a rule lacks, or has less often. Small words may stand
// anywhere.
func (r *Reader) unsaid(text string, of rule.Rule) (left []string) {
	said := maps.Clone(r.said(of).count)
	for _, word := range strings.Fields(text) {
		parts := r.language.words(word)
		lacks, number := len(parts) > 0, false
		for _, w := range parts {
			is := said[w] > 0 || r.said(of).count[w] > 0 && r.weight(w) < small
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

// choice reads a sentence that offers a choice, as “Choose one: …” does, and reports whether it is one.
func (r *Reader) choice(sentence string, read *Reading) bool {
	frame, list, is := strings.Cut(sentence, ":")
	if !is || r.kind != schema.CardKind {
		return false
	}
	wanted := r.bag(frame)
	chosen, byLot := r.bag(r.t.Text("cardrule.choose", noList)).shareIn(wanted), r.bag(r.t.Text("cardrule.lot", noList)).shareIn(wanted)
	if max(chosen, byLot) < enough {
		return false
	}
	var modes []rule.Rule
	parts := r.choices(list)
	if len(parts) > rule.MostModes {
		return false
	}
	for _, part := range parts {
		mode, score := r.nearest(part, read)
		if score < enough {
			return false
		}
		mode.Mode = int16(len(modes) + 1)
		modes = append(modes, mode)
	}
	if len(modes) < 2 {
		return false
	}
	for _, m := range modes {
		r.add(m, read)
	}
	if byLot > chosen {
		read.Fields["modes"] = "lot"
	}
	return true
}

var noList = i18n.Args{"List": ""}
