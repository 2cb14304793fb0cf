package schema

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

// checkMap reports what can't be played on a map, or can't be meant.
func checkMap(r *reader, n *node, owner any) {
	m := &mapCheck{cells: cells{r, n, "row", owner.(*Map).Rows, &hexRow}, m: owner.(*Map)}
	if !m.check(dicewars.MaxRows) {
		return
	}
	m.ids = m.m.letters()
	m.strangers()
	if count := len(m.ids); count < m.m.Seats {
		r.first(n, "row", "too-few-areas", Args{"found": strconv.Itoa(count), "min": strconv.Itoa(m.m.Seats), "max": strconv.Itoa(dicewars.MaxAreas)})
		return
	}
	m.shape()
	if m.owners() {
		m.shares()
	}
}

// mapCheck checks a map.
type mapCheck struct {
	cells
	m   *Map
	ids []string // of the areas that have cells, in their order
}

// strangers reports areas that have no cell.
func (m *mapCheck) strangers() {
	m.areas(func(c *node, a Area) {
		if strings.Contains(dicewars.Marks, a.ID) && len(a.ID) == 1 && !slices.Contains(m.ids, a.ID) {
			m.r.start(c, "no-such-area", Args{"field": "area", "found": a.ID})
		}
	})
}

func (m *mapCheck) areas(call func(c *node, a Area)) {
	eachOf(m.n, "area", func(c *node, index int) { call(c, m.m.Areas[index]) })
}

// shape reports areas, and a map, that fall into parts.
func (m *mapCheck) shape() {
	drawn, err := dicewars.ReadRows(m.m.Rows)
	if err != nil {
		return // of what the rows say, told elsewhere
	}
	if area, apart, torn := drawn.Torn(); torn {
		m.at(apart, "torn-area", Args{"found": m.ids[area]})
	}
	if apart := drawn.Apart(); apart != 0 {
		area := apart.First()
		var places []string
		for rest := apart; rest != 0; rest &= rest - 1 {
			places = append(places, m.ids[rest.First()])
		}
		m.at(drawn.Areas[area][0], "split-map", Args{"found": m.ids[area], "other": m.ids[0], "places": strings.Join(places, " ")})
	}
}

// at reports what is wrong with a cell.
func (m *mapCheck) at(c game.Cell, code string, args Args) {
	m.report(int(c.Row), int(c.Col), code, args)
}

// owners reports owners that don't fit together, and whether all areas have one.
func (m *mapCheck) owners() bool {
	owned, missing := make([]bool, game.MaxSeats+1), ""
	for _, id := range m.ids {
		owner := m.m.area(id).Owner
		owned[owner] = true
		if owner == 0 && missing == "" {
			missing = id
		}
	}
	if !slices.Contains(owned[1:], true) {
		return false // they are dealt
	}
	ok := true
	m.areas(func(c *node, a Area) {
		if a.Owner > m.m.Seats && slices.Contains(m.ids, a.ID) {
			m.r.enter(c)
			m.r.report("no-such-seat", c.Attribute("owner").Start, "@owner", Args{"field": "owner", "found": strconv.Itoa(a.Owner), "area": a.ID, "max": strconv.Itoa(m.m.Seats)})
			m.r.leave()
			ok = false
		}
	})
	if missing != "" {
		m.r.first(m.n, "area", "missing-owner", Args{"found": missing})
		ok = false
	}
	for seat := 1; seat <= m.m.Seats; seat++ {
		if !owned[seat] {
			m.r.first(m.n, "area", "no-area", Args{"seat": strconv.Itoa(seat)})
			ok = false
		}
	}
	return ok
}

// shares reports players who begin with another number of areas or dice than the first one.
func (m *mapCheck) shares() {
	areas, dice := make([]int, m.m.Seats), make([]int, m.m.Seats)
	for _, id := range m.ids {
		a := m.m.area(id)
		areas[a.Owner-1]++
		dice[a.Owner-1] += a.Dice
	}
	equal := true
	var shares []string
	for seat := range areas {
		equal = equal && areas[seat] == areas[0] && dice[seat] == dice[0]
		shares = append(shares, fmt.Sprintf("%d/%d", areas[seat], dice[seat]))
	}
	if !equal {
		m.r.first(m.n, "area", "unequal-shares", Args{"found": strings.Join(shares, ", ")})
	}
}
