package duel_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/game/gametest"
)

// maxPlies is above what exhaustion allows: 170 rounds of two turns with as many cards as a turn may have, and its end.
const maxPlies = 170 * 2 * 21

type suite = gametest.Suite[duel.State, duel.Action, duel.Event, duel.View]

type contract = game.Game[duel.State, duel.Action, duel.Event, duel.View]

func TestConforms(t *testing.T) {
	suite{
		Game:     func(t *rapid.T) contract { return arbitraryDuel(t) },
		MaxPlies: maxPlies,
		ZeroSum:  true,
		Check:    func(t *rapid.T, g contract, s *duel.State) { require.Empty(t, violations(g.(*duel.Duel), s)) },
	}.Run(t)
}

// violations names what doesn't hold of what must hold in every state: the ranges of the thesis's Table 2.2, and that
// no card is lost.
func violations(d *duel.Duel, s *duel.State) (found []string) {
	between := func(name string, value, low, high int16) {
		if value < low || value > high {
			found = append(found, fmt.Sprintf("%s is %d, allowed are %d to %d", name, value, low, high))
		}
	}
	for seat := range game.Seat(2) {
		f := &s.Fighters[seat]
		between("hp", f.HP, 0, d.MaxHP(f, seat))
		between("ep", f.EP, 0, d.Hero(seat).EP)
		between("shield", f.Shield, 0, duel.MaxShield)
		between("HoT", f.HoT.Power, 0, 10)
		between("dots", f.DoTCount, 0, duel.MaxDoTs)
		between("hand", f.HandCount, 0, d.Numbers().Hand)
		for _, e := range duel.Listed {
			value, time := f.At(e)
			if value != nil {
				between(e.String(), *value, e.Lasting().Min, e.Lasting().Max)
			}
			if value != nil && time != nil && (*value != 0) != (*time > 0) {
				found = append(found, fmt.Sprintf("%v of %d lasts %d rounds", e, *value, *time))
			}
		}
		for i := range f.DoTCount {
			between("DoT", f.DoTs[i].Power, 0, 10)
			between("DoT time", f.DoTs[i].Time, 1, duel.MaxTime)
		}
		found = append(found, lostCards(d, s, seat)...)
		found = append(found, leftovers(s, seat)...)
		found = append(found, unruly(d, s, seat)...)
	}
	between("plays", s.Plays, 0, d.Numbers().Plays)
	if numbers := d.Numbers(); s.Round > numbers.LastRound() {
		found = append(found, fmt.Sprintf("the duel goes on in round %d", s.Round))
	}
	if (s.Winner != game.Nobody) != (s.Fighters[0].HP == 0 || s.Fighters[1].HP == 0) {
		found = append(found, "a duel ends when and only when hp does")
	}
	return found
}

// leftovers names the places not in use that aren't empty: equal duels must be equal values.
func leftovers(s *duel.State, seat game.Seat) (found []string) {
	f, piles := &s.Fighters[seat], &s.Piles[seat]
	for i, dot := range f.DoTs {
		if int16(i) >= f.DoTCount && dot != (duel.Periodic{}) {
			found = append(found, fmt.Sprintf("DoT %d is left over", i))
		}
	}
	for i, card := range piles.Deck {
		if int16(i) >= f.DeckCount && card != 0 {
			found = append(found, fmt.Sprintf("place %d of the deck is left over", i))
		}
	}
	for i, card := range piles.Hand {
		if int16(i) >= f.HandCount && card != 0 {
			found = append(found, fmt.Sprintf("place %d of the hand is left over", i))
		}
	}
	if f.HoT.Time == 0 && f.HoT != (duel.Periodic{}) {
		found = append(found, "a HoT is left over")
	}
	if f.Armed == duel.NoCard && f.ArmedPower != 0 {
		found = append(found, "the power of an armed card is left over")
	}
	return found
}

// lostCards names the cards of a seat that are nowhere, or in two places.
func lostCards(d *duel.Duel, s *duel.State, seat game.Seat) (found []string) {
	f, piles := &s.Fighters[seat], &s.Piles[seat]
	where := f.Removed
	for _, card := range piles.Deck[:f.DeckCount] {
		where[card]++
	}
	for _, card := range piles.Hand[:f.HandCount] {
		where[card]++
	}
	if f.Armed != duel.NoCard {
		where[f.Armed]++
	}
	for i, line := range d.Hero(seat).Deck {
		if copies := line.Copies + int(s.Ruled[seat].Added[i]); int(where[i]) != copies {
			found = append(found, fmt.Sprintf("%d of %d copies of card %d are there", where[i], copies, i))
		}
		if f.Removed[i] > 0 && !line.Card.IsMajor && d.IsClassic() {
			found = append(found, fmt.Sprintf("minor card %d is used up", i))
		}
	}
	return found
}

// unruly names what doesn't hold of what rules leave on a fighter.
func unruly(d *duel.Duel, s *duel.State, seat game.Seat) (found []string) {
	f, r, n := &s.Fighters[seat], &s.Ruled[seat], d.Numbers()
	if d.IsClassic() {
		if *r != (duel.Ruled{}) || f.CostNext != 0 {
			found = append(found, "rules leave something in a classic duel")
		}
		return found
	}
	between := func(name string, value, low, high int) {
		if value < low || value > high {
			found = append(found, fmt.Sprintf("%s is %d, allowed are %d to %d", name, value, low, high))
		}
	}
	for i, value := range r.Counters {
		between(fmt.Sprintf("counter %d", i), int(value), 0, int(n.Counters[i].Most))
	}
	between("cost of the next card", int(f.CostNext), -10, 10)
	for filter, turns := range r.Forbidden {
		between(fmt.Sprintf("turns without cards of filter %d", filter), int(turns), 0, 4)
	}
	var hand [duel.LineCapacity]int
	for _, card := range s.Piles[seat].Hand[:f.HandCount] {
		hand[card]++
	}
	played := 0
	for line := range duel.LineCapacity {
		between(fmt.Sprintf("shown copies of card %d", line), int(r.Shown[line]), 0, hand[line])
		between(fmt.Sprintf("plays of card %d", line), int(r.Plays[line]), 0, duel.MostPlays)
		played += int(r.Played[line])
	}
	between("cards played in a turn", played, 0, int(n.Plays))
	cards := int(f.HandCount + f.DeckCount)
	if f.Armed != duel.NoCard {
		cards++
	}
	between("cards", cards, 0, duel.MaxCards)
	if s.Winner != game.Nobody {
		return found // nobody hears of anything any more
	}
	return append(found, misruled(d, s, seat)...)
}

// misruled names the lasting rules that can't be.
func misruled(d *duel.Duel, s *duel.State, seat game.Seat) (found []string) {
	gone, listening := false, 0
	seen := map[[2]uint8]bool{}
	for i, l := range s.Ruled[seat].Lasting {
		refuse := func(why string) { found = append(found, fmt.Sprintf("lasting rule %d %s: %+v", i, why, l)) }
		if l.Rounds == 0 {
			if gone = true; l != (duel.LastingRule{}) {
				refuse("is left over")
			}
			continue
		}
		rules := d.Card(seat, l.Card).Says.Rules.All()
		switch r := &rules[l.Rule]; {
		case gone:
			refuse("stands behind a gap")
		case seen[[2]uint8{uint8(l.Card), l.Rule}]:
			refuse("stands twice")
		case l.Fresh:
			refuse("hears of nothing yet")
		case !r.Lasting() || int16(l.Rounds) > r.Lasts+1 || int16(l.Times) > r.Times || r.Times > 0 && l.Times == 0:
			refuse("lasts too long")
		}
		seen[[2]uint8{uint8(l.Card), l.Rule}] = true
		listening++
	}
	if count := int(s.Ruled[seat].LastingCount); count != listening {
		found = append(found, fmt.Sprintf("%d lasting rules are counted as %d", listening, count))
	}
	return found
}

// Over 10,000 random duels between random heroes, everything above holds and exhaustion ends them all in time.
func TestRandomDuelsKeepTheInvariants(t *testing.T) {
	const pairs, duelsEach = 250, 48
	var buf []duel.Action
	for pair := range pairs {
		d := exampleDuel(pair)
		for seed := range uint64(duelsEach) {
			s := d.Start(seed)
			choice := game.NewStream(seed, 99)
			for d.Mover(&s) != game.Nobody {
				buf = d.Legal(&s, buf[:0])
				if err := d.Apply(&s, buf[choice.Below(len(buf))], nil); err != nil {
					t.Fatalf("pair %d, seed %d, ply %d: a legal action is refused: %v", pair, seed, s.Ply, err)
				}
				if found := violations(d, &s); len(found) > 0 {
					t.Fatalf("pair %d, seed %d, ply %d: %v", pair, seed, s.Ply, found)
				}
			}
			// Exhaustion alone takes 1+2+…+n hp; 60 hp and all healing can't outlast round 60.
			require.Less(t, s.Round, int16(60))
		}
	}
}
