package document

import (
	"slices"
	"strings"

	"boardduels/schema"
)

// blankLevel is open land with a fighter of each side.
func blankLevel(id, name string) schema.Level {
	l := schema.Level{Called: schema.Called{ID: id, Name: name}}
	nothing := strings.Repeat(".", 10)
	l.Terrain, l.Units = slices.Repeat([]string{nothing}, 10), slices.Repeat([]string{nothing}, 10)
	l.Units[0], l.Units[9] = ".........f", "F........."
	return l
}

// blankMap is an island of four areas for two, to be dealt.
func blankMap(id, name string) schema.Map {
	return schema.Map{Called: schema.Called{ID: id, Name: name}, Seats: 2, Rows: []string{"aaabbb", "aaabbb", "cccddd", "cccddd"}}
}

// blankPosition is the one with which Reversi begins.
func blankPosition(id, name string) schema.Position {
	p := schema.Position{Called: schema.Called{ID: id, Name: name}, Game: schema.Reversi, Rows: slices.Repeat([]string{"........"}, 8)}
	p.Rows[3], p.Rows[4] = "...ox...", "...xo..."
	return p
}
