package boardbalance

import (
	"slices"

	"boardduels/editor/boardedit"
	"boardduels/editor/document"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
	"boardduels/schema"
)

// Kind is what a change does.
type Kind uint8

// The kinds of changes.
const (
	Remove Kind = iota // a unit goes
	Put                // a unit comes, or another kind of one
	Move               // a unit stands beside where it stood
	Lay                // another ground
	More               // a die more on an area
	Less               // a die less
	Give               // an area is another seat's
)

// Change is a single thing that is done to a level or a map.
type Change struct {
	Kind  Kind
	Cell  game.Cell       // where
	To    game.Cell       // of Move: where the unit stands then
	Brush boardedit.Brush // what is there then; of Remove and Move what was there
	edit  document.Redraw
}

// Edit returns the edit that makes the change.
func (c *Change) Edit() document.Edit { return c.edit }

// Changes returns the single changes of a level or a map: of a level each unit that goes, is of another kind, or stands
// on a square beside, one more unit beside an own one, and walls, water and land on squares that nobody stands on; of a
// map a die more or less on each area, and each area that is another seat's. A position has none.
func Changes(d *schema.Document) []Change {
	l := list{document: d}
	switch d.Kind() {
	case schema.LevelKind:
		l.level()
	case schema.MapKind:
		l.land()
	}
	return l.changes
}

// list gathers the changes of a document.
type list struct {
	document *schema.Document
	changes  []Change
}

// stroke is a brush on a cell.
type stroke struct {
	brush boardedit.Brush
	cell  game.Cell
}

// add adds a change that some strokes make.
func (l *list) add(c Change, strokes ...stroke) {
	sheet, ok := boardedit.Of(l.document)
	if !ok {
		return
	}
	for _, s := range strokes {
		sheet.Begin(boardedit.Stroke{Brush: s.brush})
		if !sheet.Paint(s.cell) {
			return
		}
	}
	c.edit = document.Redraw{File: l.document.File(), Lists: sheet.Lists()}
	l.changes = append(l.changes, c)
}

// beside returns the cells of a level beside one.
func beside(c game.Cell) (cells []game.Cell) {
	for _, d := range []game.Cell{{Row: -1}, {Col: 1}, {Row: 1}, {Col: -1}} {
		next := game.Cell{Col: c.Col + d.Col, Row: c.Row + d.Row}
		if next.Col >= 0 && next.Row >= 0 && next.Col < tactics.Size && next.Row < tactics.Size {
			cells = append(cells, next)
		}
	}
	return cells
}

func (l *list) level() {
	sheet, _ := boardedit.Of(l.document)
	brushes := sheet.Brushes()
	find := func(id string, of game.Seat) boardedit.Brush {
		return brushes[slices.IndexFunc(brushes, func(b boardedit.Brush) bool { return b.ID == id && b.Of == of })]
	}
	nobody := find("nobody", game.Nobody)
	free := func(c game.Cell) bool {
		about := sheet.About(c)
		return about.Kind == "" && about.Ground == "land"
	}
	offered := map[[2]any]bool{} // a unit more of a seat, by place
	for i := range int8(tactics.Squares) {
		c := game.Cell{Col: i % tactics.Size, Row: i / tactics.Size}
		about := sheet.About(c)
		if about.Kind == "" {
			for _, ground := range []string{"land", "wall", "water"} {
				if b := find(ground, game.Nobody); ground != about.Ground {
					l.add(Change{Kind: Lay, Cell: c, Brush: b}, stroke{b, c})
				}
			}
			continue
		}
		own := find(about.Kind, about.Seat)
		l.add(Change{Kind: Remove, Cell: c, Brush: own}, stroke{nobody, c})
		for _, b := range brushes {
			if b.Of == about.Seat && b.ID != about.Kind {
				l.add(Change{Kind: Put, Cell: c, Brush: b}, stroke{b, c})
			}
		}
		for _, to := range beside(c) {
			if !free(to) {
				continue
			}
			l.add(Change{Kind: Move, Cell: c, To: to, Brush: own}, stroke{nobody, c}, stroke{own, to})
			if key := [2]any{to, about.Seat}; !offered[key] {
				offered[key] = true
				l.add(Change{Kind: Put, Cell: to, Brush: own}, stroke{own, to})
			}
		}
	}
}

func (l *list) land() {
	sheet, _ := boardedit.Of(l.document)
	size := sheet.Size()
	seen := map[string]bool{}
	for i := range int(size.Row) * int(size.Col) {
		c := game.Cell{Col: int8(i % int(size.Col)), Row: int8(i / int(size.Col))}
		about := sheet.About(c)
		if about.Area == "" || seen[about.Area] {
			continue
		}
		seen[about.Area] = true
		for _, b := range sheet.Brushes() {
			change := Change{Cell: c, Brush: b}
			switch {
			case b.ID == "more" && about.Count < dicewars.MaxDice:
				change.Kind = More
			case b.ID == "less" && about.Count > dicewars.MinDice:
				change.Kind = Less
			case b.ID == "owner" && about.Seat != game.Nobody && b.Of != about.Seat:
				change.Kind = Give
			default:
				continue
			}
			l.add(change, stroke{b, c})
		}
	}
}
