package replay

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
)

// DigestError says that a file isn't as it was written: a line is altered, missing, doubled or out of its place.
type DigestError struct {
	Problem string
	// Err is the first line that doesn't belong to the format, a [*SyntaxError], or nil if all of them do.
	Err error
}

func (e *DigestError) Unwrap() error { return e.Err }

func (e *DigestError) Error() string {
	if e.Err == nil {
		return e.Problem
	}
	return fmt.Sprintf("%s; %v", e.Problem, e.Err)
}

// The last line of a file: the SHA-256 of all bytes before it.
const (
	digestKeyword = "digest "
	digestLine    = len(digestKeyword) + 2*sha256.Size + len("\n") // bytes
)

// seal appends the digest of a text to it.
func seal(text []byte) []byte {
	sum := sha256.Sum256(text)
	text = append(text, digestKeyword...)
	text = hex.AppendEncode(text, sum[:])
	return append(text, '\n')
}

// unseal returns the lines before the digest, and what is wrong with it. Without a digest these are all lines.
func unseal(text []byte) ([]byte, *DigestError) {
	if before, _, found := bytes.Cut(text, []byte("\r")); found {
		return text, &DigestError{Problem: fmt.Sprintf("line %d: a carriage return stands there; lines end in a line feed alone",
			1+bytes.Count(before, []byte("\n")))}
	}
	n := len(text) - digestLine
	if n <= 0 || text[n-1] != '\n' || text[len(text)-1] != '\n' || !bytes.HasPrefix(text[n:], []byte(digestKeyword)) {
		return text, &DigestError{Problem: "the digest at the end is missing: the file was cut off, or something stands behind it"}
	}
	var digest [2 * sha256.Size]byte
	sum := sha256.Sum256(text[:n])
	hex.Encode(digest[:], sum[:])
	if !bytes.Equal(digest[:], text[n+len(digestKeyword):len(text)-1]) {
		return text[:n], &DigestError{Problem: "the digest is of other lines: the file was altered or damaged after it was written"}
	}
	return text[:n], nil
}
