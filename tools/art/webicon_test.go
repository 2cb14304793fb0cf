package main

import (
	"image/png"
	"math"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestWebIconsAreWhatIsDrawn(t *testing.T) {
	for name, icon := range webIcons {
		file, err := os.Open(root + "/" + webIconPath(name))
		require.NoError(t, err, "run `go run -C tools/art .`")
		got, err := png.Decode(file)
		require.NoError(t, file.Close())
		require.NoError(t, err)
		want, err := raster(icon.draw().svg(), icon.size, icon.size)
		require.NoError(t, err)
		require.Equal(t, want.Bounds(), got.Bounds())
		// Processors round the edges of shapes differently by a shade.
		assert.Less(t, difference(want, got), 0.002, "%s: run `go run -C tools/art .`", name)
	}
}

// A launcher may cut off all but a circle of four fifths.
func TestTheFullIconKeepsItsCrestWithinTheSafeCircle(t *testing.T) {
	const size = 512
	bare := newDrawing(size, size)
	bare.crest(fullCrest)
	picture, err := raster(bare.svg(), size, size)
	require.NoError(t, err)
	whole, err := raster(fullIcon().svg(), size, size)
	require.NoError(t, err)
	for y := range size {
		for x := range size {
			if whole.RGBAAt(x, y).A < 0xff {
				require.Failf(t, "the icon is see-through", "at (%d, %d)", x, y)
			}
			if picture.RGBAAt(x, y).A > 0 && math.Hypot(float64(x)-size/2, float64(y)-size/2) > 0.4*size {
				require.Failf(t, "a mask would cut the crest", "at (%d, %d)", x, y)
			}
		}
	}
}
