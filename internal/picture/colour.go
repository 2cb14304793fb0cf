package picture

import (
	"fmt"
	"image/color"
	"math"
	"strconv"
	"strings"

	"golang.org/x/image/colornames"
)

// paint is what a shape is filled or stroked with, as a drawing says it.
type paint struct {
	none     bool
	current  bool // the colour that the property color tells
	colour   color.NRGBA
	gradient string // the id of a gradient, "" for a plain colour; if there is none, the rest counts
}

// allowedColours tells people what a colour looks like.
const allowedColours = "#rgb, #rrggbb, rgb(…), hsl(…), red, none, url(#id)"

var black = color.NRGBA{A: 255}

// parsePaint reads a fill or a stroke.
func parsePaint(text string) (paint, bool) {
	switch lower := strings.ToLower(text); {
	case lower == "none":
		return paint{none: true}, true
	case lower == "currentcolor":
		return paint{current: true}, true
	case strings.HasPrefix(lower, "url("):
		id, after, closed := strings.Cut(text[len("url("):], ")")
		id, own := strings.CutPrefix(strings.Trim(id, " \t\r\n'\""), "#")
		after = strings.TrimSpace(after)
		instead, ok := paint{none: true}, true
		if after != "" {
			instead, ok = parsePaint(after)
		}
		if instead.gradient != "" {
			return paint{}, false
		}
		instead.gradient = id
		return instead, closed && own && ok
	}
	colour, ok := parseColour(text)
	return paint{colour: colour}, ok
}

// parseColour reads a colour, which may let through what is behind it.
func parseColour(text string) (color.NRGBA, bool) {
	lower := strings.ToLower(strings.TrimSpace(text))
	if named, ok := colornames.Map[lower]; ok {
		return color.NRGBA(named), true
	}
	switch {
	case lower == "transparent":
		return color.NRGBA{}, true
	case lower == "rebeccapurple":
		return color.NRGBA{0x66, 0x33, 0x99, 255}, true
	case lower == "currentcolor":
		return black, true
	case strings.HasPrefix(lower, "#"):
		return parseHex(lower[1:])
	case strings.HasPrefix(lower, "rgb"):
		return parseRGB(arguments(lower))
	case strings.HasPrefix(lower, "hsl"):
		return parseHSL(arguments(lower))
	}
	return color.NRGBA{}, false
}

// hex returns a colour without its opacity.
func hex(c color.NRGBA) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }

// parseHex reads 3 or 6 digits; 4 and 8 have an opacity.
func parseHex(digits string) (color.NRGBA, bool) {
	switch len(digits) {
	case 3, 4:
		var twice strings.Builder
		for i := range len(digits) {
			twice.WriteString(digits[i:i+1] + digits[i:i+1])
		}
		digits = twice.String()
	}
	switch len(digits) {
	case 6:
		digits += "ff"
	case 8:
	default:
		return color.NRGBA{}, false
	}
	v, err := strconv.ParseUint(digits, 16, 32)
	return color.NRGBA{uint8(v >> 24), uint8(v >> 16), uint8(v >> 8), uint8(v)}, err == nil
}

// arguments returns what stands between the brackets of a function.
func arguments(text string) []string {
	_, rest, opened := strings.Cut(text, "(")
	rest, closed := strings.CutSuffix(rest, ")")
	if !opened || !closed {
		return nil
	}
	return strings.FieldsFunc(rest, func(r rune) bool { return strings.ContainsRune(" \t\r\n,/", r) })
}

func parseRGB(parts []string) (color.NRGBA, bool) {
	var rgb [3]uint8
	opacity, ok := parseOpacity(parts)
	for i := range rgb {
		if !ok {
			return color.NRGBA{}, false
		}
		var v float64
		v, ok = parseLength(parts[i], 255)
		rgb[i] = channel(v)
	}
	return faded(color.NRGBA{rgb[0], rgb[1], rgb[2], 255}, opacity), ok
}

// parseOpacity reads the fourth of three or four parts of a colour.
func parseOpacity(parts []string) (float64, bool) {
	switch len(parts) {
	case 3:
		return 1, true
	case 4:
		v, ok := parseLength(parts[3], 1)
		return share(v), ok
	}
	return 0, false
}

func parseHSL(parts []string) (color.NRGBA, bool) {
	opacity, ok := parseOpacity(parts)
	if !ok {
		return color.NRGBA{}, false
	}
	h, hOK := finite(strings.TrimSuffix(parts[0], "deg"))
	s, sOK := parseLength(parts[1], 1)
	l, lOK := parseLength(parts[2], 1)
	if !hOK || !sOK || !lOK {
		return color.NRGBA{}, false
	}
	h, s, l = math.Mod(math.Mod(h, 360)+360, 360)/30, share(s), share(l)
	at := func(n float64) uint8 { // as CSS Color 4 has it
		k := math.Mod(n+h, 12)
		return channel(255 * (l - s*min(l, 1-l)*max(-1, min(k-3, 9-k, 1))))
	}
	return faded(color.NRGBA{at(0), at(8), at(4), 255}, opacity), true
}

func channel(v float64) uint8 { return uint8(math.Round(min(max(v, 0), 255))) }

func share(v float64) float64 { return min(max(v, 0), 1) }
