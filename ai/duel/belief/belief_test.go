package belief_test

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai/duel/belief"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
	"boardduels/runtime/game"
	"boardduels/schema"
)

const me, foe = game.Seat(0), game.Seat(1)

// table is a duel of which seat 0 sees what it may, and believes something of the hand of seat 1.
type table struct {
	duel   *duel.Duel
	state  duel.State
	belief *belief.Belief
	twin   *belief.Belief // sees the same
}

func newTable(t require.TestingT, heroes [2]duel.Hero, seed uint64, style ...schema.Weight) *table {
	return newTableBy(t, duel.Classic(), heroes, seed, style...)
}

func newTableBy(t require.TestingT, n duel.Numbers, heroes [2]duel.Hero, seed uint64, style ...schema.Weight) *table {
	d, err := n.New(heroes[0], heroes[1])
	require.NoError(t, err)
	return &table{duel: d, state: d.Start(seed), belief: belief.New(d, foe, style), twin: belief.New(d, foe, style)}
}

func (tb *table) view() *duel.View {
	v := tb.duel.View(&tb.state, me)
	return &v
}

// act carries out an action that is seen.
func (tb *table) act(t require.TestingT, a duel.Action) {
	tb.belief.Observe(tb.view(), a)
	tb.twin.Observe(tb.view(), a)
	require.NoError(t, tb.duel.Apply(&tb.state, a, nil))
}

// hand returns the hand of seat 1.
func hand(s *duel.State) []duel.CardIndex {
	return s.Piles[foe].Hand[:s.Fighters[foe].HandCount]
}

// hidden returns the cards of seat 1 that seat 0 can't see, sorted.
func hidden(s *duel.State) []duel.CardIndex {
	cards := slices.Concat(hand(s), s.Piles[foe].Deck[:s.Fighters[foe].DeckCount])
	slices.Sort(cards)
	return cards
}

// anyOpening is a duel of heroes that are drawn, by classic numbers or others.
func anyOpening(t *rapid.T) *table {
	n := duel.Classic()
	if rapid.Bool().Draw(t, "other numbers") {
		n = dueltest.Numbers(t)
	}
	heroes := [2]duel.Hero{dueltest.HeroBy(t, n, dueltest.Real, "mine"), dueltest.HeroBy(t, n, dueltest.Real, "theirs")}
	return newTableBy(t, n, heroes, rapid.Uint64().Draw(t, "seed"))
}

// anyTable is in the middle of a duel of heroes that are drawn, at a seat's turn. All of the duel was seen.
func anyTable(t *rapid.T, mover game.Seat) *table {
	tb := anyOpening(t)
	for range rapid.IntRange(0, 40).Draw(t, "plies") {
		tb.act(t, rapid.SampledFrom(tb.duel.Legal(&tb.state, nil)).Draw(t, "action"))
		if tb.state.Winner != game.Nobody {
			t.SkipNow()
		}
	}
	for tb.state.Mover != mover {
		tb.act(t, duel.EndTurn)
		if tb.state.Winner != game.Nobody {
			t.SkipNow()
		}
	}
	tb.belief.Meet(tb.view())
	return tb
}

// What is imagined could be: it looks as what is seen, has the same cards in all, and the true hand is possible.
func TestWhatIsBelievedIsPossible(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tb := anyTable(t, me)
		view := tb.view()
		s := tb.belief.Imagine(view, rapid.Uint64().Draw(t, "guess"))
		require.Equal(t, *view, tb.duel.View(&s, me))
		require.Equal(t, hidden(&tb.state), hidden(&s))
		require.Positive(t, tb.belief.Chance(hand(&s)))
		p := tb.belief.Chance(hand(&tb.state))
		require.Positive(t, p)
		require.LessOrEqual(t, p, float32(1.0001))
	})
}

// Who sees a duel turn by turn guesses hands that hold what was played, and look as what was seen; the true one is
// possible. Turns of an enemy without a choice needn't be told.
func TestWhatIsBelievedTurnByTurnIsPossible(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tb := anyOpening(t)
		for turns := 0; turns < 20 && tb.state.Winner == game.Nobody; turns++ {
			begun, mover, view := tb.state, tb.state.Mover, tb.view()
			var played []duel.Action
			for tb.state.Winner == game.Nobody && tb.state.Mover == mover {
				a := rapid.SampledFrom(tb.duel.Legal(&tb.state, nil)).Draw(t, "action")
				require.NoError(t, tb.duel.Apply(&tb.state, a, nil))
				if a != duel.EndTurn {
					played = append(played, a)
				}
			}
			if mover == me || begun.Fighters[foe].StunTime > 0 {
				continue
			}
			tb.belief.Begin(view, played)
			require.Positive(t, tb.belief.Chance(hand(&begun)))
			s := tb.belief.Guess(rapid.Uint64().Draw(t, "guess"))
			require.Equal(t, *view, tb.duel.View(&s, me))
			require.Equal(t, hidden(&begun), hidden(&s))
			held := slices.Clone(hand(&s))
			for _, a := range played {
				place := slices.Index(held, a.Card)
				require.GreaterOrEqual(t, place, 0)
				held = slices.Delete(held, place, place+1)
			}
			tb.belief.End()
		}
	})
}

// Two worlds that differ in what the enemy kept in its hand look alike, and lead to the same belief.
func TestWhatIsHiddenDoesNotChangeABelief(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tb := anyTable(t, foe)
		other := tb.state
		exchange(&other, rapid.Uint64().Draw(t, "other"))
		worlds, beliefs := [2]*duel.State{&tb.state, &other}, [2]*belief.Belief{tb.belief, tb.twin}
		for i, s := range worlds {
			view := tb.duel.View(s, me)
			beliefs[i].Observe(&view, duel.EndTurn)
			require.NoError(t, tb.duel.Apply(s, duel.EndTurn, nil))
		}
		for seed := range uint64(8) {
			var imagined [2]duel.State
			for i, s := range worlds {
				view := tb.duel.View(s, me)
				beliefs[i].Meet(&view)
				imagined[i] = beliefs[i].Imagine(&view, seed)
			}
			require.Equal(t, imagined[0], imagined[1])
		}
	})
}

// exchange shuffles the hand and the deck of seat 1 together.
func exchange(s *duel.State, seed uint64) {
	luck := game.NewStream(seed, 0)
	piles, f := &s.Piles[foe], &s.Fighters[foe]
	cards := hidden(s)
	for i := len(cards) - 1; i > 0; i-- {
		j := luck.Below(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
	copy(piles.Hand[:f.HandCount], cards)
	copy(piles.Deck[:f.DeckCount], cards[f.HandCount:])
}

// fencer has six strikes and six cards that do nothing.
func fencer(id string) duel.Hero {
	return duel.Hero{ID: id, HP: 30, EP: 10, Regen: 1, Deck: []duel.DeckLine{
		{Copies: 6, Card: duel.Card{ID: "strike", BaseDamage: 2, MaxDamage: 2}},
		{Copies: 5, Card: duel.Card{ID: "feint"}},
		{Copies: 1, Card: duel.Card{ID: "salute"}},
	}}
}

const (
	strike = duel.CardIndex(iota)
	feint
	salute
)

func twoFencers() [2]duel.Hero { return [2]duel.Hero{fencer("mine"), fencer("theirs")} }

// opening is a duel that the enemy begins with a hand.
func opening(t *testing.T, cards []duel.CardIndex, style ...schema.Weight) *table {
	tb := newTable(t, twoFencers(), 1, style...)
	for seed := uint64(2); tb.state.Starter != foe; seed++ {
		tb.state = tb.duel.Start(seed)
	}
	tb.state = tb.duel.Suppose(tb.view(), cards, 1)
	return tb
}

func TestNothingSeenIsTheCountOfCards(t *testing.T) {
	tb := opening(t, []duel.CardIndex{feint, feint, feint})
	tb.belief.Meet(tb.view())
	all := 12. * 11 * 10
	for _, c := range []struct {
		cards []duel.CardIndex
		want  float64
	}{
		{[]duel.CardIndex{feint, feint, feint}, 5 * 4 * 3 / all},
		{[]duel.CardIndex{strike, feint, salute}, 6 * 6 * 5 * 1 / all},
		{[]duel.CardIndex{strike, strike, strike}, 6 * 5 * 4 / all},
	} {
		assert.InDelta(t, c.want, tb.belief.Chance(c.cards), 1e-6, "%v", c.cards)
	}
}

// Whoever strikes whenever it can, and didn't, hardly holds a strike; nor did it later, but for what it drew.
func TestWhatWouldHaveBeenPlayedIsNotThere(t *testing.T) {
	feints := []duel.CardIndex{feint, feint, feint}
	fierce := opening(t, feints, schema.Weight{Of: "foe_hp", Value: -300})
	fierce.act(t, duel.EndTurn)
	fierce.belief.Meet(fierce.view())
	assert.Greater(t, fierce.belief.Chance(feints), 4*float32(5*4*3)/(12*11*10))
	struck := func(tb *table) (strikes int) {
		for seed := range uint64(400) {
			s := tb.belief.Imagine(tb.view(), seed)
			for _, card := range hand(&s) {
				if card == strike {
					strikes++
				}
			}
		}
		return strikes
	}
	uniform := opening(t, feints)
	uniform.state = fierce.state
	uniform.belief.Meet(uniform.view())
	assert.Less(t, struck(fierce), struck(uniform)*2/3)

	fierce.act(t, duel.EndTurn) // the enemy draws
	uniform.state = fierce.state
	fierce.belief.Meet(fierce.view())
	uniform.belief.Meet(uniform.view())
	assert.Less(t, struck(fierce), struck(uniform)*5/6, "what it held it holds")
}

// A card that was played and went back isn't in the hand before it is drawn again.
func TestWhatWentBackIsNotInTheHand(t *testing.T) {
	tb := opening(t, []duel.CardIndex{salute, feint, strike})
	tb.act(t, duel.Play(salute))
	tb.act(t, duel.EndTurn)
	holds := func() (n int) {
		tb.belief.Meet(tb.view())
		for seed := range uint64(100) {
			s := tb.belief.Imagine(tb.view(), seed)
			if slices.Contains(hand(&s), salute) {
				n++
			}
		}
		return n
	}
	assert.Zero(t, holds())
	tb.act(t, duel.EndTurn)
	assert.Positive(t, holds(), "two of ten cards were drawn")
}

// Whoever missed something knows no more than the count of cards, and learns again from there.
func TestABeliefThatMissedSomethingBeginsAnew(t *testing.T) {
	tb := opening(t, []duel.CardIndex{feint, feint, feint}, schema.Weight{Of: "foe_hp", Value: -300})
	tb.act(t, duel.EndTurn)
	require.NoError(t, tb.duel.Apply(&tb.state, duel.EndTurn, nil)) // unseen
	tb.belief.Meet(tb.view())
	fresh := belief.New(tb.duel, foe, nil)
	fresh.Meet(tb.view())
	for seed := range uint64(50) {
		require.Equal(t, fresh.Imagine(tb.view(), seed), tb.belief.Imagine(tb.view(), seed))
	}
}

// A belief foretells the hand of an enemy that it knows better than counting cards does.
func TestABeliefForetells(t *testing.T) {
	won, turns := 0., 0
	for seed := range uint64(60) {
		tb := newTable(t, twoFencers(), seed, schema.Weight{Of: "foe_hp", Value: -300})
		for tb.state.Winner == game.Nobody && tb.state.Round < 8 {
			began := tb.state.Mover == foe
			for _, a := range tb.duel.Legal(&tb.state, nil) { // each plays its strikes, and nothing else
				if a == duel.Play(strike) || a == duel.EndTurn {
					tb.act(t, a)
					break
				}
			}
			if began && tb.state.Mover == me {
				tb.belief.Meet(tb.view())
				counted := belief.New(tb.duel, foe, nil)
				counted.Meet(tb.view())
				won += math.Log(float64(tb.belief.Chance(hand(&tb.state)) / counted.Chance(hand(&tb.state))))
				turns++
			}
		}
	}
	assert.Greater(t, won/float64(turns), 0.5, "in natural units, a turn")
}

func TestBelievingAllocatesNothing(t *testing.T) {
	tb := opening(t, []duel.CardIndex{feint, strike, feint})
	view := *tb.view()
	assert.Zero(t, testing.AllocsPerRun(20, func() {
		tb.belief.Observe(&view, duel.EndTurn)
		tb.belief.Meet(&view)
		tb.belief.Imagine(&view, 1)
	}))
}

// largest returns a duel with as many hands as there can be by some numbers.
func largest(t require.TestingT, n duel.Numbers) *table {
	hero := duel.Hero{ID: "hero", HP: 30, EP: 10, Regen: 1}
	for i := range min(int(n.Deck), duel.LineCapacity) {
		hero.Deck = append(hero.Deck, duel.DeckLine{Copies: 1, Card: duel.Card{ID: string(rune('a' + i)), Cost: 2, MaxDamage: 3}})
	}
	for i := range int(n.Deck) - len(hero.Deck) {
		hero.Deck[i].Copies++
	}
	return newTableBy(t, n, [2]duel.Hero{hero, hero}, 1)
}

// BenchmarkTurn is what a turn of the enemy costs, of which nothing is known but that it played no card.
func BenchmarkTurn(b *testing.B) {
	large := duel.Classic()
	large.Deck, large.Hand = duel.MostInDeck, duel.HandCapacity
	for name, n := range map[string]duel.Numbers{"classic": duel.Classic(), "large": large} {
		b.Run(name, func(b *testing.B) { benchmarkTurn(b, largest(b, n)) })
	}
}

func benchmarkTurn(b *testing.B, tb *table) {
	view, n := tb.view(), tb.duel.Numbers()
	view.Mover, view.Round = foe, 5
	view.Fighters[foe].HandCount, view.Fighters[foe].DeckCount = n.Hand, n.Deck-n.Hand
	b.ReportAllocs()
	for b.Loop() {
		view.Ply += 2 // something was missed
		tb.belief.Observe(view, duel.EndTurn)
	}
}
