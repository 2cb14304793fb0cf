package main

import (
	"fmt"
	"io"
	"strings"

	"boardduels/cmd/duel/text"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
)

// board draws what a seat sees.
type board struct {
	t     *i18n.Translator
	names names
	duel  *duel.Duel
	me    game.Seat // who plays and reads; Nobody where duels are only shown
}

// print draws both fighters, the viewer's last, and the viewer's hand with the numbers by which cards are chosen.
func (b *board) print(w io.Writer, v *duel.View) {
	fmt.Fprintf(w, "\n%s\n", b.t.Text("cli.round", i18n.Args{"Round": v.Round}))
	b.fighters(w, &v.Fighters, &v.Ruled, 1-v.Seat, v.Seat)
	fmt.Fprintln(w)
	b.hand(w, v)
}

// tell tells what rules say and leave beside the heroes.
func (b *board) tell() rulestext.Teller {
	return rulestext.Teller{Translator: b.t, Names: b.names, Called: b.names.called, Duel: b.duel, Reader: b.me}
}

// fighters draws fighters in an order, with what rules have left on them.
func (b *board) fighters(w io.Writer, fighters *[2]duel.Fighter, ruled *[2]duel.Ruled, order ...game.Seat) {
	var rows [][]string
	for _, seat := range order {
		rows = append(rows, b.fighter(&fighters[seat], seat))
	}
	lines := strings.SplitAfter(text.Columns(rows), "\n")
	for i, seat := range order {
		fmt.Fprint(w, lines[i])
		for _, text := range b.effects(&fighters[seat], seat) {
			fmt.Fprintf(w, "      %s\n", text)
		}
		b.left(w, seat, &fighters[seat], &ruled[seat])
	}
}

// left tells what rules have left on a fighter, and what both sides know of its hand.
func (b *board) left(w io.Writer, seat game.Seat, f *duel.Fighter, r *duel.Ruled) {
	for _, told := range append(b.tell().Left(seat, f, r), b.tell().Known(seat, r)) {
		if told != "" {
			fmt.Fprint(w, text.Hang("      ", told))
		}
	}
}

func (b *board) fighter(f *duel.Fighter, seat game.Seat) []string {
	hero := b.duel.Hero(seat)
	most := b.duel.MaxHP(f, seat)
	return []string{
		"  " + b.names.Hero(seat),
		bar(f.HP, most),
		b.t.Text("cli.hp", i18n.Args{"Now": f.HP, "Most": most}),
		b.t.Text("cli.energy", i18n.Args{"Now": f.EP, "Most": hero.EP}),
		b.t.Text("cli.shield", i18n.Args{"Now": f.Shield}),
		b.t.Text("cli.cards", i18n.Args{"Hand": f.HandCount, "Deck": f.DeckCount}),
	}
}

// rules tells what a card does.
func (b *board) rules(card *duel.Card) string {
	return rulestext.RulesNaming(b.t, b.names.called, card, rulestext.Bonuses{})
}

// bar draws a share of a whole.
func bar(now, most int16) string {
	const width = 12
	full := 0
	if most > 0 {
		full = (int(now)*width + int(most) - 1) / int(most)
	}
	return "[" + strings.Repeat("#", full) + strings.Repeat(".", width-full) + "]"
}

// effects tells what lasts on a fighter.
func (b *board) effects(f *duel.Fighter, seat game.Seat) []string {
	var texts []string
	for _, effect := range rulestext.Effects(b.t, f) {
		texts = append(texts, effect.Text)
	}
	if f.Armed != duel.NoCard {
		texts = append(texts, b.t.Text("cli.armed", i18n.Args{"Card": b.names.Card(seat, f.Armed), "Rules": b.rules(b.duel.Card(seat, f.Armed))}))
	}
	return texts
}

// hand draws the viewer's cards, copies together.
func (b *board) hand(w io.Writer, v *duel.View) {
	cards := handCards(v)
	if len(cards) == 0 {
		fmt.Fprintf(w, "  %s\n", b.t.Text("cli.no_cards"))
		return
	}
	var rows [][]string
	for i, card := range cards {
		name := b.names.Card(v.Seat, card.index)
		if card.copies > 1 {
			name += fmt.Sprintf(" ×%d", card.copies)
		}
		rows = append(rows, []string{text.Right(fmt.Sprint(i+1), 4), name, b.cost(v, card.index), b.rules(b.duel.Card(v.Seat, card.index))})
	}
	fmt.Fprint(w, text.Fit(rows))
}

// cost tells what a card costs now, and if that is too much.
func (b *board) cost(v *duel.View, card duel.CardIndex) string {
	if b.duel.Card(v.Seat, card).IsMajor {
		return b.t.Text("cli.major")
	}
	cost := b.duel.Cost(v.Me(), v.Seat, card)
	text := b.t.Text("cli.cost", i18n.Args{"N": cost})
	if cost > v.Me().EP {
		text += " (" + b.t.Text("cli.too_dear") + ")"
	}
	return text
}

// handCard is a card of a hand with its copies.
type handCard struct {
	index  duel.CardIndex
	copies int
}

// handCards returns the different cards of the viewer's hand, in the order in which they came.
func handCards(v *duel.View) []handCard {
	var cards []handCard
next:
	for _, index := range v.Cards() {
		for i := range cards {
			if cards[i].index == index {
				cards[i].copies++
				continue next
			}
		}
		cards = append(cards, handCard{index, 1})
	}
	return cards
}

// decks lists all cards of both seats, and what else does something in the duel: heroes and relics by their rules, and
// counters.
func (b *board) decks(w io.Writer, order ...game.Seat) {
	for _, seat := range order {
		b.deck(w, seat)
		for _, told := range b.tell().Always(seat) {
			fmt.Fprint(w, text.Hang("  ", told))
		}
	}
	if counters := b.tell().Counters(); len(counters) > 0 {
		fmt.Fprintf(w, "\n%s\n", b.t.Text("cli.counters"))
		for _, told := range counters {
			fmt.Fprint(w, text.Hang("  ", told))
		}
	}
}

// deck lists all cards of a seat.
func (b *board) deck(w io.Writer, seat game.Seat) {
	fmt.Fprintf(w, "\n%s\n", b.t.Text("cli.deck_of", i18n.Args{"Hero": b.names.Hero(seat)}))
	var rows [][]string
	for i, line := range b.duel.Hero(seat).Deck {
		cost := b.t.Text("cli.cost", i18n.Args{"N": line.Card.Cost})
		if line.Card.IsMajor {
			cost = b.t.Text("cli.major")
		}
		rows = append(rows, []string{text.Right(fmt.Sprintf("%d×", line.Copies), 4), b.names.Card(seat, duel.CardIndex(i)), cost, b.rules(&line.Card)})
	}
	fmt.Fprint(w, text.Fit(rows))
}
