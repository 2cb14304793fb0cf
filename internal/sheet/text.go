package sheet

import (
	"encoding/binary"
	"fmt"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// NotText says that a file is in an encoding that can't be told from others, such as windows-1251.
type NotText struct{ Line int } // of the first character that isn't UTF-8, from 1

// Error implements error.
func (e *NotText) Error() string {
	return fmt.Sprintf("sheet: line %d isn't in UTF-8", e.Line)
}

// textOf returns what a text file says: in UTF-8, or in UTF-16, with a mark of byte order or with a beginning in Latin
// letters, as all headings are. An error is a [*NotText].
func textOf(file string) (string, error) {
	if order := orderOf(file); order != nil {
		file = fromUTF16(file, order)
	}
	for i, r := range file {
		if r != utf8.RuneError {
			continue
		}
		if _, size := utf8.DecodeRuneInString(file[i:]); size == 1 {
			return "", &NotText{1 + strings.Count(file[:i], "\n")}
		}
	}
	return strings.TrimPrefix(file, byteOrderMark), nil
}

// orderOf returns the byte order of a file in UTF-16; nil if it is in another encoding.
func orderOf(file string) binary.ByteOrder {
	switch {
	case len(file) < 2:
	case file[:2] == "\xff\xfe", file[0] != 0 && file[1] == 0:
		return binary.LittleEndian
	case file[:2] == "\xfe\xff", file[0] == 0 && file[1] != 0:
		return binary.BigEndian
	}
	return nil
}

func fromUTF16(file string, order binary.ByteOrder) string {
	units := make([]uint16, 0, len(file)/2)
	for at := 0; at+1 < len(file); at += 2 {
		units = append(units, order.Uint16([]byte(file[at:at+2])))
	}
	return string(utf16.Decode(units))
}
