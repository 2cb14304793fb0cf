package picture

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"image/jpeg"
	"image/png"
	"io"

	"golang.org/x/image/bmp"
	"golang.org/x/image/webp"
)

// Decode returns the pixels of a bitmap as they lie in the file; [Picture.Orientation] tells how they are shown. An
// error says that it is damaged behind its header.
func (p *Picture) Decode() (decoded image.Image, err error) {
	defer func() { // what is accepted is decoded; should a decoder give up nevertheless, the program goes on
		if failed := recover(); failed != nil {
			decoded, err = nil, fmt.Errorf("the decoder gave up: %v", failed)
		}
	}()
	from := bytes.NewReader(p.content)
	switch p.format {
	case PNG:
		return png.Decode(from)
	case JPEG:
		return jpeg.Decode(from)
	case WebP:
		return webp.Decode(from)
	case BMP:
		decoded, err = bmp.Decode(from)
		return allColours(decoded), err
	case GIF:
		decoded, err = gif.Decode(from)
		if err != nil {
			return nil, err
		}
		return p.onCanvas(decoded), nil
	}
	return nil, errors.New("a drawing has no pixels")
}

// allColours gives pixels of colours that a palette lacks a colour.
func allColours(decoded image.Image) image.Image {
	paletted, ok := decoded.(*image.Paletted)
	if !ok {
		return decoded
	}
	for len(paletted.Palette) < 256 {
		paletted.Palette = append(paletted.Palette, color.Black)
	}
	return paletted
}

// onCanvas puts the first picture of a GIF, which may be smaller than the whole, in its place.
func (p *Picture) onCanvas(frame image.Image) image.Image {
	config, err := gif.DecodeConfig(bytes.NewReader(p.content))
	canvas := image.Rect(0, 0, config.Width, config.Height)
	if err != nil || frame.Bounds() == canvas {
		return frame
	}
	whole := image.NewNRGBA(canvas)
	draw.Draw(whole, frame.Bounds(), frame, frame.Bounds().Min, draw.Src)
	return whole
}

// isEnd reports whether an error says that there is no more to read.
func isEnd(err error) bool { return errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) }
