// Package docs holds the texts of this folder that a program shows to its users.
package docs

import (
	"embed"
	"regexp"
	"strconv"
	"strings"
)

//go:embed player/rules
var files embed.FS

// Section is a part of a text: its heading, and what stands below.
type Section struct {
	Title string
	Parts []Part
}

// Part is a text as Markdown with each paragraph on one line, or a picture: a position of a board game.
type Part struct {
	Text    string
	Picture *Picture // nil in a text
}

// Picture is a position of a board game: the lines of the set-up it begins from, with what chance, and an action that
// can be chosen there; "" shows none.
type Picture struct {
	Setup  []string
	Seed   uint64
	Action string
}

// Text is all that a section says.
func (s *Section) Text() string {
	var texts []string
	for _, part := range s.Parts {
		if part.Picture == nil {
			texts = append(texts, part.Text)
		}
	}
	return strings.Join(texts, "\n\n")
}

// lineEnd is the end of a line that its paragraph goes on after.
var lineEnd = regexp.MustCompile(`([^\n])\n +|([^\n])\n([^\n\d])`)

// Rules returns the numbered sections of the rules of the duel in a language; in English if there are none.
func Rules(language string) []Section { return sections("duel", language) }

// BoardRules returns those of a board game, by its id; none for a game without rules here.
func BoardRules(family, language string) []Section { return sections(family, language) }

// sections returns the numbered sections of a game's rules. What follows them is for those who work on the rules.
func sections(game, language string) (sections []Section) {
	text, err := files.ReadFile("player/rules/" + game + "." + language + ".md")
	if err != nil { // there is the English text alone
		if text, err = files.ReadFile("player/rules/" + game + ".md"); err != nil {
			return nil
		}
	}
	for _, part := range strings.Split(string(text), "\n## ")[1:] {
		title, below, _ := strings.Cut(part, "\n")
		if title[0] < '0' || title[0] > '9' {
			break
		}
		sections = append(sections, Section{title, parts(below)})
	}
	return sections
}

const fence = "```"

// parts cuts what stands below a heading at its pictures, which stand between fences: the first one says with what
// chance the position comes about, and what is done in it.
func parts(below string) (parts []Part) {
	for i, piece := range strings.Split(below, fence) {
		switch head, lines, _ := strings.Cut(piece, "\n"); {
		case i%2 == 1:
			of := &Picture{Setup: strings.Split(strings.TrimSpace(lines), "\n")}
			if of.Setup[0] == "" {
				of.Setup = nil
			}
			var seed string
			seed, of.Action, _ = strings.Cut(strings.TrimPrefix(head, "position "), " ")
			of.Seed, _ = strconv.ParseUint(seed, 10, 64)
			parts = append(parts, Part{Picture: of})
		case strings.TrimSpace(piece) != "":
			parts = append(parts, Part{Text: lineEnd.ReplaceAllString(strings.TrimSpace(piece), "$1$2 $3")})
		}
	}
	return parts
}
