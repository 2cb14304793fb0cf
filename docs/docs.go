// Package docs holds the texts of this folder that a program shows to its users.
package docs

import (
	_ "embed"
	"regexp"
	"strings"
)

//go:embed rules.md
var english string

//go:embed rules.uk.md
var ukrainian string

// Section is a part of a text: its heading, and what stands below as Markdown with each paragraph on one line.
type Section struct{ Title, Text string }

// lineEnd is the end of a line that its paragraph goes on after.
var lineEnd = regexp.MustCompile(`([^\n])\n +|([^\n])\n([^\n\d])`)

// Rules returns the numbered sections of the rules of the duel in a language, which is English unless it is "uk".
func Rules(language string) (sections []Section) {
	text := english
	if language == "uk" {
		text = ukrainian
	}
	for _, part := range strings.Split(text, "\n## ")[1:] {
		title, below, _ := strings.Cut(part, "\n")
		if title[0] < '0' || title[0] > '9' {
			break // what follows is for those who work on the rules
		}
		sections = append(sections, Section{title, lineEnd.ReplaceAllString(strings.TrimSpace(below), "$1$2 $3")})
	}
	return sections
}
