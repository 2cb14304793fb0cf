package boardedit

import (
	"fmt"

	"boardduels/editor/document"
	"boardduels/internal/games"
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
		return e, byLot(&e, d, seed, plies)
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

// drawable is a sheet on which the scene of a game can be drawn.
type drawable interface {
	Sheet
	draw(*game.Scene)
}

// byLot fills a position by plies by lot. It stops before the end of the game.
func byLot(e *document.Refill, d *schema.Document, seed uint64, plies int) error {
	sheet, _ := Of(d)
	f, err := games.Find(sheet.Family())
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
	v := table.View(&p, 0)
	scene := table.Scene(&v)
	sheet.(drawable).draw(&scene)
	e.Lists = sheet.Lists()
	return nil
}
