package backgammon

import (
	"fmt"
	"strconv"
	"strings"

	"boardduels/runtime/game"
)

// Format writes a play as players do: 8/5 6/5, bar/20, 6/off, 8/7*/5 with a hit on the way, 13/11(2) for two alike.
// Points are numbered as the mover sees them.
func (*Game) Format(s *State, p Play) string { return p.text(&s.Board[1-s.Mover]) }

// text writes a play. Hits are marked if the enemy is given.
func (p Play) text(enemy *Side) string {
	if p == Pass {
		return "pass"
	}
	var parts []string
	hit := hits{enemy: enemy}
	for _, way := range p.ways() {
		parts = append(parts, hit.mark(way))
	}
	return strings.Join(repeats(parts), " ")
}

// ways joins the steps of each checker that goes on.
func (p *Play) ways() (ways [][]int8) {
	var used [4]bool
	for i, step := range p[:p.Len()] {
		if used[i] {
			continue
		}
		way := []int8{step.From, step.To}
		for k := i + 1; k < p.Len(); k++ {
			if !used[k] && p[k].From == way[len(way)-1] {
				way, used[k] = append(way, p[k].To), true
			}
		}
		ways = append(ways, way)
	}
	return ways
}

// hits marks the first arrival at each enemy blot.
type hits struct {
	enemy *Side
	made  set
}

// mark writes a way: where it begins, where it hits and where it ends.
func (h *hits) mark(way []int8) string {
	var b strings.Builder
	b.WriteString(place(way[0]))
	for i, to := range way[1:] {
		hit := h.enemy != nil && to != Off && h.enemy[Bar-to] == 1 && h.made&(1<<to) == 0
		if hit || i == len(way)-2 {
			b.WriteString("/" + place(to))
		}
		if hit {
			h.made |= 1 << to
			b.WriteByte('*')
		}
	}
	return b.String()
}

// repeats joins equal neighbours: 6/5(2).
func repeats(parts []string) (joined []string) {
	for i := 0; i < len(parts); {
		count := 1
		for i+count < len(parts) && parts[i+count] == parts[i] {
			count++
		}
		part := parts[i]
		if count > 1 {
			part += fmt.Sprintf("(%d)", count)
		}
		joined = append(joined, part)
		i += count
	}
	return joined
}

func place(p int8) string {
	switch p {
	case Off:
		return "off"
	case Bar:
		return "bar"
	}
	return strconv.Itoa(int(p))
}

// Tell writes an event: moved seat 1 8/5, hit seat 1 8/5, passed seat 1, rolled seat 2 6 2, ended winner 1 gammon.
func (*Game) Tell(e *Event) string {
	seat := e.Seat + 1
	switch e.Kind {
	case Moved:
		return fmt.Sprintf("moved seat %d %s/%s", seat, place(e.Step.From), place(e.Step.To))
	case Hit:
		return fmt.Sprintf("hit seat %d %s/%s", seat, place(e.Step.From), place(e.Step.To))
	case Passed:
		return fmt.Sprintf("passed seat %d", seat)
	case Rolled:
		return fmt.Sprintf("rolled seat %d %d %d", seat, e.Dice[0], e.Dice[1])
	}
	return fmt.Sprintf("ended winner %d %s", seat, e.Win)
}

// String returns the name of a kind of win.
func (w Win) String() string { return [...]string{"unfinished", "single", "gammon", "backgammon"}[w] }

// Scene returns what a seat sees: its own checkers from the rear to off, then the other's. Points are numbered as the
// seat sees them, so that the way of its own checkers is from 24 to 1; the other's plays name them from the other side,
// 25 less the number. Bars and off have no number: whose they are says the piece. The counts are pips.
func (*Game) Scene(v *View) game.Scene {
	scene := game.Scene{Mover: v.Mover, Counts: []int16{int16(v.Board[0].Pips()), int16(v.Board[1].Pips())}}
	if v.Winner != game.Nobody {
		scene.Mover = game.Nobody
	} else {
		scene.Dice = v.dice()
	}
	for _, seat := range [2]game.Seat{v.Seat, 1 - v.Seat} {
		for p := int8(Bar); p >= Off; p-- {
			if count := v.Board[seat][p]; count > 0 {
				seen := p
				if seat != v.Seat && p != Off && p != Bar {
					seen = Bar - p
				}
				scene.Pieces = append(scene.Pieces, game.Piece{Place: place(seen), Seat: seat, Count: int16(count)})
			}
		}
	}
	return scene
}

// dice returns what the mover may use: a double four times.
func (v *View) dice() []int8 {
	if v.Dice[0] == v.Dice[1] {
		return []int8{v.Dice[0], v.Dice[0], v.Dice[0], v.Dice[0]}
	}
	return v.Dice[:]
}
