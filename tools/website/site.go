package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
)

// The files that stand beside the versions: the page, and the worker that keeps a version for later. A version has the
// page, too, so that who has the one has the other.
const (
	page   = "index.html"
	worker = "worker.js"
)

// packed are the names of the packed program by how they are packed, as browsers call that.
var packed = map[string]string{"brotli": "boardduels.brotli", "gzip": "boardduels.gzip"}

// sizes is the file that knows them.
const sizes = "packed.js"

// licences is the file of those of all that the page is made of, which the page leads to.
const licences = "LICENCES.txt"

// What is put in place of these is known only when everything is there.
const (
	placeOfSizes   = "@SIZES@"
	placeOfVersion = "@VERSION@"
	placeOfFiles   = "@FILES@"
)

// parts are files by their names.
type parts map[string][]byte

// assemble makes a new site of what is in folders.
func assemble(site string, folders ...string) error {
	files := parts{}
	for _, folder := range folders {
		if err := files.read(folder); err != nil {
			return err
		}
	}
	if err := files.check(); err != nil {
		return err
	}
	files.fill(sizes, placeOfSizes, files.sizes())
	version := files.version()
	files.fill(page, placeOfVersion, version)
	begin := files[worker]
	delete(files, worker)
	begin = bytes.ReplaceAll(begin, []byte(placeOfVersion), []byte(version))
	begin = bytes.ReplaceAll(begin, []byte(placeOfFiles), files.digests())
	if err := os.RemoveAll(site); err != nil {
		return err
	}
	if err := files.write(filepath.Join(site, version)); err != nil {
		return err
	}
	return parts{page: files[page], worker: begin}.write(site)
}

// read adds the files of a folder.
func (p parts) read(folder string) error {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		name := entry.Name()
		if _, twice := p[name]; twice {
			return fmt.Errorf("%s: another folder has %s, too", folder, name)
		}
		if p[name], err = os.ReadFile(filepath.Join(folder, name)); err != nil {
			return err
		}
	}
	return nil
}

// check returns an error unless there is what a page can't be without.
func (p parts) check() error {
	for name, places := range map[string][]string{page: {placeOfVersion}, worker: {placeOfVersion, placeOfFiles}, sizes: {placeOfSizes}, licences: nil} {
		data, ok := p[name]
		if !ok {
			return fmt.Errorf("no folder has %s", name)
		}
		for _, place := range places {
			if !bytes.Contains(data, []byte(place)) {
				return fmt.Errorf("%s: there is no %s", name, place)
			}
		}
	}
	if gzip := packed["gzip"]; p[gzip] == nil { // which every browser can unpack that can run it
		return fmt.Errorf("no folder has %s", gzip)
	}
	return nil
}

// fill replaces a place in a file.
func (p parts) fill(name, place, with string) {
	p[name] = bytes.ReplaceAll(p[name], []byte(place), []byte(with))
}

// sizes returns the bytes of each packed program, as JSON.
func (p parts) sizes() string {
	found := map[string]int{}
	for format, name := range packed {
		if data, ok := p[name]; ok {
			found[format] = len(data)
		}
	}
	written, _ := json.Marshal(found) // of numbers, which can't fail
	return string(written)
}

// version returns a name for all the files as they are.
func (p parts) version() string {
	all := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(p)) {
		fmt.Fprintf(all, "%s %d\n", name, len(p[name]))
		all.Write(p[name])
	}
	return hex.EncodeToString(all.Sum(nil)[:6])
}

// digests returns what a browser holds each file to, as JSON.
func (p parts) digests() []byte {
	digests := map[string]string{}
	for name, data := range p {
		sum := sha256.Sum256(data)
		digests[name] = "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
	}
	written, _ := json.MarshalIndent(digests, "", "  ") // of strings, which can't fail
	return written
}

// write writes the files into a folder.
func (p parts) write(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for name, data := range p {
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o644); err != nil {
			return err
		}
	}
	return nil
}
