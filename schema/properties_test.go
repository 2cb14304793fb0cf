package schema_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

func TestLoadAndSaveKeepEveryByte(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := documents.Draw(t, "document")
		require.True(t, d.WellFormed(), d.Diagnostics())
		source := rapid.OneOf(rapid.Just(d.Source()), rapid.String()).Draw(t, "source")
		assert.Equal(t, source, schema.Parse(d.Kind(), d.File(), source).Source())
	})
}

func TestLayoutDoesNotMatter(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		card := cards.Draw(t, "card")
		card.Name, card.NameUK, card.Additional = "Name", "Назва", "none" // layouts would change texts with white space
		source := schema.NewCard(card).Source()
		for _, layout := range layouts {
			if rapid.Bool().Draw(t, layout.name) {
				source = layout.change(source)
			}
		}
		got, ok := schema.Parse(schema.CardKind, "cards/"+card.ID+".xml", source).Card()
		require.True(t, ok, source)
		if card.Image != "b/c d.png" {
			assert.Equal(t, card, got)
		}
	})
}

func TestNewDocumentsSayWhatTheyWereMadeOf(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		card := cards.Draw(t, "card")
		d := schema.NewCard(card)
		got, _ := d.Card()
		require.Equal(t, card, got)
		card.Says = rule.Says{} // drawn by lot, rules contradict each other
		d = schema.NewCard(card)
		require.False(t, schema.HasErrors(d.Diagnostics()), d.Diagnostics())

		hero := heroes.Draw(t, "hero")
		gotHero, _ := schema.NewHero(hero).Hero()
		require.Equal(t, hero, gotHero)

		relic := relics.Draw(t, "relic")
		gotRelic, _ := schema.NewRelic(relic).Relic()
		require.Equal(t, relic, gotRelic)

		rules := packRules.Draw(t, "rules")
		gotRules, _ := schema.NewRules(rules).Rules()
		require.Equal(t, rules.Numbers, gotRules.Numbers)
		require.ElementsMatch(t, rules.Tags, gotRules.Tags)
		require.ElementsMatch(t, rules.Counters, gotRules.Counters)
		require.ElementsMatch(t, rules.Stances, gotRules.Stances)

		base := rapid.SliceOfNDistinct(cases, 1, 10, func(c schema.Case) int { return c.ID }).Draw(t, "cases")
		d = schema.NewCases("x", base)
		gotCases, _ := d.Cases()
		require.Equal(t, base, gotCases)
		require.Empty(t, d.Diagnostics())

		tables := rapid.SliceOfNDistinct(experts, 1, 3, func(e schema.Expert) string { return e.ID }).Draw(t, "experts")
		d = schema.NewPriorities("x", tables)
		gotExperts, _ := d.Experts()
		require.Equal(t, tables, gotExperts)
		require.False(t, schema.HasErrors(d.Diagnostics()), d.Diagnostics())
	})
}

// TestSetChangesOneValue sets any text anywhere: it reads as it was set, nothing else changes, and no more than one
// line.
func TestSetChangesOneValue(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := documents.Draw(t, "document")
		path := rapid.SampledFrom(paths(d)).Draw(t, "path")
		text := rapid.OneOf(texts, rapid.SampledFrom([]string{"", "7", "-", "1.", "true", "NaN", "x y"})).Draw(t, "text")
		before := values(d)
		old, written := before[path]

		next, err := d.Set(path, text)
		require.NoError(t, err)
		require.True(t, next.WellFormed(), next.Source())
		require.Equal(t, next.WithSource(next.Source()), next, "it is what reading its text anew makes")
		after := values(next)
		require.Equal(t, strings.Trim(text, " \t\r\n"), strings.Trim(after[path], " \t\r\n"), next.Source())
		if f, _ := schema.FieldAt(d.Kind(), path); f.Type == schema.String {
			require.Equal(t, text, after[path])
		}
		after[path] = before[path]
		if !written {
			delete(after, path)
		}
		require.Equal(t, before, after)
		if !strings.ContainsAny(old+text, "\r\n") {
			changed, added := changedLines(d.Source(), next.Source())
			require.LessOrEqual(t, changed, 1, next.Source())
			require.LessOrEqual(t, added, 1, next.Source())
		}
	})
}

// TestSetAndBack sets a text and sets it back: the source is the one before.
func TestSetAndBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := documents.Draw(t, "document")
		written := values(d)
		path := rapid.SampledFrom(paths(d)).Filter(func(path string) bool { _, ok := written[path]; return ok }).Draw(t, "path")
		next, err := d.Set(path, texts.Draw(t, "text"))
		require.NoError(t, err)
		back, err := next.Set(path, written[path])
		require.NoError(t, err)
		assert.Equal(t, values(d), values(back))
		removed, err := next.Remove(path)
		require.NoError(t, err)
		require.True(t, removed.WellFormed())
		if !strings.HasSuffix(path, "]") { // else the next one takes its place
			_, ok := removed.Value(path)
			assert.False(t, ok)
		}
	})
}

func item(name string, index int) string { return fmt.Sprintf("%s[%d]", name, index) }

// TestDeckEdits compares edits of a deck with the same edits of a slice.
func TestDeckEdits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		hero := heroes.Draw(t, "hero")
		d := schema.NewHero(hero)
		for _, layout := range layouts {
			if layout.name != "one line" && rapid.Bool().Draw(t, layout.name) {
				d = d.WithSource(layout.change(d.Source()))
			}
		}
		parsed, _ := d.Hero()
		model := parsed.Deck
		at := func() (int, string) {
			i := rapid.IntRange(0, len(model)-1).Draw(t, "index")
			return i, item("spell_card", i)
		}
		var err error
		check := func(*rapid.T) {
			require.NoError(t, err)
			got, ok := d.Hero()
			require.True(t, ok, d.Source())
			require.Equal(t, len(model), len(got.Deck), d.Source())
			if len(model) > 0 {
				require.Equal(t, model, got.Deck, d.Source())
			}
		}
		t.Repeat(map[string]func(*rapid.T){
			"": check,
			"insert": func(t *rapid.T) {
				i, line := rapid.IntRange(0, len(model)).Draw(t, "index"), deckLines.Draw(t, "line")
				d, err = d.Insert(item("spell_card", i), line)
				model = slices.Insert(model, i, line)
			},
			"remove": func(t *rapid.T) {
				if len(model) == 0 {
					t.Skip()
				}
				i, path := at()
				d, err = d.Remove(path)
				model = slices.Delete(model, i, i+1)
			},
			"duplicate": func(t *rapid.T) {
				if len(model) == 0 {
					t.Skip()
				}
				i, path := at()
				d, err = d.Duplicate(path)
				model = slices.Insert(model, i, model[i])
			},
			"move": func(t *rapid.T) {
				if len(model) == 0 {
					t.Skip()
				}
				i, path := at()
				to := rapid.IntRange(0, len(model)-1).Draw(t, "to")
				d, err = d.Move(path, to)
				line := model[i]
				model = slices.Insert(slices.Delete(model, i, i+1), to, line)
			},
		})
	})
}

// TestRowsAndItems edits whole rows, cases and experts.
func TestRowsAndItems(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		base := distinctBy(cases, func(c schema.Case) int { return c.ID }, 4).Draw(t, "cases")
		d := schema.NewCases("x", base)
		i := rapid.IntRange(0, len(base)-1).Draw(t, "index")
		path := item("case", i)

		row := cases.Draw(t, "row")
		texts := make([]string, schema.Inputs)
		for k := range texts {
			texts[k] = strconv.FormatFloat(float64(row.Inputs[k]), 'g', -1, 32)
		}
		next, err := d.SetRow(path+"/input", texts)
		require.NoError(t, err)
		got, _ := next.Cases()
		require.Equal(t, row.Inputs, got[i].Inputs)
		require.Equal(t, base[i].Outputs, got[i].Outputs)

		copied, err := d.Duplicate(path)
		require.NoError(t, err)
		got, _ = copied.Cases()
		require.Len(t, got, len(base)+1)
		require.Equal(t, got[i].Inputs, got[i+1].Inputs)
		require.Empty(t, copied.Diagnostics(), "the copy has an id of its own")

		removed, err := copied.Remove(item("case", i+1))
		require.NoError(t, err)
		require.Equal(t, d.Source(), removed.Source())

		inserted, err := d.Insert(path, row)
		require.NoError(t, err)
		got, _ = inserted.Cases()
		require.Equal(t, row, got[i])
		removed, err = inserted.Remove(path)
		require.NoError(t, err)
		require.Equal(t, d.Source(), removed.Source())
	})
}

func TestCompactForm(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		card := cards.Draw(t, "card")
		line := card.Compact()
		assert.NotContains(t, line, "\n")
		got, err := schema.ParseCompactCard(line)
		require.NoError(t, err, line)
		assert.Equal(t, card, got)

		hero := heroes.Draw(t, "hero")
		line = hero.Compact()
		assert.NotContains(t, line, "\n")
		gotHero, err := schema.ParseCompactHero(line)
		require.NoError(t, err, line)
		assert.Equal(t, hero, gotHero)
	})
}
