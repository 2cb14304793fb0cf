package main

import (
	"go/format"
	"go/parser"
	"go/token"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// columns is how far a comment may reach, and tab how many of them a tab takes.
const (
	columns = 120
	tab     = 4
)

func width(line string) int {
	return utf8.RuneCountInString(line) + (tab-1)*strings.Count(line, "\t")
}

// comments returns at which column (in bytes, from 0) the comment of a line begins, by the line's index. Directives and
// comments between /* and */ are left out.
func comments(name string, source []byte) (map[int]int, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name, source, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	found := map[int]int{}
	for _, group := range file.Comments {
		for _, c := range group.List {
			if at := fset.Position(c.Pos()); strings.HasPrefix(c.Text, "//") && !strings.HasPrefix(c.Text, "//go:") {
				found[at.Line-1] = at.Column - 1
			}
		}
	}
	return found, nil
}

// tooLong returns the numbers of the lines with a comment that reaches too far.
func tooLong(name string, source []byte) (numbers []int, err error) {
	at, err := comments(name, source)
	for i, line := range strings.Split(string(source), "\n") {
		if _, ok := at[i]; ok && width(line) > columns {
			numbers = append(numbers, i+1)
		}
	}
	return numbers, err
}

// wrap returns a file with its long comments wrapped: each from the line that is too long to the end of its paragraph.
func wrap(name string, source []byte) ([]byte, error) {
	at, err := comments(name, source)
	if err != nil {
		return nil, err
	}
	lines := strings.Split(string(source), "\n")
	var out []string
	changed := false
	for i := 0; i < len(lines); i++ {
		line := lines[i]
		column, ok := at[i]
		if !ok || width(line) <= columns {
			out = append(out, line)
			continue
		}
		changed = true
		code, text := line[:column], line[column+2:]
		if strings.TrimSpace(code) != "" {
			indent := code[:len(code)-len(strings.TrimLeft(code, "\t "))]
			words := strings.Fields(text)
			first, size := utf8.DecodeRuneInString(words[0])
			words[0] = string(unicode.ToUpper(first)) + words[0][size:]
			out = append(out, fill(indent, " ", " ", words)...)
			out = append(out, strings.TrimRight(code, "\t "))
			continue
		}
		p := paragraphOf(text)
		words := strings.Fields(text[len(p.first):])
		for p.kind != verbatim && i+1 < len(lines) {
			next, ok := at[i+1]
			if !ok || lines[i+1][:next] != code || paragraphOf(lines[i+1][next+2:]).kind != p.goesOn {
				break
			}
			i++
			words = append(words, strings.Fields(lines[i][next+2:])...)
		}
		if p.kind == verbatim {
			out = append(out, line)
			continue
		}
		out = append(out, fill(code, p.first, p.hang, words)...)
	}
	if !changed {
		return source, nil
	}
	return format.Source([]byte(strings.Join(out, "\n")))
}

// kind is what a line of a comment belongs to.
type kind int

const (
	verbatim kind = iota // code, headings, links, empty lines: to be left alone
	text
	item // the first line of a list's item
	deep // the others
)

// paragraph says how the lines of one begin, behind the slashes.
type paragraph struct {
	kind, goesOn kind
	first, hang  string
}

var bullet = regexp.MustCompile(`^  +([-*+•]|\d+[.)]) +`)

func paragraphOf(line string) paragraph {
	lead := line[:len(line)-len(strings.TrimLeft(line, " "))]
	switch mark := bullet.FindString(line); {
	case mark != "":
		return paragraph{item, deep, mark, strings.Repeat(" ", len(mark))}
	case len(lead) >= 4:
		return paragraph{deep, deep, lead, lead}
	case len(lead) != 1, len(line) == 1, strings.HasPrefix(line, " \t"), strings.HasPrefix(line, " # "), link.MatchString(line):
		return paragraph{}
	}
	return paragraph{text, text, " ", " "}
}

var link = regexp.MustCompile(`^ \[[^]]*\]: `)

// fill sets words into lines of a comment.
func fill(indent, first, hang string, words []string) (lines []string) {
	line := indent + "//" + first
	for i, word := range words {
		switch {
		case i == 0:
			line += word
		case width(line+" "+word) > columns:
			lines = append(lines, line)
			line = indent + "//" + hang + word
		default:
			line += " " + word
		}
	}
	return append(lines, line)
}
