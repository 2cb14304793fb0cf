package protocol

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// greeting answers hello.
type greeting struct {
	name string // "" if the program didn't say
}

// maxName is the most characters of a program's name.
const maxName = 64

func parseGreeting(line []byte) (greeting, error) {
	fields, err := parseObject(line, "protocol", "name")
	if err != nil {
		return greeting{}, err
	}
	version, err := fields.number("protocol")
	if err != nil {
		return greeting{}, err
	}
	if version != Version {
		return greeting{}, fmt.Errorf("protocol is %d, this program speaks %d", version, Version)
	}
	name, err := fields.text("name")
	switch {
	case errors.Is(err, errMissing):
		return greeting{}, nil
	case err != nil:
		return greeting{}, err
	case utf8.RuneCountInString(name) > maxName || strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsPrint(r) }):
		return greeting{}, fmt.Errorf("name is %s, allowed are up to %d printable characters", excerpt(name), maxName)
	}
	return greeting{name}, nil
}

// parseChoice returns the action that an answer to decide names, as its place among the ids.
func parseChoice(line []byte, decision int, ids []string) (int, error) {
	fields, err := parseObject(line, "action", "decision")
	if err != nil {
		return 0, err
	}
	if answered, err := fields.number("decision"); err == nil && answered != decision {
		return 0, fmt.Errorf("decision is %d, asked is %d", answered, decision)
	} else if err != nil && !errors.Is(err, errMissing) {
		return 0, err
	}
	id, err := fields.text("action")
	if err != nil {
		return 0, err
	}
	place := slices.Index(ids, id)
	if place < 0 {
		return 0, fmt.Errorf("illegal action %s, allowed are: %s", excerpt(id), strings.Join(ids, ", "))
	}
	return place, nil
}

// object is a JSON object whose values are strings, numbers, booleans or null.
type object map[string]json.Token

var errMissing = errors.New("is missing")

// parseObject parses a line that holds one flat object with some of the allowed fields, each once, and nothing else.
// Names count as they are written.
func parseObject(line []byte, allowed ...string) (object, error) {
	if !utf8.Valid(line) {
		return nil, fmt.Errorf("not UTF-8: %s", excerpt(string(line)))
	}
	d := json.NewDecoder(bytes.NewReader(line))
	d.UseNumber()
	if token, err := d.Token(); err != nil || token != json.Delim('{') {
		return nil, fmt.Errorf("not a JSON object: %s", excerpt(string(line)))
	}
	fields := object{}
	for d.More() {
		name, err := d.Token()
		if err != nil {
			return nil, fmt.Errorf("not JSON: %s", excerpt(string(line)))
		}
		field := name.(string) // the decoder takes nothing else here
		if !slices.Contains(allowed, field) {
			return nil, fmt.Errorf("unknown field %s, allowed are: %s", excerpt(field), strings.Join(allowed, ", "))
		}
		if _, twice := fields[field]; twice {
			return nil, fmt.Errorf("field %s stands twice", field)
		}
		value, err := d.Token()
		if _, nested := value.(json.Delim); err != nil || nested {
			return nil, fmt.Errorf("%s is neither a string nor a number: %s", field, excerpt(string(line)))
		}
		fields[field] = value
	}
	if _, err := d.Token(); err != nil {
		return nil, fmt.Errorf("not JSON: %s", excerpt(string(line)))
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, fmt.Errorf("more than one JSON object: %s", excerpt(string(line)))
	}
	return fields, nil
}

func (o object) text(field string) (string, error) {
	value, ok := o[field]
	if !ok {
		return "", fmt.Errorf("field %s %w", field, errMissing)
	}
	text, ok := value.(string)
	if !ok {
		return "", fmt.Errorf("%s is %s, allowed is a string", field, show(value))
	}
	return text, nil
}

func (o object) number(field string) (int, error) {
	value, ok := o[field]
	if !ok {
		return 0, fmt.Errorf("field %s %w", field, errMissing)
	}
	number, ok := value.(json.Number)
	if !ok {
		return 0, fmt.Errorf("%s is %s, allowed is a whole number", field, show(value))
	}
	whole, err := strconv.Atoi(number.String())
	if err != nil {
		return 0, fmt.Errorf("%s is %s, allowed is a whole number", field, show(value))
	}
	return whole, nil
}

// show returns a value as JSON has it.
func show(value json.Token) string {
	switch value := value.(type) {
	case string:
		return excerpt(value)
	case nil:
		return "null"
	default:
		return cut(fmt.Sprint(value))
	}
}

// excerpt quotes the beginning of what a program wrote.
func excerpt(text string) string {
	text = strings.TrimSpace(text)
	if short := cut(text); short != text {
		return strconv.Quote(strings.TrimSuffix(short, more)) + more
	}
	return strconv.Quote(text)
}

// more stands for the rest of a text that is cut.
const more = "…"

func cut(text string) string {
	const most = 60
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	return string([]rune(text)[:most]) + more
}
