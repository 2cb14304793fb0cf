package schema

import (
	"slices"
	"strings"

	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

// Map is a document of a map of dice wars.
type Map struct {
	Called
	Seats int      // 2…8
	Rows  []string // of hexes, odd ones half a hex further to the right: the letter of an area, or . for the sea
	Areas []Area   // what the game begins with on areas; those left out have no owner and three dice
}

// Area is what a game begins with on an area of a map.
type Area struct {
	ID    string // the letter of its cells
	Owner int    // 1…8, 0 if areas are dealt by lot
	Dice  int    // 1…8
}

// DealtDice is how many dice an area has that nobody has told of.
const DealtDice = 3

// hexRow are the rows of a map.
var hexRow = Row{Marks: "." + dicewars.Marks, Width: dicewars.MaxCols}

// mapRoot describes a map. The form of the document is ours.
var mapRoot = Field{
	Name:  "map",
	check: checkMap,
	Fields: append(called(func(m *Map) *Called { return &m.Called }),
		Field{Name: "seats", Type: Int, Min: 2, Max: game.MaxSeats, Default: "2", Section: BoardSection,
			at: in(func(m *Map) *int { return &m.Seats })},
		Field{Name: "row", Type: String, Row: &hexRow, Least: 1, Most: dicewars.MaxRows, Section: BoardSection,
			repeat: sliceOf[Map, string](func(m *Map) *[]string { return &m.Rows })},
		Field{Name: "area", Type: Group, Most: dicewars.MaxAreas, Key: "id", Section: BoardSection,
			repeat: sliceOf[Map, Area](func(m *Map) *[]Area { return &m.Areas }),
			Fields: []Field{
				{Name: "id", Attribute: true, Type: Choice, Presence: Required, Choices: strings.Split(dicewars.Marks, ""), Section: BoardSection,
					at: in(func(a *Area) *string { return &a.ID })},
				{Name: "owner", Attribute: true, Type: Int, Max: game.MaxSeats, Default: "0", Section: BoardSection,
					at: in(func(a *Area) *int { return &a.Owner })},
				{Name: "dice", Attribute: true, Type: Int, Min: dicewars.MinDice, Max: dicewars.MaxDice, Default: "3", Section: BoardSection,
					at: in(func(a *Area) *int { return &a.Dice })},
			}},
	),
}

// NewMap returns a new document of a map, maps/<id>.xml.
func NewMap(m Map) *Document { return newDocument(MapKind, m.ID, &m) }

// Map returns what a map's document says, like [Document.Card].
func (d *Document) Map() (Map, bool) {
	m, ok := d.value.(*Map)
	if !ok {
		return Map{}, false
	}
	clone := *m
	clone.Rows, clone.Areas = slices.Clone(m.Rows), slices.Clone(m.Areas)
	return clone, true
}

// Map returns a map, like [Pack.Card].
func (p *Pack) Map(id string) (Map, bool) { return found(p.Find(MapKind, id), (*Document).Map) }
