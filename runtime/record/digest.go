package record

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"

	"boardduels/internal/i18n"
	"boardduels/internal/textnorm"
)

// DigestError says that a file isn't as it was written: a line is altered, missing, doubled or out of its place.
type DigestError struct {
	Problem i18n.Message
	// Err is the first line that can be shown to be wrong, a [*SyntaxError], or nil if there is none.
	Err error
	// Fits says that what was recorded was played again, and no line contradicts another one.
	Fits bool
}

func (e *DigestError) Unwrap() error { return e.Err }

// In tells it in a language.
func (e *DigestError) In(t *i18n.Translator) string {
	told := e.Problem.In(t)
	if line, ok := errors.AsType[*SyntaxError](e.Err); ok {
		told += "; " + line.In(t)
	} else if e.Fits {
		told += "; " + t.Text("sealed.nowhere")
	}
	return told
}

// Place names the first line of a text that can be shown to be wrong, by what came of playing again what it says. Only
// of a text that all is there of, and whose lines belong to the format.
func (e *DigestError) Place(text []byte, played error) {
	if e.Err != nil || e.Problem.Key != altered {
		return
	}
	if p, ok := errors.AsType[placed](played); ok {
		e.Err = &SyntaxError{Line: p.line(text), Problem: p}
	}
	e.Fits = played == nil
}

// placed is a problem whose line can be told.
type placed interface {
	error
	i18n.Sayable
	line(text []byte) int
}

// altered is the key of the words for lines that aren't those of the digest.
const altered = "replay.altered"

func (e *DigestError) Error() string { return e.In(i18n.For(i18n.Default)) }

// The last line of a file: the SHA-256 of all bytes before it.
const (
	digestKeyword = "digest "
	digestLine    = len(digestKeyword) + DigestLen + len("\n") // bytes
)

// DigestLen is the number of digits of a digest.
const DigestLen = 2 * sha256.Size

// Digest returns the digest of a sealed text.
func Digest(sealed []byte) string {
	return string(sealed[len(sealed)-len("\n")-DigestLen : len(sealed)-len("\n")])
}

// Seal appends the digest of a text to it.
func Seal(text []byte) []byte {
	sum := sha256.Sum256(text)
	text = append(text, digestKeyword...)
	text = hex.AppendEncode(text, sum[:])
	return append(text, '\n')
}

// Unseal returns the lines before the digest, and what is wrong with it. Without a digest these are all lines. What a
// whole text went through on its way here counts for nothing.
func Unseal(text []byte) ([]byte, *DigestError) {
	text = textnorm.Meant(text)
	if before, _, found := bytes.Cut(text, []byte("\r")); found {
		return text, &DigestError{Problem: i18n.Message{Key: "replay.carriage_return", Args: i18n.Args{"Line": 1 + bytes.Count(before, []byte("\n"))}}}
	}
	n := len(text) - digestLine
	if n <= 0 || text[n-1] != '\n' || text[len(text)-1] != '\n' || !bytes.HasPrefix(text[n:], []byte(digestKeyword)) {
		return text, &DigestError{Problem: i18n.Message{Key: "replay.no_digest"}}
	}
	var digest [DigestLen]byte
	sum := sha256.Sum256(text[:n])
	hex.Encode(digest[:], sum[:])
	if !bytes.Equal(digest[:], text[n+len(digestKeyword):len(text)-1]) {
		return text[:n], &DigestError{Problem: i18n.Message{Key: altered}}
	}
	return text[:n], nil
}
