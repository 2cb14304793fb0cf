package duelrecord

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/internal/zipname"
	"boardduels/runtime/record"
)

// The limits of a bundle: of the replays in it, and of its bytes.
const (
	MaxBundled = 300
	MaxBundle  = 64 << 20
)

// Ending is how the names of replays end.
const Ending = ".replay"

// FileError says what is wrong with a file.
type FileError struct {
	File string
	Err  error
}

func (e *FileError) Unwrap() error { return e.Err }

// In tells it in a language.
func (e *FileError) In(t *i18n.Translator) string {
	said, ok := errors.AsType[interface {
		error
		i18n.Sayable
	}](e.Err)
	if !ok {
		return t.Text("replay.in_file", i18n.Args{"File": record.Excerpt(e.File), "Problem": t.Text("trouble.technical", i18n.Args{"Text": e.Err.Error()})})
	}
	return t.Text("replay.in_file", i18n.Args{"File": record.Excerpt(e.File), "Problem": said.In(t)})
}

func (e *FileError) Error() string { return e.In(i18n.For(i18n.Default)) }

// bundleError is what is wrong with a bundle, or with a file in it.
type bundleError struct{ i18n.Message }

func (b bundleError) Error() string { return b.In(i18n.For(i18n.Default)) }

func bundleProblem(key string, args i18n.Args) error {
	return bundleError{i18n.Message{Key: key, Args: args}}
}

// Bundle puts replays into one file, an archive of the zip format, under names that tell them apart. It returns an
// error for a record that the format can't hold, and for more than a bundle may have.
func Bundle(records []*Record, name func(*Record) string) ([]byte, error) {
	if len(records) > MaxBundled {
		return nil, bundleProblem("replay.bundle.many", i18n.Args{"Most": MaxBundled})
	}
	var out bytes.Buffer
	archive, taken := zip.NewWriter(&out), map[string]bool{}
	for _, r := range records {
		text, err := r.MarshalText()
		if err != nil {
			return nil, err
		}
		file := name(r)
		for n := 2; taken[file]; n++ {
			file = fmt.Sprintf("%s-%d", name(r), n)
		}
		taken[file] = true
		inside, err := archive.Create(file + Ending)
		if err == nil {
			_, err = inside.Write(text)
		}
		if err != nil {
			return nil, err
		}
	}
	err := archive.Close()
	if err == nil && out.Len() > MaxBundle {
		err = bundleProblem("replay.large", i18n.Args{"Most": MaxBundle})
	}
	return out.Bytes(), err
}

// IsBundle reports whether a file begins as a bundle does.
func IsBundle(text []byte) bool {
	return bytes.HasPrefix(text, []byte("PK\x03\x04")) || bytes.HasPrefix(text, []byte("PK\x05\x06"))
}

// Unbundle reads the replays of a bundle, in their order. The error joins a [*FileError] for each file in it that isn't
// a replay; the others are returned nevertheless. Nothing is unpacked to disk, and names are told, never used.
func Unbundle(text []byte) ([]*Record, error) {
	if len(text) > MaxBundle {
		return nil, bundleProblem("replay.large", i18n.Args{"Most": MaxBundle})
	}
	archive, err := zip.NewReader(bytes.NewReader(text), int64(len(text)))
	if err != nil {
		return nil, bundleProblem("replay.bundle.other", nil)
	}
	if len(archive.File) > MaxBundled {
		return nil, bundleProblem("replay.bundle.many", i18n.Args{"Most": MaxBundled})
	}
	zipname.Read(archive)
	var records []*Record
	var faults []error
	for _, file := range archive.File {
		if strings.HasSuffix(file.Name, "/") {
			continue // a folder
		}
		r, err := unpack(file)
		if err != nil {
			faults = append(faults, &FileError{file.Name, err})
			continue
		}
		records = append(records, r)
	}
	if len(records) == 0 && len(faults) == 0 {
		return nil, bundleProblem("replay.bundle.none", nil)
	}
	return records, errors.Join(faults...)
}

// unpack reads a replay of a bundle. What the archive says of its size isn't believed.
func unpack(file *zip.File) (*Record, error) {
	if !strings.HasSuffix(file.Name, Ending) {
		return nil, bundleProblem("replay.bundle.ending", i18n.Args{"Ending": Ending})
	}
	from, err := file.Open()
	if err != nil {
		return nil, err
	}
	defer func() { _ = from.Close() }() // it was only read
	text, err := io.ReadAll(io.LimitReader(from, MaxSize+1))
	if err != nil {
		return nil, err
	}
	if len(text) > MaxSize {
		return nil, bundleProblem("replay.large", i18n.Args{"Most": MaxSize})
	}
	return Parse(text)
}
