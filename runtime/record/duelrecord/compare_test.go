package duelrecord_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel/rule"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/record/duelrecord/duelrecordtest"
)

func TestTurnStart(t *testing.T) {
	r := played(t, 11)
	want := 0
	for i, turn := range r.Turns {
		ply, err := r.TurnStart(i + 1)
		require.NoError(t, err)
		assert.Equal(t, want, ply)
		want += len(turn.Actions)
	}
	end, err := r.TurnStart(len(r.Turns) + 1)
	require.NoError(t, err)
	assert.Equal(t, r.Plies(), end)
	for _, turn := range []int{-1, 0, len(r.Turns) + 2} {
		_, err := r.TurnStart(turn)
		assert.EqualError(t, err, fmt.Sprintf("no turn %d, there are 1 to %d", turn, len(r.Turns)+1))
	}
}

func TestForkNamesTheFirstActionThatTheCardsDontAllow(t *testing.T) {
	r := played(t, 11)
	seats := r.Seats
	seats[0].Hero = duelrecordtest.Hero(squire())
	for i := range seats[0].Hero.Cards {
		seats[0].Hero.Cards[i].Cost = 10
	}
	_, err := duelrecord.Fork(r, r.Plies(), seats)
	var hindered *duelrecord.ForkError
	require.ErrorAs(t, err, &hindered)
	start, err := r.TurnStart(hindered.Turn)
	require.NoError(t, err)
	assert.Greater(t, hindered.Ply, start)
	for _, ply := range []int{start, hindered.Ply - 1} {
		_, err = duelrecord.Fork(r, ply, seats)
		assert.NoError(t, err)
	}
	_, err = duelrecord.Fork(r, hindered.Ply, seats)
	assert.Error(t, err)
}

func TestCompareFindsEdits(t *testing.T) {
	r := played(t, 11)
	seats := r.Seats
	hero := duelrecordtest.Hero(squire())
	hero.HP = 31
	hero.Name = "Other"
	hero.Cards[0].MaxDamage, hero.Cards[0].Additional = 4, "a note"
	hero.Cards[6].IgnoreDefense = false
	hero.Deck[1].Copies, hero.Deck[2].Copies = 2, 3
	hero.Cards[5].ID, hero.Deck[5].Card = "stance", "stance"
	seats[0].Hero = hero
	fork, err := duelrecord.Fork(r, 0, seats)
	require.NoError(t, err)
	var told []string
	for _, e := range duelrecord.Compare(r, fork).Edits[0] {
		told = append(told, e.Card+" "+e.Field.Name+" "+e.From+" "+e.To)
	}
	assert.Equal(t, []string{
		" hp 30 31", "spike copies 3 2", "block copies 2 3", "stand copies 1 0", "stance copies 0 1",
		"cut max_damage 2 4", "verdict ignore_defense true false",
	}, told)
	assert.Empty(t, duelrecord.Compare(r, fork).Edits[1])

	seats[0].Hero = duelrecordtest.Hero(witch())
	other, err := duelrecord.Fork(r, 0, seats)
	require.NoError(t, err)
	assert.Empty(t, duelrecord.Compare(r, other).Edits[0], "other heroes have nothing to compare")
}

// What cards and heroes say in the language of rules is told rule by rule, with where cards go and what they are
// tagged.
func TestCompareFindsEditsOfRules(t *testing.T) {
	r := played(t, 11)
	seats := r.Seats
	before, after := duelrecordtest.Hero(squire()), duelrecordtest.Hero(squire())
	rules := func(all ...map[string]string) (read []rule.Rule) {
		for _, written := range all {
			one, err := rule.Read(written)
			require.NoError(t, err)
			read = append(read, one)
		}
		return read
	}
	heal, heal2 := map[string]string{"do": "heal"}, map[string]string{"do": "heal", "amount": "2"}
	before.Cards[0].Says.Rules = rule.ListOf(rules(heal, map[string]string{"do": "shield"})...)
	after.Cards[0].Says.Rules = rule.ListOf(rules(map[string]string{"do": "draw"}, heal2)...)
	after.Cards[0].Says.Goes = rule.IntoHand
	after.Cards[0].Says.Tags[0] = "fire"
	after.Passives = rules(map[string]string{"on": "turn_start", "do": "energy"})
	var told []string
	a, b := *r, *r
	a.Seats[0].Hero, seats[0].Hero = before, after
	b.Seats = seats
	for _, e := range duelrecord.Compare(&a, &b).Edits[0] {
		told = append(told, e.Card+" "+e.Field.Name+" "+e.From+" → "+e.To)
		assert.Equal(t, [2]bool{e.Field.Name == "rule" && e.From != "", e.Field.Name == "rule" && e.To != ""}, [2]bool{e.Rules[0] != nil, e.Rules[1] != nil})
	}
	assert.Equal(t, []string{
		` rule  → on="turn_start" do="energy"`, "cut goes  → hand", "cut tag  → fire", `cut rule  → do="draw"`,
		`cut rule do="heal" → do="heal" amount="2"`, `cut rule do="shield" → `,
	}, told)
}
