package schema

import (
	"strconv"

	"boardduels/runtime/backgammon"
	"boardduels/runtime/reversi"
)

// checkPosition reports what doesn't belong to a position's game, and what can't be played in it.
func checkPosition(r *reader, n *node, owner any) {
	p := owner.(*Position)
	foreign := map[string][]string{Reversi: {"gammons", "point"}, Backgammon: {"row"}}[p.Game]
	for _, field := range foreign {
		if c := n.Child(field); c != nil {
			r.start(c, "not-of-game", Args{"field": field, "found": p.Game})
		}
	}
	switch p.Game {
	case Reversi:
		checkDiscs(r, n, p)
	case Backgammon:
		checkPoints(r, n, p)
	}
}

// checkDiscs reports what is wrong with a position of Reversi.
func checkDiscs(r *reader, n *node, p *Position) {
	rows := &cells{r, n, "row", p.Rows, &discRow}
	if len(p.Rows) < reversi.Size {
		r.first(n, "row", "too-few", Args{"parent": n.Name, "found": strconv.Itoa(len(p.Rows)), "min": strconv.Itoa(reversi.Size), "max": strconv.Itoa(reversi.Size)})
	}
	if !rows.check(reversi.Size) {
		return
	}
	discs := [2]reversi.Squares{}
	for row, text := range p.Rows {
		for column, mark := range []byte(text) {
			switch mark {
			case 'x':
				discs[reversi.Black] |= 1 << (reversi.Size*row + column)
			case 'o':
				discs[reversi.White] |= 1 << (reversi.Size*row + column)
			}
		}
	}
	nobody := false
	for seat, mark := range discMarks[1:] {
		if discs[seat] == 0 {
			r.first(n, "row", "no-disc", Args{"seat": strconv.Itoa(seat + 1), "found": string(mark)})
			nobody = true
		}
	}
	if !nobody && reversi.Moves(discs[0], discs[1]) == 0 && reversi.Moves(discs[1], discs[0]) == 0 {
		r.first(n, "row", "no-move", Args{})
	}
}

// checkPoints reports what is wrong with a position of backgammon.
func checkPoints(r *reader, n *node, p *Position) {
	type key struct {
		seat int
		at   string
	}
	seen, count := map[key]bool{}, [3]int{}
	eachOf(n, "point", func(c *node, index int) {
		point := p.Points[index]
		if point.Seat < 1 || point.Seat > 2 || point.place() == 0 {
			return // reported
		}
		args := Args{"field": "point", "seat": strconv.Itoa(point.Seat), "found": point.At}
		other := key{3 - point.Seat, strconv.Itoa(backgammon.Bar - point.place())}
		switch {
		case seen[key{point.Seat, point.At}]:
			r.start(c, "duplicate-point", args)
		case point.place() < backgammon.Bar && seen[other]:
			args["other"], args["value"] = strconv.Itoa(other.seat), other.at
			r.start(c, "shared-point", args)
		}
		seen[key{point.Seat, point.At}] = true
		count[point.Seat] += point.Checkers
	})
	for seat := 1; seat <= 2; seat++ {
		args := Args{"field": "point", "seat": strconv.Itoa(seat), "found": strconv.Itoa(count[seat]), "max": strconv.Itoa(backgammon.MaxCheckers)}
		switch {
		case count[seat] == 0:
			r.first(n, "point", "no-checkers", args)
		case count[seat] > backgammon.MaxCheckers:
			r.first(n, "point", "too-many-checkers", args)
		}
	}
}
