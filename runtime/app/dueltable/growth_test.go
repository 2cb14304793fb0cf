package dueltable

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/game"
)

// On every size of table nothing covers anything else, and on a larger one things are larger.
func TestTheTableFillsItsWindow(t *testing.T) {
	sizes := []fyne.Size{{Width: 1280, Height: 720}, {Width: 1280, Height: 800}, {Width: 1920, Height: 1080}, {Width: 3440, Height: 1440}, {Width: 3840, Height: 2160}}
	card := float32(0)
	for _, size := range sizes {
		t.Run(fmt.Sprintf("%.0fx%.0f", size.Width, size.Height), func(t *testing.T) {
			f := newBout(t, 0, "knight", "mage")
			f.hold(0, "cleave", "spike_strike", "shield_block", "rage", "cleave")
			f.show(Moment{Seat: game.Nobody})
			looktest.ShowAlone(t, f.Table.Root, size)
			f.play("cleave")
			v := f.Table
			field, hand := placeOf(v.Field, v.Root), placeOf(v.Hand.box, v.Root)
			me, foe, turn := placeOf(v.Me, v.Root), placeOf(v.Foe, v.Root), placeOf(v.Turn, v.Root)
			assert.LessOrEqual(t, me.X+me.W, field.X)
			assert.LessOrEqual(t, field.X+field.W, foe.X)
			assert.LessOrEqual(t, field.Y+field.H, hand.Y)
			assert.LessOrEqual(t, hand.X+hand.W, turn.X)
			assert.InDelta(t, size.Height, hand.Y+hand.H, 20, "it goes down to the end")
			laid := v.Field.row[0].home
			assert.InDelta(t, field.W/2, laid.Middle().X, 5, "in the middle")
			assert.GreaterOrEqual(t, laid.H, size.Height*0.33)
			assert.Greater(t, laid.H, card-1)
			card = laid.H
		})
	}
}

// The hall is there by night and by day.
func TestDuelsTakePlaceInAHall(t *testing.T) {
	f := newBout(t, 0, "knight", "mage")
	queue := looktest.NewApp(t).Queue
	looktest.ShowAlone(t, f.Table.Root, fyne.NewSize(640, 360))
	for f.Table.hall.Image == nil || f.Table.hall.Image.Bounds().Dx() < 1000 {
		(<-queue)()
	}
	assert.Equal(t, f.Table.Root.Size(), f.Table.hall.Size())
}
