package replay

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"time"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// magic opens every replay; magic1 opened those of format 1.
const (
	magic  = "board-duels"
	magic1 = "boardduels-replay"
)

// gameName is how a replay calls the game.
const gameName = "duel"

// Version is the version of the format that this package writes. It reads the earlier ones as well.
const Version = 4

// The limits of a file and of a line, in bytes.
const (
	MaxSize = 1 << 20
	MaxLine = 4096
)

// errPosition is of records whose duel didn't begin at the opening.
var errPosition = errors.New("replay: a duel from a set-up position can't be written")

// MarshalText returns the record in the replay format. Equal records give equal bytes. It returns an error for a record
// that the format can't hold: from a position, more than [MaxSize], or a line longer than [MaxLine].
func (r *Record) MarshalText() ([]byte, error) {
	if r.Position != nil {
		return nil, errPosition
	}
	w := writer{buf: make([]byte, 0, 8<<10)}
	w.header(r)
	for i := range r.Turns {
		w.turn(r, i)
	}
	w.result(&r.Result)
	w.buf = seal(w.buf)
	if len(w.buf) > MaxSize {
		w.err = errors.Join(w.err, fmt.Errorf("replay: %d bytes, at most %d are allowed", len(w.buf), MaxSize))
	}
	return w.buf, w.err
}

// writer collects lines. start is where the line being written begins.
type writer struct {
	buf    []byte
	start  int
	blocks []*Knowledge // whose documents are written, in their order
	err    error
}

func (w *writer) end() {
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

// line writes a keyword and its words.
func (w *writer) line(keyword string, words ...string) {
	w.buf = append(w.buf, keyword...)
	for _, word := range words {
		w.buf = append(w.buf, ' ')
		w.buf = append(w.buf, word...)
	}
	w.end()
}

func (w *writer) header(r *Record) {
	w.line(firstLine(Version))
	w.line("game", gameName)
	w.line("rules", strconv.Itoa(r.Rules))
	if r.Pack.Name != "" {
		w.line("pack", packWords(r.Pack)...)
	}
	if !r.Date.IsZero() {
		w.line("date", r.Date.UTC().Format(time.RFC3339))
	}
	w.line("seed", strconv.FormatUint(r.Seed, 10))
	w.additions(r.Additions)
	for i := range r.Seats {
		w.line("seat", SeatName(game.Seat(i)))
		w.seat(&r.Seats[i])
	}
	w.buf = append(w.buf, "start "...)
	w.buf = appendHash(w.buf, r.Start)
	w.end()
}

func packWords(p Pack) []string {
	if p.Hash == "" {
		return []string{strconv.Quote(p.Name)}
	}
	return []string{strconv.Quote(p.Name), p.Hash}
}

func (w *writer) seat(s *Seat) {
	if s.Name != "" {
		w.line("name", strconv.Quote(s.Name))
	}
	if s.IsPerson() {
		w.line("player", "person")
	} else {
		w.line("player", "brain", s.Brain, "seed", strconv.FormatUint(s.Seed, 10))
	}
	w.hero(&s.Hero)
	if s.Wounds > 0 {
		w.line("wounds", strconv.Itoa(int(s.Wounds)))
	}
	w.knowledge("knowledge", s.Knowledge)
	w.knowledge("foe", s.Foe)
	w.additions(s.Additions)
}

func (w *writer) additions(lines []string) {
	for _, line := range lines {
		w.buf = append(w.buf, '+')
		w.line(line)
	}
}

func (w *writer) turn(r *Record, i int) {
	turn := &r.Turns[i]
	w.buf = append(w.buf, "turn "...)
	w.buf = strconv.AppendInt(w.buf, int64(i+1), 10)
	w.buf = append(w.buf, " round "...)
	w.buf = strconv.AppendInt(w.buf, int64(Round(i)), 10)
	w.buf = append(w.buf, " seat "...)
	w.buf = append(w.buf, SeatName(turn.Seat)...)
	w.end()
	for _, action := range turn.Actions {
		w.action(&r.Seats[turn.Seat].Hero, action)
	}
	if turn.Closed {
		w.buf = append(w.buf, "hash "...)
		w.buf = appendHash(w.buf, turn.Hash)
		w.end()
	}
}

func (w *writer) action(hero *Hero, action duel.Action) {
	if action == duel.EndTurn {
		w.line(End)
		return
	}
	w.line("play", hero.ActionID(action))
}

func (w *writer) result(r *Result) {
	switch {
	case !r.Decided:
	case r.Forfeit == "":
		w.line("result", "winner", SeatName(r.Winner))
	default:
		w.line("result", "winner", SeatName(r.Winner), "forfeit", strconv.Quote(r.Forfeit))
	}
}

// SeatName is a seat as people count it.
func SeatName(seat game.Seat) string { return strconv.Itoa(int(seat) + 1) }

// appendHash appends 16 hexadecimal digits.
func appendHash(b []byte, hash uint64) []byte {
	const digits = "0123456789abcdef"
	for shift := 60; shift >= 0; shift -= 4 {
		b = append(b, digits[hash>>shift&15])
	}
	return b
}
