// Command art draws the game's pictures: the classic set's cards and heroes, the blanks of both, the characters among
// the opponents, the icons and the launcher's icon. Run it from the module's root after a change to a drawing; a test
// fails while the files differ from what it draws.
//
//	go run ./tools/art              # write the pictures
//	go run ./tools/art -sheets dir  # write contact sheets instead, to look at
package main

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"maps"
	"os"
	"path/filepath"
	"slices"
)

func main() {
	sheets := flag.String("sheets", "", "write contact sheets into this folder instead of the pictures")
	flag.Parse()
	write := writePictures
	if *sheets != "" {
		write = func() error { return writeSheets(*sheets) }
	}
	if err := write(); err != nil {
		fmt.Fprintln(os.Stderr, "art:", err)
		os.Exit(1)
	}
}

// launcherIcons are the pictures that packages take, by path, in pixels square: desktops want one for each size at
// which they show it.
var launcherIcons = map[string]int{
	"Icon.png":              512,
	"desktop/icons/16.png":  16,
	"desktop/icons/24.png":  24,
	"desktop/icons/32.png":  32,
	"desktop/icons/48.png":  48,
	"desktop/icons/64.png":  64,
	"desktop/icons/128.png": 128,
	"desktop/icons/256.png": 256,
}

func writePictures() error {
	if _, err := os.Stat("go.mod"); err != nil {
		return fmt.Errorf("run from the module's root: %w", err)
	}
	for path, svg := range files() {
		if err := writeFile(filepath.FromSlash(path), svg); err != nil {
			return err
		}
	}
	for path, size := range launcherIcons {
		icon, err := raster(appIcon().svg(), size, size)
		if err != nil {
			return err
		}
		if err := writeImage(path, icon); err != nil {
			return err
		}
	}
	return nil
}

func writeSheets(dir string) error {
	dark, light := color.RGBA{28, 30, 40, 255}, color.RGBA{236, 232, 224, 255}
	for _, s := range []struct {
		name    string
		album   album
		columns int
		ground  color.Color
		sizes   []image.Point
	}{
		{"cards", cards, 3, dark, []image.Point{{400, 250}, {112, 70}}},
		{"heroes", heroes, 3, dark, []image.Point{{400, 400}, {72, 72}}},
		{"characters", characters, 2, dark, []image.Point{{400, 400}, {72, 72}}},
		{"icons_on_dark", icons, 6, dark, []image.Point{{96, 96}, {28, 28}, {18, 18}}},
		{"icons_on_light", icons, 6, light, []image.Point{{96, 96}, {28, 28}, {18, 18}}},
		{"blanks", blanks, 3, dark, []image.Point{{360, 504}, {70, 98}}},
		{"halls", halls, 1, dark, []image.Point{{1280, 720}}},
		{"launcher", launcher, 1, light, []image.Point{{512, 512}, {96, 96}, {48, 48}}},
	} {
		var pictures [][]byte
		for _, name := range slices.Sorted(maps.Keys(s.album)) {
			pictures = append(pictures, s.album[name]().svg())
		}
		sheet, err := contactSheet(pictures, s.columns, s.ground, s.sizes...)
		if err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
		if err := writeImage(filepath.Join(dir, s.name+".png"), sheet); err != nil {
			return err
		}
	}
	return nil
}

func writeImage(path string, picture image.Image) error {
	data, err := encodePNG(picture)
	if err != nil {
		return err
	}
	return writeFile(path, data)
}

func writeFile(path string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, data, 0o644)
}
