package duel_test

import (
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/game/gametest"
)

// ruledDuel draws a duel whose cards, heroes and relics say what they do.
func ruledDuel(t *rapid.T) *duel.Duel {
	return ruledDuelOf(t, rapid.SampledFrom([]dueltest.Shape{dueltest.Real, dueltest.Real, dueltest.Any}).Draw(t, "shape"))
}

func ruledDuelOf(t *rapid.T, shape dueltest.Shape) *duel.Duel {
	n := dueltest.RuledNumbers(t)
	heroes := dueltest.RuledHeroes(t, n, shape)
	d, err := n.New(heroes[0], heroes[1])
	require.NoError(t, err, "what makes sense to the language is refused")
	return d
}

// moment draws a state of a duel in which somebody is to move. It skips duels that rules decide as they begin.
func moment(t *rapid.T, d *duel.Duel) duel.State {
	s := d.Start(rapid.Uint64().Draw(t, "seed"))
	if s.Winner != game.Nobody {
		t.Skip("over before it begins")
	}
	choice := game.NewStream(rapid.Uint64().Draw(t, "choices"), 1)
	for range rapid.IntRange(0, 80).Draw(t, "plies") {
		next, legal := s, d.Legal(&s, nil)
		require.NoError(t, d.Apply(&next, legal[choice.Below(len(legal))], nil))
		if next.Winner != game.Nobody {
			break
		}
		s = next
	}
	return s
}

// Duels with rules keep the contract of games and what holds in all states: they end, the same seed and actions give
// the same, cards don't get lost, and whatever a view leaves open may be so.
func TestConformsWithRules(t *testing.T) {
	suite{
		Game:     func(t *rapid.T) contract { return ruledDuel(t) },
		MaxPlies: maxPlies,
		ZeroSum:  true,
		Check:    func(t *rapid.T, g contract, s *duel.State) { require.Empty(t, violations(g.(*duel.Duel), s)) },
	}.Run(t)
}

// What is legal can be played, and all else is refused and leaves the state as it was. A view knows its own actions.
func TestWhatIsLegalWithRulesCanBePlayed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := ruledDuel(t)
		s := moment(t, d)
		legal := d.Legal(&s, nil)
		view := d.View(&s, s.Mover)
		require.Equal(t, legal, d.LegalView(&view, nil))
		if s.Stances.Due {
			require.Equal(t, []duel.Action{duel.Take(rule.Strike), duel.Take(rule.Guard), duel.Take(rule.Focus)}, legal)
		} else {
			require.Equal(t, duel.EndTurn, legal[len(legal)-1])
		}
		isLegal := map[duel.Action]bool{}
		for _, a := range legal {
			isLegal[a] = true
			next := s
			require.NoError(t, d.Apply(&next, a, nil))
		}
		cards := []duel.CardIndex{duel.NoCard}
		for card := range duel.CardIndex(duel.LineCapacity + 1) {
			cards = append(cards, card)
		}
		for _, card := range cards {
			for mode := int8(-1); mode <= 4; mode++ {
				if a := (duel.Action{Card: card, Mode: mode}); !isLegal[a] {
					gametest.Illegal[duel.State, duel.Action, duel.Event, duel.View](t, d, s, a)
				}
			}
		}
	})
}

// Two states have the same digest if and only if they are the same: a number that differs makes another one.
func TestHashesTellRuledStatesApart(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := ruledDuel(t)
		s := moment(t, d)
		before := d.Hash(&s)
		eachNumber("State", reflect.ValueOf(&s).Elem(), func(name string, v reflect.Value) {
			if !isInUse(&s, name, v.Addr().Interface()) || strings.HasPrefix(name, "State.Stances") && !d.HasClash() {
				return
			}
			was := reflect.ValueOf(v.Interface())
			switch {
			case v.CanInt():
				v.SetInt(v.Int() + 1)
			case v.CanUint():
				v.SetUint(v.Uint() + 1)
			case v.Kind() == reflect.Bool:
				v.SetBool(!v.Bool())
			}
			require.NotEqual(t, before, d.Hash(&s), "%s: not hashed", name)
			v.Set(was)
		})
		require.Equal(t, before, d.Hash(&s))
	})
}

// isInUse reports whether a number of a state says something: it isn't of a place without a card or DoT, nor of the
// counts that say which these are, nor the amount of an effect that is over.
func isInUse(s *duel.State, name string, at any) bool {
	if strings.HasSuffix(name, ".Fresh") || strings.HasSuffix(name, "Count") {
		return false
	}
	for seat := range s.Fighters {
		f := &s.Fighters[seat]
		for _, e := range duel.Listed {
			if value, time := f.At(e); value == at && time != nil && *time == 0 {
				return false
			}
		}
		for place, used := range map[string]int16{"Piles[#].Deck[": f.DeckCount, "Piles[#].Hand[": f.HandCount, "Fighters[#].DoTs[": f.DoTCount} {
			rest, ok := strings.CutPrefix(name, "State.Common."+strings.ReplaceAll(place, "#", strconv.Itoa(seat)))
			number, _, _ := strings.Cut(rest, "]")
			if i, err := strconv.Atoi(number); ok && err == nil && i >= int(used) {
				return false
			}
		}
	}
	return true
}

// What one seat doesn't know makes no difference to its view, whatever it is: the order of decks, the hand that wasn't
// shown, and chance.
func TestViewsHideWhatRulesHide(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := ruledDuel(t)
		s := moment(t, d)
		seat := game.Seat(rapid.IntRange(0, 1).Draw(t, "seat"))
		view := d.View(&s, seat)
		other := d.Determinize(&view, rapid.Uint64().Draw(t, "hidden"))
		require.Empty(t, violations(d, &other))
		require.Equal(t, view, d.View(&other, seat))
		foe := &other.Fighters[1-seat]
		unseen := d.Unseen(&view, 1-seat)
		for _, pile := range [][]duel.CardIndex{other.Piles[1-seat].Hand[:foe.HandCount], other.Piles[1-seat].Deck[:foe.DeckCount]} {
			for _, card := range pile {
				unseen[card]--
			}
		}
		require.Equal(t, [duel.LineCapacity]uint8{}, unseen, "all that wasn't seen is in the hand or the deck")
	})
}

// A duel that isn't known to the end goes on alike from a copy of its state.
func TestCopiesOfRuledDuelsGoOnAlike(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := ruledDuel(t)
		s := moment(t, d)
		twin, choice := s, game.NewStream(rapid.Uint64().Draw(t, "choices"), 2)
		for s.Winner == game.Nobody {
			legal := d.Legal(&s, nil)
			a := legal[choice.Below(len(legal))]
			var told, again []duel.Event
			require.NoError(t, d.Apply(&s, a, &told))
			require.NoError(t, d.Apply(&twin, a, &again))
			require.Equal(t, told, again)
			require.Equal(t, s, twin)
		}
	})
}

// How things stand in a duel with rules is a position from which another one can begin, with what rules have left.
func TestEveryMomentWithRulesIsAPosition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := ruledDuelOf(t, dueltest.Real)
		s := moment(t, d)
		p := duel.PositionOf(&s)
		require.Empty(t, d.Faults(&p))
		from, err := d.From(&p, rapid.Uint64().Draw(t, "another seed"))
		require.NoError(t, err)
		require.Empty(t, violations(d, &from))
	})
}

// ruleOf reads a rule as documents write it.
func ruleOf(t testing.TB, written map[string]string) rule.Rule {
	r, err := rule.Read(written)
	require.NoError(t, err)
	return r
}

// A whole defence keeps off a hit of any size: counters make hits that no card could.
func TestAWholeDefenceKeepsOffAnyHit(t *testing.T) {
	n := duel.Classic()
	n.Counters[0] = rule.Counter{ID: "thorns", Most: 99, When: rule.WhenStruck, Does: rule.DoesBack}
	flurry := duel.Card{ID: "flurry"}
	flurry.Says.Rules = rule.ListOf(ruleOf(t, map[string]string{"do": "damage", "hits": "5"}))
	sc := newSceneBy(t, n, cards{flurry}, nil)
	sc.s.Ruled[foe].Counters[0] = 99
	sc.me().Defence, sc.me().DefenceTime = 100, 2
	events := sc.play("flurry")
	require.Contains(t, events, duel.Event{Kind: duel.DamageDefended, Seat: me, Card: duel.NoCard, Amount: 495})
	require.EqualValues(t, fullHP, sc.me().HP)
}

// Who loses the last hp loses at once: the rule that took it doesn't lose its round any more.
func TestNothingHappensToARuleThatWins(t *testing.T) {
	doom := duel.Card{ID: "doom"}
	doom.Says.Rules = rule.ListOf(ruleOf(t, map[string]string{"on": "turn_start", "lasts": "3", "do": "damage", "amount": "50"}))
	sc := newSceneBy(t, duel.Classic(), cards{doom}, nil)
	sc.play("doom")
	for range 2 {
		require.NoError(t, sc.d.Apply(&sc.s, duel.EndTurn, nil))
	}
	require.Equal(t, me, sc.s.Winner)
	require.EqualValues(t, 3, sc.s.Ruled[me].Lasting[0].Rounds)
}
