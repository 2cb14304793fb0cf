package report

import (
	"bufio"
	"io"
	"strings"

	"boardduels/ai/arena/curve"
)

// CurvesText writes what a measurement of learning came to.
func CurvesText(to io.Writer, c *curve.Curves) error {
	t := text{bufio.NewWriter(to)}
	t.line("Learning with pack %s, heroes %s, seed %d:\n%s", c.Pack.Name, strings.Join(c.Heroes, ", "), c.Seed, ran(c))
	_, missed := goal(c)
	for _, l := range c.Learners {
		t.line("\n== %s ==\nWins of the AI by games, %%; ! %s in games %d–%d", l.Learner, missed, learned[0], learned[1])
		t.table(curveTable(c, l.Users))
		t.line("%s", aboutSpark)
		var rows [][]string
		for _, u := range l.Users {
			rows = append(rows, []string{u.User, spark(u.Games)})
		}
		t.table(rows)
	}
	if len(c.Worth) > 0 {
		t.line("\n== What parts of learning are worth ==\n%s", aboutWorth)
		t.table(worthTable(c.Worth))
		t.lines(unlearned(c))
	}
	if c.Swap != nil {
		t.swap(c.Swap)
	}
	if c.Headroom != nil {
		t.headroom(c.Headroom)
	}
	if c.Exploitability != nil {
		t.line("\n== Exploitability ==")
		t.lines(aboutExploit)
		t.table(exploitTable(c.Exploitability))
	}
	if c.Doubles != nil {
		t.doubles(c.Doubles)
	}
	t.line("\n== Agreement with users ==\n%s", aboutTurns)
	t.table(agreementTable(c.Agreement, wholeTurn))
	t.own(c.Agreement, wholeTurn)
	t.line("%s", aboutFirst)
	t.table(agreementTable(c.Agreement, firstCard))
	t.own(c.Agreement, firstCard)
	t.line("Others are: %s", strings.Join(c.Population, ", "))
	t.line("%s", aboutSaid)
	t.table(calibrationTable(c.Agreement))
	t.line("\n== Flexibility ==")
	if playsUnseen(c) {
		t.line("%s", aboutUnseen)
		t.table(comparedTable(c.Flexibility.Users))
	}
	t.line("%s", toUsers(&c.Flexibility))
	return t.Flush()
}

// own writes what of the foresight is about this very user, where enough games were played for that.
func (t text) own(all []curve.Foresight, of func(*curve.Foreseen) *curve.Foreseer) {
	if table := ownForesightTable(all, of); len(table[0]) > 1 {
		t.lines(aboutOwned)
		t.table(table)
	}
}
