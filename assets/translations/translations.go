// Package translations embeds every sentence that the programs show, one file a language.
package translations

import "embed"

// Files holds <language>.json for each language, in go-i18n's format: a key with a sentence, or with its plural forms.
//
//go:embed *.json
var Files embed.FS
