package main

import (
	"debug/buildinfo"
	"encoding/json"
	"io"
	"path/filepath"
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

// printSBOM prints which modules a program is made of, as `go version -m` reads them from its file. The same file gives
// the same text: there is no date and no number of its own in it.
func printSBOM(out io.Writer, path, version string) error {
	info, err := buildinfo.ReadFile(path)
	if err != nil {
		return err
	}
	program := component{Type: "application", Name: strings.TrimSuffix(filepath.Base(path), ".exe"), Version: version}
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

// module returns a module of a version, whose checksum is that of go.sum.
func module(path, version, sum string) component {
	c := component{Type: "library", Name: path, Version: version, PURL: "pkg:golang/" + strings.ReplaceAll(path, "+", "%2B") + "@" + strings.ReplaceAll(version, "+", "%2B")}
	if sum != "" {
		c.Properties = []property{{"go:sum", sum}}
	}
	return c
}
