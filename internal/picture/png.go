package picture

import (
	"encoding/binary"
	"hash/crc32"
	"image"
	"io"
	"strconv"
)

// The kinds of colours of a PNG.
const (
	grey       = 0
	trueColour = 2
	indexed    = 3
	greyAlpha  = 4
)

var (
	errHeader       = Damage{Reason: "picture-header"}
	errHeaderValues = Damage{Reason: "picture-values"}
	errOrder        = Damage{Reason: "picture-order"}
	errPalette      = Damage{Reason: "picture-palette"}
	errTransparency = Damage{Reason: "picture-clear"}
	errEnd          = Damage{Reason: "picture-last"}
	errNoPixels     = Damage{Reason: "picture-empty"}
)

// readPNG accepts a PNG by its header and its chunks, which are whole, in order, and as their checksums say.
func readPNG(content []byte) (*Picture, error) {
	chunks := content[len(pngSignature):]
	first, err := nextChunk(chunks)
	if err != nil {
		return nil, damaged(PNG, err)
	}
	if err := checkHeader(first); err != nil {
		return nil, damaged(PNG, err)
	}
	header := pngHeader(content)
	config := image.Config{Width: header.width, Height: header.height}
	if err := measure(config); err != nil {
		return nil, err
	}
	told, err := walkPNG(chunks[first.size():], header)
	if err != nil {
		return nil, damaged(PNG, err)
	}
	p := bitmap(PNG, content, config)
	p.orientation = told.orientation
	if told.moves {
		p.remarks = append(p.remarks, refuse("picture-moves"))
	}
	return p, nil
}

// chunk is a part of a PNG.
type chunk struct {
	name string
	data []byte
}

// size returns how many bytes a chunk takes, with its length, name and checksum.
func (c chunk) size() int { return 12 + len(c.data) }

// nextChunk returns the chunk that a PNG goes on with.
func nextChunk(rest []byte) (chunk, error) {
	const around = 12
	if len(rest) < around || int64(binary.BigEndian.Uint32(rest)) > int64(len(rest)-around) {
		return chunk{}, errCutOff
	}
	c := wholeChunk(rest)
	end := c.size() - 4
	if crc32.ChecksumIEEE(rest[4:end]) != binary.BigEndian.Uint32(rest[end:]) { // of the name too
		return c, Damage{Reason: "picture-checksum", Part: strconv.QuoteToASCII(c.name)}
	}
	return c, nil
}

// checkHeader accepts what the decoder knows.
func checkHeader(c chunk) error {
	if c.name != "IHDR" {
		return errHeader
	}
	const length = 13
	if len(c.data) != length {
		return errHeaderValues
	}
	width, height := int32(binary.BigEndian.Uint32(c.data)), int32(binary.BigEndian.Uint32(c.data[4:]))
	if width <= 0 || height <= 0 || !colours(c.data[9], c.data[8]) {
		return errHeaderValues
	}
	if compression, filter, interlace := c.data[10], c.data[11], c.data[12]; compression != 0 || filter != 0 || interlace > 1 {
		return errHeaderValues
	}
	return nil
}

// colours reports whether PNG has a kind of colours with a number of bits.
func colours(kind, bits byte) bool {
	switch bits {
	case 1, 2, 4:
		return kind == grey || kind == indexed
	case 8:
		return kind <= 6 && kind != 1 && kind != 5
	case 16:
		return kind <= 6 && kind%2 == 0
	}
	return false
}

// pngTold is what chunks tell of a PNG beside its pixels.
type pngTold struct {
	orientation Orientation
	moves       bool
}

// walkPNG returns an error unless whole chunks lead from the header to the end, in the order that the decoder asks for.
func walkPNG(rest []byte, header pngRows) (told pngTold, err error) {
	o := pngOrder{header: header}
	for {
		c, err := nextChunk(rest)
		if err != nil {
			return told, err
		}
		if err := o.next(c); err != nil || c.name == "IEND" {
			return told, err
		}
		switch {
		case c.name == "eXIf":
			told.orientation = orientationOf(c.data)
		case c.name == "acTL" && len(c.data) >= 4 && !o.pixels: // which begins with the number of pictures
			told.moves = binary.BigEndian.Uint32(c.data) > 1
		}
		rest = rest[c.size():]
	}
}

// pngOrder is what chunks have stood already behind the header.
type pngOrder struct {
	header                        pngRows
	palette, transparency, pixels bool
}

// next takes up a chunk. Names that it doesn't know may stand anywhere.
func (o *pngOrder) next(c chunk) error {
	switch c.name {
	case "IHDR":
		return errHeader
	case "PLTE":
		if o.palette || o.transparency || o.pixels {
			return errOrder
		}
		o.palette = true
		return o.checkPalette(len(c.data))
	case "tRNS":
		if o.transparency || o.pixels || o.header.kind == indexed && !o.palette {
			return errOrder
		}
		o.transparency = true
		return o.checkTransparency(len(c.data))
	case "IDAT":
		if o.header.kind == indexed && !o.palette {
			return errOrder
		}
		o.pixels = true
	case "IEND":
		return o.checkEnd(len(c.data))
	}
	return nil
}

func (o *pngOrder) checkPalette(length int) error {
	most := 3 << min(o.header.depth, 8)
	if length == 0 || length%3 != 0 || length > most || o.header.kind == grey || o.header.kind == greyAlpha {
		return errPalette
	}
	return nil
}

func (o *pngOrder) checkTransparency(length int) error {
	switch o.header.kind {
	case grey:
		if length == 2 {
			return nil
		}
	case trueColour:
		if length == 6 {
			return nil
		}
	case indexed:
		if length <= 256 {
			return nil
		}
	}
	return errTransparency
}

func (o *pngOrder) checkEnd(length int) error {
	switch {
	case !o.pixels:
		return errNoPixels
	case length > 0:
		return errEnd
	}
	return nil
}

// pixelData reads the compressed rows of a PNG that was accepted. As for the decoder they end where another chunk
// stands, and one read never goes beyond a chunk.
type pixelData struct {
	data []byte // of this chunk
	rest []byte // behind it
}

// newPixelData finds the first chunk of pixels.
func newPixelData(content []byte) *pixelData {
	for rest := content[len(pngSignature):]; ; {
		c := wholeChunk(rest)
		if c.name == "IDAT" {
			return &pixelData{rest: rest}
		}
		rest = rest[c.size():]
	}
}

func (d *pixelData) Read(b []byte) (int, error) {
	for len(d.data) == 0 {
		c := wholeChunk(d.rest)
		if c.name != "IDAT" {
			return 0, io.EOF
		}
		d.data, d.rest = c.data, d.rest[c.size():]
	}
	n := copy(b, d.data)
	d.data = d.data[n:]
	return n, nil
}

// wholeChunk returns the chunk that a PNG goes on with, which is known to be whole.
func wholeChunk(rest []byte) chunk {
	return chunk{string(rest[4:8]), rest[8 : 8+binary.BigEndian.Uint32(rest)]}
}
