package app_test

import (
	"regexp"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"

	"boardduels/internal/i18n/pseudo"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/kb/classic"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look"
	"boardduels/schema"
)

// Whatever the game shows comes from the translations, but for what documents, records and people are called.
func TestTheGameSpeaksByTranslationsAlone(t *testing.T) {
	quick.Skip(t, "looks at every screen")
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	if !pseudo.Alone(t) {
		return
	}
	names := documentWords()
	e := &exhibition{t: t, size: apptest.OnPhone, language: pseudo.Code, brightness: look.Dark, name: pseudo.Code}
	e.seen = func(screen string) {
		if screen := strings.TrimSuffix(screen, "_end"); screen == "rules" || screen == "licences" { // documents
			return
		}
		e.Walk(func(o fyne.CanvasObject) {
			if text, is := o.(*canvas.Text); is {
				foreign := pseudo.Foreign(cutOff.ReplaceAllString(text.Text, " "), names...)
				assert.Empty(t, foreign, "%s: %s", screen, text.Text)
			}
		})
	}
	e.everything()
}

// cutOff are paths, and names that are cut off.
var cutOff = regexp.MustCompile(`/\S*|\w+\.\w+|\pL+…`)

// documentWords are what the documents of the classic pack say.
func documentWords() (names []string) {
	markup := regexp.MustCompile(`</?\w+|/?>`)
	pack, _ := schema.LoadPack(classic.FS())
	for _, d := range pack.Documents() {
		names = append(names, d.ID(), markup.ReplaceAllString(d.Source(), " "))
	}
	return append(names, "English Українська", "rules", "past") // a word of records, and the name of one
}
