package look_test

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"boardduels/internal/picture"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/duel"
)

func faces() map[string]fyne.Resource {
	t := look.Theme(look.Dark)
	return map[string]fyne.Resource{
		"regular": t.Font(fyne.TextStyle{}), "bold": t.Font(fyne.TextStyle{Bold: true}), "italic": t.Font(fyne.TextStyle{Italic: true}),
		"bold italic": t.Font(fyne.TextStyle{Bold: true, Italic: true}), "monospace": t.Font(fyne.TextStyle{Monospace: true}), "title": look.Title,
	}
}

// TestUkrainianLettersHaveTheirDots draws і and ї and counts the separate parts: a stem with one dot, and with two.
func TestUkrainianLettersHaveTheirDots(t *testing.T) {
	test.NewTempApp(t)
	for name, face := range faces() {
		for letter, parts := range map[string]int{"і": 2, "ї": 3, "г": 1} {
			assert.Equal(t, parts, countParts(draw(" "+letter+" ", face)), "%s in %s", letter, name)
		}
	}
}

func TestFacesHaveEveryLetterThatTheGameNeeds(t *testing.T) {
	const needed = "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя’—–…×−«»%+0123456789"
	for name, face := range faces() {
		font, err := sfnt.Parse(face.Content())
		require.NoError(t, err)
		var buffer sfnt.Buffer
		for _, letter := range needed {
			glyph, err := font.GlyphIndex(&buffer, letter)
			require.NoError(t, err)
			assert.NotZero(t, glyph, "%c in %s", letter, name)
		}
	}
}

func draw(text string, face fyne.Resource) image.Image {
	letter := canvas.NewText(text, color.Black)
	letter.TextSize, letter.FontSource = 160, face
	background := canvas.NewRectangle(color.White)
	background.Resize(fyne.NewSize(320, 320))
	letter.Resize(fyne.NewSize(320, 320))
	window := test.NewTempWindow(&testing.T{}, &fyne.Container{Objects: []fyne.CanvasObject{background, letter}})
	window.SetPadded(false)
	window.Resize(fyne.NewSize(320, 320))
	return window.Canvas().Capture()
}

// countParts counts the connected dark parts of a picture.
func countParts(picture image.Image) int {
	bounds := picture.Bounds()
	seen := map[image.Point]bool{}
	dark := func(p image.Point) bool {
		grey := color.GrayModel.Convert(picture.At(p.X, p.Y)).(color.Gray)
		return p.In(bounds) && grey.Y < 128
	}
	parts := 0
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			start := image.Pt(x, y)
			if seen[start] || !dark(start) {
				continue
			}
			parts++
			for queue := []image.Point{start}; len(queue) > 0; {
				p := queue[len(queue)-1]
				queue = queue[:len(queue)-1]
				if seen[p] || !dark(p) {
					continue
				}
				seen[p] = true
				queue = append(queue, p.Add(image.Pt(1, 0)), p.Add(image.Pt(-1, 0)), p.Add(image.Pt(0, 1)), p.Add(image.Pt(0, -1)))
			}
		}
	}
	return parts
}

// TestTextStandsOut holds the palettes to the contrast of 4.5 : 1 that WCAG 2.1 (1.4.3) asks of text.
func TestTextStandsOut(t *testing.T) {
	for _, brightness := range []look.Brightness{look.Dark, look.Light} {
		c := func(name fyne.ThemeColorName) color.Color {
			return look.Theme(brightness).Color(name, theme.VariantDark)
		}
		for _, ground := range []fyne.ThemeColorName{look.ColorTable, look.ColorPanel} {
			for _, text := range []fyne.ThemeColorName{theme.ColorNameForeground, look.ColorMuted, look.ColorGold, look.ColorHarm, look.ColorHelp, theme.ColorNamePlaceHolder, theme.ColorNameDisabled} {
				assert.GreaterOrEqual(t, contrast(c(text), c(ground)), 4.5, "%s: %s on %s", brightness, text, ground)
			}
		}
		assert.GreaterOrEqual(t, contrast(c(theme.ColorNameForeground), c(theme.ColorNameButton)), 4.5)
		groove := look.Grooved(look.Theme(brightness)).Color(theme.ColorNameInputBackground, theme.VariantDark)
		assert.GreaterOrEqual(t, contrast(groove, c(look.ColorTable)), 3.0, "%s: a slider (WCAG 2.1, 1.4.11)", brightness)
		assert.GreaterOrEqual(t, contrast(c(theme.ColorNameForegroundOnPrimary), c(theme.ColorNamePrimary)), 4.5)
	}
	assert.GreaterOrEqual(t, contrast(look.Ink, look.Parchment), 4.5)
	assert.GreaterOrEqual(t, contrast(look.Ink, look.DimParchment), 4.5)
	assert.GreaterOrEqual(t, contrast(look.White, look.Ash), 4.5)
	for kind := range duel.KindCount {
		assert.GreaterOrEqual(t, contrast(look.White, look.KindColor(kind)), 4.0, "kind %d: names are large and bold", kind)
	}
}

// TestTheRingOfTheKeyboardStandsOut holds the ring around what has the focus to the contrast of 3 : 1 that WCAG 2.1
// (1.4.11) asks of it, on whatever it lies.
func TestTheRingOfTheKeyboardStandsOut(t *testing.T) {
	for _, brightness := range []look.Brightness{look.Dark, look.Light} {
		c := func(name fyne.ThemeColorName) color.Color {
			return look.Theme(brightness).Color(name, theme.VariantDark)
		}
		ring, inner := c(look.ColorRing), c(look.ColorInner)
		assert.GreaterOrEqual(t, contrast(ring, inner), 3.0, "%s: they are two", brightness)
		grounds := map[string]color.Color{"parchment": look.Parchment, "dim parchment": look.DimParchment, "ash": look.Ash}
		for _, name := range []fyne.ThemeColorName{
			look.ColorTable, look.ColorPanel, theme.ColorNameButton, theme.ColorNameDisabledButton, theme.ColorNamePrimary,
			theme.ColorNameError, theme.ColorNameSuccess, theme.ColorNameWarning, theme.ColorNameOverlayBackground, theme.ColorNameInputBackground,
		} {
			grounds[string(name)] = c(name)
		}
		for kind := range duel.KindCount {
			grounds[fmt.Sprint("kind ", kind)] = look.KindColor(kind)
		}
		for name, ground := range grounds {
			assert.GreaterOrEqual(t, max(contrast(ring, ground), contrast(inner, ground)), 3.0, "%s: on %s", brightness, name)
		}
	}
}

// TestShortcutsInMenusStandOut draws a menu and looks at the colour that the toolkit makes of the theme's for
// shortcuts.
func TestShortcutsInMenusStandOut(t *testing.T) {
	for _, brightness := range []look.Brightness{look.Dark, look.Light} {
		test.NewTempApp(t).Settings().SetTheme(look.Theme(brightness))
		item := fyne.NewMenuItem("Save", func() {})
		item.Shortcut = &desktop.CustomShortcut{KeyName: fyne.KeyS, Modifier: fyne.KeyModifierControl}
		menu := widget.NewMenu(fyne.NewMenu("File", item))
		test.NewTempWindow(t, menu).Resize(fyne.NewSize(300, 200))
		found := 0
		looktest.WalkVisible(menu, fyne.NewPos(0, 0), func(o fyne.CanvasObject, _ fyne.Position) {
			if text, ok := o.(*canvas.Text); ok && text.Text != "Save" {
				found++
				drawn := color.NRGBAModel.Convert(text.Color).(color.NRGBA)
				assert.EqualValues(t, 0xff, drawn.A, "%s: %q", brightness, text.Text)
				ground := look.Theme(brightness).Color(theme.ColorNameMenuBackground, theme.VariantDark)
				assert.GreaterOrEqual(t, contrast(drawn, ground), 4.5, "%s: %q", brightness, text.Text)
			}
		})
		assert.Equal(t, 2, found)
	}
}

func contrast(a, b color.Color) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(c color.Color) float64 {
	r, g, b, _ := c.RGBA()
	linear := func(v uint32) float64 {
		share := float64(v) / 0xffff
		if share <= 0.04045 {
			return share / 12.92
		}
		return math.Pow((share+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(r) + 0.7152*linear(g) + 0.0722*linear(b)
}

func TestEveryEffectAndKindHasASymbol(t *testing.T) {
	for _, effect := range duel.Listed {
		for _, amount := range []int16{-1, 1} {
			assert.NotEmpty(t, look.EffectSymbol(effect, amount).Content(), "%v", effect)
		}
	}
	for kind := range duel.KindCount {
		assert.NotEmpty(t, look.KindSymbol(kind).Content(), "kind %d", kind)
	}
	for _, picture := range []fyne.Resource{look.DefaultCard(), look.DefaultHero(), look.CardBack()} {
		assert.NotEmpty(t, picture.Content())
	}
}

func TestFittedShrinksBeforeItCutsOff(t *testing.T) {
	test.NewTempApp(t)
	f := look.NewFitted(fyne.TextStyle{}, nil, fyne.TextAlignCenter, color.Black)
	f.SetText("Deal 3 damage. The enemy loses 1 hp a round for 2 rounds.")
	assert.False(t, f.Fits(fyne.NewSize(100, 60), 20))
	assert.True(t, f.Fits(fyne.NewSize(100, 60), 8))
	assert.False(t, f.Fits(fyne.NewSize(40, 20), 8))
}

// TestDescendersAreWhole draws g at the sizes of text: the toolkit's picture of a line must not cut its lowest pixels.
func TestDescendersAreWhole(t *testing.T) {
	test.NewTempApp(t)
	for name, face := range faces() {
		for size := float32(9); size <= 26; size++ {
			line := canvas.NewText("gу", color.Black)
			line.TextSize, line.FontSource = size, face
			high := line.MinSize().Height
			font, err := sfnt.Parse(face.Content())
			require.NoError(t, err)
			var buffer sfnt.Buffer
			metrics, err := font.Metrics(&buffer, fixed.Int26_6(size*64), 0)
			require.NoError(t, err)
			lowest := math.Ceil(float64(metrics.Ascent)/64) + float64(metrics.Descent)/64
			assert.GreaterOrEqual(t, math.Round(float64(high)), math.Floor(lowest), "%s at %v", name, size)
		}
	}
}

// TestFittedMeasuresAsTheToolkitDraws compares the width that line breaks rest on with what is drawn.
func TestFittedMeasuresAsTheToolkitDraws(t *testing.T) {
	looktest.NewApp(t)
	for _, text := range []string{"Завдайте", "здоров’я", "Найзахищеніший", "Judgement", "WAVE", "6–9", "AV"} {
		for _, face := range []fyne.Resource{nil, look.Title} {
			drawn := canvas.NewText(text, color.Black)
			drawn.TextSize, drawn.FontSource = 40, face
			f := look.NewFitted(fyne.TextStyle{}, face, fyne.TextAlignCenter, color.Black)
			f.SetText(text)
			width := drawn.MinSize().Width
			assert.True(t, f.Fits(fyne.NewSize(width*1.2, 60), 40), "%s has room in a fifth more than its width", text)
			assert.False(t, f.Fits(fyne.NewSize(width*0.97, 60), 40), "%s is wider than its place", text)
		}
	}
}

// TestPicturesOfOneNameAreToldApart draws pictures of two packs that call them alike.
func TestPicturesOfOneNameAreToldApart(t *testing.T) {
	square := func(fill string) fyne.Resource {
		p, err := picture.Read([]byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="` + fill + `"/></svg>`))
		require.NoError(t, err)
		return look.Picture("a.svg", p, nil)
	}
	red, blue := look.Raster(square("#f00"), 16), look.Raster(square("#00f"), 16)
	assert.NotEqual(t, red.At(8, 8), blue.At(8, 8))
	assert.Same(t, red, look.Raster(square("#f00"), 16), "the same one is drawn once")
}

func BenchmarkRaster(b *testing.B) {
	for _, side := range []float32{128, 256, 512} {
		b.Run(fmt.Sprint(side), func(b *testing.B) {
			n := 0
			for b.Loop() {
				n++ // under a new name, so that it isn't known yet
				look.Raster(fyne.NewStaticResource(fmt.Sprint(side, n), look.DefaultHero().Content()), side)
			}
		})
	}
}
