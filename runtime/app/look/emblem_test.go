package look_test

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/picture"
	"boardduels/runtime/app/look"
)

// pixelsOf returns a drawing's pixels, at a size.
func pixelsOf(drawn image.Image) string {
	text := ""
	for y := drawn.Bounds().Min.Y; y < drawn.Bounds().Max.Y; y++ {
		for x := drawn.Bounds().Min.X; x < drawn.Bounds().Max.X; x++ {
			text += fmt.Sprint(drawn.At(x, y))
		}
	}
	return text
}

// Heroes without pictures tell apart, at the smallest size, too; whatever they are called, a drawing comes of it that
// passes the gate for pictures.
func TestEmblemsTellApart(t *testing.T) {
	seen := map[string]string{}
	for _, hero := range []struct{ id, name, colour string }{
		{"bard", "Bard", ""}, {"bear", "Bear", ""}, {"hero", "New hero", ""}, {"hero_2", "New hero 2", ""}, {"giant", "Stone Giant", ""},
		{"golem", "Stone Giant", ""}, {"golem2", "Stone Giant", "#20a040"}, {"їжак", "Їжак", ""}, {"x", "", ""}, {"cjk", "石の巨人", ""},
		{"sign", "!?", ""}, {"rtl", "غول", ""}, {"odd", "x\u0301y", "#12"},
	} {
		emblem := look.Emblem(hero.id, hero.name, hero.colour)
		_, err := picture.Read(emblem.Content())
		require.NoError(t, err, hero.name)
		drawn := pixelsOf(look.Raster(emblem, 40))
		assert.Empty(t, seen[drawn], "%s looks like %s", hero.id, seen[drawn])
		seen[drawn] = hero.id
		assert.Same(t, emblem, look.Emblem(hero.id, hero.name, hero.colour))
		if folder := os.Getenv("SCREENS"); folder != "" {
			file, err := os.Create(filepath.Join(folder, "emblem-"+hero.id+".png"))
			require.NoError(t, err)
			require.NoError(t, png.Encode(file, look.Raster(emblem, 128)))
			require.NoError(t, file.Close())
		}
	}
}
