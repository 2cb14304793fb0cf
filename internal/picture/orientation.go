package picture

import (
	"bytes"
	"encoding/binary"
)

// Orientation is how the pixels of a photo lie, as EXIF numbers it: 1 is upright, 6 has to be turned by a quarter
// clockwise. 0 says nothing, which is upright, too.
type Orientation uint8

// Across reports whether the rows of the pixels are the columns of what is shown.
func (o Orientation) Across() bool { return o >= 5 }

// MirrorsX reports whether what is shown is to be mirrored from left to right, once rows and columns are in their
// places.
func (o Orientation) MirrorsX() bool { return o == 2 || o == 3 || o == 6 || o == 7 }

// MirrorsY reports the same from top to bottom.
func (o Orientation) MirrorsY() bool { return o == 3 || o == 4 || o == 7 || o == 8 }

// exifMark begins what a JPEG has of EXIF, and sometimes what a WebP has.
var exifMark = []byte("Exif\x00\x00")

// orientationOf returns the orientation that EXIF tells; 0 if it tells none, or is damaged, as viewers have it.
func orientationOf(exif []byte) Orientation {
	const (
		header = 8 // bytes: the order of bytes, 42, and where the first list is
		entry  = 12
		tag    = 0x0112
		short  = 3 // a number of 16 bits
	)
	exif = bytes.TrimPrefix(exif, exifMark)
	if len(exif) < header {
		return 0
	}
	order := binary.ByteOrder(binary.LittleEndian)
	if string(exif[:2]) == "MM" {
		order = binary.BigEndian
	}
	at := uint64(order.Uint32(exif[4:]))
	if order.Uint16(exif[2:]) != 42 || at+2 > uint64(len(exif)) {
		return 0
	}
	list := exif[at+2:]
	for range order.Uint16(exif[at:]) {
		if len(list) < entry {
			return 0
		}
		if order.Uint16(list) == tag && order.Uint16(list[2:]) == short {
			if o := order.Uint16(list[8:]); o <= 8 {
				return Orientation(o)
			}
			return 0
		}
		list = list[entry:]
	}
	return 0
}
