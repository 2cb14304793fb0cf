package pixels_test

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/srwiley/rasterx"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/image/math/fixed"

	"boardduels/internal/picture"
	"boardduels/internal/picture/pixels"
)

func svg(inside string) string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60">` + inside + `</svg>`
}

// awkward are drawings that are accepted, in which much is odd.
var awkward = []string{
	svg(""),
	svg(`<path d="M0 0"/><path d="M0 0z"/><path d="M0 0zzz"/><path d=""/>`),
	svg(`<path stroke="red" stroke-linejoin="miter-clip" stroke-miterlimit="1" d="M0 0L10 0L0 0L10 0z"/>`),
	svg(`<path stroke="red" stroke-linejoin="arc" d="M0 0Q0 0 0 0C0 0 0 0 0 0L0 0C1 1 1 1 1 1"/>`),
	svg(`<path stroke="red" stroke-width="500" stroke-linejoin="miter" stroke-miterlimit="10" d="M0 0L50 1L0 2"/>`),
	svg(`<path stroke="red" stroke-width="500" stroke-linejoin="round" stroke-linecap="round" d="M0 0L50 1L0 2"/>`),
	svg(`<path stroke="red" stroke-width="0" d="M0 0L50 1L0 2"/>`),
	svg(`<path stroke="red" stroke-dasharray="0 1 0" stroke-dashoffset="-1e6" d="M-500 0H500"/>`),
	svg(`<path stroke="red" stroke-dasharray="1" stroke-linecap="round" d="M-500 0H500"/>`),
	svg(`<path d="M0 0A1e6 1e-6 45 0 1 10 10A0 0 0 00 1 1A1 1 0 11 1 1"/>`),
	svg(`<rect width="10" height="10" rx="1e6" ry="1e-6"/><ellipse rx="1e-9" ry="50"/><circle r="1e-9"/>`),
	svg(`<linearGradient id="a" x1="0" x2="0"><stop offset="2"/><stop offset="-1" stop-color="red"/></linearGradient><path fill="url(#a)" stroke="url(#a)" d="M0 0H50"/>`),
	svg(`<radialGradient id="a" r="0" fx="9" gradientUnits="userSpaceOnUse" spreadMethod="reflect"><stop/><stop offset="1"/></radialGradient><rect fill="url(#a)" width="50" height="50"/>`),
	svg(`<radialGradient id="a" gradientTransform="scale(0)" spreadMethod="repeat"><stop/><stop offset="1"/></radialGradient><rect fill="url(#a)" width="50" height="50"/>`),
	svg(`<g transform="scale(0)"><rect stroke="red" width="50" height="50"/></g><g transform="matrix(1 2 2 4 0 0)"><rect width="9" height="9"/></g>`),
	svg(`<path d="M-1500 -900L1600 900L-1500 900z"/>`),
	`<svg viewBox="-1000000 -1000000 1000000 1000000"><circle cx="-500000" cy="-500000" r="400000"/></svg>`,
	`<svg viewBox="0 0 0.001 0.001"><circle cx="0.0005" cy="0.0005" r="0.0004"/></svg>`,
	`<svg viewBox="0 0 64 1"><path d="M0 0H64V1z"/></svg>`,
	svg(`<linearGradient id="a" href="#b"/><rect id="b" href="#a" fill="url(#a)" width="9" height="9"/>`),
	svg(`<path stroke="red" fill="none" stroke-dasharray="1e6 1e6 1e6 1e6 1e6 1e6 1e6 1e6 1e6 1e6 1e6 1e6 1e6 1e6 1e6 0.5" stroke-dashoffset="-1" d="M-500 0H500H-500"/>`),
	svg(strings.Repeat(`<path d="M0 0C100 0 100 60 0 60z"/>`, 60)),
	svg(strings.Repeat(`<path stroke="red" fill="none" d="M0 0C100 0 100 60 0 60"/>`, 60)),
	svg(strings.Repeat(`<path stroke="red" fill="none" stroke-linejoin="round" stroke-linecap="round" stroke-width="9" d="M0 0L9 9L0 9L9 0L5 5L5 9"/>`, 60)),
	svg(`<path stroke="red" fill="none" stroke-linecap="round" stroke-width="99" stroke-dasharray="3" d="M0 0H100V60H0V1H99"/>`),
}

// FuzzSVG draws them.
func TestAwkwardDrawingsAreAccepted(t *testing.T) {
	for _, drawing := range awkward {
		_, err := picture.Read([]byte(drawing))
		require.NoError(t, err, drawing)
	}
}

// drawn holds a picture that was accepted to what acceptance promises.
func drawn(t *testing.T, p *picture.Picture) {
	t.Helper()
	for _, side := range []int{8, 512} {
		made, err := pixels.Draw(p, side)
		require.NoError(t, err, "%s", p.Content())
		size := made.Bounds().Size()
		require.LessOrEqual(t, max(size.X, size.Y), min(side, p.Side()))
		require.Positive(t, min(size.X, size.Y))
	}
	again, err := picture.Read(p.Content())
	if len(p.Content()) <= picture.MaxSVGBytes {
		require.NoError(t, err, "what was written anew would be refused: %s", p.Content())
		require.LessOrEqual(t, again.Side(), 512)
	}
	require.LessOrEqual(t, counted(t, p), 1.25*15e6, "more work than was foreseen: %s", p.Content())
}

// counted counts the steps of drawing a picture at its largest.
func counted(t *testing.T, p *picture.Picture) float64 {
	t.Helper()
	c := &counter{}
	c.Clear()
	pixels.DrawBy(p, func(size image.Point) rasterx.Scanner {
		c.bounds = size
		return c
	})
	return c.steps
}

// counter is a rasterizer that only counts what there would be to do.
type counter struct {
	bounds    image.Point
	here      fixed.Point26_6
	low, high fixed.Point26_6
	pixel     float64
	steps     float64
}

func (c *counter) Start(a fixed.Point26_6) { c.to(a) }
func (c *counter) Line(b fixed.Point26_6) {
	c.steps += 8 + (math.Abs(float64(b.X-c.here.X))+math.Abs(float64(b.Y-c.here.Y)))/64
	c.to(b)
}

func (c *counter) to(p fixed.Point26_6) {
	c.here = p
	c.low = fixed.Point26_6{X: min(c.low.X, p.X), Y: min(c.low.Y, p.Y)}
	c.high = fixed.Point26_6{X: max(c.high.X, p.X), Y: max(c.high.Y, p.Y)}
}

func (c *counter) Draw() {
	box := image.Rect(c.low.X.Floor(), c.low.Y.Floor(), c.high.X.Ceil(), c.high.Y.Ceil()).Intersect(image.Rectangle{Max: c.bounds})
	c.steps += float64(box.Dx()) * float64(box.Dy()) * c.pixel
}

func (c *counter) GetPathExtent() fixed.Rectangle26_6 {
	return fixed.Rectangle26_6{Min: c.low, Max: c.high}
}
func (c *counter) SetBounds(int, int)      {}
func (c *counter) SetWinding(bool)         {}
func (c *counter) SetClip(image.Rectangle) {}

func (c *counter) SetColor(of any) {
	c.pixel = 24
	if _, plain := of.(color.Color); plain {
		c.pixel = 1
	}
}

func (c *counter) Clear() {
	const most = fixed.Int26_6(math.MaxInt32)
	c.low, c.high = fixed.Point26_6{X: most, Y: most}, fixed.Point26_6{X: -most, Y: -most}
}

func TestBitmapsAreScaledDown(t *testing.T) {
	wide := image.NewNRGBA(image.Rect(0, 0, 1024, 256))
	for i := range wide.Pix {
		wide.Pix[i] = 0xff
	}
	var asPNG, asJPEG bytes.Buffer
	require.NoError(t, png.Encode(&asPNG, wide))
	require.NoError(t, jpeg.Encode(&asJPEG, wide, nil))
	for _, content := range [][]byte{asPNG.Bytes(), asJPEG.Bytes()} {
		p, err := picture.Read(content)
		require.NoError(t, err)
		made, err := pixels.Draw(p, 4096)
		require.NoError(t, err)
		assert.Equal(t, image.Pt(512, 128), made.Bounds().Size())
		r, g, b, a := made.At(256, 64).RGBA()
		assert.Equal(t, [4]uint32{0xffff, 0xffff, 0xffff, 0xffff}, [4]uint32{r, g, b, a})
		small, err := pixels.Draw(p, 8)
		require.NoError(t, err)
		assert.Equal(t, image.Pt(8, 2), small.Bounds().Size())
	}
}

func FuzzSVG(f *testing.F) {
	for _, drawing := range awkward {
		f.Add([]byte(drawing))
	}
	f.Add(own(f)["art/stab.svg"])
	for _, hostile := range []string{
		svg(`<use id="a" href="#a"/>`), svg(`<style>.a{fill:red}</style><g class="a"><use href="#b"/></g><rect id="b" width="9" height="9"/>`),
		svg(`<path d="m1-2.5.5e1,3h1v1s1 1 2 2t1 1a1 1 0 01 2 2z" style="stroke:#123;stroke-dasharray:1 2"/>`),
		`<!DOCTYPE svg>` + svg(""), svg(`<image href="data:x"/>`),
	} {
		f.Add([]byte(hostile))
	}
	f.Fuzz(func(t *testing.T, content []byte) {
		if p, err := picture.Read(content); err == nil && p.Format() == picture.SVG {
			drawn(t, p)
		}
	})
}

func FuzzBitmap(f *testing.F) {
	small := image.NewPaletted(image.Rect(0, 0, 9, 7), color.Palette{color.Black, color.White})
	var asPNG, asJPEG bytes.Buffer
	require.NoError(f, png.Encode(&asPNG, small))
	require.NoError(f, jpeg.Encode(&asJPEG, small, nil))
	f.Add(asPNG.Bytes())
	f.Add(asJPEG.Bytes())
	f.Add([]byte("\xff\xd8\xff\xe1\x00\x22Exif\x00\x00II*\x00\x08\x00\x00\x00\x01\x00\x12\x01\x03\x00\x01\x00\x00\x00\x06\x00\x00\x00\x00\x00\x00\x00" + asJPEG.String()[2:]))
	for _, name := range []string{"lossy.webp", "lossless.webp", "clear.webp", "moving.webp", "still.gif", "moving.gif", "plain.bmp", "old.bmp"} {
		content, err := os.ReadFile(filepath.Join("..", "testdata", name))
		require.NoError(f, err)
		f.Add(content)
	}
	f.Fuzz(func(t *testing.T, content []byte) {
		p, err := picture.Read(content)
		if err != nil || p.Format() == picture.SVG {
			return
		}
		require.True(t, p.Pixels() >= 1 && p.Pixels() <= picture.MaxSide*picture.MaxSide)
		if p.Pixels() > 1<<20 {
			return // it would be slow to fuzz
		}
		made, err := pixels.Draw(p, 64)
		if err == nil {
			size := made.Bounds().Size()
			require.LessOrEqual(t, max(size.X, size.Y), 64)
		}
	})
}
