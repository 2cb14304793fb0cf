package design_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/editor/design"
	"boardduels/runtime/duel"
)

// A card with a part and one without it aren't told to do the same, and at most one of them to do all that the other
// does: what is better of each part is known.
func TestEachPartIsKnownToDominance(t *testing.T) {
	for _, p := range duel.Parts {
		for _, himself := range []bool{false, true} {
			without := duel.Card{Cost: 2, BaseDamage: 2, MaxDamage: 4, BaseHealing: 1, MaxHealing: 3, DoTPower: 1, HoTPower: 1, BonusLength: 3, AttackHimself: himself}
			p.Clear(&without)
			with := without
			switch {
			case p.Flag != nil:
				*p.Flag(&with) = true
			case p.Max == 0:
				*p.Number(&with) = p.Min
			default:
				*p.Number(&with) = p.Max
			}
			if himself && p.With != "" && design.Twins(with, without) {
				continue // is nothing of a blow at oneself
			}
			assert.False(t, design.Twins(with, without), "%s: makes no difference", p.Name)
			assert.False(t, design.Dominates(&unset, with, without) && design.Dominates(&unset, without, with), "%s: each does more than the other", p.Name)
		}
	}
}
