package dicewars

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/runtime/game"
)

// drawn is how many maps a game draws one of.
const drawn = 32

// Standard is the set-up of no lines: a duel on generated maps.
var Standard = Setup{Seats: 2, Maps: 1}

// New returns the game of a set-up. It returns an error if so many seats can't play it.
func New(setup Setup) (*Game, error) {
	if setup.Seats < 2 || setup.Seats > game.MaxSeats {
		return nil, fmt.Errorf("%d seats, allowed are 2 to %d", setup.Seats, game.MaxSeats)
	}
	g := &Game{setup: setup}
	if setup.Map != nil {
		g.maps = []Map{*setup.Map}
		return g, setup.Map.Check(setup.Seats)
	}
	luck := game.NewStream(setup.Maps, 0)
	for range drawn {
		g.maps = append(g.maps, *Generate(luck.Next()))
	}
	return g, nil
}

// Maps returns the maps of which each game draws one.
func (g *Game) Maps() []Map { return g.maps }

// The words that begin the lines of a set-up.
const (
	seatsWord  = "seats"
	mapsWord   = "maps"
	rowWord    = "row"
	ownersWord = "owners"
	diceWord   = "dice"
)

// Setup returns the lines of the set-up: seats, then the seed of the generated maps, or the rows of a map with a digit
// for each area's owner and dice, if it tells them. Of the standard set-up there are none.
func (g *Game) Setup() []string { return g.setup.Lines() }

// Lines returns the lines of a set-up, see [Game.Setup].
func (s Setup) Lines() []string {
	if s == Standard {
		return nil
	}
	lines := []string{fmt.Sprintf("%s %d", seatsWord, s.Seats)}
	m := s.Map
	if m == nil {
		return append(lines, fmt.Sprintf("%s %d", mapsWord, s.Maps))
	}
	for _, row := range m.Rows() {
		lines = append(lines, rowWord+" "+row)
	}
	if m.Owners != nil {
		lines = append(lines, ownersWord+" "+digits(m.Owners, 1))
	}
	if m.Dice != nil {
		lines = append(lines, diceWord+" "+digits(m.Dice, 0))
	}
	return lines
}

// digits writes small numbers, each with something added, as a digit.
func digits[N ~int8](numbers []N, add N) string {
	var b strings.Builder
	for _, n := range numbers {
		b.WriteByte(byte('0' + n + add))
	}
	return b.String()
}

// Read returns the game of a set-up as Setup writes it. The error names the line.
func Read(lines []string) (*Game, error) {
	if len(lines) == 0 {
		return New(Standard)
	}
	var r reader
	for i, line := range lines {
		if err := r.line(line); err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	return r.game()
}

// reader collects what the lines of a set-up say.
type reader struct {
	last         string // word that a line began with
	seats, maps  uint64
	rows         []string
	owners, dice []int8
}

// follows lists after which words a line may stand.
var follows = map[string][]string{
	seatsWord: {""}, mapsWord: {seatsWord}, rowWord: {seatsWord, rowWord}, ownersWord: {rowWord}, diceWord: {rowWord, ownersWord},
}

func (r *reader) line(line string) (err error) {
	word, rest, _ := strings.Cut(line, " ")
	if !slices.Contains(follows[word], r.last) {
		return fmt.Errorf("%.40q is out of place; a set-up has seats, then maps, or rows of a map with owners and dice", line)
	}
	r.last = word
	switch word {
	case seatsWord:
		r.seats, err = game.ReadNumber(rest, game.MaxSeats)
	case mapsWord:
		r.maps, err = game.ReadNumber(rest, 1<<64-1)
	case rowWord:
		r.rows = append(r.rows, rest)
	case ownersWord:
		r.owners, err = readDigits(rest)
	case diceWord:
		r.dice, err = readDigits(rest)
	}
	return err
}

func (r *reader) game() (*Game, error) {
	setup := Setup{Seats: int(r.seats), Maps: r.maps}
	switch {
	case r.rows != nil:
		m, err := ReadRows(r.rows)
		if err != nil {
			return nil, err
		}
		for _, owner := range r.owners {
			m.Owners = append(m.Owners, game.Seat(owner-1))
		}
		m.Dice, setup.Map = r.dice, m
	case r.last == seatsWord:
		return nil, fmt.Errorf("line 2 is missing: maps and a seed, or rows")
	case setup == Standard:
		return nil, fmt.Errorf("line 1: the standard set-up has no lines")
	}
	return New(setup)
}

func readDigits(text string) ([]int8, error) {
	numbers := []int8{}
	for i, r := range []byte(text) {
		if r < '1' || r > '8' {
			return nil, fmt.Errorf("%q in place %d is no digit from 1 to 8", r, i+1)
		}
		numbers = append(numbers, int8(r-'0'))
	}
	return numbers, nil
}
