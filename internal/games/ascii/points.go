package ascii

import (
	"fmt"
	"strconv"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/game"
)

// stack is what lies on a place: so many pieces of a seat.
type stack struct {
	seat  game.Seat
	count int16
}

// tall is how many pieces of a stack are drawn; of a higher one its number stands at its end.
const tall = 5

// cell draws a stack at a height, from 1.
func (s stack) cell(height int16) string {
	switch {
	case s.count < height:
		return "  "
	case height == tall && s.count > tall:
		return fmt.Sprintf("%2d", s.count)
	}
	return " " + Mark(s.seat)
}

// halves are the points of each half of the board from left to right, by their numbers, and the seat whose bar and
// borne-off checkers are drawn beside them: the other's above, the viewer's below.
func halves(me game.Seat) [2]half {
	upper, lower := half{seat: 1 - me}, half{seat: me}
	for p := range 12 {
		upper.points, lower.points = append(upper.points, 13+p), append(lower.points, 12-p)
	}
	return [2]half{upper, lower}
}

type half struct {
	points []int
	seat   game.Seat
}

// Points draws the points as the viewer sees them: its checkers walk from 24 to 1, and leave at the lower
// right.
func Points(_ *i18n.Translator, s *game.Scene, me game.Seat, _ []string) []string {
	points, bars, off := map[int]stack{}, map[game.Seat]stack{}, map[game.Seat]int16{}
	for _, p := range s.Pieces {
		switch p.Place {
		case "bar":
			bars[p.Seat] = stack{p.Seat, p.Count}
		case "off":
			off[p.Seat] = p.Count
		default:
			number, _ := strconv.Atoi(p.Place) // the rules name points by numbers alone
			points[number] = stack{p.Seat, p.Count}
		}
	}
	row := func(h half, height int16) string {
		var left, right []string
		for i, p := range h.points {
			cell := points[p].cell(height)
			if i < len(h.points)/2 {
				left = append(left, cell)
			} else {
				right = append(right, cell)
			}
		}
		line := "  " + strings.Join(left, " ") + " |" + bars[h.seat].cell(height) + " | " + strings.Join(right, " ") + " |"
		if height == 1 && off[h.seat] > 0 {
			line += fmt.Sprintf(" %s×%d", Mark(h.seat), off[h.seat])
		}
		return strings.TrimRight(line, " ")
	}
	var lines []string
	both := halves(me)
	lines = append(lines, numbers(both[0]))
	for height := int16(1); height <= tall; height++ {
		lines = append(lines, row(both[0], height))
	}
	lines = append(lines, "  "+strings.Repeat(" ", 18)+"|   | "+strings.Repeat(" ", 18)+"|")
	for height := int16(tall); height >= 1; height-- {
		lines = append(lines, row(both[1], height))
	}
	return append(lines, numbers(both[1]))
}

// numbers writes the numbers of the points of a half.
func numbers(h half) string {
	var b strings.Builder
	b.WriteString("  ")
	for i, p := range h.points {
		if i == len(h.points)/2 {
			b.WriteString("|   | ")
		}
		fmt.Fprintf(&b, "%2d ", p)
	}
	return b.String() + "|"
}
