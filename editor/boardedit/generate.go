package boardedit

import (
	"fmt"
	"slices"
	"strconv"

	"boardduels/editor/document"
	"boardduels/internal/games"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game/dynamic"

	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
	"boardduels/schema"
)

// generatedUnits is how many units of a generated level each side is given.
const generatedUnits = 6

// Generate returns the edit that fills a board by the generator of its game, with the seed of its chance. A position is
// where so many plies by lot lead from the start.
func Generate(d *schema.Document, seed uint64, plies int) (document.Edit, error) {
	e := document.Refill{File: d.File()}
	switch d.Kind() {
	case schema.LevelKind:
		l := tactics.Generate(seed)
		for seat := range l.Teams {
			l.Teams[seat] = l.Teams[seat][:generatedUnits]
		}
		e.Lists = []document.List{{Field: "terrain", Values: values(l.Rows())}, {Field: "units", Values: values(l.UnitRows())}}
	case schema.MapKind:
		e.Lists = []document.List{{Field: "row", Values: values(dicewars.Generate(seed).Rows())}, {Field: "area"}}
	case schema.PositionKind:
		p, _ := d.Position()
		return e, byLot(&e, p.Game, seed, plies)
	default:
		return nil, fmt.Errorf("%s is no board; boards are levels, maps and positions", d.File())
	}
	return e, nil
}

func values(texts []string) (list []any) {
	for _, text := range texts {
		list = append(list, text)
	}
	return list
}

// byLot fills a position by plies by lot. It stops before the end of the game.
func byLot(e *document.Refill, family string, seed uint64, plies int) error {
	f, err := games.Find(family)
	if err != nil {
		return err
	}
	table, err := f.Open(nil)
	if err != nil {
		return err
	}
	lot := game.NewStream(seed, 0)
	p := table.Start(lot.Next())
	for range plies {
		next := p
		legal := table.Legal(&next, nil)
		if err := table.Apply(&next, legal[lot.Below(len(legal))], nil); err != nil {
			return err
		}
		if table.Mover(&next) == game.Nobody {
			break
		}
		p = next
	}
	e.Begins = int(table.Mover(&p)) + 1
	e.Lists = listsOf(table.Game, &p)
	return nil
}

// listsOf returns what the document of a position has.
func listsOf(g dynamic.Game, p *dynamic.Position) []document.List {
	v := g.View(p, 0)
	scene := g.Scene(&v)
	if g.Family() == schema.Reversi {
		s := discs{}
		s.rows.fill(reversiSize, reversiSize)
		for i := range scene.Pieces {
			if seat := scene.Pieces[i].Seat; seat != game.Nobody {
				s.rows.set(game.Cell{Col: int8(i % reversiSize), Row: int8(i / reversiSize)}, s.Brushes()[seat].Key)
			}
		}
		return s.Lists()
	}
	s := points{}
	for _, piece := range scene.Pieces {
		if piece.Place == "off" {
			continue
		}
		at := piece.Place
		if point, err := strconv.Atoi(at); err == nil && piece.Seat == 1 {
			at = strconv.Itoa(backgammon.Bar - point)
		}
		s.points = append(s.points, schema.Point{Seat: int(piece.Seat) + 1, At: at, Checkers: int(piece.Count)})
	}
	slices.SortStableFunc(s.points, func(a, b schema.Point) int { return rank(a) - rank(b) })
	return s.Lists()
}
