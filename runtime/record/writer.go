package record

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"time"

	"boardduels/runtime/game"
)

// Writer collects the lines of a record. The first error is kept.
type Writer struct {
	buf   []byte
	start int // where the line being written begins
	err   error
}

// NewWriter returns an empty writer.
func NewWriter() Writer { return Writer{buf: make([]byte, 0, 8<<10)} }

// Version writes the first line, that of a record in a format.
func (w *Writer) Version(format int) { w.Line(firstLine(format)) }

// Line writes a keyword and its words.
func (w *Writer) Line(keyword string, words ...string) {
	w.buf = append(w.buf, keyword...)
	for _, word := range words {
		w.buf = append(w.buf, ' ')
		w.buf = append(w.buf, word...)
	}
	line := w.buf[w.start:]
	switch {
	case w.err != nil:
	case len(line) > MaxLine:
		w.err = fmt.Errorf("replay: line %.20q… has %d bytes, at most %d are allowed", line, len(line), MaxLine)
	case bytes.ContainsAny(line, "\r\n"):
		w.err = fmt.Errorf("replay: line break inside %.40q", line)
	}
	w.buf = append(w.buf, '\n')
	w.start = len(w.buf)
}

// Text writes whole lines as they are.
func (w *Writer) Text(lines string) {
	w.buf = append(w.buf, lines...)
	w.start = len(w.buf)
}

// Number writes a keyword and a number.
func (w *Writer) Number(keyword string, n int) { w.Line(keyword, strconv.Itoa(n)) }

// Hash writes a keyword and a digest of 16 hexadecimal digits.
func (w *Writer) Hash(keyword string, hash uint64) { w.Line(keyword, hashText(hash)) }

// Date writes when a game was played, unless nobody said.
func (w *Writer) Date(date time.Time) {
	if !date.IsZero() {
		w.Line("date", date.UTC().Format(time.RFC3339))
	}
}

// Seed writes the seed of a game's own chance.
func (w *Writer) Seed(seed uint64) { w.Line("seed", strconv.FormatUint(seed, 10)) }

// Name writes how somebody is called, unless that is "".
func (w *Writer) Name(name string) {
	if name != "" {
		w.Line("name", strconv.Quote(name))
	}
}

// Player writes which brain decides, with its own source of chance, or that a person does: "".
func (w *Writer) Player(brain string, seed uint64) {
	if brain == "" {
		w.Line("player", "person")
		return
	}
	w.Line("player", "brain", brain, "seed", strconv.FormatUint(seed, 10))
}

// Turn writes the line that opens a turn, given its place.
func (w *Writer) Turn(i, seats int, seat game.Seat) {
	w.Line("turn", strconv.Itoa(i+1), "round", strconv.Itoa(Round(i, seats)), "seat", SeatName(seat))
}

// Additions writes lines of later versions of a format.
func (w *Writer) Additions(lines []string) {
	for _, line := range lines {
		w.Line("+" + line)
	}
}

// Sealed returns the text with its digest. It returns an error if a line or the text is too long.
func (w *Writer) Sealed() ([]byte, error) {
	text := Seal(w.buf)
	if len(text) > MaxSize {
		w.err = errors.Join(w.err, fmt.Errorf("replay: %d bytes, at most %d are allowed", len(text), MaxSize))
	}
	return text, w.err
}

// SeatName is a seat as people count it.
func SeatName(seat game.Seat) string { return strconv.Itoa(int(seat) + 1) }

// hashText is a digest as 16 hexadecimal digits.
func hashText(hash uint64) string {
	const digits = "0123456789abcdef"
	var b [16]byte
	for i := range b {
		b[i] = digits[hash>>(60-4*i)&15]
	}
	return string(b[:])
}
