package record

import (
	"bytes"
	"strings"

	"boardduels/internal/textnorm"
)

// Family returns the name of the game that a text calls itself a record of, whatever else is wrong with it; "" if it
// doesn't.
func Family(text []byte) string {
	first, rest, _ := bytes.Cut(textnorm.Meant(text), []byte("\n"))
	second, _, _ := bytes.Cut(rest, []byte("\n"))
	name, isGame := strings.CutPrefix(strings.TrimSuffix(string(second), "\r"), "game ")
	if !bytes.HasPrefix(first, []byte(Magic+" replay ")) || !isGame {
		return ""
	}
	return name
}
