package dueltest_test

import (
	"fmt"
	"reflect"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
	"boardduels/runtime/duel/rule"
)

// ruled is what a duel is made of that speaks the language of rules.
type ruled struct {
	numbers duel.Numbers
	heroes  [2]duel.Hero
}

func drawRuled(t *rapid.T, shape dueltest.Shape) ruled {
	n := dueltest.RuledNumbers(t)
	return ruled{n, dueltest.RuledHeroes(t, n, shape)}
}

func TestTheRulesTakeWhatIsSaid(t *testing.T) {
	for _, shape := range []dueltest.Shape{dueltest.Real, dueltest.Any} {
		rapid.Check(t, func(t *rapid.T) {
			drawn := drawRuled(t, shape)
			_, err := drawn.numbers.New(drawn.heroes[0], drawn.heroes[1])
			require.NoError(t, err)
		})
	}
}

// sample is what some hundreds of draws have shown: of each field of numbers, heroes, cards, counters and rules which
// values it had.
type sample map[string]map[string]bool

func newSample() sample {
	s := sample{}
	for n := range 400 {
		drawn := rapid.Custom(func(t *rapid.T) ruled { return drawRuled(t, dueltest.Real) }).Example(n)
		s.see("numbers", reflect.ValueOf(drawn.numbers))
		for _, c := range drawn.numbers.Counters {
			if c.ID != "" {
				s.see("counter", reflect.ValueOf(c))
			}
		}
		for _, h := range drawn.heroes {
			s.see("hero", reflect.ValueOf(h))
			s.rules(h.Passives)
			for _, relic := range h.Relics {
				s.rules(relic.Rules)
			}
			for _, line := range h.Deck {
				s.see("says", reflect.ValueOf(line.Card.Says))
				s.rules(line.Card.Says.Rules.All())
			}
		}
	}
	return s
}

func (s sample) rules(rules []rule.Rule) {
	for _, r := range rules {
		s.see("rule", reflect.ValueOf(r))
	}
}

func (s sample) see(name string, v reflect.Value) {
	for i := range v.NumField() {
		field := name + "." + v.Type().Field(i).Name
		if s[field] == nil {
			s[field] = map[string]bool{}
		}
		s[field][fmt.Sprint(v.Field(i).Interface())] = true
	}
}

// Each word of each list of the language is drawn, so that whatever joins a list is tried by all properties.
func TestEachWordIsDrawn(t *testing.T) {
	drawn := newSample()
	for field, words := range map[string][]string{
		"rule.On": rule.AttributeNamed("on").Words, "rule.Of": rule.AttributeNamed("of").Words, "rule.If": rule.AttributeNamed("if").Words[1:],
		"rule.Do": rule.AttributeNamed("do").Words, "rule.To": rule.AttributeNamed("to").Words, "rule.Per": rule.AttributeNamed("per").Words,
		"rule.Count": rule.AttributeNamed("count").Words, "rule.Card": rule.AttributeNamed("card").Words,
		"rule.Pick": rule.AttributeNamed("pick").Words, "rule.Into": rule.AttributeNamed("into").Words,
		"counter.When": rule.Whens, "counter.Does": rule.Doings, "counter.Then": rule.Thens, "counter.Adds": rule.Addings,
		"says.Goes": rule.Goals,
	} {
		require.NotEmpty(t, drawn[field], field)
		for _, word := range words {
			assert.Contains(t, drawn[field], word, "%s: never drawn", field)
		}
	}
}

// Nothing that can be said is always the same, of numbers, heroes, cards, counters and rules.
func TestEachFieldIsDrawn(t *testing.T) {
	for field, values := range newSample() {
		assert.True(t, len(values) > 1 || field == "counter.ID", "%s: always %v", field, values)
	}
}

// Each attribute of the language is one of the lists above, or a number, flag or name of which more than one is drawn.
func TestEachAttributeIsDrawn(t *testing.T) {
	drawn := map[string]map[string]bool{}
	for n := range 1000 {
		written := rapid.Custom(func(t *rapid.T) map[string]string {
			return dueltest.Attributes(t, rapid.SampledFrom([]string{"a", "b"}))
		}).Example(n)
		for name, text := range written {
			if drawn[name] == nil {
				drawn[name] = map[string]bool{}
			}
			drawn[name][text] = true
		}
	}
	for i := range rule.Attributes {
		a := &rule.Attributes[i]
		assert.Greater(t, len(drawn[a.Name]), 1, "%s: drawn", a.Name)
		for _, word := range a.Words {
			assert.True(t, word == "" || drawn[a.Name][word], "%s: %s is never drawn", a.Name, word)
		}
	}
}
