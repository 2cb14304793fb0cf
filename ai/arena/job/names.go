package job

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
)

// checkNames returns an error for a field that stands in its object twice, and for one whose name isn't spelled as the
// struct has it: the decoder would take the last one, and names in any case.
func checkNames(data []byte, file any) error {
	n := names{data: data, decoder: json.NewDecoder(bytes.NewReader(data)), seen: map[reflect.Type]bool{}}
	n.know(reflect.TypeOf(file))
	return n.value()
}

// names walks through the tokens of a file.
type names struct {
	data    []byte
	decoder *json.Decoder
	known   []string // names of fields
	seen    map[reflect.Type]bool
}

// know notes the names of all fields in a type, and in what it consists of.
func (n *names) know(t reflect.Type) {
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Array, reflect.Map:
		n.know(t.Elem())
	case reflect.Struct:
		if n.seen[t] {
			return
		}
		n.seen[t] = true
		for field := range t.Fields() {
			name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
			if name != "" && !slices.Contains(n.known, name) {
				n.known = append(n.known, name)
			}
			n.know(field.Type)
		}
	}
}

func (n *names) value() error {
	token, err := n.decoder.Token()
	if err != nil {
		return err
	}
	switch token {
	case json.Delim('{'):
		return n.object()
	case json.Delim('['):
		for n.decoder.More() {
			if err := n.value(); err != nil {
				return err
			}
		}
		_, err = n.decoder.Token()
	}
	return err
}

func (n *names) object() error {
	in := map[string]bool{}
	for n.decoder.More() {
		token, err := n.decoder.Token()
		if err != nil {
			return err
		}
		name, _ := token.(string)
		end := n.decoder.InputOffset()
		switch {
		case in[name]:
			return n.fault(end, fmt.Errorf("field %q stands there twice", name))
		case !slices.Contains(n.known, name):
			return n.fault(end, n.unknown(name))
		}
		in[name] = true
		if err := n.value(); err != nil {
			return err
		}
	}
	_, err := n.decoder.Token()
	return err
}

func (n *names) unknown(name string) error {
	for _, known := range n.known {
		if strings.EqualFold(known, name) {
			return fmt.Errorf("unknown field %q; it is written %q", name, known)
		}
	}
	return fmt.Errorf("unknown field %q", name)
}

// fault tells where the name that ends at an offset is.
func (n *names) fault(end int64, err error) error {
	start := bytes.LastIndexByte(n.data[:end-1], '"')
	return placedAt(int64(start), n.data, err)
}
