package main

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
)

// raster draws an SVG picture at a size in pixels with the library by which the app draws it. What that library does
// not know is an error.
func raster(svg []byte, width, height int) (*image.RGBA, error) {
	picture, err := oksvg.ReadIconStream(bytes.NewReader(svg), oksvg.StrictErrorMode)
	if err != nil {
		return nil, err
	}
	picture.SetTarget(0, 0, float64(width), float64(height))
	out := image.NewRGBA(image.Rect(0, 0, width, height))
	picture.Draw(rasterx.NewDasher(width, height, rasterx.NewScannerGV(width, height, out, out.Bounds())), 1)
	return out, nil
}

// contactSheet lays pictures out in rows on a ground of one colour, each at every size asked for, to be judged side by
// side.
func contactSheet(pictures [][]byte, columns int, ground color.Color, sizes ...image.Point) (image.Image, error) {
	const gap = 8
	width, height := gap, 0
	for _, s := range sizes {
		width += s.X + gap
		height = max(height, s.Y+gap)
	}
	rows := (len(pictures) + columns - 1) / columns
	out := image.NewRGBA(image.Rect(0, 0, width*columns+gap, height*rows+gap))
	draw.Draw(out, out.Bounds(), image.NewUniform(ground), image.Point{}, draw.Src)
	for i, svg := range pictures {
		x, y := i%columns*width+gap, i/columns*height+gap
		for _, s := range sizes {
			picture, err := raster(svg, s.X, s.Y)
			if err != nil {
				return nil, err
			}
			draw.Draw(out, image.Rect(x, y, x+s.X, y+s.Y), picture, image.Point{}, draw.Over)
			x += s.X + gap
		}
	}
	return out, nil
}

func encodePNG(picture image.Image) ([]byte, error) {
	var b bytes.Buffer
	err := png.Encode(&b, picture)
	return b.Bytes(), err
}
