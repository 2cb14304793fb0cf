package boardrecord

import (
	"strconv"
	"strings"

	"boardduels/runtime/game"
	"boardduels/runtime/record"
)

// MarshalText returns the record as text, in the format that package duelrecord describes: the lines of the set-up
// stand where the pack stands there, an action is "move d3", and a result tells the points of each seat. Equal records
// give equal bytes. It returns an error for a record that the format can't hold: a line or the text is too long.
func (r *Record) MarshalText() ([]byte, error) {
	w := record.NewWriter()
	w.Version(record.Version)
	w.Line("game", r.Family)
	w.Number("rules", r.Rules)
	for _, line := range r.Setup {
		w.Line("setup", line)
	}
	w.Date(r.Date)
	w.Seed(r.Seed)
	w.Additions(r.Additions)
	for i := range r.Seats {
		w.Line("seat", record.SeatName(game.Seat(i)))
		r.Seats[i].write(&w)
	}
	w.Hash("start", r.Start)
	for i := range r.Turns {
		turn := &r.Turns[i]
		w.Turn(i, len(r.Seats), turn.Seat)
		for _, action := range turn.Actions {
			w.Line("move", action)
		}
		if turn.Closed {
			w.Hash("hash", turn.Hash)
		}
	}
	r.Result.write(&w, len(r.Seats))
	return w.Sealed()
}

func (s *Seat) write(w *record.Writer) {
	w.Name(s.Name)
	w.Player(s.Brain, s.Seed)
	w.Additions(s.Additions)
}

func (r *Result) write(w *record.Writer, seats int) {
	switch {
	case !r.Decided:
	case r.Forfeit == "":
		w.Line("result", pointsText(r.Points, seats))
	default:
		w.Line("result", pointsText(r.Points, seats), "forfeit", strconv.Quote(r.Forfeit))
	}
}

// pointsText is "points 1 -1".
func pointsText(points game.Points, seats int) string {
	words := []string{"points"}
	for _, p := range points[:seats] {
		words = append(words, strconv.Itoa(int(p)))
	}
	return strings.Join(words, " ")
}
