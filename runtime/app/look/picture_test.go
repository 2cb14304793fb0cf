package look_test

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"runtime"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/assets"
	"boardduels/internal/picture"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/schema"
)

// bitmaps counts the bitmaps made so far, since what has been drawn is kept.
var bitmaps int

// bitmap is a new picture of a pack in one colour, but for a corner, large enough to be decoded in the background.
func bitmap(t *testing.T, c color.Gray) fyne.Resource {
	t.Helper()
	whole := image.NewGray(image.Rect(0, 0, 1024, 512))
	for i := range whole.Pix {
		whole.Pix[i] = c.Y
	}
	bitmaps++
	whole.Pix[0], whole.Pix[1] = uint8(bitmaps), uint8(bitmaps>>8)
	var b bytes.Buffer
	require.NoError(t, png.Encode(&b, whole))
	p, err := picture.Read(b.Bytes())
	require.NoError(t, err)
	return look.Picture("a.png", p, look.DefaultCard())
}

func TestLargeBitmapsAreDecodedInTheBackground(t *testing.T) {
	made := looktest.NewApp(t).Queue
	shown := &canvas.Image{}
	dark, light := bitmap(t, color.Gray{10}), bitmap(t, color.Gray{200})
	look.Show(shown, dark, 64)
	assert.Equal(t, 1, shown.Image.Bounds().Dx(), "nothing yet")
	look.Show(shown, light, 64)
	(<-made)()
	(<-made)() // in any order: the one asked for last counts
	require.Equal(t, image.Pt(512, 256), shown.Image.Bounds().Size())
	r, _, _, _ := shown.Image.At(5, 5).RGBA()
	assert.EqualValues(t, 200, r>>8)
	assert.Same(t, shown.Image, look.Raster(light, 300), "it was decoded once")
	look.Show(shown, dark, 64)
	assert.Same(t, shown.Image, look.Raster(dark, 64), "at once, since it is there")
}

// A bitmap that is damaged behind its header is found out when it is drawn.
func TestAnotherPictureStandsForADamagedOne(t *testing.T) {
	test.NewTempApp(t)
	good := bitmap(t, color.Gray{33}).Content()
	cut := bytes.Index(good, []byte("IDAT"))
	var b bytes.Buffer // the header, an empty IDAT, the end
	b.Write(good[:cut-4])
	b.Write([]byte{0, 0, 0, 0, 'I', 'D', 'A', 'T', 0x35, 0xaf, 0x06, 0x1e})
	b.Write(good[len(good)-12:])
	p, err := picture.Read(b.Bytes())
	require.NoError(t, err)
	assert.Same(t, look.Raster(look.DefaultHero(), 512), look.Raster(look.Picture("b.png", p, look.DefaultHero()), 512))
}

// While a drawing is made larger, the smaller one is seen.
func TestASmallerDrawingIsSeenUntilTheLargerIsMade(t *testing.T) {
	made := looktest.NewApp(t).Queue
	p, err := picture.Read([]byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` +
		strings.Repeat(`<circle cx="32" cy="32" r="30" fill="#123456"/>`, 120) + `</svg>`))
	require.NoError(t, err)
	require.True(t, p.Slow())
	drawing, shown := look.Picture("slow.svg", p, look.DefaultCard()), &canvas.Image{}
	small := look.Raster(drawing, 32)
	look.Show(shown, drawing, 256)
	assert.Same(t, small, shown.Image)
	(<-made)()
	assert.Same(t, look.Raster(drawing, 256), shown.Image)
}

// While a drawing is made at a new size it is shown at one that is there, whether that is larger or smaller.
func TestADrawingIsShownAtAnotherSizeMeanwhile(t *testing.T) {
	made := looktest.NewApp(t).Queue
	pack := schema.ReadPack(assets.Classic())
	for _, sizes := range [][2]float32{{300, 70}, {70, 300}, {128, 170}} {
		p, err := pack.Picture("knight.svg")
		require.NoError(t, err)
		drawing := look.Picture(strings.Repeat("k", int(sizes[0])), p, nil)
		before := look.Raster(drawing, sizes[0])
		shown := &canvas.Image{}
		look.Show(shown, drawing, sizes[1])
		assert.True(t, before == shown.Image, "what is there")
		(<-made)()
		assert.True(t, look.Raster(drawing, sizes[1]) == shown.Image, "what was asked for")
	}
}

// Who looks at a thousand pictures, or at each in every size, doesn't have them all in memory in the end.
func TestDrawingsAreKeptWithinBounds(t *testing.T) {
	raceflag.Skip(t, "measures memory, of which the detector takes some")
	heap := func() int {
		var stats runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&stats)
		return int(stats.HeapAlloc)
	}
	first := bitmap(t, color.Gray{1})
	drawn := look.Raster(first, 512)
	before := heap()
	const pictures, megabyte = 120, 1 << 20 // of half a megabyte each
	var last fyne.Resource
	for range pictures {
		last = bitmap(t, color.Gray{2})
		look.Raster(last, 512)
	}
	assert.Less(t, heap()-before, 30*megabyte, "of 60 that were drawn")
	assert.True(t, look.Raster(last, 512) == look.Raster(last, 512), "what was shown last is kept")
	assert.False(t, look.Raster(first, 512) == drawn, "what was shown first was let go of")
}
