package schema_test

import (
	"archive/zip"
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"image"
	"image/jpeg"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/schema"
	"boardduels/schema/words"
)

// declaredPNG is a PNG that says how large it is, and has next to nothing in it.
func declaredPNG(side uint32) []byte { return pngWith(side, side, "") }

// grey is a whole PNG.
func grey(t *testing.T, width, height int) []byte {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, png.Encode(&b, image.NewGray(image.Rect(0, 0, width, height))))
	return b.Bytes()
}

// pngWith is a PNG with compressed rows.
func pngWith(width, height uint32, data string) []byte {
	var b bytes.Buffer
	b.WriteString("\x89PNG\r\n\x1a\n")
	header := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, width), height)
	for _, chunk := range []string{"IHDR" + string(header) + "\x08\x00\x00\x00\x00", "IDAT" + data, "IEND"} {
		b.Write(binary.BigEndian.AppendUint32(nil, uint32(len(chunk)-4)))
		b.WriteString(chunk)
		b.Write(binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE([]byte(chunk))))
	}
	return b.Bytes()
}

// pictureProblems returns what a pack with some files in its art folder has against them.
func pictureProblems(files fstest.MapFS) (*schema.Pack, []string) {
	pack, all := schema.LoadPack(files)
	var found []string
	for _, d := range all {
		if d.OfPicture() {
			found = append(found, d.String())
		}
	}
	return pack, found
}

func TestPicturesAreLookedAt(t *testing.T) {
	pack, found := pictureProblems(fstest.MapFS{
		"art/circle.svg": file("<svg viewBox='0 0 8 8'>\n <use id='a' href='#a'/></svg>"),
		"art/drawn.png":  file("<svg viewBox='0 0 8 8'/>"),
		"art/fine.svg":   file("<svg viewBox='0 0 8 8'><rect width='8' height='8'/></svg>"),
		"art/notes.txt":  file("the axe is by me"),
		"art/png.svg":    {Data: declaredPNG(60_000)},
		"art/text.svg":   file("<svg viewBox='0 0 8 8'><text>Axe</text></svg>"),
		"art/words.png":  file("an axe"),
	})
	assert.Equal(t, []string{
		`art/circle.svg:2:2: error picture-circle: <use href="#a"> leads back to itself`,
		"art/drawn.png: warning picture-name: the picture is SVG, which its name doesn't tell",
		"art/notes.txt: info unused-file: art/notes.txt belongs to no part of a pack",
		"art/png.svg: error picture-too-wide: the picture has 60000 × 60000 pixels, allowed are 4096 × 4096",
		"art/text.svg:1:24: warning picture-undrawn: <text> isn't drawn",
		"art/words.png: error not-a-picture: the file is no SVG, PNG, JPEG, WebP, GIF or BMP picture",
	}, found)
	for image, shown := range map[string]bool{"circle.svg": false, "fine.svg": true, "png.svg": false, "text.svg": true, "words.png": false} {
		_, err := pack.Picture(image)
		_, refused := errors.AsType[*schema.RefusedPicture](err)
		assert.Equal(t, shown, err == nil, image)
		assert.Equal(t, shown, !refused, image)
		assert.True(t, pack.HasArt(image), image)
	}
	for image, want := range map[string]string{"circle.svg": "art/circle.svg:2:2", "words.png": "art/words.png"} {
		_, err := pack.Picture(image)
		refused, ok := errors.AsType[*schema.RefusedPicture](err)
		require.True(t, ok)
		assert.Equal(t, want, refused.Place())
	}
	_, err := pack.Picture("none.svg")
	assert.ErrorIs(t, err, fs.ErrNotExist)
}

// A card or a hero that names a file which isn't shown is told where it does so, and can be played nevertheless: the
// game's own picture stands in its place.
func TestKindsThatAreNotShownAreToldAtTheCard(t *testing.T) {
	card := string(smallPack(t)["cards/cleave.xml"].Data)
	const avif = "\x00\x00\x00\x1cftypavif\x00\x00"
	var photo bytes.Buffer
	require.NoError(t, jpeg.Encode(&photo, image.NewRGBA(image.Rect(0, 0, 16, 16)), nil))
	frame := bytes.Index(photo.Bytes(), []byte{0xff, 0xc0})
	cmyk := slices.Concat(photo.Bytes()[:frame], []byte{0xff, 0xc0, 0, 20}, photo.Bytes()[frame+4:frame+9], []byte{4}, photo.Bytes()[frame+10:frame+19], []byte{4, 0x11, 0}, photo.Bytes()[frame+19:])
	for name, c := range map[string]struct{ content, want string }{
		"axe.avif":   {avif, "error image-kind: the picture axe.avif is AVIF, a kind that isn't shown"},
		"axe.png":    {avif, "error image-kind: the picture axe.png is AVIF, a kind that isn't shown"},
		"axe.svgz":   {"\x1f\x8b\x08\x00", "error image-kind: the picture axe.svgz is SVGZ, a kind that isn't shown"},
		"axe.tiff":   {"II*\x00\x08\x00\x00\x00", "error image-kind: the picture axe.tiff is TIFF, a kind that isn't shown"},
		"notes.txt":  {"the axe is by me", "error image-unknown: notes.txt in the art folder is no picture"},
		"cut.jpg":    {string(photo.Bytes()[:photo.Len()/2]), "error image-refused: the picture cut.jpg can't be shown"},
		"cmyk.jpg":   {string(cmyk), "error image-refused: the picture cmyk.jpg can't be shown"},
		"circle.svg": {"<svg viewBox='0 0 8 8'><use id='a' href='#a'/></svg>", "error image-refused: the picture circle.svg can't be shown"},
		"axe.tga":    {"\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00", "error image-kind: the picture axe.tga is TGA, a kind that isn't shown"},
		"axe.webp":   {"RIFF\x1a\x00\x00\x00WEBPVP8L\x0d\x00\x00\x00\x2f\x00\x00\x00\x10\x07\x10\x11\x11\x88\x88\xfe\x07\x00", ""},
		"cleave.svg": {"<svg viewBox='0 0 8 8'/>", ""},
	} {
		changed := smallPack(t)
		changed["cards/cleave.xml"] = file(strings.Replace(card, "cleave.svg", name, 1))
		changed["art/"+name] = file(c.content)
		pack, all := schema.LoadPack(changed)
		var found []string
		for _, d := range all {
			if d.File == "cards/cleave.xml" && d.Severity != schema.Info {
				assert.True(t, d.OfPicture(), name)
				assert.Equal(t, "card_image", d.Path)
				found = append(found, strings.TrimPrefix(d.String(), fmt.Sprintf("%s:%d:%d: ", d.File, d.Line, d.Column)))
			}
			assert.False(t, d.Code == "unused-file" && d.File == "art/"+name, name)
		}
		assert.Equal(t, c.want, strings.Join(found, "\n"), name)
		_, err := pack.Duel("fighter", "fighter")
		assert.NoError(t, err, name)
		_, err = pack.Picture(name)
		assert.Equal(t, c.want == "", err == nil, name)
	}
}

// Few bytes may declare many pixels, again and again.
func TestAllPicturesTogetherAreBounded(t *testing.T) {
	raceflag.Skip(t, "fills files to their bounds, on one goroutine")
	large := grey(t, 4096, 4096)
	files := fstest.MapFS{}
	for i := range 250 {
		files[fmt.Sprintf("art/%03d.png", i)] = &fstest.MapFile{Data: large}
	}
	files["art/999.svg"] = file("<svg viewBox='0 0 8 8'/>")
	pack, found := pictureProblems(files)
	assert.Len(t, found, 250-16)
	assert.Contains(t, found[0], "art/016.png: error pictures-too-large: with this one, the pack's pictures have ")
	assert.Contains(t, found[0], " bytes and 285212672 pixels, allowed are 67108864 bytes and 268435456 pixels")
	for image, shown := range map[string]bool{"015.png": true, "016.png": false, "249.png": false, "999.svg": true} {
		_, err := pack.Picture(image)
		assert.Equal(t, shown, err == nil, image)
	}

	const small = "<svg viewBox='0 0 8 8'/>"
	large = append(grey(t, 1, 1), make([]byte, schema.MaxArtSize)...)
	files = fstest.MapFS{}
	for i := range 15 {
		files[fmt.Sprintf("art/%02d.png", i)] = &fstest.MapFile{Data: large[:schema.MaxArtSize]}
	}
	files["art/15.png"] = &fstest.MapFile{Data: large[:schema.MaxArtSize-len(small)]}
	files["art/16.png"] = &fstest.MapFile{Data: large[:schema.MaxArtSize]}
	files["art/17.svg"], files["art/18.svg"] = file(small), file(small) // there is room for one
	_, found = pictureProblems(files)
	require.Len(t, found, 2)
	assert.Contains(t, found[0], "art/16.png: error pictures-too-large")
	assert.Contains(t, found[1], "art/18.svg: error pictures-too-large")
}

// The pixels of a pack's pictures are checked as long as that is no more work than is allowed for all of them together,
// whether some of them are known already or not.
func TestCheckingAllPixelsIsBounded(t *testing.T) {
	raceflag.Skip(t, "fills files to their bounds, on one goroutine")
	const width, height = 3749, 4000 // a tenth of the work
	sound, torn := grey(t, width, height), pngWith(width, height, "garbage")
	files := fstest.MapFS{"art/09.png": {Data: torn}, "art/10.png": {Data: torn}}
	for i := range 9 {
		files[fmt.Sprintf("art/%02d.png", i)] = &fstest.MapFile{Data: sound}
	}
	_, found := pictureProblems(files)
	require.Len(t, found, 1)
	assert.Contains(t, found[0], "art/09.png: error picture-damaged")
}

// How large a picture is, is told as far as the file system or the archive tells, though no more of it is read than may
// be.
func TestTheSizeOfALargePictureIsTold(t *testing.T) {
	const size = 5_000_000
	content := strings.Repeat(" ", size)
	folder := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(folder, "art"), 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "art", "a.png"), []byte(content), 0o644))
	packed := zipped(t, fstest.MapFS{"art/a.png": file(content)}, "")
	archive, err := zip.NewReader(bytes.NewReader(packed), int64(len(packed)))
	require.NoError(t, err)
	for name, c := range map[string]struct {
		fsys   fs.FS
		en, uk string
	}{
		"folder":  {os.DirFS(folder), "4.8 MB", "4,8 МБ"},
		"archive": {archive, "4.8 MB", "4,8 МБ"},
		"unknown": {sizeless{os.DirFS(folder)}, "more than 4 MB", "понад 4 МБ"},
	} {
		_, all := schema.LoadPack(c.fsys)
		var found []schema.Diagnostic
		for _, d := range all {
			if d.OfPicture() {
				found = append(found, d)
			}
		}
		require.Len(t, found, 1, name)
		assert.Equal(t, "art/a.png: error picture-too-large: the picture has "+c.en+", at most 4 MB are allowed", found[0].String(), name)
		uk, _ := found[0].In("uk")
		assert.Equal(t, "у малюнку "+c.uk+", дозволено щонайбільше 4 МБ", uk, name)
	}
}

// sizeless tells 0 as the size of its files, as some systems do of what they make up when it is read.
type sizeless struct{ fs.FS }

type sizelessFile struct{ fs.File }

type sizelessInfo struct{ fs.FileInfo }

func (s sizeless) Open(name string) (fs.File, error) {
	f, err := s.FS.Open(name)
	if _, isFolder := f.(fs.ReadDirFile); err != nil || isFolder && !strings.HasSuffix(name, ".png") {
		return f, err
	}
	return sizelessFile{f}, nil
}

func (f sizelessFile) Stat() (fs.FileInfo, error) {
	info, err := f.File.Stat()
	return sizelessInfo{info}, err
}

func (sizelessInfo) Size() int64 { return 0 }

// Damage behind the header of a bitmap is found when a pack is loaded.
func TestPixelsAreChecked(t *testing.T) {
	var photo bytes.Buffer
	require.NoError(t, jpeg.Encode(&photo, image.NewGray(image.Rect(0, 0, 64, 64)), nil))
	scan := bytes.Index(photo.Bytes(), []byte{0xff, 0xda})
	tables := bytes.Index(photo.Bytes(), []byte{0xff, 0xc4})
	rows := func(content string) string {
		var b bytes.Buffer
		w := zlib.NewWriter(&b)
		_, err := w.Write([]byte(content))
		require.NoError(t, err)
		require.NoError(t, w.Close())
		return b.String()
	}
	all := rows(strings.Repeat("\x00\x01\x02\x03\x04", 4))
	files := fstest.MapFS{
		"art/fine.png":   {Data: pngWith(4, 4, all)},
		"art/fine.jpg":   {Data: photo.Bytes()},
		"art/a.png":      {Data: pngWith(4, 4, "garbage")},
		"art/b.png":      {Data: pngWith(512, 512, all)},
		"art/c.png":      {Data: pngWith(4, 4, "")},
		"art/d.png":      {Data: pngWith(4, 4, all[:len(all)-4]+"\x00\x00\x00\x00")},
		"art/e.png":      {Data: pngWith(4, 4, rows(strings.Repeat("\x09\x01\x02\x03\x04", 4)))},
		"art/f.png":      {Data: pngWith(4, 4, rows(strings.Repeat("\x00", 100_000)))},
		"art/g.png":      {Data: append(pngWith(4, 4, all)[:33], pngWith(4, 4, all)[8:]...)}, // two headers
		"art/noscan.jpg": {Data: append(bytes.Clone(photo.Bytes()[:scan+10]), 0xff, 0xd9)},
		"art/nodht.jpg":  {Data: append(bytes.Clone(photo.Bytes()[:tables]), photo.Bytes()[scan:]...)},
	}
	_, found := pictureProblems(files)
	require.Len(t, found, len(files)-2, "%v", found)
	for _, f := range found {
		assert.Contains(t, f, "error picture-damaged", f)
		assert.NotContains(t, f, "fine")
	}
}

// Why a picture is damaged is told in both languages.
func TestDamageIsToldInUkrainian(t *testing.T) {
	_, all := schema.LoadPack(fstest.MapFS{
		"art/a.svg": file("<svg viewBox='0 0 8 8'/>behind"),
		"art/b.png": {Data: declaredPNG(4)},
		"art/c.svg": file("<svg viewBox='0 0 8 8'>&a;</svg>"),
		"art/d.png": {Data: bytes.Replace(declaredPNG(4), []byte("\x00\x00\x00\x04"), []byte("\x00\x00\x00\x05"), 1)},
	})
	var found []string
	for _, d := range all {
		if d.OfPicture() {
			message, _ := d.In("uk")
			found = append(found, message)
		}
	}
	require.Len(t, found, 4)
	assert.Equal(t, `малюнок PNG пошкоджено: контрольна сума його частини "IHDR" неправильна`, found[3])
	assert.Equal(t, "малюнок SVG пошкоджено: поза кореневим елементом стоїть текст", found[0])
	assert.Equal(t, "малюнок PNG пошкоджено: у ньому менше рядків, ніж указано", found[1])
	assert.Contains(t, found[2], "малюнок SVG пошкоджено: порушено правила формату (")
}

// Reading the pictures of a pack is work that is counted for all of them together.
func TestReadingAllPicturesIsBounded(t *testing.T) {
	hard := "<svg viewBox='0 0 8 8'><path id='a' style='" + strings.Repeat(";", 4000) + "'/>" + strings.Repeat("<use href='#a'/>", 3000) + "</svg>"
	files := fstest.MapFS{"art/z.svg": file("<svg viewBox='0 0 8 8'/>")}
	for i := range 15 {
		files[fmt.Sprintf("art/%02d.svg", i)] = file(hard)
	}
	pack, found := pictureProblems(files)
	require.Len(t, found, 16)
	assert.Contains(t, found[0], "error picture-reading")
	assert.Contains(t, found[10], "error pictures-too-much-work")
	assert.Contains(t, found[15], "art/z.svg: error pictures-too-much-work")
	_, err := pack.Picture("z.svg")
	assert.Error(t, err)
}

// Every reason for which package picture refuses a picture has words here.
func TestEveryRefusalHasWords(t *testing.T) {
	known := map[string]bool{"picture-unknown": true} // which becomes not-a-picture
	for _, code := range schema.Codes() {
		known[code.ID] = true
	}
	files, err := filepath.Glob(filepath.Join("..", "internal", "picture", "*.go"))
	require.NoError(t, err)
	var used []string
	damages := map[string]bool{}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		source, err := os.ReadFile(name)
		require.NoError(t, err)
		for _, match := range regexp.MustCompile(`(Reason: )?"((?:picture|drawing)-[a-z-]+)"`).FindAllSubmatch(source, -1) {
			if code := string(match[2]); len(match[1]) == 0 {
				used = append(used, code)
			} else {
				damages[code] = true
			}
		}
	}
	slices.Sort(used)
	used = slices.Compact(used)
	assert.Greater(t, len(used), 10)
	for _, code := range used {
		assert.True(t, known[code], code)
	}
	assert.Greater(t, len(damages), 20)
	for reason := range damages {
		for _, language := range []string{"en", "uk"} {
			assert.NotEmpty(t, words.Reason(reason).In(language), reason)
		}
	}
}
