package xmltree

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// CheckText returns an error if XML can't hold a text.
func CheckText(text string) error {
	for i, r := range text {
		if isInvalid(text[i:], r) {
			return fmt.Errorf("the text isn't UTF-8 at byte %d", i)
		}
		if !isXMLChar(r) {
			return fmt.Errorf("XML can't hold the character %U", r)
		}
	}
	return nil
}

// isInvalid reports whether a text starts with a byte that isn't UTF-8, by what a loop over its characters found there.
func isInvalid(text string, first rune) bool {
	return first == utf8.RuneError && !strings.HasPrefix(text, string(utf8.RuneError))
}

// isXMLChar reports whether XML 1.0 allows a character.
func isXMLChar(r rune) bool {
	return r == '\t' || r == '\n' || r == '\r' || r >= 0x20 && r <= 0xD7FF || r >= 0xE000 && r <= 0xFFFD || r >= 0x10000
}

var (
	EscapeText         = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", "\r", "&#xD;").Replace
	EscapeDoubleQuoted = strings.NewReplacer("&", "&amp;", "<", "&lt;", "\"", "&quot;", "\t", "&#x9;", "\n", "&#xA;", "\r", "&#xD;").Replace
	EscapeSingleQuoted = strings.NewReplacer("&", "&amp;", "<", "&lt;", "'", "&apos;", "\t", "&#x9;", "\n", "&#xA;", "\r", "&#xD;").Replace
)
