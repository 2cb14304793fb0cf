package dicewars

import (
	"fmt"
	"strconv"
	"strings"

	"boardduels/runtime/game"
)

const endText = "end"

// name returns what an area is called: by its letter in the rows of a map.
func name(area int8) string { return Marks[area : area+1] }

// Format writes an attack by the letters of both areas, e-m, and the end of the turn as end.
func (*Game) Format(_ *State, a Action) string {
	if a == End {
		return endText
	}
	return name(a.From) + "-" + name(a.To)
}

// Parse reads an action. Areas may also be divided by a space, a > or a colon, or stand side by side; pass ends a turn
// too. Capital letters are other areas than small ones.
func (g *Game) Parse(s *State, text string) (Action, error) {
	switch strings.ToLower(strings.TrimSpace(text)) {
	case endText, "pass":
		return End, s.allows(End)
	}
	letters := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" ->:", r) })
	if len(letters) == 1 && len(letters[0]) == 2 {
		letters = strings.Split(letters[0], "")
	}
	if len(letters) != 2 {
		return End, fmt.Errorf("%.40q doesn't name two areas, as e-m does; %q ends the turn", text, endText)
	}
	var places [2]int8
	for i, letter := range letters {
		place := strings.Index(Marks[:s.Areas], letter)
		if len(letter) != 1 || place < 0 {
			return End, fmt.Errorf("%.40q is no area of this map, allowed are %s", letter, Marks[:s.Areas])
		}
		places[i] = int8(place)
	}
	a := Action{places[0], places[1]}
	if places[0] == places[1] {
		return End, fmt.Errorf("area %s can't attack itself", letters[0])
	}
	return a, s.allows(a)
}

// Tell writes an event: attacked seat 1 e-m rolled 3 6 1 against 2 2, taken seat 1 m, held against seat 1 m, out seat
// 2, fell seat 1 e 2, kept seat 1 4, ended winner 1.
func (*Game) Tell(e *Event) string {
	seat := e.Seat + 1
	switch e.Kind {
	case Attacked:
		return fmt.Sprintf("attacked seat %d %s-%s rolled %s against %s", seat, name(e.From), name(e.To), thrown(&e.Rolled[0]), thrown(&e.Rolled[1]))
	case Taken:
		return fmt.Sprintf("taken seat %d %s", seat, name(e.To))
	case Held:
		return fmt.Sprintf("held against seat %d %s", seat, name(e.To))
	case Out:
		return fmt.Sprintf("out seat %d", seat)
	case Fell:
		return fmt.Sprintf("fell seat %d %s %d", seat, name(e.To), e.Count)
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
			Place: name(area), Seat: holder, Count: int16(v.Dice[area]), Cells: g.maps[v.Map].Areas[area],
		})
	}
	for seat := range v.Seats {
		if kept := v.Reserve[seat]; kept > 0 {
			scene.Pieces = append(scene.Pieces, game.Piece{Place: "reserve", Seat: game.Seat(seat), Count: int16(kept)})
		}
	}
	return scene
}
