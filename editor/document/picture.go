package document

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"unicode"

	"boardduels/internal/durable"
	"boardduels/internal/picture/pixels"
	"boardduels/schema"
)

// ErrNoPicture is why a file that isn't even a regular one isn't imported. Others are refused with a
// [*schema.RefusedPicture], as those of a pack are.
var ErrNoPicture = errors.New("this is neither an SVG nor a PNG or JPEG picture")

// Importing is the import of a picture under way. Run may be called on any goroutine while editing goes on; Start and
// Finish belong to the goroutine of the workspace.
type Importing struct {
	workspace *Workspace
	place     Place
	source    string // path of the file
	image     string
	art       *schema.Art // of the place, the picture included
	err       error
}

// StartImport begins to copy a picture into the art folder of the pack's place. That is no edit: the picture is there
// at once, whatever becomes of the edits that name it.
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
	ending, err := checkPicture(filepath.Base(i.source), content)
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
	if files, err = i.place.Files(); err == nil {
		i.art = schema.ReadArt(files)
	}
	return err
}

// Finish takes the picture into the pack, and returns its name for elements such as card_image.
func (i *Importing) Finish() (image string, err error) {
	if i.err != nil {
		return "", i.err
	}
	w := i.workspace
	if w.place == i.place {
		w.pack = w.pack.WithArt(i.art)
		w.tell(nil)
	}
	return i.image, nil
}

// readPicture reads a file, unless it is too large.
func readPicture(source string) ([]byte, error) {
	content, err := durable.Read(source, schema.MaxArtSize+1)
	if errors.Is(err, durable.ErrNoFile) {
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

// checkPicture returns the ending that fits a picture's content, whatever its file is called. It draws the picture
// once, so that one that is damaged behind its header isn't taken.
func checkPicture(file string, content []byte) (ending string, err error) {
	accepted, err := schema.CheckPicture(file, content)
	if err != nil {
		return "", err
	}
	if _, err := pixels.Draw(accepted, pixels.MaxSide); err != nil {
		return "", schema.DamagedPicture(file, accepted, err)
	}
	return accepted.Format().Ending(), nil
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
