package design_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"testing/fstest"

	"boardduels/editor/design"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// BenchmarkCheck looks at 10,000 cards of 200 shapes, most of which another one dominates.
func BenchmarkCheck(b *testing.B) {
	pack, _ := schema.LoadPack(fstest.MapFS{})
	lot := rand.New(rand.NewPCG(1, 2))
	var cards []*schema.Document
	for i := range 10_000 {
		n := func(most int) int16 { return int16(lot.IntN(most + 1)) }
		c := schema.Card{Card: duel.Card{ID: fmt.Sprintf("c%d", i), Name: fmt.Sprint(i), Cost: n(10), BaseDamage: n(10), BaseHealing: n(20), BaseAbsorb: n(10), RegenBonus: n(3)}}
		c.MaxDamage, c.MaxHealing, c.MaxAbsorb = max(c.BaseDamage, n(10)), max(c.BaseHealing, n(20)), max(c.BaseAbsorb, n(10))
		c.BonusLength, c.DefenseBonus, c.IsMajor = n(3), n(1)*n(100), lot.IntN(4) == 0
		c.HoTPower, c.StunTime = n(1)*n(5), n(1)*n(2)
		cards = append(cards, schema.NewCard(c))
	}
	pack = pack.WithAll(cards)
	diagnostics := pack.Diagnostics()
	for b.Loop() {
		design.Check(pack, diagnostics, nil)
	}
}
