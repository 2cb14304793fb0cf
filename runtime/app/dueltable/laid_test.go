package dueltable

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
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
			var chips []ui.Rect
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
	for _, size := range quick.First(fyne.NewSize(360, 640), fyne.NewSize(640, 360), fyne.NewSize(800, 1280), fyne.NewSize(1280, 800)) {
		for _, language := range quick.First("en", "uk") {
			f := newBout(t, 1, "knight", "mage")
			pack := classictest.Pack()
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

// The name of a card on its side is read beside what the card did, also where advice leaves the cards little room: it
// lies under neither the cost nor a chip, is whole, and has letters that can be read.
func TestNamesOnTheFieldAreRead(t *testing.T) {
	const readable = 8.5
	for _, size := range quick.First(fyne.NewSize(360, 640), fyne.NewSize(640, 360)) {
		for _, language := range quick.First("en", "uk") {
			for _, advised := range []bool{false, true} {
				f := newBout(t, 0, "knight", "rogue")
				pack := classictest.Pack()
				f.Gallery = gallery.New(pack, i18n.For(language))
				looktest.ShowAlone(t, f.Table.Root, size)
				if advised {
					f.Advise(Advice{Text: "What is left is seen in the lower left corner.", About: EnergyPart})
				}
				for n := range 4 {
					f.hold(0, "cleave")
					f.state.Fighters[0].EP, f.state.Fighters[1].Shield = 8, 1 // a chip for the shield, one for hp
					f.play("cleave")
					for i, laid := range f.Table.Field.row[:n+1] {
						at := fmt.Sprintf("%v %s, advised %v: %d of %d, %v", size, language, advised, i+1, n+1, laid.home)
						var name []ui.Rect
						var covers []ui.Rect
						var said []string
						looktest.WalkVisible(laid.Face, fyne.NewPos(0, 0), func(o fyne.CanvasObject, pos fyne.Position) {
							switch o := o.(type) {
							case *canvas.Text:
								if o.FontSource == look.Title && o.Text != "" {
									assert.GreaterOrEqual(t, o.TextSize, float32(readable), at)
									wide := o.MinSize().Width
									name = append(name, ui.NewRect(pos.X+(o.Size().Width-wide)/2, pos.Y, wide, o.Size().Height))
									said = append(said, o.Text)
								}
							case *canvas.Circle:
								covers = append(covers, ui.NewRect(pos.X, pos.Y, o.Size().Width, o.Size().Height))
							}
						})
						assert.Equal(t, f.Table.Field.Now.Cards[i].Name, strings.Join(said, " "), at)
						for _, o := range laid.deeds.Objects {
							covers = append(covers, placeOf(o, laid.deeds))
						}
						for _, word := range name {
							for _, cover := range covers {
								assert.False(t, overlap(word, cover), "%s: %v under %v", at, word, cover)
							}
						}
					}
				}
			}
		}
	}
}
