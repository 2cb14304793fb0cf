package report

import (
	"fmt"

	"boardduels/ai/arena"
)

// gainTitle says what the gain in [gains] is.
const gainTitle = "Cards; gain: points of a share that the hero wins more where it draws the card than where it draws another one of its deck at the same moment"

// gains returns a table of what cards bring their heroes.
func gains(cards []arena.CardUse) [][]string {
	rows := [][]string{{"hero", "card", "drawn in", "plays a duel", "gain"}}
	for i := range cards {
		c := &cards[i]
		rows = append(rows, []string{c.Hero, c.Card, fmt.Sprintf("%.0f %%", 100*c.Drawn), fmt.Sprintf("%.2f", c.Plays), gain(c)})
	}
	return rows
}

// gain writes a card's gain, which isn't known of a deck of nothing else.
func gain(c *arena.CardUse) string {
	if c.Gain.Low == -1 && c.Gain.High == 1 {
		return "–"
	}
	return points(c.Gain)
}
