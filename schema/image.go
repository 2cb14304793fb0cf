package schema

import (
	"cmp"
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"

	"boardduels/internal/picture"
	"boardduels/schema/words"
)

// ArtFolder is the folder of a pack that holds its pictures.
const ArtFolder = "art"

// MaxArtSize is the most bytes of a picture.
const MaxArtSize = picture.MaxBytes

// The limits of all pictures of a pack together.
const (
	maxAllArt    = 64 << 20  // bytes
	maxAllPixels = 256 << 20 // of bitmaps
	maxAllSteps  = 10 * picture.MaxSteps
	// Of the pixels; those of other bitmaps are only found damaged when they are drawn
	maxAllChecks = 5 * picture.MaxSteps
)

// Art is what a pack's art folder holds. It never changes.
type Art struct {
	fsys    fs.FS
	refused map[string]*Diagnostic // by path inside the folder; nil of pictures that can be shown
	found   []Diagnostic
	changed map[string]*Document // by edits, by path inside the folder; nil of those that were removed
	looks   lookAlikes
}

// RefusedPicture is the error of a picture that isn't shown.
type RefusedPicture struct{ Diagnostic Diagnostic }

func (r *RefusedPicture) Error() string { return r.Diagnostic.String() }

// Place returns the file, and line and column if there is such a place.
func (r *RefusedPicture) Place() string {
	d := &r.Diagnostic
	if d.Line == 0 {
		return d.File
	}
	return fmt.Sprintf("%s:%d:%d", d.File, d.Line, d.Column)
}

// CheckPicture accepts the content of a picture, or returns a [*RefusedPicture] that has the name in it. What is
// accepted may be shown otherwise than elsewhere; [picture.Picture.Remarks] tell.
func CheckPicture(name string, content []byte) (*picture.Picture, error) {
	accepted, err := picture.Read(content)
	if err != nil {
		return nil, &RefusedPicture{pictureDiagnostic(name, err)}
	}
	return accepted, nil
}

// DamagedPicture returns the error of a picture that was accepted, and then couldn't be drawn.
func DamagedPicture(name string, p *picture.Picture, reason error) *RefusedPicture {
	known, _ := errors.AsType[picture.Damage](reason)
	d := diagnose("picture-damaged", damage(p.Format().String(), reason.Error(), known))
	d.File = name
	return &RefusedPicture{d}
}

// LargePicture returns the error of a picture whose file was only read as far as it may be. Its size in bytes is told,
// if the file system knows that it is larger.
func LargePicture(name string, size int64) *RefusedPicture {
	args := Args{"max": picture.Megabytes(MaxArtSize)}
	if size > MaxArtSize {
		args["found"] = picture.Megabytes(size)
		args = sized(args)
	} else {
		args = words.Because("picture-size", args)
	}
	d := diagnose("picture-too-large", args)
	d.File = name
	return &RefusedPicture{d}
}

// sized returns args with the fraction of what was found as each language writes it.
func sized(args Args) Args {
	whole, tenth, isFraction := strings.Cut(args["found"], ".")
	if !isFraction {
		return args
	}
	args = maps.Clone(args)
	args["whole"], args["tenth"] = whole, tenth
	return words.Because("picture-megabytes", args)
}

// Picture returns a picture of the art folder, to be drawn. It returns a [*RefusedPicture] for one that isn't shown,
// and other errors for one that isn't there.
func (p *Pack) Picture(image string) (*picture.Picture, error) {
	image = p.ImageNamed(image)
	if p.art.refused[image] != nil {
		return nil, &RefusedPicture{*p.art.refused[image]}
	}
	content, err := p.Art(image)
	if err != nil {
		return nil, err
	}
	return CheckPicture(artPath(image), content) // it may have been changed since the pack was loaded
}

// OfPicture reports whether a problem is one of a picture, in whose place another can be shown.
func (d Diagnostic) OfPicture() bool {
	_, ok := d.Picture()
	return ok
}

// Picture returns the picture that a problem is of, as files in the art folder are called there; false if it is of
// none. The same problem may be told of the picture and of each card and hero that names it.
func (d Diagnostic) Picture() (image string, ok bool) {
	if d.Code == imageKind || d.Code == imageUnknown || d.Code == imageRefused {
		return d.Args["image"], true
	}
	return strings.CutPrefix(d.File, ArtFolder+"/")
}

// pictureDiagnostic tells why a picture is refused.
func pictureDiagnostic(file string, err error) Diagnostic {
	refused, ok := errors.AsType[*picture.Refused](err)
	switch {
	case !ok:
		panic(fmt.Sprintf("schema: %v isn't a reason to refuse a picture", err))
	case refused.Code == "picture-unknown":
		d := diagnose("not-a-picture", nil)
		d.File = file
		return d
	}
	args := Args(refused.Args)
	switch refused.Code {
	case "picture-damaged":
		args = damage(args["format"], args["found"], refused.Damage)
	case "picture-too-large":
		args = sized(args)
	}
	d := diagnose(refused.Code, args)
	d.File, d.Line, d.Column = file, refused.Line, refused.Column
	return d
}

// damage returns the facts of a damaged picture. What only a decoder knows stays in its words.
func damage(format, cause string, known picture.Damage) Args {
	return words.Because(cmp.Or(known.Reason, "picture-other"), Args{"format": format, "cause": cause, "part": known.Part})
}

// PictureEndings returns what the names of pictures that are shown may end with, in small letters.
func PictureEndings() []string { return picture.Endings() }

// isPictureName reports whether a file should be a picture.
func isPictureName(file string) bool {
	return slices.Contains(PictureEndings(), strings.ToLower(path.Ext(file)))
}

// artReader looks at one picture after the other.
type artReader struct {
	art    *Art
	buffer []byte // holds one file after the other
	bytes  int
	pixels int
	steps  int // of reading, also of what was refused
	check  int // steps of checking pixels
}

// read looks at a picture.
func (r *artReader) read(file string) error {
	image := strings.TrimPrefix(file, ArtFolder+"/")
	r.art.refused[image] = nil
	content, err := readInto(r.buffer, r.art.fsys, file)
	if err != nil {
		return err
	}
	if r.steps > maxAllSteps {
		d := diagnose("pictures-too-much-work", nil)
		d.File = file
		r.refuse(image, d)
		return nil
	}
	if len(content) > MaxArtSize {
		r.refuse(image, LargePicture(file, sizeOf(r.art.fsys, file)).Diagnostic)
		return nil
	}
	seen := look(content, maxAllChecks-r.check)
	r.check += seen.check
	r.steps += seen.steps
	if seen.refused != nil {
		d := pictureDiagnostic(file, seen.refused)
		if isNoPicture(d) && !isPictureName(file) {
			r.art.refused[image] = &d // a card that names it tells
			r.art.found = append(r.art.found, Diagnose(file, unusedFile, Args{"found": file}))
			return nil
		}
		r.refuse(image, d)
		return nil
	}
	r.art.remark(file, &seen)
	r.bytes, r.pixels = r.bytes+len(content), r.pixels+seen.pixels
	if r.bytes > maxAllArt || r.pixels > maxAllPixels {
		d := diagnose("pictures-too-large", Args{"found": strconv.Itoa(r.bytes), "pixels": strconv.Itoa(r.pixels),
			"max": strconv.Itoa(maxAllArt), "most": strconv.Itoa(maxAllPixels)})
		d.File = file
		r.refuse(image, d)
		r.bytes, r.pixels = r.bytes-len(content), r.pixels-seen.pixels // a smaller one may have room
	}
	return nil
}

// sizeOf returns how many bytes the file system says that a file has; 0 if it doesn't know.
func sizeOf(fsys fs.FS, file string) int64 {
	info, err := fs.Stat(fsys, file)
	if err != nil {
		return 0
	}
	return info.Size()
}

// verdict is what there is to know of a picture that isn't drawn now.
type verdict struct {
	refused error
	format  picture.Format
	remarks []*picture.Refused
	pixels  int
	steps   int
	check   int // steps of checking the pixels, 0 if they weren't
}

// verdicts are those of some contents, since the same packs are loaded again and again: after each edit of a picture,
// each stay in the editor, each test.
var verdicts struct {
	sync.Mutex
	known map[[sha256.Size]byte]verdict
}

// maxVerdicts is how many are kept.
const maxVerdicts = 4096

// look returns the verdict on a picture's content. Its pixels are checked if that takes so many steps at most.
func look(content []byte, most int) verdict {
	key := sha256.Sum256(content)
	if v, ok := knownVerdict(key); ok && v.check <= most {
		return v
	}
	var v verdict
	accepted, err := picture.Read(content)
	if err == nil {
		v.format, v.remarks = accepted.Format(), accepted.Remarks()
		v.pixels, v.steps = accepted.Pixels(), accepted.Steps()
		if v.check = accepted.CheckSteps(); v.check > most {
			v.check = 0
			return v
		}
		err = accepted.CheckPixels()
	} else if refused, ok := errors.AsType[*picture.Refused](err); ok {
		v.steps = refused.Steps()
	}
	v.refused = err
	keepVerdict(key, v)
	return v
}

func knownVerdict(key [sha256.Size]byte) (verdict, bool) {
	verdicts.Lock()
	defer verdicts.Unlock()
	v, ok := verdicts.known[key]
	return v, ok
}

func keepVerdict(key [sha256.Size]byte, v verdict) {
	verdicts.Lock()
	defer verdicts.Unlock()
	if len(verdicts.known) >= maxVerdicts || verdicts.known == nil {
		verdicts.known = map[[sha256.Size]byte]verdict{}
	}
	verdicts.known[key] = v
}

// remark tells what of a picture is shown otherwise than elsewhere, and a name by which others don't know what it is.
func (a *Art) remark(file string, seen *verdict) {
	for _, r := range seen.remarks {
		a.found = append(a.found, pictureDiagnostic(file, r))
	}
	if seen.refused == nil && !seen.format.Names(file) {
		a.found = append(a.found, Diagnose(file, "picture-name", Args{"found": seen.format.String(), "expected": seen.format.Ending()}))
	}
}

// isNoPicture reports whether a file is refused for what it is, rather than for what is wrong with it.
func isNoPicture(d Diagnostic) bool { return d.Code == "not-a-picture" || d.Code == "picture-kind" }

func (r *artReader) refuse(image string, d Diagnostic) {
	r.art.refused[image] = &d
	r.art.found = append(r.art.found, d)
}

// staysInside reports whether an image's name can only mean a file of the pack's art folder.
func staysInside(image string) bool {
	return image == "" || fs.ValidPath(image) && image != "." && !strings.ContainsAny(image, `\:`)
}

// artPath returns the path of an image inside its pack.
func artPath(image string) string { return path.Join(ArtFolder, image) }
