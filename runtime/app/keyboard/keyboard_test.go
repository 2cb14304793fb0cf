package keyboard_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"boardduels/runtime/app/keyboard"
	"boardduels/runtime/app/keyboard/keyboardtest"
)

func TestLettersAreCalledByTheirPlaceOnEveryLayout(t *testing.T) {
	for _, layout := range keyboardtest.Layouts() {
		t.Run(layout.Name, func(t *testing.T) {
			layout.Use(t)
			for key := 'A'; key <= 'Z'; key++ {
				assert.Equal(t, fyne.KeyName(key), keyboard.Placed(layout.Press(key)).Name)
			}
			assert.Equal(t, fyne.Key1, keyboard.Placed(&fyne.KeyEvent{Name: fyne.Key1}).Name, "digits are the toolkit's")
		})
	}
}

func TestSignsAreThoseOfTheirPlace(t *testing.T) {
	for _, layout := range keyboardtest.Layouts() {
		t.Run(layout.Name, func(t *testing.T) {
			layout.Use(t)
			for _, sign := range "aefmqwyz1290-.,;/" {
				key := []rune(strings.ToUpper(string(sign)))[0]
				assert.Equal(t, string(sign), string(keyboard.Sign(layout.Press(key), layout.Typed(key))))
			}
			keyboardtest.Shift(t)
			for sign, key := range map[rune]rune{'M': 'M', 'A': 'A', '#': '3', '~': '`', '+': '=', '?': '/'} {
				assert.Equal(t, string(sign), string(keyboard.Sign(layout.Press(key), layout.TypedShifted(key))))
			}
		})
	}
}

func TestLabelsAreWhatIsOnTheKey(t *testing.T) {
	for name, want := range map[string]string{
		"us": "E I A a # .", "ua": "У Ш Ф ф Shift+3 Ю", "ru": "У Ш Ф ф Shift+3 Ю", "gr": "Ε Ι Α α Shift+3 .", "fr": "E I Q q Shift+\" :", "de": "E I A a Shift+3 .",
	} {
		t.Run(name, func(t *testing.T) {
			keyboardtest.Layout(name).Use(t)
			var labels []string
			for _, sign := range "EIAa#." {
				labels = append(labels, keyboard.Label(sign))
			}
			assert.Equal(t, want, strings.Join(labels, " "))
		})
	}
}

func TestWithoutKnownPlacesKeysAreTheToolkits(t *testing.T) {
	key := &fyne.KeyEvent{Name: fyne.KeyE, Physical: fyne.HardwareKey{ScanCode: 26}}
	assert.Same(t, key, keyboard.Placed(key))
	assert.Equal(t, "#", string(keyboard.Sign(key, '#')))
	assert.Equal(t, "#", string(keyboard.Sign(nil, '#')))
	assert.Equal(t, "E", keyboard.Label('E'))
}

func TestCapsLockTypesCapitals(t *testing.T) {
	layout := keyboardtest.Layout("ua")
	layout.Use(t)
	assert.Equal(t, "M", string(keyboard.Sign(layout.Press('M'), 'Ь')))
}
