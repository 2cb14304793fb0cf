package explanation_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/kb/classic/classictest"
	"boardduels/schema"
)

// middling is a case in which nothing is unusual.
func middling(number int, change func(*schema.Case)) schema.Case {
	c := schema.Case{ID: number}
	for i := range c.Inputs {
		c.Inputs[i] = 0.5
	}
	change(&c)
	return c
}

func TestCasesAreCalledByWhatIsUnusual(t *testing.T) {
	named := func(change func(*schema.Case)) string {
		return explanation.CaseNames(i18n.For("en"), []schema.Case{middling(1, change)})[0]
	}
	assert.Equal(t, "nothing unusual: wait", named(func(*schema.Case) {}))
	assert.Equal(t, "badly wounded, a rich hand: strike hard", named(func(c *schema.Case) {
		c.Inputs[0], c.Inputs[13], c.Inputs[11], c.Outputs[2], c.Outputs[0] = 0.05, 0.95, 0.9, 0.8, 0.3
	}))
	assert.Equal(t, "badly wounded, a rich hand: wait", named(func(c *schema.Case) { c.Inputs[0], c.Inputs[11] = 0.1, 1 }),
		"in the order of the inputs, whatever is more unusual")
	assert.Equal(t, "the enemy nearly beaten: strike", named(func(c *schema.Case) { c.Inputs[1], c.Inputs[12], c.Outputs[0] = 0.1, 0.85, 1 }))
	assert.Equal(t, "full of energy: guard", named(func(c *schema.Case) { c.Inputs[2], c.Outputs[1] = 1, 0.5 }))
	assert.Equal(t, "full of energy: strike hard", named(func(c *schema.Case) {
		c.Inputs[2], c.Inputs[7], c.Outputs[2] = 1, 0, 0.9
	}), "that there are few attacks isn't why to strike")
	assert.Equal(t, "few attacks in hand: guard", named(func(c *schema.Case) {
		c.Inputs[7], c.Outputs[0], c.Outputs[1] = 0, 0.9, 0.7
	}), "there is nothing to strike with")
	assert.Equal(t, "nothing unusual: wait", named(func(c *schema.Case) { c.Outputs = [schema.Outputs]float32{0.1, 0.1, 0.1, 0.1} }),
		"a learned case of a turn in which nothing was played")
}

// wishInputs are the input that counts the cards of a kind, and what wouldn't be said of a situation in which it is
// played, by what is told of the wish.
var wishInputs = map[string]struct {
	kind int
	odd  []string
}{
	"case.wish.attack":        {0, []string{"case.attacks.low", "case.own_ep.low"}},
	"case.wish.defence":       {1, []string{"case.defences.low", "case.own_ep.low"}},
	"case.wish.major_attack":  {2, []string{"case.attacks.low"}},
	"case.wish.major_defence": {3, []string{"case.defences.low"}},
}

// assertSensible fails if the name of a case contradicts itself, or tells to do what can't be done in its situation.
func assertSensible(t assert.TestingT, tr *i18n.Translator, c *schema.Case, name string) {
	situation, _, _ := strings.Cut(name, ": ")
	for key, is := range wishInputs {
		if !strings.Contains(name+"$", ": "+tr.Text(key)+"$") && !strings.Contains(name, ": "+tr.Text(key)+" (") {
			continue
		}
		assert.Positive(t, c.Inputs[7+is.kind], name)
		assert.Greater(t, c.Outputs[is.kind], float32(0.1), name)
		for kind, output := range c.Outputs {
			if c.Inputs[7+kind] > 0 {
				assert.LessOrEqual(t, output, c.Outputs[is.kind], name)
			}
		}
		for _, odd := range is.odd {
			assert.NotContains(t, strings.Split(situation, ", "), tr.Text(odd), name)
		}
	}
}

// Cases that would be called alike are told apart by what is unusual besides, else by a count.
func TestCasesAreCalledApart(t *testing.T) {
	hurt := func(c *schema.Case) { c.Inputs[0], c.Inputs[11] = 0, 1 }
	tired := func(c *schema.Case) { hurt(c); c.Inputs[2] = 0.2 }
	cases := []schema.Case{middling(7, hurt), middling(4, tired), middling(3, hurt), middling(9, tired)}
	assert.Equal(t, []string{
		"badly wounded, a rich hand: wait (2)", "badly wounded, short of energy, a rich hand: wait", "badly wounded, a rich hand: wait",
		"badly wounded, short of energy, a rich hand: wait (2)",
	}, explanation.CaseNames(en, cases))
}

// In whatever a knowledge base holds, no two cases are called alike, in whatever order of words, and a case that comes
// later renames none.
func TestNamesOfCasesAreTheirOwn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		few := rapid.SampledFrom([]float32{0, 0.25, 0.5, 0.75, 1}) // so that many are alike
		cases := rapid.SliceOfNDistinct(rapid.Custom(func(t *rapid.T) (c schema.Case) {
			c.ID = rapid.IntRange(1, 40).Draw(t, "number")
			for i := range c.Inputs {
				c.Inputs[i] = few.Draw(t, "input")
			}
			for i := range c.Outputs {
				c.Outputs[i] = few.Draw(t, "output")
			}
			if rapid.Bool().Draw(t, "plain") {
				c.Inputs, c.Outputs = schema.Case{}.Inputs, schema.Case{}.Outputs
			}
			return c
		}), 1, 20, func(c schema.Case) int { return c.ID }).Draw(t, "cases")
		for _, tr := range []*i18n.Translator{en, uk} {
			names := explanation.CaseNames(tr, cases)
			assertApart(t, names)
			for i := range cases {
				assertSensible(t, tr, &cases[i], names[i])
			}
			newest := slices.MaxFunc(cases, func(a, b schema.Case) int { return a.ID - b.ID }).ID
			at := slices.IndexFunc(cases, func(c schema.Case) bool { return c.ID == newest })
			before := explanation.CaseNames(tr, slices.Delete(slices.Clone(cases), at, at+1))
			assert.Equal(t, before, slices.Delete(slices.Clone(names), at, at+1))
		}
	})
}

// assertApart fails if two names consist of the same words.
func assertApart(t assert.TestingT, names []string) {
	called := map[string]string{}
	for _, name := range names {
		situation, wish, _ := strings.Cut(name, ": ")
		words := append(strings.Split(situation, ", "), wish)
		slices.Sort(words)
		key := strings.Join(words, "|")
		assert.Empty(t, called[key], "%q and %q", called[key], name)
		called[key] = name
	}
}

// The cases of the classic heroes have names of their own in both languages.
func TestClassicCasesHaveNames(t *testing.T) {
	pack := classictest.Pack()
	for _, language := range []string{"en", "uk"} {
		for _, hero := range pack.IDs(schema.CasesKind) {
			cases, _ := pack.Cases(hero)
			names := explanation.CaseNames(i18n.For(language), cases)
			assertApart(t, names)
			for i, name := range names {
				assertSensible(t, i18n.For(language), &cases[i], name)
				assert.NotContains(t, name, "case.")
			}
			t.Log(language, hero, strings.Join(names, "\n"))
		}
	}
}
