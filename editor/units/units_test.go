package units_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai/cbr/retrieval"
	"boardduels/editor/units"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/game"
	"boardduels/schema"
)

func knightAgainstMage(t require.TestingT) (*schema.Pack, units.Scale) {
	pack := classictest.Pack()
	knight, ok := pack.Hero("knight")
	require.True(t, ok)
	mage, ok := pack.Hero("mage")
	require.True(t, ok)
	return pack, units.Of(pack.Numbers(), &knight, &mage)
}

func TestUnits(t *testing.T) {
	s := units.Scale{0: 30, 4: 5}
	for _, c := range []struct {
		input       int
		share, text string
	}{
		{0, "1", "30/30"}, {0, "0", "0/30"}, {0, "0.8333333", "25/30"}, {0, "0.83", "≈24.9/30"}, {4, "0.4", "2/5"}, {4, "0.5", "≈2.5/5"},
	} {
		share, err := strconv.ParseFloat(c.share, 64)
		require.NoError(t, err)
		assert.Equal(t, c.text, s.Text(c.input, share))
		if c.text[0] != "≈"[0] {
			back, ok := s.Share(c.input, c.text)
			assert.True(t, ok)
			assert.Equal(t, c.share, back)
		}
	}
	for text, want := range map[string]string{"25": "0.8333333", " 25 / 30 ": "0.8333333", "7,5": "0.25", "1/2": "0.5", "31": "1.0333333", "≈15/30": "0.5"} {
		share, ok := s.Share(0, text)
		assert.True(t, ok, text)
		assert.Equal(t, want, share, text)
	}
	for _, text := range []string{"", "many", "1/0", "1/-2", "/", "3/", "NaN", "inf", "1/2/3"} {
		_, ok := s.Share(0, text)
		assert.False(t, ok, text)
	}
}

// Whatever the heroes have, whole units come back, and are read as the same signal that the game computes.
func TestUnitsComeBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var s units.Scale
		input := rapid.IntRange(0, schema.Inputs-1).Draw(t, "input")
		s[input] = rapid.IntRange(1, 60).Draw(t, "most")
		count := rapid.IntRange(0, s[input]).Draw(t, "count")
		text := strconv.Itoa(count) + "/" + strconv.Itoa(s[input])
		share, ok := s.Share(input, text)
		require.True(t, ok)
		value, err := strconv.ParseFloat(share, 32)
		require.NoError(t, err)
		require.Equal(t, float32(count)/float32(s[input]), float32(value))
		require.Equal(t, text, s.Text(input, value))
		again, _ := s.Share(input, s.Text(input, value))
		require.Equal(t, share, again, "no drift")
	})
}

// The scale is that of the signals: what a duel begins with is whole units.
func TestScaleIsThatOfTheSignals(t *testing.T) {
	pack, s := knightAgainstMage(t)
	d, err := pack.Duel("knight", "mage")
	require.NoError(t, err)
	for seed := range uint64(20) {
		state := d.Start(seed)
		v := d.View(&state, game.Seat(0))
		for input, share := range retrieval.Describe(d, &v) {
			assert.NotContains(t, s.Text(input, float64(share)), "≈", "input %d", input)
		}
	}
}
