package picture

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"golang.org/x/image/colornames"
)

// paint is what a shape is filled or stroked with.
type paint struct {
	none     bool
	colour   string // #rrggbb
	gradient string // the id of a gradient, "" for a plain colour
}

// allowedColours tells people what a colour looks like.
const allowedColours = "#rgb, #rrggbb, rgb(…), hsl(…), red, none, url(#id)"

const black = "#000000"

// parsePaint reads a fill or a stroke.
func parsePaint(text string) (paint, bool) {
	switch lower := strings.ToLower(text); {
	case lower == "none" || lower == "transparent" || lower == "":
		return paint{none: true}, true
	case strings.HasPrefix(lower, "url("):
		id, after, closed := strings.Cut(text[len("url("):], ")")
		id = strings.Trim(id, " \t\r\n'\"")
		id, own := strings.CutPrefix(id, "#")
		instead, ok := parsePaint(strings.TrimSpace(after)) // if there is no such gradient
		if strings.TrimSpace(after) == "" {
			instead, ok = paint{colour: black}, true
		}
		if strings.HasPrefix(strings.ToLower(strings.TrimSpace(after)), "url(") {
			return paint{}, false
		}
		instead.gradient = id
		return instead, closed && own && ok
	}
	colour, ok := parseColour(text)
	return paint{colour: colour}, ok
}

// parseColour returns a colour as #rrggbb.
func parseColour(text string) (string, bool) {
	lower := strings.ToLower(strings.TrimSpace(text))
	if named, ok := colornames.Map[lower]; ok {
		return hex(named.R, named.G, named.B), true
	}
	switch {
	case lower == "currentcolor":
		return black, true
	case strings.HasPrefix(lower, "#"):
		return parseHex(lower[1:])
	case strings.HasPrefix(lower, "rgb"):
		return parseRGB(arguments(lower))
	case strings.HasPrefix(lower, "hsl"):
		return parseHSL(arguments(lower))
	}
	return "", false
}

func hex(r, g, b uint8) string { return fmt.Sprintf("#%02x%02x%02x", r, g, b) }

// parseHex reads 3 or 6 digits; 4 and 8 have an opacity, which is left out.
func parseHex(digits string) (string, bool) {
	switch len(digits) {
	case 3, 4:
		digits = string([]byte{digits[0], digits[0], digits[1], digits[1], digits[2], digits[2]})
	case 6, 8:
		digits = digits[:6]
	default:
		return "", false
	}
	if _, err := strconv.ParseUint(digits, 16, 32); err != nil {
		return "", false
	}
	return "#" + digits, true
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

func parseRGB(parts []string) (string, bool) {
	var rgb [3]uint8
	if len(parts) != 3 && len(parts) != 4 { // the fourth is an opacity, which is left out
		return "", false
	}
	for i := range rgb {
		v, ok := parseLength(parts[i], 255)
		if !ok {
			return "", false
		}
		rgb[i] = channel(v)
	}
	return hex(rgb[0], rgb[1], rgb[2]), true
}

func parseHSL(parts []string) (string, bool) {
	if len(parts) != 3 && len(parts) != 4 {
		return "", false
	}
	h, hOK := finite(strings.TrimSuffix(parts[0], "deg"))
	s, sOK := parseLength(parts[1], 1)
	l, lOK := parseLength(parts[2], 1)
	if !hOK || !sOK || !lOK {
		return "", false
	}
	h, s, l = math.Mod(math.Mod(h, 360)+360, 360)/30, share(s), share(l)
	at := func(n float64) uint8 { // as CSS Color 4 has it
		k := math.Mod(n+h, 12)
		return channel(255 * (l - s*min(l, 1-l)*max(-1, min(k-3, 9-k, 1))))
	}
	return hex(at(0), at(8), at(4)), true
}

func channel(v float64) uint8 { return uint8(math.Round(min(max(v, 0), 255))) }

func share(v float64) float64 { return min(max(v, 0), 1) }
