package dueltable

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
)

// fortune is what an action is foreseen to leave a fighter.
type fortune struct{ hp, shield duel.Span }

// foresee returns what the play of a card would leave the own fighter and the other one, and tells of what would
// change, with the energy that it takes. Of the end of the turn and of a stance it returns nothing.
func (b *Board) foresee(action duel.Action) (outlook []fortune, told string) {
	outlook, changes, spent := b.foreseen(action)
	if spent > 0 {
		changes = append(changes, b.Translator.Text("outlook.spends", i18n.Args{"N": spent}))
	}
	return outlook, strings.Join(changes, "; ")
}

// foreseen is foresee with each change by itself, and the energy besides.
func (b *Board) foreseen(action duel.Action) (outlook []fortune, changes []string, spent int16) {
	if action.Card == duel.NoCard {
		return nil, nil, 0
	}
	o, err := b.Duel.Foresee(&b.Now.View, action)
	if err != nil {
		return nil, nil, 0 // it can't be played after all
	}
	var results []result
	if !b.Duel.IsClassic() {
		results = b.results(action)
		widen(&o, results)
	}
	for _, seat := range []game.Seat{1 - b.Me, b.Me} {
		before := &b.Now.View.Fighters[seat]
		changes = append(changes, b.changed(seat, before, fortune{o.HP[seat], o.Shield[seat]})...)
		switch {
		case o.HP[seat].Most == 0:
		case len(results) > 0:
			changes = append(changes, b.ruled(seat, results)...)
		default:
			changes = append(changes, b.affected(seat, before, &o.Fighters[seat])...)
		}
	}
	if b.Duel.Card(b.Me, action.Card).ActivateByNextAttack {
		changes = append(changes, b.Translator.Text("outlook.waits"))
	}
	spent = b.Now.View.Me().EP - o.Fighters[b.Me].EP
	return []fortune{{o.HP[b.Me], o.Shield[b.Me]}, {o.HP[1-b.Me], o.Shield[1-b.Me]}}, changes, spent
}

// affected puts into words which lasting effects a fighter gets and loses.
func (b *Board) affected(seat game.Seat, before, after *duel.Fighter) (changes []string) {
	t := b.Translator
	var gained, lost []string
	was, is := rulestext.Effects(t, before), rulestext.Effects(t, after)
	for _, e := range is {
		if i := slices.Index(was, e); i >= 0 {
			was = slices.Delete(was, i, i+1)
			continue
		}
		gained = append(gained, e.Gained)
		if e.Effect != duel.DoTEffect { // the others take the place of one of their kind
			was = slices.DeleteFunc(was, func(old rulestext.Lasting) bool { return old.Effect == e.Effect })
		}
	}
	for _, e := range was {
		lost = append(lost, e.Name)
	}
	tell := func(key string, list []string) {
		if len(list) > 0 {
			changes = append(changes, t.Text(key, i18n.Args{"Hero": b.Hero(seat), "List": strings.Join(list, ", ")}))
		}
	}
	tell("outlook.gains", gained)
	tell("outlook.loses", lost)
	return changes
}

// changed puts into words what changes for a fighter.
func (b *Board) changed(seat game.Seat, from *duel.Fighter, to fortune) (changes []string) {
	tell := func(key string, from int16, to duel.Span) {
		if to == exactly(from) {
			return
		}
		text := b.Translator.Text(key, i18n.Args{"Hero": b.Hero(seat), "From": from, "To": spanText(to)})
		if to.Least < to.Most {
			text = b.Translator.Text("outlook.by_chance", i18n.Args{"Change": text})
		}
		changes = append(changes, text)
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
