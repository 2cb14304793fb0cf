package tactics

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/runtime/game"
)

// drawn is how many generated layouts a game draws one of.
const drawn = 32

// Setup is what games may differ in.
type Setup struct {
	// The seed of the generated layouts, one of which each game draws; it doesn't count if there is a Layout
	Boards uint64
	Sizes  [sides]int // how many units each side has of a generated layout
	Layout *Layout    // one made by hand, or nil
}

// Standard is the set-up of no lines: six units against six on generated boards.
var Standard = Setup{Boards: 1, Sizes: [sides]int{standardUnits, standardUnits}}

// Game is the tactical game by a set-up. It is immutable, and implements [game.Game] and [game.Notation] for State,
// Action, Event and View.
type Game struct {
	setup   Setup
	layouts []Layout // a game is played on one of them
}

var (
	_ game.Game[State, Action, Event, View]     = (*Game)(nil)
	_ game.Notation[State, Action, Event, View] = (*Game)(nil)
)

// New returns the game of a set-up.
func New(setup Setup) (*Game, error) {
	g := &Game{setup: setup}
	if l := setup.Layout; l != nil {
		g.setup.Sizes = [sides]int{len(l.Teams[0]), len(l.Teams[1])}
		g.layouts = []Layout{*l}
		return g, l.Check()
	}
	for seat, size := range setup.Sizes {
		if size < standardUnits-1 || size > generatedUnits {
			return nil, fmt.Errorf("seat %d has %d units, allowed are %d to %d", seat+1, size, standardUnits-1, generatedUnits)
		}
	}
	luck := game.NewStream(setup.Boards, 0)
	for range drawn {
		g.layouts = append(g.layouts, *Generate(luck.Next()))
	}
	return g, nil
}

// Layouts returns those of which each game draws one.
func (g *Game) Layouts() []Layout { return g.layouts }

// Start returns the first state. The seed draws the layout; seat 1 begins.
func (g *Game) Start(seed uint64) State {
	var s State
	if len(g.layouts) > 1 {
		draw := game.NewStream(seed, 0)
		s.Map = int8(draw.Below(len(g.layouts)))
	}
	s.Field = g.layouts[s.Map].field(g.setup.Sizes)
	s.Began = s.Units
	return s
}

// The words that begin the lines of a set-up.
const (
	boardsWord = "boards"
	sizesWord  = "sizes"
	rowWord    = "row"
	unitsWord  = "units"
)

// Setup returns the lines of the set-up: the seed of the generated boards, and how many units each side has unless it
// is six; or the rows of the ground and of the units. Of the standard set-up there are none.
func (g *Game) Setup() []string { return g.setup.Lines() }

// Lines returns the lines of a set-up, see [Game.Setup].
func (s Setup) Lines() (lines []string) {
	if l := s.Layout; l != nil {
		for _, row := range l.Rows() {
			lines = append(lines, rowWord+" "+row)
		}
		for _, row := range l.UnitRows() {
			lines = append(lines, unitsWord+" "+row)
		}
		return lines
	}
	if s == Standard {
		return nil
	}
	lines = append(lines, fmt.Sprintf("%s %d", boardsWord, s.Boards))
	if s.Sizes != Standard.Sizes {
		lines = append(lines, fmt.Sprintf("%s %d %d", sizesWord, s.Sizes[0], s.Sizes[1]))
	}
	return lines
}

// Read returns the game of a set-up as Setup writes it. The error names the line.
func Read(lines []string) (*Game, error) {
	if len(lines) == 0 {
		return New(Standard)
	}
	r := reader{setup: Setup{Sizes: Standard.Sizes}}
	for i, line := range lines {
		if err := r.line(line); err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	return r.game()
}

// reader collects what the lines of a set-up say.
type reader struct {
	last          string // word that a line began with
	setup         Setup
	ground, units []string
}

// follows lists after which words a line may stand.
var follows = map[string][]string{boardsWord: {""}, sizesWord: {boardsWord}, rowWord: {"", rowWord}, unitsWord: {rowWord, unitsWord}}

func (r *reader) line(line string) (err error) {
	word, rest, _ := strings.Cut(line, " ")
	if !slices.Contains(follows[word], r.last) {
		return fmt.Errorf("%.40q is out of place; a set-up has boards and sizes, or %d lines each of row and units", line, Size)
	}
	r.last = word
	switch word {
	case boardsWord:
		r.setup.Boards, err = game.ReadNumber(rest, 1<<64-1)
	case sizesWord:
		err = r.sizes(rest)
	case rowWord:
		r.ground = append(r.ground, rest)
	case unitsWord:
		r.units = append(r.units, rest)
	}
	return err
}

// sizes reads how many units both sides have.
func (r *reader) sizes(text string) error {
	first, second, _ := strings.Cut(text, " ")
	for seat, word := range [sides]string{first, second} {
		n, err := game.ReadNumber(word, generatedUnits)
		if err != nil {
			return err
		}
		r.setup.Sizes[seat] = int(n)
	}
	if r.setup.Sizes == Standard.Sizes {
		return fmt.Errorf("%d units each need no line", standardUnits)
	}
	return nil
}

func (r *reader) game() (*Game, error) {
	if r.ground == nil {
		if r.setup == Standard {
			return nil, fmt.Errorf("line 1: the standard set-up has no lines")
		}
		return New(r.setup)
	}
	l, err := ReadRows(r.ground, r.units)
	if err != nil {
		return nil, err
	}
	return New(Setup{Layout: l})
}
