package schema

import (
	"slices"
	"strconv"
	"strings"

	"boardduels/runtime/tactics"
)

// checkLevel reports what can't be played on a level, or can't be meant.
func checkLevel(r *reader, n *node, owner any) {
	l := owner.(*Level)
	terrain := &cells{r, n, "terrain", l.Terrain, &terrainRow}
	units := &cells{r, n, "units", l.Units, &unitRow}
	sound := terrain.check(tactics.Size)
	if !units.check(tactics.Size) || !sound {
		return
	}
	layout, _ := tactics.ReadRows(l.Terrain, l.Units) // what it refuses is told here
	dry := dryUnits(units, layout)
	if sides(r, n, layout) && dry {
		ways(terrain, units, layout)
	}
}

// dryUnits reports units that don't stand on land, and whether all do.
func dryUnits(units *cells, layout *tactics.Layout) bool {
	dry := true
	for _, team := range layout.Teams {
		for _, u := range team {
			code := ""
			switch {
			case layout.Water.Has(u.Place):
				code = "unit-in-water"
			case layout.Walls.Has(u.Place):
				code = "unit-in-wall"
			default:
				continue
			}
			dry = false
			units.square(u.Place, code, nil)
		}
	}
	return dry
}

// square reports what is wrong with a square of a level.
func (c *cells) square(at int8, code string, args Args) {
	if args == nil {
		args = Args{}
	}
	args["place"] = tactics.Name(at)
	c.report(int(at/tactics.Size), int(at%tactics.Size), code, args)
}

// sides reports sides with nobody or too many, and those that differ. It reports whether they can play.
func sides(r *reader, n *node, layout *tactics.Layout) bool {
	can := true
	for seat, team := range layout.Teams {
		args := Args{"seat": strconv.Itoa(seat + 1), "found": strconv.Itoa(len(team)), "max": strconv.Itoa(tactics.MaxUnits)}
		switch {
		case len(team) == 0:
			r.first(n, "units", "no-units", args)
		case len(team) > tactics.MaxUnits:
			r.first(n, "units", "too-many-units", args)
		default:
			continue
		}
		can = false
	}
	first, second := letters(layout.Teams[0]), letters(layout.Teams[1])
	if can && first != second {
		r.first(n, "units", "unequal-units", Args{"first": first, "second": second})
	}
	return can
}

// letters writes the units of a side, sorted.
func letters(team []tactics.Unit) string {
	var list []string
	for _, u := range team {
		list = append(list, string(u.Kind.Traits().Letter))
	}
	slices.Sort(list)
	return strings.Join(list, "")
}

// ways reports units without a way to an enemy, and land to which no unit has a way.
func ways(terrain, units *cells, layout *tactics.Layout) {
	for left := layout.Stranded(); !left.Empty(); left = left.WithoutFirst() {
		units.square(left.First(), "no-way", nil)
	}
	if land := layout.Unreached(); !land.Empty() {
		var places []string
		for rest := land; !rest.Empty(); rest = rest.WithoutFirst() {
			places = append(places, tactics.Name(rest.First()))
		}
		terrain.square(land.First(), "unreachable-land", Args{"found": strconv.Itoa(land.Len()), "places": strings.Join(places, " ")})
	}
}
