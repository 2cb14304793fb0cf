package main

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"boardduels/assets/licences"
)

// asks says which files tell a licence or a notice that must be passed on.
var asks = regexp.MustCompile(`(?i)^(licen[cs]e|copying|copyright|notice|patents|ofl)([-._ ].*)?$`)

// notBuilt are licences of what lies in a module and isn't part of the programs.
var notBuilt = map[string]string{
	"LICENSE_EmojiOneColor.txt": "the tag no_emoji leaves that font out",
}

// collect returns the licences of the module in a folder and of the modules that its programs are built from. Works
// whose authors ask for the same share a text.
func collect(root string, modules map[string]*module) (string, error) {
	goRoot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "", fmt.Errorf("where Go is: %w", err)
	}
	modules = maps.Clone(modules)
	modules["Go"] = &module{path: "Go", folder: strings.TrimSpace(string(goRoot))}
	own, err := told("Board Duels", []string{filepath.Join(root, "LICENSE")})
	if err != nil {
		return "", err
	}
	works := []*licences.Work{own}
	for _, name := range slices.Sorted(maps.Keys(linked)) {
		w, err := told(name, []string{filepath.Join(root, filepath.FromSlash(linked[name]))})
		if err != nil {
			return "", err
		}
		works = append(works, w)
	}
	for _, path := range slices.Sorted(maps.Keys(modules)) {
		found, err := worksIn(modules[path])
		if err != nil {
			return "", err
		}
		for _, w := range found {
			if i := slices.IndexFunc(works, func(other *licences.Work) bool { return other.Text == w.Text }); i >= 0 {
				works[i].Name += licences.Between + w.Name
			} else {
				works = append(works, w)
			}
		}
	}
	var text strings.Builder
	for _, w := range works {
		fmt.Fprintf(&text, "%s%s: %s\n\n%s\n\n", licences.Rule, w.Name, w.Kinds, w.Text)
	}
	return strings.TrimRight(text.String(), "\n") + "\n", nil
}

// worksIn returns a module and the works of others inside it.
func worksIn(m *module) (works []*licences.Work, err error) {
	files, err := licencesIn(m.folder, m.packages)
	if err != nil {
		return nil, err
	}
	names, of, err := named(m, files)
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		w, err := told(name, of[name])
		if err != nil {
			return nil, err
		}
		works = append(works, w)
	}
	return works, nil
}

// licencesIn returns the files of a folder that tell a licence: those in it, in the folders of packages that are built,
// and in folders without packages, where there are pictures, fonts and sources in C.
func licencesIn(folder string, built map[string]bool) (files []string, err error) {
	err = filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir():
			return within(folder, path, built)
		case asks.MatchString(d.Name()) && notBuilt[d.Name()] == "":
			files = append(files, path)
		}
		return nil
	})
	return files, err
}

// within returns [fs.SkipDir] for a folder of which nothing is built.
func within(top, folder string, built map[string]bool) error {
	if folder == top || built[folder] {
		return nil
	}
	name := filepath.Base(folder)
	isSample := name == "testdata" || strings.HasPrefix(name, "example") || strings.HasPrefix(name, ".") || name == "_examples"
	sources, err := filepath.Glob(filepath.Join(folder, "*.go"))
	switch {
	case err != nil:
		return err
	case built == nil || isSample || len(sources) > 0 && !leadsTo(folder, built):
		return fs.SkipDir
	}
	return nil
}

// leadsTo reports whether a package that is built lies below a folder.
func leadsTo(folder string, built map[string]bool) bool {
	for path := range built {
		if strings.HasPrefix(path, folder+string(filepath.Separator)) {
			return true
		}
	}
	return false
}

// told returns what the files of a work tell.
func told(name string, files []string) (*licences.Work, error) {
	var kinds, parts []string
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		kind, err := kindOf(string(text))
		if err != nil {
			return nil, fmt.Errorf("%s: %s: %w", name, file, err)
		}
		if kind != "" && !slices.Contains(kinds, kind) {
			kinds = append(kinds, kind)
		}
		if part := tidy(string(text)); !slices.Contains(parts, part) {
			parts = append(parts, part)
		}
	}
	if len(kinds) == 0 {
		return nil, fmt.Errorf("%s: no licence was found: look for one, and have tools/licences know its file", name)
	}
	return &licences.Work{Name: name, Kinds: strings.Join(kinds, ", "), Text: strings.Join(parts, "\n\n")}, nil
}

// tidy returns a text with plain ends of lines.
func tidy(text string) string {
	lines := strings.Split(strings.ReplaceAll(strings.TrimPrefix(text, "\ufeff"), "\r\n", "\n"), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " \t\f")
	}
	return strings.Trim(strings.Join(lines, "\n"), "\n")
}
