package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/assets/halls"
)

// backdrop is a drawing that fills a window, whatever its size is.
type backdrop struct{ fyne.Resource }

// backdropSide is the longer side of a backdrop in pixels. Larger windows stretch it: it has no fine lines, and takes
// 5 MB as it is.
const backdropSide = 1448

// ShowHall lets an image show the hall of a hero, in which duels against it take place.
func ShowHall(image *canvas.Image, hero string) { Show(image, hallOf(hero), backdropSide) }

// DrawHall makes what [ShowHall] shows, so that it is there at once. It may be called on any goroutine.
func DrawHall(hero string) { Raster(hallOf(hero), backdropSide) }

// hallOf returns the hall of a hero, by night or by day as the theme is. Heroes without one share another hall, which
// is also that of nobody: "".
func hallOf(hero string) fyne.Resource {
	name := "by_night"
	if Color(ColorTable) == day[ColorTable] {
		name = "by_day"
	}
	if hero != "" && halls.SVG(hero+"_"+name) != nil {
		name = hero + "_" + name
	}
	return backdrop{drawing("hall-"+name+".svg", func() []byte { return halls.SVG(name) })}
}
