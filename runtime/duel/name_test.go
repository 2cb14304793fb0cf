package duel_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/runtime/duel"
)

func TestEverythingHasAName(t *testing.T) {
	check := func(names ...fmt.Stringer) {
		called := map[string]bool{}
		for _, name := range names {
			assert.Regexp(t, `^[a-z_]+$`, name.String())
			assert.False(t, called[name.String()], "%s stands for two things", name)
			called[name.String()] = true
		}
	}
	check(duel.Attack, duel.Defence, duel.MajorAttack, duel.MajorDefence)
	var events, effects []fmt.Stringer
	for event := range duel.DuelWon + 1 {
		events = append(events, event)
	}
	for effect := duel.DefenceEffect; effect <= duel.DoTEffect; effect++ {
		effects = append(effects, effect)
	}
	check(events...)
	check(effects...)
	assert.Empty(t, duel.NoEffect.String())
}

func TestActionsAreNamedByTheirCards(t *testing.T) {
	sc := newScene(t, cards{{ID: "hit"}}, nil)
	assert.Equal(t, "hit", sc.d.ActionName(me, duel.Play(sc.card(me, "hit"))))
	assert.Equal(t, "blank", sc.d.ActionName(foe, duel.Play(sc.card(foe, "blank"))))
	assert.Equal(t, "end", sc.d.ActionName(me, duel.EndTurn))
}
