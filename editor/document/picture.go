package document

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"unicode"

	"boardduels/internal/atomicfile"
	"boardduels/internal/picture"
	"boardduels/internal/picture/pixels"
	"boardduels/schema"
)

// ErrNoPicture is why a file that isn't even a regular one isn't imported. Others are refused with a
// [*schema.RefusedPicture], as those of a pack are.
var ErrNoPicture = errors.New("this is no SVG, PNG, JPEG, WebP, GIF or BMP picture")

// Importing is the import of a picture under way. Run may be called on any goroutine while editing goes on; Start and
// Finish belong to the goroutine of the workspace.
type Importing struct {
	workspace *Workspace
	files     fs.FS  // of the pack
	source    string // path of the file
	image     string
	content   []byte
	known     bool // the pack has this very picture
	err       error
}

// StartImport begins to take a picture into the pack. Like other edits it reaches the place when that is saved.
func (w *Workspace) StartImport(source string) *Importing {
	return &Importing{workspace: w, files: w.pack.FS(), source: source}
}

// Run reads the file and checks it. A bitmap larger than it is ever shown is made smaller.
func (i *Importing) Run() { i.err = i.run() }

func (i *Importing) run() error {
	content, err := readPicture(i.source)
	if err != nil {
		return err
	}
	accepted, err := checkPicture(filepath.Base(i.source), content)
	if err != nil {
		return err
	}
	var format picture.Format
	if i.content, format, err = fitting(accepted, content); err != nil {
		return err
	}
	i.image, i.known = freePicture(i.files, pictureID(i.source), format.Ending(), i.content)
	return nil
}

// Finish takes the picture into the pack, as an edit, and returns its name for elements such as card_image.
func (i *Importing) Finish() (image string, err error) {
	if i.err != nil || i.known {
		return i.image, i.err
	}
	return i.image, i.workspace.Do(AddPicture{Image: i.image, Content: i.content})
}

// AddPicture takes a picture into the art folder.
type AddPicture struct {
	Image   string // name in the folder
	Content []byte
}

// Kind returns "add_picture".
func (AddPicture) Kind() string { return "add_picture" }

// Subject returns the picture's name.
func (e AddPicture) Subject() string { return e.Image }

// Changes implements [Edit].
func (e AddPicture) Changes(pack *schema.Pack) ([]Change, error) {
	if pack.HasArt(e.Image) {
		return nil, fmt.Errorf("there is already a picture %s in the pack", e.Image)
	}
	d := schema.NewPicture(e.Image, e.Content)
	return []Change{{File: d.File(), To: d}}, nil
}

// RemovePictures takes pictures out of the art folder.
type RemovePictures struct {
	Images []string
	// By is the picture that cards and heroes show in their place, "" for none.
	By string
}

// Kind returns "remove_pictures".
func (RemovePictures) Kind() string { return "remove_pictures" }

// Subject returns the pictures' names.
func (e RemovePictures) Subject() string { return strings.Join(e.Images, ", ") }

// Changes implements [Edit].
func (e RemovePictures) Changes(pack *schema.Pack) (changes []Change, err error) {
	for _, image := range e.Images {
		content, err := pack.Art(image)
		if err != nil {
			return nil, err
		}
		d := schema.NewPicture(image, content)
		changes = append(changes, Change{File: d.File(), From: d})
	}
	var files []string
	users := PictureUsers(pack)
	for _, image := range e.Images {
		files = append(files, path.Join(schema.ArtFolder, image))
		for _, file := range users[image] {
			shown, err := edit(pack, file, func(d *schema.Document) (*schema.Document, error) { return d.Set(pictureFields[d.Kind()], e.By) })
			if err != nil {
				return nil, err
			}
			changes = append(changes, shown...)
		}
	}
	silences, err := silencesOf(pack, files, nil)
	return append(changes, silences...), err
}

// pictureFields are the paths of the fields that name a picture, by kind.
var pictureFields = map[schema.Kind]string{schema.CardKind: "card_image", schema.HeroKind: "art"}

// PictureUsers returns the cards and heroes that show each picture, as files in order.
func PictureUsers(pack *schema.Pack) map[string][]string {
	users := map[string][]string{}
	for _, id := range pack.IDs(schema.CardKind) {
		card, _ := pack.Card(id)
		image := pack.ImageNamed(card.Image)
		users[image] = append(users[image], schema.FileOf(schema.CardKind, id))
	}
	for _, id := range pack.IDs(schema.HeroKind) {
		hero, _ := pack.Hero(id)
		image := pack.ImageNamed(hero.Art)
		users[image] = append(users[image], schema.FileOf(schema.HeroKind, id))
	}
	return users
}

// UnusedPictures returns the pictures that no card and no hero shows, in order.
func UnusedPictures(pack *schema.Pack) (unused []string) {
	users := PictureUsers(pack)
	for _, image := range pack.Images() {
		if len(users[image]) == 0 {
			unused = append(unused, image)
		}
	}
	return unused
}

// readPicture reads a file, unless it is too large.
func readPicture(source string) ([]byte, error) {
	content, err := atomicfile.Read(source, schema.MaxArtSize+1)
	if errors.Is(err, atomicfile.ErrNoFile) {
		err = ErrNoPicture
	}
	if len(content) <= schema.MaxArtSize {
		return content, err
	}
	var size int64
	if info, err := os.Stat(source); err == nil {
		size = info.Size()
	}
	return nil, schema.LargePicture(filepath.Base(source), size)
}

// checkPicture draws a picture once, so that one that is damaged behind its header isn't taken.
func checkPicture(file string, content []byte) (*picture.Picture, error) {
	accepted, err := schema.CheckPicture(file, content)
	if err != nil {
		return nil, err
	}
	if _, err := pixels.Draw(accepted, pixels.MaxSide); err != nil {
		return nil, schema.DamagedPicture(file, accepted, err)
	}
	return accepted, nil
}

// photoQuality is that of a photo that is made smaller, 1…100.
const photoQuality = 90

// fitting returns a picture's content and its format, of a bitmap that is larger than it is ever drawn a smaller one:
// photos stay photos.
func fitting(p *picture.Picture, content []byte) ([]byte, picture.Format, error) {
	format := p.Format()
	if format == picture.SVG || p.Pixels() <= pixels.MaxSide*pixels.MaxSide {
		return content, format, nil
	}
	small, err := pixels.Draw(p, pixels.MaxSide)
	if err != nil {
		return nil, format, err
	}
	var b bytes.Buffer
	smaller := picture.PNG
	if format == picture.JPEG || format == picture.WebP && isOpaque(small) {
		smaller = picture.JPEG
		err = jpeg.Encode(&b, small, &jpeg.Options{Quality: photoQuality})
	} else {
		err = png.Encode(&b, small)
	}
	if len(content) < b.Len() {
		return content, format, err
	}
	return b.Bytes(), smaller, err
}

// isOpaque reports whether nothing behind a picture shows.
func isOpaque(shown image.Image) bool {
	known, ok := shown.(interface{ Opaque() bool })
	return ok && known.Opaque()
}

// pictureID makes an id of a file's name.
func pictureID(source string) string {
	base := filepath.Base(source)
	var b strings.Builder
	for _, r := range strings.ToLower(strings.TrimSuffix(base, filepath.Ext(base))) {
		switch {
		case schema.IsID(string(r)):
			b.WriteRune(r)
		case unicode.IsSpace(r) || r == '-' || r == '.':
			b.WriteByte('_')
		}
	}
	if id := strings.Trim(b.String(), "_"); id != "" {
		return id
	}
	return "picture"
}

// freePicture returns a name that no other picture has. It reports whether this very picture is there already.
func freePicture(files fs.FS, id, ending string, content []byte) (name string, there bool) {
	for n := 1; ; n++ {
		name = id + ending
		if n > 1 {
			name = fmt.Sprintf("%s_%d%s", id, n, ending)
		}
		known, err := fs.ReadFile(files, path.Join(schema.ArtFolder, name))
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return name, false
		case err == nil && bytes.Equal(known, content):
			return name, true
		}
	}
}
