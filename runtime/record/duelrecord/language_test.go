package duelrecord_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

// A duel in which rules are spoken is told whole: what is written reads back as it was, is written again byte for byte,
// and is played again by what the pack sets, with the cards that rules bring and the relics that heroes carry.
func TestRoundTripOfRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		files, heroes, numbers := schematest.PackWithRules(t)
		pack, _ := schema.LoadPack(files)
		var seats [2]duelrecord.Seat
		for i := range seats {
			var relics []string
			for _, relic := range heroes[i].Relics {
				relics = append(relics, relic.ID)
			}
			hero, err := duelrecord.PackHero(pack, heroes[i].ID, relics...)
			require.NoError(t, err)
			seats[i].Hero = hero
		}
		r, err := duelrecord.New(duelrecord.PackOf(pack), rapid.Uint64().Draw(t, "seed"), seats)
		require.NoError(t, err)
		d, err := r.Duel()
		require.NoError(t, err)
		require.Equal(t, numbers, d.Numbers())
		first, err := numbers.New(heroes[0], heroes[1])
		require.NoError(t, err)
		for seat := range game.Seat(2) {
			require.Equal(t, first.Hero(seat).Deck, d.Hero(seat).Deck)
		}
		playOn(t, r, rapid.IntRange(0, 60).Draw(t, "plies"))

		written, err := r.MarshalText()
		require.NoError(t, err)
		back, err := duelrecord.Parse(written)
		require.NoError(t, err)
		again, err := back.MarshalText()
		require.NoError(t, err)
		require.Equal(t, string(written), string(again))
		require.Equal(t, r.Seats, back.Seats)
		require.Equal(t, met(r), back.Turns)
		require.NoError(t, duelrecord.Verify(back))

		resumed, _, _, err := duelrecord.Resume(back)
		require.NoError(t, err)
		playOn(t, resumed, 10)
		require.NoError(t, duelrecord.Verify(resumed))
	})
}

// playOn plays up to some actions by lot.
func playOn(t *rapid.T, r *duelrecord.Record, plies int) {
	_, d, s, err := duelrecord.Resume(r)
	require.NoError(t, err)
	for range plies {
		mover := d.Mover(&s)
		if mover == game.Nobody {
			return
		}
		action := rapid.SampledFrom(d.Legal(&s, nil)).Draw(t, "action")
		require.NoError(t, d.Apply(&s, action, nil))
		r.Add(d, mover, action, &s)
	}
}

// choices returns the record of a duel that is about to begin, of a pack that speaks the language.
func choices(t *testing.T) *duelrecord.Record {
	t.Helper()
	pack, _ := schema.LoadPack(schematest.Choices())
	var seats [2]duelrecord.Seat
	for i, id := range []string{"druid", "witch"} {
		hero, err := duelrecord.PackHero(pack, id)
		require.NoError(t, err)
		seats[i].Hero = hero
	}
	r, err := duelrecord.New(duelrecord.PackOf(pack), 7, seats)
	require.NoError(t, err)
	return r
}

// Each program reads the records that it can play: those of classic duels stay in the format of before.
func TestRecordsOfRulesHaveAFormatOfTheirOwn(t *testing.T) {
	assert.True(t, strings.HasPrefix(string(text(t, played(t, 1))), "board-duels replay 4\ngame duel\nrules 2\npack "))
	assert.True(t, strings.HasPrefix(string(text(t, choices(t))), "board-duels replay 5\ngame duel\nrules 2\nlanguage 1 rules "))
}

func TestFaultsInRecordsOfRulesAreNamed(t *testing.T) {
	lines := unsealed(text(t, choices(t)))
	line := func(with string) string {
		for each := range strings.Lines(lines) {
			if strings.HasPrefix(each, with) {
				return each
			}
		}
		require.Fail(t, "no line", with)
		return ""
	}
	brought := line("card knife")
	for name, c := range map[string]struct{ old, new, want string }{
		"no language":       {line("language"), "", `language`},
		"later language":    {"language 1", "language 2", `the version is "2", allowed is 1`},
		"rules cut off":     {"language 1 rules ", "language 1 rules 1", `no line ends`},
		"what rules isn't":  {"<hand>", "<hend>", ``},
		"an older format":   {"replay 5", "replay 4", `language`},
		"a card is missing": {brought, "", `a rule names card "knife", which the hero doesn't bring`},
		"a card too many":   {brought, brought + strings.Replace(brought, "knife", "spoon", 1), `are told`},
	} {
		t.Run(name, func(t *testing.T) {
			require.Contains(t, lines, c.old)
			r, err := duelrecord.Parse(sealed(strings.Replace(lines, c.old, c.new, 1)))
			if err == nil {
				err = duelrecord.Verify(r)
			}
			assert.ErrorContains(t, err, c.want)
		})
	}
}

// Cards that rules bring belong to no deck: two duels with some are compared like others.
func TestDuelsOfRulesAreCompared(t *testing.T) {
	a, b := choices(t), choices(t)
	for _, r := range []*duelrecord.Record{a, b} {
		d, err := r.Duel()
		require.NoError(t, err)
		s := d.Start(r.Seed)
		for range 6 {
			action := d.Legal(&s, nil)[0]
			require.NoError(t, d.Apply(&s, action, nil))
			r.Add(d, s.Mover, action, &s)
		}
	}
	assert.Empty(t, duelrecord.Compare(a, b).Edits)
}

// met returns the turns of a record as its file tells them: without a stance that the other side hasn't met yet.
func met(r *duelrecord.Record) []duelrecord.Turn {
	turns := slices.Clone(r.Turns)
	if len(turns) == 0 || r.Result.Decided {
		return turns
	}
	last := &turns[len(turns)-1]
	if n := len(last.Actions); last.Actions[n-1].Stance() != rule.NoStance && n > 1 && last.Actions[n-2] == duel.EndTurn {
		last.Actions = last.Actions[:n-1]
	}
	return turns
}
