package backgammon

import "fmt"

const (
	hyperLine   = "variant hypergammon"
	gammonsLine = "gammons count"
)

// Setup returns the lines of the set-up: none for the usual game.
func (g *Game) Setup() (lines []string) {
	if g.setup.Hyper {
		lines = append(lines, hyperLine)
	}
	if g.setup.Gammons {
		lines = append(lines, gammonsLine)
	}
	return lines
}

// Read returns the game of a set-up as Setup writes it. The error names the line.
func Read(lines []string) (*Game, error) {
	var setup Setup
	for i, line := range lines {
		option := map[string]*bool{hyperLine: &setup.Hyper, gammonsLine: &setup.Gammons}[line]
		if option == nil {
			return nil, fmt.Errorf("line %d: %.40q is no part of a set-up; allowed are %q and %q", i+1, line, hyperLine, gammonsLine)
		}
		if *option {
			return nil, fmt.Errorf("line %d: %q stands twice, allowed is once", i+1, line)
		}
		*option = true
	}
	return New(setup), nil
}
