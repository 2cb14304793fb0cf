package boardrecord

import (
	"slices"
	"strconv"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/record"
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
// plies than were played in a game that the lot didn't end; and a [*record.Divergence] for the first of those plies
// that the lot of the seed doesn't give.
func (r *Record) CheckDrawn(g dynamic.Game) error {
	for _, line := range r.Additions {
		told, drawn := strings.CutPrefix(line, drawnKeyword)
		if !drawn {
			continue
		}
		plies, err := strconv.ParseUint(told, 10, 16)
		if err != nil || plies == 0 {
			return r.noOpening(told)
		}
		err = r.checkLot(g, int(plies))
		if over := r.Finished() && r.Result.Forfeit == ""; int(plies) > r.Plies() && (err != nil || !over) {
			return r.noOpening(told)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (r *Record) noOpening(told string) error {
	return &record.Contradiction{Seat: game.Nobody, Begins: "+" + drawnKeyword, Problem: i18n.Message{
		Key: "replay.no_opening", Args: i18n.Args{"Found": record.Quote(told), "N": r.Plies()},
	}}
}

// checkLot compares the first plies with those that the lot gives.
func (r *Record) checkLot(g dynamic.Game, plies int) error {
	var given []string
	if err := r.byLot(g, plies, func(_ game.Seat, action string, _ *dynamic.Position) { given = append(given, action) }); err != nil {
		return err
	}
	for i := range r.Turns {
		for j, action := range r.Turns[i].Actions {
			if len(given) == 0 {
				return nil
			}
			if action != given[0] {
				return r.Diverge(i, j, record.ByLot, action, given[0])
			}
			given = given[1:]
		}
	}
	return nil
}

func isDrawn(line string) bool { return strings.HasPrefix(line, drawnKeyword) }
