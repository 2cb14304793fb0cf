package picture

import (
	"encoding/binary"
	"image"
)

const (
	riffHeader = 12 // bytes: RIFF, a length, WEBP
	riffChunk  = 8  // bytes in front of a chunk's data
)

var (
	errSizes = Damage{Reason: "picture-sizes"}
	errFrame = Damage{Reason: "picture-frame"}
)

func isWebP(content []byte) bool {
	return len(content) >= riffHeader && string(content[:4]) == "RIFF" && string(content[8:riffHeader]) == "WEBP"
}

// readWebP accepts a WebP by its chunks. One that moves isn't shown: the decoder doesn't know it.
func readWebP(content []byte) (*Picture, error) {
	var w webpParts
	if err := w.walk(content); err != nil {
		return nil, damaged(WebP, err)
	}
	switch {
	case w.moves:
		return nil, refuse("picture-kind", "found", "animated WebP")
	case w.frame == image.Config{}:
		return nil, damaged(WebP, errNoPixels)
	case w.canvas != image.Config{} && w.canvas != w.frame:
		return nil, damaged(WebP, errSizes)
	}
	if err := measure(w.frame); err != nil {
		return nil, err
	}
	p := bitmap(WebP, content, w.frame)
	p.orientation, p.costly = w.orientation, w.lossless
	return p, nil
}

// webpParts is what the chunks of a WebP tell.
type webpParts struct {
	canvas, frame image.Config // with their sizes; none before they are told
	moves         bool
	lossless      bool // some part of it, which takes the decoder memory that no size tells
	orientation   Orientation
}

// walk goes through whole chunks up to the end that the file tells.
func (w *webpParts) walk(content []byte) error {
	length := uint64(binary.LittleEndian.Uint32(content[4:])) + riffChunk
	if length > uint64(len(content)) || length < riffHeader {
		return errCutOff
	}
	for rest := content[riffHeader:length]; len(rest) > 0; {
		if len(rest) < riffChunk {
			return errCutOff
		}
		size := uint64(binary.LittleEndian.Uint32(rest[4:]))
		if size > uint64(len(rest)-riffChunk) {
			return errCutOff
		}
		if err := w.chunk(string(rest[:4]), rest[riffChunk:riffChunk+size]); err != nil {
			return err
		}
		rest = rest[min(riffChunk+size+size%2, uint64(len(rest))):]
	}
	return nil
}

func (w *webpParts) chunk(name string, data []byte) error {
	switch name {
	case "VP8X":
		return w.extended(data)
	case "ANIM", "ANMF":
		w.moves = true
	case "ALPH":
		w.lossless = true // it may be packed as those are
	case "VP8 ":
		return w.lossyFrame(data)
	case "VP8L":
		return w.losslessFrame(data)
	case "EXIF":
		w.orientation = orientationOf(data)
	}
	return nil
}

// extended reads the chunk that tells what is in the others.
func (w *webpParts) extended(data []byte) error {
	const length, moving = 10, 1 << 1
	if len(data) != length {
		return errFrame
	}
	w.moves = data[0]&moving != 0
	w.canvas = image.Config{Width: 1 + int(number24(data[4:])), Height: 1 + int(number24(data[7:]))}
	return nil
}

func number24(b []byte) uint32 { return uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16 }

// lossyFrame reads the header of a picture as in films (RFC 6386, 9.1).
func (w *webpParts) lossyFrame(data []byte) error {
	const header, between = 10, 1 // a picture that says what changed since another one
	if len(data) < header || data[0]&between != 0 || string(data[3:6]) != "\x9d\x01\x2a" {
		return errFrame
	}
	const bits = 1<<14 - 1
	return w.found(int(binary.LittleEndian.Uint16(data[6:])&bits), int(binary.LittleEndian.Uint16(data[8:])&bits))
}

// losslessFrame reads the header of a picture in which no pixel is lost.
func (w *webpParts) losslessFrame(data []byte) error {
	const header, mark, versions = 5, 0x2f, 29
	if len(data) < header || data[0] != mark {
		return errFrame
	}
	bits := binary.LittleEndian.Uint32(data[1:])
	if bits>>versions != 0 {
		return errFrame
	}
	w.lossless = true
	return w.found(1+int(bits&(1<<14-1)), 1+int(bits>>14&(1<<14-1)))
}

// found takes up the size of the picture, which is there once.
func (w *webpParts) found(width, height int) error {
	if (w.frame != image.Config{}) {
		return errOrder
	}
	w.frame = image.Config{Width: width, Height: height}
	return nil
}
