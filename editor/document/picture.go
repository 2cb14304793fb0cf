package document

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"image"
	_ "image/jpeg"
	_ "image/png"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"unicode"

	"boardduels/schema"
)

// The reasons why a file isn't imported as a picture.
var (
	ErrPictureTooLarge = fmt.Errorf("a picture has at most %d bytes", schema.MaxArtSize)
	ErrPictureTooWide  = fmt.Errorf("a picture is at most %d pixels wide and high", MaxPictureSide)
	ErrNoPicture       = errors.New("this is neither an SVG nor a PNG or JPEG picture")
)

// MaxPictureSide is the most pixels that an imported picture is wide or high: enough for a card that fills a screen.
const MaxPictureSide = 2048

// Importing is the import of a picture under way. Run may be called on any goroutine while editing goes on; Start and
// Finish belong to the goroutine of the workspace.
type Importing struct {
	workspace *Workspace
	place     Place
	source    string // path of the file
	image     string
	files     fs.FS // of the place, the picture included
	err       error
}

// StartImport begins to copy a picture into the art folder of the pack's place. That is no edit: the picture is there at
// once, whatever becomes of the edits that name it.
func (w *Workspace) StartImport(source string) *Importing {
	return &Importing{workspace: w, place: w.place, source: source}
}

// Run checks the file and writes the copy.
func (i *Importing) Run() { i.err = i.run() }

func (i *Importing) run() error {
	if _, inside := i.place.(Embedded); inside {
		return ErrNoPlace
	}
	content, err := readPicture(i.source)
	if err != nil {
		return err
	}
	ending, err := checkPicture(content)
	if err != nil {
		return err
	}
	files, err := i.place.Files()
	if err != nil {
		return err
	}
	name, there := freePicture(files, pictureID(i.source), ending, content)
	if !there {
		if err := i.place.Write([]Write{{File: path.Join(schema.ArtFolder, name), Content: content}}); err != nil {
			return err
		}
	}
	i.image = name
	i.files, err = i.place.Files()
	return err
}

// Finish takes the picture into the pack, and returns its name for elements such as card_image.
func (i *Importing) Finish() (image string, err error) {
	if i.err != nil {
		return "", i.err
	}
	w := i.workspace
	if w.place == i.place {
		w.pack = w.pack.WithArt(i.files)
		w.tell(nil)
	}
	return i.image, nil
}

// readPicture reads a file that isn't too large.
func readPicture(source string) ([]byte, error) {
	info, err := os.Stat(source)
	if err == nil && !info.Mode().IsRegular() {
		err = ErrNoPicture
	}
	if err != nil {
		return nil, err
	}
	file, err := os.Open(source)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	content, err := io.ReadAll(io.LimitReader(file, schema.MaxArtSize+1))
	if err == nil && len(content) > schema.MaxArtSize {
		err = ErrPictureTooLarge
	}
	return content, err
}

// checkPicture returns the ending that fits a picture's content, whatever its file was called.
func checkPicture(content []byte) (ending string, err error) {
	if isSVG(content) {
		return ".svg", nil
	}
	config, format, err := image.DecodeConfig(bytes.NewReader(content))
	switch {
	case err != nil:
		return "", ErrNoPicture
	case config.Width > MaxPictureSide || config.Height > MaxPictureSide:
		return "", ErrPictureTooWide
	}
	if _, _, err := image.Decode(bytes.NewReader(content)); err != nil {
		return "", ErrNoPicture
	}
	return map[string]string{"png": ".png", "jpeg": ".jpg"}[format], nil
}

// isSVG reports whether a text is an SVG document: well-formed, with a size, and without a document type, whose entities
// could be of any length.
func isSVG(content []byte) bool {
	tokens := xml.NewDecoder(bytes.NewReader(content))
	root := false
	for {
		token, err := tokens.Token()
		if err != nil {
			return errors.Is(err, io.EOF) && root
		}
		switch t := token.(type) {
		case xml.Directive:
			return false
		case xml.StartElement:
			if !root && (t.Name.Local != "svg" || !hasSize(t.Attr)) {
				return false
			}
			root = true
		}
	}
}

// hasSize reports whether attributes tell the size of a drawing.
func hasSize(attributes []xml.Attr) bool {
	found := map[string]bool{}
	for _, a := range attributes {
		found[a.Name.Local] = a.Value != ""
	}
	return found["viewBox"] || found["width"] && found["height"]
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
