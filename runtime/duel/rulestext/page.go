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

	aside  bool     // what follows comes of what is told in brackets
	within []string // the brackets: what it is, then what came of it
}

// open begins a line.
func (p *page) open(line string) {
	p.flush()
	p.lines, p.apart, p.bare = append(p.lines, line), false, false
}

// follow goes on with a consequence.
func (p *page) follow(text string) {
	if p.aside {
		p.within = append(p.within, text)
		return
	}
	p.consequences = append(p.consequences, text)
}

// interject opens brackets behind the last consequence.
func (p *page) interject(text string) {
	p.shut()
	p.aside, p.within = true, []string{text}
}

// shut closes the brackets that are open.
func (p *page) shut() {
	if !p.aside {
		return
	}
	text := p.within[0]
	if len(p.within) > 1 {
		text += ": " + strings.Join(p.within[1:], ", ")
	}
	p.aside, p.within = false, nil
	if last := len(p.consequences) - 1; last >= 0 {
		p.consequences[last] += " (" + text + ")"
		return
	}
	p.follow(text)
}

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
	p.shut()
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
