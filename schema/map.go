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
	Name: "map", Title: Label{"Map", "Мапа"},
	Doc:   Label{"A map of dice wars: its areas, whose they are, and their dice.", "Мапа війни кубиків: її області, чиї вони та їхні кубики."},
	check: checkMap,
	Fields: append(called(func(m *Map) *Called { return &m.Called }),
		Field{Name: "seats", Type: Int, Min: 2, Max: game.MaxSeats, Default: "2", Section: BoardSection,
			Title: Label{"Players", "Гравці"},
			Doc:   Label{"How many play.", "Скільки гравців."},
			at:    in(func(m *Map) *int { return &m.Seats })},
		Field{Name: "row", Type: String, Row: &hexRow, Least: 1, Most: dicewars.MaxRows, Section: BoardSection,
			Title:  Label{"Row", "Ряд"},
			Doc:    Label{"A row of hexes, from the top, every second half a hex further to the right: the letter of an area for each cell, . for the sea.", "Ряд шестикутників, згори, кожен другий на пів шестикутника правіше: літера області для кожної комірки, . – море."},
			repeat: sliceOf[Map, string](func(m *Map) *[]string { return &m.Rows })},
		Field{Name: "area", Type: Group, Most: dicewars.MaxAreas, Key: "id", Section: BoardSection,
			Title:  Label{"Area", "Область"},
			Doc:    Label{"What the game begins with on an area; of others it is the default.", "З чого починається гра в області; про інші діє усталене."},
			repeat: sliceOf[Map, Area](func(m *Map) *[]Area { return &m.Areas }),
			Fields: []Field{
				{Name: "id", Attribute: true, Type: Choice, Presence: Required, Choices: strings.Split(dicewars.Marks, ""), Section: BoardSection,
					Title: Label{"Letter", "Літера"},
					Doc:   Label{"The letter of its cells.", "Літера її комірок."},
					at:    in(func(a *Area) *string { return &a.ID })},
				{Name: "owner", Attribute: true, Type: Int, Max: game.MaxSeats, Default: "0", Section: BoardSection,
					Title: Label{"Owner", "Власник"},
					Doc:   Label{"The player whose it is, 1 who begins; 0 for all areas deals them by lot.", "Гравець, чия вона, 1 починає; 0 в усіх областей роздає їх за жеребом."},
					at:    in(func(a *Area) *int { return &a.Owner })},
				{Name: "dice", Attribute: true, Type: Int, Min: dicewars.MinDice, Max: dicewars.MaxDice, Default: "3", Section: BoardSection,
					Title: Label{"Dice", "Кубики"},
					Doc:   Label{"How many dice lie on it.", "Скільки на ній кубиків."},
					at:    in(func(a *Area) *int { return &a.Dice })},
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
