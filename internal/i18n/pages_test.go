package i18n

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What is read where no program of ours runs has its words in files of its own: the web page while it loads, and what
// desktops show of the app. CONTRIBUTING names these files under "Adding a language".

// source returns the text of a file, by its path from the root.
func source(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", filepath.FromSlash(name)))
	require.NoError(t, err)
	return string(text)
}

// found returns what the group of a pattern matches in a text, sorted.
func found(text, pattern string) (groups []string) {
	for _, match := range regexp.MustCompile(pattern).FindAllStringSubmatch(text, -1) {
		groups = append(groups, match[1])
	}
	slices.Sort(groups)
	return groups
}

func TestTheWebPageSpeaksEachLanguage(t *testing.T) {
	words, page := source(t, "web/words.js"), source(t, "web/index.html")
	said := func(code string) []string {
		block := regexp.MustCompile(`(?ms)^  ` + code + `: \{$(.*?)^  \},$`).FindString(words)
		return found(block, `(?m)^    (\w+):`)
	}
	blocks := func(code string) []string { return found(page, `<(\w+) lang="`+code+`">`) }
	english := slices.DeleteFunc(blocks(Default), func(element string) bool { return element == "html" })
	require.NotEmpty(t, said(Default))
	require.NotEmpty(t, english)
	for _, l := range Languages() {
		assert.Equal(t, said(Default), said(l.Code), "web/words.js in %s", l.Name)
		if l.Code == Default {
			continue
		}
		assert.Equal(t, english, blocks(l.Code), "web/index.html in %s", l.Name)
		assert.Contains(t, source(t, "web/manifest.json"), `"`+l.Code+`": "`, "the description")
		assert.Contains(t, source(t, "web/page.css"), `[lang=`+l.Code+`]`, "what is said in several languages")
		assert.Contains(t, source(t, "web/remembered.js"), `"`+l.Code+`"`, "the language of the first visit")
	}
}

func TestDesktopsAreToldEachLanguage(t *testing.T) {
	entry, about, kinds := source(t, "tools/desktop/app.desktop"), source(t, "tools/desktop/metainfo.xml"), source(t, "tools/desktop/mime.xml")
	const elements = `<(p|li|summary|comment)`
	for _, l := range Languages() {
		if l.Code == Default {
			continue
		}
		assert.Equal(t, []string{"Comment", "GenericName", "Keywords"}, found(entry, `(?m)^(\w+)\[`+l.Code+`\]=`), "tools/desktop/app.desktop in %s", l.Name)
		for name, text := range map[string]string{"metainfo.xml": about, "mime.xml": kinds} {
			assert.Equal(t, found(text, elements+`>`), found(text, elements+` xml:lang="`+l.Code+`">`), "tools/desktop/%s in %s", name, l.Name)
		}
		assert.FileExists(t, filepath.Join("..", "..", "tools", "desktop", "README."+l.Code+".md"))
		assert.Contains(t, source(t, "tools/documents.sh"), "README."+l.Code, "what is laid into bundles")
	}
}
