package words

import (
	"archive/zip"
	"compress/flate"
	"errors"
	"io"
	"io/fs"
	"maps"
	"syscall"

	"boardduels/internal/atomicfile"
	"boardduels/internal/i18n"
)

// Refusal is the error of a file or archive that isn't read. Its words are looked up when it is told, not when it is
// made: some are made as the program starts, which needn't read the translations then.
type Refusal struct {
	reason string
	args   Args
	cause  error // nil unless a library found it
}

// Refuse returns the error of what isn't read for a reason that args belong to.
func Refuse(reason string, args Args) error { return &Refusal{reason, args, nil} }

// Caused is [Refuse] of what a library has found.
func Caused(cause error, reason string, args Args) error { return &Refusal{reason, args, cause} }

// Unwrap returns what a library said of it, such as [zip.ErrFormat]; nil if none did.
func (r *Refusal) Unwrap() error { return r.cause }

// Error tells in English why.
func (r *Refusal) Error() string { return r.In(i18n.Default) }

// In tells why in a language.
func (r *Refusal) In(language string) string { return Expand(Reason(r.reason).In(language), r.args) }

// Why tells in a language why a file, a folder or an archive can't be read. What only the system knows
// stays in its words. The operation and the path aren't told.
func Why(err error, language string) string { return Unreadable(err).In(language)["found"] }

// Unreadable are the facts of a file that can't be read, without the operation and the path that the system names too.
func Unreadable(err error) Args {
	if refused, ok := errors.AsType[*Refusal](err); ok {
		return Because(refused.reason, refused.args)
	}
	var corrupt flate.CorruptInputError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return Because("not-there", nil)
	case errors.Is(err, fs.ErrPermission):
		return Because("no-permission", nil)
	case errors.Is(err, syscall.ELOOP):
		return Because("loop", nil)
	case errors.Is(err, atomicfile.ErrNoFile):
		return Because("not-regular", nil)
	case errors.Is(err, zip.ErrChecksum):
		return Because("wrong-checksum", nil)
	case errors.Is(err, fs.ErrInvalid):
		return Because("wrong-path", nil)
	case errors.Is(err, zip.ErrFormat), errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return Because("wrong-size", nil)
	case errors.As(err, &corrupt):
		return Because("wrong-data", nil)
	}
	if at, ok := errors.AsType[*fs.PathError](err); ok {
		err = at.Err
	}
	if err.Error() == "path escapes from parent" { // which package os doesn't name otherwise
		return Because("leaves-pack", nil)
	}
	return Args{"found": err.Error()}
}

// Reason says what is wrong with XML, or with a file: {found} of a diagnostic whose Args have the reason. The text
// may hold other {names} of Args.
func Reason(reason string) Text { return Of("reason", reason) }

// Because returns args with a reason, {found} in English.
func Because(reason string, args Args) Args {
	result := maps.Clone(args)
	if result == nil {
		result = Args{}
	}
	result["reason"], result["found"] = reason, Expand(Reason(reason).In(i18n.Default), args)
	return result
}

// In returns the args with their reason in a language.
func (a Args) In(language string) Args {
	if a["reason"] == "" {
		return a
	}
	result := maps.Clone(a)
	result["found"] = Expand(Reason(a["reason"]).In(language), a)
	return result
}
