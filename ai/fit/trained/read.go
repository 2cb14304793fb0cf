package trained

import "fmt"

// Others is the section for heroes that training hasn't seen; no hero can be called so.
const Others = "*"

// Embedded returns what read makes of a file that is part of the program. It panics if the file is damaged: the tests
// read it too.
func Embedded[T any](file, text string, read func(*Document) (T, error)) T {
	document, err := Parse(text)
	if err == nil {
		var value T
		if value, err = read(document); err == nil {
			return value
		}
	}
	panic(fmt.Errorf("%s: %w", file, err))
}

// Of returns an error unless the document is a brain's.
func (d *Document) Of(brain string) error {
	if d.Head.Brain != brain {
		return fmt.Errorf("the file is of brain %q, not of %q", d.Head.Brain, brain)
	}
	return nil
}

// EachHero reads the sections of a brain's document, which has one for each hero and one for all others. An error names
// the line and the section.
func (d *Document) EachHero(brain string, read func(*Section) error) error {
	if err := d.Of(brain); err != nil {
		return err
	}
	hasOthers := false
	for i := range d.Sections {
		s := &d.Sections[i]
		if err := read(s); err != nil {
			return fmt.Errorf("hero %s: %w", s.Name, err)
		}
		hasOthers = hasOthers || s.Name == Others
	}
	if !hasOthers {
		return fmt.Errorf("there is no section [%s] for all other heroes", Others)
	}
	return nil
}

// EachRow reads the rows of a section, none of which may stand twice. An error names the line.
func (s *Section) EachRow(read func(*Row) error) error {
	seen := map[string]int{}
	for i := range s.Rows {
		row := &s.Rows[i]
		if first, ok := seen[row.Name]; ok {
			return at(row.line, fmt.Errorf("row %s stands twice, allowed is once, and it stands in line %d", row.Name, first))
		}
		seen[row.Name] = row.line
		if err := read(row); err != nil {
			return at(row.line, err)
		}
	}
	return nil
}

// NeedRow returns an error unless a section has a row.
func (s *Section) NeedRow(name string) error {
	for i := range s.Rows {
		if s.Rows[i].Name == name {
			return nil
		}
	}
	return at(s.line, fmt.Errorf("there is no row %s", name))
}

func at(line int, err error) error {
	if line == 0 {
		return err
	}
	return fmt.Errorf("line %d: %w", line, err)
}
