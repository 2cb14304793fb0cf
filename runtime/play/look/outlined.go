package look

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"
	"sync"

	ximage "golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// Outlined draws a short text in the face of titles, in letters of a size in pixels with an edge around them, so that
// it can be read on any picture. The toolkit draws no edges. What has been drawn is kept: it is meant for numbers.
func Outlined(text string, size int, fill, edge color.Color) image.Image {
	key := outlinedKey{text, size, color.NRGBAModel.Convert(fill).(color.NRGBA), color.NRGBAModel.Convert(edge).(color.NRGBA)}
	if known, ok := outlined.Load(key); ok {
		return known.(image.Image)
	}
	known, _ := outlined.LoadOrStore(key, key.draw())
	return known.(image.Image)
}

type outlinedKey struct {
	text       string
	size       int
	fill, edge color.NRGBA
}

var outlined sync.Map // image.Image by outlinedKey

// edgeShare is how thick an edge is, as a share of the letters' size.
const edgeShare = 0.09

var titleFace = sync.OnceValue(func() *opentype.Font {
	parsed, err := opentype.Parse(Title.Content())
	if err != nil {
		panic(fmt.Sprintf("look: face %s: %v", Title.Name(), err)) // the face is part of the program
	}
	return parsed
})

func (k outlinedKey) draw() image.Image {
	face, err := opentype.NewFace(titleFace(), &opentype.FaceOptions{Size: float64(k.size), DPI: 72, Hinting: ximage.HintingNone})
	if err != nil {
		panic(fmt.Sprintf("look: face %s: %v", Title.Name(), err))
	}
	radius := max(int(math.Round(float64(k.size)*edgeShare)), 1)
	bounds, _ := ximage.BoundString(face, k.text)
	left, top := bounds.Min.X.Floor()-radius, bounds.Min.Y.Floor()-radius
	letters := image.NewAlpha(image.Rect(0, 0, bounds.Max.X.Ceil()+radius-left, bounds.Max.Y.Ceil()+radius-top))
	d := ximage.Drawer{Dst: letters, Src: image.Opaque, Face: face, Dot: fixed.P(-left, -top)}
	d.DrawString(k.text)
	made := image.NewNRGBA(letters.Bounds())
	draw.DrawMask(made, made.Bounds(), image.NewUniform(k.edge), image.Point{}, thickened(letters, radius), image.Point{}, draw.Over)
	draw.DrawMask(made, made.Bounds(), image.NewUniform(k.fill), image.Point{}, letters, image.Point{}, draw.Over)
	return made
}

// thickened returns a mask with every place in it that is nearer than a radius to one in the given mask.
func thickened(mask *image.Alpha, radius int) *image.Alpha {
	thick := image.NewAlpha(mask.Bounds())
	for dy := -radius; dy <= radius; dy++ {
		for dx := -radius; dx <= radius; dx++ {
			if dx*dx+dy*dy <= radius*radius {
				lighten(thick, mask, dx, dy)
			}
		}
	}
	return thick
}

// lighten takes each place of a mask, shifted, into another where it is more opaque.
func lighten(into, mask *image.Alpha, dx, dy int) {
	r := into.Bounds()
	for y := max(0, dy); y < min(r.Dy(), r.Dy()+dy); y++ {
		row, from := into.Pix[y*into.Stride:], mask.Pix[(y-dy)*mask.Stride:]
		for x := max(0, dx); x < min(r.Dx(), r.Dx()+dx); x++ {
			row[x] = max(row[x], from[x-dx])
		}
	}
}
