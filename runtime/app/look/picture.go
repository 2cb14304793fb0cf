package look

import (
	"crypto/sha256"
	"fmt"
	"image"
	"math"
	"runtime"
	"sync"
	"sync/atomic"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/internal/picture"
	"boardduels/internal/picture/pixels"
	"boardduels/runtime/app/uithread"
)

// packPicture is a picture of a pack.
type packPicture struct {
	fyne.Resource
	picture *picture.Picture
	instead fyne.Resource // if it can't be drawn after all; nil shows nothing
}

// Picture returns a picture of a pack, with what is shown should it turn out to be damaged. Its name tells it from
// pictures of other packs that have the same file name, since what has been drawn is kept by name.
func Picture(file string, p *picture.Picture, instead fyne.Resource) fyne.Resource {
	name := fmt.Sprintf("%x-%s", sha256.Sum256(p.Content()), file)
	return &packPicture{fyne.NewStaticResource(name, p.Content()), p, instead}
}

// Draw lets an image show a drawing at the size that the image has. The toolkit would draw an SVG anew for each image
// and each size, some 20 ms for the picture of a card; here every drawing is made once for a few sizes and shared. What
// takes longer is made in the background, and shown when it is there.
func Draw(image *canvas.Image, drawing fyne.Resource) {
	if side := max(image.Size().Width, image.Size().Height) * ScaleOf(image); side != 0 {
		Show(image, drawing, side)
	}
}

// ScaleOf returns how many pixels a length of 1 is where an object is shown. What is laid out before it is shown will
// be seen in the app's window.
func ScaleOf(object fyne.CanvasObject) float32 {
	driver := fyne.CurrentApp().Driver()
	if c := driver.CanvasForObject(object); c != nil {
		return c.Scale()
	}
	if windows := driver.AllWindows(); len(windows) > 0 {
		return windows[0].Canvas().Scale()
	}
	return 1
}

// Show lets an image show a drawing as [Draw] does, but with its longer side at least as long as asked for, in pixels.
func Show(image *canvas.Image, drawing fyne.Resource, side float32) {
	if drawing == nil {
		return
	}
	r := rasterOf(drawing, side)
	if r.isMade.Load() || !r.isSlow() {
		pending.Delete(image)
		set(image, r.image())
		return
	}
	if before, waiting := pending.Swap(image, r); waiting && before == r {
		return
	}
	set(image, meanwhile(drawing, r.key.side))
	go func() {
		making <- struct{}{}
		made := r.image()
		<-making
		uithread.Do(func() {
			if pending.CompareAndDelete(image, r) { // it may wait for another one by now
				set(image, made)
			}
		})
	}()
}

// pending are the images that wait for what is made for them in the background.
var pending sync.Map // *raster by *canvas.Image

// making holds a place for each drawing that is made in the background: as many at a time as there are processors, so
// that what was asked for first is there first, and not all of a screen at the same late moment.
var making = make(chan struct{}, max(runtime.GOMAXPROCS(0)-1, 1))

// meanwhile returns a drawing as it was made for another size, the next larger or else the next smaller one, or
// nothing.
func meanwhile(drawing fyne.Resource, side int) image.Image {
	for larger := side; larger < pixels.MaxSide; {
		larger = step(float32(larger) * 1.4)
		if made := madeAt(drawing, larger); made != nil {
			return made
		}
	}
	for smaller := side; smaller > 8; {
		smaller = stepDown(smaller)
		if made := madeAt(drawing, smaller); made != nil {
			return made
		}
	}
	return nothing
}

// madeAt returns a drawing as it was made for a size, or nil.
func madeAt(drawing fyne.Resource, side int) image.Image {
	if known := rasters.find(rasterKey{drawing.Name(), side}); known != nil && known.isMade.Load() {
		return known.image()
	}
	return nil
}

// nothing is shown until there is something.
var nothing = image.NewNRGBA(image.Rect(0, 0, 1, 1))

func set(image *canvas.Image, made image.Image) {
	if image.Image != made {
		// The graphics card scales it. The toolkit would do so on its own thread, for each image and each of its sizes.
		image.Resource, image.Image, image.ScaleMode = nil, made, canvas.ImageScaleFastest
		image.Refresh()
	}
}

// isSlow reports whether a drawing takes longer to make than the toolkit's thread can wait between two frames.
func (r *raster) isSlow() bool {
	const fast = 256 // pixels: 4 ms for a picture of a card
	p, ok := r.drawing.(*packPicture)
	switch {
	case ok && p.picture.Format() != picture.SVG:
		return p.picture.Pixels() > fast*fast
	case ok && p.picture.Slow():
		return true
	}
	return r.key.side > fast
}

// rasters are the drawings made so far, as far as they are kept.
var rasters = newShelf(keptBytes)

type rasterKey struct {
	name string
	side int
}

// raster is a drawing at a size, made when it is first needed.
type raster struct {
	drawing fyne.Resource
	key     rasterKey
	once    sync.Once
	isMade  atomic.Bool
	made    image.Image
	bytes   int // that it is counted with among those that are kept; 0 until it is made
}

// Raster returns a drawing with its longer side at least as long as asked for, in pixels, as far as drawings go. It may
// be called on any goroutine, so that pictures can be made before they are needed.
func Raster(drawing fyne.Resource, side float32) image.Image { return rasterOf(drawing, side).image() }

func rasterOf(drawing fyne.Resource, side float32) *raster {
	key := rasterKey{drawing.Name(), step(side)}
	if _, fills := drawing.(backdrop); fills {
		key.side = backdropSide
	}
	if p, ok := drawing.(*packPicture); ok && p.picture.Format() != picture.SVG {
		key.side = pixels.MaxSide // a bitmap is decoded once
	}
	return rasters.findOrAdd(key, &raster{drawing: drawing, key: key})
}

// step returns the next of the sizes in which drawings are made: each of the small ones, so that signs are sharp, and
// then two to each doubling.
func step(side float32) int {
	if side <= 64 {
		return max(int(math.Ceil(float64(side))), 8)
	}
	steps := math.Ceil(2 * math.Log2(float64(side)))
	return min(int(math.Round(math.Exp2(steps/2))), pixels.MaxSide)
}

// stepDown returns the size before one of those.
func stepDown(side int) int {
	if side <= 64 {
		return side - 1
	}
	return step(float32(side) / 1.5)
}

func (r *raster) image() image.Image {
	r.once.Do(func() {
		r.made = r.draw()
		r.isMade.Store(true)
		rasters.grow(r, r.made)
	})
	return r.made
}

// draw makes the drawing. The game's own pass the same gate as those of packs.
func (r *raster) draw() image.Image {
	if b, fills := r.drawing.(backdrop); fills {
		if made, err := pixels.Own(b.Content(), r.key.side); err == nil {
			return made
		}
		return nothing
	}
	p, ok := r.drawing.(*packPicture)
	if !ok {
		own, err := picture.Read(r.drawing.Content())
		if err != nil {
			return nothing
		}
		p = &packPicture{picture: own}
	}
	made, err := pixels.Draw(p.picture, r.key.side)
	switch {
	case err == nil:
		return made
	case p.instead != nil:
		return Raster(p.instead, float32(r.key.side))
	}
	return nothing
}
