// Package locale tells which languages the environment asks for, and keeps the toolkit from complaining of one that
// names none, as C.UTF-8 in containers and fresh servers.
//
// The toolkit parses the environment while it is initialized, before main. Packages that are ready for it are
// initialized in the order of their import paths, and this one needs nothing but the standard library; so it goes
// before.
package locale

import (
	"cmp"
	"os"
	"strings"
)

func init() {
	if os.Getenv("LANGUAGE") == "" && namesNoLanguage(messages()) {
		_ = os.Setenv("LANGUAGE", "en") // it goes before the others, and only for texts
	}
}

// Languages returns the languages that people want to read, as "uk" or "uk_UA", what they prefer first: those of
// LANGUAGE, which desktops set where several will do, and then that of the locale (GNU gettext, "Specifying a Priority
// List of Languages"). It is empty where the locale is C or there is none.
func Languages() []string {
	locale, _, _ := strings.Cut(messages(), ".")
	locale, _, _ = strings.Cut(locale, "@")
	if locale == "" || locale == "C" || locale == "POSIX" {
		return nil
	}
	languages := strings.FieldsFunc(os.Getenv("LANGUAGE"), func(r rune) bool { return r == ':' })
	return append(languages, locale)
}

// IsASCII reports whether people have asked for a terminal that shows nothing beside ASCII as it is written here: their
// locale of characters names no UTF-8, as C and en_US, which is Latin-1, and uk_UA.KOI8-U. Where there is no locale, as
// on Windows and in containers, nothing is asked for.
func IsASCII() bool {
	locale := cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_CTYPE"), os.Getenv("LANG"))
	_, encoding, encoded := strings.Cut(locale, ".")
	if !encoded {
		encoding = locale // macOS sets UTF-8 alone
	}
	encoding, _, _ = strings.Cut(encoding, "@")
	encoding = strings.ReplaceAll(strings.ToLower(encoding), "-", "")
	return locale != "" && encoding != "utf8"
}

// messages is the locale for texts (POSIX, "Environment Variables").
func messages() string {
	return cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG"))
}

// namesNoLanguage reports whether a locale is the one of the standard, with an encoding such as C.UTF-8.
func namesNoLanguage(locale string) bool {
	name, _, encoded := strings.Cut(locale, ".")
	return encoded && (name == "C" || name == "POSIX")
}
