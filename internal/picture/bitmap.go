package picture

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/jpeg"
	"image/png"
	"strconv"
)

var (
	pngSignature  = []byte("\x89PNG\r\n\x1a\n")
	jpegSignature = []byte("\xff\xd8\xff")
)

// maxScans is the most passes over a JPEG. Each costs time for all pixels, though it may take few bytes.
const maxScans = 64

// drawnSide is the longer side at which pictures are drawn at most, in pixels.
const drawnSide = 512

var errCutOff = errors.New("the file ends too early")

// readPNG accepts a PNG by its header and its chunks, which are whole and as their checksums say.
func readPNG(content []byte) (*Picture, error) {
	config, err := png.DecodeConfig(bytes.NewReader(content))
	if err != nil {
		return nil, damaged(PNG, err)
	}
	if err := measure(config); err != nil {
		return nil, err
	}
	if err := walkPNG(content[len(pngSignature):]); err != nil {
		return nil, damaged(PNG, err)
	}
	return bitmap(PNG, content, config), nil
}

// walkPNG returns an error unless whole chunks lead to the end, with pixels on the way.
func walkPNG(rest []byte) error {
	pixels := false
	for {
		const around = 12 // length, name and checksum
		if len(rest) < around {
			return errCutOff
		}
		length := int64(binary.BigEndian.Uint32(rest))
		if length > int64(len(rest)-around) {
			return errCutOff
		}
		name, body := string(rest[4:8]), rest[4:8+length] // the checksum is of both
		if crc32.ChecksumIEEE(body) != binary.BigEndian.Uint32(rest[8+length:]) {
			return errors.New("the checksum of its part " + strconv.Quote(name) + " is wrong")
		}
		pixels = pixels || name == "IDAT"
		switch {
		case name == "IEND" && !pixels:
			return errors.New("it has no pixels")
		case name == "IEND":
			return nil
		}
		rest = rest[around+length:]
	}
}

// readJPEG accepts a JPEG by its header and its segments.
func readJPEG(content []byte) (*Picture, error) {
	config, err := jpeg.DecodeConfig(bytes.NewReader(content))
	if err != nil {
		return nil, damaged(JPEG, err)
	}
	if err := measure(config); err != nil {
		return nil, err
	}
	scans, err := walkJPEG(content)
	if err != nil {
		return nil, damaged(JPEG, err)
	}
	if scans > maxScans {
		return nil, refuse("picture-scans", "found", number(scans), "max", number(maxScans))
	}
	return bitmap(JPEG, content, config), nil
}

// The markers of a JPEG that lead through it (ITU T.81, table B.1).
const (
	firstRestart = 0xd0
	lastRestart  = 0xd7
	endOfImage   = 0xd9
	startOfScan  = 0xda
)

// walkJPEG counts the scans up to the end of the image.
func walkJPEG(content []byte) (scans int, err error) {
	at := 2
	for {
		next := bytes.IndexByte(content[at:], 0xff) // also over the data of a scan
		if next < 0 || at+next+1 >= len(content) {
			return scans, errCutOff
		}
		at += next + 1
		marker := content[at]
		switch {
		case marker == 0xff: // one that fills
			continue
		case marker <= 1 || marker >= firstRestart && marker <= lastRestart:
			at++
			continue
		case marker == endOfImage && scans == 0:
			return 0, errors.New("it has no pixels")
		case marker == endOfImage:
			return scans, nil
		case marker == startOfScan:
			scans++
		}
		if at+3 > len(content) {
			return scans, errCutOff
		}
		at += 1 + int(binary.BigEndian.Uint16(content[at+1:]))
		if at > len(content) {
			return scans, errCutOff
		}
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

func damaged(format Format, err error) *Refused {
	return refuse("picture-damaged", "format", format.String(), "found", err.Error())
}

func bitmap(format Format, content []byte, config image.Config) *Picture {
	return &Picture{format: format, content: content, width: float64(config.Width), height: float64(config.Height), side: drawnSide}
}

func number(n int) string { return strconv.Itoa(n) }
