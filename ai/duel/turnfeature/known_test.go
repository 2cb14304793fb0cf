package turnfeature_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/duel/turnfeature"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
)

// featureless are the effects that no feature tells of, with the reason.
var featureless = map[string]string{
	"max_hp_bonus": "the hp that come with it are features",
}

// Each effect on a fighter changes a feature.
func TestEachEffectIsAFeature(t *testing.T) {
	d := classictest.Duel(t, "knight", "mage")
	for _, e := range duel.Listed {
		plain := d.Start(1)
		with := plain
		dueltest.Afflict(&with.Fighters[0], e, 1, 2)
		var before, after turnfeature.Vector
		turnfeature.Of(d, &plain, 0, &before)
		turnfeature.Of(d, &with, 0, &after)
		assert.Equal(t, featureless[e.String()] != "", before == after, "%v: is a feature, or has a reason", e)
	}
}
