package duelrecord

import (
	"errors"
	"strconv"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/record"
)

// Family is how records call the duel.
const Family = "duel"

// Version is the latest version of the format.
const Version = clashVersion

// The limits of a file and of a line, in bytes.
const (
	MaxSize = record.MaxSize
	MaxLine = record.MaxLine
)

// errPosition is of records whose duel didn't begin at the opening.
var errPosition = errors.New("replay: a duel from a set-up position can't be written")

// MarshalText returns the record in the replay format. Equal records give equal bytes. It returns an error for a record
// that the format can't hold: from a position, more than [MaxSize], or a line longer than [MaxLine].
func (r *Record) MarshalText() ([]byte, error) {
	if r.Position != nil {
		return nil, errPosition
	}
	w := writer{Writer: record.NewWriter()}
	w.header(r)
	for i := range r.Turns {
		w.turn(r, i)
	}
	w.alone(r)
	w.result(&r.Result)
	return w.Sealed()
}

// Format is the version of the format in which the record is written.
func (r *Record) Format() int {
	switch {
	case r.HasClash():
		return clashVersion
	case r.speaks():
		return languageVersion
	}
	return record.Version
}

// writer collects the lines of a duel.
type writer struct {
	record.Writer
	blocks []*Knowledge // whose documents are written, in their order
}

func (w *writer) header(r *Record) {
	w.Version(r.Format())
	w.Line("game", Family)
	w.Line("rules", strconv.Itoa(r.Rules))
	if r.speaks() {
		w.language(r)
	}
	if r.Pack.Name != "" {
		w.Line("pack", packWords(r.Pack)...)
	}
	w.Date(r.Date)
	w.Seed(r.Seed)
	w.Additions(r.Additions)
	for i := range r.Seats {
		w.Line("seat", SeatName(game.Seat(i)))
		w.seat(&r.Seats[i])
	}
	w.Hash("start", r.Start)
}

func packWords(p Pack) []string {
	if p.Hash == "" {
		return []string{strconv.Quote(p.Name)}
	}
	return []string{strconv.Quote(p.Name), p.Hash}
}

func (w *writer) seat(s *Seat) {
	w.Name(s.Name)
	w.Player(s.Brain, s.Seed)
	w.hero(&s.Hero)
	if s.Wounds > 0 {
		w.Line("wounds", strconv.Itoa(int(s.Wounds)))
	}
	w.knowledge("knowledge", s.Knowledge)
	w.knowledge("foe", s.Foe)
	w.Additions(s.Additions)
}

func (w *writer) turn(r *Record, i int) {
	turn := &r.Turns[i]
	w.Writer.Turn(i, len(r.Seats), turn.Seat)
	own, done, _ := parted(turn)
	if own != rule.NoStance {
		w.Line(clashKeyword, r.before(i).String(), own.String())
	}
	for _, action := range done {
		w.action(&r.Seats[turn.Seat].Hero, action)
	}
	if turn.Closed {
		w.Hash("hash", turn.Hash)
	}
}

func (w *writer) action(hero *Hero, action duel.Action) {
	if action == duel.EndTurn {
		w.Line(duel.End)
		return
	}
	w.Line("play", hero.ActionName(action))
}

func (w *writer) result(r *Result) {
	switch {
	case !r.Decided:
	case r.Forfeit == "":
		w.Line("result", "winner", SeatName(r.Winner))
	default:
		w.Line("result", "winner", SeatName(r.Winner), "forfeit", strconv.Quote(r.Forfeit))
	}
}

// SeatName is a seat as people count it.
func SeatName(seat game.Seat) string { return record.SeatName(seat) }
