package app_test

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look"
)

// The bars of a phone's system: what the toolkit keeps the game out of, in dots.
const topBar, bottomBar, sideBar = 30, 24, 12

// between returns the place that the toolkit gives the game between the bars of a window.
func between(window fyne.Size) (fyne.Position, fyne.Size) {
	return fyne.NewPos(sideBar, topBar), window.SubtractWidthHeight(sideBar*2, topBar+bottomBar)
}

// The signs in the system's bars are white, so what is painted under them is dark, whatever the palette is, and the
// game between them has its own ground.
func TestTheSystemsBarsLieOnDarkGround(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, brightness := range []look.Brightness{look.Dark, look.Light} {
		s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) { o.Phone, o.Brightness = true, brightness })
		content := s.Game.Content()
		s.Window.SetContent(container.NewWithoutLayout(content))
		at, size := between(apptest.OnPhone)
		content.Move(at)
		content.Resize(size)
		picture := s.Window.Canvas().Capture()
		for name, p := range map[string]image.Point{
			"above": {180, topBar / 2}, "below": {180, 640 - bottomBar/2}, "left": {sideBar / 2, 320}, "right": {360 - sideBar/2, 320},
		} {
			r, g, b, _ := picture.At(p.X, p.Y).RGBA()
			assert.Less(t, max(r, g, b), uint32(0x4000), "%s, %s: a quarter of what white signs have", name, brightness)
		}
		ground := look.Theme(brightness).Color(theme.ColorNameBackground, theme.VariantLight)
		r, g, b, _ := ground.RGBA()
		gotR, gotG, gotB, _ := picture.At(sideBar+2, topBar+2).RGBA()
		const hall = 0x400 // by how much the hall, which is painted on the ground, makes it another
		assert.InDeltaSlice(t, []uint32{r, g, b}, []uint32{gotR, gotG, gotB}, hall, "the corner of the game, %s", brightness)
	}
}

// barred is a canvas of a window of which the system's bars cover parts.
type barred struct{ fyne.Canvas }

func (b barred) InteractiveArea() (fyne.Position, fyne.Size) { return between(b.Size()) }

type barredWindow struct{ fyne.Window }

func (b barredWindow) Canvas() fyne.Canvas { return barred{b.Window.Canvas()} }

// What comes up over the game stays between the bars, too.
func TestSheetsStayBetweenTheSystemsBars(t *testing.T) {
	s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) {
		o.Phone = true
		o.Window = barredWindow{o.Window}
	})
	s.Game.Sheets().Open("Rules", widget.NewLabel("…"))
	top := s.Window.Canvas().Overlays().Top()
	require.NotNil(t, top)
	at, size := between(apptest.OnPhone)
	assert.Equal(t, at, top.Position())
	assert.Equal(t, size, top.Size())
}
