package trained_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai/fit/trained"
)

const small = `board-duels-training 1
brain knn
seed 7
date 2026-11-20
rules 1
pack abc
games 12
after seed 5, 8 games in all, 2026-11-19
after seed 6, 10 games in all, 2026-11-20
measured 60 % against tree

[knight]
hp 1.5 -2 3e-07
ep 0
`

func TestADocumentIsReadAsItIsWritten(t *testing.T) {
	d, err := trained.Parse(small)
	require.NoError(t, err)
	assertSame(t, &trained.Document{
		Head: trained.Head{Brain: "knn", Seed: 7, Date: "2026-11-20", Rules: 1, Pack: "abc", Games: 12, After: []string{"seed 5, 8 games in all, 2026-11-19", "seed 6, 10 games in all, 2026-11-20"}, Measured: []string{"60 % against tree"}},
		Sections: []trained.Section{{Name: "knight", Rows: []trained.Row{
			{Name: "hp", Numbers: []float32{1.5, -2, 3e-07}}, {Name: "ep", Numbers: []float32{0}},
		}}},
	}, d)
	assert.Equal(t, small, d.String())
}

// assertSame compares documents, whatever lines their parts come from.
func assertSame(t *testing.T, want, got *trained.Document) {
	t.Helper()
	assert.Equal(t, want.Head, got.Head)
	assert.Equal(t, want.String(), got.String())
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
		{"[knight]", "[knight", `line 12: "[knight" isn't a section's name`},
		{"1.5 -2", "1.5 two", `line 13: "two" isn't a number`},
		{"1.5 -2", "1.5 NaN", `line 13: "NaN" isn't a number`},
		{"1.5 -2", "1.5 1e99", `line 13: "1e99" isn't a number`},
		{"ep 0", "ep", `line 14: "ep" has no numbers`},
		{"ep 0\n", "ep 0\n[*]\n[knight]\n", `line 16: section [knight] stands twice, allowed is once`},
	} {
		text := strings.Replace(small, c.old, c.new, 1)
		_, err := trained.Parse(text)
		assert.ErrorContains(t, err, c.part, c.new)
	}
}

func TestEachHero(t *testing.T) {
	for sections, want := range map[string]string{
		"[a]\nx 1\n[*]\nx 2\ny 3\n": "",
		"[a]\nx 1\n":                "there is no section [*] for all other heroes",
		"":                          "there is no section [*] for all other heroes",
		"[*]\nx 1\ny 2\n\nx 1\n":    "hero *: line 12: row x stands twice, allowed is once, and it stands in line 9",
		"[a]\nbad 1\n[*]\nx 1\n":    "hero a: line 9: it is bad",
		"[a]\n[*]\nx 1\n":           "hero a: line 8: there is no row x",
	} {
		d, err := trained.Parse("board-duels-training 1\nbrain knn\nseed 7\ndate d\nrules 1\npack abc\ngames 12\n" + sections)
		require.NoError(t, err)
		err = readAll(d, "knn")
		if want == "" {
			assert.NoError(t, err)
		} else {
			assert.EqualError(t, err, want)
		}
		assert.EqualError(t, readAll(d, "mlp"), `the file is of brain "knn", not of "mlp"`)
	}
}

// readAll reads a document of heroes, all of whom need a row x.
func readAll(d *trained.Document, brain string) error {
	return d.EachHero(brain, func(s *trained.Section) error {
		err := s.EachRow(func(row *trained.Row) error {
			if row.Name == "bad" {
				return errors.New("it is bad")
			}
			return row.Need(1)
		})
		if err != nil {
			return err
		}
		return s.NeedRow("x")
	})
}

func TestADamagedFileOfTheProgramIsNamed(t *testing.T) {
	assert.PanicsWithError(t, `knn.txt: line 1: "" isn't "board-duels-training 1"`, func() {
		trained.Embedded("knn.txt", "", func(*trained.Document) (int, error) { return 0, nil })
	})
	assert.PanicsWithError(t, "knn.txt: it is bad", func() {
		trained.Embedded("knn.txt", small, func(*trained.Document) (int, error) { return 0, errors.New("it is bad") })
	})
}

// uniqueNames fails if a name stands twice among those that EachHero has let pass.
func uniqueNames(t *testing.T, d *trained.Document) {
	t.Helper()
	seen := map[string]bool{}
	for _, s := range d.Sections {
		require.False(t, seen["["+s.Name], s.Name)
		seen["["+s.Name] = true
		for _, row := range s.Rows {
			require.False(t, seen[s.Name+"]"+row.Name], row.Name)
			seen[s.Name+"]"+row.Name] = true
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(small)
	f.Add(small + "ep 0\n")
	f.Add(small + "[*]\nx 1\n[*]\n")
	f.Fuzz(func(t *testing.T, text string) {
		d, err := trained.Parse(text)
		if err != nil {
			return
		}
		again, err := trained.Parse(d.String())
		require.NoError(t, err, d.String())
		require.Equal(t, d.String(), again.String())
		if readAll(d, d.Head.Brain) == nil {
			uniqueNames(t, d)
		}
	})
}
