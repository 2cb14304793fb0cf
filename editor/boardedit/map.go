package boardedit

import (
	"slices"
	"strconv"
	"strings"

	"boardduels/editor/document"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// land is the sheet of a map: the map with sea around it, onto which it can be extended. So its cells lie further down
// and to the right than those of the document.
type land struct {
	rows      rows
	cols      int
	top, left int8 // rows and columns of sea before the map; rows are even, since odd ones lie half a cell aside
	seats     int
	areas     []schema.Area
	before    *schema.Map
	stroke    Stroke
	letter    rune   // that the stroke paints; 0 before its first cell
	twin      rune   // that it paints on the other side
	done      []rune // areas that it has changed
}

// How much sea there is around a map.
const (
	shoreCols = 2
	shoreRows = 2
)

func newMap(m *schema.Map) *land {
	s := &land{seats: m.Seats, areas: m.Areas, before: m}
	for _, row := range m.Rows {
		s.cols = max(s.cols, len([]rune(row)))
	}
	s.left = int8(min(shoreCols, max(dicewars.MaxCols-s.cols, 0)/2))
	s.top = int8(min(shoreRows, max(dicewars.MaxRows-len(m.Rows), 0)/2) &^ 1)
	s.cols += 2 * int(s.left)
	for range s.top {
		s.rows = append(s.rows, nil)
	}
	for _, row := range m.Rows {
		s.rows = append(s.rows, []rune(strings.Repeat(".", int(s.left))+row))
	}
	for range s.top {
		s.rows = append(s.rows, nil)
	}
	s.rows.fill(s.cols, len(s.rows))
	return s
}

func (*land) Family() string    { return "dicewars" }
func (*land) Cells() Cells      { return Hexes }
func (s *land) Size() game.Cell { return game.Cell{Col: int8(s.cols), Row: int8(len(s.rows))} }

func (s *land) Brushes() []Brush {
	brushes := []Brush{
		{ID: "extend", Key: '*', Of: game.Nobody}, {ID: "sea", Key: '.', Of: game.Nobody},
		{ID: "more", Key: '+', Of: game.Nobody}, {ID: "less", Key: '-', Of: game.Nobody},
		{ID: "dealt", Key: '0', Of: game.Nobody},
	}
	for seat := range game.Seat(min(max(s.seats, 0), game.MaxSeats)) {
		brushes = append(brushes, Brush{ID: "owner", Key: '1' + rune(seat), Of: seat})
	}
	for _, letter := range dicewars.Marks {
		brushes = append(brushes, Brush{ID: "area", Key: letter, Of: game.Nobody, Letter: string(letter)})
	}
	return brushes
}

// used returns the letters of areas that have cells, in the order in which they first show, with the cells.
func (s *land) used() (used []rune, cells map[rune][]game.Cell) {
	cells = map[rune][]game.Cell{}
	for row := range s.rows {
		for col, mark := range s.rows[row] {
			if !strings.ContainsRune(dicewars.Marks, mark) {
				continue
			}
			if len(cells[mark]) == 0 {
				used = append(used, mark)
			}
			cells[mark] = append(cells[mark], game.Cell{Col: int8(col), Row: int8(row)})
		}
	}
	return used, cells
}

func (s *land) Scene() (scene game.Scene) {
	scene.Mover = game.Nobody
	used, cells := s.used()
	for _, letter := range used {
		a := s.area(letter)
		scene.Pieces = append(scene.Pieces, game.Piece{Place: a.ID, Seat: ownerOf(a), Count: int16(a.Dice), Cells: cells[letter]})
	}
	return scene
}

// ownerOf returns the seat that owns an area.
func ownerOf(a schema.Area) game.Seat {
	if a.Owner < 1 || a.Owner > game.MaxSeats {
		return game.Nobody
	}
	return game.Seat(a.Owner - 1)
}

// area returns what is told of an area.
func (s *land) area(letter rune) schema.Area {
	if i := s.index(letter); i >= 0 {
		return s.areas[i]
	}
	return schema.Area{ID: string(letter), Dice: schema.DealtDice}
}

func (s *land) index(letter rune) int {
	return slices.IndexFunc(s.areas, func(a schema.Area) bool { return a.ID == string(letter) })
}

func (s *land) Begin(stroke Stroke) { s.stroke, s.letter, s.twin, s.done = stroke, 0, 0, nil }

// Paint reports false if there is no letter left for another area, no area on the cell, or nothing opposite of it.
func (s *land) Paint(c game.Cell) bool {
	twin := s.turned(c)
	if s.stroke.Twins && !s.inside(twin) {
		return false
	}
	switch b := s.stroke.Brush; b.ID {
	case "extend", "area", "sea":
		if !s.choose(c) {
			return false
		}
		s.rows.set(c, s.letter)
		if s.stroke.Twins && twin != c {
			s.rows.set(twin, s.twin)
		}
	default:
		letter := s.rows.at(c)
		if letter == '.' {
			return false
		}
		s.tell(letter, b)
		if s.stroke.Twins && s.rows.at(twin) != '.' {
			b.Of = s.other(b.Of)
			s.tell(s.rows.at(twin), b)
		}
	}
	return true
}

// choose finds the letters that the stroke paints, as it begins on a cell.
func (s *land) choose(c game.Cell) bool {
	if s.letter != 0 {
		return true
	}
	switch b := s.stroke.Brush; {
	case b.ID == "sea":
		s.letter, s.twin = '.', '.'
		return true
	case b.Letter != "":
		s.letter = b.Key
	default:
		s.letter = s.rows.at(c)
	}
	if !strings.ContainsRune(dicewars.Marks, s.letter) {
		s.letter = s.free(0)
	}
	s.twin = s.twinOf(s.letter)
	return s.letter != 0 && (s.twin != 0 || !s.stroke.Twins)
}

// free returns a letter that no area has, nor is to have; 0 if there is none.
func (s *land) free(but rune) rune {
	used, _ := s.used()
	for _, letter := range dicewars.Marks {
		if letter != but && !slices.Contains(used, letter) {
			return letter
		}
	}
	return 0
}

// twinOf returns the letter of the area that lies where another one does when the map is turned by half.
func (s *land) twinOf(letter rune) rune {
	_, cells := s.used()
	for _, c := range cells[letter] {
		if twin := s.turned(c); s.inside(twin) && s.rows.at(twin) != '.' {
			return s.rows.at(twin)
		}
	}
	return s.free(letter)
}

// turned returns where a cell lies when the map is turned by half. Odd rows lie half a cell further to the right.
func (s *land) turned(c game.Cell) game.Cell {
	row := int8(len(s.rows)) - 1 - c.Row
	col := int8(s.cols) - 1 - c.Col
	if len(s.rows)%2 == 1 {
		col -= c.Row & 1
	}
	return game.Cell{Col: col, Row: row}
}

func (s *land) inside(c game.Cell) bool {
	return c.Col >= 0 && c.Row >= 0 && int(c.Col) < s.cols && int(c.Row) < len(s.rows)
}

// other returns whose the areas of a seat are when the map is turned by half.
func (s *land) other(seat game.Seat) game.Seat {
	if seat == game.Nobody {
		return seat
	}
	return game.Seat(s.seats-1) - seat
}

// tell gives an area an owner, or changes its dice, once in a stroke.
func (s *land) tell(letter rune, b Brush) {
	if slices.Contains(s.done, letter) {
		return
	}
	s.done = append(s.done, letter)
	a := s.area(letter)
	switch b.ID {
	case "more":
		a.Dice = min(a.Dice+1, dicewars.MaxDice)
	case "less":
		a.Dice = max(a.Dice-1, dicewars.MinDice)
	default:
		a.Owner = int(b.Of) + 1
	}
	i := s.index(letter)
	isUsual := a.Owner == 0 && a.Dice == schema.DealtDice
	switch {
	case i >= 0 && isUsual:
		s.areas = slices.Delete(s.areas, i, i+1)
	case i >= 0:
		s.areas[i] = a
	case !isUsual:
		s.areas = append(s.areas, a)
		slices.SortStableFunc(s.areas, func(a, b schema.Area) int {
			return strings.Index(dicewars.Marks, a.ID) - strings.Index(dicewars.Marks, b.ID)
		})
	}
}

// origin returns the first row and column that belong to the document: the sea around it doesn't, as far as it has
// stayed sea.
func (s *land) origin() (row, col int) {
	row, col = int(s.top), int(s.left)
	for i := range s.rows {
		if empty(s.rows[i]) {
			continue
		}
		row = min(row, i&^1)
		col = min(col, len(s.rows[i])-len(strings.TrimLeft(string(s.rows[i]), ".")))
	}
	return row, col
}

func (s *land) Lists() []document.List {
	list := document.List{Field: "row"}
	for i, text := range s.texts() {
		was := ""
		if i < len(s.before.Rows) {
			was = s.before.Rows[i]
		}
		switch {
		case was != "" && strings.TrimRight(was, ".") == text && !s.stroke.Twins:
			text = was // sea that was written stays so
		case text == "":
			text = "."
		}
		list.Values = append(list.Values, text)
	}
	return []document.List{list, s.told()}
}

// texts are the rows of the map without the sea around it. Of a map that is the same on both sides the sea is kept on
// the right and below as it is on the left and above: its middle must stay where it is.
func (s *land) texts() (texts []string) {
	top, left := s.origin()
	if s.stroke.Twins {
		for _, row := range s.rows[top : len(s.rows)-top] {
			texts = append(texts, string(row[left:s.cols-left]))
		}
		return texts
	}
	for _, row := range s.rows[top:] {
		texts = append(texts, strings.TrimRight(string(row[left:]), "."))
	}
	for len(texts) > max(len(s.before.Rows), 1) && texts[len(texts)-1] == "" {
		texts = texts[:len(texts)-1]
	}
	return texts
}

// told is what is told of areas, without those that have lost all their cells.
func (s *land) told() document.List {
	used, _ := s.used()
	list := document.List{Field: "area"}
	for _, a := range s.areas {
		had := strings.Contains(strings.Join(s.before.Rows, ""), a.ID)
		if has := slices.Contains(used, []rune(a.ID + ".")[0]); has || !had {
			list.Values = append(list.Values, a)
		}
	}
	return list
}

func (s *land) About(c game.Cell) About {
	a := About{Ground: "sea", Seat: game.Nobody}
	if row, col := int(c.Row-s.top)+1, int(c.Col-s.left)+1; row > 0 && col > 0 {
		a.Place = strconv.Itoa(row) + ":" + strconv.Itoa(col)
	}
	if letter := s.rows.at(c); strings.ContainsRune(dicewars.Marks, letter) {
		of := s.area(letter)
		a.Ground, a.Area, a.Seat, a.Count = "area", of.ID, ownerOf(of), of.Dice
	}
	return a
}

// Locate finds the cell that a problem names, or the first one of the area that it is about.
func (s *land) Locate(d *schema.Diagnostic) (game.Cell, bool) {
	if row, column, ok := d.Cell(); ok {
		c := game.Cell{Col: int8(column-1) + s.left, Row: int8(row-1) + s.top}
		return c, s.inside(c)
	}
	id := d.Args["area"]
	if d.Code == "missing-owner" {
		id = d.Args["found"]
	}
	_, cells := s.used()
	if of := cells[[]rune(id + ".")[0]]; len(of) > 0 {
		return of[0], true
	}
	return game.Cell{}, false
}
