package main

import "path/filepath"

// webIcons are the pictures of the game for browsers, by their names, with their size in pixels square. The launcher's
// icon is there, too, for whatever shows it as it is; others give a picture that fills its square a shape of their own.
var webIcons = map[string]struct {
	draw func() *drawing
	size int
}{
	"icon-48":           {appIcon, 48},
	"icon-192":          {appIcon, 192},
	"icon-180":          {fullIcon, 180}, // for iOS
	"icon-maskable-512": {fullIcon, 512},
}

// fullCrest is where the crest lies in fullIcon.
var fullCrest = pose(1.4, 0, 256, 258)

// fullIcon is the launcher's picture without an edge, 512 × 512. What matters lies within a circle of four fifths of
// that, which no shape cuts off (W3C, "Web Application Manifest", icon masks).
func fullIcon() *drawing {
	p := knightPalette
	d := newDrawing(512, 512)
	field := rect(0, 0, 512, 512)
	d.glow("#9cc4ee", "#2f5587", p.deep, 0.5, 0.47, 0.7, field)
	d.veil(p.ink, 0.2, rays(256, 248, 60, 420, 12, 15, 13).in(field))
	d.crest(fullCrest)
	return d
}

func webIconPath(name string) string { return "web/" + name + ".png" }

// writeWebIcons writes them into the page's folder.
func writeWebIcons() error {
	for name, icon := range webIcons {
		picture, err := raster(icon.draw().svg(), icon.size, icon.size)
		if err == nil {
			err = writeImage(filepath.Join(root, webIconPath(name)), picture)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
