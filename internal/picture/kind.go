package picture

import (
	"bytes"
	"encoding/binary"
	"slices"

	"golang.org/x/image/bmp"
)

// foreign are kinds of pictures that aren't shown, by what such files have at a place.
var foreign = []struct {
	name string
	at   int
	mark string
}{
	{"SVGZ", 0, "\x1f\x8b"},
	{"TIFF", 0, "II*\x00"}, {"TIFF", 0, "MM\x00*"}, {"TIFF", 0, "II+\x00"}, {"TIFF", 0, "MM\x00+"},
	{"JPEG XL", 0, "\xff\x0a"}, {"JPEG XL", 4, "JXL "},
	{"JPEG 2000", 4, "jP  "}, {"JPEG 2000", 0, "\xff\x4f\xff\x51"},
	{"TGA", 0, "\x00\x00\x02" + noColours}, {"TGA", 0, "\x00\x00\x03" + noColours}, {"TGA", 0, "\x00\x00\x0a" + noColours},
	{"TGA", 0, "\x00\x00\x0b" + noColours}, // before the other one, which begins as it does
	{"ICO", 0, "\x00\x00\x01\x00"}, {"CUR", 0, "\x00\x00\x02\x00"},
	{"PSD", 0, "8BPS"}, {"XCF", 0, "gimp xcf"}, {"Krita", 38, "application/x-krita"}, {"OpenRaster", 38, "image/openraster"},
	{"PDF", 0, "%PDF"}, {"EPS", 0, "%!PS"}, {"EPS", 0, "\xc5\xd0\xd3\xc6"},
	{"WMF", 0, "\xd7\xcd\xc6\x9a"}, {"EMF", 40, " EMF"},
	{"QOI", 0, "qoif"}, {"DDS", 0, "DDS "}, {"OpenEXR", 0, "\x76\x2f\x31\x01"}, {"PCX", 0, "\x0a\x05\x01"},
	{"Netpbm", 0, "P1\n"}, {"Netpbm", 0, "P2\n"}, {"Netpbm", 0, "P3\n"}, {"Netpbm", 0, "P4\n"}, {"Netpbm", 0, "P5\n"}, {"Netpbm", 0, "P6\n"},
	{"WebM", 0, "\x1a\x45\xdf\xa3"},
}

// noColours is what a TGA without a palette has behind its kind.
const noColours = "\x00\x00\x00\x00\x00"

// endOfTGA is what a newer TGA ends with, whatever it begins with.
var endOfTGA = []byte("TRUEVISION-XFILE.\x00")

// brands are kinds in the container of MP4, by the name behind its first mark.
var brands = []struct {
	name  string
	marks []string
}{
	{"AVIF", []string{"avif", "avis"}},
	{"HEIC", []string{"heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"}},
	{"MP4", []string{"isom", "iso2", "mp41", "mp42", "M4V ", "qt  "}},
}

// foreignKind returns the kind of a picture that isn't shown; "" if it is none that is known.
func foreignKind(content []byte) string {
	if bytes.HasSuffix(content, endOfTGA) {
		return "TGA"
	}
	for _, f := range foreign {
		if len(content) >= f.at+len(f.mark) && string(content[f.at:f.at+len(f.mark)]) == f.mark {
			return f.name
		}
	}
	const box, brand = 4, 8
	if len(content) >= brand+4 && string(content[box:brand]) == "ftyp" {
		for _, b := range brands {
			if slices.Contains(b.marks, string(content[brand:brand+4])) {
				return b.name
			}
		}
	}
	return ""
}

var (
	bmpSignature = []byte("BM")
	gifSignature = []byte("GIF8")
)

// readBMP accepts a BMP that is as long as its pixels need.
func readBMP(content []byte) (*Picture, error) {
	config, err := bmp.DecodeConfig(bytes.NewReader(content))
	if err != nil {
		if err == bmp.ErrUnsupported { // of few colours, or packed: old programs only
			return nil, refuse("picture-kind", "found", "packed BMP")
		}
		return nil, damaged(BMP, cutOff(err))
	}
	if err := measure(config); err != nil {
		return nil, err
	}
	const bitsAt, pixelsAt = 28, 10
	bits := int(binary.LittleEndian.Uint16(content[bitsAt:]))
	row := (config.Width*bits + 31) / 32 * 4
	if len(content)-int(binary.LittleEndian.Uint32(content[pixelsAt:])) < row*config.Height {
		return nil, damaged(BMP, errCutOff)
	}
	return bitmap(BMP, content, config), nil
}

// cutOff returns the reason for which a decoder found no more.
func cutOff(err error) error {
	if isEnd(err) {
		return errCutOff
	}
	return err
}
