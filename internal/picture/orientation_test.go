package picture_test

import (
	"encoding/binary"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/picture"
)

// exif is what a camera tells of how a photo lies, in an order of bytes.
func exif(mark string, order binary.AppendByteOrder, orientation uint16) string {
	b := order.AppendUint16([]byte(mark), 42)
	b = order.AppendUint16(order.AppendUint32(b, 8), 2)
	b = append(order.AppendUint32(order.AppendUint16(order.AppendUint16(b, 0x0100), 4), 1), 0, 0, 0, 9)
	b = order.AppendUint32(order.AppendUint16(order.AppendUint16(b, 0x0112), 3), 1)
	return string(append(order.AppendUint16(b, orientation), 0, 0, 0, 0, 0, 0))
}

// lying is a JPEG with a segment of metadata.
func lying(t *testing.T, metadata string) []byte {
	t.Helper()
	whole := photo(t)
	segment := binary.BigEndian.AppendUint16([]byte("\xff\xe1"), uint16(len(metadata)+2))
	return slicesOf(whole[:2], segment, []byte(metadata), whole[2:])
}

func TestOrientations(t *testing.T) {
	for o := range uint16(10) {
		want := picture.Orientation(o)
		if o > 8 {
			want = 0
		}
		little, big := exif("II", binary.LittleEndian, o), exif("MM", binary.BigEndian, o)
		parts := smallPNG(t, 2, 8, 0)
		whole := stored(t, "lossless.webp")
		for name, content := range map[string][]byte{
			"JPEG": lying(t, "Exif\x00\x00"+little), "JPEG of Motorola": lying(t, "Exif\x00\x00"+big),
			"PNG":  joined([]part{parts[0], {"eXIf", big}, parts[1], parts[2], parts[3]}),
			"WebP": webp(extended(8, 40, 20), part{"VP8L", string(whole[20 : 20+binary.LittleEndian.Uint32(whole[16:])])}, part{"EXIF", little}),
		} {
			p, err := picture.Read(content)
			require.NoError(t, err, name)
			assert.Equal(t, want, p.Orientation(), name)
		}
	}
}

// Metadata that nobody can read say nothing, and keep nobody from the picture.
func TestBrokenMetadata(t *testing.T) {
	whole := "Exif\x00\x00" + exif("II", binary.LittleEndian, 6)
	for length := range len(whole) - 4 {
		p, err := picture.Read(lying(t, whole[:length]))
		require.NoError(t, err)
		assert.Zero(t, p.Orientation(), "%d bytes", length)
	}
	for _, metadata := range []string{"http://ns.adobe.com/xap/1.0/\x00", "Exif\x00\x00XX*\x00\x08\x00\x00\x00", "Exif\x00\x00II*\x00\xff\xff\xff\xff", "Exif\x00\x00II*\x00\x08\x00\x00\x00\xff\xff"} {
		p, err := picture.Read(lying(t, metadata))
		require.NoError(t, err)
		assert.Zero(t, p.Orientation(), metadata)
	}
}
