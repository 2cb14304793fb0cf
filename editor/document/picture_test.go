package document_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/color/palette"
	"image/gif"
	"image/jpeg"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/internal/picture"
	"boardduels/internal/raceflag"
	"boardduels/schema"
)

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>`

// pixels returns a picture of a size in a colour.
func pixels(t *testing.T, width, height int, c color.Color) []byte {
	t.Helper()
	picture := image.NewNRGBA(image.Rect(0, 0, width, height))
	for x := range width {
		picture.Set(x, 0, c)
	}
	var b bytes.Buffer
	require.NoError(t, png.Encode(&b, picture))
	return b.Bytes()
}

// garbled returns a PNG whose pixels can't be unpacked, though its checksums are right.
func garbled(whole []byte) []byte {
	garbled := bytes.Clone(whole)
	at := bytes.Index(garbled, []byte("IDAT"))
	length := int(binary.BigEndian.Uint32(garbled[at-4:]))
	garbled[at+4] ^= 0xff
	binary.BigEndian.PutUint32(garbled[at+4+length:], crc32.ChecksumIEEE(garbled[at:at+4+length]))
	return garbled
}

func photo(t *testing.T) []byte {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, jpeg.Encode(&b, image.NewGray(image.Rect(0, 0, 8, 8)), nil))
	return b.Bytes()
}

// write puts a file into a folder of its own.
func write(t *testing.T, name string, content []byte) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	require.NoError(t, os.WriteFile(file, content, 0o600))
	return file
}

func importPicture(w *document.Workspace, source string) (string, error) {
	i := w.StartImport(source)
	i.Run()
	return i.Finish()
}

func TestPicturesAreImported(t *testing.T) {
	for _, c := range []struct {
		name    string
		content []byte
		image   string
	}{
		{"Big Axe.svg", []byte(drawing), "big_axe.svg"},
		{"axe.PNG", pixels(t, 4, 4, color.White), "axe.png"},
		{"axe.txt", pixels(t, 4, 4, color.Black), "axe.png"}, // what it is counts, not what it is called
		{"Сокира.jpeg", photo(t), "picture.jpg"},
		{"..hidden..svg", []byte(drawing), "hidden.svg"},
		{"with-size.svg", []byte(`<?xml version="1.0"?><!-- drawn --><svg width="4" height="4"/>`), "with_size.svg"},
	} {
		w, folder := folderWorkspace(t)
		name, err := importPicture(w, write(t, c.name, c.content))
		require.NoError(t, err, c.name)
		assert.Equal(t, c.image, name)
		assert.True(t, w.Pack().HasArt(name))
		found, err := w.Pack().Art(name)
		require.NoError(t, err)
		assert.Equal(t, c.content, found)
		assert.NoFileExists(t, filepath.Join(folder, "art", name), "nothing is written before it is saved")
		assert.Equal(t, []string{"art/" + name}, w.Dirty())
		require.NoError(t, w.Save())
		assert.Equal(t, string(c.content), onDisk(t, folder, "art/"+name))
		assert.Empty(t, w.Dirty())
	}
}

// What is made smaller is another kind of file, and called so.
func TestALargeGIFBecomesASmallPNG(t *testing.T) {
	var b bytes.Buffer
	require.NoError(t, gif.Encode(&b, noise(1400, 1200), nil))
	w, _ := folderWorkspace(t)
	name, err := importPicture(w, write(t, "axe.gif", b.Bytes()))
	require.NoError(t, err)
	assert.Equal(t, "axe.png", name)
	p, err := w.Pack().Picture(name)
	require.NoError(t, err)
	assert.Equal(t, picture.PNG, p.Format())
	assert.Equal(t, 512*439, p.Pixels())

	b.Reset()
	require.NoError(t, gif.Encode(&b, image.NewPaletted(image.Rect(0, 0, 8, 8), color.Palette{color.White}), nil))
	name, err = importPicture(w, write(t, "small.gif", b.Bytes()))
	require.NoError(t, err)
	assert.Equal(t, "small.gif", name)
}

// noise is a picture that can't be packed well.
func noise(width, height int) *image.Paletted {
	chance := rand.New(rand.NewPCG(1, 2))
	made := image.NewPaletted(image.Rect(0, 0, width, height), palette.Plan9)
	for i := range made.Pix {
		made.Pix[i] = uint8(chance.IntN(256))
	}
	return made
}

func TestPicturesDontReplaceEachOther(t *testing.T) {
	w, _ := folderWorkspace(t)
	for _, want := range []string{"axe.png", "axe_2.png", "axe_2.png"} {
		c := color.Color(color.White)
		if want != "axe.png" {
			c = color.Black
		}
		name, err := importPicture(w, write(t, "axe.png", pixels(t, 4, 4, c)))
		require.NoError(t, err)
		assert.Equal(t, want, name, "the same picture is taken once")
	}
}

func TestWhatIsNoPictureIsRefused(t *testing.T) {
	raceflag.Skip(t, "reads pictures on one goroutine")
	whole := pixels(t, 64, 64, color.White)
	for name, c := range map[string]struct {
		content []byte
		want    string
	}{
		"text":             {[]byte("an axe"), "not-a-picture"},
		"nothing":          {nil, "not-a-picture"},
		"broken SVG":       {[]byte("<svg viewBox='0 0 8 8'><g>"), "picture-damaged"},
		"SVG without size": {[]byte("<svg/>"), "picture-value"},
		"entities":         {[]byte("<!DOCTYPE svg [<!ENTITY a 'aaaa'>]><svg viewBox='0 0 8 8'>&a;</svg>"), "picture-part"},
		"a circle":         {[]byte("<svg viewBox='0 0 8 8'><use id='a' href='#a'/></svg>"), "picture-circle"},
		"half a PNG":       {whole[:len(whole)/2], "picture-damaged"},
		"garbled PNG":      {garbled(whole), "picture-damaged"},
		"another kind":     {[]byte("\x00\x00\x00\x1cftypavif"), "picture-kind"},
		"too wide":         {pixels(t, picture.MaxSide+1, 1, color.White), "picture-too-wide"},
		"too large":        {[]byte(strings.Repeat(" ", schema.MaxArtSize+1)), "picture-too-large"},
	} {
		w, folder := folderWorkspace(t)
		_, err := importPicture(w, write(t, "axe.svg", c.content))
		refused, ok := errors.AsType[*schema.RefusedPicture](err)
		require.True(t, ok, "%s: %v", name, err)
		assert.Equal(t, c.want, refused.Diagnostic.Code, name)
		assert.Equal(t, "axe.svg", refused.Diagnostic.File, name)
		assert.NoFileExists(t, filepath.Join(folder, "art", "axe.svg"), name)
	}
	w, _ := folderWorkspace(t)
	_, err := importPicture(w, write(t, "axe.svg", make([]byte, 5_000_000)))
	assert.ErrorContains(t, err, "the picture has 4.8 MB, at most 4 MB are allowed")
	_, err = importPicture(w, filepath.Join(t.TempDir(), "none.svg"))
	assert.ErrorIs(t, err, os.ErrNotExist)
	_, err = importPicture(w, t.TempDir())
	assert.ErrorIs(t, err, document.ErrNoPicture)
}

// A picture comes and goes with undo and redo, and is saved with the rest.
func TestAnImportIsAnEdit(t *testing.T) {
	w, folder := folderWorkspace(t)
	name, err := importPicture(w, write(t, "axe.svg", []byte(drawing)))
	require.NoError(t, err)
	set(t, w, "cards/cleave.xml", "card_image", name)
	w.Undo()
	w.Undo()
	assert.False(t, w.Pack().HasArt(name))
	assert.Empty(t, w.Dirty())
	w.Redo()
	w.Redo()
	assert.Equal(t, []string{"art/" + name, "cards/cleave.xml"}, w.Dirty())
	require.NoError(t, w.Save())
	w.Undo()
	w.Undo()
	assert.Equal(t, []string{"art/" + name, "cards/cleave.xml"}, w.Dirty(), "the place has it")
	require.NoError(t, w.Save())
	assert.NoFileExists(t, filepath.Join(folder, "art", name))
	assert.Empty(t, w.Dirty())
}

func TestLargeBitmapsAreScaled(t *testing.T) {
	w, _ := folderWorkspace(t)
	name, err := importPicture(w, write(t, "axe.png", pixels(t, 2000, 1000, color.White)))
	require.NoError(t, err)
	content, err := w.Pack().Art(name)
	require.NoError(t, err)
	size, _, err := image.DecodeConfig(bytes.NewReader(content))
	require.NoError(t, err)
	assert.Equal(t, [2]int{512, 256}, [2]int{size.Width, size.Height})
}

// The classic pack in the program takes pictures, too: they go along when it is saved elsewhere.
func TestAPictureForThePackInTheProgram(t *testing.T) {
	w := classicWorkspace(t)
	name, err := importPicture(w, write(t, "axe.svg", []byte(drawing)))
	require.NoError(t, err)
	assert.ErrorIs(t, w.Save(), document.ErrNoPlace)
	folder := filepath.Join(t.TempDir(), "copy")
	require.NoError(t, w.SaveAs(document.At(folder)))
	assert.Equal(t, drawing, onDisk(t, folder, "art/"+name))
	assert.Empty(t, w.Dirty())
	w.Undo()
	assert.Equal(t, []string{"art/" + name}, w.Dirty())
}

// What nothing shows is told, removed, and brought back by undo to the byte.
func TestUnusedPicturesAreRemoved(t *testing.T) {
	w, folder := folderWorkspace(t)
	assert.NotContains(t, document.UnusedPictures(w.Pack()), "cleave.svg")
	set(t, w, "cards/cleave.xml", "card_image", "")
	assert.Contains(t, document.UnusedPictures(w.Pack()), "cleave.svg")
	before := onDisk(t, folder, "art/cleave.svg")
	require.NoError(t, w.Do(document.RemovePictures{Images: []string{"cleave.svg"}}))
	assert.NotContains(t, w.Pack().Images(), "cleave.svg")
	_, err := w.Pack().Art("cleave.svg")
	assert.ErrorIs(t, err, os.ErrNotExist)
	w.Undo()
	assert.Equal(t, []string{"cards/cleave.xml"}, w.Dirty())
	w.Redo()
	require.NoError(t, w.Save())
	assert.NoFileExists(t, filepath.Join(folder, "art", "cleave.svg"))
	w.Undo()
	require.NoError(t, w.Save())
	assert.Equal(t, before, onDisk(t, folder, "art/cleave.svg"))
	assert.ErrorIs(t, w.Do(document.RemovePictures{Images: []string{"none.svg"}}), os.ErrNotExist)
}

func TestPicturesGoIntoZipFiles(t *testing.T) {
	w := classicWorkspace(t)
	file := filepath.Join(t.TempDir(), "pack.zip")
	require.NoError(t, w.SaveAs(document.At(file)))
	name, err := importPicture(w, write(t, "axe.svg", []byte(drawing)))
	require.NoError(t, err)
	require.NoError(t, w.Save())
	again, err := document.Open(document.At(file))
	require.NoError(t, err)
	found, err := again.Pack().Art(name)
	require.NoError(t, err)
	assert.Equal(t, drawing, string(found))
}

// A picture that is shown goes with one edit, and another one stands where it stood.
func TestAUsedPictureIsReplaced(t *testing.T) {
	w, _ := folderWorkspace(t)
	silence := schema.Silence{Code: "unused-art", Of: "art/cleave.svg"}
	require.NoError(t, w.Do(document.Silence{Silence: silence}))
	set(t, w, "heroes/mage.xml", "art", "cleave.svg")
	before := w.Pack().Document("heroes/mage.xml").Source()
	require.NoError(t, w.Do(document.RemovePictures{Images: []string{"cleave.svg"}, By: "fire_bolt.svg"}))
	card, _ := w.Pack().Card("cleave")
	hero, _ := w.Pack().Hero("mage")
	assert.Equal(t, "fire_bolt.svg", card.Image)
	assert.Equal(t, "fire_bolt.svg", hero.Art)
	assert.NotContains(t, w.Pack().Images(), "cleave.svg")
	assert.Empty(t, w.Pack().Title().Silences)
	w.Undo()
	assert.Equal(t, before, w.Pack().Document("heroes/mage.xml").Source())
	assert.Contains(t, w.Pack().Images(), "cleave.svg")

	require.NoError(t, w.Do(document.RemovePictures{Images: []string{"cleave.svg"}}))
	card, _ = w.Pack().Card("cleave")
	assert.Empty(t, card.Image)
}
