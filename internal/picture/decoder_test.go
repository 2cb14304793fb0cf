package picture_test

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/picture"
)

// part is a chunk of a PNG.
type part struct{ name, data string }

// joined is a PNG of parts, whose checksums are right.
func joined(parts []part) []byte {
	b := []byte("\x89PNG\r\n\x1a\n")
	for _, p := range parts {
		b = binary.BigEndian.AppendUint32(b, uint32(len(p.data)))
		b = append(b, p.name+p.data...)
		b = binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE([]byte(p.name+p.data)))
	}
	return b
}

// packed is rows of zeros as a PNG holds them.
func packed(t testing.TB, rows int) string {
	t.Helper()
	var b bytes.Buffer
	w := zlib.NewWriter(&b)
	_, err := w.Write(make([]byte, rows))
	require.NoError(t, err)
	require.NoError(t, w.Close())
	return b.String()
}

// kindsOfColour are those of PNG, with how many numbers a pixel has.
var kindsOfColour = map[byte]int{0: 1, 2: 3, 3: 1, 4: 2, 6: 4}

// smallPNG has 5 × 3 pixels in a kind of colours, with a palette and transparency if they have a place in it.
func smallPNG(t testing.TB, kind, depth, interlace byte) []part {
	t.Helper()
	bits := kindsOfColour[kind] * int(depth)
	row := func(width int) int { return 1 + (width*bits+7)/8 }
	rows := 3 * row(5)
	if interlace == 1 { // the passes that 5 × 3 pixels have
		rows = row(1) + row(1) + row(2) + 2*row(2) + row(5)
	}
	parts := []part{{"IHDR", "\x00\x00\x00\x05\x00\x00\x00\x03" + string([]byte{depth, kind, 0, 0, interlace})}}
	if kind == 3 {
		parts = append(parts, part{"PLTE", "\x01\x02\x03\x04\x05\x06"}, part{"tRNS", "\x07"})
	}
	data := packed(t, rows)
	return append(parts, part{"IDAT", data[:7]}, part{"IDAT", data[7:]}, part{"IEND", ""})
}

// accepts is the verdict of the gate: of a picture's parts, and of its pixels.
func accepts(content []byte) bool {
	p, err := picture.Read(content)
	return err == nil && p.CheckPixels() == nil
}

// decodes is the verdict of the decoder, for a PNG whose header is the first part and within the gate's limits.
func decodes(content []byte) bool {
	if len(content) < 16 || string(content[12:16]) != "IHDR" {
		return false
	}
	config, err := png.DecodeConfig(bytes.NewReader(content))
	if err != nil || config.Width > picture.MaxSide || config.Height > picture.MaxSide {
		return false
	}
	_, err = png.Decode(bytes.NewReader(content))
	return err == nil
}

// eachSmallPNG goes through all kinds of colours, depths and orders of rows, also those that PNG doesn't have.
func eachSmallPNG(t *testing.T, look func(name string, parts []part)) {
	for kind := range kindsOfColour {
		for _, depth := range []byte{1, 2, 4, 8, 16} {
			for interlace := range byte(2) {
				look(fmt.Sprintf("kind %d, depth %d, interlace %d", kind, depth, interlace), smallPNG(t, kind, depth, interlace))
			}
		}
	}
}

// TestPartsOfPNG: parts that are left out, repeated, moved, replaced or altered are refused exactly if the decoder
// refuses them.
func TestPartsOfPNG(t *testing.T) {
	strange := []part{{"PLTE", strings.Repeat("abc", 2)}, {"PLTE", ""}, {"PLTE", "abcd"}, {"PLTE", strings.Repeat("abc", 5)},
		{"PLTE", strings.Repeat("abc", 257)}, {"tRNS", ""}, {"tRNS", "ab"}, {"tRNS", "abcdef"}, {"tRNS", strings.Repeat("a", 257)},
		{"IDAT", ""}, {"IDAT", "junk"}, {"IDAT", strings.Repeat("junk", 2000)}, {"IEND", ""}, {"IEND", "abc"}, {"IHDR", "short"},
		{"tEXt", "a\x00b"}, {"ABCD", "x"}}
	var sound, torn int
	look := func(name string, parts []part) {
		content := joined(parts)
		want := decodes(content)
		assert.Equal(t, want, accepts(content), "%s: %q", name, parts)
		if want {
			sound++
		} else {
			torn++
		}
	}
	eachSmallPNG(t, func(name string, parts []part) {
		look(name, parts)
		look(name+", and more", append(parts[:len(parts):len(parts)], strange...))
		for at := range parts {
			before, behind := parts[:at:at], parts[at+1:]
			look(name+", left out", append(before, behind...))
			look(name+", repeated", append(append(before, parts[at], parts[at]), behind...))
			for _, s := range append(strange, parts...) {
				look(name+", put in", append(append(before, s), parts[at:]...))
				look(name+", put in its place", append(append(before, s), behind...))
			}
			for i := range parts[at].data {
				for _, with := range []string{"\x00", "\x01", "\x03", "\x09", "\xff"} {
					data := parts[at].data
					changed := part{parts[at].name, data[:i] + with + data[i+1:]}
					look(name+", altered", append(append(before, changed), behind...))
					changed.data = data[:i] // cut
					look(name+", cut", append(append(before, changed), behind...))
				}
			}
		}
	})
	assert.Greater(t, sound, 500)
	assert.Greater(t, torn, 1000)
}

// TestBytesOfPNG: the same for files whose checksums needn't be right.
func TestBytesOfPNG(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 2))
	eachSmallPNG(t, func(name string, parts []part) {
		whole := joined(parts)
		for range 200 {
			content := altered(chance, whole)
			assert.Equal(t, decodes(content), accepts(content), "%s: %q", name, content)
		}
		for length := len("\x89PNG\r\n\x1a\n"); length < len(whole); length++ {
			assert.Equal(t, decodes(whole[:length]), accepts(whole[:length]), "%s, %d bytes", name, length)
		}
	})
}

// altered changes, cuts or repeats some bytes behind the signature.
func altered(chance *rand.Rand, whole []byte) []byte {
	content := bytes.Clone(whole)
	for range 1 + chance.IntN(2) {
		at := 8 + chance.IntN(len(content)-8)
		switch chance.IntN(4) {
		case 0:
			content = append(content[:at:at], content[min(at+1+chance.IntN(20), len(content)):]...)
		case 1:
			content = append(content[:at:at], content[max(8, at-chance.IntN(20)):]...)
		default:
			content[at] = byte(chance.IntN(256))
		}
		if len(content) <= 8 {
			return content
		}
	}
	return content
}

// TestBytesOfJPEG: what the gate accepts, the decoder takes. The gate is stricter: it counts scans.
func TestBytesOfJPEG(t *testing.T) {
	chance := rand.New(rand.NewPCG(3, 4))
	painted := image.NewRGBA(image.Rect(0, 0, 20, 12))
	for i := range painted.Pix {
		painted.Pix[i] = byte(chance.IntN(256))
	}
	var coloured bytes.Buffer
	require.NoError(t, jpeg.Encode(&coloured, painted, nil))
	plain := image.NewGray(painted.Rect)
	plain.Set(3, 4, color.White)
	var colourless bytes.Buffer
	require.NoError(t, jpeg.Encode(&colourless, plain, nil))
	accepted := 0
	for _, whole := range [][]byte{coloured.Bytes(), colourless.Bytes()} {
		require.True(t, accepts(whole))
		for range 3000 {
			content := altered(chance, whole)
			if accepts(content) {
				_, err := jpeg.Decode(bytes.NewReader(content))
				assert.NoError(t, err, "%q", content)
				accepted++
			}
		}
	}
	assert.Greater(t, accepted, 100)
}
