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

func TestNamesOfActionsTellTheMode(t *testing.T) {
	for name, mode := range map[string]int8{"hit": 0, "hit:1": 1, "hit:3": 3} {
		id, cut, ok := duel.CutMode(name)
		assert.True(t, ok, name)
		assert.Equal(t, "hit", id, name)
		assert.Equal(t, mode, cut, name)
		assert.Equal(t, name, duel.Action{Mode: mode}.Named("hit"))
	}
	for _, name := range []string{"hit:", "hit:0", "hit:01", "hit:+1", "hit:-1", "hit:two", "hit:1:2", "hit:300"} {
		_, _, ok := duel.CutMode(name)
		assert.False(t, ok, name)
	}
}
