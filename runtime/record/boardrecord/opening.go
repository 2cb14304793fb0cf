package boardrecord

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
)

// drawnKeyword begins the line of a header that tells with how many plies by lot a game begins. Readers may pass over
// it:
//
//	+opening 8
const drawnKeyword = "opening "

// Open begins the game of a record that has no ply yet with so many plies by lot, and writes down how many. The lot
// goes on where the chance stopped that gave the record's seed, so it follows from that.
func (r *Record) Open(g dynamic.Game, plies int) error {
	r.Draw(plies)
	return r.byLot(g, plies, func(seat game.Seat, action string, after *dynamic.Position) { r.Add(g, seat, action, after) })
}

// byLot plays so many plies by the lot of the record's seed.
func (r *Record) byLot(g dynamic.Game, plies int, each func(game.Seat, string, *dynamic.Position)) error {
	p, lot := g.Start(r.Seed), game.After(r.Seed)
	return game.PlayByLot(g, &p, &lot, plies, func(seat game.Seat, action string) { each(seat, action, &p) })
}

// Draw writes down that the first plies aren't the players': they were drawn by lot. None needs no line.
func (r *Record) Draw(plies int) {
	if plies > 0 {
		line := drawnKeyword + strconv.Itoa(plies)
		r.Additions = append(slices.DeleteFunc(slices.Clone(r.Additions), isDrawn), line)
	}
}

// Drawn returns how many of the first plies were drawn by lot; 0 if the record doesn't tell in a way that can be read.
func (r *Record) Drawn() int {
	i := slices.IndexFunc(r.Additions, isDrawn)
	if i < 0 {
		return 0
	}
	plies, err := strconv.ParseUint(strings.TrimPrefix(r.Additions[i], drawnKeyword), 10, 16)
	if err != nil {
		return 0
	}
	return min(int(plies), r.Plies())
}

// CheckDrawn returns an error for a line that tells of plies by lot in a way that can't be: that isn't read, or of more
// plies than were played.
func (r *Record) CheckDrawn() error {
	for _, line := range r.Additions {
		told := strings.TrimPrefix(line, drawnKeyword)
		if plies, err := strconv.ParseUint(told, 10, 16); isDrawn(line) && (err != nil || int(plies) > r.Plies()) {
			return fmt.Errorf("+opening: found %.20q, allowed is a number of plies up to the %d that were played", told, r.Plies())
		}
	}
	return nil
}

func isDrawn(line string) bool { return strings.HasPrefix(line, drawnKeyword) }
