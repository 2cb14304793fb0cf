package look

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"image"
	_ "image/jpeg" // pictures of packs
	_ "image/png"
	"math"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
)

// Picture returns a picture of a pack. Its name tells it from pictures of other packs that have the same file name, since
// what has been drawn is kept by name.
func Picture(file string, content []byte) fyne.Resource {
	return fyne.NewStaticResource(fmt.Sprintf("%08x-%s", crc32.ChecksumIEEE(content), file), content)
}

// Draw lets an image show a drawing at the size that the image has. The toolkit would draw an SVG anew for each image
// and each size, some 20 ms for the picture of a card; here every drawing is made once for a few sizes and shared.
func Draw(image *canvas.Image, drawing fyne.Resource) {
	scale := float32(1)
	if c := fyne.CurrentApp().Driver().CanvasForObject(image); c != nil {
		scale = c.Scale()
	}
	side := max(image.Size().Width, image.Size().Height) * scale
	if side == 0 || drawing == nil {
		return
	}
	if made := Raster(drawing, side); image.Image != made {
		image.Resource, image.Image = nil, made
		image.Refresh()
	}
}

// rasters are the drawings made so far, by name and longer side.
var rasters sync.Map

type rasterKey struct {
	name string
	side int
}

// Raster returns a drawing with its longer side at least as long as asked for, in pixels. It may be called on any
// goroutine, so that pictures can be made before they are needed.
func Raster(drawing fyne.Resource, side float32) image.Image {
	key := rasterKey{drawing.Name(), step(side)}
	if made, ok := rasters.Load(key); ok {
		return made.(image.Image)
	}
	made, _ := rasters.LoadOrStore(key, raster(drawing.Content(), key.side))
	return made.(image.Image)
}

// step returns the next of the sizes in which drawings are made: two to each doubling, up to 512.
func step(side float32) int {
	const largest = 512
	steps := math.Ceil(2 * math.Log2(float64(max(side, 8))))
	return min(int(math.Round(math.Exp2(steps/2))), largest)
}

// raster makes a drawing. What can't be drawn shows as nothing; the drawer panics on some documents that aren't right.
func raster(content []byte, side int) (made image.Image) {
	nothing := image.NewNRGBA(image.Rect(0, 0, 1, 1))
	defer func() {
		if recover() != nil {
			made = nothing
		}
	}()
	if !bytes.Contains(content[:min(len(content), 512)], []byte("<svg")) {
		if decoded, _, err := image.Decode(bytes.NewReader(content)); err == nil {
			return decoded
		}
		return nothing
	}
	icon, err := oksvg.ReadIconStream(bytes.NewReader(content))
	if err != nil || icon.ViewBox.W <= 0 || icon.ViewBox.H <= 0 {
		return nothing
	}
	longer := max(icon.ViewBox.W, icon.ViewBox.H)
	width, height := int(math.Round(icon.ViewBox.W/longer*float64(side))), int(math.Round(icon.ViewBox.H/longer*float64(side)))
	icon.SetTarget(0, 0, float64(width), float64(height))
	canvas := image.NewRGBA(image.Rect(0, 0, width, height))
	scanner := rasterx.NewScannerGV(width, height, canvas, canvas.Bounds())
	icon.Draw(rasterx.NewDasher(width, height, scanner), 1)
	return canvas
}
