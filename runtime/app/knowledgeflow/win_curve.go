package knowledgeflow

import (
	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
)

// wins tells of each duel in which the AI played a hero whether it won, the oldest first.
func wins(history []kb.Entry, hero string) []bool {
	return winsWhere(history, func(e *kb.Entry) bool { return e.Mine == hero })
}

// winsAgainst tells of each duel in which the player played a hero whether the AI won, the oldest first.
func winsAgainst(history []kb.Entry, hero string) []bool {
	return winsWhere(history, func(e *kb.Entry) bool { return e.Theirs == hero })
}

func winsWhere(history []kb.Entry, counts func(*kb.Entry) bool) (won []bool) {
	for i := range history {
		if e := &history[i]; e.Kind == kb.Played && e.Problem == nil && counts(e) {
			won = append(won, e.Won)
		}
	}
	return won
}

// winsTogether is how many duels a point of the curve sums up.
const winsTogether = 5

// winShares returns after each duel the share of the last few that were won, 0…1.
func winShares(won []bool) []float32 {
	shares := make([]float32, len(won))
	for i := range won {
		last := won[max(i+1-winsTogether, 0) : i+1]
		for _, w := range last {
			if w {
				shares[i] += 1 / float32(len(last))
			}
		}
	}
	return shares
}

// newWinCurve draws how often the AI has won, over a line at one half, with a mark for each duel: above if it won.
func newWinCurve(t *i18n.Translator, won []bool) fyne.CanvasObject {
	const newest = 60
	first := max(len(won)-newest, 0)
	return ui.NewChart(ui.Chart{
		Curves: []ui.Curve{{Shares: winShares(won[first:]), Tone: look.ColorGold}}, Marks: won[first:], Tall: true,
		Ticks: []ui.Tick{{At: 1, Text: "100%"}, {At: 0.5, Text: "50%"}, {At: 0, Text: "0%"}},
		First: t.Text("chart.duel", i18n.Args{"N": first + 1}), Last: t.Text("chart.duel", i18n.Args{"N": len(won)}), Counts: t.Text("chart.wins"),
	})
}
