package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"boardduels/internal/atomicfile"
)

// unreleased stands beside the version whose section is still being written.
const unreleased = "not released yet"

// fragment is a change that waits for the next release: docs/changes/<area>-<topic>.md, Markdown bullets.
type fragment struct{ path, heading, text string }

// fragments returns the changes that wait in a project's folder, by name. It returns an error for one that can't be
// gathered.
func fragments(root string) (found []fragment, err error) {
	folder := filepath.Join(root, "docs", "changes")
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	for _, entry := range entries {
		if entry.Name() == "README.md" {
			continue
		}
		text, err := os.ReadFile(filepath.Join(folder, entry.Name()))
		if err != nil {
			return nil, err
		}
		f, err := parseFragment(entry.Name(), string(text))
		if err != nil {
			return nil, fmt.Errorf("docs/changes/%w", err)
		}
		f.path = filepath.Join(folder, entry.Name())
		found = append(found, f)
	}
	return found, nil
}

// parseFragment reads a fragment.
func parseFragment(name, text string) (f fragment, err error) {
	var ids []string
	for _, a := range areas {
		ids = append(ids, a.id)
		if topic, is := strings.CutPrefix(name, a.id+"-"); is && topic != ".md" && strings.HasSuffix(topic, ".md") {
			f.heading = a.heading
		}
	}
	if f.heading == "" {
		return f, fmt.Errorf("%s: allowed are names like <area>-<topic>.md, with one of the areas %s", name, strings.Join(ids, ", "))
	}
	f.text = strings.TrimSpace(text)
	if f.text == "" {
		return f, fmt.Errorf("%s: it is empty", name)
	}
	for i, line := range strings.Split(f.text, "\n") {
		if !strings.HasPrefix(line, "- ") && (i == 0 || !strings.HasPrefix(line, "  ")) {
			return f, fmt.Errorf("%s:%d: found %q, allowed are bullets, “- …”, whose further lines begin with two spaces", name, i+1, line)
		}
	}
	return f, nil
}

// gather moves the fragments into the section of a version in CHANGELOG.md, and dates it.
func gather(root, version, date string) error {
	if _, err := time.Parse(time.DateOnly, date); err != nil {
		return fmt.Errorf("the date %q: allowed is one like 2026-12-01", date)
	}
	waiting, err := fragments(root)
	if err != nil {
		return err
	}
	path := filepath.Join(root, "CHANGELOG.md")
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	c, err := parseChangelog(string(text))
	if err != nil {
		return err
	}
	r := c.find(version)
	if r == nil {
		r = &release{title: version}
		c.releases = append([]*release{r}, c.releases...)
	}
	r.title = fmt.Sprintf("%s (%s)", version, date)
	for _, f := range waiting {
		r.add(f.heading, f.text)
	}
	if err := atomicfile.Replace(path, []byte(c.String())); err != nil {
		return err
	}
	for _, f := range waiting {
		err = errors.Join(err, os.Remove(f.path))
	}
	return err
}

// checkTag returns an error for a tag that isn't that of the version, or that comes before the version's changes were
// gathered.
func checkTag(root, version, tag string) error {
	if tag != "v"+version {
		return fmt.Errorf("the tag is %s, and cmd/boardduels/FyneApp.toml has version %s: allowed is the tag v%[2]s", tag, version)
	}
	waiting, err := fragments(root)
	if err != nil {
		return err
	}
	if len(waiting) > 0 {
		return fmt.Errorf("%s isn't in CHANGELOG.md yet, of %d: run go run ./tools/release changes, and tag what that makes", waiting[0].path, len(waiting))
	}
	r, err := section(root, version)
	if err == nil && strings.Contains(r.title, unreleased) {
		err = fmt.Errorf("CHANGELOG.md: the title %q has no date: run go run ./tools/release changes", r.title)
	}
	return err
}

// section returns what CHANGELOG.md says of a version.
func section(root, version string) (*release, error) {
	text, err := os.ReadFile(filepath.Join(root, "CHANGELOG.md"))
	if err != nil {
		return nil, err
	}
	c, err := parseChangelog(string(text))
	if err != nil {
		return nil, err
	}
	r := c.find(version)
	if r == nil {
		return nil, fmt.Errorf("CHANGELOG.md has no section for version %s: run go run ./tools/release changes", version)
	}
	return r, nil
}

// printNotes prints what CHANGELOG.md says of a version.
func printNotes(out io.Writer, root, version string) error {
	r, err := section(root, version)
	if err != nil {
		return err
	}
	_, err = io.WriteString(out, r.body())
	return err
}
