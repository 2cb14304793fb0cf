package duel_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// A player that is given the seed of the duel itself must find out neither what is hidden nor what chance will bring.
func TestDeterminizingWithTheDuelsSeedTellsNothing(t *testing.T) {
	const seeds = 400
	d := knightAgainstMage(t)
	hands, futures := 0, 0
	for seed := range uint64(seeds) {
		s := d.Start(seed)
		view := d.View(&s, me)
		guess := d.Determinize(&view, seed)
		if hand := s.Fighters[foe].HandCount; sorted(s.Piles[foe].Hand[:hand]) == sorted(guess.Piles[foe].Hand[:hand]) {
			hands++
		}
		guess.Piles = s.Piles
		playSome(t, d, &s)
		playSome(t, d, &guess)
		if s.Piles == guess.Piles {
			futures++
		}
	}
	require.Less(t, hands, seeds/10, "a hand is guessed by luck only")
	require.Less(t, futures, seeds/10, "so is where cards go back into the decks")
}

func sorted(hand []duel.CardIndex) (cards [duel.HandCapacity]duel.CardIndex) {
	copy(cards[:], hand)
	slices.Sort(cards[:len(hand)])
	return cards
}

// playSome plays ten turns, in each every card that can be played.
func playSome(t *testing.T, d *duel.Duel, s *duel.State) {
	for turn := 0; turn < 10 && s.Winner == game.Nobody; {
		action := d.Legal(s, nil)[0]
		if action == duel.EndTurn {
			turn++
		}
		require.NoError(t, d.Apply(s, action, nil))
	}
}

// What a seat knows of its own cards stays; the rest is drawn anew, each order as likely as any other.
func TestDeterminizingDrawsWhatIsHidden(t *testing.T) {
	sc := newScene(t, cards{{ID: "a"}, {ID: "b"}}, cards{{ID: "x"}, {ID: "y"}, {ID: "trap", ActivateByNextAttack: true}})
	sc.pass(1)
	sc.play("trap")
	view := sc.d.View(&sc.s, me)
	hands := map[duel.CardIndex]int{}
	for seed := range uint64(600) {
		guess := sc.d.Determinize(&view, seed)
		require.Empty(t, violations(sc.d, &guess))
		require.Equal(t, sc.s.Piles[me].Hand, guess.Piles[me].Hand)
		for _, card := range guess.Piles[foe].Hand[:sc.foe().HandCount] {
			hands[card]++
		}
	}
	require.Zero(t, hands[sc.card(foe, "trap")], "what lies open is not in the hand")
	require.InDelta(t, 600*4/11, hands[sc.card(foe, "x")], 60, "4 of the 11 hidden cards are in the hand")
}

// A hand that is supposed is held, and all orders of the deck are equally likely, also where the hand took some of the
// copies of a card.
func TestSupposingDrawsTheRest(t *testing.T) {
	sc := newScene(t, nil, cards{{ID: "x"}, {ID: "y"}})
	x, blank := sc.card(foe, "x"), sc.card(foe, "blank")
	view := sc.d.View(&sc.s, me)
	hand := []duel.CardIndex{blank, blank}
	const seeds = 6000
	onTop := 0
	for seed := range uint64(seeds) {
		guess := sc.d.Suppose(&view, hand, seed)
		require.Empty(t, violations(sc.d, &guess))
		require.Equal(t, view, sc.d.View(&guess, me))
		require.Equal(t, hand, guess.Piles[foe].Hand[:len(hand)])
		if guess.Piles[foe].Deck[view.Foe().DeckCount-1] == x {
			onTop++
		}
	}
	require.InDelta(t, seeds/10, onTop, 70, "one of the ten cards in the deck")
}

// Into what is there already the same is shown, imagined and copied as into nothing, if that was of the same duel.
func TestNothingIsLeftOfWhatWasThereBefore(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := arbitraryDuel(t)
		if rapid.Bool().Draw(t, "ruled") {
			d = ruledDuel(t)
		}
		before, s := moment(t, d), moment(t, d)
		seat := game.Seat(rapid.IntRange(0, 1).Draw(t, "seat"))
		seed := rapid.Uint64().Draw(t, "imagined")
		shown, view := d.View(&before, rapid.SampledFrom([]game.Seat{0, 1}).Draw(t, "shown before")), d.View(&s, seat)
		d.Show(&s, seat, &shown)
		require.Equal(t, view, shown)
		guess := before
		d.Imagine(&view, seed, &guess)
		require.Equal(t, d.Determinize(&view, seed), guess)
		worlds := d.Worlds(&view)
		worlds.Imagine(seed+1, &guess)
		worlds.Imagine(seed, &guess)
		require.Equal(t, d.Determinize(&view, seed), guess)
		d.Copy(&guess, &s)
		require.Equal(t, s, guess)
	})
}

func TestShowIsView(t *testing.T) {
	d := knightAgainstMage(t)
	s := d.Start(3)
	shown := d.View(&s, 1)
	for _, seat := range []game.Seat{0, 1} {
		d.Show(&s, seat, &shown)
		require.Equal(t, d.View(&s, seat), shown)
		require.Same(t, &shown.Fighters[seat], shown.Me())
		require.Same(t, &shown.Fighters[1-seat], shown.Foe())
	}
}

// Up to the opponent's first decision a sketch goes the way of what is imagined with the same seed, but for the cards
// that nobody can see.
func TestASketchIsAsGoodAsAWorldUpToTheOpponentsDecision(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := arbitraryDuel(t)
		if rapid.Bool().Draw(t, "ruled") {
			d = ruledDuel(t)
		}
		s, seed := moment(t, d), rapid.Uint64().Draw(t, "imagined")
		view := d.View(&s, s.Mover)
		world, sketch := d.Determinize(&view, seed), moment(t, d)
		d.Sketch(&view, seed, &sketch)
		for isOver := s.Winner != game.Nobody; !isOver; isOver = sketch.Winner != game.Nobody || sketch.Mover != view.Seat {
			legal := d.Legal(&world, nil)
			require.Equal(t, legal, d.Legal(&sketch, nil))
			a := rapid.SampledFrom(legal).Draw(t, "action")
			require.NoError(t, d.Apply(&world, a, nil))
			require.True(t, d.Try(&sketch, a, nil))
			require.Equal(t, world.Fighters, sketch.Fighters)
			require.Equal(t, world.Winner, sketch.Winner)
		}
	})
}
