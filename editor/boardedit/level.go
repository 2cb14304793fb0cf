package boardedit

import (
	"unicode"

	"boardduels/editor/document"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
	"boardduels/schema"
)

// level is the sheet of a level.
type level struct {
	terrain, units rows
	stroke         Stroke
}

func newLevel(l *schema.Level) *level {
	s := &level{terrain: newRows(l.Terrain), units: newRows(l.Units)}
	s.terrain.fill(tactics.Size, tactics.Size)
	s.units.fill(tactics.Size, tactics.Size)
	return s
}

func (*level) Family() string  { return "tactics" }
func (*level) Cells() Cells    { return Grounds }
func (*level) Size() game.Cell { return game.Cell{Col: tactics.Size, Row: tactics.Size} }

// grounds are the marks of terrain.
var grounds = map[rune]string{'.': "land", '#': "wall", '~': "water"}

func (*level) Brushes() []Brush {
	brushes := []Brush{
		{ID: "land", Key: '.', Of: game.Nobody}, {ID: "wall", Key: '#', Of: game.Nobody}, {ID: "water", Key: '~', Of: game.Nobody},
	}
	for seat := range game.Seat(2) {
		for kind := range tactics.Kinds {
			t := kind.Traits()
			brushes = append(brushes, Brush{ID: t.Name, Key: unitMark(t.Letter, seat), Of: seat})
		}
	}
	return append(brushes, Brush{ID: "nobody", Key: '-', Of: game.Nobody})
}

func unitMark(letter byte, seat game.Seat) rune {
	if seat == 1 {
		return unicode.ToLower(rune(letter))
	}
	return rune(letter)
}

// kindAt returns what stands on a cell; "" if nothing does.
func (s *level) kindAt(c game.Cell) (kind string, seat game.Seat) {
	mark := s.units.at(c)
	for _, b := range s.Brushes() {
		if b.Of != game.Nobody && b.Key == mark {
			return b.ID, b.Of
		}
	}
	return "", game.Nobody
}

// each calls a function for all cells.
func (s *level) each(call func(c game.Cell)) {
	for i := range int8(tactics.Squares) {
		call(game.Cell{Col: i % tactics.Size, Row: i / tactics.Size})
	}
}

func place(c game.Cell) string { return tactics.Name(c.Row*tactics.Size + c.Col) }

func (s *level) Scene() (scene game.Scene) {
	scene.Mover = game.Nobody
	s.each(func(c game.Cell) {
		if ground := grounds[s.terrain.at(c)]; ground != "" && ground != "land" {
			scene.Pieces = append(scene.Pieces, game.Piece{Place: place(c), Seat: game.Nobody, Kind: ground, Count: 1})
		}
		if kind, seat := s.kindAt(c); kind != "" {
			scene.Pieces = append(scene.Pieces, game.Piece{Place: place(c), Seat: seat, Kind: kind, Count: 1})
		}
	})
	return scene
}

func (s *level) Begin(stroke Stroke) { s.stroke = stroke }

// Paint lays the ground of the brush, from which a unit goes if it can't stand there, or puts a unit on land.
func (s *level) Paint(c game.Cell) bool {
	s.paint(c, s.stroke.Brush)
	if s.stroke.Twins {
		twin := s.stroke.Brush
		if twin.Of != game.Nobody {
			twin.Of = 1 - twin.Of
			twin.Key = swapCase(twin.Key)
		}
		s.paint(game.Cell{Col: tactics.Size - 1 - c.Col, Row: tactics.Size - 1 - c.Row}, twin)
	}
	return true
}

func swapCase(mark rune) rune {
	if unicode.IsUpper(mark) {
		return unicode.ToLower(mark)
	}
	return unicode.ToUpper(mark)
}

func (s *level) paint(c game.Cell, b Brush) {
	switch ground := grounds[b.Key]; {
	case ground == "land":
		s.terrain.set(c, b.Key)
	case ground != "":
		s.terrain.set(c, b.Key)
		s.units.set(c, '.')
	case b.Of == game.Nobody:
		s.units.set(c, '.')
	default:
		s.terrain.set(c, '.')
		s.units.set(c, b.Key)
	}
}

func (s *level) Lists() []document.List {
	return []document.List{{Field: "terrain", Values: s.terrain.texts()}, {Field: "units", Values: s.units.texts()}}
}

func (s *level) About(c game.Cell) About {
	a := About{Place: place(c), Ground: grounds[s.terrain.at(c)]}
	a.Kind, a.Seat = s.kindAt(c)
	return a
}

func (s *level) Locate(d *schema.Diagnostic) (game.Cell, bool) { return locate(d) }
