package query_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/query"
)

var words = &query.Words{
	Fields: []query.Field{
		{Path: "cost", Names: []string{"cost", "Cost", "Вартість"}, Type: query.Number, None: "0"},
		{Path: "cost_bonus", Names: []string{"cost_bonus", "Cost of cards", "Вартість карт"}, Type: query.Number, None: "0"},
		{Path: "base_damage", Names: []string{"base_damage", "Damage", "Шкода"}, Type: query.Number, None: "0"},
		{Path: "isMajor", Names: []string{"isMajor", "Major card", "Старша карта"}, Type: query.Flag, None: "false"},
		{Path: "stun_time", Names: []string{"stun_time", "Stun", "Приголомшення"}, Type: query.Number, None: "0"},
		{Path: "additional", Names: []string{"additional", "Addition", "Додаток"}, None: "none"},
	},
	Relations: []query.Relation{{Name: "deck"}, {Name: "is", Values: []string{"changed", "unused"}}},
}

// card is a record: its name in the key "", its decks in "deck".
type card map[string]string

func (c card) Text() string { return strings.ToLower(c[""]) }

func (c card) Value(path string) string {
	if value, ok := c[path]; ok {
		return value
	}
	for _, f := range words.Fields {
		if f.Path == path {
			return f.None
		}
	}
	return ""
}

func (c card) Has(relation, value string) bool { return strings.Contains(c[relation], value) }

var cards = []card{
	{"": "Cleave knight", "cost": "1", "base_damage": "3", "deck": "knight"},
	{"": "Mind Shock", "cost": "2", "base_damage": "4", "stun_time": "1", "deck": "mage"},
	{"": "Ambush", "isMajor": "true", "base_damage": "10", "deck": "rogue", "is": "changed"},
	{"": "Удар — fire bolt", "cost": "3", "base_damage": "five", "additional": "Draws", "deck": "mage rogue"},
}

func found(t *testing.T, text string) string {
	t.Helper()
	q, err := query.Parse(text)
	require.NoError(t, err, text)
	b, err := q.Bind(words)
	require.NoError(t, err, text)
	var names []string
	for _, c := range cards {
		if b.Match(c) {
			names = append(names, strings.Fields(c[""])[0])
		}
	}
	return strings.Join(names, " ")
}

func TestQueries(t *testing.T) {
	for text, want := range map[string]string{
		"":                   "Cleave Mind Ambush Удар",
		"CLEAVE":             "Cleave",
		"fire bolt":          "Удар",
		"bolt fire":          "Удар",
		`"bolt fire"`:        "",
		`"fire bolt"`:        "Удар",
		"cost>1":             "Mind Удар",
		"cost>=1 cost<3":     "Cleave Mind",
		"cost:0":             "Ambush",
		"cost!=0 -cost=3":    "Cleave Mind",
		"damage>=4":          "Mind Ambush",
		"damage>=3,5 -major": "Mind",
		"stun":               "Mind",
		"-stun":              "Cleave Ambush Удар",
		"приголом":           "Mind",
		"вартість>2":         "Удар",
		"major:yes":          "Ambush",
		"major=ні":           "Cleave Mind Удар",
		"isMajor!=true":      "Cleave Mind Удар",
		"deck:mage":          "Mind Удар",
		"deck!=mage":         "Cleave Ambush",
		"is:changed":         "Ambush",
		"addition:draw":      "Удар",
		"addition=draw":      "",
		"addition!=draws":    "Cleave Mind Ambush",
		`additional="draws"`: "Удар",
		"удар cost=3":        "Удар",
		"-":                  "",
		"a - b":              "",
		"   ":                "Cleave Mind Ambush Удар",
		"st":                 "",
		"—":                  "Удар",
	} {
		assert.Equal(t, want, found(t, text), "%q", text)
	}
}

func TestWrongQueriesSayWhereAndWhy(t *testing.T) {
	for text, want := range map[string]query.Error{
		`fire "bolt`:         {Code: query.Unclosed, At: 5, Found: `"bolt`},
		"cost>":              {Code: query.NoValue, At: 5, Found: "cost>"},
		"cost>many":          {Code: query.NoNumber, At: 0, Found: "many"},
		"a cost=NaN":         {Code: query.NoNumber, At: 2, Found: "nan"},
		"price>2":            {Code: query.UnknownField, At: 0, Found: "price", Known: []string{"deck", "is", "cost", "cost_bonus", "base_damage", "isMajor", "stun_time", "additional"}},
		"is:unsed":           {Code: query.UnknownValue, At: 0, Found: "unsed", Known: []string{"unused", "changed"}},
		"addition=a coost=2": {Code: query.UnknownField, At: 11, Found: "coost", Known: []string{"cost", "deck", "is", "cost_bonus", "base_damage", "isMajor", "stun_time", "additional"}},
		"is:new":             {Code: query.UnknownValue, At: 0, Found: "new", Known: []string{"changed", "unused"}},
		"major=maybe":        {Code: query.UnknownValue, At: 0, Found: "maybe", Known: []string{"true", "false"}},
		"is>changed":         {Code: query.NoOrder, At: 0, Found: "is>"},
		"major>true":         {Code: query.NoOrder, At: 0, Found: "major>"},
		"addition>a":         {Code: query.NoOrder, At: 0, Found: "addition>"},
		"co=1":               {Code: query.Ambiguous, At: 0, Found: "co", Known: []string{"cost", "cost_bonus"}},
	} {
		q, err := query.Parse(text)
		if err == nil {
			_, err = q.Bind(words)
		}
		var wrong *query.Error
		if !assert.ErrorAs(t, err, &wrong, text) {
			continue
		}
		if want.Known == nil {
			wrong.Known = nil
		}
		assert.Equal(t, want, *wrong, text)
		assert.Contains(t, wrong.Error(), want.Code)
	}
}

// Whatever is typed is read or refused with a place inside the text, and what is read has the same meaning when it is
// read again.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"", "cost>2 stun", `-"a b" deck:rogue`, "-", "--a", `"`, "a:b:c", "=", ">=2", "a!=", "\u00a0x", "\xff"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		q, err := query.Parse(text)
		if err == nil {
			_, err = q.Bind(words)
		}
		if err == nil {
			b, _ := q.Bind(words)
			for _, c := range cards {
				b.Match(c)
			}
			return
		}
		var wrong *query.Error
		require.ErrorAs(t, err, &wrong)
		require.GreaterOrEqual(t, wrong.At, 0)
		require.LessOrEqual(t, wrong.At, len([]rune(text)))
	})
}
