// Package toolkit has the toolkit's own words, as in its dialogs for files, speak the language of the program.
package toolkit

import (
	"encoding/json"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"boardduels/internal/i18n"
)

// keys are those of our words for what the toolkit itself says in game and editor. It has no words for the places that
// it calls Home and Computer.
var keys = map[string]string{
	"Cancel":            "confirm.cancel",
	"Copy":              "toolkit.copy",
	"Create Folder":     "toolkit.create_folder",
	"Cut":               "toolkit.cut",
	"Favourites":        "toolkit.favourites",
	"File":              "editor.menu.file",
	"Folder":            "toolkit.folder",
	"New Folder":        "toolkit.new_folder",
	"No":                "toolkit.no",
	"Open":              "files.open",
	"Paste":             "toolkit.paste",
	"Quit":              "toolkit.quit",
	"Redo":              "editor.command.redo",
	"Save":              "files.save",
	"Select all":        "toolkit.select_all",
	"(Select one)":      "toolkit.select_one",
	"Show Hidden Files": "toolkit.show_hidden",
	"Undo":              "editor.command.undo",
	"Yes":               "toolkit.yes",
	"file.name":         "toolkit.name",
	"file.parent":       "toolkit.parent",
}

// Speak has the toolkit speak the translator's language from now on. It would always speak the system's: so ours takes
// the place of that.
func Speak(t *i18n.Translator) {
	words := map[string]string{}
	for word, key := range keys {
		words[word] = t.Text(key)
	}
	data, err := json.Marshal(words)
	if err == nil {
		err = lang.AddTranslationsForLocale(data, lang.SystemLocale())
	}
	if err != nil {
		fyne.LogError("translating the toolkit", err)
	}
}
