package report

import (
	"fmt"

	"boardduels/ai/arena"
)

// shutOutTitle says what [shutOuts] tells, and what is marked in it.
func shutOutTitle(all []arena.ShutOut) string {
	if len(shutOuts(all)) == 1 {
		return "Nobody was shut out of a turn: dearer cards always left something to play"
	}
	return fmt.Sprintf("Duels in which dearer cards left a hero nothing to play in a turn; ! surely more than %.0f %%", 100*seldom.High)
}

// shutOuts returns a table of who was shut out of turns, its head alone where nobody was.
func shutOuts(all []arena.ShutOut) [][]string {
	rows := [][]string{{"hero", "against", "duels", "shut out in"}}
	for _, s := range all {
		if s.Out.Count > 0 {
			rows = append(rows, []string{s.Hero, s.Against, fmt.Sprint(s.Duels), flag(counted(s.Out), mayMeet(seldom, s.Out))})
		}
	}
	return rows
}
