package schema

import (
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"boardduels/schema/words"
	"boardduels/schema/xmltree"
)

// fault is a text that a field doesn't allow.
type fault struct {
	code string
	args Args
}

// parse reads a text into a place of the Go value. After a fault the place holds an allowed value if there is a natural
// one: a number beyond the range becomes its nearest end; else it is left alone. Place may be nil.
func (f *Field) parse(text string, place any) *fault {
	if f.Type != String {
		text = xmltree.TrimSpace(text)
	}
	switch f.Type {
	case Bool:
		return f.parseBool(text, place)
	case Int:
		return f.parseInt(text, place)
	case Float:
		return f.parseFloat(text, place)
	case String, ID, Image, Colour, Choice:
		return f.parseText(text, place)
	}
	return nil
}

func (f *Field) fault(code, found string) *fault {
	return &fault{code, Args{"field": f.Name, "found": words.Shorten(found), "min": strconv.Itoa(f.Min), "max": strconv.Itoa(f.Max)}}
}

func (f *Field) parseBool(text string, place any) *fault {
	if text != "true" && text != "false" {
		return f.fault("not-a-bool", text)
	}
	if place, ok := place.(*bool); ok {
		*place = text == "true"
	}
	return nil
}

func (f *Field) parseInt(text string, place any) *fault {
	if !isDecimal(text, "+-") {
		return f.fault("not-an-int", text)
	}
	value, err := strconv.Atoi(text)
	if err != nil && value == 0 {
		return f.fault("not-an-int", text)
	}
	nearest := min(max(value, f.Min), f.Max)
	switch place := place.(type) {
	case *int16:
		*place = int16(nearest)
	case *int:
		*place = nearest
	case bound:
		*place.at = int16(nearest)
	}
	if value != nearest {
		return f.fault("out-of-range", text)
	}
	return nil
}

func (f *Field) parseFloat(text string, place any) *fault {
	if !isDecimal(text, "+-.eE") {
		return f.fault("not-a-number", text)
	}
	value, err := strconv.ParseFloat(text, 32)
	if err != nil && !math.IsInf(value, 0) {
		return f.fault("not-a-number", text)
	}
	nearest := min(max(value, float64(f.Min)), float64(f.Max))
	if place, ok := place.(*float32); ok {
		*place = float32(nearest)
	}
	if value != nearest {
		return f.fault("out-of-range", text)
	}
	return nil
}

// isDecimal reports whether a text is made of digits and some other bytes. It keeps out what strconv takes, but the
// documents don't: NaN, infinities, hexadecimal numbers.
func isDecimal(text, others string) bool {
	for i := range len(text) {
		if c := text[i]; (c < '0' || c > '9') && strings.IndexByte(others, c) < 0 {
			return false
		}
	}
	return text != ""
}

func (f *Field) parseText(text string, place any) *fault {
	kept, length := f.cut(xmltree.TrimSpace(text))
	switch place := place.(type) {
	case *string:
		*place = kept
	case worded:
		place.set(kept)
	}
	switch {
	case length > 0:
		return tooLong(f.Name, length, f.Longest)
	case f.Type == ID && !IsID(text):
		return f.fault("not-an-id", text)
	case f.Type == Colour && text != "" && !isColour(text):
		return f.fault("not-a-colour", text)
	case f.Type == Choice && !f.allows(text):
		fault := f.fault("not-a-choice", text)
		fault.args["choices"] = strings.Join(f.Choices, ", ")
		return fault
	case f.Type == Image && !staysInside(text):
		return f.fault("path-leaves-pack", text)
	case f.Type == String && f.Presence == Required && xmltree.TrimSpace(text) == "":
		return f.fault("empty", text)
	}
	return nil
}

// cut returns a text as far as it may be long; of one that is longer also how many characters it has, else 0.
func (f *Field) cut(text string) (kept string, length int) {
	if f.Longest == 0 || len(text) <= f.Longest || utf8.RuneCountInString(text) <= f.Longest {
		return text, 0
	}
	runes := []rune(text)
	return string(runes[:f.Longest]), len(runes)
}

// tooLong is the fault of a text with more characters than may be.
func tooLong(field string, length, most int) *fault {
	return &fault{"too-long", Args{"field": field, "found": strconv.Itoa(length), "max": strconv.Itoa(most)}}
}

func (f *Field) allows(choice string) bool {
	for _, allowed := range f.Choices {
		if choice == allowed {
			return true
		}
	}
	return false
}

// IsID reports whether a text is an id: one or more of a–z, 0–9 and _.
func IsID(text string) bool {
	for i := range len(text) {
		c := text[i]
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '_' {
			return false
		}
	}
	return text != ""
}

func isColour(text string) bool {
	if len(text) != 7 || text[0] != '#' {
		return false
	}
	_, err := strconv.ParseUint(text[1:], 16, 32)
	return err == nil
}

// format returns the text of a value that a place holds, as it is written into documents.
func format(place any) string {
	switch place := place.(type) {
	case *bool:
		return strconv.FormatBool(*place)
	case *int16:
		return strconv.Itoa(int(*place))
	case *int:
		return strconv.Itoa(*place)
	case *float32:
		return strconv.FormatFloat(float64(*place), 'f', -1, 32)
	case *string:
		return *place
	case bound:
		return place.text()
	case worded:
		return place.text()
	}
	panic("schema: a field has a place of an unknown type")
}
