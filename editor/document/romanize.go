package document

import (
	"strings"
	"unicode"
)

// romanized are the letters of Ukrainian in Latin ones, as the Cabinet of Ministers has names written (resolution 55 of
// 2010). The soft sign and the apostrophe are left out.
var romanized = map[rune]string{
	'а': "a", 'б': "b", 'в': "v", 'г': "h", 'ґ': "g", 'д': "d", 'е': "e", 'є': "ie", 'ж': "zh", 'з': "z", 'и': "y", 'і': "i", 'ї': "i", 'й': "i", 'к': "k",
	'л': "l", 'м': "m", 'н': "n", 'о': "o", 'п': "p", 'р': "r", 'с': "s", 'т': "t", 'у': "u", 'ф': "f", 'х': "kh", 'ц': "ts", 'ч': "ch", 'ш': "sh", 'щ': "shch",
	'ю': "iu", 'я': "ia", 'ь': "",
}

// romanizedFirst are those that are written otherwise at the beginning of a word.
var romanizedFirst = map[rune]string{'є': "ye", 'ї': "yi", 'й': "y", 'ю': "yu", 'я': "ya"}

// romanize returns a text in small letters with Latin ones for those of Ukrainian.
func romanize(text string) string {
	var b strings.Builder
	before := ' '
	for _, r := range strings.ToLower(text) {
		latin, is := romanized[r]
		if first, differs := romanizedFirst[r]; differs && !unicode.IsLetter(before) && before != '’' && before != '\'' {
			latin = first
		}
		if r == 'г' && before == 'з' {
			latin = "gh" // so that it isn't read as ж
		}
		if is {
			b.WriteString(latin)
		} else {
			b.WriteRune(r)
		}
		before = r
	}
	return b.String()
}

// isCyrillic reports whether a text has Cyrillic letters.
func isCyrillic(text string) bool {
	return strings.ContainsFunc(text, func(r rune) bool { return unicode.Is(unicode.Cyrillic, r) })
}
