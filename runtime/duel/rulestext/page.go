package rulestext

import (
	"strings"

	"boardduels/internal/i18n"
)

// page is what is told of an action: lines, each of which goes on with what followed.
type page struct {
	t            *i18n.Translator
	lines        []string
	consequences []string
	apart        bool // what follows isn't a consequence of the last line
	bare         bool // nothing has come yet of what the last line names
}

// open begins a line.
func (p *page) open(line string) {
	p.flush()
	p.lines, p.apart, p.bare = append(p.lines, line), false, false
}

// follow goes on with a consequence.
func (p *page) follow(text string) { p.consequences = append(p.consequences, text) }

// ends reports whether a consequence was told last.
func (p *page) ends(text string) bool {
	n := len(p.consequences)
	return n > 0 && p.consequences[n-1] == text
}

// part begins a line of its own with what follows.
func (p *page) part() {
	p.flush()
	p.apart = true
}

// flush adds the consequences to the last line.
func (p *page) flush() {
	last := len(p.lines) - 1
	joined := strings.Join(p.consequences, ", ")
	switch {
	case joined == "" && p.bare:
		p.lines[last] = p.t.Text("event.nothing", i18n.Args{"Line": p.lines[last]})
	case joined == "":
	case last < 0 || p.apart:
		p.lines = append(p.lines, joined)
	default:
		p.lines[last] += ": " + joined
	}
	if p.bare = false; joined != "" {
		p.consequences, p.apart = nil, false
	}
}
