package picture_test

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/gif"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/picture"
)

// stored is a file of testdata, as programs of others wrote it: 40 × 20 pixels, red above and blue below.
func stored(t testing.TB, name string) []byte {
	t.Helper()
	content, err := os.ReadFile(filepath.Join("testdata", name))
	require.NoError(t, err)
	return content
}

func TestBitmapsOfAllKinds(t *testing.T) {
	for name, c := range map[string]struct {
		format  picture.Format
		size    image.Point
		remarks []string
	}{
		"lossy.webp": {picture.WebP, image.Pt(40, 20), nil}, "lossless.webp": {picture.WebP, image.Pt(40, 20), nil}, "clear.webp": {picture.WebP, image.Pt(40, 20), nil},
		"still.gif": {picture.GIF, image.Pt(40, 20), nil}, "moving.gif": {picture.GIF, image.Pt(40, 20), []string{"picture-moves"}},
		"plain.bmp": {picture.BMP, image.Pt(20, 10), nil},
	} {
		p, err := picture.Read(stored(t, name))
		require.NoError(t, err, name)
		assert.Equal(t, c.format, p.Format(), name)
		assert.Equal(t, c.size.X*c.size.Y, p.Pixels(), name)
		assert.NoError(t, p.CheckPixels(), name)
		decoded, err := p.Decode()
		require.NoError(t, err, name)
		assert.Equal(t, image.Rectangle{Max: c.size}, decoded.Bounds(), name)
		var remarks []string
		for _, r := range p.Remarks() {
			remarks = append(remarks, r.Error())
		}
		assert.Equal(t, c.remarks, remarks, name)
	}
}

// A PNG with several pictures moves in a browser.
func TestMovingPNGs(t *testing.T) {
	for pictures, want := range map[uint32]int{1: 0, 2: 1} {
		still := whole(t)
		control := binary.BigEndian.AppendUint32([]byte("acTL"), pictures)
		control = binary.BigEndian.AppendUint32(control, 0)
		const behindHeader = 8 + 12 + 13
		moving := slices.Clone(still[:behindHeader])
		moving = binary.BigEndian.AppendUint32(moving, uint32(len(control)-4))
		moving = append(moving, control...)
		moving = binary.BigEndian.AppendUint32(moving, crc32.ChecksumIEEE(control))
		moving = append(moving, still[behindHeader:]...)
		p, err := picture.Read(moving)
		require.NoError(t, err)
		require.NoError(t, p.CheckPixels())
		remarks := p.Remarks()
		require.Len(t, remarks, want, "%d pictures", pictures)
		if want > 0 {
			assert.EqualError(t, remarks[0], "picture-moves")
		}
	}
}

// What the game can't show is told by its name.
func TestKindsThatAreNotShown(t *testing.T) {
	for content, kind := range map[string]string{
		"\x00\x00\x00\x1cftypavif\x00\x00": "AVIF", "\x00\x00\x00\x18ftypheic\x00\x00": "HEIC", "\x00\x00\x00\x18ftypmif1\x00\x00": "HEIC",
		"\x00\x00\x00\x18ftypisom\x00\x00": "MP4", "\x1a\x45\xdf\xa3\x01": "WebM", "\x1f\x8b\x08\x00": "SVGZ",
		"II*\x00\x08\x00\x00\x00": "TIFF", "MM\x00*\x00\x00": "TIFF", "\xff\x0a\xfa": "JPEG XL", "\x00\x00\x00\x0cJXL \r\n": "JPEG XL",
		"\x00\x00\x00\x0cjP  \r\n": "JPEG 2000", "\x00\x00\x01\x00\x01": "ICO", "\x00\x00\x02\x00\x01\x00\x20\x20": "CUR", "\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00\x00\x00\x20\x00\x20\x00": "TGA",
		"\x00\x00\x0a\x00\x00\x00\x00\x00": "TGA", "\x09\x01\x01" + strings.Repeat("\x00", 40) + "TRUEVISION-XFILE.\x00": "TGA", "8BPS\x00\x01": "PSD", "gimp xcf v011": "XCF",
		"%PDF-1.5": "PDF", "%!PS-Adobe-3.0 EPSF": "EPS", "qoif\x00": "QOI", "P6\n1 1\n": "Netpbm", "\xd7\xcd\xc6\x9a\x00": "WMF",
		string(stored(t, "moving.webp")): "animated WebP", string(stored(t, "old.bmp")): "packed BMP",
	} {
		_, err := picture.Read([]byte(content))
		assert.EqualError(t, err, "picture-kind: "+kind, "%.20q", content)
	}
	for _, content := range []string{"", "x", "RIFF", "RIFF\x00\x00\x00\x00WAVEfmt ", "\x00\x00\x00\x18ftypxxxx", "II", "PK\x03\x04"} {
		_, err := picture.Read([]byte(content))
		assert.EqualError(t, err, "picture-unknown", "%.20q", content)
	}
}

// webp is a file of chunks.
func webp(chunks ...part) []byte {
	b := []byte("WEBP")
	for _, c := range chunks {
		b = binary.LittleEndian.AppendUint32(append(b, c.name...), uint32(len(c.data)))
		b = append(b, c.data...)
		if len(c.data)%2 == 1 {
			b = append(b, 0)
		}
	}
	return append(binary.LittleEndian.AppendUint32([]byte("RIFF"), uint32(len(b))), b...)
}

// extended is the chunk that tells the size of a WebP.
func extended(flags byte, width, height int) part {
	return part{"VP8X", string([]byte{flags, 0, 0, 0, byte(width - 1), byte((width - 1) >> 8), 0, byte(height - 1), byte((height - 1) >> 8), 0})}
}

func TestWebPThatIsNone(t *testing.T) {
	whole := stored(t, "lossless.webp")
	lossless := part{"VP8L", string(whole[20 : 20+binary.LittleEndian.Uint32(whole[16:])])}
	lossy := part{"VP8 ", string(stored(t, "lossy.webp")[20:])}
	for name, c := range map[string]struct {
		content []byte
		code    string
	}{
		"extended":               {webp(extended(0, 40, 20), lossless), ""},
		"with what nobody knows": {webp(lossless, part{"ABCD", "x"}), ""},
		"of two sizes":           {webp(extended(0, 41, 20), lossless), "picture-damaged"},
		"twice":                  {webp(lossless, lossy), "picture-damaged"},
		"empty":                  {webp(), "picture-damaged"},
		"without a picture":      {webp(extended(0, 40, 20)), "picture-damaged"},
		"that moves":             {webp(extended(2, 40, 20), lossless), "picture-kind"},
		"cut off":                {whole[:len(whole)-3], "picture-damaged"},
		"a short chunk":          {webp(part{"VP8L", "\x2f"}), "picture-damaged"},
		"a short head":           {webp(part{"VP8X", "\x00"}, lossless), "picture-damaged"},
		"another version":        {webp(part{"VP8L", "\x2f\x00\x00\x00\xe0"}), "picture-damaged"},
		"of films":               {webp(part{"VP8 ", "\x01\x00\x00\x9d\x01\x2a\x28\x00\x14\x00"}), "picture-damaged"},
		"wide":                   {webp(part{"VP8L", "\x2f\xff\xff\xff\x0f"}), "picture-too-wide"},
	} {
		assert.Equal(t, c.code, code(string(c.content)), name)
	}
}

func TestGIFAndBMPThatAreNone(t *testing.T) {
	still, plain := stored(t, "still.gif"), stored(t, "plain.bmp")
	for name, c := range map[string]struct{ content, code string }{
		"a GIF without a picture":  {string(still[:13+int(3)<<(1+still[10]&7)]) + ";", "picture-damaged"},
		"a GIF without an end":     {string(still[:len(still)-1]), "picture-damaged"},
		"half a GIF":               {string(still[:len(still)/2]), "picture-damaged"},
		"the start of a GIF":       {"GIF89a", "picture-damaged"},
		"a GIF of another version": {"GIF88a" + string(still[6:]), "picture-damaged"},
		"a wide GIF":               {string(still[:6]) + "\xff\xff" + string(still[8:]), "picture-too-wide"},
		"half a BMP":               {string(plain[:len(plain)/2]), "picture-damaged"},
		"the start of a BMP":       {"BM", "picture-damaged"},
		"a BMP that lies":          {string(plain[:18]) + "\x00\x04\x00\x00\x00\x04\x00\x00" + string(plain[26:]), "picture-damaged"},
		"a wide BMP":               {string(plain[:18]) + "\xff\xff\x00\x00" + string(plain[22:]), "picture-too-wide"},
		"a BMP of no height":       {string(plain[:22]) + "\x00\x00\x00\x00" + string(plain[26:]), "picture-too-wide"},
	} {
		assert.Equal(t, c.code, code(c.content), name)
	}
}

// The first frame of a GIF lies where it should, also if it is smaller than the whole.
func TestAFrameLiesInItsPlace(t *testing.T) {
	red := color.RGBA{R: 255, A: 255}
	frame := image.NewPaletted(image.Rect(3, 2, 5, 4), color.Palette{red})
	var b bytes.Buffer
	require.NoError(t, gif.EncodeAll(&b, &gif.GIF{Image: []*image.Paletted{frame}, Delay: []int{0}, Config: image.Config{Width: 9, Height: 7}}))
	p, err := picture.Read(b.Bytes())
	require.NoError(t, err)
	decoded, err := p.Decode()
	require.NoError(t, err)
	assert.Equal(t, image.Rect(0, 0, 9, 7), decoded.Bounds())
	assert.Equal(t, red, color.RGBAModel.Convert(decoded.At(4, 3)))
	assert.Equal(t, color.RGBA{}, color.RGBAModel.Convert(decoded.At(0, 0)))
}

// A BMP may name colours that its palette lacks.
func TestColoursThatAPaletteLacks(t *testing.T) {
	b := []byte("BM\x00\x00\x00\x00\x00\x00\x00\x00\x3a\x00\x00\x00\x28\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x01\x00\x08\x00")
	b = append(b, make([]byte, 16)...)
	b = append(b, 1, 0, 0, 0, 0, 0, 0, 0) // one colour
	b = append(b, 1, 2, 3, 0, 9, 0, 0, 0) // and a pixel of the tenth
	p, err := picture.Read(b)
	require.NoError(t, err)
	decoded, err := p.Decode()
	require.NoError(t, err)
	assert.Equal(t, color.Black, decoded.At(0, 0))
}

// TestBytesOfOthers: what the gate accepts and has checked is decoded, whatever became of the file.
func TestBytesOfOthers(t *testing.T) {
	chance := rand.New(rand.NewPCG(5, 6))
	for _, name := range []string{"lossy.webp", "lossless.webp", "clear.webp", "still.gif", "moving.gif", "plain.bmp"} {
		whole, accepted := stored(t, name), 0
		for range 1500 {
			content := altered(chance, whole)
			p, err := picture.Read(content)
			if err != nil || p.CheckPixels() != nil {
				continue
			}
			accepted++
			if decoded, err := p.Decode(); err == nil {
				assert.Equal(t, p.Pixels(), decoded.Bounds().Dx()*decoded.Bounds().Dy(), "%s: %q", name, content)
			} else {
				assert.True(t, p.Costly(), "%s: %q", name, content)
			}
		}
		assert.Greater(t, accepted, 10, name)
	}
}
