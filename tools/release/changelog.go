package main

import (
	"fmt"
	"slices"
	"strings"
)

// areas are the headings of a release, in their order, and how the names of fragments begin.
var areas = []struct{ id, heading string }{
	{"game", "The game"},
	{"boards", "Board games"},
	{"editor", "The editor"},
	{"knowledge", "What the AI learns"},
	{"command-line", "The command line"},
	{"android", "Android"},
	{"web", "Browsers"},
	{"desktop", "Desktops"},
	{"project", "The project"},
}

// changelog is CHANGELOG.md: what stands above the releases, and these, the newest first.
type changelog struct {
	head     string
	releases []*release
}

// release is a section: its title, what stands below it, and the changes by heading.
type release struct {
	title  string // "0.1.0 (2026-12-01)", or "0.1.0 (not released yet)"
	intro  string
	groups []group
}

// group is what a release changes in an area.
type group struct{ heading, text string }

// parseChangelog reads CHANGELOG.md. It returns an error for a heading that isn't one of the areas'.
func parseChangelog(text string) (*changelog, error) {
	head, rest, _ := strings.Cut(text, "\n## ")
	c := &changelog{head: strings.TrimSpace(head)}
	if rest == "" {
		return c, nil
	}
	for _, section := range strings.Split(rest, "\n## ") {
		parts := strings.Split(section, "\n### ")
		title, intro, _ := strings.Cut(parts[0], "\n")
		r := &release{title: title, intro: strings.TrimSpace(intro)}
		for _, part := range parts[1:] {
			heading, below, _ := strings.Cut(part, "\n")
			if place(heading) < 0 {
				return nil, fmt.Errorf("CHANGELOG.md: %s: found the heading %q, allowed are: %s", title, heading, headings())
			}
			r.groups = append(r.groups, group{heading, strings.TrimSpace(below)})
		}
		c.releases = append(c.releases, r)
	}
	return c, nil
}

// String returns the text of the file.
func (c *changelog) String() string {
	text := c.head + "\n"
	for _, r := range c.releases {
		text += "\n## " + r.title + "\n\n" + r.body()
	}
	return text
}

// body returns what stands below the title.
func (r *release) body() string {
	var parts []string
	if r.intro != "" {
		parts = append(parts, r.intro+"\n")
	}
	for _, g := range r.groups {
		parts = append(parts, "### "+g.heading+"\n"+g.text+"\n")
	}
	return strings.Join(parts, "\n")
}

// find returns the section of a version, or nil.
func (c *changelog) find(version string) *release {
	for _, r := range c.releases {
		if r.version() == version {
			return r
		}
	}
	return nil
}

// version is what the title begins with.
func (r *release) version() string {
	version, _, _ := strings.Cut(r.title, " ")
	return version
}

// add appends changes to those of an area.
func (r *release) add(heading, text string) {
	i := slices.IndexFunc(r.groups, func(g group) bool { return place(g.heading) >= place(heading) })
	switch {
	case i < 0:
		r.groups = append(r.groups, group{heading, text})
	case r.groups[i].heading == heading:
		r.groups[i].text += "\n" + text
	default:
		r.groups = slices.Insert(r.groups, i, group{heading, text})
	}
}

// place is where a heading stands among the areas; -1 for none of them.
func place(heading string) int {
	for i := range areas {
		if areas[i].heading == heading {
			return i
		}
	}
	return -1
}

func headings() string {
	var all []string
	for _, a := range areas {
		all = append(all, a.heading)
	}
	return strings.Join(all, ", ")
}
