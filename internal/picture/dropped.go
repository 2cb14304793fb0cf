package picture

import (
	"slices"
	"strings"
)

// Browsers drop what is said of an element in a way that isn't valid, as if it weren't said: then something else
// counts.

// isDropped reports whether browsers drop a declaration of a style sheet: a transform whose numbers lack their units,
// or have others, and a width that is negative. Of what isn't known to be wrong that isn't said.
func (a *attribute) isDropped() bool {
	switch a.name {
	case "transform":
		return anyFunction(a.value, isWrongInStyle)
	case "stroke-width":
		return isNegative(a.value)
	case "stroke-dasharray":
		return slices.ContainsFunc(strings.FieldsFunc(a.value, isSeparator), isNegative)
	}
	return false
}

// isDroppedAttribute is [attribute.isDropped] of an attribute, in which numbers have no units.
func (a *attribute) isDroppedAttribute() bool {
	return a.name == "transform" && anyFunction(a.value, isWrongInAttribute)
}

func isSeparator(r rune) bool { return strings.ContainsRune(" \t\r\n,", r) }

func isNegative(length string) bool {
	v, ok := parseLength(length, 1)
	return ok && v < 0
}

// anyFunction reports whether something holds for a function of a transform list, as far as that can be read.
func anyFunction(list string, holds func(name string, arguments []string) bool) bool {
	for {
		name, rest, opened := strings.Cut(list, "(")
		inside, after, closed := strings.Cut(rest, ")")
		if !opened || !closed || strings.Contains(inside, "(") {
			return false
		}
		if holds(strings.ToLower(strings.Trim(name, " \t\r\n,")), strings.Split(inside, ",")) {
			return true
		}
		list = after
	}
}

// isWrongInAttribute reports whether a function has units, or is one of style sheets alone.
func isWrongInAttribute(name string, arguments []string) bool {
	if slices.Contains([]string{"translatex", "translatey", "scalex", "scaley"}, name) {
		return true
	}
	return slices.ContainsFunc(strings.FieldsFunc(strings.Join(arguments, ","), isSeparator), func(argument string) bool {
		_, unit, ok := numberAndUnit(argument)
		return ok && unit != ""
	})
}

// isWrongInStyle reports whether arguments of a function aren't of its kind: lengths, angles, or plain numbers.
func isWrongInStyle(name string, arguments []string) bool {
	var units []string
	switch name {
	case "translate", "translatex", "translatey":
		units = lengthUnits
	case "rotate", "skewx", "skewy":
		units = angleUnits
	case "scale", "scalex", "scaley", "matrix":
	default:
		return false
	}
	if name == "rotate" && len(arguments) > 1 {
		return true
	}
	return slices.ContainsFunc(arguments, func(argument string) bool {
		if len(strings.Fields(argument)) > 1 { // without a comma
			return true
		}
		v, unit, ok := numberAndUnit(strings.TrimSpace(argument))
		switch {
		case !ok || unit == "%":
			return false
		case unit == "":
			return v != 0 && units != nil
		}
		return !slices.Contains(units, unit)
	})
}

// The units of lengths and angles in style sheets.
var (
	lengthUnits = []string{"px", "pt", "pc", "in", "cm", "mm", "q", "em", "rem", "ex", "ch", "vw", "vh", "vmin", "vmax", "lh", "rlh", "cap", "ic"}
	angleUnits  = []string{"deg", "rad", "grad", "turn"}
)

// numberAndUnit takes a text apart; false if it is more.
func numberAndUnit(text string) (v float64, unit string, ok bool) {
	s := scanner{text: text}
	v, ok = s.number()
	unit = strings.ToLower(text[s.at:])
	return v, unit, ok && strings.Trim(unit, "abcdefghijklmnopqrstuvwxyz%") == ""
}
