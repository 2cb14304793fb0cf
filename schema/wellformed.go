package schema

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// check finds what the standard decoder lets pass in the token at an offset, or finds without saying where.
func (t *treeReader) check(from int) *problem {
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

func checkComment(rest string, from int) *problem {
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
func checkMarkup(rest string, from int) *problem {
	word := rest[:len("<!")+wordLength(rest[len("<!"):])]
	switch strings.ToUpper(word) {
	case "<!DOCTYPE", "<!ENTITY", "<!ELEMENT", "<!ATTLIST", "<!NOTATION":
		return &problem{"doctype", from, nil}
	}
	return broken(from, "unknown-markup", Args{"text": shorten(word)})
}

// wordLength returns the length of what a text starts with, up to white space or what may belong to the next tag. A [
// belongs to the word, unless white space stands before it.
func wordLength(text string) int {
	end := strings.IndexAny(text, "<> \t\r\n")
	if end < 0 {
		end = len(text)
	}
	if i := strings.LastIndexByte(text[:end], '['); i >= 0 {
		return i + 1
	}
	return end
}

// checkCData looks at a section that stands inside elements to a depth.
func checkCData(rest string, from, depth int) *problem {
	switch {
	case !strings.Contains(rest, "]]>"):
		return broken(from, "unclosed-cdata", nil)
	case depth == 0:
		return &problem{"text-outside", from, Args{"found": "<![CDATA["}}
	}
	return nil
}

// checkInstruction looks at a processing instruction. The XML declaration looks like one, and was looked at if it
// stands where it may.
func (t *treeReader) checkInstruction(rest string, from int) *problem {
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
	if i := strings.IndexAny(inside, " \t\r\n"); i >= 0 {
		return inside[:i]
	}
	return inside
}

func (t *treeReader) checkEndTag(rest string, from int) *problem {
	name := t.name(from + len("</"))
	end := strings.TrimLeft(rest[len("</")+len(name):], " \t\r\n")
	switch {
	case strings.HasPrefix(end, ">"):
		return checkColons(name, from)
	case end == "" || end[0] == '<':
		return broken(from, "unclosed-tag", Args{"name": shorten("/" + name)})
	case name == "":
		return broken(from, "no-name", nil)
	}
	return broken(from, "end-tag", Args{"name": shorten(name)})
}

// checkStartTag looks at a start tag from its < to its >.
func checkStartTag(source string, from int) *problem {
	s := tagScanner{source: source, pos: from + 1}
	name := s.until("/> \t\r\n<\"'=")
	if !isName(name) {
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
		return broken(from, "unclosed-tag", Args{"name": shorten(name)})
	}
}

// checkColons finds a name that has more prefixes than one. XML by itself allows it; its namespaces, by which the
// decoder reads, don't.
func checkColons(name string, from int) *problem {
	if strings.Count(name, ":") > 1 {
		return broken(from, "colons", Args{"name": shorten(name)})
	}
	return nil
}

func checkCharacterData(text string, from int) *problem {
	if i := strings.Index(text, "]]>"); i >= 0 {
		return broken(from+i, "cdata-end", nil)
	}
	return checkReferences(text, from)
}

// checkReferences looks at the entities and numbers of characters in a text at an offset.
func checkReferences(text string, from int) *problem {
	for at := strings.IndexByte(text, '&'); at >= 0; {
		length := referenceLength(text[at:])
		if length == 0 {
			return broken(from+at, "reference", Args{"text": shorten(referenceLike(text[at:]))})
		}
		next := strings.IndexByte(text[at+length:], '&')
		if next < 0 {
			return nil
		}
		at += length + next
	}
	return nil
}

// referenceLength returns the length of the reference that a text starts with; 0 if it isn't one, or stands for a
// character that XML can't hold.
func referenceLength(text string) int {
	name, _, closed := strings.Cut(text[1:], ";")
	if !closed {
		return 0
	}
	switch name {
	case "amp", "lt", "gt", "quot", "apos":
		return len(name) + len("&;")
	}
	digits, base := strings.CutPrefix(name, "#x")
	radix := 16
	if !base {
		if digits, base = strings.CutPrefix(name, "#"); !base {
			return 0
		}
		radix = 10
	}
	number, err := strconv.ParseUint(digits, radix, 32)
	if err != nil || number > utf8.MaxRune || !isXMLChar(rune(number)) || strings.Contains(digits, "_") {
		return 0
	}
	return len(name) + len("&;")
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
