package look_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/runtime/app/look"
	"boardduels/runtime/duel/rule"
)

// Whatever a rule can do has a sign, and so has each counter.
func TestEachWordOfRulesHasASign(t *testing.T) {
	for do := range rule.EffectCount {
		for _, amount := range []int16{do.Meaning().Min, do.Meaning().Max} {
			assert.NotNil(t, look.RuleSymbol(do, amount), "%v", do)
		}
	}
	for does := range rule.Doings {
		for adds := range rule.Addings {
			assert.NotNil(t, look.CounterSymbol(&rule.Counter{Does: rule.Does(does), Adds: rule.Adds(adds)}))
		}
	}
}
