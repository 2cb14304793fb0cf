package kb

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/schema"
)

// Problem is what is wrong with a file of a store.
type Problem struct {
	File   string // its name
	Reason i18n.Sayable
	After  int      // how many files in a row after it are missing as it is
	Kept   []string // under which names it was set aside, as far as that is asked for
}

// In tells it in a language.
func (p Problem) In(t *i18n.Translator) string {
	told := p.File
	if d, ok := p.Reason.(diagnosed); ok && d.Line > 0 {
		told += fmt.Sprintf(":%d:%d", d.Line, d.Column)
	}
	told += ": " + p.Reason.In(t)
	if p.After > 0 {
		told += ", " + t.Text("trouble.files_after", i18n.Args{"N": p.After})
	}
	if len(p.Kept) > 0 {
		told += "; " + t.Text("kb.kept", i18n.Args{"Kept": strings.Join(p.Kept, ", ")})
	}
	return told
}

// String tells it in English.
func (p Problem) String() string { return p.In(i18n.For(i18n.Default)) }

// fault is what is wrong with a file, nil if nothing.
type fault = i18n.Sayable

// because returns a fault that needs no facts.
func because(key string) fault { return i18n.Message{Key: key} }

// becauseOf returns a fault that concerns an entry.
func becauseOf(key string, entry int) fault {
	return i18n.Message{Key: key, Args: i18n.Args{"Entry": fileName{number: entry}.String()}}
}

// diagnosed is what the documents say against a generation.
type diagnosed struct{ schema.Diagnostic }

func (d diagnosed) In(t *i18n.Translator) string {
	message, _ := d.Diagnostic.In(t.Language())
	return message
}

// incomprehensible is what the decoder of XML says against an entry or a head. Of values it speaks English only.
func incomprehensible(err error) fault {
	if syntax, ok := errors.AsType[*xml.SyntaxError](err); ok {
		return i18n.Message{Key: "kb.fault.xml", Args: i18n.Args{"Line": syntax.Line}}
	}
	if errors.Is(err, io.EOF) {
		return because("kb.fault.no_xml")
	}
	return i18n.Message{Key: "kb.fault.value", Args: i18n.Args{"Cause": err.Error()}}
}

// asFault returns an error of reading a file as a fault.
func asFault(err error) fault {
	if said, ok := err.(faulty); ok {
		return said.fault
	}
	return incomprehensible(err)
}

// faulty is a fault as an error.
type faulty struct{ fault }

func (f faulty) Error() string { return f.In(i18n.For(i18n.Default)) }
