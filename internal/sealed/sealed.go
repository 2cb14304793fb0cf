// Package sealed closes JSON documents that programs write with a digest of what they say, so that it is found when
// something of it was altered since. White space between the parts of a document doesn't count, so it may pass through
// programs that change the ends of lines.
package sealed

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"boardduels/internal/i18n"
)

// The last member of a sealed document is the SHA-256 of the document without it, and without white space.
const (
	member  = `,"digest":"`
	closing = `"}`
	digits  = 2 * sha256.Size
)

// Altered says that a document isn't as it was written.
type Altered struct {
	NoDigest bool // it has none; else that of something else
}

// In tells it in a language.
func (a Altered) In(t *i18n.Translator) string {
	if a.NoDigest {
		return t.Text("sealed.missing")
	}
	return t.Text("sealed.altered")
}

func (a Altered) Error() string { return a.In(i18n.For(i18n.Default)) }

// Seal returns a JSON object, which has members, with its digest as the last one. It is indented as the object is.
func Seal(text []byte) ([]byte, error) {
	said, err := compact(text)
	if err != nil {
		return nil, err
	}
	begin, end := bytes.IndexByte(text, '{'), bytes.LastIndexByte(text, '}')
	between := text[begin+1 : begin+bytes.IndexByte(text[begin:], '"')] // a line feed and spaces, or nothing
	sealed := bytes.TrimRight(bytes.Clone(text[:end]), " \t\r\n")
	sealed = append(append(sealed, ','), between...)
	sealed = append(sealed, `"digest": "`+digest(said)+`"`...)
	if len(between) > 0 {
		sealed = append(sealed, '\n')
	}
	return append(sealed, "}\n"...), nil
}

// Decode reads a JSON document of at most so many parts: objects, lists, and what stands in them. Each takes memory,
// and many of them little room in a file. Members that into hasn't are passed over: a later version of the program may
// write more. Whatever the document says is in into, too, when the error is [Altered]: its last member isn't the digest
// of the others. The offset is where another error was found.
func Decode(text []byte, parts int, into any) (offset int64, err error) {
	if n := count(text); n > parts {
		return 0, fmt.Errorf("it has %d parts, allowed are %d", n, parts)
	}
	d := json.NewDecoder(bytes.NewReader(text))
	if err := d.Decode(into); err != nil {
		return d.InputOffset(), err
	}
	if _, err := d.Token(); err != io.EOF {
		return d.InputOffset(), errors.New("something stands behind the end")
	}
	return 0, check(text)
}

// count returns how many parts a document has.
func count(text []byte) (n int) {
	inside, escaped := false, false // of a text
	for _, c := range text {
		switch {
		case escaped:
			escaped = false
		case inside && c == '\\':
			escaped = true
		case c == '"':
			inside = !inside
		case !inside && (c == '{' || c == '[' || c == ','):
			n++
		}
	}
	return n
}

// check returns [Altered] unless a document ends in the digest of what it says.
func check(text []byte) error {
	said, err := compact(text)
	at := len(said) - len(member) - digits - len(closing)
	if err != nil || at < 1 || !bytes.HasPrefix(said[at:], []byte(member)) || !bytes.HasSuffix(said, []byte(closing)) {
		return Altered{NoDigest: true}
	}
	found := string(said[at+len(member) : at+len(member)+digits])
	if found != digest(append(bytes.Clone(said[:at]), '}')) {
		return Altered{}
	}
	return nil
}

// compact returns a document without white space between its parts.
func compact(text []byte) ([]byte, error) {
	var b bytes.Buffer
	err := json.Compact(&b, text)
	return b.Bytes(), err
}

func digest(said []byte) string {
	sum := sha256.Sum256(said)
	return hex.EncodeToString(sum[:])
}
