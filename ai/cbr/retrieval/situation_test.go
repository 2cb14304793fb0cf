package retrieval

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
)

// knightsMoment is the opening of a duel between Knight and Mage, seen by the Knight, who holds two minor attacks, a
// minor defence and a major one.
func knightsMoment(t *testing.T) (*duel.Duel, *duel.View) {
	t.Helper()
	d := classictest.Duel(t, "knight", "mage")
	start := d.Start(1)
	view := d.View(&start, 0)
	const spikeStrike, cleave, shieldBlock, lastStand = 0, 1, 2, 4 // by the lines of the Knight's document
	view.Fighters[0].HandCount = int16(copy(view.Hand[:], []duel.CardIndex{spikeStrike, cleave, shieldBlock, lastStand}))
	return d, &view
}

func TestDescribe(t *testing.T) {
	d, view := knightsMoment(t)
	me, foe := view.Me(), view.Foe()
	me.HP, me.MaxHPBonus, me.EP, me.DeckCount = (d.Hero(0).HP+6)/4, 6, 4, 6
	foe.HP, foe.MaxHPBonus, foe.EP, foe.HandCount, foe.DeckCount = d.Hero(1).HP-5, -5, 2, 3, 9
	s := Describe(d, view)
	want := ai.Situation{
		0:  0.25, // of the maximum that a bonus has raised
		1:  1,    // of the maximum that a curse has lowered
		2:  float32(4) / float32(d.Hero(0).EP),
		3:  float32(2) / float32(d.Hero(1).EP),
		4:  0.6,
		5:  0.5,
		6:  0.75,
		7:  0.4, // minor attacks
		8:  0.2, // minor defences
		9:  0,   // major attacks
		10: 0.2, // major defences
		11: 0.8,
		12: 0,
		13: 0.75,
	}
	assert.InDeltaSlice(t, want[:], s[:], 0.01)
}
