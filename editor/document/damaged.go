package document

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"boardduels/internal/atomicfile"
	"boardduels/internal/sealed"
)

// DamagedEdits says that unsaved edits can't be brought back, since the file that kept them isn't as it was written.
type DamagedEdits struct {
	Err  error
	Path string // the place that was edited, as far as the file tells; "" for the pack inside the program
	file string // that kept them
	Kept string // that file now, under another name if it could be renamed
}

func (d *DamagedEdits) Error() string {
	return fmt.Sprintf("unsaved edits can't be brought back: %s: %v", d.file, d.Err)
}

// Unwrap returns what is wrong with the file.
func (d *DamagedEdits) Unwrap() error { return d.Err }

// AreOf reports whether the edits were of the place with a path, by the name of their file: what is in it may be
// damaged.
func (d *DamagedEdits) AreOf(path string) bool {
	key := ""
	if path != "" {
		key = keyOf(At(path))
	}
	rest, ok := strings.CutPrefix(filepath.Base(d.file), baseOf(key))
	return ok && (rest == ".json" || strings.HasPrefix(rest, "-"))
}

// setAside keeps a damaged file under another name, so that none is written over it, and returns what is told of it.
func setAside(file string, damage error) error {
	d := &DamagedEdits{Err: damage, file: file, Kept: file}
	if text, err := atomicfile.Read(file, maxDraft); err == nil {
		d.Path = placeIn(text)
	}
	kept, err := atomicfile.SetAside(file)
	d.Err = errors.Join(d.Err, err)
	if kept != "" {
		d.Kept = kept
	}
	return d
}

// placeIn returns which place a file tells, which needn't be whole; "" if it doesn't.
func placeIn(text []byte) string {
	d := json.NewDecoder(bytes.NewReader(text))
	for range 2 { // the place comes first
		if _, err := d.Token(); err != nil {
			return ""
		}
	}
	place, _ := d.Token()
	path, _ := place.(string)
	return path
}

// unseal reads what a file keeps. Version 0.1.0 wrote nothing beside the place and the files: what has more without a
// digest has lost it.
func unseal(text []byte, into *entry) error {
	_, err := sealed.Decode(text, maxParts, into)
	altered, isAltered := errors.AsType[sealed.Altered](err)
	if !isAltered || !altered.NoDigest {
		return err
	}
	var members map[string]json.RawMessage
	if err := json.Unmarshal(text, &members); err != nil {
		return err
	}
	delete(members, "place")
	delete(members, "files")
	if len(members) > 0 {
		return altered
	}
	return nil
}
