// Package licences embeds the licences of everything that the programs are made of. tools/licences collects them.
package licences

import (
	_ "embed"
	"strings"
)

//go:embed licences.txt
var text string

// What the text is written with.
const (
	// Begins the line before a text, with the names of works and, after a colon, those of their licences
	Rule    = "=== "
	Between = ", " // stands between names
)

// Work is something that the programs are made of.
type Work struct {
	Name  string // the path of a module, or what else it is called
	Kinds string // its licences by their names in the SPDX list, such as "BSD-3-Clause, OFL-1.1"
	Text  string // all that its authors ask to be told
}

// Text returns all as it was collected.
func Text() string { return text }

// Works returns what the programs are made of, this program first.
func Works() (works []Work) {
	for _, part := range strings.Split("\n"+text, "\n"+Rule)[1:] {
		title, body, _ := strings.Cut(part, "\n")
		names, kinds, _ := strings.Cut(title, ": ")
		for name := range strings.SplitSeq(names, Between) {
			works = append(works, Work{name, kinds, strings.TrimSpace(body)})
		}
	}
	return works
}
