package reading_test

import (
	"testing"

	"boardduels/editor/reading"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// What people wait for as they write the text of a card, for the first time.
func BenchmarkRead(b *testing.B) {
	pack := mechanics()
	for b.Loop() {
		b.StopTimer()
		r := reading.New(i18n.For("en"), pack, schema.CardKind)
		b.StartTimer()
		r.Read("Costs 1. Deal 3 damage. If the enemy has under 50% of its hp, deal 5 damage and draw 1 card.")
	}
}

func BenchmarkNew(b *testing.B) {
	pack := mechanics()
	for b.Loop() {
		reading.New(i18n.For("uk"), pack, schema.CardKind)
	}
}
