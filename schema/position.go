package schema

import (
	"slices"
	"strconv"

	"boardduels/runtime/backgammon"
	"boardduels/runtime/reversi"
)

// Position is a document of a position in which a game of Reversi or backgammon begins.
type Position struct {
	Called
	Game    string   // Reversi or Backgammon
	Begins  int      // 1 or 2; 0 is black in Reversi, and who throws more in backgammon
	Rows    []string // of Reversi: eight rows of eight squares, x black, o white, . empty
	Gammons bool     // of backgammon: a gammon counts 2, a backgammon 3
	Points  []Point  // of backgammon; who has fewer than 15 checkers there has borne off the others
}

// Point is where checkers of a seat stand.
type Point struct {
	Seat     int    // 1 or 2
	At       string // bar, or a point from 24 to 1, as the seat numbers them
	Checkers int    // 1…15
}

// The games that have positions.
const (
	Reversi    = "reversi"
	Backgammon = "backgammon"
)

const (
	discMarks = ".xo"
	barName   = "bar"
)

// discRow are the rows of a position of Reversi.
var discRow = Row{discMarks, reversi.Size, true}

// places are where checkers can stand, from the bar down.
var places = func() []string {
	list := []string{barName}
	for point := backgammon.Bar - 1; point > 0; point-- {
		list = append(list, strconv.Itoa(point))
	}
	return list
}()

// place returns a point's number, the bar behind all of them; 0 if it is none.
func (p *Point) place() int {
	if i := slices.Index(places, p.At); i >= 0 {
		return backgammon.Bar - i
	}
	return 0
}

// positionRoot describes a position. The form of the document is ours.
var positionRoot = Field{
	Name:  "position",
	check: checkPosition,
	Fields: append(called(func(p *Position) *Called { return &p.Called }),
		Field{Name: "game", Type: Choice, Presence: Required, Choices: []string{Reversi, Backgammon}, Section: BoardSection,
			Called: []Text{"schema.game.reversi", "schema.game.backgammon"},
			at:     in(func(p *Position) *string { return &p.Game })},
		Field{Name: "begins", Type: Int, Max: 2, Default: "0", Section: BoardSection,
			at: in(func(p *Position) *int { return &p.Begins })},
		Field{Name: "row", Type: String, Row: &discRow, Most: reversi.Size, Section: BoardSection,
			repeat: sliceOf[Position, string](func(p *Position) *[]string { return &p.Rows })},
		Field{Name: "gammons", Type: Bool, Default: "false", Section: BoardSection,
			at: in(func(p *Position) *bool { return &p.Gammons })},
		Field{Name: "point", Type: Int, Min: 1, Max: backgammon.MaxCheckers, Most: 2 * backgammon.Bar, Section: BoardSection,
			repeat: sliceOf[Position, Point](func(p *Position) *[]Point { return &p.Points }),
			at:     in(func(p *Point) *int { return &p.Checkers }),
			Fields: []Field{
				{Name: "seat", Attribute: true, Type: Int, Min: 1, Max: 2, Presence: Required, Section: BoardSection,
					at: in(func(p *Point) *int { return &p.Seat })},
				{Name: "at", Attribute: true, Type: Choice, Presence: Required, Choices: places, Section: BoardSection,
					at: in(func(p *Point) *string { return &p.At })},
			}},
	),
}

// NewPosition returns a new document of a position, positions/<id>.xml.
func NewPosition(position Position) *Document {
	return newDocument(PositionKind, position.ID, &position)
}

// Position returns what a position's document says, like [Document.Card].
func (d *Document) Position() (Position, bool) {
	position, ok := d.value.(*Position)
	if !ok {
		return Position{}, false
	}
	clone := *position
	clone.Rows, clone.Points = slices.Clone(position.Rows), slices.Clone(position.Points)
	return clone, true
}

// Position returns a position, like [Pack.Card].
func (p *Pack) Position(id string) (Position, bool) {
	return found(p.Find(PositionKind, id), (*Document).Position)
}
