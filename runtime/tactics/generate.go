package tactics

import (
	"fmt"

	"boardduels/runtime/game"
)

// The numbers of generated layouts.
const (
	standardUnits  = 6
	generatedUnits = standardUnits + 1 // the last one is there for who has one more
	camp           = 3                 // squares of the sides of the corner where a team begins
	fewestWalls    = 8
	fewestWater    = 6
	most           = 28 // squares that are no land
	longestRun     = 3  // squares of walls or water in a line
	nearSight      = 8  // squares that an archer can hit from one, in the mean at least
	farSight       = 13 // and at most
)

// Generate returns the layout of a seed: a ground that is the same when it is turned by half, with teams alike in
// opposite corners.
func Generate(seed uint64) *Layout {
	luck := game.NewStream(seed, 0)
	for {
		l := &Layout{}
		l.strew(&luck)
		l.enlist(&luck)
		if l.Tactical() == nil {
			return l
		}
	}
}

// turned returns a square as it lies when the board is turned by half.
func turned(square int8) int8 { return Squares - 1 - square }

// camps are the corners where the teams begin: seat 1 in the lower left one, seat 2 in the upper right one.
func camps() (c [sides]Set) {
	for row := range int8(camp) {
		for col := range int8(camp) {
			square := (Size-1-row)*Size + col
			c[0], c[1] = c[0].Or(One(square)), c[1].Or(One(turned(square)))
		}
	}
	return c
}

// strew lays runs of walls and water, each with its twin on the other side.
func (l *Layout) strew(luck *game.Stream) {
	both := camps()
	barred := both[0].Or(both[1])
	for kind, runs := range [...]int{5 + luck.Below(3), 3 + luck.Below(3)} {
		for range runs {
			square, d := int8(luck.Below(Squares)), directions[luck.Below(len(directions))]
			for range 1 + luck.Below(longestRun) {
				if !barred.Has(square) && l.land().Has(square) {
					l.lay(kind, square)
				}
				next, ok := d.Next(square)
				if !ok {
					break
				}
				square = next
			}
		}
	}
}

// lay makes a square and its twin a wall, or water.
func (l *Layout) lay(kind int, square int8) {
	pair := One(square).Or(One(turned(square)))
	if kind == 0 {
		l.Walls = l.Walls.Or(pair)
	} else {
		l.Water = l.Water.Or(pair)
	}
}

// enlist gives both sides the same units: two to four fighters, and at least one of each other kind.
func (l *Layout) enlist(luck *game.Stream) {
	fighters := 2 + luck.Below(3)
	archers := 1 + luck.Below(standardUnits-fighters-1)
	var kinds []Kind
	for i := range standardUnits {
		switch {
		case i < fighters:
			kinds = append(kinds, Fighter)
		case i < fighters+archers:
			kinds = append(kinds, Archer)
		default:
			kinds = append(kinds, Wizard)
		}
	}
	kinds = append(kinds, Kind(luck.Below(int(Kinds))))
	var free []int8
	for rest := camps()[0]; !rest.Empty(); rest = rest.WithoutFirst() {
		free = append(free, rest.First())
	}
	for _, kind := range kinds {
		i := luck.Below(len(free))
		hp := kind.Traits().HP
		l.Teams[0] = append(l.Teams[0], Unit{free[i], kind, hp})
		l.Teams[1] = append(l.Teams[1], Unit{turned(free[i]), kind, hp})
		free = append(free[:i], free[i+1:]...)
	}
}

// Tactical returns an error if a layout isn't one for a good game: all land hangs together, no single square cuts the
// teams off from each other, there is enough to hide behind and not too much, both sides have the same, and nobody can
// strike in the first turn.
func (l *Layout) Tactical() error {
	if err := l.Check(); err != nil {
		return err
	}
	ground := l.Walls.Or(l.Water)
	switch walls, water := l.Walls.Len(), l.Water.Len(); {
	case walls < fewestWalls || water < fewestWater || ground.Len() > most:
		return fmt.Errorf("%d walls and %d water, allowed are at least %d and %d, and at most %d in all", walls, water, fewestWalls, fewestWater, most)
	case l.region(l.land().First()) != l.land():
		return fmt.Errorf("the land falls into parts")
	}
	if square, cuts := l.gate(); cuts {
		return fmt.Errorf("%s alone cuts the teams off from each other", Name(square))
	}
	if seen := l.sight(); seen < nearSight || seen > farSight {
		return fmt.Errorf("an archer can hit %d squares from one in the mean, allowed are %d to %d", seen, nearSight, farSight)
	}
	if err := l.equal(); err != nil {
		return err
	}
	return l.apart()
}

// gate returns a square without which no way leads from one team to the other.
func (l *Layout) gate() (square int8, cuts bool) {
	mine, theirs := places(l.Teams[0]), places(l.Teams[1])
	for rest := l.land().Without(mine).Without(theirs); !rest.Empty(); rest = rest.WithoutFirst() {
		square := rest.First()
		if flood(mine, l.land().Without(One(square))).And(theirs).Empty() {
			return square, true
		}
	}
	return 0, false
}

// sight returns how many squares of land an archer can hit from one, in the mean.
func (l *Layout) sight() int {
	f := Field{Walls: l.Walls, Water: l.Water}
	sum, land := 0, l.land()
	for rest := land; !rest.Empty(); rest = rest.WithoutFirst() {
		for _, d := range directions {
			sum += f.HitsFrom(Archer, d, One(rest.First())).And(land).Len()
		}
	}
	return sum / land.Len()
}

// equal returns an error if the sides differ: turned by half, each has what the other has.
func (l *Layout) equal() error {
	for square := range int8(Squares) {
		if l.Walls.Has(square) != l.Walls.Has(turned(square)) || l.Water.Has(square) != l.Water.Has(turned(square)) {
			return fmt.Errorf("the ground of %s and %s differs", Name(square), Name(turned(square)))
		}
	}
	if len(l.Teams[0]) != len(l.Teams[1]) {
		return fmt.Errorf("%d units against %d", len(l.Teams[0]), len(l.Teams[1]))
	}
	for i, u := range l.Teams[0] {
		if other := l.Teams[1][i]; other.Kind != u.Kind || other.Place != turned(u.Place) {
			return fmt.Errorf("the units on %s and %s differ", Name(u.Place), Name(other.Place))
		}
	}
	return nil
}

// apart returns an error if a unit could strike an enemy in the first turn.
func (l *Layout) apart() error {
	f := l.field([sides]int{len(l.Teams[0]), len(l.Teams[1])})
	for seat, team := range l.Teams {
		for i := range team {
			u := &team[i]
			for _, d := range directions {
				if !f.HitsFrom(u.Kind, d, f.Taken[1-seat]).And(f.Reach(u)).Empty() {
					return fmt.Errorf("the unit on %s can strike in its first turn", Name(u.Place))
				}
			}
		}
	}
	return nil
}
