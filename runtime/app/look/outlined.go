package look

import (
	"bytes"
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
	made := image.NewRGBA(letters.Bounds()) // as graphics cards take it
	draw.DrawMask(made, made.Bounds(), image.NewUniform(k.edge), image.Point{}, thickened(letters, radius), image.Point{}, draw.Over)
	draw.DrawMask(made, made.Bounds(), image.NewUniform(k.fill), image.Point{}, letters, image.Point{}, draw.Over)
	return made
}

// thickened returns a mask with every place in it that is nearer than a radius to one in the given mask. A disc is as
// many rows as it is high, so that each row of the mask is widened once for each width of them.
func thickened(mask *image.Alpha, radius int) *image.Alpha {
	thick := image.NewAlpha(mask.Bounds())
	width, height := mask.Rect.Dx(), mask.Rect.Dy()
	wide := make([]uint8, width)
	for y := range height {
		row := mask.Pix[y*mask.Stride:][:width]
		if bytes.Count(row, []byte{0}) == width {
			continue
		}
		known := -1
		for dy := range radius + 1 {
			if reach := int(math.Sqrt(float64(radius*radius - dy*dy))); reach != known {
				widen(wide, row, reach)
				known = reach
			}
			for _, at := range []int{y - dy, y + dy} {
				if at >= 0 && at < height {
					lighten(thick.Pix[at*thick.Stride:][:width], wide)
				}
			}
		}
	}
	return thick
}

// widen sets each place of a row to the most opaque one within reach of it in another.
func widen(row, from []uint8, reach int) {
	last := -1 // the place of the most opaque one within reach
	for x := range row {
		first, end := max(x-reach, 0), min(x+reach, len(from)-1)
		if last < first {
			last = first
			for i := first; i <= end; i++ {
				if from[i] >= from[last] {
					last = i
				}
			}
		} else if from[end] >= from[last] {
			last = end
		}
		row[x] = from[last]
	}
}

// lighten takes each place of a row into another where it is more opaque.
func lighten(into, row []uint8) {
	for x, opaque := range row {
		into[x] = max(into[x], opaque)
	}
}
