package report

import (
	"fmt"

	"boardduels/ai/arena"
)

// shutOuts says who was shut out of turns: in a line what was counted and what is marked, and a table if anybody was.
func shutOuts(all []arena.ShutOut) (title string, rows [][]string) {
	for _, s := range all {
		if s.Out.Count > 0 {
			rows = append(rows, []string{s.Hero, s.Against, fmt.Sprint(s.Duels), flag(counted(s.Out), mayMeet(seldom, s.Out))})
		}
	}
	if len(rows) == 0 {
		return "Nobody was shut out of a turn: dearer cards always left something to play", nil
	}
	title = fmt.Sprintf("Duels in which dearer cards left a hero nothing to play in a turn; ! surely more than %.0f %%", 100*seldom.High)
	return title, append([][]string{{"hero", "against", "duels", "shut out in"}}, rows...)
}
