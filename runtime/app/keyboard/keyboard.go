// Package keyboard tells keys by their place. What a key is called, and what it types, depends on the layout that
// people have set: on a Ukrainian one the toolkit knows no letter at all, and on a French one A stands where others
// have Q. What the program calls A is the key that types A on a keyboard of the United States, whatever the layout
// makes of it.
//
// All of it belongs to the toolkit's thread.
package keyboard

import (
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
)

// Keys are what the system knows of the keys that type a sign. A key is named by what it types on a keyboard of the
// United States by itself, where letters are capital.
type Keys struct {
	// Place returns the number that the system gives a key, see [fyne.HardwareKey]; less than 0 if there is no such
	// key.
	Place func(key rune) int
	// Label returns what the key types in the layout that is set now; "" if it types nothing.
	Label func(key rune) string
	// Shifted reports whether Shift is held down.
	Shifted func() bool
}

// plain are the keys that type a sign, and shifted what they type together with Shift, on a keyboard of the United
// States. Letters are left out, which are the same but for their size.
const (
	plain   = "`1234567890-=[]\\;',./"
	shifted = "~!@#$%^&*()_+{}|:\"<>?"
)

// keys are those that are asked, and places the key at each place. Both are empty where the system doesn't tell: in
// browsers, on phones and in most tests.
var (
	keys   Keys
	places map[int]rune
)

// Use takes what the system knows of its keys: all of it, or nothing.
func Use(k Keys) {
	keys, places = k, map[int]rune{}
	if k.Place == nil {
		return
	}
	for _, key := range all() {
		if place := k.Place(key); place >= 0 {
			places[place] = key
		}
	}
}

// all returns all keys that type a sign.
func all() []rune {
	all := []rune(plain)
	for letter := 'A'; letter <= 'Z'; letter++ {
		all = append(all, letter)
	}
	return all
}

// Placed returns a key as it is called by its place, if that is a letter's, and else as the toolkit calls it.
func Placed(key *fyne.KeyEvent) *fyne.KeyEvent {
	letter, ok := places[key.Physical.ScanCode]
	if !ok || !unicode.IsLetter(letter) {
		return key
	}
	placed := *key
	placed.Name = fyne.KeyName(letter)
	return &placed
}

// Sign returns what would have been typed on a keyboard of the United States, where a key, nil if it isn't known, has
// typed a sign.
func Sign(key *fyne.KeyEvent, typed rune) rune {
	if key == nil {
		return typed
	}
	sign, ok := places[key.Physical.ScanCode]
	switch {
	case !ok:
		return typed
	case unicode.IsLetter(sign) && unicode.IsLetter(typed):
		if !unicode.IsUpper(typed) { // Caps Lock counts, too
			sign = unicode.ToLower(sign)
		}
	case unicode.IsLetter(sign):
		if !keys.Shifted() {
			sign = unicode.ToLower(sign)
		}
	case keys.Shifted():
		sign = rune(shifted[strings.IndexRune(plain, sign)])
	}
	return sign
}

// Label returns what people find on the key that types a sign on a keyboard of the United States, in capitals: the sign
// itself where the system doesn't tell.
func Label(sign rune) string {
	if keys.Label == nil || isAmerican() {
		return string(sign)
	}
	if at := strings.IndexRune(shifted, sign); at >= 0 {
		return "Shift+" + Label(rune(plain[at]))
	}
	label := strings.TrimSpace(keys.Label(unicode.ToUpper(sign)))
	switch {
	case label == "":
		return string(sign)
	case unicode.IsLower(sign):
		return strings.ToLower(label)
	}
	return strings.ToUpper(label)
}

// isAmerican reports whether all keys type what they are named by.
func isAmerican() bool {
	return !slices.ContainsFunc(all(), func(key rune) bool { return !strings.EqualFold(keys.Label(key), string(key)) })
}
