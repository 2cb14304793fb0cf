package explanation

import (
	"strings"

	"boardduels/ai"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
)

// imagined tells of a decision for which duels were imagined: how many of them it wins, and what answer it expects.
func imagined(t *i18n.Translator, names rulestext.Names, seat game.Seat, action duel.Action, r *ai.Rationale) string {
	chosen := &r.Imagined[0]
	args := i18n.Args{"Hero": names.Hero(seat), "Share": Share(chosen.Share)}
	key := "reason.end.imagined"
	if action != duel.EndTurn {
		key, args["Card"] = "reason.imagined", rulestext.Action(t, names, seat, action)
	}
	plainly := t.Text(key, args)
	if chosen.Answers > 0 {
		plainly += " " + expected(t, names, 1-seat, chosen)
	}
	return plainly
}

// expected tells what the enemy, on seat foe, is most likely to do after a turn.
func expected(t *i18n.Translator, names rulestext.Names, foe game.Seat, m *ai.Imagined) string {
	args := i18n.Args{"Foe": names.Hero(foe)}
	if m.IsIdle() {
		args["Share"] = shareOf(m.Idle, m)
		return t.Text("reason.expects.end", args)
	}
	args["Cards"] = likely(names, foe, m)
	return t.Text("reason.expects", args)
}

// Turn tells the cards of an imagined turn of a seat, in their order. It gives the hand away.
func Turn(t *i18n.Translator, names rulestext.Names, seat game.Seat, m *ai.Imagined) string {
	if len(m.Turn) == 0 {
		return t.Text("why.end_turn")
	}
	return cardsOf(t, names, seat, m.Turn, " → ")
}

// Answer tells what the enemy, on seat foe, most likely does after an imagined turn; "" if it has no choice.
func Answer(t *i18n.Translator, names rulestext.Names, foe game.Seat, m *ai.Imagined) string {
	switch {
	case m.Answers == 0:
		return ""
	case m.IsIdle():
		return t.Text("why.end_turn") + " (" + shareOf(m.Idle, m) + ")"
	}
	return likely(names, foe, m)
}

// likely lists the cards with which the enemy answers most often, each with its share of the answers: the first, and
// further ones that come in a quarter of them.
func likely(names rulestext.Names, foe game.Seat, m *ai.Imagined) string {
	const most = 3
	var cards []string
	for i, card := range m.Reply[:min(len(m.Reply), most)] {
		if i == 0 || 4*card.Duels >= m.Answers {
			cards = append(cards, names.Card(foe, card.Card)+" ("+shareOf(card.Duels, m)+")")
		}
	}
	return strings.Join(cards, ", ")
}

func shareOf(duels int, m *ai.Imagined) string { return Share(float32(duels) / float32(m.Answers)) }

// AtFirstSight tells which turn looked better before duels were imagined; "" if none did. It gives the hand away.
func AtFirstSight(t *i18n.Translator, names rulestext.Names, seat game.Seat, r *ai.Rationale) string {
	looked := r.AtFirstSight()
	if looked == nil {
		return ""
	}
	return t.Text("why.at_first_sight", i18n.Args{"Turn": Turn(t, names, seat, looked)})
}

func cardsOf(t *i18n.Translator, names rulestext.Names, seat game.Seat, turn []duel.Action, between string) string {
	called := make([]string, len(turn))
	for i, a := range turn {
		called[i] = rulestext.Action(t, names, seat, a)
	}
	return strings.Join(called, between)
}
