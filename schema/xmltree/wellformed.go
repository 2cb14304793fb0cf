package xmltree

import (
	"cmp"
	"strconv"
	"strings"
	"unicode/utf8"

	"boardduels/schema/words"
)

// check finds what the standard decoder lets pass in the token at an offset, or finds without saying where.
func (t *treeReader[F]) check(from int) *Problem {
	rest := t.source[from:]
	switch {
	case strings.HasPrefix(rest, "<!--"):
		return checkComment(rest, from)
	case strings.HasPrefix(rest, "<![CDATA["):
		return checkCData(rest, from, t.depth)
	case strings.HasPrefix(rest, "<?"):
		return t.checkInstruction(rest, from)
	case strings.HasPrefix(rest, "<!"): // also since entities can make a small document large
		return checkMarkup(rest, from)
	case strings.HasPrefix(rest, "</"):
		return t.checkEndTag(rest, from)
	case strings.HasPrefix(rest, "<"):
		return checkStartTag(t.source, from)
	}
	text, _, _ := strings.Cut(rest, "<")
	return checkCharacterData(text, from)
}

func checkComment(rest string, from int) *Problem {
	inside, _, closed := strings.Cut(rest[len("<!--"):], "-->")
	if !closed {
		return broken(from, "unclosed-comment", nil)
	}
	if i := strings.Index(inside+"-", "--"); i >= 0 {
		return broken(from+len("<!--")+i, "comment-dashes", nil)
	}
	return nil
}

// checkMarkup tells what a text is that starts with <!, and is neither a comment nor a section of text.
func checkMarkup(rest string, from int) *Problem {
	word := markupWord(rest)
	switch strings.ToUpper(word) {
	case "<!DOCTYPE", "<!ENTITY", "<!ELEMENT", "<!ATTLIST", "<!NOTATION":
		return &Problem{"doctype", from, nil}
	}
	return broken(from, "unknown-markup", words.Args{"text": words.Shorten(word)})
}

// markupWord returns what a text starts with, up to white space or what may belong to the next tag. A [ belongs to the
// word, unless white space stands before it.
func markupWord(text string) string {
	word := "<" + upTo(text[len("<"):], "<> \t\r\n")
	return word[:cmp.Or(strings.LastIndexByte(word, '[')+1, len(word))]
}

// upTo returns what stands in a text before the first of some characters, or all of it.
func upTo(text, stops string) string {
	if i := strings.IndexAny(text, stops); i >= 0 {
		return text[:i]
	}
	return text
}

// checkCData looks at a section that stands inside elements to a depth.
func checkCData(rest string, from, depth int) *Problem {
	switch {
	case !strings.Contains(rest, "]]>"):
		return broken(from, "unclosed-cdata", nil)
	case depth == 0:
		return &Problem{"text-outside", from, words.Args{"found": "<![CDATA["}}
	}
	return nil
}

// checkInstruction looks at a processing instruction. The XML declaration looks like one, and was looked at if it
// stands where it may.
func (t *treeReader[F]) checkInstruction(rest string, from int) *Problem {
	if !strings.Contains(rest, "?>") {
		return broken(from, "unclosed-instruction", nil)
	}
	if target := instruction(rest); strings.EqualFold(target, "xml") && (target != "xml" || from != t.base) {
		return broken(from, "misplaced-declaration", nil)
	}
	return nil
}

// instruction returns the name of the processing instruction that a text starts with.
func instruction(text string) string {
	inside, _, _ := strings.Cut(text[len("<?"):], "?>")
	return upTo(inside, " \t\r\n")
}

func (t *treeReader[F]) checkEndTag(rest string, from int) *Problem {
	name := t.name(from + len("</"))
	end := strings.TrimLeft(rest[len("</")+len(name):], " \t\r\n")
	switch {
	case strings.HasPrefix(end, ">"):
		return checkColons(name, from)
	case end == "" || end[0] == '<':
		return broken(from, "unclosed-tag", words.Args{"name": words.Shorten("/" + name)})
	case name == "":
		return broken(from, "no-name", nil)
	}
	return broken(from, "end-tag", words.Args{"name": words.Shorten(name)})
}

// checkStartTag looks at a start tag from its < to its >.
func checkStartTag(source string, from int) *Problem {
	s := tagScanner{source: source, pos: from + 1}
	name := s.until("/> \t\r\n<\"'=")
	if !IsName(name) {
		return broken(from, "no-name", nil)
	}
	if p := checkColons(name, from); p != nil {
		return p
	}
	for {
		a, p := s.attribute()
		if p != nil {
			return p
		}
		if a.name != "" {
			continue
		}
		if end := strings.TrimPrefix(source[s.pos:], "/"); strings.HasPrefix(end, ">") {
			return nil
		}
		return broken(from, "unclosed-tag", words.Args{"name": words.Shorten(name)})
	}
}

// checkColons finds a name that has more prefixes than one. XML by itself allows it; its namespaces, by which the
// decoder reads, don't.
func checkColons(name string, from int) *Problem {
	if strings.Count(name, ":") > 1 {
		return broken(from, "colons", words.Args{"name": words.Shorten(name)})
	}
	return nil
}

func checkCharacterData(text string, from int) *Problem {
	if i := strings.Index(text, "]]>"); i >= 0 {
		return broken(from+i, "cdata-end", nil)
	}
	return checkReferences(text, from)
}

// checkReferences looks at the entities and numbers of characters in a text at an offset.
func checkReferences(text string, from int) *Problem {
	rest := text
	for {
		before, behind, found := strings.Cut(rest, "&")
		if !found {
			return nil
		}
		if !isReference(behind) {
			at := len(text) - len(rest) + len(before)
			return broken(from+at, "reference", words.Args{"text": words.Shorten(referenceLike(text[at:]))})
		}
		rest = behind
	}
}

// isReference reports whether a text goes on from an & to a whole reference, to a character that XML can hold.
func isReference(text string) bool {
	name, _, closed := strings.Cut(text, ";")
	if !closed {
		return false
	}
	switch name {
	case "amp", "lt", "gt", "quot", "apos":
		return true
	}
	digits, base := strings.CutPrefix(name, "#x")
	radix := 16
	if !base {
		if digits, base = strings.CutPrefix(name, "#"); !base {
			return false
		}
		radix = 10
	}
	number, err := strconv.ParseUint(digits, radix, 32)
	return err == nil && number <= utf8.MaxRune && isXMLChar(rune(number)) && !strings.Contains(digits, "_")
}

// referenceLike returns what a person takes for the reference at the start of a text.
func referenceLike(text string) string {
	end := 1 + strings.IndexAny(text[1:], "&<>;\"' \t\r\n")
	switch {
	case end == 0:
		return text
	case text[end] == ';':
		end++
	}
	return text[:end]
}
