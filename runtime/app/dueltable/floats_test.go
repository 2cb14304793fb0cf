package dueltable

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

func TestNumbersOfAMomentDontCoverEachOther(t *testing.T) {
	v, _ := newBoardOf(t, "mage", "knight")
	v.Now.Events = []duel.Event{
		{Kind: duel.DamageTaken, Seat: 0, Amount: 3}, {Kind: duel.DoTHurt, Seat: 0, Amount: 2}, {Kind: duel.Healed, Seat: 0, Amount: 1},
		{Kind: duel.ShieldGained, Seat: 0, Amount: 4}, {Kind: duel.Exhausted, Seat: 1, Amount: 1}, {Kind: duel.Healed, Seat: 1},
	}
	assert.Equal(t, []rising{
		{-3, "−3", look.Hit}, {-2, "−2", look.Venom},
		{1, "+1", look.Mended}, {4, "+4", look.Warded},
	}, v.blowOf(0).numbers())
	assert.Equal(t, []rising{{-1, "−1", look.Venom}}, v.blowOf(game.Seat(1)).numbers())

	portrait, number := fyne.NewSize(60, 60), fyne.NewSize(25, 26)
	for under := range 2 {
		below, above := riseFrom(portrait, number, under), riseFrom(portrait, number, under+1)
		require.Equal(t, below.X, above.X)
		assert.LessOrEqual(t, above.Y+number.Height, below.Y)
	}
}

// What moves is nowhere else for a frame before it does.
func TestNumbersAndCardsBeginWhereTheyComeFrom(t *testing.T) {
	v, d := newBoardOf(t, "mage", "knight")
	looktest.ShowAlone(t, v.Table.Root, fyne.NewSize(1280, 800))
	clock := &motion.ByHand{}
	*v.Table.Stage = *motion.NewStage(clock)
	state := d.Start(1)
	v.Show(Moment{
		View: d.View(&state, 0), Seat: 1, Action: duel.Play(0),
		Events: []duel.Event{{Kind: duel.DamageTaken, Seat: 0, Amount: 7}},
	}, Caption{})
	home := v.Table.Field.Newest().Position()
	v.Animate()
	portrait, numbers := v.Table.Me.portrait, v.Table.Me.floats.box
	began := v.Table.Field.Newest().Position()
	assert.Greater(t, began.X, home.X, "it comes from the right, where the enemy stands")
	assert.Empty(t, numbers.Objects, "what it does is seen as it lands")

	clock.Pass(enterTime + 20*time.Millisecond)
	assert.Equal(t, home, v.Table.Field.Newest().Position())
	clock.Pass(throwTime)
	require.Len(t, numbers.Objects, 1)
	number := numbers.Objects[0].(*canvas.Image)
	middle := number.Position().X + number.Size().Width/2
	assert.InDelta(t, portrait.Size().Width/2, middle, 1)
	assert.Greater(t, number.Position().Y, portrait.Size().Height/3)

	clock.Pass(250 * time.Millisecond)
	assert.GreaterOrEqual(t, number.Size().Height, portrait.Size().Height/5, "it can't be overlooked")
	high := number.Position().Y
	clock.Pass(500 * time.Millisecond)
	assert.Less(t, number.Position().Y, high)
	clock.Pass(time.Second)
	assert.Empty(t, numbers.Objects)

	v.Table.Stage.Set(motion.Usual, true)
	v.Animate()
	assert.Equal(t, home, v.Table.Field.Newest().Position(), "who wants less motion sees the card where it lies")
	clock.Pass(enterTime + 20*time.Millisecond)
	number = numbers.Objects[0].(*canvas.Image)
	at := number.Position()
	clock.Pass(500 * time.Millisecond)
	assert.Equal(t, at, number.Position())
}
