package paper

import (
	"fmt"
	"strings"
)

// The size of a card, with which boxes and sleeves for cards are made.
const (
	CardWidth  = 63.0
	CardHeight = 88.0
)

// How many cards a sheet holds: edge to edge, so that one cut parts two of them.
const (
	columns = 3
	rows    = 3
	// PerSheet is how many cards lie on a sheet.
	PerSheet = columns * rows
)

// Format is the size of sheets.
type Format uint8

// The sizes that there is paper of in most printers.
const (
	A4 Format = iota
	Letter
)

var formats = [...]struct {
	name          string
	width, height float64
}{
	A4:     {"a4", 210, 297},
	Letter: {"letter", 215.9, 279.4},
}

// Formats returns the names of all formats, "a4" first.
func Formats() (names []string) {
	for _, f := range formats {
		names = append(names, f.name)
	}
	return names
}

// FormatNamed returns the format of a name; an error tells which there are.
func FormatNamed(name string) (Format, error) {
	for i, f := range formats {
		if f.name == name {
			return Format(i), nil
		}
	}
	return A4, fmt.Errorf("no paper %q; there are: %s", name, strings.Join(Formats(), ", "))
}

// String returns the format's name.
func (f Format) String() string { return formats[f].name }

// Size returns the width and height of a sheet.
func (f Format) Size() (width, height float64) { return formats[f].width, formats[f].height }

// place returns the upper left corner of a place on a sheet, 0 to 8 row by row.
func (f Format) place(n int) (x, y float64) {
	width, height := f.Size()
	x, y = (width-columns*CardWidth)/2, (height-rows*CardHeight)/2
	return x + float64(n%columns)*CardWidth, y + float64(n/columns)*CardHeight
}
