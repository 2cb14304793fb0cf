package report

import (
	"fmt"

	"boardduels/ai/arena"
)

// chancesTitle says what [chances] tells, and what is marked in it.
func chancesTitle() string {
	return fmt.Sprintf("How often a card is played in the turns in which it can be; ! surely above %.0f %% or below %.0f %%",
		100*choice.High, 100*choice.Low)
}

// chances returns a table of how often cards are played when they can be.
func chances(cards []arena.CardUse) [][]string {
	rows := [][]string{{"hero", "card", "turns", "played", "duels", "at first chance"}}
	for i := range cards {
		c := &cards[i].Chances
		rows = append(rows, []string{cards[i].Hero, cards[i].Card, fmt.Sprint(c.Turns), flag(counted(c.Played), mayMeet(choice, c.Played)),
			fmt.Sprint(c.Duels), counted(c.AtOnce)})
	}
	return rows
}
