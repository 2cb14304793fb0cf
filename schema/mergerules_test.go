package schema_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/schema"
)

// cardSaying returns a card with rules, one a line.
func cardSaying(rules ...string) *schema.Document {
	text := "<card>\n  <name>Oracle</name>\n"
	for _, r := range rules {
		text += "  <rule " + r + "/>\n"
	}
	return schema.Parse(schema.CardKind, "cards/oracle.xml", text+"</card>\n")
}

// rulesIn returns the rules of a card as they are written.
func rulesIn(d *schema.Document) (rules []string) {
	for line := range strings.Lines(d.Source()) {
		if r, ok := strings.CutPrefix(strings.TrimSpace(line), "<rule "); ok {
			rules = append(rules, strings.TrimSuffix(r, "/>"))
		}
	}
	return rules
}

func TestMergeOfRules(t *testing.T) {
	const draw, heal, shield, thorns = `do="draw" amount="2"`, `do="heal" amount="3"`, `do="shield"`, `on="struck" lasts="2" do="damage"`
	with := func(rule, old, now string) string { return strings.Replace(rule, old, now, 1) }
	draw3, heal4, luck := with(draw, "2", "3"), with(heal, "3", "4"), `chance="50" `
	all := []string{draw, heal}
	for name, c := range map[string]struct {
		base, mine, theirs, want []string
		clashes                  string
	}{
		"one comes before, a later one changes": {all, []string{thorns, draw, heal}, []string{draw, heal4}, []string{thorns, draw, heal4}, ""},
		"a later one changes, one comes before": {all, []string{draw, heal4}, []string{thorns, draw, heal}, []string{thorns, draw, heal4}, ""},
		"one comes between, another changes":    {all, []string{draw, shield, heal}, []string{draw3, heal}, []string{draw3, shield, heal}, ""},
		"one comes at the end":                  {all, []string{draw3, heal}, []string{draw, heal, shield}, []string{draw3, heal, shield}, ""},
		"the first goes, the second changes":    {all, []string{heal}, []string{draw, heal4}, []string{heal4}, ""},
		"the second changes, the first goes":    {all, []string{draw, heal4}, []string{heal}, []string{heal4}, ""},
		"both change different ones":            {all, []string{draw3, heal}, []string{draw, heal4}, []string{draw3, heal4}, ""},
		"both change different attributes":      {all, []string{draw3, heal}, []string{luck + draw, heal}, []string{luck + draw3, heal}, ""},
		"both change an attribute":              {all, []string{draw3, heal}, []string{with(draw, "2", "4"), heal}, []string{draw3, heal}, `rule[0]@amount "2"|"3"|"4"`},
		"in other places":                       {all, []string{thorns, draw3, heal}, []string{with(draw, "2", "4"), heal}, []string{thorns, draw3, heal}, `rule[1]@amount "2"|"3"|"4"`},
		"both add the same":                     {all, []string{draw, heal, shield}, []string{draw, heal, shield}, []string{draw, heal, shield}, ""},
		"both add different ones":               {all, []string{draw, heal, shield}, []string{draw, heal, thorns}, []string{draw, heal, thorns, shield}, ""},
		"one goes, and is changed":              {all, []string{draw3, heal}, []string{heal}, []string{draw3, heal}, `rule[0] ""|""|-`},
		"one is changed, and goes":              {all, []string{heal}, []string{draw3, heal}, []string{heal}, `rule[0] ""|-|""`},
		"one is moved":                          {all, all, []string{heal, draw}, []string{heal, draw}, ""},
		"one is moved, another added":           {all, []string{draw, heal, shield}, []string{heal, draw}, []string{heal, draw, shield}, ""},
		"two alike":                             {[]string{draw, draw}, []string{draw, draw, heal}, []string{draw, draw3}, []string{draw, draw3, heal}, ""},
		"one alike comes before":                {[]string{draw}, []string{draw3, draw}, []string{luck + draw}, []string{draw3, luck + draw}, ""},
		"all go":                                {all, []string{draw, heal}, nil, nil, ""},
		"all come":                              {nil, nil, all, all, ""},
		"another event is another rule":         {[]string{thorns}, []string{thorns}, []string{with(thorns, "struck", "hurt")}, []string{with(thorns, "struck", "hurt")}, ""},
		"more than a card may have":             {[]string{draw, draw, draw, draw, draw}, []string{draw, draw, draw, draw, draw, heal}, []string{shield, draw, draw, draw, draw, draw}, []string{draw, draw, draw, draw, draw, heal}, `rule[0] -|-|""`},
		"as many, once some have gone":          {[]string{draw, draw, draw, draw, draw, draw}, []string{draw, draw, draw, draw, draw, draw3}, []string{shield, draw, draw, draw, draw, draw}, []string{shield, draw, draw, draw, draw, draw3}, ""},
	} {
		merged, clashes := schema.Merge(cardSaying(c.base...), cardSaying(c.mine...), cardSaying(c.theirs...), nil)
		assert.Equal(t, c.want, rulesIn(merged), name)
		assert.Equal(t, c.clashes, clashed(clashes), name)
		if c.clashes != "" {
			continue
		}
		other, _ := schema.Merge(cardSaying(c.base...), cardSaying(c.theirs...), cardSaying(c.mine...), nil)
		assert.Equal(t, c.want, rulesIn(other), "%s: whoever merges", name)
	}
	merged, clashes := schema.Merge(nil, cardSaying(draw, heal), cardSaying(draw3, heal, shield), nil)
	assert.Equal(t, []string{draw, heal, shield}, rulesIn(merged), "both have added the card")
	assert.Equal(t, `rule[0]@amount -|"2"|"3"`, clashed(clashes))
}

func TestDifferencesOfRules(t *testing.T) {
	before := cardSaying(`do="draw" amount="2"`, `do="heal"`)
	for _, c := range []struct {
		want  string
		rules []string
	}{
		{"", []string{`do="draw" amount="2"`, `do="heal"`}},
		{`rule[1]@amount -→"2"`, []string{`do="draw" amount="2"`, `do="heal" amount="2"`}},
		{`rule[0] -→""`, []string{`do="shield"`, `do="draw" amount="2"`, `do="heal"`}},
		{`rule[0] ""→-`, []string{`do="heal"`}},
		{`rule[1]@amount -→"2"; rule[0] -→""`, []string{`do="shield"`, `do="draw" amount="2"`, `do="heal" amount="2"`}},
		{`rule[1] -→""; rule[0] ""→-`, []string{`do="heal"`, `do="draw" amount="2"`}},
	} {
		assert.ElementsMatch(t, strings.Split(c.want, "; "), strings.Split(differing(schema.Differences(before, cardSaying(c.rules...))), "; "), c.rules)
	}
}

// The rules of which those of the properties are made.
var someRules = []string{
	`do="draw"`, `do="draw" amount="2"`, `do="heal" amount="3"`, `chance="50" do="heal" amount="3"`, `do="shield" amount="2"`,
	`on="struck" lasts="2" do="damage"`, `on="struck" lasts="2" do="damage" amount="2"`, `do="energy"`, `do="damage" amount="4"`,
}

// editRules changes rules as designers do; before some place, or from it on.
func editRules(t *rapid.T, rules []string, from, to int) []string {
	edited := slices.Clone(rules)
	for range rapid.IntRange(1, 3).Draw(t, "edits") {
		to = min(to, len(edited))
		at := rapid.IntRange(min(from, to), to).Draw(t, "at")
		next := rapid.SampledFrom(someRules).Draw(t, "rule")
		switch kind := rapid.IntRange(0, 3).Draw(t, "kind"); {
		case kind == 0 && len(edited) < 6:
			edited, to = slices.Insert(edited, at, next), to+1
		case at == to:
		case kind == 1:
			edited, to = slices.Delete(edited, at, at+1), to-1
		case kind == 2:
			edited[at] = next
		default:
			_, rest, found := strings.Cut(edited[at], `" do=`) // the attributes stand in the order of the language
			if strings.HasPrefix(edited[at], "chance") && found {
				edited[at] = "do=" + rest
			}
			if strings.HasPrefix(edited[at], "do=") {
				edited[at] = rapid.SampledFrom([]string{"", `chance="30" `, `chance="70" `}).Draw(t, "chance") + edited[at]
			}
		}
	}
	return edited
}

var ruleLists = rapid.SliceOfN(rapid.SampledFrom(someRules), 0, 4)

// Who has changed nothing gets what the other has made, whatever that is, rules and their order; and nothing is told to
// differ between equals.
func TestMergeOfRulesTakesOver(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := ruleLists.Draw(t, "a")
		b := editRules(t, a, 0, len(a))
		if rapid.Bool().Draw(t, "other") {
			b = ruleLists.Draw(t, "b")
		}
		before, after := cardSaying(a...), cardSaying(b...)
		theirs, clashes := schema.Merge(before, before, after, nil)
		require.Empty(t, clashes)
		require.Equal(t, after.Source(), theirs.Source())
		mine, clashes := schema.Merge(before, after, before, nil)
		require.Empty(t, clashes)
		require.Equal(t, after.Source(), mine.Source())
		both, clashes := schema.Merge(before, after, after, nil)
		require.Empty(t, clashes)
		require.Equal(t, after.Source(), both.Source())
		require.Equal(t, slices.Equal(a, b), len(schema.Differences(before, after)) == 0)
	})
}

// Edits of different rules come together, whoever merges, and what comes of it is a card.
func TestDisjointEditsOfRulesMerge(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		head, tail := rapid.SliceOfN(rapid.SampledFrom(someRules), 0, 2).Draw(t, "head"), rapid.SliceOfN(rapid.SampledFrom(someRules), 0, 2).Draw(t, "tail")
		// Which both keep, so that it is clear where edits are
		const middle = `on="turn_end" lasts="3" do="energy" amount="2"`
		list := func(head, tail []string) *schema.Document {
			return cardSaying(slices.Concat(head, []string{middle}, tail)...)
		}
		first, second := editRules(t, head, 0, len(head)), editRules(t, tail, 0, len(tail))
		want := list(first, second)
		if len(first)+len(second) > 5 {
			t.Skip("no card has so many")
		}
		base, mine, theirs := list(head, tail), list(first, tail), list(head, second)
		for _, sides := range [][2]*schema.Document{{mine, theirs}, {theirs, mine}} {
			merged, clashes := schema.Merge(base, sides[0], sides[1], nil)
			require.Empty(t, clashed(clashes))
			require.Equal(t, rulesIn(want), rulesIn(merged))
			require.True(t, merged.WellFormed())
			for _, d := range merged.Diagnostics() {
				require.False(t, d.Severity == schema.Error && d.Code != "missing-required" && !strings.HasPrefix(d.Code, "rule-"), d.String())
			}
		}
	})
}

// Whatever two make of a card, it can be merged: it ends, no more rules come of it than a card may have unless that is
// chosen, and the same rules whoever merges.
func TestAnyEditsOfRulesMerge(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := ruleLists.Draw(t, "a")
		base, mine, theirs := cardSaying(a...), cardSaying(editRules(t, a, 0, len(a))...), cardSaying(editRules(t, a, 0, len(a))...)
		merged, clashes := schema.Merge(base, mine, theirs, nil)
		require.LessOrEqual(t, len(rulesIn(merged)), 6)
		if len(clashes) == 0 {
			other, none := schema.Merge(base, theirs, mine, nil)
			require.Empty(t, none)
			require.Len(t, rulesIn(other), len(rulesIn(merged)), "of both, though where one is taken away it isn't told which comes first")
		}
		chosen, none := schema.Merge(base, mine, theirs, func(schema.Clash) bool { return true })
		require.Empty(t, none)
		require.True(t, chosen.WellFormed())
	})
}
