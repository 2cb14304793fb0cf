package usermodel

import (
	"slices"
	"strings"

	"boardduels/ai/fit/cholesky"
	"boardduels/ai/fit/logistic"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// Order says by card which cards of a turn a player plays first: the larger its weight, the sooner, as often as e to
// the power of it is large beside the other cards'. The zero Order is none: where nobody's order is known.
type Order [duel.LineCapacity]float32

// Weights returns an order as named weights for a hero, without those that are 0.
func (o *Order) Weights(hero *duel.Hero) (weights []schema.Weight) {
	for i := range hero.Deck {
		if o[i] != 0 {
			weights = append(weights, schema.Weight{Of: schema.SoonerPrefix + hero.Deck[i].Card.ID, Value: o[i]})
		}
	}
	return weights
}

// OrderOf returns the order that named weights hold for a hero. Others are left out.
func OrderOf(hero *duel.Hero, weights []schema.Weight) (o Order) {
	for _, w := range weights {
		card, ok := strings.CutPrefix(w.Of, schema.SoonerPrefix)
		if !ok {
			continue
		}
		if i := slices.IndexFunc(hero.Deck, func(line duel.DeckLine) bool { return line.Card.ID == card }); i >= 0 {
			o[i] = w.Value
		}
	}
	return o
}

// Arrange puts the cards of a turn that begins in an order that the player could choose. Where chance or costs would
// keep a card from being played they stay as they are.
func (o *Order) Arrange(d *duel.Duel, begun *duel.State, cards []duel.Action, luck *game.Stream) {
	if *o == (Order{}) {
		return
	}
	var arranged [duel.HandCapacity]duel.Action
	var legal [duel.ActionCapacity]duel.Action
	left := append(arranged[:0], cards...)
	for s := *begun; len(left) > 0 && s.Winner == game.Nobody; left = left[1:] {
		if !o.draw(left, d.Legal(&s, legal[:0]), luck) {
			return
		}
		if err := d.Apply(&s, left[0], nil); err != nil {
			panic(err) // the rules called it legal
		}
	}
	copy(cards, arranged[:])
}

// draw brings one of the cards that are left, and can be played, to the front; false if there is none.
func (o *Order) draw(left, legal []duel.Action, luck *game.Stream) bool {
	var scores [duel.HandCapacity]float32
	var places [duel.HandCapacity]int
	n := 0
	for k, a := range left {
		if !slices.Contains(left[:k], a) && slices.Contains(legal, a) {
			scores[n], places[n] = o[a.Card], k
			n++
		}
	}
	if n == 0 {
		return false
	}
	logistic.Softmax(scores[:n], 1)
	k := places[logistic.Draw(scores[:n], luck)]
	left[0], left[k] = left[k], left[0]
	return true
}

// ordering is a moment of a turn: the different cards that were still to be played, the first of them next.
type ordering []duel.CardIndex

// orderingsOf returns the moments of a turn in which it could have gone on with another of its cards.
func orderingsOf(played []duel.Action) (all []ordering) {
	for i := range played {
		var next ordering
		for _, a := range played[i:] {
			if !slices.Contains(next, a.Card) {
				next = append(next, a.Card)
			}
		}
		if len(next) > 1 {
			all = append(all, next)
		}
	}
	return all
}

// orderSpread is the spread of each card's weight before a turn was seen: many players always begin with the same card.
const orderSpread = 16

// orderOf returns the order under which all orderings are the likeliest (Newton's method).
func orderOf(all []ordering) (o Order) {
	const steps = 8
	for range steps {
		lean, certainty := make([]float64, len(o)), newMatrix(len(o))
		for i, w := range o {
			lean[i], certainty[i][i] = -float64(w)/orderSpread, 1./orderSpread
		}
		for _, next := range all {
			o.tell(next, lean, certainty)
		}
		for i, x := range cholesky.Solve(cholesky.Root(certainty), lean) {
			o[i] = min(max(o[i]+float32(x), -most), most)
		}
	}
	return o
}

// tell adds what an ordering tells of the weights; of the certainty, the lower triangle.
func (o *Order) tell(next ordering, lean []float64, certainty matrix) {
	var buffer [duel.LineCapacity]float32
	chances := buffer[:len(next)]
	for i, card := range next {
		chances[i] = o[card]
	}
	logistic.Softmax(chances, 1)
	lean[next[0]]++
	for i, card := range next {
		p := float64(chances[i])
		lean[card] -= p
		certainty[card][card] += p
		for k, other := range next {
			if other <= card {
				certainty[card][other] -= float64(p * float64(chances[k]))
			}
		}
	}
}
