package main

import (
	"fmt"
	"unicode/utf16"
)

// A chunk of strings has this head: how many strings and styles there are, flags, and where both begin. Behind it lie
// the strings' places.
const (
	stringsHead = 28
	utf8Flag    = 0x100
)

// readStrings returns the strings of a chunk.
func readStrings(c chunk) ([]string, error) {
	if len(c.head) < stringsHead {
		return nil, fmt.Errorf("the strings' head has %d bytes, at least %d are needed", len(c.head), stringsHead)
	}
	count, flags, start := order.Uint32(c.head[8:]), order.Uint32(c.head[16:]), uint64(order.Uint32(c.head[20:]))
	head := uint64(len(c.head))
	if uint64(count)*4 > uint64(len(c.body)) || start < head || start-head > uint64(len(c.body)) {
		return nil, fmt.Errorf("%d strings from byte %d on don't fit into a chunk of %d bytes", count, start, head+uint64(len(c.body)))
	}
	read := readUTF16
	if flags&utf8Flag != 0 {
		read = readUTF8
	}
	all, data := make([]string, count), c.body[start-head:]
	for i := range all {
		at := uint64(order.Uint32(c.body[i*4:]))
		if at > uint64(len(data)) {
			return nil, fmt.Errorf("string %d begins at byte %d of %d", i, at, len(data))
		}
		text, ok := read(data[at:])
		if !ok {
			return nil, fmt.Errorf("string %d goes beyond the end of its chunk", i)
		}
		all[i] = text
	}
	return all, nil
}

// readUTF16 returns a string that begins with its length in units of 16 bits, which takes two of them from 32,768 on.
func readUTF16(from []byte) (string, bool) {
	if len(from) < 2 {
		return "", false
	}
	size, from := int(order.Uint16(from)), from[2:]
	if size&0x8000 != 0 {
		if len(from) < 2 {
			return "", false
		}
		size, from = size&0x7fff<<16|int(order.Uint16(from)), from[2:]
	}
	if size*2 > len(from) {
		return "", false
	}
	units := make([]uint16, size)
	for i := range units {
		units[i] = order.Uint16(from[i*2:])
	}
	return string(utf16.Decode(units)), true
}

// readUTF8 returns a string that begins with two lengths: in units of UTF-16, and in bytes.
func readUTF8(from []byte) (string, bool) {
	_, from, ok := readLength(from)
	if !ok {
		return "", false
	}
	size, from, ok := readLength(from)
	if !ok || size > len(from) {
		return "", false
	}
	return string(from[:size]), true
}

// readLength returns a length, which takes two bytes from 128 on, and what comes after it.
func readLength(from []byte) (n int, rest []byte, ok bool) {
	switch {
	case len(from) > 0 && from[0]&0x80 == 0:
		return int(from[0]), from[1:], true
	case len(from) > 1:
		return int(from[0]&0x7f)<<8 | int(from[1]), from[2:], true
	}
	return 0, nil, false
}
