package main

import (
	"encoding/binary"
	"errors"
	"fmt"
	"strconv"
)

// A packed manifest is binary XML: a chunk of strings, one of the numbers by which the system knows those of them that
// name attributes, and one for each beginning and end of an element. A chunk tells its kind, the size of its head and
// its own size. (ResourceTypes.h of Android's androidfw describes it.)
const (
	stringsKind  = 0x0001
	documentKind = 0x0003
	numbersKind  = 0x0180
	beginKind    = 0x0102
	endKind      = 0x0103

	chunkHead     = 8
	beginSize     = 20 // of what a beginning tells before its attributes
	attributeSize = 20
)

// The types of values.
const (
	referenceType = 0x01
	textType      = 0x03
	decimalType   = 0x10
	booleanType   = 0x12
)

var order = binary.LittleEndian

// chunk is a part of a packed document.
type chunk struct {
	kind       uint16
	head, body []byte
}

// cut returns the chunk that some bytes begin with, and what comes after it.
func cut(from []byte) (c chunk, rest []byte, err error) {
	if len(from) < chunkHead {
		return c, nil, fmt.Errorf("%d bytes are left where a chunk begins, which has at least %d", len(from), chunkHead)
	}
	head, size := uint64(order.Uint16(from[2:])), uint64(order.Uint32(from[4:]))
	if head < chunkHead || size < head || size > uint64(len(from)) {
		return c, nil, fmt.Errorf("a chunk has %d bytes, its head %d; %d are left", size, head, len(from))
	}
	return chunk{order.Uint16(from), from[:head], from[head:size]}, from[size:], nil
}

// parser reads the chunks of a document one after the other.
type parser struct {
	strings  []string
	numbers  []byte // of the first strings, which name attributes of the system
	elements []*Element
	depth    int
}

// parse returns the elements of a packed manifest, in their order.
func parse(packed []byte) ([]*Element, error) {
	document, rest, err := cut(packed)
	if err != nil {
		return nil, err
	}
	if document.kind != documentKind || len(rest) > 0 {
		return nil, fmt.Errorf("it begins with a chunk of kind %#x and %d bytes; a packed manifest of %d bytes is one of kind %#x",
			document.kind, len(packed)-len(rest), len(packed), documentKind)
	}
	var p parser
	for rest = document.body; len(rest) > 0; {
		var c chunk
		if c, rest, err = cut(rest); err == nil {
			err = p.take(c)
		}
		if err != nil {
			return nil, err
		}
	}
	if p.depth != 0 || len(p.elements) == 0 {
		return nil, fmt.Errorf("it has %d elements, of which %d don't end", len(p.elements), p.depth)
	}
	return p.elements, nil
}

func (p *parser) take(c chunk) (err error) {
	switch c.kind {
	case stringsKind:
		p.strings, err = readStrings(c)
	case numbersKind:
		p.numbers = c.body
	case beginKind:
		err = p.begin(c.body)
	case endKind:
		if p.depth--; p.depth < 0 {
			err = errors.New("an element ends that didn't begin")
		}
	}
	return err
}

// begin takes the beginning of an element.
func (p *parser) begin(body []byte) error {
	if len(body) < beginSize {
		return fmt.Errorf("an element has %d bytes, at least %d are needed", len(body), beginSize)
	}
	from, size, count := int(order.Uint16(body[8:])), int(order.Uint16(body[10:])), int(order.Uint16(body[12:]))
	if count > 0 && (size < attributeSize || from+count*size > len(body)) {
		return fmt.Errorf("an element's %d attributes of %d bytes go beyond its end", count, size)
	}
	name, err := p.text(order.Uint32(body[4:]))
	e := &Element{Name: name, Depth: p.depth}
	for i := 0; i < count && err == nil; i++ {
		var a Attribute
		a, err = p.attribute(body[from+i*size:])
		e.Attributes = append(e.Attributes, a)
	}
	p.elements = append(p.elements, e)
	p.depth++
	return err
}

func (p *parser) attribute(packed []byte) (a Attribute, err error) {
	name := order.Uint32(packed[4:])
	if a.Name, err = p.text(name); err != nil {
		return a, err
	}
	if at := uint64(name) * 4; at+4 <= uint64(len(p.numbers)) {
		a.Number = order.Uint32(p.numbers[at:])
	}
	a.Value, err = p.value(packed[15], order.Uint32(packed[16:]))
	return a, err
}

// value returns a value as text.
func (p *parser) value(kind byte, data uint32) (string, error) {
	switch kind {
	case textType:
		text, err := p.text(data)
		return strconv.Quote(text), err
	case referenceType:
		return fmt.Sprintf("@0x%08x", data), nil
	case decimalType:
		return strconv.Itoa(int(int32(data))), nil
	case booleanType:
		return strconv.FormatBool(data != 0), nil
	}
	return fmt.Sprintf("%#x", data), nil
}

func (p *parser) text(i uint32) (string, error) {
	if uint64(i) >= uint64(len(p.strings)) {
		return "", fmt.Errorf("string %d is asked for; there are %d", i, len(p.strings))
	}
	return p.strings[i], nil
}
