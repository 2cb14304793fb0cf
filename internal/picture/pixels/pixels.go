// Package pixels draws the pictures that package picture has accepted: shapes of drawings with the rasterizer that is
// under the toolkit's renderer of SVG.
package pixels

import (
	"bytes"
	"image"
	"math"
	"sync"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
	"golang.org/x/image/draw"

	"boardduels/internal/picture"
)

// MaxSide is the longest longer side of what is drawn, in pixels.
const MaxSide = 512

// Draw returns a picture with its longer side so many pixels long, at most MaxSide and what [picture.Picture.Side]
// says. A bitmap is scaled down, never up. An error says that a bitmap is damaged behind its header. It may be called
// on any goroutine.
func Draw(p *picture.Picture, side int) (image.Image, error) {
	side = max(min(side, p.Side(), MaxSide), 1)
	if p.Format() == picture.SVG {
		return drawing(p, side)
	}
	return bitmap(p, side)
}

// decoding lets one large bitmap, or one whose decoding may be, at a time take its memory: up to 256 MiB, until it is
// scaled down. Small ones don't wait.
var decoding sync.Mutex

// fewPixels are those of a bitmap that is small.
const fewPixels = MaxSide * MaxSide

func bitmap(p *picture.Picture, side int) (image.Image, error) {
	if p.Pixels() > fewPixels || p.Costly() {
		decoding.Lock()
		defer decoding.Unlock()
	}
	whole, err := p.Decode()
	if err != nil {
		return nil, err
	}
	size := whole.Bounds().Size()
	if max(size.X, size.Y) <= side {
		return upright(whole, p.Orientation()), nil
	}
	width, height := fit(float64(size.X), float64(size.Y), side)
	small := image.NewRGBA(image.Rect(0, 0, width, height))
	draw.ApproxBiLinear.Scale(small, small.Bounds(), whole, whole.Bounds(), draw.Src, nil)
	return upright(small, p.Orientation()), nil
}

// fit returns the width and height of a picture with a longer side.
func fit(width, height float64, side int) (w, h int) {
	scale := float64(side) / max(width, height)
	return max(int(math.Round(width*scale)), 1), max(int(math.Round(height*scale)), 1)
}

// Own returns an SVG of the program itself with its longer side so many pixels long, however large that is.
func Own(content []byte, side int) (image.Image, error) {
	icon, err := oksvg.ReadIconStream(bytes.NewReader(content), oksvg.StrictErrorMode)
	if err != nil {
		return nil, err
	}
	width, height := fit(icon.ViewBox.W, icon.ViewBox.H, side)
	icon.SetTarget(0, 0, float64(width), float64(height))
	canvas := image.NewRGBA(image.Rect(0, 0, width, height))
	icon.Draw(rasterx.NewDasher(width, height, newScanner(canvas)), 1)
	return canvas, nil
}
