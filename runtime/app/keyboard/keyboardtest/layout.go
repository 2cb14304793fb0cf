// Package keyboardtest has layouts of keyboards for tests.
package keyboardtest

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"

	"boardduels/runtime/app/keyboard"
)

// Of the keys of a keyboard of the United States, in its four rows, what each types in a layout: by itself, and with
// Shift. After the X keyboard extension's tables; what types nothing by itself, being laid on the next letter, is
// blank.
const american = "`1234567890-=" + "QWERTYUIOP[]\\" + "ASDFGHJKL;'" + "ZXCVBNM,./"

// A KeyLayout is what keys type.
type KeyLayout struct {
	Name           string // as setxkbmap calls it
	plain, shifted []rune
}

var layouts = []KeyLayout{
	{"ua", []rune("'1234567890-=йцукенгшщзхїґфівапролджєячсмитьбю."), []rune("ʼ!\"№;%:?*()_+ЙЦУКЕНГШЩЗХЇҐФІВАПРОЛДЖЄЯЧСМИТЬБЮ,")},
	{"us", []rune("`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./"), []rune(`~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?`)},
	{"ru", []rune("ё1234567890-=йцукенгшщзхъ\\фывапролджэячсмитьбю."), []rune("Ё!\"№;%:?*()_+ЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,")},
	{"gr", []rune("`1234567890-=;ςερτυθιοπ[]\\ασδφγηξκλ 'ζχψωβνμ,./"), []rune("~!@#$%^&*()_+:΅ΕΡΤΥΘΙΟΠ{}|ΑΣΔΦΓΗΞΚΛ \"ΖΧΨΩΒΝΜ<>?")},
	{"fr", []rune("²&é\"'(-è_çà)=azertyuiop $*qsdfghjklmùwxcvbn,;:!"), []rune("~1234567890°+AZERTYUIOP £µQSDFGHJKLM%WXCVBN?./§")},
	{"de", []rune(" 1234567890ß qwertzuiopü+#asdfghjklöäyxcvbnm,.-"), []rune("°!\"§$%&/()=? QWERTZUIOPÜ*'ASDFGHJKLÖÄYXCVBNM;:_")},
}

// Layouts returns the layouts: the Ukrainian one, that of the United States, the Russian, Greek, French and German one.
func Layouts() []KeyLayout { return slices.Clone(layouts) }

// Layout returns a layout.
func Layout(name string) KeyLayout {
	return layouts[slices.IndexFunc(layouts, func(l KeyLayout) bool { return l.Name == name })]
}

// shift tells whether Shift is held down.
var shift bool

// Use sets the layout until the test ends.
func (l KeyLayout) Use(t *testing.T) {
	keyboard.Use(keyboard.Keys{
		Place:   place,
		Label:   func(key rune) string { return strings.TrimSpace(string(l.Typed(key))) },
		Shifted: func() bool { return shift },
	})
	t.Cleanup(func() { keyboard.Use(keyboard.Keys{}) })
}

// Shift holds Shift down until the test ends.
func Shift(t *testing.T) {
	shift = true
	t.Cleanup(func() { shift = false })
}

// place returns the number of a key; numbers begin at 10, as X gives them.
func place(key rune) int { return 10 + strings.IndexRune(american, key) }

// Press returns what the toolkit tells of a key that is named by what it types in the United States.
func (l KeyLayout) Press(key rune) *fyne.KeyEvent {
	e := &fyne.KeyEvent{Physical: fyne.HardwareKey{ScanCode: place(key)}}
	if typed := unicode.ToUpper(l.Typed(key)); typed < unicode.MaxASCII {
		e.Name = fyne.KeyName(typed)
	}
	return e
}

// Typed returns what a key types.
func (l KeyLayout) Typed(key rune) rune { return l.plain[strings.IndexRune(american, key)] }

// TypedShifted returns what a key types with Shift.
func (l KeyLayout) TypedShifted(key rune) rune { return l.shifted[strings.IndexRune(american, key)] }
