// Package textnorm takes from texts what happens to them on their way: programs of Windows and Macs, and git, end lines
// otherwise, put a byte order mark in front, add an empty line at the end or write UTF-16. None of it means anything to
// what this project writes, and what proves that a file is as it was written is made over what is meant.
//
// All functions may be called on any goroutine.
package textnorm

import (
	"bytes"
	"encoding/binary"
	"unicode/utf16"
)

// The byte order marks.
var (
	mark       = []byte("\xef\xbb\xbf")
	wideLittle = []byte("\xff\xfe")
	wideBig    = []byte("\xfe\xff")
)

// Meant returns a text as it was before it was sent: in UTF-8 without a byte order mark, with lines that end in a line
// feed, and no empty ones at the end. It changes what has become of a whole text only: where lines end in one way here
// and in another there, somebody has written in the file, and they are left as they are. A text as programs of this
// project write it is returned itself, and the one given is never changed. The end of a torn-off line isn't made up.
func Meant(text []byte) []byte {
	text = bytes.TrimPrefix(narrow(text), mark)
	body := bytes.TrimRight(text, "\r\n")
	end := text[len(body):]
	lines := feeds(body, end)
	switch {
	case len(end) == 0:
		return lines
	case end[0] == '\n' && !bytes.Contains(body, []byte("\r")):
		return text[:len(body)+1]
	}
	return append(lines[:len(lines):len(lines)], '\n')
}

// feeds returns a text whose lines end in a line feed each, if all of them ended in one other way. The end of its last
// line is given apart.
func feeds(text, end []byte) []byte {
	returns, n := bytes.Count(text, []byte("\r")), bytes.Count(text, []byte("\n"))
	switch {
	case returns == 0:
		return text
	case n == 0 && !bytes.Contains(end, []byte("\n")):
		return bytes.ReplaceAll(text, []byte("\r"), []byte("\n"))
	case n == returns && bytes.Count(text, []byte("\r\n")) == n:
		return bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	}
	return text
}

// narrow returns a text in UTF-8, if a mark says that it is in UTF-16.
func narrow(text []byte) []byte {
	order := binary.ByteOrder(binary.LittleEndian)
	switch {
	case len(text)%2 != 0:
		return text
	case bytes.HasPrefix(text, wideBig):
		order = binary.BigEndian
	case !bytes.HasPrefix(text, wideLittle):
		return text
	}
	units := make([]uint16, 0, len(text)/2-1)
	for at := 2; at < len(text); at += 2 {
		units = append(units, order.Uint16(text[at:]))
	}
	return []byte(string(utf16.Decode(units)))
}
