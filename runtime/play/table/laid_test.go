package table

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/kb/classic"
	"boardduels/runtime/game"
	"boardduels/runtime/play/gallery"
	"boardduels/runtime/play/look/looktest"
	own "boardduels/runtime/play/widget"
	"boardduels/schema"
)

// However many cards lie on the field, what each did is seen whole: no card covers it, and no other chip does.
func TestWhatEachCardDidIsSeenWhole(t *testing.T) {
	for _, size := range anySize {
		m := newMoving(t, "", size, 1)
		m.hold(1, "fire_bolt", "fire_bolt", "fire_bolt", "ignite", "fire_bolt")
		m.state.Fighters[1].EP = 30
		m.show(Moment{Seat: game.Nobody})
		field := m.Table.Field
		for n, card := range []string{"fire_bolt", "fire_bolt", "ignite", "fire_bolt", "fire_bolt"} {
			m.state.Fighters[0].Shield = 1
			m.play(card)
			m.passAll()
			drawn := (&fieldRenderer{field}).Objects()
			var chips []own.Rect
			for i, laid := range field.row[:n+1] {
				require.True(t, laid.deeds.Visible())
				assert.Greater(t, slices.Index(drawn, fyne.CanvasObject(laid.deeds)), slices.Index(drawn, fyne.CanvasObject(field.row[n].Face)))
				for _, o := range laid.deeds.Objects {
					chip := placeOf(o, laid.deeds)
					for _, other := range chips {
						assert.False(t, overlap(chip, other), "%v: card %d of %d", size, i+1, n+1)
					}
					chips = append(chips, chip)
				}
			}
		}
	}
}

// However many cards lie on the field, none covers another, and the name of each is read whole.
func TestNoCardOnTheFieldCoversAnother(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 360, Height: 640}, {Width: 640, Height: 360}, {Width: 800, Height: 1280}, {Width: 1280, Height: 800}} {
		for _, language := range []string{"en", "uk"} {
			f := newBout(t, 1, "knight", "mage")
			pack, _ := schema.LoadPack(classic.FS())
			f.Gallery = gallery.New(pack, i18n.For(language))
			looktest.ShowAlone(t, f.Table.Root, size)
			for n, card := range []string{"fire_bolt", "arcane_blast", "ice_barrier", "ignite", "fire_bolt", "ice_barrier"} {
				f.hold(1, card)
				f.state.Fighters[1].EP = 8
				f.play(card)
				row := f.Table.Field.row[:n+1]
				for i, laid := range row {
					isLow := size.Width == 640 && n == 5 // which has no room for six names in two lines each
					require.True(t, isLow || laid.Whole(laid.home.Size()), "%v %s: %d of %d, %v", size, language, i+1, n+1, laid.home)
					for j := range i {
						require.False(t, overlap(laid.home, row[j].home), "%v: %d and %d of %d", size, i+1, j+1, n+1)
					}
					require.LessOrEqual(t, laid.home.Y+laid.home.H, f.Table.Field.Size().Height, "%v: %d of %d", size, i+1, n+1)
				}
			}
		}
	}
}
