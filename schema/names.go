package schema

import (
	"strings"

	"boardduels/internal/i18n"
)

// NameField is a field of a document that holds what it is called in a language.
type NameField struct {
	Name     string // of the field
	Language string // its code
}

// NameFields returns the fields in which documents of a kind say what they are called, one a language, English first.
// It is empty for kinds without names.
func NameFields(kind Kind) (names []NameField) {
	for i := range Fields(kind).Fields {
		switch f := &Fields(kind).Fields[i]; {
		case f.Name == "name" && !f.Attribute:
			names = append(names, NameField{Name: f.Name, Language: i18n.Default})
		case f.Instead == "name":
			names = append(names, NameField{Name: f.Name, Language: strings.TrimPrefix(f.Name, "name_")})
		}
	}
	return names
}

// NameFieldIn returns the field in which documents of a kind say what they are called in a language: the English one
// where they have none of that language.
func NameFieldIn(kind Kind, language string) string {
	for _, name := range NameFields(kind) {
		if name.Language == language {
			return name.Name
		}
	}
	return "name"
}
