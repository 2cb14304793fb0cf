// Package locale keeps the toolkit from complaining of an environment that names no language, as C.UTF-8 in containers
// and fresh servers. A program imports it for that alone.
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

// messages is the locale for texts (POSIX, "Environment Variables").
func messages() string {
	return cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG"))
}

// namesNoLanguage reports whether a locale is the one of the standard, with an encoding such as C.UTF-8.
func namesNoLanguage(locale string) bool {
	name, _, encoded := strings.Cut(locale, ".")
	return encoded && (name == "C" || name == "POSIX")
}
