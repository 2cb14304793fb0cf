package rule_test

import (
	"maps"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel/dueltest"
	"boardduels/runtime/duel/rule"
)

func TestWhatIsReadIsWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		written := dueltest.Attributes(t, rapid.StringMatching(`[a-z_]{1,8}`))
		r, err := rule.Read(written)
		require.NoError(t, err)
		again, err := rule.Read(r.Written())
		require.NoError(t, err)
		assert.Equal(t, r, again)
		for name, text := range r.Written() {
			assert.Equal(t, written[name], text, "%s was not written so", name)
		}
		for name, text := range written {
			assert.Equal(t, text, rule.AttributeNamed(name).Text(&r), name)
		}
	})
}

func TestWhatIsNotWritten(t *testing.T) {
	for _, c := range []struct {
		written map[string]string
		name    string
		want    string
	}{
		{map[string]string{"do": "damage"}, "on", "play"},
		{map[string]string{"do": "damage"}, "to", "foe"},
		{map[string]string{"do": "heal"}, "to", "self"},
		{map[string]string{"do": "heal"}, "if", "always"},
		{map[string]string{"do": "heal"}, "amount", "1"},
		{map[string]string{"do": "heal", "per": "done"}, "amount", "0"},
		{map[string]string{"do": "heal"}, "least", "1"},
		{map[string]string{"do": "heal", "below": "5"}, "least", "0"},
		{map[string]string{"do": "heal", "on": "dying"}, "times", "1"},
		{map[string]string{"do": "heal"}, "times", "0"},
		{map[string]string{"do": "heal"}, "chance", "100"},
		{map[string]string{"do": "heal"}, "most", ""},
	} {
		r, err := rule.Read(c.written)
		require.NoError(t, err)
		assert.Equal(t, c.want, rule.AttributeNamed(c.name).Text(&r), "%s of %v", c.name, c.written)
	}
}

func TestWhatTheLanguageDoesNotAllow(t *testing.T) {
	for written, why := range map[string]string{
		"amount=":      `amount is "", allowed are -99 to 100`,
		"amount=101":   `amount is "101", allowed are -99 to 100`,
		"amount=x":     `amount is "x", allowed are -99 to 100`,
		"pierce=1":     `pierce is "1", allowed are true and false`,
		"on=noon":      `on is "noon", which is no word of the language`,
		"per=":         `per is "", which is no word of the language`,
		"into=used_up": `into is "used_up", which is no word of the language`,
		"until=3":      "a rule has no until",
		"do=":          "a rule says what it does, by its do",
	} {
		attributes := map[string]string{"do": "heal"}
		name, text, _ := strings.Cut(written, "=")
		attributes[name] = text
		_, err := rule.Read(attributes)
		assert.EqualError(t, err, why, written)
	}
}

func TestEachWordIsOneOfItsList(t *testing.T) {
	for _, name := range []string{"on", "of", "if", "do", "to", "per", "pick", "into"} {
		seen := maps.Collect(func(yield func(string, bool) bool) {
			for _, w := range rule.AttributeNamed(name).Words {
				if !yield(w, true) {
					return
				}
			}
		})
		assert.Len(t, seen, len(rule.AttributeNamed(name).Words), "%s has a word twice", name)
	}
	assert.Len(t, rule.AttributeNamed("on").Words, int(rule.EventCount))
	assert.Len(t, rule.AttributeNamed("do").Words, int(rule.EffectCount))
	assert.Len(t, rule.AttributeNamed("if").Words, int(rule.MeasureCount))
	assert.Len(t, rule.AttributeNamed("of").Words, int(rule.FilterCount))
}

func TestTheEnemysMeasures(t *testing.T) {
	for m := rule.HP; m <= rule.Counters; m++ {
		foe := m + rule.FoeHP - rule.HP
		side, of := foe.Of()
		assert.Equal(t, rule.Foe, side, foe)
		assert.Equal(t, m, of, foe)
		assert.Equal(t, "foe_"+m.String()[len("my_"):], foe.String())
		side, of = m.Of()
		assert.Equal(t, rule.Self, side)
		assert.Equal(t, m, of)
	}
	assert.Equal(t, "done", rule.Done.String())
	assert.Equal(t, "round", rule.Round.String())
}

func TestAmounts(t *testing.T) {
	for _, c := range []struct {
		written  map[string]string
		measured int16
		want     int16
	}{
		{map[string]string{"do": "damage", "amount": "3"}, 9, 3},
		{map[string]string{"do": "damage", "amount": "100"}, 0, 50},
		{map[string]string{"do": "damage", "amount": "-3"}, 0, 0},
		{map[string]string{"do": "damage", "per": "my_hp", "each": "4"}, 11, 2},
		{map[string]string{"do": "damage", "per": "my_hp", "gain": "-1", "amount": "9"}, 5, 4},
		{map[string]string{"do": "damage", "per": "my_hp", "most": "7"}, 11, 7},
		{map[string]string{"do": "energy", "per": "my_hp", "gain": "-10"}, 99, -10},
	} {
		r, err := rule.Read(c.written)
		require.NoError(t, err)
		assert.Equal(t, c.want, r.Value(c.measured), "%v of %d", c.written, c.measured)
	}
}

// The table of effects is whole: each changes something of whom it is for. That it is true, the engine's tests tell.
func TestEachEffectChangesSomething(t *testing.T) {
	for e := range rule.EffectCount {
		assert.NotZero(t, e.Meaning().Access.Writes, "%v", e)
		for _, to := range []rule.Side{rule.Self, rule.Foe} {
			sides := e.Sides(to)
			assert.True(t, sides.Touches(sides), "%v: two of them on one fighter", e)
		}
	}
}
