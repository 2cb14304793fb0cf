// Package blanks embeds the pictures that the program itself brings to every pack: those of a card and of a hero that
// have none, and the back of every card. tools/art draws them.
package blanks

import "embed"

//go:embed *.svg
var files embed.FS

// SVG returns the drawing of a blank, "card", "hero" or "back"; nil if there is none of that name.
func SVG(name string) []byte {
	drawing, err := files.ReadFile(name + ".svg")
	if err != nil {
		return nil
	}
	return drawing
}
