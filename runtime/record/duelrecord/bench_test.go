package duelrecord_test

import (
	"slices"
	"testing"

	"boardduels/runtime/record/duelrecord"
)

// A replay is to be parsed and verified at least 10,000 times a second on one core: at most 100 µs.
func BenchmarkParseAndVerify(b *testing.B) {
	written := text(b, played(b, 1))
	b.SetBytes(int64(len(written)))
	b.ReportAllocs()
	for b.Loop() {
		r, err := duelrecord.Parse(written)
		if err == nil {
			err = duelrecord.Verify(r)
		}
		if err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkParse(b *testing.B) {
	written := text(b, played(b, 1))
	b.SetBytes(int64(len(written)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := duelrecord.Parse(written); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkVerify(b *testing.B) {
	r := played(b, 1)
	b.ReportAllocs()
	for b.Loop() {
		if err := duelrecord.Verify(r); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkWrite(b *testing.B) {
	r := played(b, 1)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := r.MarshalText(); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkOpen(b *testing.B) {
	r := played(b, 1)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := duelrecord.Open(r); err != nil {
			b.Fatal(err)
		}
	}
}

// Two duels between the same heroes, as they are and after an edit of each card.
func BenchmarkCompare(b *testing.B) {
	before := played(b, 1)
	edited := *before
	for seat := range edited.Seats {
		hero := &edited.Seats[seat].Hero
		hero.Cards = slices.Clone(hero.Cards)
		for i := range hero.Cards {
			hero.Cards[i].Cost++
		}
	}
	for name, after := range map[string]*duelrecord.Record{"same": before, "edited": &edited} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				duelrecord.Compare(before, after)
			}
		})
	}
}
