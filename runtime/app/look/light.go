package look

import (
	"image"
	"image/color"
	"math"
	"sync"
)

// lightSide is how fine light and shadow are drawn, in pixels: they have no edges, and the toolkit stretches them.
const lightSide = 160

type lightKey struct {
	tone color.NRGBA
	rays int
}

var lights sync.Map // image.Image by lightKey

// Vignette returns a picture to be stretched over a screen: a colour at its edges that isn't there in the middle.
func Vignette(tone color.NRGBA) image.Image {
	return light(lightKey{tone, 0}, func(far, _ float64) float64 {
		edge := min(max((far-0.6)/0.75, 0), 1)
		return edge * edge
	})
}

// Sunburst returns a picture of rays that go out from its middle and fade.
func Sunburst(tone color.NRGBA, rays int) image.Image {
	return light(lightKey{tone, rays}, func(far, angle float64) float64 {
		soft := min(max(0.5+2*math.Cos(angle*float64(rays)), 0), 1)
		return max(1-far, 0) * (0.3 + 0.7*soft)
	})
}

// light draws a colour as opaque as it is at a distance from the middle, 1 at the nearest edge, and at an angle.
func light(key lightKey, opaque func(far, angle float64) float64) image.Image {
	if known, ok := lights.Load(key); ok {
		return known.(image.Image)
	}
	made := image.NewNRGBA(image.Rect(0, 0, lightSide, lightSide))
	for y := range lightSide {
		for x := range lightSide {
			dx, dy := float64(2*x)/(lightSide-1)-1, float64(2*y)/(lightSide-1)-1
			at := key.tone
			at.A = uint8(float64(at.A) * opaque(math.Hypot(dx, dy), math.Atan2(dy, dx)))
			made.SetNRGBA(x, y, at)
		}
	}
	known, _ := lights.LoadOrStore(key, image.Image(made))
	return known.(image.Image)
}
