package habit

import (
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// set is some situations, or some doings, as bits by their places.
type set uint32

func (s set) has(place int) bool { return s>>place&1 == 1 }

// situations say where a turn begins, in the order of [schema.Situations].
var situations = [...]func(d *duel.Duel, s *duel.State, me, foe *duel.Fighter) bool{
	func(*duel.Duel, *duel.State, *duel.Fighter, *duel.Fighter) bool { return true },
	func(_ *duel.Duel, s *duel.State, _, _ *duel.Fighter) bool { return s.Round <= 2 },
	func(d *duel.Duel, s *duel.State, me, _ *duel.Fighter) bool { return 2*me.HP < d.Hero(s.Mover).HP },
	func(d *duel.Duel, s *duel.State, me, _ *duel.Fighter) bool { return 3*me.HP < d.Hero(s.Mover).HP },
	func(d *duel.Duel, s *duel.State, _, foe *duel.Fighter) bool { return 2*foe.HP < d.Hero(1-s.Mover).HP },
	func(_ *duel.Duel, _ *duel.State, _, foe *duel.Fighter) bool {
		return foe.Shield > 0 || foe.DefenceTime > 0
	},
	func(_ *duel.Duel, _ *duel.State, _, foe *duel.Fighter) bool { return foe.Armed != duel.NoCard },
	func(_ *duel.Duel, _ *duel.State, me, foe *duel.Fighter) bool { return me.HP+5 <= foe.HP },
	func(d *duel.Duel, s *duel.State, me, _ *duel.Fighter) bool { return 4*me.EP >= 3*d.Hero(s.Mover).EP },
}

// situationsOf returns the situations in which the mover's turn begins. Nothing hidden counts.
func situationsOf(d *duel.Duel, s *duel.State) (found set) {
	me, foe := &s.Fighters[s.Mover], &s.Fighters[1-s.Mover]
	for place, is := range situations {
		if is(d, s, me, foe) {
			found |= 1 << place
		}
	}
	return found
}

// The doings, by their places in [schema.Doings]. From firstCard on come the cards by their places in the deck.
const (
	nothing = iota
	one
	many
	attacksOnly
	defends
	defendsOnly
	major
	keeps3
	keeps5
	spends
	firstCard
	doings = firstCard + duel.DeckSize
)

// families are the doings that say much the same, or the contrary: how many cards, which kinds, how much energy.
var families = [firstCard]string{nothing: "cards", one: "cards", many: "cards", attacksOnly: "kinds", defends: "kinds", defendsOnly: "kinds",
	major: "majors", keeps3: "energy", keeps5: "energy", spends: "energy"}

// familyOf returns what a habit says something of; each card is something of its own.
func familyOf(h *schema.Habit) string {
	if h.Does == schema.PlaysCard {
		return schema.PlaysCard + h.Card
	}
	return families[slices.Index(schema.Doings, h.Does)]
}

// doingsOf returns what a seat did with a turn that played some cards and left some energy.
func doingsOf(d *duel.Duel, seat game.Seat, cards []duel.CardIndex, ep int16) (found set) {
	note := func(place int, is bool) {
		if is {
			found |= 1 << place
		}
	}
	attacks := 0
	for _, card := range cards {
		kind := d.Kind(seat, card)
		if kind.IsAttack() {
			attacks++
		}
		note(major, kind.IsMajor())
		note(firstCard+int(card), true)
	}
	note(nothing, len(cards) == 0)
	note(one, len(cards) == 1)
	note(many, len(cards) > 2)
	note(attacksOnly, attacks > 0 && attacks == len(cards))
	note(defends, attacks < len(cards))
	note(defendsOnly, attacks == 0 && len(cards) > 0)
	note(keeps3, ep >= 3)
	note(keeps5, ep >= 5)
	note(spends, ep <= 1)
	return found
}

// kind is a habit that can be had, with the places of its situation and its doing.
type kind struct {
	schema.HabitKey
	when, does int
}

// forCards are the situations in which cards are counted: most cards are seldom played, so in others they would tell
// little.
var forCards = []string{schema.Anytime, "early"}

// kindsOf lists the habits that a user who plays a hero can have.
func kindsOf(hero *duel.Hero) (all []kind) {
	for when, name := range schema.Situations {
		for does, doing := range schema.Doings[:firstCard] {
			all = append(all, kind{schema.HabitKey{When: name, Does: doing}, when, does})
		}
		if !slices.Contains(forCards, name) {
			continue
		}
		for card := range hero.Deck {
			all = append(all, kind{schema.HabitKey{When: name, Does: schema.PlaysCard, Card: hero.Deck[card].Card.ID}, when, firstCard + card})
		}
	}
	return all
}
