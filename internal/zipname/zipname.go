// Package zipname reads the names of an archive's entries as they were meant where it was packed. The format has names
// in UTF-8, parted by slashes; Windows' own program writes them in the code page of its language, and old ones part
// them by backslashes.
package zipname

import (
	"archive/zip"
	"encoding/binary"
	"hash/crc32"
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
)

// pages are the code pages that names may be in, the likeliest first: those of DOS and of Windows for Cyrillic, and
// that of DOS for the west.
var pages = [...]*charmap.Charmap{charmap.CodePage866, charmap.Windows1251, charmap.CodePage850}

// Read gives an archive's entries the names that were meant, and returns those that stand in its directory. Nothing is
// said about whether they are safe: that is to be looked at afterwards. Where no code page gives words, names stay as
// they are, and aren't UTF-8.
func Read(archive *zip.Reader) (written []string) {
	var unknown []string // that no mark says to be in UTF-8
	for _, e := range archive.File {
		written = append(written, e.Name)
		if e.Flags&inUTF8 == 0 && utf8Field(e) == "" {
			unknown = append(unknown, e.Name)
		}
	}
	page := pageOf(unknown)
	for _, e := range archive.File {
		name := e.Name
		if told := utf8Field(e); told != "" {
			name = told
		} else if page != nil && e.Flags&inUTF8 == 0 {
			name = decoded(page, name)
		}
		name = strings.ReplaceAll(name, `\`, "/")
		if name != e.Name {
			e.Name, e.NonUTF8 = name, false
			e.Flags |= inUTF8
		}
	}
	return written
}

// inUTF8 is the flag of an entry whose name is in UTF-8.
const inUTF8 = uint16(1 << 11)

// pageOf returns the code page in which names are words, those that people write rather than others; nil if they are in
// UTF-8, or in none.
func pageOf(names []string) (found *charmap.Charmap) {
	if !slices.ContainsFunc(names, func(name string) bool { return !utf8.ValidString(name) }) {
		return nil
	}
	fewest := math.MaxInt
	for _, page := range pages {
		if odd, ok := oddities(page, names); ok && odd < fewest {
			found, fewest = page, odd
		}
	}
	return found
}

// oddities counts, in names of a code page, the capital letters behind small ones; false if not all names are words.
func oddities(page *charmap.Charmap, names []string) (count int, ok bool) {
	for _, name := range names {
		name = decoded(page, name)
		if !isWords(name) {
			return 0, false
		}
		small := false
		for _, r := range name {
			if small && unicode.IsUpper(r) {
				count++
			}
			small = unicode.IsLower(r)
		}
	}
	return count, true
}

func decoded(page *charmap.Charmap, name string) string {
	var b strings.Builder
	for i := range len(name) {
		b.WriteRune(page.DecodeByte(name[i]))
	}
	return b.String()
}

// isWords reports whether a name is something that people write: beside ASCII it has letters and the sign for a number,
// and no word in it mixes alphabets. Windows puts the Latin i in the place of the Ukrainian one, which code page 866
// lacks.
func isWords(name string) bool {
	latin, cyrillic := false, false // of the word
	for _, r := range name {
		switch {
		case r == 'i' || r == 'I' || r == '№':
		case unicode.Is(unicode.Cyrillic, r):
			cyrillic = true
		case unicode.Is(unicode.Latin, r) && unicode.IsLetter(r):
			latin = true
		case r >= utf8.RuneSelf:
			return false
		default:
			latin, cyrillic = false, false
		}
		if latin && cyrillic {
			return false
		}
	}
	return true
}

// utf8Field returns the name in UTF-8 that an entry may have in a field of its own (7-Zip, Info-ZIP); "" if it has
// none, or one of another name than that in the directory.
func utf8Field(e *zip.File) string {
	const tag, version, head = 0x7075, 1, 5
	for extra := e.Extra; len(extra) >= 4; {
		length := int(binary.LittleEndian.Uint16(extra[2:]))
		field := extra[4:]
		if length > len(field) {
			return ""
		}
		if binary.LittleEndian.Uint16(extra) == tag && length > head && field[0] == version {
			name := string(field[head:length])
			if binary.LittleEndian.Uint32(field[1:]) == crc32.ChecksumIEEE([]byte(e.Name)) && utf8.ValidString(name) {
				return name
			}
		}
		extra = field[length:]
	}
	return ""
}
