package material_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/duel/material"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
)

// unweighed are the effects that are worth nothing by themselves, with the reason.
var unweighed = map[string]string{
	"max_hp_bonus": "the hp that come with it count, above the hero's own for less",
}

// Each effect makes its fighter worth more or less, as it helps or harms.
func TestEachEffectIsWeighed(t *testing.T) {
	d := classictest.Duel(t, "knight", "knight")
	m := material.New(d)
	for _, e := range duel.Listed {
		plain, with := even(d), even(d)
		dueltest.Afflict(&with.Fighters[0], e, 1, 3)
		before, after := m.Fighter(&plain, 0), m.Fighter(&with, 0)
		switch {
		case unweighed[e.String()] != "":
			assert.Equal(t, before, after, "%v: it has a worth", e)
		case e.Harms(1):
			assert.Less(t, after, before, "%v: has no worth, nor a reason", e)
		default:
			assert.Greater(t, after, before, "%v: has no worth, nor a reason", e)
		}
	}
}
