package duelrecord_test

import (
	"reflect"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/record/duelrecord/duelrecordtest"
	"boardduels/schema"
)

// What is written reads back as it was and is written again byte for byte, whatever the cards, the names and the
// knowledge.
func TestRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := arbitraryRecord(t)
		written, err := r.MarshalText()
		require.NoError(t, err)
		back, err := duelrecord.Parse(written)
		require.NoError(t, err)
		require.Equal(t, r, back)
		again, err := back.MarshalText()
		require.NoError(t, err)
		require.Equal(t, string(written), string(again))
		require.NoError(t, duelrecord.Verify(back))
	})
}

func arbitraryRecord(t *rapid.T) *duelrecord.Record {
	seats := [2]duelrecord.Seat{arbitrarySeat(t, "first"), arbitrarySeat(t, "second")}
	if !seats[1].IsPerson() && rapid.Bool().Draw(t, "known to both?") {
		seats[1].Foe = seats[0].Knowledge
	}
	r, err := duelrecord.New(duelrecord.Pack{}, rapid.Uint64().Draw(t, "seed"), seats)
	require.NoError(t, err)
	if rapid.Bool().Draw(t, "pack?") {
		r.Pack = duelrecord.Pack{Name: rapid.StringN(1, 40, -1).Draw(t, "pack"), Hash: "0123abcd"}
	}
	if rapid.Bool().Draw(t, "date?") {
		r.Date = time.Unix(rapid.Int64Range(0, 4e9).Draw(t, "date"), 0).UTC()
	}
	d, err := r.Duel()
	require.NoError(t, err)
	s := d.Start(r.Seed)
	for range rapid.IntRange(0, 200).Draw(t, "plies") {
		mover := d.Mover(&s)
		if mover == game.Nobody {
			break
		}
		action := rapid.SampledFrom(d.Legal(&s, nil)).Draw(t, "action")
		require.NoError(t, d.Apply(&s, action, nil))
		r.Add(d, mover, action, &s)
	}
	if !r.Finished() && rapid.Bool().Draw(t, "forfeit?") {
		r.Resign(game.Seat(rapid.IntRange(0, 1).Draw(t, "loser")), rapid.StringN(1, 40, -1).Draw(t, "reason"))
	}
	return r
}

func arbitrarySeat(t *rapid.T, id string) duelrecord.Seat {
	seat := duelrecord.Seat{Name: rapid.StringN(0, 40, -1).Draw(t, "name"), Hero: duelrecordtest.Hero(arbitraryHero(t, id))}
	if rapid.Bool().Draw(t, "wounded?") {
		seat.Wounds = int16(rapid.IntRange(1, int(seat.Hero.HP)-1).Draw(t, "wounds"))
	}
	if rapid.Bool().Draw(t, "brain?") {
		seat.Brain, seat.Seed = "brain_2", rapid.Uint64().Draw(t, "brain's seed")
		if rapid.Bool().Draw(t, "knowledge?") {
			k := arbitraryKnowledge(t)
			seat.Knowledge = duelrecord.NewKnowledge(k)
			back, err := seat.Knowledge.Base()
			require.NoError(t, err)
			require.Equal(t, k, back)
		}
		switch rapid.SampledFrom([]string{"nothing", "something", "the same"}).Draw(t, "foe") {
		case "something":
			seat.Foe = duelrecord.NewKnowledge(arbitraryKnowledge(t))
		case "the same":
			seat.Foe = seat.Knowledge
		}
	}
	return seat
}

// arbitraryKnowledge fills every field there is, so that one that the format doesn't carry makes TestRoundTrip fail.
func arbitraryKnowledge(t *rapid.T) *kb.Knowledge {
	k := &kb.Knowledge{Cases: make([]schema.Case, rapid.IntRange(1, schema.MaxCases).Draw(t, "cases"))}
	fill(t, reflect.ValueOf(k).Elem())
	above := rapid.IntRange(-schema.MostTrust, schema.MostTrust)
	k.Experience.Trust = kb.Trust{People: above.Draw(t, "above people"), Lots: above.Draw(t, "above lots")}
	distinct(k.Weights)
	distinct(k.Style)
	for i := range k.Enemies {
		k.Enemies[i].Hero += strconv.Itoa(i)
		k.Enemies[i].Ease = rapid.IntRange(-100, 100).Draw(t, "ease")
		distinct(k.Enemies[i].Weights)
	}
	for i := range k.Cases {
		c := &k.Cases[i]
		c.ID = 3 * i
		c.Origin = rapid.SampledFrom([]string{schema.ByExpert, schema.ByAI, schema.ByUser}).Draw(t, "origin")
		c.Inputs[13], c.Inputs[12] = 1-c.Inputs[0], 1-c.Inputs[1] // what is lost is the rest
		distinct(c.Weights)
	}
	for i := range k.Habits {
		h := &k.Habits[i]
		h.HabitKey = schema.HabitKey{When: schema.Situations[i], Does: schema.PlaysCard, Card: h.Card}
		h.Status = rapid.SampledFrom([]string{schema.Watched, schema.Stated, schema.Edited, schema.Forbidden}).Draw(t, "status")
		h.Done, h.Held = min(h.Done, h.Seen), min(h.Held, h.Tested)
	}
	return k
}

// distinct gives each weight a trait of its own.
func distinct(weights []schema.Weight) {
	for i := range weights {
		weights[i].Of += strconv.Itoa(i)
	}
}

func fill(t *rapid.T, v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			fill(t, v.Field(i))
		}
	case reflect.Array, reflect.Slice:
		if v.Kind() == reflect.Slice && v.IsNil() {
			if n := rapid.IntRange(0, 3).Draw(t, "items"); n > 0 {
				v.Set(reflect.MakeSlice(v.Type(), n, n))
			}
		}
		for i := range v.Len() {
			fill(t, v.Index(i))
		}
	case reflect.String:
		v.SetString(rapid.StringMatching("[a-z0-9_]{1,9}").Draw(t, "id"))
	case reflect.Int:
		v.SetInt(int64(rapid.IntRange(0, 1e6).Draw(t, "number")))
	case reflect.Float32:
		v.SetFloat(float64(rapid.Float32Range(0, 1).Draw(t, "signal")))
	default:
		t.Fatalf("knowledge holds a %s", v.Kind())
	}
}

// arbitraryHero draws a hero with cards of any names.
func arbitraryHero(t *rapid.T, id string) duel.Hero {
	hero := dueltest.Hero(t, dueltest.Any, id)
	for i := range hero.Deck {
		hero.Deck[i].Card.Name = rapid.StringN(0, 20, -1).Draw(t, "card name")
	}
	return hero
}
