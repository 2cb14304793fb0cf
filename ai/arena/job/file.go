package job

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"boardduels/internal/textnorm"
)

// Head is how a result's file begins: what it is, and a digest of all else in it, so that whatever was changed since is
// found. It tells damage and mistakes; who means to deceive can write another digest.
type Head struct {
	Format string `json:"format"`
	Digest string `json:"digest"` // SHA-256 of the file as [Marshal] would write it without the digest
}

// Marshal returns the content of a result's file: an object of JSON, to which the head is added. Equal results have
// equal files.
func Marshal(format string, result any) ([]byte, error) {
	data, _, err := written(format, result)
	return data, err
}

// written returns the content of a result's file, and the digest in it.
func written(format string, result any) (file []byte, digest string, err error) {
	name, err := json.Marshal(format)
	if err != nil {
		return nil, "", err
	}
	data, err := json.Marshal(result)
	if err != nil {
		return nil, "", err
	}
	sum := sha256.Sum256(fmt.Appendf(nil, "{\"format\":%s,%s\n", name, data[1:]))
	digest = hex.EncodeToString(sum[:])
	return fmt.Appendf(nil, "{\"format\":%s,\"digest\":%q,%s\n", name, digest, data[1:]), digest, nil
}

// Unmarshal reads a result's file, of something that an error names, into a struct that embeds a head and the result,
// both of which are given, too. Every field stands there once at most, spelled as the struct has it. Errors tell the
// line and the column where that is possible. It doesn't check whether the result makes sense.
func Unmarshal(format, of string, data []byte, file any, head *Head, result any) error {
	data = textnorm.Meant(data)
	var what struct {
		Format string `json:"format"`
	}
	if err := json.Unmarshal(data, &what); err != nil {
		return fmt.Errorf("not a result of %s: %w", of, placed(err, data))
	}
	if what.Format != format {
		return fmt.Errorf("format: found %q, expected %q", what.Format, format)
	}
	if err := checkNames(data, file); err != nil {
		return fmt.Errorf("not a result of %s: %w", of, err)
	}
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	err := decoder.Decode(file)
	if err == nil {
		_, err = decoder.Token()
	}
	if !errors.Is(err, io.EOF) {
		return fmt.Errorf("not a result of %s: %w", of, placed(err, data))
	}
	whole, digest, err := written(format, result)
	if err != nil {
		return err
	}
	if err := head.proves(digest); err != nil {
		return err
	}
	return saysNoMore(data, whole)
}

// saysNoMore returns an error for a file that isn't what [Marshal] writes of it but for white space: what decoding
// drops or fills in, as a number too many in a row or a missing 0, is no part of the digest.
func saysNoMore(data, whole []byte) error {
	var found, expected bytes.Buffer
	if err := errors.Join(json.Compact(&found, data), json.Compact(&expected, whole)); err != nil {
		return err
	}
	if bytes.Equal(found.Bytes(), expected.Bytes()) {
		return nil
	}
	at := 0
	for at < min(found.Len(), expected.Len()) && found.Bytes()[at] == expected.Bytes()[at] {
		at++
	}
	return fmt.Errorf("found %s, expected %s: the file was changed after it was written", excerpt(found.Bytes(), at), excerpt(expected.Bytes(), at))
}

// excerpt quotes what stands around a place.
func excerpt(text []byte, at int) string {
	const around = 20
	return fmt.Sprintf("%q", text[max(at-around, 0):min(at+around, len(text))])
}

// proves returns an error if the digest of a result isn't the head's.
func (h *Head) proves(digest string) error {
	switch h.Digest {
	case "":
		return errors.New("digest: it is missing, so nothing proves that the results are what was measured; programs before it wrote none: measure again")
	case digest:
		return nil
	}
	return fmt.Errorf("digest: found %q, that of the content is %q: the file was changed after it was written", h.Digest, digest)
}

// placed tells where in a file an error is.
func placed(err error, data []byte) error {
	const unknown = "json: unknown field "
	at := int64(-1)
	if syntax, ok := errors.AsType[*json.SyntaxError](err); ok {
		at = syntax.Offset - 1
	} else if kind, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		at = kind.Offset - 1
	} else if field, ok := strings.CutPrefix(err.Error(), unknown); ok {
		at = int64(bytes.Index(data, []byte(field)))
		err = fmt.Errorf("unknown field %s", field)
	}
	if at < 0 || at > int64(len(data)) {
		return err
	}
	return placedAt(at, data, err)
}

// placedAt tells the line and the column of an offset in a file.
func placedAt(at int64, data []byte, err error) error {
	before := data[:at]
	line, start := 1+bytes.Count(before, []byte("\n")), bytes.LastIndexByte(before, '\n')+1
	return fmt.Errorf("line %d, column %d: %w", line, 1+len(bytes.Runes(before[start:])), err)
}
