package look

import (
	"fmt"
	"hash/fnv"
	"image/color"
	"math"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	ximage "golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"boardduels/assets/blanks"
)

// Emblem is the picture of a hero without one: the blank in a colour that follows from the id, unless the hero has one
// of its own (#rrggbb), with the initials of the name, so that heroes without pictures tell apart.
func Emblem(id, name, colour string) fyne.Resource {
	letters := initials(name)
	if !canWrite(letters) {
		letters = initials(id)
	}
	blue, red := chromaOf(id, colour)
	return drawing(fmt.Sprintf("emblem-%s-%x-%d-%d.svg", id, letters, blue, red), func() []byte {
		blank := tinted(string(blanks.SVG("hero")), blue, red)
		return []byte(strings.Replace(blank, "</svg>", written(letters)+"</svg>", 1))
	})
}

// initials returns what a name is written as where there is room for two letters: the first ones of its first and its
// last word, or of its only one.
func initials(name string) string {
	words := strings.FieldsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	if len(words) == 0 {
		return ""
	}
	first, last := []rune(words[0]), []rune(words[len(words)-1])
	switch {
	case len(words) > 1:
		return string([]rune{unicode.ToUpper(first[0]), unicode.ToUpper(last[0])})
	case len(first) > 1:
		return string([]rune{unicode.ToUpper(first[0]), first[1]})
	}
	return string(unicode.ToUpper(first[0]))
}

// canWrite reports whether the face of titles has all letters of a text, and there are some.
func canWrite(text string) bool {
	var buffer sfnt.Buffer
	for _, r := range text {
		if glyph, err := titleFace().GlyphIndex(&buffer, r); err != nil || glyph == 0 {
			return false
		}
	}
	return text != ""
}

// chromaOf returns the part of a hero's colour that isn't its brightness.
func chromaOf(id, colour string) (blue, red uint8) {
	if rgb, err := strconv.ParseUint(strings.TrimPrefix(colour, "#"), 16, 32); err == nil && len(colour) == 7 {
		_, blue, red = color.RGBToYCbCr(uint8(rgb>>16), uint8(rgb>>8), uint8(rgb))
		return blue, red
	}
	const hues, strength = 16, 44
	sum := fnv.New32a()
	_, _ = sum.Write([]byte(id)) // it never fails
	angle := 2 * math.Pi * float64(sum.Sum32()%hues) / hues
	return uint8(128 + math.Round(strength*math.Cos(angle))), uint8(128 + math.Round(strength*math.Sin(angle)))
}

// violets are the colours of the blank that are the hero's: those of gold and of edges stay.
var violets = regexp.MustCompile(`#(8b82a6|433d55|211e2c|5e5579|857aa3)`)

// tinted returns a drawing of the same brightness in another colour, which is the weaker the darker it is.
func tinted(svg string, blue, red uint8) string {
	return violets.ReplaceAllStringFunc(svg, func(violet string) string {
		rgb, _ := strconv.ParseUint(violet[1:], 16, 32)
		y, _, _ := color.RGBToYCbCr(uint8(rgb>>16), uint8(rgb>>8), uint8(rgb))
		weaken := func(chroma uint8) uint8 { return uint8(128 + (int(chroma)-128)*min(int(y), 128)/128) }
		r, g, b := color.YCbCrToRGB(y, weaken(blue), weaken(red))
		return fmt.Sprintf("#%02x%02x%02x", r, g, b)
	})
}

// written returns letters as outlines across the lower part of the blank, with an edge that lets them be read on any
// ground.
func written(letters string) string {
	const middle, baseline, size = 160, 288, 168
	var buffer sfnt.Buffer
	var path strings.Builder
	width := fixed.Int26_6(0)
	face := titleFace()
	for _, r := range letters {
		glyph, err := face.GlyphIndex(&buffer, r)
		if err != nil {
			continue
		}
		outline, err := face.LoadGlyph(&buffer, glyph, fixed.I(size), nil)
		if err != nil {
			continue
		}
		for _, s := range outline {
			path.WriteString(segment(&s, width))
		}
		if advance, err := face.GlyphAdvance(&buffer, glyph, fixed.I(size), ximage.HintingNone); err == nil {
			width += advance
		}
	}
	// The toolkit's reader of drawings knows no text
	place := fmt.Sprintf(`transform="translate(%.1f %d)" d="%s"`, middle-float64(width)/128, baseline, path.String())
	return fmt.Sprintf(`<path fill="none" stroke="#15131c" stroke-width="22" stroke-linejoin="round" %s/><path fill="#f8f2e2" %s/>`, place, place)
}

// segment returns a part of a letter's outline that begins so far to the right.
func segment(s *sfnt.Segment, right fixed.Int26_6) string {
	points := map[sfnt.SegmentOp]int{sfnt.SegmentOpMoveTo: 1, sfnt.SegmentOpLineTo: 1, sfnt.SegmentOpQuadTo: 2, sfnt.SegmentOpCubeTo: 3}[s.Op]
	text := map[sfnt.SegmentOp]string{sfnt.SegmentOpMoveTo: "M", sfnt.SegmentOpLineTo: "L", sfnt.SegmentOpQuadTo: "Q", sfnt.SegmentOpCubeTo: "C"}[s.Op]
	for _, p := range s.Args[:points] {
		text += fmt.Sprintf("%.1f %.1f ", float64(p.X+right)/64, float64(p.Y)/64)
	}
	return text
}
