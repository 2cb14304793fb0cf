package dueltable

import (
	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
)

// outcome is what a card of an AI left, and what its second choice would have left.
type outcome struct {
	before, after [2]duel.Fighter
	isCard        bool // false of the end of a turn and of a stance, which leave nothing to tell
	second        duel.Action
	instead       [2]duel.Fighter
	isCompared    bool // there was a second choice, of which it is certain what it would have left
}

// outcomeOf returns what the action of a moment left, by what the fighters were before.
func (b *Board) outcomeOf(m *Moment, before [2]duel.Fighter) (o outcome) {
	o = outcome{before: before, after: m.View.Fighters, isCard: m.Action.Card != duel.NoCard}
	if !o.isCard {
		return o
	}
	o.second, o.isCompared = explanation.Second(m.Rationale)
	if o.isCompared && o.second.Card != duel.NoCard {
		o.instead, o.isCompared = b.suppose(m, before, o.second)
	}
	return o
}

// suppose returns what another card would have left, unless that was up to chance.
func (b *Board) suppose(m *Moment, before [2]duel.Fighter, a duel.Action) (after [2]duel.Fighter, isCertain bool) {
	const chances = 8
	view := m.View
	view.Seat, view.Mover, view.Fighters, view.Hand[0] = m.Seat, m.Seat, before, a.Card
	view.Winner = game.Nobody
	view.Fighters[m.Seat].HandCount, view.Fighters[1-m.Seat].HandCount = 1, 0
	for seed := range uint64(chances) {
		s := b.Duel.Determinize(&view, seed)
		if b.Duel.Apply(&s, a, nil) != nil || seed > 0 && after != s.Fighters {
			return after, false
		}
		after = s.Fighters
	}
	return after, true
}

// tell tells it in a sentence, with the second choice unless the hand is hidden; "" if there is nothing to tell.
func (o *outcome) tell(t *i18n.Translator, n rulestext.Names, why *Reason, hidden bool) string {
	if !o.isCard {
		return ""
	}
	told := explanation.Left(t, n, why.Seat, &o.before, &o.after)
	if o.isCompared && !hidden {
		told += " " + explanation.LeftBySecond(t, n, why.Seat, o.second, &o.before, &o.instead)
	}
	return told
}
