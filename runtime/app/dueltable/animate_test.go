package dueltable

import (
	"flag"
	"fmt"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

var strips = flag.String("strips", "", "a folder into which to write the frames of what moves, to be looked at")

// moving is a bout on a stage whose clock the test drives.
type moving struct {
	*bout
	window fyne.Window
	clock  *motion.ByHand
	strip  string // the name of its frames; "" leaves none
	frames int
}

func newMoving(t *testing.T, strip string, size fyne.Size, first game.Seat) *moving {
	m := &moving{bout: newBout(t, first, "knight", "mage"), clock: &motion.ByHand{}, strip: strip}
	*m.Table.Stage = *motion.NewStage(m.clock)
	m.window = looktest.ShowAlone(t, m.Table.Root, size)
	return m
}

// pass lets time pass, and keeps what is to be seen then.
func (m *moving) pass(d time.Duration) {
	m.clock.Pass(d)
	if *strips == "" || m.strip == "" {
		return
	}
	m.frames++
	f, err := os.Create(filepath.Join(*strips, fmt.Sprintf("%s-%02d.png", m.strip, m.frames)))
	require.NoError(m.t, err)
	require.NoError(m.t, (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(f, m.window.Canvas().Capture()))
	require.NoError(m.t, f.Close())
}

// passAll lets time pass until nothing moves any more.
func (m *moving) passAll() {
	const most = 60
	for frame := 0; frame < most && m.Table.Stage.IsMoving(); frame++ {
		m.pass(100 * time.Millisecond)
	}
	require.False(m.t, m.Table.Stage.IsMoving())
}

// placeOf returns where a part of the table is on it.
func placeOf(o fyne.CanvasObject, under fyne.CanvasObject) ui.Rect {
	at := o.Position().Add(under.Position())
	return ui.NewRect(at.X, at.Y, o.Size().Width, o.Size().Height)
}

// A card flies from its place in the hand to the field; what it does is seen once it is there, and not before.
func TestACardFliesFromTheHandAndThenHits(t *testing.T) {
	for _, size := range quick.First(fyne.NewSize(360, 640), fyne.NewSize(1280, 800)) {
		m := newMoving(t, fmt.Sprintf("hit_%.0f", size.Width), size, 0)
		m.hold(0, "spike_strike", "cleave", "shield_block")
		m.state.Fighters[1].HP, m.state.Fighters[1].Shield = 30, 1
		m.show(Moment{Seat: game.Nobody})
		hand := m.Table.Hand
		from := placeOf(hand.Cards[1], hand.box).Middle()
		next := hand.Cards[2].Position()
		m.play("cleave")
		m.Animate()
		card, foe := m.Table.Field.row[0], m.Table.Foe
		over := func(o fyne.CanvasObject) bool {
			return slices.Index(m.Table.Root.Objects, fyne.CanvasObject(m.Table.Field)) > slices.Index(m.Table.Root.Objects, o)
		}
		assert.True(t, over(foe) && over(m.Table.Me), "no hero covers a card that flies")
		home := card.home
		assert.InDelta(t, from.X, placeOf(card, m.Table.Field).Middle().X, 1)
		assert.InDelta(t, from.Y, placeOf(card, m.Table.Field).Middle().Y, 1)
		assert.Equal(t, next, hand.Cards[1].Position(), "the card beside it is still where it was")
		assert.False(t, card.deeds.Visible())
		assert.Equal(t, [2]int16{30, 1}, foe.hp.seen)
		assert.Equal(t, "30/35", written(foe.hp.number))
		still := foe.portrait.Position()
		m.pass(150 * time.Millisecond)
		assert.Empty(t, foe.floats.box.Objects)
		assert.Equal(t, still, foe.portrait.Position())
		m.pass(120 * time.Millisecond)
		assert.Equal(t, home.Pos(), card.Position())
		assert.NotEmpty(t, m.Table.air.box.Objects, "the blow is on its way")
		assert.Empty(t, foe.floats.box.Objects)
		m.pass(throwTime + 20*time.Millisecond)
		assert.False(t, over(foe) || over(m.Table.Me), "nor does the field cover what rises from them")
		assert.True(t, card.deeds.Visible())
		assert.Len(t, foe.floats.box.Objects, 1)
		assert.NotEqual(t, still, foe.portrait.Position(), "it shakes")
		assert.True(t, foe.omen.Visible(), "the shield cracks")
		assert.NotEqual(t, next, hand.Cards[1].Position())
		m.passAll()
		assert.Equal(t, "29/35", written(foe.hp.number))
		assert.Equal(t, still, foe.portrait.Position())
		assert.False(t, foe.omen.Visible())
		assert.Empty(t, foe.floats.box.Objects)
		assert.Equal(t, hand.homes[1].Pos(), hand.Cards[1].Position())
	}
}

// The cards of the turn before go back into the deck of whoever played them, or out of the duel.
func TestCardsGoBackIntoTheDeck(t *testing.T) {
	m := newMoving(t, "sweep", fyne.NewSize(1280, 800), 0)
	m.hold(0, "cleave", "rage")
	m.hold(1, "fire_bolt")
	m.play("cleave")
	m.play("rage")
	m.play("")
	m.passAll()
	m.play("fire_bolt")
	m.Animate()
	backs := m.Table.air.box.Objects
	require.Len(t, backs, 1, "the other one follows")
	assert.Equal(t, m.Table.Field.row[0].home.W, backs[0].Size().Width)
	m.pass(120 * time.Millisecond)
	require.Len(t, m.Table.air.box.Objects, 2)
	deck := m.Table.Me.deck.place().Moved(m.Table.Me.Position())
	m.pass(190 * time.Millisecond)
	assert.InDelta(t, deck.X, backs[0].Position().X, 40, "into the own deck")
	assert.Less(t, m.Table.air.box.Objects[1].Size().Width, float32(150), "a major card is used up")
	m.passAll()
	assert.Empty(t, m.Table.air.box.Objects)
}

// A new card comes from the deck, and is only there when it has come.
func TestNewCardsComeFromTheDeck(t *testing.T) {
	m := newMoving(t, "draw", fyne.NewSize(640, 360), 1)
	m.passAll()
	m.play("")
	m.Animate()
	hand := m.Table.Hand
	last := len(hand.Model.Cards) - 1
	assert.False(t, hand.Cards[last].Visible())
	require.Len(t, m.Table.air.box.Objects, 1)
	back := m.Table.air.box.Objects[0]
	assert.InDelta(t, back.Size().Width*0.06, back.(*canvas.Image).CornerRadius, 0.01, "round as where it lies")
	deck := m.Table.Me.deck.place().Moved(m.Table.Me.Position())
	assert.Equal(t, deck.Pos(), back.Position())
	m.pass(flyTime - 20*time.Millisecond)
	assert.InDelta(t, placeOf(hand.Cards[last], hand.box).X, back.Position().X, 10)
	m.passAll()
	assert.True(t, hand.Cards[last].Visible())
	assert.Empty(t, m.Table.air.box.Objects)

	m.Deal()
	for i := range hand.Model.Cards {
		assert.False(t, hand.Cards[i].Visible())
	}
	m.Table.Stage.Finish()
	for i := range hand.Model.Cards {
		assert.True(t, hand.Cards[i].Visible(), "who is in a hurry has them at once")
	}
}

// Poison is told from a blow: the hero isn't shaken, and the number has a colour of its own.
func TestPoisonTicks(t *testing.T) {
	m := newMoving(t, "poison", fyne.NewSize(1280, 800), 1)
	m.hold(1, "ignite")
	m.state.Fighters[0].HP, m.state.Fighters[1].EP = 8, 8
	m.play("ignite")
	m.Animate()
	m.passAll()
	still := m.Table.Me.portrait.Position()
	m.play("")
	m.Animate()
	assert.Equal(t, []rising{{-1, "−1", look.Venom}}, m.blowOf(0).numbers())
	m.pass(60 * time.Millisecond)
	assert.Equal(t, still, m.Table.Me.portrait.Position())
	assert.True(t, m.Table.Me.omen.Visible())
	assert.True(t, m.Table.Me.wounds.Visible(), "7 of 34 hp are few")
	m.pass(flashTime + warnTime/6)
	assert.NotZero(t, alphaOf(m.Table.Me.red.FillColor), "it glows for a while")
	m.passAll()
	assert.Zero(t, alphaOf(m.Table.Me.red.FillColor))
	assert.True(t, m.Table.Me.wounds.Visible())
}

func TestHeroesShowTheirStates(t *testing.T) {
	m := newMoving(t, "states", fyne.NewSize(1280, 800), 0)
	me := m.Table.Me
	for _, c := range []struct {
		name                  string
		hp, shield, stun      int16
		isHurt, guards, dazed bool
	}{
		{"sound", 30, 0, 0, false, false, false}, {"hurt", 8, 0, 0, true, false, false}, {"guarding", 9, 2, 0, false, true, false},
		{"stunned", 9, 0, 1, false, false, true}, {"fallen", 0, 0, 0, false, false, false},
	} {
		f := &m.state.Fighters[0]
		f.HP, f.Shield, f.StunTime = c.hp, c.shield, c.stun
		m.show(Moment{Seat: game.Nobody})
		assert.Equal(t, [3]bool{c.isHurt, c.guards, c.dazed}, [3]bool{me.wounds.Visible(), me.guard.Visible(), me.Stun.Visible()}, c.name)
		m.pass(time.Millisecond)
	}
}

func alphaOf(c color.Color) uint32 {
	_, _, _, a := c.RGBA()
	return a
}
