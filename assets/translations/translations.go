// Package translations embeds every sentence that the programs show, one file a language.
package translations

import (
	"embed"
	"io/fs"
)

// Files holds languages.json, which lists the languages in the order in which people are shown them, and
// <language>.json for each, in go-i18n's format: a key with a sentence, or with its plural forms.
var Files fs.FS = embedded

//go:embed *.json
var embedded embed.FS
