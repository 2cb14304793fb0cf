package main

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// A packaged manifest is binary XML: a chunk of strings, one of the numbers by which the system knows the names of
// attributes, and one for each beginning and end of an element. A chunk tells its kind, the size of its head and its
// own size. (ResourceTypes.h of Android's androidfw describes it.)
const (
	documentKind    = 0x0003
	namesKind       = 0x0180
	elementKind     = 0x0102
	chunkHead       = 8
	elementHead     = 16 // of a chunk of an element: with the line, and a comment
	elementSize     = 20 // of what follows: names, and where its attributes are
	attributeSize   = 20
	valueTypeAt     = 15 // in an attribute
	valueAt         = 16
	decimal         = 0x10 // the type of whole numbers
	minAttribute    = 0x0101020c
	targetAttribute = 0x01010270
)

var order = binary.LittleEndian

// setLevels sets the two levels in a packaged manifest, in place. It returns an error, and changes nothing, if one of
// them isn't there exactly once as a number.
func setLevels(manifest []byte, least, target uint32) error {
	values, err := levels(manifest)
	if err != nil {
		return err
	}
	order.PutUint32(values[minAttribute], least)
	order.PutUint32(values[targetAttribute], target)
	return nil
}

// levels returns where the values of the two levels lie, by the numbers of their attributes.
func levels(manifest []byte) (map[uint32][]byte, error) {
	kind, body, rest, err := chunk(manifest)
	if err != nil {
		return nil, err
	}
	if kind != documentKind || len(rest) > 0 {
		return nil, fmt.Errorf("it begins with a chunk of kind %#x and %d bytes; a packaged manifest is one of kind %#x",
			kind, len(manifest)-len(rest), documentKind)
	}
	var names []byte // numbers of attributes, by the places of their names
	found := map[uint32][]byte{}
	for rest = body[chunkHead:]; len(rest) > 0; {
		if kind, body, rest, err = chunk(rest); err != nil {
			return nil, err
		}
		switch kind {
		case namesKind:
			names = body[chunkHead:]
		case elementKind:
			if err := note(found, names, body); err != nil {
				return nil, err
			}
		}
	}
	if found[minAttribute] == nil || found[targetAttribute] == nil {
		return nil, errors.New("it has no uses-sdk with minSdkVersion and targetSdkVersion")
	}
	return found, nil
}

// note adds the levels that an element has to those that were found.
func note(found map[uint32][]byte, names, element []byte) error {
	if len(element) < elementHead+elementSize {
		return fmt.Errorf("an element has %d bytes, at least %d are needed", len(element), elementHead+elementSize)
	}
	head := element[elementHead:]
	from, size, count := int(order.Uint16(head[8:])), int(order.Uint16(head[10:])), int(order.Uint16(head[12:]))
	if size < attributeSize || from+count*size > len(head) {
		return fmt.Errorf("an element's %d attributes of %d bytes go beyond its end", count, size)
	}
	for i := range count {
		attribute := head[from+i*size:]
		name := uint64(order.Uint32(attribute[4:])) * 4
		if name+4 > uint64(len(names)) {
			continue // a name that isn't the system's
		}
		number := order.Uint32(names[name:])
		if number != minAttribute && number != targetAttribute {
			continue
		}
		if found[number] != nil || attribute[valueTypeAt] != decimal {
			return fmt.Errorf("attribute %#x has type %#x, or is there twice; once, with type %#x, is allowed",
				number, attribute[valueTypeAt], decimal)
		}
		found[number] = attribute[valueAt:]
	}
	return nil
}

// chunk returns the chunk that some bytes begin with, whole, and what comes after it.
func chunk(from []byte) (kind uint16, whole, rest []byte, err error) {
	if len(from) < chunkHead {
		return 0, nil, nil, fmt.Errorf("%d bytes are left where a chunk begins, which has at least %d", len(from), chunkHead)
	}
	size := order.Uint32(from[4:])
	if size < chunkHead || uint64(size) > uint64(len(from)) {
		return 0, nil, nil, fmt.Errorf("a chunk has %d bytes; %d are left", size, len(from))
	}
	return order.Uint16(from), from[:size], from[size:], nil
}
