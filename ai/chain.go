package ai

import (
	"cmp"
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Consider returns a candidate of a seat's decision.
func Consider(d *duel.Duel, seat game.Seat, a duel.Action, score float64, v Verdict) Candidate {
	if a.Card == duel.NoCard {
		return NewCandidate(a, 0, score, v)
	}
	return NewCandidate(a, d.Kind(seat, a.Card), score, v)
}

// NewCandidate returns a candidate of a kind, which the end of the turn has none of: 0.
func NewCandidate(a duel.Action, kind duel.Kind, score float64, v Verdict) Candidate {
	return Candidate{Action: a, Kind: kind, Score: score, Verdict: v}
}

// RankChain sorts the chain by the scores, the highest first. Of equals the one that is taken goes first.
func (r *Rationale) RankChain() {
	slices.SortStableFunc(r.Chain, func(a, b Candidate) int {
		return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(a.Verdict, b.Verdict))
	})
}

// AddRefused ends a chain that holds all cards that can sensibly be played with the others of the hand, in no mode.
// Where no card may be played at all there are none, because nothing that is held is considered.
func (r *Rationale) AddRefused(d *duel.Duel, view *duel.View) {
	if view.Me().StunTime > 0 || d.IsFull(view.Plays) {
		return
	}
	for _, card := range view.Cards() {
		if !slices.ContainsFunc(r.Chain, func(c Candidate) bool { return c.Action.Card == card }) {
			r.Chain = append(r.Chain, Consider(d, view.Seat, duel.Play(card), 0, Refusal(d, view, card)))
		}
	}
}

// Refusal tells why a card of the hand isn't played: there is too little energy, rules keep it from that, or it would
// be in vain.
func Refusal(d *duel.Duel, view *duel.View, card duel.CardIndex) Verdict {
	if d.IsClassic() || d.Cost(view.Me(), view.Seat, card) > view.Me().EP {
		return TooExpensive
	}
	var buf [duel.ActionCapacity]duel.Action
	if _, isLegal := duel.Playing(card, d.LegalView(view, buf[:0])); isLegal {
		return InVain
	}
	return Barred
}
