package picture

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/jpeg"
	"strconv"
	"strings"
)

var (
	pngSignature  = []byte("\x89PNG\r\n\x1a\n")
	jpegSignature = []byte("\xff\xd8\xff")
)

// maxScans is the most passes over a JPEG. Each costs time for all pixels, though it may take few bytes.
const maxScans = 24

// maxScanned is the most pixels of all passes together: a dozen passes over the largest picture.
const maxScanned = 12 * MaxSide * MaxSide

// drawnSide is the longer side at which pictures are drawn at most, in pixels.
const drawnSide = 512

var errCutOff = Damage{Reason: "picture-cut-off"}

// readJPEG accepts a JPEG by its header and its segments.
func readJPEG(content []byte) (*Picture, error) {
	config, err := jpeg.DecodeConfig(bytes.NewReader(content))
	if err != nil {
		return nil, damaged(JPEG, err)
	}
	if err := measure(config); err != nil {
		return nil, err
	}
	found, err := walkJPEG(content)
	if err != nil {
		return nil, damaged(JPEG, err)
	}
	switch {
	case found.components != 1 && found.components != 3:
		return nil, refuse("picture-components", "found", number(found.components))
	case found.scans > found.most(config):
		return nil, refuse("picture-scans", "found", number(found.scans), "max", number(found.most(config)))
	case config.Width/8*(config.Height/8) > 8*len(content):
		return nil, damaged(JPEG, Damage{Reason: "picture-short"}) // of which 64 take a bit or more
	}
	p := bitmap(JPEG, content, config)
	p.scans, p.orientation = found.scans, found.orientation
	return p, nil
}

// The markers of a JPEG that lead through it (ITU T.81, table B.1).
const (
	firstFrame   = 0xc0
	progressive  = 0xc2
	firstRestart = 0xd0
	lastRestart  = 0xd7
	endOfImage   = 0xd9
	startOfScan  = 0xda
	metadata     = 0xe1
)

// jpegParts is what the segments of a JPEG tell.
type jpegParts struct {
	scans       int
	components  int
	progressive bool
	orientation Orientation
}

// most returns how many scans are allowed. Without progress, each component stands in one.
func (p jpegParts) most(config image.Config) int {
	if !p.progressive {
		return p.components
	}
	return min(maxScans, maxScanned/(config.Width*config.Height))
}

// walkJPEG counts the scans up to the end of the image.
func walkJPEG(content []byte) (found jpegParts, err error) {
	at := 2
	for {
		skipped := bytes.IndexByte(content[at:], 0xff) // also over the data of a scan
		if skipped < 0 || at+skipped+1 >= len(content) {
			return found, errCutOff
		}
		at += skipped + 1
		marker := content[at]
		switch {
		case marker == 0xff: // one that fills
			continue
		case marker <= 1 || marker >= firstRestart && marker <= lastRestart:
			at++
			continue
		case marker == endOfImage && found.scans == 0:
			return found, errNoPixels
		case marker == endOfImage:
			return found, nil
		case marker == startOfScan:
			found.scans++
		}
		if at+3 > len(content) {
			return found, errCutOff
		}
		if marker >= firstFrame && marker <= progressive && at+8 < len(content) {
			if found.components != 0 {
				return found, Damage{Reason: "picture-headers"}
			}
			found.components, found.progressive = int(content[at+8]), marker == progressive
		}
		next := at + 1 + int(binary.BigEndian.Uint16(content[at+1:]))
		if next > len(content) {
			return found, errCutOff
		}
		if marker == metadata && next >= at+3 && bytes.HasPrefix(content[at+3:next], exifMark) {
			found.orientation = orientationOf(content[at+3 : next])
		}
		at = next
	}
}

// measure refuses a picture that is too wide or too high.
func measure(config image.Config) error {
	switch {
	case config.Width <= 0 || config.Height <= 0, config.Width > MaxSide, config.Height > MaxSide:
		return refuse("picture-too-wide", "found", number(config.Width)+" × "+number(config.Height),
			"max", number(MaxSide)+" × "+number(MaxSide))
	}
	return nil
}

// Damage is what is damaged in a picture.
type Damage struct {
	Reason string // by which package schema has its words, such as picture-cut-off
	Part   string // of the file, if the reason is about one
}

// Error returns the reason and the part.
func (d Damage) Error() string { return strings.TrimSpace(d.Reason + " " + d.Part) }

// damaged refuses a picture for a [Damage], or for what a decoder says.
func damaged(format Format, err error) *Refused {
	r := refuse("picture-damaged", "format", format.String(), "found", err.Error())
	r.Damage, _ = errors.AsType[Damage](err)
	return r
}

func bitmap(format Format, content []byte, config image.Config) *Picture {
	return &Picture{format: format, content: content, pixels: config.Width * config.Height, side: drawnSide}
}

func number(n int) string { return strconv.Itoa(n) }
