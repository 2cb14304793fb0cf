package habit

import (
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// Set is some situations, by their places in [schema.Situations], or some doings: by their places in [schema.Doings] up
// to the last but one, then the cards by their places in the deck.
type Set uint32

// bit is the set of what has a place, if it is so.
func bit(place int, is bool) Set {
	if is {
		return 1 << place
	}
	return 0
}

// Has reports whether what has a place is in the set.
func (s Set) Has(place int) bool { return s>>place&1 == 1 }

// The situations, by their places in [schema.Situations].
const (
	anytime = iota
	early
	hurt
	dying
	foeHurt
	foeShielded
	foeArmed
	behind
	ahead
	rich
	foeDying
	foeRich
)

// Situations returns the situations of a seat as a turn begins. Nothing hidden counts.
func Situations(d *duel.Duel, s *duel.State, seat game.Seat) Set {
	me, foe := &s.Fighters[seat], &s.Fighters[1-seat]
	hero, other := d.Hero(seat), d.Hero(1-seat)
	return bit(anytime, true) | bit(early, s.Round <= 2) |
		bit(hurt, 2*me.HP < hero.HP) | bit(dying, 3*me.HP < hero.HP) | bit(foeHurt, 2*foe.HP < other.HP) |
		bit(foeShielded, foe.Shield > 0 || foe.DefenceTime > 0) | bit(foeArmed, foe.Armed != duel.NoCard) |
		bit(behind, me.HP+5 <= foe.HP) | bit(ahead, me.HP >= foe.HP+5) | bit(rich, 4*me.EP >= 3*hero.EP) |
		bit(foeDying, 3*foe.HP < other.HP) | bit(foeRich, 4*foe.EP >= 3*other.EP)
}

// The doings, by their places in [schema.Doings]. From firstCard on come the cards by their places in the deck.
const (
	nothing = iota
	one
	few
	many
	attacks
	strikes
	attacksOnly
	defends
	defendsOnly
	heals
	shields
	arms
	major
	keeps3
	keeps5
	spends
	firstCard
	doings = firstCard + duel.LineCapacity
)

// families are the doings that say much the same, or the contrary: how many cards, which kinds, how much energy.
var families = [firstCard]string{nothing: "cards", one: "cards", few: "cards", many: "cards",
	attacks: "kinds", strikes: "kinds", attacksOnly: "kinds", defends: "kinds", defendsOnly: "kinds",
	heals: "helps", shields: "helps", arms: "arms", major: "majors", keeps3: "energy", keeps5: "energy", spends: "energy"}

// familyOf returns what a habit says something of; each card is something of its own.
func familyOf(h *schema.Habit) string {
	if h.Does == schema.PlaysCard {
		return schema.PlaysCard + h.Card
	}
	return families[slices.Index(schema.Doings, h.Does)]
}

// Doings returns what a seat did with a turn that played some cards and left some energy.
func Doings(d *duel.Duel, seat game.Seat, played []duel.Action, ep int16) (found Set) {
	n, hostile := len(played), 0
	for _, a := range played {
		kind, c := d.Kind(seat, a.Card), d.Card(seat, a.Card)
		if kind.IsAttack() {
			hostile++
		}
		found |= bit(firstCard+int(a.Card), true) | bit(major, kind.IsMajor()) | bit(arms, c.ActivateByNextAttack) |
			bit(heals, c.MaxHealing > 0 || c.HoTPower > 0) | bit(shields, c.MaxAbsorb > 0 || c.DefenseBonus > 0)
	}
	return found | bit(nothing, n == 0) | bit(one, n == 1) | bit(few, n <= 1) | bit(many, n > 2) |
		bit(attacks, hostile > 0) | bit(strikes, hostile > 1) | bit(attacksOnly, n > 0 && hostile == n) |
		bit(defends, hostile < n) | bit(defendsOnly, n > 0 && hostile == 0) |
		bit(keeps3, ep >= 3) | bit(keeps5, ep >= 5) | bit(spends, ep <= 1)
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

// kindOf returns the habit of a key; false if nobody who plays the hero can have it.
func kindOf(hero *duel.Hero, key schema.HabitKey) (k kind, ok bool) {
	k = kind{key, slices.Index(schema.Situations, key.When), slices.Index(schema.Doings, key.Does)}
	if key.Does == schema.PlaysCard {
		card := slices.IndexFunc(hero.Deck, func(l duel.DeckLine) bool { return l.Card.ID == key.Card })
		if card < 0 {
			return k, false
		}
		k.does = firstCard + card
	}
	return k, k.when >= 0 && k.does >= 0
}
