package boardedit

import (
	"slices"
	"strconv"
	"strings"

	"boardduels/editor/document"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// points is the sheet of a position of backgammon.
type points struct {
	points []schema.Point
	brush  Brush
	done   []game.Cell // by the stroke
}

func newPoints(p *schema.Position) *points { return &points{points: p.Points} }

// The cells of a board: in two rows six points, the bar, and six points; seat 1's bar is the upper one, and its points
// go from 13 to 24 above, and from 12 to 1 below.
const (
	barColumn    = 6
	pointColumns = 13
)

func (*points) Family() string  { return schema.Backgammon }
func (*points) Cells() Cells    { return Points }
func (*points) Size() game.Cell { return game.Cell{Col: pointColumns, Row: 2} }

func (*points) Brushes() []Brush {
	return []Brush{
		{ID: "black", Key: 'x', Of: 0, Word: "checker"}, {ID: "white", Key: 'o', Of: 1, Word: "checker"},
		{ID: "less", Key: '-', Of: game.Nobody, Word: "no_checker"},
	}
}

// placeOf returns what a seat calls a cell; "" if its checkers can't stand there.
func placeOf(seat game.Seat, c game.Cell) string {
	column := int(c.Col)
	if column == barColumn {
		if game.Seat(c.Row) == seat {
			return "bar"
		}
		return ""
	}
	if column > barColumn {
		column--
	}
	point := column + 13
	if c.Row == 1 {
		point = 12 - column
	}
	if seat == 1 {
		point = backgammon.Bar - point
	}
	return strconv.Itoa(point)
}

// cellOf returns the cell of a seat's place.
func cellOf(seat game.Seat, at string) (game.Cell, bool) {
	for i := range int8(2 * pointColumns) {
		if c := (game.Cell{Col: i % pointColumns, Row: i / pointColumns}); placeOf(seat, c) == at {
			return c, true
		}
	}
	return game.Cell{}, false
}

// Scene shows what stands where with the eyes of seat 1, and who has borne off how many.
func (s *points) Scene() (scene game.Scene) {
	scene.Mover = game.Nobody
	off := [2]int{backgammon.MaxCheckers, backgammon.MaxCheckers}
	for _, p := range s.points {
		seat := game.Seat(p.Seat - 1)
		if c, ok := cellOf(seat, p.At); ok && (seat == 0 || seat == 1) {
			seen := placeOf(0, c)
			if seen == "" {
				seen = "bar"
			}
			scene.Pieces = append(scene.Pieces, game.Piece{Place: seen, Seat: seat, Count: int16(p.Checkers)})
			off[seat] -= p.Checkers
		}
	}
	for seat, count := range off {
		if count > 0 {
			scene.Pieces = append(scene.Pieces, game.Piece{Place: "off", Seat: game.Seat(seat), Count: int16(count)})
		}
	}
	return scene
}

func (s *points) Begin(stroke Stroke) { s.brush, s.done = stroke.Brush, nil }

// index returns which of the points a seat has on a cell, or −1.
func (s *points) index(seat game.Seat, c game.Cell) int {
	at := placeOf(seat, c)
	return slices.IndexFunc(s.points, func(p schema.Point) bool { return p.Seat == int(seat)+1 && p.At == at && at != "" })
}

// left returns how many of a seat's checkers stand nowhere.
func (s *points) left(seat game.Seat) int {
	left := backgammon.MaxCheckers
	for _, p := range s.points {
		if p.Seat == int(seat)+1 {
			left -= p.Checkers
		}
	}
	return left
}

// Paint puts a checker on a cell, from which the other side's go, or takes one away. A stroke does so once for each
// cell. It reports whether the seat has a checker left.
func (s *points) Paint(c game.Cell) bool {
	if slices.Contains(s.done, c) {
		return true
	}
	s.done = append(s.done, c)
	if s.brush.Of == game.Nobody {
		return s.take(0, c, 1) || s.take(1, c, 1)
	}
	at := placeOf(s.brush.Of, c)
	if at == "" || s.left(s.brush.Of) <= 0 {
		return false
	}
	if at != "bar" {
		s.take(1-s.brush.Of, c, backgammon.MaxCheckers)
	}
	if i := s.index(s.brush.Of, c); i >= 0 {
		s.points[i].Checkers++
		return true
	}
	s.points = append(s.points, schema.Point{Seat: int(s.brush.Of) + 1, At: at, Checkers: 1})
	slices.SortStableFunc(s.points, func(a, b schema.Point) int { return rank(a) - rank(b) })
	return true
}

// draw draws a scene, as the first seat sees it, in place of what there is.
func (s *points) draw(scene *game.Scene) {
	s.points = nil
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
}

// rank is the place of a point in documents: by seats, from the bar down.
func rank(p schema.Point) int {
	point, err := strconv.Atoi(p.At)
	if err != nil {
		point = backgammon.Bar
	}
	return p.Seat*(backgammon.Bar+1) + backgammon.Bar - point
}

// take takes some of a seat's checkers from a cell. It reports whether any was there.
func (s *points) take(seat game.Seat, c game.Cell, count int) bool {
	i := s.index(seat, c)
	if i < 0 {
		return false
	}
	if s.points[i].Checkers -= count; s.points[i].Checkers <= 0 {
		s.points = slices.Delete(s.points, i, i+1)
	}
	return true
}

func (s *points) Lists() []document.List {
	list := document.List{Field: "point"}
	for _, p := range s.points {
		list.Values = append(list.Values, p)
	}
	return []document.List{list, {Field: "row"}}
}

func (s *points) About(c game.Cell) About {
	a := About{Place: placeOf(0, c), Seat: game.Nobody}
	if a.Place == "" {
		a.Place = "bar"
	}
	for seat := range game.Seat(2) {
		if i := s.index(seat, c); i >= 0 {
			a.Kind, a.Seat, a.Count = "checkers", seat, s.points[i].Checkers
		}
	}
	return a
}

func (s *points) Locate(d *schema.Diagnostic) (game.Cell, bool) {
	if !strings.HasPrefix(d.Path, "point") {
		return game.Cell{}, false
	}
	index, _, _ := strings.Cut(strings.TrimPrefix(d.Path, "point["), "]")
	i, err := strconv.Atoi(index)
	if err != nil || i >= len(s.points) || isOfMany[d.Code] {
		return game.Cell{}, false
	}
	return cellOf(game.Seat(s.points[i].Seat-1), s.points[i].At)
}

// isOfMany tells the problems of a whole side, which stand at its first point.
var isOfMany = map[string]bool{"no-checkers": true, "too-many-checkers": true}
