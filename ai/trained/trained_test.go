package trained_test

import (
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai/trained"
)

const small = `board-duels-training 1
brain knn
seed 7
date 2026-11-20
rules 1
pack abc
games 12
measured 60 % against tree

[knight]
hp 1.5 -2 3e-07
ep 0
`

func TestADocumentIsReadAsItIsWritten(t *testing.T) {
	d, err := trained.Parse(small)
	require.NoError(t, err)
	assert.Equal(t, &trained.Document{
		Head: trained.Head{Brain: "knn", Seed: 7, Date: "2026-11-20", Rules: 1, Pack: "abc", Games: 12, Measured: []string{"60 % against tree"}},
		Sections: []trained.Section{{Name: "knight", Rows: []trained.Row{
			{Name: "hp", Numbers: []float32{1.5, -2, 3e-07}}, {Name: "ep", Numbers: []float32{0}},
		}}},
	}, d)
	assert.Equal(t, small, d.String())
}

func TestAnyNumberSurvives(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		numbers := rapid.SliceOfN(rapid.Float32(), 1, 5).Draw(t, "numbers")
		d, err := trained.Parse(small)
		require.NoError(t, err)
		d.Sections[0].Rows[0].Numbers = numbers
		again, err := trained.Parse(d.String())
		require.NoError(t, err)
		for i, x := range numbers {
			if math.Float32bits(again.Sections[0].Rows[0].Numbers[i]) != math.Float32bits(x) {
				t.Fatalf("%v became %v", x, again.Sections[0].Rows[0].Numbers[i])
			}
		}
	})
}

func TestRoundKeepsFourDigits(t *testing.T) {
	assert.Equal(t, float32(1.235), trained.Round(1.23456))
	assert.Equal(t, float32(-0.0001235), trained.Round(-0.000123456))
	assert.Equal(t, float32(0), trained.Round(0))
}

func TestErrorsNameTheLine(t *testing.T) {
	for _, c := range []struct{ old, new, part string }{
		{"training 1", "training 2", `line 1: "board-duels-training 2" isn't "board-duels-training 1"`},
		{"seed 7", "seed x", `line 3: seed is "x", allowed is a whole number`},
		{"seed 7\n", "", "the head has no seed"},
		{"rules 1", "seed 8", "line 5: seed stands twice"},
		{"rules 1", "rule 1", `line 5: "rule 1" is neither`},
		{"pack abc", "pack", `line 6: "pack" has no value`},
		{"[knight]", "[knight", `line 10: "[knight" isn't a section's name`},
		{"1.5 -2", "1.5 two", `line 11: "two" isn't a number`},
		{"1.5 -2", "1.5 NaN", `line 11: "NaN" isn't a number`},
		{"1.5 -2", "1.5 1e99", `line 11: "1e99" isn't a number`},
		{"ep 0", "ep", `line 12: "ep" has no numbers`},
	} {
		text := strings.Replace(small, c.old, c.new, 1)
		_, err := trained.Parse(text)
		assert.ErrorContains(t, err, c.part, c.new)
	}
}

func FuzzParse(f *testing.F) {
	f.Add(small)
	f.Fuzz(func(t *testing.T, text string) {
		d, err := trained.Parse(text)
		if err != nil {
			return
		}
		again, err := trained.Parse(d.String())
		require.NoError(t, err, d.String())
		require.Equal(t, d.String(), again.String())
	})
}
