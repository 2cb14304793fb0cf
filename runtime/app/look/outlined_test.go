package look_test

import (
	"image"
	"image/color"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/runtime/app/look"
)

// Around every place of the letters there is the edge, and around that nothing.
func TestOutlined(t *testing.T) {
	red, black := color.NRGBA{R: 255, A: 255}, color.NRGBA{A: 255}
	made := look.Outlined("−12", 48, red, black)
	assert.Same(t, made, look.Outlined("−12", 48, red, black), "it is drawn once")
	assert.NotSame(t, made, look.Outlined("−12", 48, black, red))
	bounds := made.Bounds()
	at := func(x, y int) color.NRGBA { return color.NRGBAModel.Convert(made.At(x, y)).(color.NRGBA) }
	letters := 0
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			if at(x, y) != red {
				continue
			}
			letters++
			for _, next := range []image.Point{{X: x - 1, Y: y}, {X: x + 1, Y: y}, {X: x, Y: y - 1}, {X: x, Y: y + 1}} {
				assert.True(t, next.In(bounds))
				assert.EqualValues(t, 255, at(next.X, next.Y).A)
			}
		}
	}
	assert.Greater(t, letters, 300)
	assert.Zero(t, at(0, 0).A)
}
