package career_test

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai/duel/forecast"
	"boardduels/internal/sealed"
	"boardduels/runtime/career"
)

func won(name, brain string) career.Duel {
	return career.Duel{Name: name, Brain: brain, Hero: "knight", Enemy: "mage", Won: true, Rounds: 9, Cards: map[string]int{"cleave": 2}}
}

func lost(name, brain string) career.Duel {
	d := won(name, brain)
	d.Won = false
	return d
}

func of(duels ...career.Duel) *career.Career {
	c := &career.Career{}
	for _, d := range duels {
		c = c.With(d)
	}
	return c
}

// A win against somebody stronger gains more than one against somebody weaker, and a defeat costs the other way round.
func TestRatings(t *testing.T) {
	change := func(d career.Duel) int { return of(d).Ratings()[0].Change }
	assert.Greater(t, change(won("1", "precedent")), change(won("1", "random")))
	assert.Greater(t, change(lost("1", "precedent")), change(lost("1", "random")))
	assert.Positive(t, change(won("1", "random")))
	assert.Negative(t, change(lost("1", "precedent")))
	assert.Empty(t, of(won("1", "double"), lost("2", "unheard_of")).Ratings(), "their strength isn't known")

	// Half of the duels won against one opponent: the rating comes to that of the opponent.
	c := &career.Career{}
	for i := range 400 {
		d := lost(fmt.Sprintf("%04d", i), "professional")
		d.Won = i%2 == 0
		c = c.With(d)
	}
	all := c.Ratings()
	assert.InDelta(t, 1623, all[len(all)-1].Value, 15)
	assert.True(t, career.IsSettled(all))
	assert.False(t, career.IsSettled(all[:10]))
	sum := career.Start
	for _, r := range all {
		sum += r.Change
	}
	assert.Equal(t, all[len(all)-1].Value, sum, "changes add up")
}

func TestStreaks(t *testing.T) {
	for _, c := range []struct {
		results      string
		now, longest int
	}{{"", 0, 0}, {"w", 1, 1}, {"l", -1, 0}, {"wwl", -1, 2}, {"wlww", 2, 2}, {"wwwll", -2, 3}} {
		all := &career.Career{}
		for i, r := range c.results {
			d := lost(fmt.Sprint(i), "random")
			d.Won = r == 'w'
			all = all.With(d)
		}
		now, longest := all.Streak()
		assert.Equal(t, [2]int{c.now, c.longest}, [2]int{now, longest}, c.results)
	}
}

func TestTallies(t *testing.T) {
	c := of(won("1", "elf"), lost("2", "orc"), lost("3", "elf"), won("4", "elf"))
	by := c.By(func(d *career.Duel) []string { return []string{d.Brain} })
	assert.Equal(t, []career.Tally{{Of: "elf", Played: 3, Won: 2}, {Of: "orc", Played: 1}}, by)
	assert.Equal(t, 1, by[0].Lost())
	total := c.Total()
	assert.Equal(t, 0.5, total.Share())
}

// However duels come, each counts once, in the order of their names, and the file tells them all.
func TestCareersAreKept(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := &career.Career{}
		names := map[string]bool{}
		for range rapid.IntRange(0, 30).Draw(t, "duels") {
			d := career.Duel{
				Name: rapid.StringMatching(`[0-9]{1,3}`).Draw(t, "name"), Date: time.Unix(rapid.Int64Range(0, 4e9).Draw(t, "date"), 0).UTC(),
				Brain: rapid.SampledFrom([]string{"elf", "double"}).Draw(t, "brain"), Won: rapid.Bool().Draw(t, "won"), Rounds: rapid.IntRange(1, 30).Draw(t, "rounds"),
			}
			c = c.With(d)
			names[d.Name] = true
		}
		require.Len(t, c.Duels, len(names))
		for name := range names {
			assert.True(t, c.Has(name))
		}
		text, err := c.MarshalText()
		require.NoError(t, err)
		back, err := career.Parse(text)
		require.NoError(t, err)
		again, err := back.MarshalText()
		require.NoError(t, err)
		assert.Equal(t, string(text), string(again))
		sent, err := career.Parse([]byte("\ufeff" + strings.ReplaceAll(string(text), "\n", "\r\n") + "\r\n"))
		require.NoError(t, err, "as it comes from Windows")
		assert.Equal(t, back, sent)
		total := back.Total()
		now, longest := back.Streak()
		assert.LessOrEqual(t, longest, total.Won)
		assert.LessOrEqual(t, int(math.Abs(float64(now))), total.Played)
	})
}

// seal closes what a file says with its digest.
func seal(t require.TestingT, said string) string {
	text, err := sealed.Seal([]byte(said))
	require.NoError(t, err)
	return string(text)
}

func TestFilesThatAreNoCareers(t *testing.T) {
	for text, told := range map[string]string{
		"": "EOF", "{": "EOF",
		`{"format": "other"}`:                                         `format: found "other", allowed is "board-duels career 1"`,
		`{"format": "board-duels career 1", "duels": []}`:             "doesn’t end in its digest",
		`{"format": "board-duels career 1", "duels": 7}`:              "duels",
		seal(t, `{"format": "board-duels career 2", "duels": []}`):    `format: found "board-duels career 2"`,
		seal(t, `{"format": "board-duels career 1", "duels": [{}]}`):  "duel 1 has no name",
		seal(t, `{"format": "board-duels career 1"}`) + `{"more": 1}`: "behind the end",
	} {
		_, err := career.Parse([]byte(text))
		assert.ErrorIs(t, err, career.ErrDamaged, text)
		assert.ErrorContains(t, err, told, text)
	}
	mixed, err := json.Marshal(map[string]any{"format": "board-duels career 1", "duels": []map[string]any{{"name": "b"}, {"name": "a"}, {"name": "b", "won": true}}})
	require.NoError(t, err)
	c, err := career.Parse([]byte(seal(t, string(mixed))))
	require.NoError(t, err)
	assert.Equal(t, "a", c.Duels[0].Name)
	assert.Len(t, c.Duels, 2)
	assert.False(t, c.Duels[1].Won, "the first one counts")
}

func FuzzParse(f *testing.F) {
	text, err := of(won("1", "elf"), lost("2", "orc")).MarshalText()
	require.NoError(f, err)
	f.Add(text)
	f.Add([]byte(`{"format": "board-duels career 1", "duels": [{"name": "b"}, {"name": "a"}]}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		var members map[string]json.RawMessage
		if json.Unmarshal(text, &members) == nil && len(members) > 0 {
			text = []byte(seal(t, string(text))) // whatever it says
		}
		c, err := career.Parse(text)
		if err != nil {
			return
		}
		c.Ratings()
		_, err = c.MarshalText()
		assert.NoError(t, err)
	})
}

// What was foretold is told by hero, with what can be told from chance: never of a few turns, and never of one who is
// foreseen as a stranger is.
func TestForetold(t *testing.T) {
	duels := func(hero string, n int, score forecast.Score) (all []career.Duel) {
		for i := range n {
			d := won(fmt.Sprintf("%s %03d", hero, i), "precedent")
			d.Hero, d.Foretold = hero, score
			all = append(all, d)
		}
		return all
	}
	known, stranger := forecast.Score{Turns: 8, Foreseen: 5, Strangers: 2}, forecast.Score{Turns: 8, Foreseen: 3, Strangers: 3}
	c := of(slices.Concat(duels("knight", 20, known), duels("mage", 30, stranger), duels("rogue", 1, known), duels("priest", 40, forecast.Score{}))...)
	all := c.Foretold()
	require.Len(t, all, 3)
	byHero := map[string]*career.Foretold{}
	for i := range all {
		byHero[all[i].Hero] = &all[i]
	}
	assert.Equal(t, "mage", all[0].Hero, "the one of whom most was foretold first")
	assert.Equal(t, forecast.Score{Turns: 160, Foreseen: 100, Strangers: 40}, byHero["knight"].Total())
	assert.InDelta(t, 0.625, byHero["knight"].Foreseen().Value, 1e-9)
	assert.InDelta(t, 0.375, byHero["knight"].Yours().Value, 1e-9)
	assert.Positive(t, byHero["knight"].Yours().Low)
	assert.LessOrEqual(t, byHero["mage"].Yours().Low, 0.)
	assert.LessOrEqual(t, byHero["rogue"].Yours().Low, 0., "one duel tells nothing")
	foreseen, strangers := byHero["knight"].Lately(20, 5)
	assert.Len(t, foreseen, 20)
	assert.InDelta(t, 0.25, strangers[19], 1e-6)
	assert.InDelta(t, 0.625, foreseen[19].Low, 1e-6, "all duels are the same")
	newest, _ := byHero["knight"].Lately(3, 5)
	assert.Equal(t, foreseen[17:], newest)
	assert.Equal(t, 160+byHero["mage"].Total().Turns+byHero["rogue"].Total().Turns, func() int { f := c.ForetoldOfAll(); return f.Total().Turns }())

	text, err := c.MarshalText()
	require.NoError(t, err)
	again, err := career.Parse(text)
	require.NoError(t, err)
	assert.Equal(t, c, again)
}
