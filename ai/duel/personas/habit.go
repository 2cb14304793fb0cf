package personas

import (
	"fmt"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// habit is what a user does whatever it wants from a turn.
type habit struct {
	name string
	// draw sets the habit up from chance.
	draw func(h *habits, luck *game.Stream)
}

// habits are what a drawn user does beside weighing turns. Their zero value is none.
type habits struct {
	eager   uint16 // cards, as bits, that it plays whenever it can
	opening uint16 // and those that it plays in the first two rounds
	rank    []int  // of each card: it plays the highest first, whatever the situation
	mostEP  int16  // it won't keep more, if that is above 0
	leastEP int16  // nor less
	plays   int    // it won't play more cards a turn, if that is above 0
	guards  bool   // below half of its hp it defends
	strikes bool   // when the enemy's hp are below half it attacks
	panics  bool   // below a third of its hp it plays at random four times in ten
	rules   []rule // of newcomers
}

// common are the habits of those by whom the population may be fitted, uncommon those that are kept from it.
var common = []habit{
	{"plain", func(*habits, *game.Stream) {}},
	{"eager", func(h *habits, luck *game.Stream) { h.eager = anyCards(luck, 2) }},
	{"spender", func(h *habits, luck *game.Stream) { h.mostEP = int16(1 + luck.Below(3)) }},
	{"guard", func(h *habits, _ *game.Stream) { h.guards = true }},
	{"opener", func(h *habits, luck *game.Stream) { h.opening = anyCards(luck, 3) }},
}

var uncommon = []habit{
	{"lazy", func(h *habits, _ *game.Stream) { h.plays = 1 }},
	{"hoarder", func(h *habits, luck *game.Stream) { h.leastEP = int16(3 + luck.Below(3)) }},
	{"finisher", func(h *habits, _ *game.Stream) { h.strikes = true }},
	{"panicky", func(h *habits, _ *game.Stream) { h.panics = true }},
	{"ranker", func(h *habits, luck *game.Stream) { h.rank = ranking(luck) }},
}

func anyCards(luck *game.Stream, n int) (cards uint16) {
	const usual = 7 // different cards that most decks have at least
	for range n {
		cards |= 1 << luck.Below(usual)
	}
	return cards
}

// ranking ranks cards by lot: as many as a classic deck has, so that users are drawn alike whatever they will play.
// Further ones come last.
func ranking(luck *game.Stream) []int {
	rank := make([]int, duel.LineCapacity)
	for i := range int(duel.Classic().Deck) {
		k := luck.Below(i + 1)
		rank[i], rank[k] = rank[k], i
	}
	return rank
}

// habitual is how much a habit weighs: as much as most turns differ in hp.
const habitual = 3

// score is what a turn is worth for habits' sake.
func (h *habits) score(d *duel.Duel, seat game.Seat, begun, after *duel.State, played []duel.Action) (score float32) {
	me, foe := &begun.Fighters[seat], &begun.Fighters[1-seat]
	for n, a := range played {
		isAttack := d.Kind(seat, a.Card).IsAttack()
		score += when(h.eager>>a.Card&1 == 1) + when(begun.Round <= 2 && h.opening>>a.Card&1 == 1)
		score += when(h.guards && 2*me.HP < d.Hero(seat).HP && !isAttack)
		score += when(h.strikes && 2*foe.HP < d.Hero(1-seat).HP && isAttack)
		if h.rank != nil {
			score += float32(1000 * (h.rank[a.Card] + 1) >> (2 * n))
		}
	}
	for i := range h.rules {
		score += h.rules[i].score(d, seat, begun, after, played)
	}
	ep := after.Fighters[seat].EP
	if h.mostEP > 0 {
		score -= float32(habitual * float32(max(ep-h.mostEP, 0)))
	}
	if h.plays > 0 {
		score -= float32(habitual * float32(max(len(played)-h.plays, 0)))
	}
	return score - when(ep < h.leastEP)
}

func when(is bool) float32 {
	if is {
		return habitual
	}
	return 0
}

// Habits returns the names of the habits that drawn users can have; common ones, and those that are kept from whatever
// is fitted to users, to measure with.
func Habits() (fitted, kept []string) {
	for _, h := range common {
		fitted = append(fitted, h.name)
	}
	for _, h := range uncommon {
		kept = append(kept, h.name)
	}
	return fitted, kept
}

func habitNamed(name string) habit {
	for _, h := range append(common[:len(common):len(common)], uncommon...) {
		if h.name == name {
			return h
		}
	}
	panic(fmt.Sprintf("no habit %q", name))
}
