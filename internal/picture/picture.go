// Package picture is the gate for pictures of strangers: PNG, JPEG, WebP, GIF, BMP and SVG. Nothing is drawn that
// hasn't passed it.
//
// Of a bitmap it reads the header and walks its parts, so that a file that declares gigapixels costs nothing. An SVG it
// reads whole, and makes a flat list of shapes of it, with plain numbers, colours, gradients and clips, which holds
// what is drawn as browsers do, and nothing on which a renderer could recurse, loop, crash or spend more than a moment.
// What would look otherwise is told. Package pixels draws what was accepted.
//
// All functions may be called on any goroutine.
package picture

import (
	"bytes"
	"errors"
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"
)

// The limits of a picture.
const (
	MaxBytes    = 4 << 20 // of a file
	MaxSVGBytes = 1 << 20 // of an SVG, which is read whole
	MaxSide     = 4096    // pixels of a bitmap's width and height
)

// Format is the form of a picture's file.
type Format uint8

// The forms of pictures.
const (
	SVG Format = iota
	PNG
	JPEG
	WebP
	GIF
	BMP
)

// String returns the name that people know.
func (f Format) String() string { return [...]string{"SVG", "PNG", "JPEG", "WebP", "GIF", "BMP"}[f] }

// endings are what the names of such files end with, by format; the first is the usual one.
var endings = [...][]string{{".svg"}, {".png"}, {".jpg", ".jpeg", ".jpe", ".jfif"}, {".webp"}, {".gif"}, {".bmp"}}

// Ending returns what the name of such a file ends with.
func (f Format) Ending() string { return endings[f][0] }

// Names reports whether such a file may have a name.
func (f Format) Names(file string) bool {
	return slices.Contains(endings[f], strings.ToLower(path.Ext(file)))
}

// Endings returns what the names of pictures that are shown may end with, in small letters.
func Endings() []string { return slices.Concat(endings[:]...) }

// Picture is a picture that has been accepted. It never changes.
type Picture struct {
	format  Format
	content []byte
	pixels  int // of a bitmap
	side    int
	scans   int // of a JPEG
	steps   int
	slow    bool
	costly  bool // it may take the decoder far more memory than its pixels
	remarks []*Refused

	orientation Orientation

	width, height float64 // of a drawing
	shapes        []Shape
}

// Format returns the form of the file, whatever it is called.
func (p *Picture) Format() Format { return p.format }

// Content returns what is to be drawn: the file of a bitmap, or the SVG in its reduced form. It isn't to be changed.
func (p *Picture) Content() []byte { return p.content }

// Side returns the longest longer side in pixels, from 128 to 512, at which the picture is drawn in a moment.
func (p *Picture) Side() int { return p.side }

// Remarks returns what is shown otherwise than other programs show it, such as <text> in an SVG, which is left out.
// Each kind is told once, where it stands first. They aren't to be changed.
func (p *Picture) Remarks() []*Refused { return p.remarks }

// Orientation returns how a bitmap's pixels are to be shown.
func (p *Picture) Orientation() Orientation { return p.orientation }

// Costly reports whether decoding may take far more memory than the pixels do.
func (p *Picture) Costly() bool { return p.costly }

// Steps returns how much work reading the file was, from 0 to little above MaxSteps.
func (p *Picture) Steps() int { return p.steps }

// Slow reports whether drawing the picture takes longer than a frame of the screen.
func (p *Picture) Slow() bool { return p.slow }

// Pixels returns how many pixels have to be decoded for the picture: 0 for an SVG.
func (p *Picture) Pixels() int { return p.pixels }

// Refused says why a picture isn't drawn. Package schema has the words for its codes.
type Refused struct {
	Code   string            // such as "picture-circle"
	Line   int               // from 1; 0 if the reason has no place
	Column int               // from 1, in bytes
	Args   map[string]string // the facts: "found", "max" and so on
	Damage Damage            // of a picture that is damaged in a way that is known
	steps  int
}

// Steps returns how much work reading the file was until it was refused, as [Picture.Steps] does.
func (r *Refused) Steps() int { return r.steps }

// Error returns the code and what was found.
func (r *Refused) Error() string {
	if found := r.Args["found"]; found != "" {
		return r.Code + ": " + found
	}
	return r.Code
}

// Read accepts a picture, or returns a [*Refused].
func Read(content []byte) (*Picture, error) {
	if len(content) > MaxBytes {
		return nil, tooLarge(len(content), MaxBytes)
	}
	switch {
	case bytes.HasPrefix(content, pngSignature):
		return readPNG(content)
	case bytes.HasPrefix(content, jpegSignature):
		return readJPEG(content)
	case isWebP(content):
		return readWebP(content)
	case bytes.HasPrefix(content, gifSignature):
		return readGIF(content)
	case bytes.HasPrefix(content, bmpSignature):
		return readBMP(content)
	case looksLikeXML(content):
		var spent budget
		p, err := readSVG(content, &spent)
		if refused, ok := errors.AsType[*Refused](err); ok {
			refused.steps = spent.spent
		} else if p != nil {
			p.steps = spent.spent
		}
		return p, err
	}
	// UTF-16
	if bytes.HasPrefix(content, []byte("\xff\xfe<\x00")) || bytes.HasPrefix(content, []byte("\xfe\xff\x00<")) {
		return nil, damaged(SVG, errEncoding)
	}
	if kind := foreignKind(content); kind != "" {
		return nil, refuse("picture-kind", "found", kind)
	}
	return nil, refuse("picture-unknown")
}

// byteOrderMark may stand before an XML document.
var byteOrderMark = []byte("\xef\xbb\xbf")

func looksLikeXML(content []byte) bool {
	return bytes.HasPrefix(bytes.TrimSpace(bytes.TrimPrefix(content, byteOrderMark)), []byte("<"))
}

// refuse makes a reason from pairs of a fact's name and the fact.
func refuse(code string, facts ...string) *Refused {
	r := &Refused{Code: code, Args: map[string]string{}}
	for i := 0; i+1 < len(facts); i += 2 {
		r.Args[facts[i]] = facts[i+1]
	}
	return r
}

func tooLarge(found, most int) *Refused {
	return refuse("picture-too-large", "found", Megabytes(int64(found)), "max", Megabytes(int64(most)))
}

// Megabytes tells a size in megabytes, with one digit behind the point unless it is whole. It is rounded up, so that
// what is too large never seems to be as large as allowed.
func Megabytes(size int64) string {
	const megabyte = 1 << 20
	tenths := (size*10 + megabyte - 1) / megabyte
	if tenths%10 == 0 {
		return strconv.FormatInt(tenths/10, 10)
	}
	return fmt.Sprintf("%d.%d", tenths/10, tenths%10)
}
