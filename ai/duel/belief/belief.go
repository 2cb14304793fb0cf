// Package belief tells which cards the enemy may hold, by all that a seat has seen: what was drawn, played, put back
// and used up, and what an enemy who plays as it is believed to would have done with other cards (J. Rebstock, C.
// Solinas, M. Buro, N. Sturtevant, "Policy Based Inference in Trick-Taking Card Games", 2019).
//
// Nothing is drawn by lot for it. Cards go back into a deck at random places, so its order stays random whatever is
// seen, and the hand is all that can be guessed. There are few hands, in the largest deck less than 65,536 at once, so
// each has its chance: Bayes' rule, to the letter.
//
// Rules bring cards that no deck has, and move them between hand and deck while a turn goes on. There nothing is
// concluded from turns: any hand may be held that what was seen and shown leaves open.
package belief

import (
	"cmp"
	"slices"

	"boardduels/ai/duel/turnplan"
	"boardduels/ai/duel/usermodel"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

const (
	// mostPlans is how many ways to spend a turn are looked at; few turns have more.
	mostPlans = 64
	// mostHands is how many hands are looked at after a turn, the likeliest. The others are thought to suit it as well
	// as those do on average.
	mostHands = 200
	// slip is the chance that the enemy spends a turn in any way that there is.
	slip float32 = 0.1
	// unmet is the ply of who has seen nothing yet.
	unmet = -1
	// silent is the chance that a turn tells nothing of the hand: the model may be wrong.
	silent float32 = 0.2
)

// Belief is what a seat believes of the hand of the other. It allocates only when it is made; one goroutine may use it.
type Belief struct {
	duel    *duel.Duel
	seat    game.Seat // whose hand it is
	open    bool      // nothing is concluded
	judge   *usermodel.Judge
	planner *turnplan.Planner
	hands   hands
	chance  []float32 // by the hand's number
	found   []int     // the hands that have a chance
	held    int       // cards in each of them
	ply     int16     // of what is seen next, unless something is missed

	start   duel.View // of the enemy's turn under way
	played  []duel.Action
	state   duel.State // the same with a hand that is looked at
	fitting []int      // of the hands found, those that hold what was played in the turn that began
	fits    float32    // the sum of their chances
	likely  []float32  // how likely the turn is, by the hand's place among those found
	ways    []float32  // the chances of the ways to spend it
}

// New returns what is believed of a seat's hand before a duel. The style is what its player is known by; nothing is
// taken for somebody like others.
func New(d *duel.Duel, seat game.Seat, style []schema.Weight) *Belief {
	if !d.IsClassic() {
		return &Belief{duel: d, seat: seat, open: true}
	}
	believed := usermodel.Believed(d.Hero(seat), style)
	h := newHands(d.Hero(seat))
	return &Belief{
		duel: d, seat: seat, hands: h,
		judge: usermodel.NewJudge(d, seat, &believed), planner: turnplan.New(d, seat, mostPlans),
		chance: make([]float32, h.count), found: make([]int, 0, h.count), fitting: make([]int, 0, h.count), ply: unmet,
		played: make([]duel.Action, 0, duel.HandCapacity),
		likely: make([]float32, 0, mostHands), ways: make([]float32, 0, mostPlans),
	}
}

// Observe takes in an action of either seat, with what the other seat saw before it.
func (b *Belief) Observe(before *duel.View, a duel.Action) {
	if b.open {
		return
	}
	b.Meet(before)
	b.ply++
	if before.Mover != b.seat || before.Stances.Due {
		return
	}
	if len(b.played) == 0 {
		b.start = *before
	}
	if a != duel.EndTurn {
		b.played = append(b.played, a)
		return
	}
	b.conclude()
}

// Begin takes in how a turn of the enemy began and what was played in it, for who sees a duel turn by turn: hands that
// hold what was played can be guessed until the turn ends. No earlier turn in which the enemy had a choice may be
// missing.
func (b *Belief) Begin(v *duel.View, played []duel.Action) {
	if b.open {
		b.start, b.played = *v, append(b.played[:0], played...)
		return
	}
	if b.ply != unmet {
		b.ply = v.Ply
	}
	b.Meet(v)
	if b.fit(played); len(b.fitting) == 0 { // not as it was believed at all: anything may be
		b.ply = unmet
		b.Meet(v)
		b.fit(played)
	}
	b.start, b.played = *v, append(b.played[:0], played...)
}

// fit finds the hands that hold what was played.
func (b *Belief) fit(played []duel.Action) {
	b.fitting, b.fits = b.fitting[:0], 0
	number := b.hands.numberPlayed(played)
	for _, hand := range b.found {
		if b.hands.holds(hand, number) {
			b.fitting, b.fits = append(b.fitting, hand), b.fits+b.chance[hand]
		}
	}
}

// End ends the turn that began.
func (b *Belief) End() {
	if !b.open {
		b.conclude()
	}
}

// Guess returns a state in which the turn that began may have begun: its hand holds what was played, and is drawn as it
// is believed.
func (b *Belief) Guess(seed uint64) duel.State {
	if b.open {
		s := b.duel.Determinize(&b.start, seed)
		Hold(&s, b.seat, b.played)
		return s
	}
	luck := game.NewStream(seed, duel.Purposes)
	var cards [duel.HandCapacity]duel.CardIndex
	return b.duel.Suppose(&b.start, b.hands.write(b.draws(b.fitting, b.fits, &luck), cards[:0]), seed)
}

// Hold has a seat's hand hold what is played in the turn that begins, as far as its deck allows.
func Hold(s *duel.State, seat game.Seat, played []duel.Action) {
	f, piles := &s.Fighters[seat], &s.Piles[seat]
	hand, deck := piles.Hand[:f.HandCount], piles.Deck[:f.DeckCount]
	for n, a := range played[:min(len(played), len(hand))] {
		if place := slices.Index(hand[n:], a.Card); place >= 0 {
			hand[n], hand[n+place] = hand[n+place], hand[n]
		} else if place := slices.Index(deck, a.Card); place >= 0 {
			hand[n], deck[place] = deck[place], hand[n]
		}
	}
}

// Meet brings the belief up to what the other seat sees now. If something was missed, it begins anew, and knows no more
// than how many cards there are.
func (b *Belief) Meet(v *duel.View) {
	if b.open {
		return
	}
	if v.Ply != b.ply {
		clear(b.chance)
		b.chance[0], b.found = 1, append(b.found[:0], 0)
		b.held, b.played, b.ply = 0, b.played[:0], v.Ply
	}
	if holds := int(v.Fighters[b.seat].HandCount) + len(b.played); holds != b.held {
		for b.held < holds {
			b.draw(v)
		}
		b.find(0)
	}
}

// draw has every hand draw a card.
func (b *Belief) draw(v *duel.View) {
	unseen := b.duel.Unseen(v, b.seat)
	deck := -b.held
	for _, copies := range unseen {
		deck += int(copies)
	}
	for hand := len(b.chance) - 1; hand >= 0; hand-- { // downward, for a card leads upward
		p := b.chance[hand] / float32(deck)
		if p == 0 {
			continue
		}
		b.chance[hand] = 0
		for card := range b.hands.cards {
			if left := int(unseen[card]) - b.hands.of(hand, card); left > 0 {
				b.chance[hand+b.hands.step[card]] += float32(p * float32(left))
			}
		}
	}
	b.held++
}

// conclude ends the enemy's turn: hands that don't hold what was played are out of the question, the others count by
// how likely the turn is with each.
func (b *Belief) conclude() {
	played := b.hands.numberPlayed(b.played)
	b.find(played)
	if b.start.Fighters[b.seat].StunTime == 0 {
		b.weigh()
	}
	b.held -= len(b.played)
	b.played = b.played[:0]
	if b.held > int(b.duel.Numbers().Keep) {
		b.ply = unmet // actions don't tell what goes back of the hand
	}
	slices.Sort(b.found)
	for i, hand := range b.found {
		p := b.chance[hand]
		b.chance[hand] = 0
		b.found[i] = hand - played
		b.chance[b.found[i]] = p
	}
}

// find finds the hands that have a chance, hold some cards, and forgets all others.
func (b *Belief) find(cards int) {
	b.found = b.found[:0]
	var sum float32
	for hand, p := range b.chance {
		switch {
		case p == 0:
		case b.hands.holds(hand, cards):
			b.found = append(b.found, hand)
			sum += p
		default:
			b.chance[hand] = 0
		}
	}
	for _, hand := range b.found {
		b.chance[hand] /= sum
	}
}

// weigh weighs the hands by how likely the turn is with each.
func (b *Belief) weigh() {
	slices.SortStableFunc(b.found, func(x, y int) int { return cmp.Compare(b.chance[y], b.chance[x]) })
	b.state = b.duel.Determinize(&b.start, 0)
	b.judge.Begin(&b.state)
	b.likely = b.likely[:0]
	var all, mean float32
	for _, hand := range b.found[:min(len(b.found), mostHands)] {
		b.hands.write(hand, b.state.Piles[b.seat].Hand[:0])
		likely := b.turn()
		b.likely = append(b.likely, likely)
		all += b.chance[hand]
		mean += float32(b.chance[hand] * likely)
	}
	mean /= all
	for i, likely := range b.likely {
		b.chance[b.found[i]] *= silent + float32((1-silent)*likely)/mean
	}
}

// turn returns how likely the turn is in the state that is looked at.
func (b *Belief) turn() float32 {
	plans := b.planner.Plans(&b.state, b.judge)
	b.ways = turnplan.Chances(b.ways[:0], plans, 1)
	var sum float32
	for i, p := range b.ways {
		if usermodel.SameCards(plans[i].Played(), b.played) {
			sum += p
		}
	}
	return slip/float32(len(plans)) + float32((1-slip)*sum)
}

// Chance returns the chance of a hand, of a duel without rules.
func (b *Belief) Chance(cards []duel.CardIndex) float32 { return b.chance[b.hands.number(cards)] }

// Imagine returns a state that the other seat's view allows, with a hand drawn as it is believed; all else as
// [duel.Duel.Determinize] draws it. The view is the one that was met last, and its seat is to move.
func (b *Belief) Imagine(v *duel.View, seed uint64) duel.State {
	if b.open {
		return b.duel.Determinize(v, seed)
	}
	luck := game.NewStream(seed, duel.Purposes)
	var cards [duel.HandCapacity]duel.CardIndex
	return b.duel.Suppose(v, b.hands.write(b.lot(&luck), cards[:0]), seed)
}

// lot draws a hand.
func (b *Belief) lot(luck *game.Stream) int { return b.draws(b.found, 1, luck) }

// draws draws one of some hands, whose chances add up to all.
func (b *Belief) draws(hands []int, all float32, luck *game.Stream) int {
	const fine = 1 << 24
	left := float32(float32(luck.Below(fine)) / fine * all)
	for _, hand := range hands {
		if left -= b.chance[hand]; left < 0 {
			return hand
		}
	}
	return hands[0] // what rounding left over
}
