package schema

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

// Refusal is the error of a file or archive that isn't read.
type Refusal struct {
	args  Args
	cause error // nil unless a library found it
}

func refuse(reason string, args Args) error { return &Refusal{because(reason, args), nil} }

// Unwrap returns what a library said of it, such as [zip.ErrFormat]; nil if none did.
func (r *Refusal) Unwrap() error { return r.cause }

// Error tells in English why.
func (r *Refusal) Error() string { return r.args["found"] }

// In tells why in a language, "en" or "uk".
func (r *Refusal) In(language string) string { return r.args.in(language)["found"] }

// Why tells in a language, "en" or "uk", why a file, a folder or an archive can't be read. What only the system knows
// stays in its words. The operation and the path aren't told.
func Why(err error, language string) string { return unreadable(err).in(language)["found"] }

// unreadable are the facts of a file that can't be read, without the operation and the path that the system names too.
func unreadable(err error) Args {
	if refused, ok := errors.AsType[*Refusal](err); ok {
		return refused.args
	}
	var corrupt flate.CorruptInputError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return because("not-there", nil)
	case errors.Is(err, fs.ErrPermission):
		return because("no-permission", nil)
	case errors.Is(err, syscall.ELOOP):
		return because("loop", nil)
	case errors.Is(err, atomicfile.ErrNoFile):
		return because("not-regular", nil)
	case errors.Is(err, zip.ErrChecksum):
		return because("wrong-checksum", nil)
	case errors.Is(err, fs.ErrInvalid):
		return because("wrong-path", nil)
	case errors.Is(err, zip.ErrFormat), errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return because("wrong-size", nil)
	case errors.As(err, &corrupt):
		return because("wrong-data", nil)
	}
	if at, ok := errors.AsType[*fs.PathError](err); ok {
		err = at.Err
	}
	if err.Error() == "path escapes from parent" { // which package os doesn't name otherwise
		return because("leaves-pack", nil)
	}
	return Args{"found": err.Error()}
}

// broken returns a problem of the XML itself.
func broken(offset int, reason string, args Args) *problem {
	return &problem{"broken-xml", offset, because(reason, args)}
}

// reasonFor says what is wrong with XML, or with a file: {found} of a diagnostic whose Args have the reason. The text
// may hold other {names} of Args.
func reasonFor(reason string) Text { return textOf("reason", reason) }

// because returns args with a reason, {found} in English.
func because(reason string, args Args) Args {
	result := maps.Clone(args)
	if result == nil {
		result = Args{}
	}
	result["reason"], result["found"] = reason, expand(reasonFor(reason).In(i18n.Default), args)
	return result
}

// in returns the args with their reason in a language.
func (a Args) in(language string) Args {
	if a["reason"] == "" {
		return a
	}
	result := maps.Clone(a)
	result["found"] = expand(reasonFor(a["reason"]).In(language), a)
	return result
}
