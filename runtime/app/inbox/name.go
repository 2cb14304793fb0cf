package inbox

import (
	"strings"
	"unicode"
)

// longest is how many letters of a name are shown; a name of as many has room in a head, however they are written.
const longest = 120

// Tidy returns what a stranger calls a file as it may be shown: without folders, and as [Plain] has it, but of a name
// that is too long the end stays, which tells what it is.
func Tidy(name string) string {
	if at := strings.LastIndexAny(name, `/\`); at >= 0 {
		name = name[at+1:]
	}
	letters := printable(name)
	if cut := len(letters) - longest; cut > 0 {
		return "…" + string(letters[cut:])
	}
	return string(letters)
}

// Plain returns a stranger's words as they may be shown: in one line that isn't too long, without what can't be seen or
// turns a text around.
func Plain(words string) string {
	letters := printable(words)
	if len(letters) > longest {
		return string(letters[:longest]) + "…"
	}
	return string(letters)
}

func printable(words string) []rune {
	words = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case r == unicode.ReplacementChar || !unicode.IsPrint(r):
			return -1
		}
		return r
	}, words)
	return []rune(strings.TrimSpace(words))
}
