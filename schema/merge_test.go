package schema_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/schema"
)

const knightText = `<?xml version="1.0" encoding="UTF-8"?>
<hero>
  <name>Knight</name>
  <name_uk>Лицар</name_uk>
  <!-- sturdy -->
  <hp>34</hp>
  <ep>5</ep>
  <regen>2</regen>
  <spell_card copies="3">cleave</spell_card>
  <spell_card>rage</spell_card>
</hero>
`

func knightOf(source string) *schema.Document {
	return schema.Parse(schema.HeroKind, "heroes/knight.xml", source)
}

func differing(differences []schema.Difference) string {
	var parts []string
	for _, d := range differences {
		parts = append(parts, fmt.Sprintf("%s %s→%s", d.Path, shown(d.From), shown(d.To)))
	}
	return strings.Join(parts, "; ")
}

func clashed(clashes []schema.Clash) string {
	var parts []string
	for _, c := range clashes {
		parts = append(parts, fmt.Sprintf("%s %s|%s|%s", c.Path, shown(c.Base), shown(c.Mine), shown(c.Theirs)))
	}
	return strings.Join(parts, "; ")
}

func shown(text *string) string {
	if text == nil {
		return "-"
	}
	return strconv.Quote(*text)
}

func TestMerge(t *testing.T) {
	edit := func(old, now string) string {
		require.Contains(t, knightText, old)
		return strings.Replace(knightText, old, now, 1)
	}
	both := func(first, second [2]string) string {
		return strings.Replace(edit(first[0], first[1]), second[0], second[1], 1)
	}
	hp, ep := [2]string{"<hp>34", "<hp>30"}, [2]string{"<ep>5", "<ep>6"}
	newCard := [2]string{"  <spell_card>rage", "  <spell_card>smite</spell_card>\n  <spell_card>rage"}
	for name, c := range map[string]struct{ mine, theirs, want, clashes string }{
		"different fields":          {edit(hp[0], hp[1]), edit(ep[0], ep[1]), both(hp, ep), ""},
		"the same edit":             {edit(hp[0], hp[1]), edit(hp[0], hp[1]), edit(hp[0], hp[1]), ""},
		"one field":                 {edit(hp[0], hp[1]), edit(hp[0], "<hp>40"), edit(hp[0], hp[1]), `hp "34"|"30"|"40"`},
		"an attribute":              {edit("copies=\"3\"", "copies=\"2\""), edit(hp[0], hp[1]), both([2]string{"copies=\"3\"", "copies=\"2\""}, hp), ""},
		"an attribute that clashes": {edit("copies=\"3\"", "copies=\"2\""), edit(" copies=\"3\"", ""), edit("copies=\"3\"", "copies=\"2\""), `spell_card[0]@copies "3"|"2"|-`},
		"a card comes":              {edit(hp[0], hp[1]), edit(newCard[0], newCard[1]), strings.Replace(edit(hp[0], hp[1]), "rage</spell_card>", "rage</spell_card>\n  <spell_card>smite</spell_card>", 1), ""},
		"a card goes":               {edit(hp[0], hp[1]), edit("  <spell_card>rage</spell_card>\n", ""), both(hp, [2]string{"  <spell_card>rage</spell_card>\n", ""}), ""},
		"a card goes and changes":   {edit("copies=\"3\"", "copies=\"2\""), edit("  <spell_card copies=\"3\">cleave</spell_card>\n", ""), edit("copies=\"3\"", "copies=\"2\""), `spell_card[0] "cleave ×3"|"cleave ×2"|-`},
		"white space and comments":  {edit("<!-- sturdy -->", "<!-- strong -->"), edit("  <hp>34", "\t<hp>  34 "), edit("<!-- sturdy -->", "<!-- strong -->"), ""},
		"a broken document":         {edit(hp[0], hp[1]), "<hero><hp>", edit(hp[0], hp[1]), " " + shown(ptr(knightText)) + "|" + shown(ptr(edit(hp[0], hp[1]))) + "|" + shown(ptr("<hero><hp>"))},
	} {
		merged, clashes := schema.Merge(knightOf(knightText), knightOf(c.mine), knightOf(c.theirs), nil)
		assert.Equal(t, c.want, merged.Source(), name)
		assert.Equal(t, c.clashes, clashed(clashes), name)
		theirs, none := schema.Merge(knightOf(knightText), knightOf(c.mine), knightOf(c.theirs), func(schema.Clash) bool { return true })
		assert.Empty(t, none, name)
		other, _ := schema.Merge(knightOf(knightText), knightOf(c.theirs), knightOf(c.mine), nil)
		assert.Empty(t, differing(schema.Differences(theirs, other)), "%s: whoever merges, what counts is the same", name)
	}
}

func ptr(text string) *string { return &text }

// Elements that went one after the other had the same path, and are more than one edit.
func TestMergeTakesSeveralAway(t *testing.T) {
	table := func(experts ...string) *schema.Document {
		text := "<priorities>\n"
		for _, id := range experts {
			text += `  <expert id="` + id + "\"/>\n"
		}
		return schema.Parse(schema.PrioritiesKind, "priorities/knight.xml", text+"</priorities>\n")
	}
	merged, clashes := schema.Merge(table("a", "b", "c"), table("a", "b", "c", "d"), table("c"), nil)
	assert.Empty(t, clashed(clashes))
	assert.Equal(t, table("c", "d").Source(), merged.Source())
}

func TestDifferences(t *testing.T) {
	changed := strings.NewReplacer("<hp>34", "<hp>30", " copies=\"3\"", "", "rage", "smite").Replace(knightText)
	assert.Equal(t, `hp "34"→"30"; spell_card[0]@copies "3"→-; spell_card[1] -→"smite"; spell_card[1] "rage"→-`, differing(schema.Differences(knightOf(knightText), knightOf(changed))))
	assert.Empty(t, schema.Differences(knightOf(knightText), knightOf(knightText)))
}

// randomEdit changes a document as designers do.
func randomEdit(t *rapid.T, d *schema.Document) *schema.Document {
	for range rapid.IntRange(1, 4).Draw(t, "edits") {
		var next *schema.Document
		var err error
		value := strconv.Itoa(rapid.IntRange(20, 26).Draw(t, "value"))
		h, _ := d.Hero()
		lines := len(h.Deck)
		switch rapid.IntRange(0, 4).Draw(t, "kind") {
		case 0:
			next, err = d.Set(rapid.SampledFrom([]string{"hp", "ep", "regen", "name", "name_uk"}).Draw(t, "field"), value)
		case 1:
			next, err = d.Insert(fmt.Sprintf("spell_card[%d]", lines), schema.DeckLine{Card: rapid.SampledFrom([]string{"smite", "purify", "ignite"}).Draw(t, "card"), Copies: 1})
		case 2:
			if lines == 0 {
				continue
			}
			next, err = d.Remove(fmt.Sprintf("spell_card[%d]", rapid.IntRange(0, lines-1).Draw(t, "line")))
		case 3:
			if lines == 0 {
				continue
			}
			next, err = d.Set(fmt.Sprintf("spell_card[%d]@copies", rapid.IntRange(0, lines-1).Draw(t, "line")), value)
		case 4:
			next, err = d.Set("art", value)
		}
		if err == nil {
			d = next
		}
	}
	return d
}

// Whatever two people do to one document, merging loses nothing that only one of them has changed, clashes exactly
// where both have changed one place in different ways, and doesn't ask who is called mine.
func TestMergingIsFairAndLosesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		base := knightOf(knightText)
		mine, theirs := randomEdit(t, base), randomEdit(t, base)
		merged, clashes := schema.Merge(base, mine, theirs, nil)
		require.True(t, merged.WellFormed())

		other, reverse := schema.Merge(base, theirs, mine, func(schema.Clash) bool { return true })
		require.Empty(t, reverse)
		require.Empty(t, schema.Differences(merged, other), "mine and theirs change places, and so does what counts:\n%s\n%s", merged.Source(), other.Source())

		same, none := schema.Merge(base, mine, base, nil)
		require.Same(t, mine, same)
		require.Empty(t, none)
		fresh, none := schema.Merge(base, base, theirs, nil)
		require.Empty(t, none)
		require.Empty(t, schema.Differences(fresh, theirs))
		twin, none := schema.Merge(base, mine, knightOf(mine.Source()), nil)
		require.Same(t, mine, twin)
		require.Empty(t, none)

		_, swapped := schema.Merge(base, theirs, mine, nil)
		require.Len(t, swapped, len(clashes), "%s and %s", clashed(clashes), clashed(swapped))
		again, _ := schema.Merge(base, merged, theirs, nil)
		require.Same(t, merged, again, "there is nothing left to merge")
	})
}

func FuzzMerge(f *testing.F) {
	f.Add(knightText, strings.Replace(knightText, "34", "30", 1), strings.Replace(knightText, "rage", "smite", 1))
	f.Add("<hero/>", "<hero><x/></hero>", "<hero x='1'>a</hero>")
	f.Add("<hero><rule on='struck' do='damage'/></hero>", "<hero><rule on='struck' do='damage' amount='2'/></hero>", "<hero><rule on='start' do='heal'/><rule on='struck' do='damage'/></hero>")
	f.Fuzz(func(t *testing.T, base, mine, theirs string) {
		merged, _ := schema.Merge(knightOf(base), knightOf(mine), knightOf(theirs), nil)
		taken, _ := schema.Merge(knightOf(base), knightOf(mine), knightOf(theirs), func(schema.Clash) bool { return true })
		if knightOf(mine).WellFormed() && knightOf(theirs).WellFormed() && knightOf(base).WellFormed() {
			require.True(t, merged.WellFormed() && taken.WellFormed())
		}
		schema.Differences(knightOf(mine), knightOf(theirs))
	})
}

// Clashes are told apart though other edits move what they are about: the path is that of mine, whenever it is asked
// for.
func TestClashesKeepTheirPlaces(t *testing.T) {
	cases := func(ids string, texts ...string) *schema.Document {
		text := "<cases>"
		for i, id := range ids {
			text += "\n\t<case id=\"" + string(id) + "\">\n\t\t<input id=\"0\">" + texts[i] + "</input>\n\t</case>"
		}
		return schema.Parse(schema.CasesKind, "cases/knight.xml", text+"\n</cases>\n")
	}
	base := cases("0123", "0.1", "0.2", "0.3", "0.4")
	mine, theirs := cases("0123", "0.1", "0.2", "0.31", "0.41"), cases("123", "0.2", "0.32", "0.42")
	_, clashes := schema.Merge(base, mine, theirs, nil)
	require.Len(t, clashes, 2)
	for i := range clashes {
		was, _ := mine.Value(clashes[i].Path)
		require.Equal(t, *clashes[i].Mine, was)
		merged, left := schema.Merge(base, mine, theirs, func(c schema.Clash) bool { return c.Path == clashes[i].Path })
		require.Equal(t, []schema.Clash{clashes[1-i]}, left)
		require.Contains(t, merged.Source(), ">"+*clashes[i].Theirs+"<")
		require.Contains(t, merged.Source(), ">"+*clashes[1-i].Mine+"<")
		require.NotContains(t, merged.Source(), ">"+*clashes[1-i].Theirs+"<")
	}
}
