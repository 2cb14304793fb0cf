package picture

import (
	"compress/zlib"
	"encoding/binary"
	"errors"
	"io"
)

// CheckSteps returns how many steps [Picture.CheckPixels] takes: 0 for an SVG, which has no pixels.
func (p *Picture) CheckSteps() int {
	switch {
	case p.format == PNG:
		return pngHeader(p.content).bytes() / 3
	case p.isDecodedToCheck():
		return p.Pixels() * (4 + p.scans)
	}
	return 0
}

// maxChecked is the most pixels of a bitmap that is decoded to be checked. A larger one would take too much memory.
const maxChecked = 4 << 20

// isDecodedToCheck reports whether that is how damage is found. A BMP that is long enough has none.
func (p *Picture) isDecodedToCheck() bool {
	return (p.format == JPEG || p.format == WebP || p.format == GIF) && p.Pixels() <= maxChecked && !p.costly
}

// CheckPixels finds damage behind the header of a bitmap. A PNG's rows are counted, and kept nowhere; others can only
// be decoded, and aren't if that takes much memory. It returns a [*Refused] or nil.
func (p *Picture) CheckPixels() error {
	switch {
	case p.format == PNG:
		if err := pngHeader(p.content).check(newPixelData(p.content)); err != nil {
			return damaged(PNG, err)
		}
	case p.isDecodedToCheck():
		if _, err := p.Decode(); err != nil {
			return damaged(p.format, cutOff(err))
		}
	}
	return nil
}

// pngRows is what the header of a PNG tells about its rows.
type pngRows struct {
	width, height int
	kind          byte // of colours
	depth         int  // bits of each number of a pixel
	bits          int  // of a pixel
	interlaced    bool
}

// pngHeader reads the header of a PNG that was accepted.
func pngHeader(content []byte) pngRows {
	const at = 16 // behind the signature, the length and the name
	h := content[at:]
	channels := [...]int{1, 0, 3, 1, 2, 0, 4}[h[9]]
	return pngRows{
		width: int(binary.BigEndian.Uint32(h)), height: int(binary.BigEndian.Uint32(h[4:])),
		kind: h[9], depth: int(h[8]), bits: channels * int(h[8]), interlaced: h[12] == 1,
	}
}

// pass is one of the pictures that an interlaced PNG consists of.
type pass struct{ x, y, dx, dy int }

// passes are those of an interlaced PNG, and the one of another.
func (r pngRows) passes() []pass {
	if !r.interlaced {
		return []pass{{0, 0, 1, 1}}
	}
	return []pass{{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}}
}

// rows returns how many rows a pass has, and how many bytes each, with the one that names its filter; 0, 0 if it is
// empty.
func (r pngRows) rows(p pass) (count, size int) {
	width, height := (r.width-p.x+p.dx-1)/p.dx, (r.height-p.y+p.dy-1)/p.dy
	if width <= 0 || height <= 0 {
		return 0, 0
	}
	return height, 1 + (width*r.bits+7)/8
}

// bytes returns how many bytes all rows have.
func (r pngRows) bytes() (all int) {
	for _, p := range r.passes() {
		count, size := r.rows(p)
		all += count * size
	}
	return all
}

var (
	errFewRows  = Damage{Reason: "picture-few-rows"}
	errManyRows = Damage{Reason: "picture-many-rows"}
	errFilter   = Damage{Reason: "picture-filter"}
)

// check reads the compressed rows to their end.
func (r pngRows) check(data *pixelData) error {
	inflated, err := zlib.NewReader(data)
	if err != nil {
		return errNoRows(err)
	}
	defer func() { _ = inflated.Close() }() // of what is in memory
	const largest = 1 + 8*MaxSide
	buffer := make([]byte, largest)
	for _, p := range r.passes() {
		count, size := r.rows(p)
		for range count {
			if _, err := io.ReadFull(inflated, buffer[:size]); err != nil {
				return errNoRows(err)
			}
			if buffer[0] > 4 {
				return errFilter
			}
		}
	}
	switch n, err := io.ReadFull(inflated, buffer[:1]); {
	case n > 0:
		return errManyRows
	case !errors.Is(err, io.EOF):
		return errNoRows(err)
	case len(data.data) > 0: // more than a reader takes ahead, which is how the decoder finds it
		return errManyRows
	}
	return nil
}

// errNoRows returns the reason for which rows can't be read.
func errNoRows(err error) error {
	if isEnd(err) {
		return errFewRows
	}
	return err
}
