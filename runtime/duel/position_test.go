package duel_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

func TestTheOpeningIsAPosition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, seed := arbitraryDuel(t), rapid.Uint64().Draw(t, "seed")
		opening := d.Opening()
		s, err := d.From(&opening, seed)
		require.NoError(t, err)
		require.Equal(t, d.Start(seed), s)
	})
}

// arbitraryPosition draws a position; each of its numbers may be as far beyond what is allowed.
func arbitraryPosition(t *rapid.T, d *duel.Duel, beyond int) duel.Position {
	p := d.Opening()
	p.Starter = rapid.SampledFrom([]game.Seat{0, 1, game.Nobody}).Draw(t, "starter")
	numbers := d.Numbers()
	p.Round = int16(rapid.IntRange(1-beyond, int(numbers.LastRound())+beyond).Draw(t, "round"))
	for seat := range game.Seat(2) {
		f := &p.Fighters[seat]
		for i := range d.Measures(seat, f) {
			m := &d.Measures(seat, f)[i] // whose range follows from the numbers before
			*m.Value = int16(rapid.IntRange(int(m.Min)-beyond, int(m.Max)+beyond).Draw(t, m.Name))
		}
		f.HP = int16(rapid.IntRange(1-beyond, int(d.MaxHP(f, seat))+beyond).Draw(t, "hp"))
		for i := range d.Measures(seat, f) {
			if m := &d.Measures(seat, f)[i]; beyond == 0 && !m.Allowed() {
				*m.Value = m.Min // the length of what grows without power
			}
		}
		p.Drawn[seat] = rapid.Bool().Draw(t, "drawn")
		inHand := 0
		for i, line := range d.Hero(seat).Deck {
			left := line.Copies
			if line.Card.ActivateByNextAttack && f.Armed == duel.NoCard && rapid.Bool().Draw(t, "armed") {
				f.Armed = duel.CardIndex(i)
				left--
			}
			if line.Card.IsMajor {
				n := rapid.IntRange(0, left+beyond).Draw(t, "removed")
				f.Removed[i] = uint8(n)
				left = max(left-n, 0)
			}
			n := rapid.IntRange(0, min(left, int(d.Numbers().Hand)-inHand)+beyond).Draw(t, "hand")
			p.Hands[seat][i] = uint8(n)
			inHand = min(inHand+n, int(d.Numbers().Hand))
		}
	}
	return p
}

// Duels from any position keep what holds in all duels, the cards in their places, and come to an end.
func TestDuelsFromPositionsKeepTheInvariants(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, seed := arbitraryDuel(t), rapid.Uint64().Draw(t, "seed")
		p := arbitraryPosition(t, d, 0)
		require.Empty(t, d.Faults(&p))
		s, err := d.From(&p, seed)
		require.NoError(t, err)
		again, _ := d.From(&p, seed)
		require.Equal(t, s, again, "the same seed gives the same start")
		for seat := range game.Seat(2) {
			require.Equal(t, p.Fighters[seat].HP, s.Fighters[seat].HP)
			require.Equal(t, p.Fighters[seat].Armed, s.Fighters[seat].Armed)
			var hand [duel.LineCapacity]uint8
			for _, card := range s.Piles[seat].Hand[:s.Fighters[seat].HandCount] {
				hand[card]++
			}
			if !p.Drawn[seat] {
				require.Equal(t, p.Hands[seat], hand)
			}
		}
		choice := game.NewStream(seed, 99)
		for plies := 0; d.Mover(&s) != game.Nobody; plies++ {
			require.Empty(t, violations(d, &s))
			legal := d.Legal(&s, nil)
			require.NoError(t, d.Apply(&s, legal[choice.Below(len(legal))], nil))
			require.Less(t, plies, maxPlies)
		}
	})
}

// What isn't told as a fault can be played, whatever the numbers.
func TestFaultsAreAllThereIs(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := arbitraryDuel(t)
		p := arbitraryPosition(t, d, 1)
		s, err := d.From(&p, 7)
		require.Equal(t, len(d.Faults(&p)) > 0, err != nil)
		if err == nil {
			require.Empty(t, violations(d, &s))
		}
	})
}

func TestFaultsNameTheirPlace(t *testing.T) {
	guard := duel.Card{ID: "guard", ActivateByNextAttack: true, DefenseBonus: 50, BonusLength: 1}
	king := duel.Card{ID: "king", IsMajor: true, BaseDamage: 5}
	d := newDuel(t, sceneHero("mine", cards{guard, king}), sceneHero("theirs", nil))
	const blank = 2
	for name, test := range map[string]struct {
		set   func(*duel.Position)
		fault duel.Fault
	}{
		"a round before the first": {func(p *duel.Position) { p.Round = 0 }, duel.Fault{Seat: game.Nobody, Card: duel.NoCard, Name: "round", Min: 1, Max: 80}},
		"more hp than the most":    {func(p *duel.Position) { p.Fighters[foe].HP = 31 }, duel.Fault{Seat: foe, Card: duel.NoCard, Name: "hp", Value: 31, Min: 1, Max: 30}},
		"an effect without length": {
			func(p *duel.Position) { p.Fighters[me].Defence = 20 },
			duel.Fault{Card: duel.NoCard, Name: "defence_time", Min: 1, Max: duel.MaxTimer},
		},
		"a length without effect": {
			func(p *duel.Position) { p.Fighters[me].DoTs[1].Time = 2 },
			duel.Fault{Card: duel.NoCard, Name: "dot_2_time", Value: 2},
		},
		"a minor card used up":    {func(p *duel.Position) { p.Fighters[me].Removed[0] = 1 }, duel.Fault{Name: "removed", Value: 1}},
		"a card that can't wait":  {func(p *duel.Position) { p.Fighters[me].Armed = 1 }, duel.Fault{Card: 1, Name: "armed", Value: 1}},
		"a card in two places":    {func(p *duel.Position) { p.Fighters[me].Armed, p.Hands[me][0] = 0, 1 }, duel.Fault{Name: "hand", Value: 1}},
		"a card that isn't there": {func(p *duel.Position) { p.Fighters[me].Armed = 11 }, duel.Fault{Card: 11, Name: "armed", Value: 1}},
		"too many in the hand":    {func(p *duel.Position) { p.Hands[me][blank] = 6 }, duel.Fault{Card: duel.NoCard, Name: "hand", Value: 6, Max: 5}},
	} {
		p := d.Opening()
		p.Drawn[me] = false
		require.Empty(t, d.Faults(&p))
		test.set(&p)
		assert.Equal(t, []duel.Fault{test.fault}, d.Faults(&p), name)
		_, err := d.From(&p, 1)
		assert.EqualError(t, err, test.fault.Error(), name)
	}
}

// How things stand in any duel is a position from which another one can begin: with the same numbers, cards in hand and
// cards used up.
func TestEveryMomentIsAPosition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := arbitraryDuel(t)
		s := d.Start(rapid.Uint64().Draw(t, "seed"))
		for range rapid.IntRange(0, 60).Draw(t, "plies") {
			if s.Winner != game.Nobody {
				return
			}
			require.NoError(t, d.Apply(&s, rapid.SampledFrom(d.Legal(&s, nil)).Draw(t, "action"), nil))
		}
		if s.Winner != game.Nobody {
			return
		}
		p := duel.PositionOf(&s)
		require.Empty(t, d.Faults(&p))
		from, err := d.From(&p, rapid.Uint64().Draw(t, "another seed"))
		require.NoError(t, err)
		require.Equal(t, p.Starter, from.Mover)
		require.Equal(t, s.Round, from.Round)
		for seat := range game.Seat(2) {
			was, now := s.Fighters[seat], from.Fighters[seat]
			if seat != from.Mover {
				was.Shield = max(was.Shield, now.Shield) // with which the second player begins at least
			}
			require.Equal(t, was, now)
			require.ElementsMatch(t, s.Piles[seat].Hand[:was.HandCount], from.Piles[seat].Hand[:now.HandCount])
		}
	})
}
