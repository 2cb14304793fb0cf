package main

import (
	"fmt"
	"io"
	"strings"

	"boardduels/cmd/duel/text"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// text prints how both ended, what was edited, and the turns that differ.
func (c *contrast) text(w io.Writer) {
	comparison := duelrecord.Compare(c.sides[0].record, c.sides[1].record)
	c.summary(w, comparison)
	c.edits(w, comparison.Edits)
	common := c.t.Text("cli.compare.common", i18n.Args{"N": comparison.Common})
	differ := c.turns()
	if len(differ) == 0 {
		common = c.t.Text("cli.compare.same")
	}
	fmt.Fprintf(w, "\n%s\n", common)
	for _, turn := range differ {
		fmt.Fprintf(w, "\n%s\n%s", c.t.Text("cli.compare.turn", i18n.Args{"Turn": turn + 1, "Round": duelrecord.Round(turn)}),
			text.Beside([][]string{c.both(func(side *course) string { return side.did(c.t, turn) }),
				c.both(func(side *course) string { return side.stood(turn) })}))
	}
}

// both is a row with a cell for each side, further in.
func (c *contrast) both(cell func(*course) string) []string {
	return []string{"", cell(c.sides[0]), cell(c.sides[1])}
}

func (c *contrast) summary(w io.Writer, comparison duelrecord.Comparison) {
	row := func(key string, cell func(i int, side *course) string) []string {
		return []string{c.t.Text(key), cell(0, c.sides[0]), cell(1, c.sides[1])}
	}
	seat := func(seat game.Seat) func(int, *course) string {
		return func(_ int, side *course) string { return side.names.who(c.t, seat) }
	}
	fmt.Fprint(w, text.Beside([][]string{
		c.both(func(side *course) string { return side.label }),
		row("cli.show.pack", func(_ int, side *course) string { return packLabel(side.record.Pack) }),
		row("cli.show.seat_1", seat(0)),
		row("cli.show.seat_2", seat(1)),
		row("cli.show.result", func(_ int, side *course) string { return side.names.result(c.t, side.record.Result) }),
		row("cli.compare.end", func(_ int, side *course) string { return side.stood(len(side.legs) - 1) }),
		row("cli.compare.rounds", func(i int, _ *course) string { return fmt.Sprint(comparison.Rounds[i]) }),
		row("cli.compare.actions", func(i int, _ *course) string { return fmt.Sprint(comparison.Plies[i]) }),
	}))
}

// edits tells what differs between the heroes and cards of both.
func (c *contrast) edits(w io.Writer, edits [2][]duelrecord.Edit) {
	told := map[string]bool{} // both seats may have the same hero
	called := newCalled(c.t, c.sides[0].record, c.sides[1].record)
	for seat := range edits {
		for _, edit := range edits[seat] {
			what := c.sides[0].names.Hero(game.Seat(seat))
			if edit.Card != "" {
				what += ", " + c.cardName(game.Seat(seat), edit.Card)
			}
			line := fmt.Sprintf("%s: %s %s → %s", what, edit.Field.Title.In(c.t.Language()), c.side(called, &edit, 0), c.side(called, &edit, 1))
			if told[line] {
				continue
			}
			if len(told) == 0 {
				fmt.Fprintf(w, "\n%s\n", c.t.Text("cli.compare.edited"))
			}
			told[line] = true
			fmt.Fprint(w, text.Hang("  ", line))
		}
	}
}

// side returns what one of the two duels has of an edit: of a rule what it says, by what the duels call things.
func (c *contrast) side(called called, edit *duelrecord.Edit, of int) string {
	switch r := edit.Rules[of]; {
	case r != nil:
		return rulestext.EachRule(c.t, called, []rule.Rule{*r})[0]
	case edit.Rules[1-of] != nil:
		return c.t.Text("change.nothing")
	}
	return [2]string{edit.From, edit.To}[of]
}

// cardName is what a card of either side is called.
func (c *contrast) cardName(seat game.Seat, id string) string {
	for _, side := range c.sides {
		for i := range side.record.Seats[seat].Hero.Cards {
			if side.record.Seats[seat].Hero.Cards[i].ID == id {
				return side.names.Card(seat, duel.CardIndex(i))
			}
		}
	}
	return id
}

// did tells who did what in a turn.
func (c *course) did(t *i18n.Translator, turn int) string {
	l := c.leg(turn)
	if l == nil {
		return "–"
	}
	actions := l.actions
	var cards []string
	for _, action := range actions {
		if action == duel.EndTurn && len(actions) > 1 { // as every turn does
			continue
		}
		cards = append(cards, c.names.action(t, l.seat, action))
	}
	return c.names.Hero(l.seat) + ": " + strings.Join(cards, ", ")
}

// stood tells the hp of both heroes after a turn.
func (c *course) stood(turn int) string {
	if turn < 0 || turn >= len(c.legs) {
		return ""
	}
	l := &c.legs[turn]
	return fmt.Sprintf("%s %d, %s %d", c.names.Hero(0), l.hp[0], c.names.Hero(1), l.hp[1])
}
