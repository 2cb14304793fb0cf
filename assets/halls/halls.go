// Package halls embeds the halls in which duels take place. tools/art draws it.
package halls

import "embed"

//go:embed *.svg
var files embed.FS

// SVG returns the hall "by_night" or "by_day", or that of a classic hero, as "mage_by_night"; nil if there is none of
// that name.
func SVG(name string) []byte {
	drawing, err := files.ReadFile(name + ".svg")
	if err != nil {
		return nil
	}
	return drawing
}
