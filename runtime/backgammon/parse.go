package backgammon

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Parse reads a play in any order of its parts. Hits may be left unmarked, and points on the way be named or not; steps
// are divided by / or -, the bar is bar, b or 25, off is off, o or 0, and the roll may stand before a colon. Who can't
// move writes pass, no move or a dash.
func (g *Game) Parse(s *State, text string) (Play, error) {
	legal := g.Legal(s, nil)
	written, err := read(text)
	if err == nil {
		legal = slices.DeleteFunc(slices.Clone(legal), func(p Play) bool { return !written.fits(&p, &s.Board[1-s.Mover]) })
		meant := gentlest(legal, &s.Board[1-s.Mover])
		switch len(meant) {
		case 0:
			err = fmt.Errorf("%.60q is no play with %d and %d", text, s.Dice[0], s.Dice[1])
		case 1:
			return meant[0], nil
		default:
			return Pass, fmt.Errorf("%.60q can mean %s and %s: write one of them", text, g.Format(s, meant[0]), g.Format(s, meant[1]))
		}
	}
	return Pass, fmt.Errorf("%w; allowed are %s", err, g.examples(s))
}

// examples lists some legal plays for a message.
func (g *Game) examples(s *State) string {
	const enough = 6
	legal := g.Legal(s, nil)
	var names []string
	for _, p := range legal[:min(len(legal), enough)] {
		names = append(names, strconv.Quote(g.Format(s, p)))
	}
	if left := len(legal) - enough; left > 0 {
		names = append(names, fmt.Sprintf("%d more", left))
	}
	if len(names) == 0 {
		return "none: the game is over"
	}
	return strings.Join(names, ", ")
}

// gentlest returns the plays that hit least: players mark the hits of others.
func gentlest(plays []Play, enemy *Side) (best []Play) {
	least := len(Pass) + 1
	for _, p := range plays {
		switch n := len(p.hits(enemy)); {
		case n < least:
			best, least = []Play{p}, n
		case n == least:
			best = append(best, p)
		}
	}
	return best
}

// hits returns the points where a play hits.
func (p *Play) hits(enemy *Side) (points []int8) {
	for _, step := range p[:p.Len()] {
		if step.To != Off && enemy[Bar-step.To] == 1 && !slices.Contains(points, step.To) {
			points = append(points, step.To)
		}
	}
	return points
}

// written is what a player's text says of a play.
type written struct {
	change [Bar + 1]int8 // of the own counts
	hits   []int8        // where the text marks a hit
	via    []int8        // points on the way that it names
}

// fits reports whether a play is one that the text can mean. Of the points on the way only those with a hit matter: a
// legal play names one of several ways.
func (w *written) fits(p *Play, enemy *Side) bool {
	var change [Bar + 1]int8
	for _, step := range p[:p.Len()] {
		change[step.From]--
		change[step.To]++
	}
	if change != w.change {
		return false
	}
	made := p.hits(enemy)
	for _, point := range w.hits {
		if !slices.Contains(made, point) {
			return false
		}
	}
	for _, point := range w.via {
		if point != Off && enemy[Bar-point] == 1 && !slices.Contains(made, point) {
			return false
		}
	}
	return true
}

var (
	rollBefore = regexp.MustCompile(`^\s*[1-6]\s*-?\s*[1-6]\s*:`)
	passes     = regexp.MustCompile(`(?i)^\s*(pass|no move|cannot move|-|–|—)\s*$`)
	wayText    = regexp.MustCompile(`(?i)^((?:bar|off|b|o|[0-9]{1,2})\*?(?:[/-](?:bar|off|b|o|[0-9]{1,2})\*?)+)(?:\(([1-4])\))?$`)
)

func read(text string) (*written, error) {
	w := &written{}
	text = rollBefore.ReplaceAllString(text, "")
	if passes.MatchString(text) {
		return w, nil
	}
	parts := strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' || r == '\t' })
	if len(parts) == 0 || len(parts) > len(Pass) {
		return nil, fmt.Errorf("%.60q names %d steps, allowed are 1 to %d", text, len(parts), len(Pass))
	}
	for _, part := range parts {
		match := wayText.FindStringSubmatch(part)
		if match == nil {
			return nil, fmt.Errorf("%.60q is no step such as 8/5, bar/20*, 6/off or 6/5(2)", part)
		}
		times := 1
		if match[2] != "" {
			times = int(match[2][0] - '0')
		}
		if err := w.way(match[1], int8(times)); err != nil {
			return nil, err
		}
	}
	return w, nil
}

// way adds the way of some checkers.
func (w *written) way(text string, times int8) error {
	stops := strings.FieldsFunc(text, func(r rune) bool { return r == '/' || r == '-' })
	last := int8(0)
	for i, stop := range stops {
		name, hit := strings.CutSuffix(stop, "*")
		p, err := parsePlace(name)
		if err != nil {
			return err
		}
		if i > 0 && p >= last {
			return fmt.Errorf("%.60q goes from %s to %s, allowed is towards lower points", text, place(last), place(p))
		}
		last = p
		switch i {
		case 0:
			w.change[p] -= times
		case len(stops) - 1:
			w.change[p] += times
		default:
			w.via = append(w.via, p)
		}
		if hit {
			w.hits = append(w.hits, p)
		}
	}
	return nil
}

func parsePlace(name string) (int8, error) {
	switch strings.ToLower(name) {
	case "bar", "b":
		return Bar, nil
	case "off", "o":
		return Off, nil
	}
	n, err := strconv.Atoi(name)
	if err != nil || n < Off || n > Bar {
		return 0, fmt.Errorf("%.20q is no place, allowed are 1 to 24, bar and off", name)
	}
	return int8(n), nil
}
