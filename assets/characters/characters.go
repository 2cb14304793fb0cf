// Package characters embeds the portraits of opponents that have a way of their own, as SVG drawings of 320 × 320.
// tools/art draws them.
package characters

import "embed"

//go:embed *.svg
var files embed.FS

// SVG returns the portrait of a brain by its id; nil if it has none.
func SVG(id string) []byte {
	drawing, err := files.ReadFile(id + ".svg")
	if err != nil {
		return nil
	}
	return drawing
}
