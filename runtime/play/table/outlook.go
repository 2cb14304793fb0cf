package table

import (
	"fmt"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/play/face"
)

// fortune is what an action is foreseen to leave a fighter.
type fortune struct{ hp, shield duel.Span }

// foresee returns what a card that can be played would leave the own fighter and the other one, and tells of what would
// change. Of other cards it returns nothing.
func (b *Board) foresee(card duel.CardIndex, state face.State) (outlook []fortune, told string) {
	if state != face.Playable {
		return nil, ""
	}
	o, err := b.Duel.Foresee(&b.Now.View, duel.Play(card))
	if err != nil {
		return nil, "" // it can't be played after all
	}
	var changes []string
	for _, seat := range []game.Seat{1 - b.Me, b.Me} {
		changes = append(changes, b.changed(seat, &b.Now.View.Fighters[seat], fortune{o.HP[seat], o.Shield[seat]})...)
	}
	return []fortune{{o.HP[b.Me], o.Shield[b.Me]}, {o.HP[1-b.Me], o.Shield[1-b.Me]}}, strings.Join(changes, ", ")
}

// changed puts into words what changes for a fighter.
func (b *Board) changed(seat game.Seat, from *duel.Fighter, to fortune) (changes []string) {
	tell := func(key string, from int16, to duel.Span) {
		if to != exactly(from) {
			changes = append(changes, b.Translator.Text(key, i18n.Args{"Hero": b.Hero(seat), "From": from, "To": spanText(to)}))
		}
	}
	switch {
	case to.hp.Most == 0:
		return []string{b.Translator.Text("outlook.falls", i18n.Args{"Hero": b.Hero(seat)})}
	case to.hp.Least == 0:
		tell("outlook.may_fall", from.HP, to.hp)
	default:
		tell("outlook.hp", from.HP, to.hp)
	}
	tell("outlook.shield", from.Shield, to.shield)
	return changes
}

// exactly is where a number lies that is known.
func exactly(n int16) duel.Span { return duel.Span{Least: n, Most: n} }

// spanText writes where a number will lie.
func spanText(s duel.Span) string {
	if s.Least == s.Most {
		return fmt.Sprint(s.Least)
	}
	return fmt.Sprintf("%d–%d", s.Least, s.Most)
}
