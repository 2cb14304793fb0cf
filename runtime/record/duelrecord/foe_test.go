package duelrecord_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/record/duelrecord/duelrecordtest"
	"boardduels/schema"
)

// withKnowledge returns a duel of two brains not yet begun: who knows what of its own hero and of the other.
func withKnowledge(t *testing.T, known [2][2]*kb.Knowledge) *duelrecord.Record {
	t.Helper()
	seats := [2]duelrecord.Seat{{Hero: duelrecordtest.Hero(squire())}, {Hero: duelrecordtest.Hero(witch())}}
	for i := range seats {
		seats[i].Brain = "echo"
		seats[i].Know(known[i][0], known[i][1])
	}
	r, err := duelrecord.New(duelrecord.Pack{}, 1, seats)
	require.NoError(t, err)
	return r
}

// What brains know of both heroes comes back, and is written once, whoever knows it.
func TestKnowledgeOfBothHeroesReadsBack(t *testing.T) {
	own, foe := testKnowledge(), foeKnowledge()
	other := testKnowledge()
	other.Experience.Won++
	for name, c := range map[string]struct {
		known  [2][2]*kb.Knowledge
		blocks int
		lines  []string
	}{
		"nothing":              {},
		"one's own":            {[2][2]*kb.Knowledge{{own, nil}, {}}, 1, nil},
		"the other's alone":    {[2][2]*kb.Knowledge{{nil, foe}, {}}, 1, nil},
		"both":                 {[2][2]*kb.Knowledge{{}, {own, foe}}, 2, nil},
		"one hero":             {[2][2]*kb.Knowledge{{own, own}, {}}, 1, []string{"foe witch as 1"}},
		"one hero, twice":      {[2][2]*kb.Knowledge{{own, own}, {own, own}}, 1, []string{"foe witch as 1", "knowledge witch as 1", "foe witch as 1"}},
		"equal, not the same":  {[2][2]*kb.Knowledge{{own, testKnowledge()}, {}}, 1, []string{"foe witch as 1"}},
		"the same, crosswise":  {[2][2]*kb.Knowledge{{own, foe}, {foe, own}}, 2, []string{"knowledge squire as 2", "foe witch as 1"}},
		"each another one":     {[2][2]*kb.Knowledge{{own, foe}, {foe, other}}, 3, []string{"knowledge squire as 2"}},
		"one hero, of another": {[2][2]*kb.Knowledge{{own, own}, {other, other}}, 2, []string{"foe witch as 1", "foe witch as 2"}},
	} {
		t.Run(name, func(t *testing.T) {
			r := withKnowledge(t, c.known)
			written := text(t, r)
			back, err := duelrecord.Parse(written)
			require.NoError(t, err)
			assert.Equal(t, r, back)
			assert.Equal(t, string(written), string(text(t, back)))
			assert.Equal(t, c.blocks, strings.Count(string(written), "<cases"))
			var again []string
			for line := range strings.Lines(string(written)) {
				if strings.Contains(line, " as ") {
					again = append(again, strings.TrimSuffix(line, "\n"))
				}
			}
			assert.Equal(t, c.lines, again)
			for i := range back.Seats {
				own, foe, err := back.Seats[i].Known()
				require.NoError(t, err)
				assert.Equal(t, c.known[i][0], own)
				assert.Equal(t, c.known[i][1], foe)
				if own != nil {
					assert.Equal(t, own.Hero == "witch" && foe != nil && foe.Hero == "witch", own == foe, "one hero, one pointer")
				}
			}
		})
	}
}

// Documents with errors are refused when a brain asks for them, of whichever hero they are.
func TestKnowledgeOfTheOtherHeroIsHeldToItsDocuments(t *testing.T) {
	broken := foeKnowledge()
	broken.Cases[0].Inputs[0] = 2
	for _, known := range [][2]*kb.Knowledge{{testKnowledge(), broken}, {broken, testKnowledge()}, {broken, broken}} {
		r := withKnowledge(t, [2][2]*kb.Knowledge{known})
		_, _, err := r.Seats[0].Known()
		assert.ErrorContains(t, err, "knowledge of squire: cases/squire.xml:")
	}
}

func TestSyntaxErrorsOfKnowledge(t *testing.T) {
	own, foe := testKnowledge(), foeKnowledge()
	crosswise := unsealed(text(t, withKnowledge(t, [2][2]*kb.Knowledge{{own, foe}, {foe, own}})))
	once := unsealed(text(t, withKnowledge(t, [2][2]*kb.Knowledge{{own, nil}, {}})))
	for _, c := range []struct{ text, old, new, want string }{
		{crosswise, "foe squire cases", "foe Squire cases", `foe: "Squire" isn't the id of a hero`},
		{crosswise, "foe squire cases", "foe squire traces", `foe: found "traces", allowed is cases`},
		{crosswise, "foe squire ", "enemy squire ", `found "enemy", allowed is seat`},
		{crosswise, "as 2\n", "as 3\n", `knowledge: the number is "3", allowed is a whole number from 1 to 2`},
		{crosswise, "as 2\n", "as 0\n", `knowledge: the number is "0", allowed is a whole number from 1 to 2`},
		{crosswise, "as 2\n", "as\n", `knowledge: the number is "", allowed is a whole number from 1 to 2`},
		{crosswise, "as 2\n", "as 2 3\n", `knowledge: "3" stands after the end of the statement`},
		{crosswise, "as 2\n", "as 1\n", `knowledge: number 1 is of witch, not of squire`},
		{crosswise, "foe witch as 1\n", "foe witch as 1\nfoe witch as 1\n", `found "foe", allowed is start`},
		{crosswise, "knowledge squire as 2\nfoe witch as 1\n", "foe witch as 1\nknowledge squire as 2\n", `found "knowledge", allowed is start`},
		{once, "knowledge witch cases", "knowledge witch as", `knowledge: found "as", allowed is cases`},
	} {
		require.Contains(t, c.text, c.old)
		_, err := duelrecord.Parse(sealed(strings.Replace(c.text, c.old, c.new, 1)))
		assert.ErrorContains(t, err, c.want)
	}
}

// A file holds at most so much, whatever of it is knowledge.
func TestKnowledgeOfBothHeroesIsLimited(t *testing.T) {
	quick.Skip(t, "fills files to their bounds")
	large := func(hero string) *kb.Knowledge {
		k := testKnowledge()
		k.Hero = hero
		for i := range 20_000 {
			k.Weights = append(k.Weights, schema.Weight{Of: strings.Repeat("x", 30) + strings.Repeat("y", i%9), Value: 1})
		}
		return k
	}
	one, other := large("squire"), large("witch")
	_, err := withKnowledge(t, [2][2]*kb.Knowledge{{one, one}, {one, one}}).MarshalText()
	require.NoError(t, err)
	_, err = withKnowledge(t, [2][2]*kb.Knowledge{{one, other}, {other, one}}).MarshalText()
	assert.ErrorContains(t, err, "at most 2097152 are allowed")
}

func TestWhatAPackTellsOfBothHeroes(t *testing.T) {
	pack := classictest.Pack()
	for _, heroes := range [][2]string{{"mage", "rogue"}, {"rogue", "rogue"}} {
		hero, err := duelrecord.PackHero(pack, heroes[0])
		require.NoError(t, err)
		seat := duelrecord.Seat{Hero: hero}
		require.NoError(t, seat.KnowPack(pack, heroes[1]))
		own, foe, err := seat.Known()
		require.NoError(t, err)
		want, err := kb.ForHero(pack, heroes[0])
		require.NoError(t, err)
		assert.Equal(t, want, own)
		want, err = kb.ForHero(pack, heroes[1])
		require.NoError(t, err)
		assert.Equal(t, want, foe)
		assert.Equal(t, heroes[0] == heroes[1], own == foe)
	}
}

// Who plays as a double's user plays so on both sides of a mirror match, and knows nothing new of another enemy.
func TestImpersonate(t *testing.T) {
	pack := classictest.Pack()
	user := kb.Double{Turns: 9, Style: []schema.Weight{{Of: "own_hp", Value: 2}}}
	for _, foe := range []string{"mage", "rogue"} {
		hero, err := duelrecord.PackHero(pack, "mage")
		require.NoError(t, err)
		seat := duelrecord.Seat{Hero: hero}
		require.NoError(t, seat.KnowPack(pack, foe))
		_, before, err := seat.Known()
		require.NoError(t, err)
		require.NoError(t, seat.Impersonate(&user))
		own, other, err := seat.Known()
		require.NoError(t, err)
		assert.Equal(t, user.Style, own.Style)
		assert.Equal(t, 9, own.Experience.Observed)
		if foe == "mage" {
			assert.Same(t, own, other)
		} else {
			assert.Equal(t, before, other)
		}
	}
}
