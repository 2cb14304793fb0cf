package duel_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// scene is a duel in the second round with chosen cards in the hands: seat 0 is to move and started the duel.
// Both heroes have 30 hp, 8 energy and a regeneration of 2; the rest of their decks are blanks.
type scene struct {
	t *testing.T
	d *duel.Duel
	s duel.State
}

var classic = duel.Classic()

const (
	me, foe = game.Seat(0), game.Seat(1)
	fullHP  = 30
	fullEP  = 8
)

func newScene(t *testing.T, mine, theirs []duel.Card) *scene {
	t.Helper()
	return newSceneBy(t, classic, mine, theirs)
}

// newSceneBy is newScene in a duel with a classic deck that is played by other numbers.
func newSceneBy(t *testing.T, n duel.Numbers, mine, theirs []duel.Card) *scene {
	t.Helper()
	d, err := n.New(sceneHero("mine", mine), sceneHero("theirs", theirs))
	require.NoError(t, err)
	s := d.Start(1)
	s.Mover, s.Starter, s.Round = me, me, 2
	for seat, hand := range [][]duel.Card{mine, theirs} {
		f, piles := &s.Fighters[seat], &s.Piles[seat]
		*f = duel.Fighter{HP: fullHP, EP: fullEP, Armed: duel.NoCard}
		*piles = duel.Piles{}
		for i := range hand {
			piles.Hand[i] = duel.CardIndex(i)
		}
		f.HandCount = int16(len(hand))
		f.DeckCount = classic.Deck - f.HandCount
		for i := range f.DeckCount {
			piles.Deck[i] = duel.CardIndex(len(hand))
		}
	}
	return &scene{t, d, s}
}

func sceneHero(id string, cards []duel.Card) duel.Hero {
	hero := duel.Hero{ID: id, HP: fullHP, EP: fullEP, Regen: 2}
	for _, card := range cards {
		card.MaxDamage = max(card.MaxDamage, card.BaseDamage)
		card.MaxHealing = max(card.MaxHealing, card.BaseHealing)
		card.MaxAbsorb = max(card.MaxAbsorb, card.BaseAbsorb)
		hero.Deck = append(hero.Deck, duel.DeckLine{Card: card, Copies: 1})
	}
	hero.Deck = append(hero.Deck, duel.DeckLine{Card: duel.Card{ID: "blank"}, Copies: int(classic.Deck) - len(cards)})
	return hero
}

// play lets the mover play a card of its list by name.
func (sc *scene) play(id string) []duel.Event {
	sc.t.Helper()
	return sc.apply(duel.Play(sc.card(sc.s.Mover, id)))
}

// pass ends n turns.
func (sc *scene) pass(n int) (events []duel.Event) {
	sc.t.Helper()
	for range n {
		events = sc.apply(duel.EndTurn)
	}
	return events
}

func (sc *scene) apply(a duel.Action) (events []duel.Event) {
	sc.t.Helper()
	require.NoError(sc.t, sc.d.Apply(&sc.s, a, &events))
	require.Empty(sc.t, violations(sc.d, &sc.s))
	return events
}

func (sc *scene) card(seat game.Seat, id string) duel.CardIndex {
	sc.t.Helper()
	for i, line := range sc.d.Hero(seat).Deck {
		if line.Card.ID == id {
			return duel.CardIndex(i)
		}
	}
	sc.t.Fatalf("no card %s", id)
	return duel.NoCard
}

func (sc *scene) me() *duel.Fighter  { return &sc.s.Fighters[me] }
func (sc *scene) foe() *duel.Fighter { return &sc.s.Fighters[foe] }

// inDeck counts a card in a seat's deck.
func (sc *scene) inDeck(seat game.Seat, id string) (n int) {
	card := sc.card(seat, id)
	for _, c := range sc.s.Piles[seat].Deck[:sc.s.Fighters[seat].DeckCount] {
		if c == card {
			n++
		}
	}
	return n
}

func kindsOf(events []duel.Event) (kinds []duel.EventKind) {
	for _, e := range events {
		kinds = append(kinds, e.Kind)
	}
	return kinds
}
