package schema_test

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"pgregory.net/rapid"

	"boardduels/runtime/duel/dueltest"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// texts are names as people write them: any characters that XML can hold, no white space at the ends, and nothing that
// turns a text around.
var texts = rapid.Custom(func(t *rapid.T) string {
	text := rapid.StringOfN(rapid.OneOf(
		rapid.RuneFrom([]rune("abc XYZ012-_.,<>&\"'`]\\{}=*/\n\t\r")),
		rapid.RuneFrom([]rune("іїєґ’ж“”—🛡\u00a0\u2028")),
		rapid.Rune().Filter(func(r rune) bool {
			return r >= 0x20 && r != 0xFFFE && r != 0xFFFF && (r < 0xD800 || r > 0xDFFF) && !unicode.Is(unicode.Bidi_Control, r)
		}),
	), 0, 12, -1).Draw(t, "text")
	return strings.Trim(text, " \t\r\n")
})

var ids = rapid.StringMatching(`[a-z0-9_]{1,12}`)

// cards are cards that keep all ranges.
var cards = rapid.Custom(func(t *rapid.T) schema.Card {
	c := schema.Card{Card: dueltest.Card(t, dueltest.Any, ids.Draw(t, "id"))}
	c.Name = "N" + texts.Draw(t, "name")
	c.NameUK = texts.Draw(t, "name_uk")
	c.Image = rapid.SampledFrom([]string{"", "a.svg", "b/c d.png", "ї&.svg"}).Draw(t, "image")
	c.Additional = texts.Draw(t, "additional")
	c.IsAoE = rapid.Bool().Draw(t, "isAoE")
	if rapid.Bool().Draw(t, "says") {
		c.Says = says.Draw(t, "what it says")
	}
	return c
})

// says are what cards may say, though it mayn't make sense.
var says = rapid.Custom(func(t *rapid.T) (s rule.Says) {
	s.Kind = rapid.SampledFrom([]rule.Kind{rule.Derived, rule.SaysAttack, rule.SaysDefence}).Draw(t, "kind")
	s.Goes = rapid.SampledFrom([]rule.Goes{rule.ByRarity, rule.IntoDeck, rule.ToUsedUp, rule.IntoHand}).Draw(t, "goes")
	s.Becomes = rapid.OneOf(rapid.Just(""), ids).Draw(t, "becomes")
	for _, flag := range []*bool{&s.ByLot, &s.TakesAll, &s.Unplayable, &s.Fades, &s.Stays} {
		*flag = rapid.Bool().Draw(t, "flag")
	}
	copy(s.Tags[:], rapid.SliceOfN(ids, 0, rule.MostTags).Draw(t, "tags"))
	s.Rules = rule.ListOf(rulesUpTo(rule.MostOfCard, false).Draw(t, "rules")...)
	return s
})

// rulesUpTo are a few rules of any words and numbers of the language.
func rulesUpTo(most int, standing bool) *rapid.Generator[[]rule.Rule] {
	return rapid.Custom(func(t *rapid.T) (rules []rule.Rule) {
		for range rapid.IntRange(0, most).Draw(t, "rules") {
			rules = append(rules, anyRule(t, standing))
		}
		return rules
	})
}

func anyRule(t *rapid.T, standing bool) rule.Rule {
	written := dueltest.Attributes(t, ids)
	if standing && written["on"] == "" {
		written["on"] = rule.Start.String()
	}
	r, err := rule.Read(written)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

var deckLines = rapid.Custom(func(t *rapid.T) schema.DeckLine {
	return schema.DeckLine{Card: ids.Draw(t, "card"), Copies: rapid.IntRange(1, 12).Draw(t, "copies")}
})

var heroes = rapid.Custom(func(t *rapid.T) schema.Hero {
	return schema.Hero{
		ID: ids.Draw(t, "id"), Name: texts.Draw(t, "name"), NameUK: texts.Draw(t, "name_uk"),
		HP: rapid.Int16Range(20, 50).Draw(t, "hp"), EP: rapid.Int16Range(3, 10).Draw(t, "ep"), Regen: rapid.Int16Range(0, 3).Draw(t, "regen"),
		Art: rapid.SampledFrom([]string{"", "a.svg"}).Draw(t, "art"), Colour: rapid.SampledFrom([]string{"", "#00ff7A"}).Draw(t, "colour"),
		Deck: rapid.SliceOfN(deckLines, 1, 12).Draw(t, "deck"), Passives: rulesUpTo(rule.MostOfHero, true).Draw(t, "passives"),
	}
})

var runs = rapid.Custom(func(t *rapid.T) schema.Run {
	return schema.Run{
		ID: ids.Draw(t, "id"), Name: texts.Draw(t, "name"), NameUK: texts.Draw(t, "name_uk"), About: texts.Draw(t, "about"), AboutUK: texts.Draw(t, "about_uk"),
		Stages: rapid.SliceOfN(stages, 1, schema.MaxStages).Draw(t, "stages"),
		Relics: rapid.SliceOfN(ids, 0, 3).Draw(t, "relics"),
	}
})

var relics = rapid.Custom(func(t *rapid.T) schema.Relic {
	return schema.Relic{
		ID: ids.Draw(t, "id"), Name: texts.Draw(t, "name"), NameUK: texts.Draw(t, "name_uk"), About: texts.Draw(t, "about"), AboutUK: texts.Draw(t, "about_uk"),
		Art: rapid.SampledFrom([]string{"", "a.svg"}).Draw(t, "art"), Rules: append(rulesUpTo(rule.MostOfRelic-1, true).Draw(t, "rules"), anyRule(t, true)),
	}
})

// packRules are what packs may set of the rules.
var packRules = rapid.Custom(func(t *rapid.T) schema.Rules {
	r := schema.Rules{Numbers: dueltest.Numbers(t)}
	r.Numbers.Clash = dueltest.Clash(t)
	for i, stance := range rule.Stances {
		if rapid.Bool().Draw(t, stance.String()) {
			r.Stances = append(r.Stances, schema.Stance{ID: stance.String(), Name: texts.Draw(t, "name"), NameUK: texts.Draw(t, "name_uk"), Payoff: r.Numbers.Clash.Wins[i]})
		}
	}
	r.Numbers.Clash.Wins = rule.Clash{}.Wins
	tag := rapid.Custom(func(t *rapid.T) schema.Tag {
		return schema.Tag{ID: ids.Draw(t, "id"), Name: texts.Draw(t, "name"), NameUK: texts.Draw(t, "name_uk")}
	})
	r.Tags = rapid.SliceOfNDistinct(tag, 0, 8, func(t schema.Tag) string { return t.ID }).Draw(t, "tags")
	r.Counters = rapid.SliceOfNDistinct(rapid.Custom(anyCounter), 0, rule.MostCounters, func(c schema.Counter) string { return c.ID }).Draw(t, "counters")
	return r
})

func anyCounter(t *rapid.T) schema.Counter {
	of := func(words []string, name string) uint8 { return uint8(rapid.IntRange(0, len(words)-1).Draw(t, name)) }
	return schema.Counter{Name: texts.Draw(t, "name"), NameUK: texts.Draw(t, "name_uk"), Counter: rule.Counter{
		ID: ids.Draw(t, "id"), Harms: rapid.Bool().Draw(t, "harms"), Most: rapid.Int16Range(1, 99).Draw(t, "most"),
		When: rule.When(of(rule.Whens, "when")), Does: rule.Does(of(rule.Doings, "does")), Then: rule.Then(of(rule.Thens, "then")), Adds: rule.Adds(of(rule.Addings, "adds")),
	}}
}

var stages = rapid.Custom(func(t *rapid.T) schema.Stage {
	return schema.Stage{
		Rival: rapid.SampledFrom(schema.Rivals).Draw(t, "rival"), Hero: rapid.OneOf(rapid.Just(""), ids).Draw(t, "hero"),
		MoreHP: rapid.Int16Range(0, 30).Draw(t, "more hp"), Rest: rapid.Int16Range(0, 50).Draw(t, "rest"),
	}
})

var calls = rapid.Custom(func(t *rapid.T) schema.Called {
	return schema.Called{ID: ids.Draw(t, "id"), Name: texts.Draw(t, "name"), NameUK: texts.Draw(t, "name_uk"), About: texts.Draw(t, "about"), AboutUK: texts.Draw(t, "about_uk")}
})

// rowsOf are rows of marks, most of them the first one.
func rowsOf(t *rapid.T, marks string, least, most, width int) (rows []string) {
	mark := rapid.OneOf(rapid.Just(marks[0]), rapid.SampledFrom([]byte(marks)))
	for range rapid.IntRange(least, most).Draw(t, "rows") {
		rows = append(rows, string(rapid.SliceOfN(mark, width, width).Draw(t, "row")))
	}
	return rows
}

// levels are of the right form, though they mayn't be playable.
var levels = rapid.Custom(func(t *rapid.T) schema.Level {
	l := schema.Level{Called: calls.Draw(t, "called"), Terrain: rowsOf(t, ".#~", 10, 10, 10), Units: rowsOf(t, ".........................FAWfaw", 10, 10, 10)}
	if rapid.Bool().Draw(t, "open") {
		l.Terrain = slices.Repeat([]string{".........."}, 10)
	}
	return l
})

// maps are of the right form, though they mayn't be playable.
var maps = rapid.Custom(func(t *rapid.T) schema.Map {
	m := schema.Map{Called: calls.Draw(t, "called"), Seats: rapid.IntRange(2, 4).Draw(t, "seats"), Rows: rowsOf(t, rapid.SampledFrom([]string{"abcd.F", ".abcdF"}).Draw(t, "marks"), 1, 4, rapid.IntRange(1, 4).Draw(t, "width"))}
	for _, id := range rapid.SliceOfDistinct(rapid.SampledFrom([]string{"a", "b", "c", "d", "F"}), rapid.ID[string]).Draw(t, "areas") {
		m.Areas = append(m.Areas, schema.Area{ID: id, Owner: rapid.IntRange(0, 4).Draw(t, "owner"), Dice: rapid.IntRange(1, 8).Draw(t, "dice")})
	}
	return m
})

// positions are of the right form, though they mayn't be playable.
var positions = rapid.Custom(func(t *rapid.T) schema.Position {
	p := schema.Position{Called: calls.Draw(t, "called"), Game: schema.Reversi, Begins: rapid.IntRange(0, 2).Draw(t, "begins")}
	if rapid.Bool().Draw(t, "Reversi") {
		p.Rows = rowsOf(t, ".xo", 8, 8, 8)
		return p
	}
	p.Game, p.Gammons = schema.Backgammon, rapid.Bool().Draw(t, "gammons")
	point := rapid.Custom(func(t *rapid.T) schema.Point {
		at := rapid.IntRange(1, 25).Draw(t, "at")
		return schema.Point{Seat: rapid.IntRange(1, 2).Draw(t, "seat"), At: strings.Replace(strconv.Itoa(at), "25", "bar", 1), Checkers: rapid.IntRange(1, 6).Draw(t, "checkers")}
	})
	p.Points = rapid.SliceOfNDistinct(point, 0, 8, func(p schema.Point) schema.Point { p.Checkers = 0; return p }).Draw(t, "points")
	return p
})

var cases = rapid.Custom(func(t *rapid.T) schema.Case {
	share := rapid.Float32Range(0, 1)
	c := schema.Case{ID: rapid.IntRange(0, 1000).Draw(t, "id"), Potency: share.Draw(t, "potency"), Frequency: share.Draw(t, "frequency")}
	for i := range c.Inputs {
		c.Inputs[i] = share.Draw(t, "input")
	}
	c.Inputs[12], c.Inputs[13] = 1-c.Inputs[1], 1-c.Inputs[0]
	for i := range c.Outputs {
		c.Outputs[i] = share.Draw(t, "output")
	}
	if c.Outputs == [schema.Outputs]float32{} { // of which a warning tells
		c.Outputs[0] = 1
	}
	return c
})

var experts = rapid.Custom(func(t *rapid.T) schema.Expert {
	e := schema.Expert{ID: ids.Draw(t, "id"), Name: texts.Draw(t, "name"), Note: texts.Draw(t, "note"), Scale: schema.Rank, Weight: rapid.IntRange(1, schema.MaxVoices).Draw(t, "weight")}
	ranks := make([]int, schema.Inputs)
	for i := range ranks {
		ranks[i] = i
	}
	for i := range e.Priorities {
		copy(e.Priorities[i][:], rapid.Permutation(ranks).Draw(t, "row"))
	}
	if rapid.Bool().Draw(t, "scores") {
		e.Scale = schema.Score
		e.Priorities[0][0] = rapid.IntRange(-1_000_000, 1_000_000).Draw(t, "score")
	}
	return e
})

// distinctBy is a slice of values of which no two have the same key.
func distinctBy[T any, K comparable](values *rapid.Generator[T], key func(T) K, most int) *rapid.Generator[[]T] {
	return rapid.SliceOfNDistinct(values, 1, most, key)
}

// documents are documents as people write them: values in all sorts of layouts.
var documents = rapid.Custom(func(t *rapid.T) *schema.Document {
	d := rapid.OneOf(
		rapid.Map(cards, schema.NewCard),
		rapid.Map(heroes, schema.NewHero),
		rapid.Map(runs, schema.NewRun),
		rapid.Map(relics, schema.NewRelic),
		rapid.Map(packRules, schema.NewRules),
		rapid.Map(levels, schema.NewLevel),
		rapid.Map(maps, schema.NewMap),
		rapid.Map(positions, schema.NewPosition),
		rapid.Map(distinctBy(cases, func(c schema.Case) int { return c.ID }, 3), func(c []schema.Case) *schema.Document { return schema.NewCases("x", c) }),
		rapid.Map(distinctBy(experts, func(e schema.Expert) string { return e.ID }, 2), func(e []schema.Expert) *schema.Document { return schema.NewPriorities("x", e) }),
	).Draw(t, "document")
	source := d.Source()
	for _, layout := range layouts {
		if rapid.Bool().Draw(t, layout.name) {
			source = layout.change(source)
		}
	}
	return d.WithSource(source)
})

// layouts change how a document is written, not what it says.
var layouts = []struct {
	name   string
	change func(string) string
}{
	{"comments behind elements", func(s string) string { return strings.ReplaceAll(s, ">\n", "> <!-- <cost> & co. -->\n") }},
	{"comments on lines of their own", func(s string) string { return strings.ReplaceAll(s, ">\n  <", ">\n\n  <!-- a\n comment -->\n  <") }},
	{"single quotes", func(s string) string {
		if strings.Contains(s, "'") {
			return s
		}
		return strings.ReplaceAll(s, `"`, `'`)
	}},
	{"tabs", func(s string) string { return strings.ReplaceAll(s, "  ", "\t") }},
	{"no indentation", func(s string) string { return strings.ReplaceAll(s, "  ", "") }},
	{"one line", func(s string) string { return strings.ReplaceAll(s, "\n", " ") }},
	{"CR", func(s string) string { return strings.ReplaceAll(s, "\n", "\r") }},
	{"CRLF", crlf},
	{"a byte order mark", func(s string) string { return "\uFEFF" + s }},
}

// paths returns the paths of all texts that a document may hold, with small indexes.
func paths(d *schema.Document) []string {
	var all []string
	var walk func(f *schema.Field, path string)
	walk = func(f *schema.Field, path string) {
		if f.Type != schema.Group {
			all = append(all, path)
		}
		for i := range f.Fields {
			inner := &f.Fields[i]
			if inner.Attribute && f.Indexed {
				continue // with its id an element has another path
			}
			at := inner.Name
			if inner.Attribute {
				at = "@" + at
			} else if path != "" {
				at = "/" + at
			}
			if !inner.Repeats() {
				walk(inner, path+at)
				continue
			}
			count := 3
			for !inner.Indexed && count > 0 && !written(d, item(path+at, count-1)) {
				count--
			}
			for k := range count {
				walk(inner, item(path+at, k))
			}
		}
	}
	walk(schema.Fields(d.Kind()), "")
	return all
}

func written(d *schema.Document, path string) bool {
	_, _, ok := d.Span(path)
	return ok
}

// changedLines counts the lines that differ between two texts, and by how many lines the second is longer.
func changedLines(a, b string) (changed, added int) {
	before, after := strings.Split(a, "\n"), strings.Split(b, "\n")
	added = len(after) - len(before)
	for len(before) > 0 && len(after) > 0 && before[0] == after[0] {
		before, after = before[1:], after[1:]
	}
	for len(before) > 0 && len(after) > 0 && before[len(before)-1] == after[len(after)-1] {
		before, after = before[:len(before)-1], after[:len(after)-1]
	}
	return max(len(before), len(after)), added
}

// values returns the texts at all paths that are written.
func values(d *schema.Document) map[string]string {
	result := map[string]string{}
	for _, path := range paths(d) {
		if value, ok := d.Value(path); ok {
			result[path] = value
		}
	}
	return result
}
