package main

import (
	"bytes"
	"debug/buildinfo"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"strings"
)

// The parts of CycloneDX 1.6 that tell which modules a program is made of.
type (
	bom struct {
		Schema     string      `json:"$schema"`
		Format     string      `json:"bomFormat"`
		Spec       string      `json:"specVersion"`
		Version    int         `json:"version"`
		Metadata   metadata    `json:"metadata"`
		Components []component `json:"components"`
	}
	metadata struct {
		Component component `json:"component"`
	}
	component struct {
		Type       string     `json:"type"`
		Name       string     `json:"name"`
		Version    string     `json:"version"`
		PURL       string     `json:"purl,omitempty"`
		Properties []property `json:"properties,omitempty"`
	}
	property struct {
		Name  string `json:"name"`
		Value string `json:"value"`
	}
)

// printSBOM prints which modules a program, a library or a page is made of, as its file tells. The same file gives
// the same text: there is no date and no number of its own in it.
func printSBOM(out io.Writer, path, version string) error {
	info, err := buildInfo(path)
	if err != nil {
		return err
	}
	name := filepath.Base(path)
	program := component{Type: "application", Name: strings.TrimSuffix(name, filepath.Ext(name)), Version: version}
	for _, s := range info.Settings {
		program.Properties = append(program.Properties, property{"go:build:" + s.Key, s.Value})
	}
	list := bom{
		Schema: "http://cyclonedx.org/schema/bom-1.6.schema.json", Format: "CycloneDX", Spec: "1.6", Version: 1,
		Metadata:   metadata{program},
		Components: []component{module("std", strings.TrimPrefix(info.GoVersion, "go"), "")},
	}
	for _, m := range info.Deps {
		if m.Replace != nil && m.Replace.Sum != "" { // else it is replaced by a folder of this project
			m = m.Replace
		}
		list.Components = append(list.Components, module(m.Path, m.Version, m.Sum))
	}
	text := json.NewEncoder(out)
	text.SetIndent("", "  ")
	text.SetEscapeHTML(false)
	return text.Encode(list)
}

// buildInfo reads what Go has noted in a file of how it was built.
func buildInfo(path string) (*debug.BuildInfo, error) {
	info, err := buildinfo.ReadFile(path)
	if err == nil {
		return info, nil
	}
	content, cannot := os.ReadFile(path)
	if cannot != nil || !bytes.HasPrefix(content, []byte("\x00asm")) {
		return nil, err
	}
	if info, err = webInfo(content); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return info, nil
}

// WebAssembly has the same note as other programs, but not where the standard library looks for it: as a text of the
// program, between these marks of the go command's, which this program hasn't as they are, either. Go's version stands
// among what the file says of its producers.
var (
	noteBegins = mark("3077af0c9274080241e1c107e6d618e6")
	noteEnds   = mark("f932433186182072008242104116d8f2")
	producer   = regexp.MustCompile(`\x08language\x01\x02Go[\x05-\x7f](go[0-9][ -~]*)`)
)

func mark(digits string) []byte {
	bytes, err := hex.DecodeString(digits)
	if err != nil {
		panic(err)
	}
	return bytes
}

// webInfo reads how a program in WebAssembly was built.
func webInfo(content []byte) (*debug.BuildInfo, error) {
	_, rest, begins := bytes.Cut(content, noteBegins)
	note, _, ends := bytes.Cut(rest, noteEnds)
	with := producer.FindSubmatch(rest)
	if !begins || !ends || with == nil {
		return nil, errors.New("it doesn't tell how Go built it")
	}
	info, err := debug.ParseBuildInfo(string(note))
	if err == nil {
		info.GoVersion = string(with[1])
	}
	return info, err
}

// module returns a module of a version, whose checksum is that of go.sum.
func module(path, version, sum string) component {
	c := component{Type: "library", Name: path, Version: version, PURL: "pkg:golang/" + strings.ReplaceAll(path, "+", "%2B") + "@" + strings.ReplaceAll(version, "+", "%2B")}
	if sum != "" {
		c.Properties = []property{{"go:sum", sum}}
	}
	return c
}
