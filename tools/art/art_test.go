package main

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A change to a drawing comes with its files: go run -C tools/art ..
func TestFilesAreWhatIsDrawn(t *testing.T) {
	all := files()
	maps.Copy(all, drawables())
	for path, want := range all {
		got, err := os.ReadFile(root + "/" + path)
		require.NoError(t, err, "run `go run -C tools/art .`")
		assert.True(t, string(want) == string(got), "%s differs from its drawing: run `go run -C tools/art .`", path)
	}
}

func TestNoPictureWithoutDrawing(t *testing.T) {
	drawn := files()
	for _, folder := range folders {
		found, err := filepath.Glob(root + "/" + folder.path + "/*.svg")
		require.NoError(t, err)
		for _, file := range found {
			path := strings.TrimPrefix(filepath.ToSlash(file), root+"/")
			assert.Contains(t, drawn, path)
		}
	}
}

func TestEveryCardAndHeroHasItsPicture(t *testing.T) {
	for _, documents := range []string{"cards", "heroes"} {
		found, err := filepath.Glob(root + "/assets/classic/" + documents + "/*.xml")
		require.NoError(t, err)
		require.NotEmpty(t, found)
		for _, file := range found {
			id := strings.TrimSuffix(filepath.Base(file), ".xml")
			assert.FileExists(t, root+"/assets/classic/art/"+id+".svg")
		}
	}
}

func TestLauncherIconsAreWhatIsDrawn(t *testing.T) {
	for path, size := range launcherIcons {
		data, err := os.ReadFile(root + "/" + path)
		require.NoError(t, err, "run `go run -C tools/art .`")
		got, err := png.Decode(bytes.NewReader(data))
		require.NoError(t, err)
		want, err := raster(appIcon().svg(), size, size)
		require.NoError(t, err)
		require.Equal(t, want.Bounds(), got.Bounds(), path)
		// Processors round the edges of shapes differently by a shade.
		assert.Less(t, difference(want, got), 0.002, "%s: run `go run -C tools/art .`", path)
	}
}

// A launcher may show no more of its picture's layers than a circle of 66 of their 108 dots.
func TestLaunchersShowTheWholeCrest(t *testing.T) {
	const size, seen = 216, 66
	for _, name := range []string{"icon_crest", "icon_mark"} {
		picture, err := raster(layers[name]().svg(), size, size)
		require.NoError(t, err)
		farthest := 0.0
		for i := 3; i < len(picture.Pix); i += 4 {
			if picture.Pix[i] > 0x80 {
				x, y := float64(i/4%size)+0.5-size/2, float64(i/4/size)+0.5-size/2
				farthest = max(farthest, math.Hypot(x, y)*108/size)
			}
		}
		assert.LessOrEqual(t, farthest, seen/2.0, name)
		assert.Greater(t, farthest, seen/2.0*0.9, "%s is smaller than it may be", name)
	}
}

// Each pass of the renderer goes over the whole picture, and its parser leaves out what it doesn't know: neither may
// surprise the app.
func TestFilesAreFitForTheApp(t *testing.T) {
	const maxBytes, maxPasses = 12 << 10, 40
	for path, svg := range files() {
		t.Run(path, func(t *testing.T) {
			assert.LessOrEqual(t, len(svg), maxBytes)
			assert.LessOrEqual(t, strings.Count(string(svg), "<path"), maxPasses)
			_, err := raster(svg, 32, 32)
			assert.NoError(t, err)
			checkVocabulary(t, svg)
		})
	}
}

// checkVocabulary allows only what every renderer draws alike: no text, no reference outside, no stroke (its width
// wouldn't scale), no transform, no style sheet.
func checkVocabulary(t *testing.T, svg []byte) {
	allowed := map[string][]string{
		"svg": {"xmlns", "width", "height", "viewBox"}, "defs": {}, "path": {"fill", "fill-opacity", "d"},
		"radialGradient": {"id", "cx", "cy", "r"},
		"stop":           {"offset", "stop-color"},
	}
	decoder := xml.NewDecoder(strings.NewReader(string(svg)))
	for {
		token, err := decoder.Token()
		if err == io.EOF {
			return
		}
		require.NoError(t, err)
		element, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		attributes, known := allowed[element.Name.Local]
		require.True(t, known, "<%s>", element.Name.Local)
		for _, a := range element.Attr {
			assert.Contains(t, attributes, a.Name.Local, "<%s>", element.Name.Local)
			assert.True(t, !strings.Contains(a.Value, "url(") || strings.HasPrefix(a.Value, "url(#"), a.Value)
		}
	}
}

func TestCardsAndPortraitsFillTheirFrame(t *testing.T) {
	for _, set := range []album{cards, heroes, characters, blanks} {
		for name, draw := range set {
			d := draw()
			picture, err := raster(d.svg(), d.width, d.height)
			require.NoError(t, err)
			for i := 3; i < len(picture.Pix); i += 4 {
				if picture.Pix[i] < 250 {
					t.Errorf("%s is see-through at pixel %d", name, i/4)
					break
				}
			}
		}
	}
}

// At the size of a card in the hand no picture may be taken for another.
func TestPicturesAreToldApart(t *testing.T) {
	for _, c := range []struct {
		album         album
		width, height int
		apart         float64
	}{{cards, 50, 31, 0.06}, {heroes, 36, 36, 0.1}, {characters, 36, 36, 0.1}, {icons, 18, 18, 0.03}} {
		names := slices.Sorted(maps.Keys(c.album))
		pictures := map[string]image.Image{}
		for _, name := range names {
			picture, err := raster(c.album[name]().svg(), c.width, c.height)
			require.NoError(t, err)
			pictures[name] = picture
		}
		for i, a := range names {
			for _, b := range names[i+1:] {
				assert.Greater(t, difference(pictures[a], pictures[b]), c.apart, "%s and %s", a, b)
			}
		}
	}
}

// difference is the mean distance of two pictures' colours, 0…1.
func difference(a, b image.Image) float64 {
	sum, box := 0.0, a.Bounds()
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			ar, ag, ab, aa := a.At(x, y).RGBA()
			br, bg, bb, ba := b.At(x, y).RGBA()
			for _, pair := range [][2]uint32{{ar, br}, {ag, bg}, {ab, bb}, {aa, ba}} {
				sum += math.Abs(float64(pair[0])-float64(pair[1])) / 0xffff / 4
			}
		}
	}
	return sum / float64(box.Dx()*box.Dy())
}

// An icon must stand out from dark and from light ground at the size of a line of text.
func TestIconsStandOut(t *testing.T) {
	for _, ground := range []color.Color{color.RGBA{28, 30, 40, 255}, color.RGBA{236, 232, 224, 255}} {
		for name, draw := range icons {
			picture, err := raster(draw().svg(), 18, 18)
			require.NoError(t, err)
			assert.Greater(t, standingOut(picture, ground), 0.1, "%s on %v", name, ground)
		}
	}
}

// standingOut is the share of pixels whose contrast with the ground is at least 3 : 1, as for graphics in WCAG 2.2.
func standingOut(picture image.Image, ground color.Color) float64 {
	n, box := 0, picture.Bounds()
	base := luminance(ground)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			_, _, _, alpha := picture.At(x, y).RGBA()
			l := luminance(picture.At(x, y))
			if alpha > 0xc000 && (max(l, base)+0.05)/(min(l, base)+0.05) >= 3 {
				n++
			}
		}
	}
	return float64(n) / float64(box.Dx()*box.Dy())
}

// luminance is the relative luminance of WCAG 2.2.
func luminance(c color.Color) float64 {
	r, g, b, _ := c.RGBA()
	linear := func(v uint32) float64 {
		s := float64(v) / 0xffff
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(r) + 0.7152*linear(g) + 0.0722*linear(b)
}

func TestPathReadsWhatDrawingWrites(t *testing.T) {
	for _, s := range []shape{circle(10, 20, 7), star(5, 5, 7, 20, 9), ring(0, 0, 9, 3), arc(0, 0, 9, 4, 10, 300, 1, 3, 1)} {
		data := pathData(s)
		assert.Equal(t, data, pathData(path(data)))
	}
}

func TestPathRefusesWhatItDoesNotKnow(t *testing.T) {
	assert.Panics(t, func() { path("M0 0 A5 5 0 0 1 9 9 Z") })
	assert.Panics(t, func() { path("M0 x") })
}

func TestClipping(t *testing.T) {
	box := rect(0, 0, 10, 10)
	sized := func(s shape) float64 {
		total := 0.0
		for _, c := range s.contours {
			total += area(c.flat())
		}
		return total
	}
	for name, c := range map[string]struct {
		shape shape
		want  float64
	}{
		"the left half":            {box.side(5, 0, 5, 10), 50},
		"nothing":                  {box.side(-1, 0, -1, 10), 0},
		"all":                      {box.side(11, 0, 11, 10), 100},
		"a corner":                 {box.in(rect(6, 6, 9, 9)), 16},
		"mirrored areas stay full": {box.mirror(0), 100},
		"a hole":                   {box.cut(rect(2, 2, 5, 5)), 75},
		"grown by 1":               {box.grow(1), 144},
	} {
		t.Run(name, func(t *testing.T) { assert.InDelta(t, c.want, sized(c.shape), 1e-6) })
	}
}

func BenchmarkRaster(b *testing.B) {
	for _, size := range []image.Point{{112, 70}, {320, 200}} {
		b.Run(fmt.Sprint(size.X), func(b *testing.B) {
			svg := cleave().svg()
			for b.Loop() {
				if _, err := raster(svg, size.X, size.Y); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
