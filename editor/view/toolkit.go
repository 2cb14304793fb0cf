package view

import (
	"encoding/json"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"boardduels/internal/i18n"
)

// toolkitWords are what the toolkit itself says in the editor, with the keys of our words for it.
var toolkitWords = map[string]string{
	"Advanced":          "toolkit.advanced",
	"Cancel":            "editor.cancel",
	"Confirm":           "toolkit.confirm",
	"Copy":              "toolkit.copy",
	"Create Folder":     "toolkit.create_folder",
	"Cut":               "toolkit.cut",
	"Favourites":        "toolkit.favourites",
	"File":              "editor.menu.file",
	"Folder":            "toolkit.folder",
	"New Folder":        "toolkit.new_folder",
	"Open":              "editor.open.confirm",
	"Paste":             "toolkit.paste",
	"Quit":              "toolkit.quit",
	"Redo":              "editor.command.redo",
	"Select all":        "toolkit.select_all",
	"Show Hidden Files": "toolkit.show_hidden",
	"Undo":              "editor.command.undo",
	"file.name":         "toolkit.name",
	"file.parent":       "toolkit.parent",
}

// systemLocale is asked for once, since the toolkit logs each time that the system has none.
var systemLocale = sync.OnceValue(lang.SystemLocale)

// translateToolkit lets the toolkit speak a language. It would always speak the system's: so ours takes the place of
// that.
func translateToolkit(t *i18n.Translator) {
	words := map[string]string{}
	for word, key := range toolkitWords {
		words[word] = t.Text(key)
	}
	data, err := json.Marshal(words)
	if err == nil {
		err = lang.AddTranslationsForLocale(data, systemLocale())
	}
	if err != nil {
		fyne.LogError("translating the toolkit", err)
	}
}
