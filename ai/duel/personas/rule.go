package personas

import (
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// rule is a habit that is composed: a wish that holds in some situations.
type rule struct {
	when  situation
	wish  wish
	worth float32 // what it is worth to follow it; below 0, to do the contrary
}

// situation reports whether a turn of a seat that begins in a state is of some kind. Nothing hidden counts.
type situation func(d *duel.Duel, begun *duel.State, seat game.Seat) bool

// situations are those that rules are drawn from. What counts in the traits of package usermodel, hp below half and the
// first two rounds, isn't among them.
var situations = []situation{
	func(_ *duel.Duel, s *duel.State, _ game.Seat) bool { return s.Round%2 == 1 },
	func(_ *duel.Duel, s *duel.State, _ game.Seat) bool { return s.Round%2 == 0 },
	func(_ *duel.Duel, s *duel.State, _ game.Seat) bool { return s.Round%3 == 0 },
	func(_ *duel.Duel, s *duel.State, _ game.Seat) bool { return s.Round >= 6 },
	func(d *duel.Duel, s *duel.State, seat game.Seat) bool { return isScratched(d, s, seat) },
	func(d *duel.Duel, s *duel.State, seat game.Seat) bool { return isScratched(d, s, 1-seat) },
	func(_ *duel.Duel, s *duel.State, seat game.Seat) bool { return s.Fighters[seat].DoTCount > 0 },
	func(_ *duel.Duel, s *duel.State, seat game.Seat) bool { return s.Fighters[1-seat].DoTCount > 0 },
	func(_ *duel.Duel, s *duel.State, seat game.Seat) bool { return s.Fighters[seat].Shield > 0 },
	func(_ *duel.Duel, s *duel.State, seat game.Seat) bool { return s.Fighters[1-seat].Shield > 0 },
	func(_ *duel.Duel, s *duel.State, seat game.Seat) bool { return s.Fighters[seat].EP%2 == 0 },
	func(_ *duel.Duel, s *duel.State, seat game.Seat) bool {
		return s.Fighters[1-seat].HandCount < s.Fighters[seat].HandCount
	},
	func(_ *duel.Duel, s *duel.State, seat game.Seat) bool {
		return s.Fighters[1-seat].EP > s.Fighters[seat].EP
	},
}

// isScratched reports whether a seat has lost hp, but still has half of them.
func isScratched(d *duel.Duel, s *duel.State, seat game.Seat) bool {
	hp, all := s.Fighters[seat].HP, d.Hero(seat).HP
	return hp < all && 2*hp >= all
}

// wish reports whether a turn of a seat is as wished, by the cards played and the energy left.
type wish func(d *duel.Duel, seat game.Seat, played []duel.Action, ep int16) bool

// wishes draw one each.
var wishes = []func(luck *game.Stream) wish{
	aCard, aCard, // as often as the kinds together
	func(*game.Stream) wish {
		return func(d *duel.Duel, seat game.Seat, played []duel.Action, _ int16) bool {
			return slices.ContainsFunc(played, func(a duel.Action) bool { return d.Kind(seat, a.Card).IsAttack() })
		}
	},
	func(*game.Stream) wish {
		return func(d *duel.Duel, seat game.Seat, played []duel.Action, _ int16) bool {
			return slices.ContainsFunc(played, func(a duel.Action) bool { return !d.Kind(seat, a.Card).IsAttack() })
		}
	},
	func(luck *game.Stream) wish {
		n := 1 + luck.Below(3)
		return func(_ *duel.Duel, _ game.Seat, played []duel.Action, _ int16) bool { return len(played) == n }
	},
	func(luck *game.Stream) wish {
		least := int16(2 + luck.Below(4))
		return func(_ *duel.Duel, _ game.Seat, _ []duel.Action, ep int16) bool { return ep >= least }
	},
}

// aCard draws the wish to play one of two cards.
func aCard(luck *game.Stream) wish {
	cards := anyCards(luck, 2)
	return func(_ *duel.Duel, _ game.Seat, played []duel.Action, _ int16) bool {
		return slices.ContainsFunc(played, func(a duel.Action) bool { return cards>>a.Card&1 == 1 })
	}
}

// drawRule draws a rule, for its wish or for the contrary.
func drawRule(luck *game.Stream) rule {
	r := rule{when: situations[luck.Below(len(situations))], worth: habitual}
	r.wish = wishes[luck.Below(len(wishes))](luck)
	if luck.Below(2) == 0 {
		r.worth = -r.worth
	}
	return r
}

// score is what a turn is worth for the rule's sake.
func (r *rule) score(d *duel.Duel, seat game.Seat, begun, after *duel.State, played []duel.Action) float32 {
	if r.when(d, begun, seat) && r.wish(d, seat, played, after.Fighters[seat].EP) {
		return r.worth
	}
	return 0
}
