package trained

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"boardduels/internal/textnorm"
)

// Parse reads the text of a file. An error names the line, what was found there, and what is allowed.
func Parse(text string) (*Document, error) {
	p := parser{document: &Document{}, missing: map[string]bool{"brain": true, "seed": true, "date": true, "rules": true, "pack": true, "games": true}}
	for i, line := range strings.Split(string(textnorm.Meant([]byte(text))), "\n") {
		if err := p.line(i, strings.TrimSpace(line)); err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	for _, key := range []string{"brain", "seed", "date", "rules", "pack", "games"} {
		if p.missing[key] {
			return nil, fmt.Errorf("the head has no %s", key)
		}
	}
	return p.document, nil
}

type parser struct {
	document *Document
	missing  map[string]bool
}

func (p *parser) line(number int, line string) error {
	sections := p.document.Sections
	switch {
	case number == 0 && line != magic:
		return fmt.Errorf("%.40q isn't %q", line, magic)
	case number == 0 || line == "":
		return nil
	case strings.HasPrefix(line, "["):
		return p.section(number+1, line)
	case len(sections) == 0:
		return p.head(line)
	}
	row, err := parseRow(line)
	row.line = number + 1
	section := &sections[len(sections)-1]
	section.Rows = append(section.Rows, row)
	return err
}

func (p *parser) section(number int, line string) error {
	name, closed := strings.CutSuffix(line[1:], "]")
	if !closed || name == "" || strings.ContainsAny(name, "[]") {
		return fmt.Errorf("%.40q isn't a section's name in brackets", line)
	}
	if slices.ContainsFunc(p.document.Sections, func(s Section) bool { return s.Name == name }) {
		return fmt.Errorf("section [%s] stands twice, allowed is once", name)
	}
	p.document.Sections = append(p.document.Sections, Section{Name: name, line: number})
	return nil
}

func (p *parser) head(line string) (err error) {
	h := &p.document.Head
	key, value, _ := strings.Cut(line, " ")
	if value == "" {
		return fmt.Errorf("%.40q has no value", line)
	}
	switch key {
	case "after":
		h.After = append(h.After, value)
		return nil
	case "measured":
		h.Measured = append(h.Measured, value)
		return nil
	}
	if isMissing, known := p.missing[key]; !known {
		return fmt.Errorf("%.40q is neither a line of the head nor a section", line)
	} else if !isMissing {
		return fmt.Errorf("%s stands twice", key)
	}
	p.missing[key] = false
	switch key {
	case "brain":
		h.Brain = value
	case "date":
		h.Date = value
	case "pack":
		h.Pack = value
	case "seed":
		h.Seed, err = strconv.ParseUint(value, 10, 64)
	case "rules":
		h.Rules, err = strconv.Atoi(value)
	case "games":
		h.Games, err = strconv.Atoi(value)
	}
	if err != nil {
		return fmt.Errorf("%s is %.40q, allowed is a whole number", key, value)
	}
	return nil
}

func parseRow(line string) (Row, error) {
	fields := strings.Fields(line)
	row := Row{Name: fields[0], Numbers: make([]float32, len(fields)-1)}
	if len(row.Numbers) == 0 {
		return row, fmt.Errorf("%.40q has no numbers", line)
	}
	for i, field := range fields[1:] {
		x, err := number(field)
		if err != nil {
			return row, err
		}
		row.Numbers[i] = x
	}
	return row, nil
}

func number(field string) (float32, error) {
	x, err := strconv.ParseFloat(field, 32)
	if errors.Is(err, strconv.ErrSyntax) || math.IsNaN(x) || math.IsInf(x, 0) {
		return 0, fmt.Errorf("%.40q isn't a number", field)
	}
	return float32(x), nil
}

// Need returns an error unless a row has a count of numbers.
func (r *Row) Need(count int) error {
	if len(r.Numbers) != count {
		return fmt.Errorf("row %s has %d numbers, needed are %d", r.Name, len(r.Numbers), count)
	}
	return nil
}
