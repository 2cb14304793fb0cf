// Command art draws the game's pictures: the classic set's cards and heroes, the blanks of both, the characters among
// the opponents, the icons, those of the launcher and of the web page. Run it after a change to a drawing; a test fails
// while the files differ from what it draws.
//
//	go run -C tools/art .                     # write the pictures
//	go run -C tools/art . -sheets /tmp/sheets  # write contact sheets instead, to look at
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

// root is the project's folder, from that in which `go run -C` starts the program.
const root = "../.."

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
// which they show it, and Android one for below 8, where it knows no layers.
var launcherIcons = map[string]int{
	"Icon.png":                            512,
	"android/res/mipmap-xxxhdpi/icon.png": 192,
	"tools/desktop/icons/16.png":          16,
	"tools/desktop/icons/24.png":          24,
	"tools/desktop/icons/32.png":          32,
	"tools/desktop/icons/48.png":          48,
	"tools/desktop/icons/64.png":          64,
	"tools/desktop/icons/128.png":         128,
	"tools/desktop/icons/256.png":         256,
}

func writePictures() error {
	if _, err := os.Stat(filepath.Join(root, "FyneApp.toml")); err != nil {
		return fmt.Errorf("run by go run -C tools/art . from the project's root: %w", err)
	}
	all := files()
	maps.Copy(all, drawables())
	for path, picture := range all {
		if err := writeFile(filepath.Join(root, path), picture); err != nil {
			return err
		}
	}
	for path, size := range launcherIcons {
		icon, err := raster(appIcon().svg(), size, size)
		if err != nil {
			return err
		}
		if err := writeImage(filepath.Join(root, path), icon); err != nil {
			return err
		}
	}
	return writeWebIcons()
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
		{"nemeses", nemesisFaces(), 4, dark, []image.Point{{240, 240}, {64, 64}, {40, 40}}},
		{"icons_on_dark", icons, 6, dark, []image.Point{{96, 96}, {28, 28}, {18, 18}}},
		{"icons_on_light", icons, 6, light, []image.Point{{96, 96}, {28, 28}, {18, 18}}},
		{"blanks", blanks, 3, dark, []image.Point{{360, 504}, {70, 98}}},
		{"halls", halls, 1, dark, []image.Point{{1280, 720}}},
		{"launcher", launcher, 1, light, []image.Point{{512, 512}, {96, 96}, {48, 48}}},
		{"layers", layers, 1, light, []image.Point{{512, 512}, {96, 96}, {48, 48}}},
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
