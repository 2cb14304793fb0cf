package ai

import (
	"cmp"
	"slices"

	"boardduels/runtime/duel"
)

// RankChain sorts the chain by the scores, the highest first. Of equals the one that is taken goes first.
func (r *Rationale) RankChain() {
	slices.SortStableFunc(r.Chain, func(a, b Candidate) int {
		return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(a.Verdict, b.Verdict))
	})
}

// AddTooExpensive ends a chain that holds all cards that can be played with the others of the hand: there is too little energy for
// them. Of a stunned fighter there are none, because nothing that it holds is considered.
func (r *Rationale) AddTooExpensive(d *duel.Duel, view *duel.View) {
	if view.Me().StunTime > 0 {
		return
	}
	for _, card := range view.Cards() {
		action := duel.Play(card)
		if !slices.ContainsFunc(r.Chain, func(c Candidate) bool { return c.Action == action }) {
			r.Chain = append(r.Chain, Candidate{Action: action, Kind: d.Kind(view.Seat, card), Verdict: TooExpensive})
		}
	}
}
