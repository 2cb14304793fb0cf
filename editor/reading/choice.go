package reading

import (
	"slices"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/internal/spelling"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// choice reads a sentence that offers a choice, as “Choose one: …” does, and reports whether it is one. Of one whose
// modes can't be read nothing is made: done one after the other they would be something else.
func (r *Reader) choice(sentence string, read *Reading) bool {
	frame, list := framed(sentence)
	if list == "" || r.kind != schema.CardKind {
		return false
	}
	wanted := r.bag(frame)
	chosen, byLot := r.frame("cardrule.choose"), r.frame("cardrule.lot")
	isChosen, isLot := chosen.shareIn(wanted) >= enough, byLot.shareIn(wanted) >= enough
	if !isChosen && !isLot {
		return false
	}
	parts := r.language.modes(list)
	modes := r.modes(parts[:min(len(parts), rule.MostModes)])
	switch {
	case len(modes) >= 2:
	case isChosen:
		read.Left = append(read.Left, strings.Fields(sentence)...)
		return true
	default:
		return false
	}
	if isLot && !isChosen {
		read.Fields["modes"] = "lot"
		chosen = byLot
	}
	read.Left = append(read.Left, r.lacking(chosen, frame, nil)...)
	for i := range modes {
		read.take(&modes[i], i+1)
	}
	for _, tooMany := range parts[len(modes):] {
		read.Left = append(read.Left, strings.Fields(tooMany)...)
	}
	return true
}

// take adds what was read of a mode.
func (r *Reading) take(read *Reading, mode int) {
	for _, of := range read.Rules {
		of.Mode = int16(mode)
		r.Rules = append(r.Rules, of)
	}
	r.Left, r.Doubtful = append(r.Left, read.Left...), r.Doubtful || read.Doubtful
	for _, says := range read.Assumed {
		r.assume(says)
	}
}

// framed returns what stands before a list and the list, as in “Choose one: …” and “Choose one – …”; no list if there
// is none.
func framed(sentence string) (frame, list string) {
	sentence = strings.ReplaceAll(sentence, " - ", " – ")
	if at := strings.IndexAny(sentence, ":–—"); at >= 0 {
		return sentence[:at], strings.TrimLeft(sentence[at:], ":–— ")
	}
	return sentence, ""
}

// frame returns the words with which a choice begins.
func (r *Reader) frame(key string) bag { return r.bag(r.t.Text(key, i18n.Args{"List": ""})) }

// modes reads the modes of a choice; none if one of them isn't understood.
func (r *Reader) modes(parts []string) (modes []Reading) {
	for _, part := range parts {
		mode := Reading{Fields: map[string]string{}}
		r.sentence(part, &mode)
		if len(mode.Rules) == 0 || len(mode.Fields) > 0 { // these are the whole card's
			return nil
		}
		modes = append(modes, mode)
	}
	return modes
}

// modes returns what there is to choose from in a list. Where semicolons part it, commas and words don't; “and” joins
// what one mode does where another word or a comma parts them.
func (l language) modes(list string) (parts []string) {
	words := strings.Fields(list)
	ends := func(w string) bool { return strings.HasSuffix(w, ";") }
	parting := func(w string) bool { return false }
	if !slices.ContainsFunc(words, ends) {
		ends = func(w string) bool { return strings.HasSuffix(w, ",") }
		parting = func(w string) bool { return l.choosing[spelling.Fold(w)] }
		if !slices.ContainsFunc(words, func(w string) bool { return ends(w) || parting(w) }) {
			parting = func(w string) bool { return l.joining[spelling.Fold(w)] }
		}
	}
	part := []string{}
	end := func() {
		if len(part) > 0 {
			parts = append(parts, strings.Join(part, " "))
		}
		part = nil
	}
	for _, w := range words {
		switch {
		case parting(w), len(part) == 0 && l.choosing[spelling.Fold(w)]:
			end()
		case ends(w):
			part = append(part, strings.TrimRight(w, ",;"))
			end()
		default:
			part = append(part, w)
		}
	}
	end()
	return parts
}
