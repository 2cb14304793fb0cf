package reading

import (
	"math"
	"slices"
	"strings"
)

// What lacks in either of two sentences counts against them, what people say and the rule doesn't more than what the
// rule says besides (the index of Tversky).
const (
	commonCounts = 10
	unsaidCounts = 7
	addedCounts  = 3
)

// likeness tells how near the sentence of a rule comes to what is wanted, from 0 to 1.
func (r *Reader) likeness(wanted, said bag) float64 {
	common, unsaid, added := 0, 0, 0
	for w, n := range wanted.count {
		there := min(n, said.count[w])
		weight := r.weight(w)
		common += weight * there
		unsaid += weight * (n - there)
	}
	for w, n := range said.count {
		if more := n - wanted.count[w]; more > 0 {
			added += r.addedWeight(w) * more
		}
	}
	if common == 0 {
		return 0
	}
	return float64(commonCounts*common) / float64(commonCounts*common+unsaidCounts*unsaid+addedCounts*added)
}

// weigh weighs the words of all sentences that were learned: the fewer have a word, the more it tells.
func (r *Reader) weigh(more []bag) {
	in := map[string]float64{}
	for _, b := range more {
		for w := range b.count {
			in[w]++
		}
	}
	for _, g := range r.effects {
		for w := range g.words.count {
			in[w]++
		}
	}
	for _, g := range r.words {
		for w := range g.words.count {
			in[w]++
		}
	}
	most := math.Log(float64(len(r.effects) + len(r.words) + len(more) + 1))
	for w, n := range in {
		if !strings.Contains(w, " ") {
			r.weights[w] = int(math.Round(whole * (1 - math.Log(n)/most)))
		}
	}
}

// whole is how much a number tells, and a word that one sentence has.
const whole = 1000

// weight returns how much a word tells: a number most, nothing what is in no sentence, and two neighbours half of what
// the lesser of them tells.
func (r *Reader) weight(w string) int {
	if first, second, pair := strings.Cut(w, " "); pair {
		return min(r.weight(first), r.weight(second)) / 2
	}
	if isNumber(w) {
		return whole
	}
	return r.weights[w]
}

// addedWeight returns how much a word tells that people didn't say. One of something is mostly said without a number.
func (r *Reader) addedWeight(w string) int {
	if slices.Contains(strings.Fields(w), "1") {
		return r.weight(w) / 2
	}
	return r.weight(w)
}

// contradicts reports whether some words say that something isn't so, of which people don't speak.
func (r *Reader) contradicts(words, wanted bag) bool {
	for w := range words.count {
		if r.denying[w] && wanted.count[w] == 0 {
			return true
		}
	}
	return false
}

// isBound reports whether people name a condition that some words add to a sentence: they say what each condition says,
// or that something isn't so, and what this one says besides.
func (r *Reader) isBound(sentence, condition, wanted bag, percent int) bool {
	denied := false
	for w := range wanted.count {
		denied = denied || r.denying[w]
	}
	return (denied || r.hasAll(r.bounds, sentence, wanted)) && r.isWanted(condition.beyond(r.bounds), wanted, percent)
}

// hasAll reports whether people say some words as often as a sentence does.
func (*Reader) hasAll(words, sentence, wanted bag) bool {
	for w := range words.count {
		if isWord(w) && sentence.count[w] > wanted.count[w] {
			return false
		}
	}
	return true
}

// small is less than what a word tells that means something by itself.
const small = 350

// isWanted reports whether people say some share, in percent, of what some words tell.
func (r *Reader) isWanted(words, wanted bag, percent int) bool {
	return 100*r.tells(words.in(wanted)) >= percent*r.tells(words)
}

// tells returns how much some words tell. Numbers and pairs don't count.
func (r *Reader) tells(words bag) (told int) {
	for w, n := range words.count {
		if isWord(w) {
			told += r.weight(w) * n
		}
	}
	return told
}
