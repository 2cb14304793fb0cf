package schema

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardduels/runtime/backgammon"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
	"boardduels/runtime/reversi"
	"boardduels/runtime/tactics"
)

// Called is what people are told of a document of a board.
type Called struct {
	ID      string // the file's name, [a-z0-9_]+
	Name    string // English name, "" if it has none
	NameUK  string // Ukrainian name, "" if it has none
	About   string // what players are told, in English
	AboutUK string // the same in Ukrainian
}

func (c *Called) called() *Called { return c }

// called describes the fields of [Called] in documents whose values have it inside.
func called[T any](of func(*T) *Called) []Field {
	return []Field{
		{Name: "name", Type: String, Longest: longestName, Section: Identity,
			at: in(func(b *T) *string { return &of(b).Name })},
		{Name: "name_uk", Type: String, Longest: longestName, Instead: "name", Section: Identity,
			at: in(func(b *T) *string { return &of(b).NameUK })},
		{Name: "about", Type: String, Longest: longestAbout, Section: Identity,
			at: in(func(b *T) *string { return &of(b).About })},
		{Name: "about_uk", Type: String, Longest: longestAbout, Instead: "about", Section: Identity,
			at: in(func(b *T) *string { return &of(b).AboutUK })},
	}
}

// Board is what a level, a map or a position means to a board game.
type Board struct {
	Called
	Kind   Kind
	Family string   // of games: tactics, dicewars, reversi or backgammon
	Setup  []string // the lines of the game's set-up
}

// Label returns what people call the board.
func (b *Board) Label() Label {
	return Label{EN: DisplayName("en", b.ID, b.Name, b.NameUK), UK: DisplayName("uk", b.ID, b.Name, b.NameUK)}
}

// BoardKinds are the kinds of documents that games on boards begin with.
func BoardKinds() []Kind { return []Kind{LevelKind, MapKind, PositionKind} }

// Board returns what a level, a map or a position means to its game. It returns an error for documents of other kinds,
// and for those with errors.
func (d *Document) Board() (Board, error) {
	if err := usable(d, d.kind.Name(), d.id); err != nil {
		return Board{}, err
	}
	b := Board{Kind: d.kind}
	var lines []string
	switch value := d.value.(type) {
	case *Level:
		b.Called, b.Family, lines = value.Called, Tactics, value.lines()
	case *Map:
		b.Called, b.Family, lines = value.Called, "dicewars", value.lines()
	case *Position:
		b.Called, b.Family, lines = value.Called, value.Game, value.lines()
	default:
		return Board{}, fmt.Errorf("%s is no board; boards are levels, maps and positions", d.file)
	}
	var err error
	if b.Setup, err = canonical(b.Family, lines); err != nil {
		return Board{}, fmt.Errorf("%s: %w", d.file, err)
	}
	return b, nil
}

// canonical returns the lines of a set-up as its game writes them.
func canonical(family string, lines []string) ([]string, error) {
	var g interface{ Setup() []string }
	var err error
	switch family {
	case Tactics:
		g, err = tactics.Read(lines)
	case "dicewars":
		g, err = dicewars.Read(lines)
	case Reversi:
		g, err = reversi.Parse(lines)
	case Backgammon:
		g, err = backgammon.Read(lines)
	}
	if err != nil {
		return nil, err
	}
	return g.Setup(), nil
}

// Boards returns the boards of a family of games that can be played, in the order of their ids.
func (p *Pack) Boards(family string) (boards []Board) {
	for _, kind := range BoardKinds() {
		for _, id := range p.IDs(kind) {
			if b, err := p.Find(kind, id).Board(); err == nil && b.Family == family {
				boards = append(boards, b)
			}
		}
	}
	return boards
}

// lines returns a level as lines of a set-up.
func (l *Level) lines() (lines []string) {
	for _, row := range l.Terrain {
		lines = append(lines, "row "+row)
	}
	for _, row := range l.Units {
		lines = append(lines, "units "+row)
	}
	return lines
}

// lines returns a map as lines of a set-up. Those of owners and dice follow the order in which areas first show.
func (m *Map) lines() []string {
	lines := []string{"seats " + strconv.Itoa(m.Seats)}
	for _, row := range m.Rows {
		lines = append(lines, "row "+row)
	}
	var owners, dice strings.Builder
	owned := false
	for _, id := range m.letters() {
		area := m.area(id)
		owned = owned || area.Owner > 0
		owners.WriteString(strconv.Itoa(area.Owner))
		dice.WriteString(strconv.Itoa(area.Dice))
	}
	if owned {
		lines = append(lines, "owners "+owners.String())
	}
	if strings.Trim(dice.String(), strconv.Itoa(DealtDice)) != "" {
		lines = append(lines, "dice "+dice.String())
	}
	return lines
}

// letters returns the ids of the areas that have cells, in the order in which they first show.
func (m *Map) letters() (ids []string) {
	for _, row := range m.Rows {
		for _, mark := range row {
			if id := string(mark); id != "." && !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// area returns what is told of an area.
func (m *Map) area(id string) Area {
	if i := slices.IndexFunc(m.Areas, func(a Area) bool { return a.ID == id }); i >= 0 {
		return m.Areas[i]
	}
	return Area{ID: id, Dice: DealtDice}
}

// lines returns a position as lines of its game's set-up.
func (p *Position) lines() (lines []string) {
	if p.Game == Reversi {
		return append(slices.Clone(p.Rows), [...]string{"black", "black", "white"}[p.Begins])
	}
	setup := backgammon.Setup{Gammons: p.Gammons, Position: p.board()}
	return backgammon.New(setup).Setup()
}

// board returns the checkers of a position of backgammon.
func (p *Position) board() *backgammon.Position {
	b := &backgammon.Position{Begins: game.Seat(p.Begins - 1)}
	for _, point := range p.Points {
		if seat := point.Seat - 1; seat == 0 || seat == 1 {
			b.Board[seat][point.place()] += int8(point.Checkers)
		}
	}
	return b
}
