package report

import (
	"fmt"
	"slices"

	"boardduels/ai/arena/curve"
	"boardduels/ai/arena/stats"
)

// unlearned tells what the learner without any learning is compared for; "" if there is none.
func unlearned(c *curve.Curves) string {
	if !isCompared(c, curve.Learning) {
		return ""
	}
	return "Without learning the AI stays who it was, so what it gains is luck. “Gained more” is learning less none, on the\n" +
		"same luck: only that, if it is above 0, was learned."
}

// isCompared reports whether one of the learners does without a part of learning alone.
func isCompared(c *curve.Curves, part string) bool {
	return slices.ContainsFunc(c.Worth, func(w curve.Worth) bool { return w.Learner == curve.LearnerName([]string{part}) })
}

// swapped tells what the matrix of swapped users holds.
func swapped(m *curve.SwapMatrix) string {
	return fmt.Sprintf("Wins, %%, of the AI that learned from the user of the row, against that of the column, without learning on.\n"+
		"Games learned from: %d; games against each user in a run, on luck that all AIs share: %d; runs done with all users: %d", m.Learned, m.Games, m.Runs)
}

const aboutOwn = "Points of a share that an AI wins more against the user it learned from than AIs do that learned from the others.\n" +
	"Above 0 it learned something about this very user; around 0, only what helps against anybody"

// swapTable is how AIs fare against users, a row for each that they learned from.
func swapTable(m *curve.SwapMatrix) [][]string {
	rows := [][]string{append([]string{"learned from"}, m.Users...)}
	for i, user := range m.Users {
		row := []string{user}
		for _, wins := range m.Wins[i] {
			row = append(row, plusMinus(wins))
		}
		rows = append(rows, row)
	}
	return rows
}

// ownTable is how much more AIs win against their own users, a row for each.
func ownTable(m *curve.SwapMatrix) [][]string {
	rows := [][]string{{"user", "own above others'"}}
	for _, own := range m.Own {
		rows = append(rows, []string{own.User, points(own.Above)})
	}
	return rows
}

// swap writes how AIs fare against users that they may not have learned from.
func (t text) swap(m *curve.SwapMatrix) {
	t.line("\n== Swapped users ==")
	t.lines(swapped(m))
	t.table(swapTable(m))
	if len(m.Own) > 0 {
		t.lines(aboutOwn)
		t.table(ownTable(m))
	}
}

// swapParts are the same for a page.
func swapParts(m *curve.SwapMatrix) []part {
	parts := []part{{Heading: "Swapped users"}, {Title: "Who learned from whom", Facts: []string{swapped(m) + "."}, Grid: swapGrid(m)}}
	if len(m.Own) == 0 {
		return parts
	}
	var marks []mark
	for _, own := range m.Own {
		marks = append(marks, mark{own.User, own.Above, points(own.Above)})
	}
	return append(parts, part{Title: "Own above others’", Facts: []string{aboutOwn + "."}, Chart: whiskers(marks, changeScale(marks))})
}

func swapGrid(m *curve.SwapMatrix) *grid {
	g := &grid{Columns: m.Users}
	for i, user := range m.Users {
		g.Rows = append(g.Rows, gridRow{user, cells(m.Wins[i])})
	}
	return g
}

func cells(shares []stats.Estimate) (row []gridCell) {
	for _, e := range shares {
		row = append(row, cell(e, plusMinus(e)))
	}
	return row
}

const aboutHeadroom = "Points of a share that the AI, thinking ahead, wins more by what it has learned of its user, and what knowing the user could\n" +
	"be worth at most: being told how the user decides, seeing its hand, or both. More than what? Than imagining the user as it\n" +
	"would play itself; guessing its hand: than counting cards, when it has learned"

// headroomTables are what oracles are worth, a row for each user: what was learned, then what might be.
func headroomTables(all []curve.Headroom) (learned, known [][]string) {
	learned = [][]string{{"user", "AI wins, %", "learned", "guesses the hand"}}
	known = [][]string{{"user", "knows the program", "sees the hand", "both"}}
	for _, h := range all {
		learned = append(learned, []string{h.User, plusMinus(h.Wins), points(h.Learned), points(h.Guess)})
		known = append(known, []string{h.User, points(h.Program), points(h.Hand), points(h.Both)})
	}
	return learned, known
}

// headroom writes what knowing users could be worth.
func (t text) headroom(all []curve.Headroom) {
	learned, known := headroomTables(all)
	t.line("\n== Headroom ==")
	t.lines(aboutHeadroom)
	t.table(learned)
	t.table(known)
}

// headroomParts are the same for a page.
func headroomParts(all []curve.Headroom) []part {
	parts := []part{{Heading: "Headroom"}, {Facts: []string{aboutHeadroom + "."}}}
	for _, told := range []struct {
		title string
		above func(curve.Headroom) stats.Estimate
	}{
		{"By what it has learned", func(h curve.Headroom) stats.Estimate { return h.Learned }},
		{"By guessing the hand", func(h curve.Headroom) stats.Estimate { return h.Guess }},
		{"Knows the program", func(h curve.Headroom) stats.Estimate { return h.Program }},
		{"Sees the hand", func(h curve.Headroom) stats.Estimate { return h.Hand }},
		{"Both", func(h curve.Headroom) stats.Estimate { return h.Both }},
	} {
		var marks []mark
		for _, h := range all {
			marks = append(marks, mark{h.User, told.above(h), points(told.above(h))})
		}
		parts = append(parts, part{Title: told.title, Chart: whiskers(marks, changeScale(marks))})
	}
	return parts
}

const aboutExploit = "Wins in % against the AI that has learned: of the hero as the AI plays it itself at once; of who was found to beat the\n" +
	"AI deciding at once, by whatever weights and rules, against the AI doing that, and thinking; and of who was found to beat\n" +
	"the AI thinking, against that"

// exploitTable is how the AI can be exploited, a row for each hero of the user.
func exploitTable(all []curve.Exploitability) [][]string {
	rows := [][]string{{"user's hero", "itself", "found at once, at once", "found at once, thinking", "found thinking, thinking"}}
	for _, e := range all {
		thinker := "not looked for"
		if e.Thinker != nil {
			thinker = plusMinus(*e.Thinker)
		}
		rows = append(rows, []string{e.Hero, plusMinus(e.Itself), plusMinus(e.AtOnce), plusMinus(e.Thinking), thinker})
	}
	return rows
}

const aboutDoubles = "The share of duels, %, of which a classifier that has seen others tells whether the user played or its double: 50 if they are\n" +
	"alike; and points of a share that the double wins more than the user, against the same opponents on the same luck"

const aboutDivergence = "How far what would be chosen in held-out turns is from what the user chose, as a Jensen–Shannon divergence in bits a turn: 0 is\n" +
	"just that, 1 never that; of the double, of doubles of people who seem to be as strong, and of the user itself asked again\n" +
	"with other luck, which is about as near as a double can come"

// divergenceTable is how near doubles choose to their users, a row for each.
func divergenceTable(all []curve.Likeness) [][]string {
	rows := [][]string{{"user", "double", "strangers", "nearer by", "user itself"}}
	for _, l := range all {
		d := &l.Divergence
		itself := "·"
		if d.Itself != nil {
			itself = decimals(*d.Itself)
		}
		rows = append(rows, []string{l.User, decimals(d.Double), decimals(d.Stranger), decimals(d.Nearer), itself})
	}
	return rows
}

// decimals writes what isn't a share with its interval.
func decimals(e stats.Estimate) string {
	return fmt.Sprintf("%.3f (%.3f to %.3f)", e.Value, e.Low, e.High)
}

// doublesTable is how alike users and their doubles are, a row for each user.
func doublesTable(all []curve.Likeness) [][]string {
	rows := [][]string{{"user", "told apart, %", "user wins, %", "its double"}}
	for _, l := range all {
		rows = append(rows, []string{l.User, plusMinus(l.Told), plusMinus(l.Wins), points(l.Above)})
	}
	return rows
}

// doubles writes how alike users and their doubles are.
func (t text) doubles(all []curve.Likeness) {
	t.line("\n== Doubles ==")
	t.lines(aboutDoubles)
	t.table(doublesTable(all))
	t.lines(aboutDivergence)
	t.table(divergenceTable(all))
}

// doublesParts are the same for a page.
func doublesParts(all []curve.Likeness) []part {
	var told, above []mark
	for _, l := range all {
		told = append(told, mark{l.User, l.Told, plusMinus(l.Told)})
		above = append(above, mark{l.User, l.Above, points(l.Above)})
	}
	return []part{
		{Heading: "Doubles"}, {Facts: []string{aboutDoubles + "."}},
		{Title: "Told apart", Chart: whiskers(told, shareScale(told, stats.Interval{Low: 0.5, High: 0.6}))}, {Title: "The double wins more", Chart: whiskers(above, changeScale(above))},
		{Title: "Choices in held-out turns", Facts: []string{aboutDivergence + "."}, Table: divergenceTable(all)},
	}
}
