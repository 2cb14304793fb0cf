package pixels_test

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/picture"
	"boardduels/internal/picture/pixels"
)

// corners are the colours of a picture from the top left on, row by row.
var corners = [4]color.RGBA{{255, 0, 0, 255}, {0, 255, 0, 255}, {0, 0, 255, 255}, {255, 255, 255, 255}}

// photoLying is a photo of the corners that says how it lies.
func photoLying(t *testing.T, scale int, orientation byte) []byte {
	t.Helper()
	painted := image.NewRGBA(image.Rect(0, 0, 32*scale, 16*scale))
	for i, c := range corners {
		quarter := image.Rect(0, 0, 16*scale, 8*scale).Add(image.Pt(i%2*16*scale, i/2*8*scale))
		draw.Draw(painted, quarter, image.NewUniform(c), image.Point{}, draw.Src)
	}
	var b bytes.Buffer
	require.NoError(t, jpeg.Encode(&b, painted, &jpeg.Options{Quality: 100}))
	metadata := "Exif\x00\x00II*\x00\x08\x00\x00\x00\x01\x00\x12\x01\x03\x00\x01\x00\x00\x00" + string([]byte{orientation}) + "\x00\x00\x00\x00\x00\x00\x00"
	segment := binary.BigEndian.AppendUint16([]byte("\xff\xe1"), uint16(len(metadata)+2))
	return bytes.Join([][]byte{b.Bytes()[:2], segment, []byte(metadata), b.Bytes()[2:]}, nil)
}

// A photo is shown as its camera was held, be it scaled down or not.
func TestPhotosAreShownUpright(t *testing.T) {
	for orientation, want := range map[byte][4]int{ // which corner is shown in each place
		0: {0, 1, 2, 3}, 1: {0, 1, 2, 3}, 2: {1, 0, 3, 2}, 3: {3, 2, 1, 0}, 4: {2, 3, 0, 1}, 5: {0, 2, 1, 3}, 6: {2, 0, 3, 1}, 7: {3, 1, 2, 0}, 8: {1, 3, 0, 2},
	} {
		for _, scale := range []int{1, 20} {
			p, err := picture.Read(photoLying(t, scale, orientation))
			require.NoError(t, err)
			made, err := pixels.Draw(p, 64)
			require.NoError(t, err)
			size := made.Bounds().Size()
			assert.Equal(t, orientation >= 5, size.Y > size.X, "%d", orientation)
			for place, corner := range want {
				x, y := size.X/4+place%2*size.X/2, size.Y/4+place/2*size.Y/2
				r, g, b, _ := made.At(x, y).RGBA()
				c := corners[corner]
				assert.Equal(t, [3]bool{c.R > 0, c.G > 0, c.B > 0}, [3]bool{r > 0x8000, g > 0x8000, b > 0x8000}, "%d, place %d", orientation, place)
			}
		}
	}
}
