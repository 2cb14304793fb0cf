package picture

import (
	"slices"
	"strings"
)

// drawn are the properties that are drawn as browsers do, wherever they mean something.
var drawn = []string{
	"fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset",
	"stroke-linecap", "stroke-linejoin", "color", "opacity", "transform", "clip-path", "clip-rule", "display", "visibility", "paint-order",
	"vector-effect", "stop-color", "stop-opacity", "overflow",
}

// indifferent are properties by which shapes look the same: of text, of the mouse, of what is told where it is used,
// and hints.
var indifferent = []string{
	"cursor", "pointer-events", "user-select", "touch-action", "will-change", "shape-rendering", "image-rendering", "color-rendering",
	"color-interpolation-filters", "enable-background", "isolation", "mask-type", "flood-color", "flood-opacity", "lighting-color", "solid-color",
	"solid-opacity", "color-profile", "direction", "unicode-bidi", "writing-mode", "letter-spacing", "word-spacing", "word-break", "word-wrap",
	"overflow-wrap", "line-height", "white-space", "baseline-shift", "dominant-baseline", "alignment-baseline", "kerning", "block-progression",
	"inline-size", "print-color-adjust", "transition", "font", "-webkit-font-smoothing", "-webkit-tap-highlight-color", "-webkit-print-color-adjust",
}

// indifferentKinds are what names of such properties begin with, among them those of editors and of browsers of old.
var indifferentKinds = []string{
	"font-", "text-", "shape-", "glyph-orientation-", "animation-", "transition-", "--", "-inkscape-", "-ms-", "-o-", "-khtml-", "-webkit-text-", "-webkit-user-",
}

// ofBoxes are properties of boxes, of which a drawing has one: its root. Those that begin with what stands in
// ofBoxesKinds are, too.
var (
	ofBoxes      = []string{"position", "top", "left", "right", "bottom", "inset", "float", "clear", "z-index", "vertical-align"}
	ofBoxesKinds = []string{"background", "border", "padding", "margin", "box-", "min-", "max-", "overflow-"}
)

// geometry are attributes of shapes that style sheets may set, too; here they don't.
var geometry = []string{"d", "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "points", "x1", "y1", "x2", "y2"}

// undrawn are the attributes that SVG has and that aren't drawn. Others of shapes and groups mean nothing to browsers,
// whatever programs put into their files.
var undrawn = []string{"mask", "filter", "mix-blend-mode", "marker", "marker-start", "marker-mid", "marker-end"}

// meaningless are the values by which properties that aren't drawn leave everything as it is.
var meaningless = []string{"", "none", "normal", "auto", "inherit", "initial", "unset", "revert", "0", "0 0", "0px 0px", "0px", "transparent"}

// ownOnly are properties that aren't inherited unless they say so, which isn't heeded.
var ownOnly = []string{"opacity", "transform", "clip-path", "overflow"}

// noteProperties tells what is said of an element, and drawn otherwise. Of what style sheets say, that is all that
// isn't known to be drawn or to mean nothing.
func (d *drawer) noteProperties(e *element, all []attribute) {
	transformed := slices.ContainsFunc(all, func(a attribute) bool { return a.name == "transform" && a.value != "none" })
	for i := range all {
		a := &all[i]
		value := strings.ToLower(a.value)
		if d.isOtherwise(e, a, value, transformed) || d.dependsOnFont(a, value) {
			d.differs(e, a.name)
		}
	}
}

func (d *drawer) isOtherwise(e *element, a *attribute, value string, transformed bool) bool {
	isRoot := e == d.tree.root
	switch {
	case a.styled && a.name == "all":
		return true
	case a.styled && slices.Contains(drawn, a.name) && (value == "initial" || value == "unset" || strings.HasPrefix(value, "revert")):
		return true
	case value == "inherit" && slices.Contains(ownOnly, a.name):
		return true
	case slices.Contains(meaningless, value):
		return false
	case a.name == "transform-origin" || a.name == "transform-box":
		return transformed
	case a.name == "color-interpolation":
		return value == "linearrgb"
	case isRoot && (a.name == "transform" || a.name == "clip-path"): // which move and cut its box
		return true
	case !a.styled:
		return slices.Contains(undrawn, a.name)
	case slices.Contains(geometry, a.name):
		return isShape(e.name) || e.name == "use" || isRoot && d.tree.root.get("viewBox") == ""
	case slices.Contains(ofBoxes, a.name) || hasAnyPrefix(a.name, ofBoxesKinds):
		return isRoot && !isBound(a.name)
	}
	return !slices.Contains(drawn, a.name) && !slices.Contains(indifferent, a.name) && !hasAnyPrefix(a.name, indifferentKinds)
}

// isBound reports whether a property bounds the size of the root, which is as large as the picture is shown.
func isBound(name string) bool { return hasAnyPrefix(name, []string{"min-", "max-", "overflow-"}) }

func hasAnyPrefix(name string, kinds []string) bool {
	return slices.ContainsFunc(kinds, func(kind string) bool { return strings.HasPrefix(name, kind) })
}

// dependsOnFont reports whether a length is told in sizes of text that aren't the usual ones.
func (d *drawer) dependsOnFont(a *attribute, value string) bool {
	if !slices.Contains(geometry, a.name) && !strings.HasPrefix(a.name, "stroke-") && a.name != "transform" && a.name != "fx" && a.name != "fy" {
		return false
	}
	return hasUnit(value, "ex") || d.tree.sizesText && (hasUnit(value, "em") || hasUnit(value, "rem"))
}

// hasUnit reports whether a number in a text has a unit.
func hasUnit(text, unit string) bool {
	for {
		before, after, found := strings.Cut(text, unit)
		if !found {
			return false
		}
		if before != "" && strings.IndexByte("0123456789.", before[len(before)-1]) >= 0 {
			return true
		}
		text = after
	}
}

// sizeText notes that what is said of elements may change the size of text.
func (t *tree) sizeText(all []attribute) {
	t.sizesText = t.sizesText || slices.ContainsFunc(all, func(a attribute) bool { return a.name == "font-size" || a.name == "font" })
}
