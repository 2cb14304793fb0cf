package pixels_test

import (
	"bytes"
	"fmt"
	"image"
	"io/fs"
	"testing"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/assets"
	"boardduels/internal/picture"
	"boardduels/internal/picture/pixels"
)

// own returns the pictures that come with the game, by name.
func own(t testing.TB) map[string][]byte {
	t.Helper()
	all := map[string][]byte{}
	files, err := fs.Glob(assets.Classic(), "art/*.svg")
	require.NoError(t, err)
	for _, file := range files {
		all[file], err = fs.ReadFile(assets.Classic(), file)
		require.NoError(t, err)
	}
	return all
}

// asIs draws an SVG as the renderer does by itself.
func asIs(t *testing.T, svg []byte, side int) *image.RGBA {
	t.Helper()
	icon, err := oksvg.ReadIconStream(bytes.NewReader(svg))
	require.NoError(t, err)
	scale := float64(side) / max(icon.ViewBox.W, icon.ViewBox.H)
	width, height := int(icon.ViewBox.W*scale+0.5), int(icon.ViewBox.H*scale+0.5)
	icon.SetTarget(0, 0, float64(width), float64(height))
	canvas := image.NewRGBA(image.Rect(0, 0, width, height))
	icon.Draw(rasterx.NewDasher(width, height, rasterx.NewScannerGV(width, height, canvas, canvas.Bounds())), 1)
	return canvas
}

// The pictures of the game look as they did when the renderer read them itself.
func TestNothingIsLostOnTheWay(t *testing.T) {
	for name, svg := range own(t) {
		p, err := picture.Read(svg)
		require.NoError(t, err, name)
		assert.Empty(t, p.Remarks(), name)
		assert.Equal(t, pixels.MaxSide, p.Side(), name)
		made, err := pixels.Draw(p, 160)
		require.NoError(t, err, name)
		want, found := asIs(t, svg, 160), made.(*image.RGBA)
		require.Equal(t, want.Rect, found.Rect, name)
		for i, v := range want.Pix {
			if d := int(v) - int(found.Pix[i]); d < -2 || d > 2 {
				require.Fail(t, "another picture", "%s at %d: %d, not %d", name, i/4, found.Pix[i], v)
			}
		}
	}
}

func BenchmarkDraw(b *testing.B) {
	svg := own(b)["art/rogue.svg"]
	p, err := picture.Read(svg)
	require.NoError(b, err)
	for _, side := range []int{128, 512} {
		b.Run(fmt.Sprint(side), func(b *testing.B) {
			for b.Loop() {
				_, err := pixels.Draw(p, side)
				require.NoError(b, err)
			}
		})
	}
}

func BenchmarkRead(b *testing.B) {
	svg := own(b)["art/rogue.svg"]
	for b.Loop() {
		_, err := picture.Read(svg)
		require.NoError(b, err)
	}
}
