package dicewars

import (
	"fmt"
	"strconv"
	"strings"

	"boardduels/runtime/game"
)

const endText = "end"

// Format writes an attack by the numbers of both areas, 5-12, and the end of the turn as end.
func (*Game) Format(_ *State, a Action) string {
	if a == End {
		return endText
	}
	return fmt.Sprintf("%d-%d", a.From+1, a.To+1)
}

// Parse reads an action. Areas may also be divided by a space, a >, an x or a colon; pass and e end a turn too.
func (g *Game) Parse(s *State, text string) (Action, error) {
	switch strings.ToLower(strings.TrimSpace(text)) {
	case endText, "pass", "e":
		return End, s.allows(End)
	}
	numbers := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" ->x:", r) })
	var places [2]int8
	for i, number := range numbers {
		n, err := strconv.Atoi(number)
		if err != nil || i >= len(places) || n < 1 || n > int(s.Areas) {
			return End, fmt.Errorf("%.40q is no attack such as 5-12 of areas 1 to %d; %q ends the turn", text, s.Areas, endText)
		}
		places[i] = int8(n - 1)
	}
	if len(numbers) != len(places) || places[0] == places[1] {
		return End, fmt.Errorf("%.40q doesn't name two areas, as 5-12 does; %q ends the turn", text, endText)
	}
	a := Action{places[0], places[1]}
	return a, s.allows(a)
}

// Tell writes an event: attacked seat 1 5-12 rolled 3 6 1 against 2 2, taken seat 1 12, held seat 2 12, out seat 2,
// fell seat 1 5 2, kept seat 1 4, ended winner 1.
func (*Game) Tell(e *Event) string {
	seat := e.Seat + 1
	switch e.Kind {
	case Attacked:
		return fmt.Sprintf("attacked seat %d %d-%d rolled %s against %s", seat, e.From+1, e.To+1, thrown(&e.Rolled[0]), thrown(&e.Rolled[1]))
	case Taken:
		return fmt.Sprintf("taken seat %d %d", seat, e.To+1)
	case Held:
		return fmt.Sprintf("held against seat %d %d", seat, e.To+1)
	case Out:
		return fmt.Sprintf("out seat %d", seat)
	case Fell:
		return fmt.Sprintf("fell seat %d %d %d", seat, e.To+1, e.Count)
	case Kept:
		return fmt.Sprintf("kept seat %d %d", seat, e.Count)
	}
	return fmt.Sprintf("ended winner %d", seat)
}

// thrown writes the dice of one side.
func thrown(dice *[MaxDice]int8) string {
	var words []string
	for _, die := range dice {
		if die > 0 {
			words = append(words, strconv.Itoa(int(die)))
		}
	}
	return strings.Join(words, " ")
}

// Scene returns what a seat sees: each area with its holder, its dice and its hexes, then what each seat holds back.
// The counts are the dice on the map.
func (g *Game) Scene(v *View) game.Scene {
	scene := game.Scene{Mover: v.Mover, Counts: make([]int16, v.Seats)}
	if v.Over {
		scene.Mover = game.Nobody
	}
	for area := range v.Areas {
		holder := v.Holder(area)
		scene.Counts[holder] += int16(v.Dice[area])
		scene.Pieces = append(scene.Pieces, game.Piece{
			Place: strconv.Itoa(int(area) + 1), Seat: holder, Count: int16(v.Dice[area]), Cells: g.maps[v.Map].Areas[area],
		})
	}
	for seat := range v.Seats {
		if kept := v.Reserve[seat]; kept > 0 {
			scene.Pieces = append(scene.Pieces, game.Piece{Place: "reserve", Seat: game.Seat(seat), Count: int16(kept)})
		}
	}
	return scene
}
