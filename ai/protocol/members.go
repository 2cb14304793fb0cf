package protocol

import (
	"bytes"
	"encoding/json"
)

// members are those of an object that is described by a table, in its order.
type members []member

type member struct {
	name  string
	value any
}

// MarshalJSON writes the object.
func (m members) MarshalJSON() ([]byte, error) {
	var text bytes.Buffer
	e := json.NewEncoder(&text)
	e.SetEscapeHTML(false)
	before := byte('{')
	for _, one := range m {
		text.WriteByte(before)
		if err := e.Encode(one.name); err != nil {
			return nil, err
		}
		text.WriteByte(':')
		if err := e.Encode(one.value); err != nil {
			return nil, err
		}
		before = ','
	}
	text.WriteByte('}')
	return text.Bytes(), nil
}
