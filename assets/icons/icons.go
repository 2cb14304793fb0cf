// Package icons embeds the signs of the game as SVG drawings of 64 × 64: its numbers, effects, kinds of action and
// buttons. tools/art draws them.
package icons

import "embed"

//go:embed *.svg
var files embed.FS

// SVG returns the drawing of an icon by name, without the extension; nil if there is none of that name.
func SVG(name string) []byte {
	drawing, err := files.ReadFile(name + ".svg")
	if err != nil {
		return nil
	}
	return drawing
}
