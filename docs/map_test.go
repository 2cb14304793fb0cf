package docs

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

var (
	// stands is where a function is said to be found, or a variable.
	stands = regexp.MustCompile("`([\\w.]+)`(?:\\s+)in(?:\\s+)`([\\w/.-]+\\.go)`")
	// counted is how many hops a walk is said to have, and in how many files.
	counted = regexp.MustCompile(`\*\*(\d+) hops in (\d+) files`)
)

// A newcomer who goes by the map finds what it names.
func TestTheMapLeadsToTheCode(t *testing.T) {
	pages := texts(t)
	for _, page := range []string{"CONTRIBUTING.md", "docs/contributor/map.md"} {
		found := stands.FindAllStringSubmatch(pages[page], -1)
		assert.NotEmpty(t, found, page)
		for _, place := range found {
			code, err := os.ReadFile(filepath.Join("..", filepath.FromSlash(place[2])))
			if assert.NoError(t, err, page) {
				assert.True(t, declares(code, place[1]), "%s: %s doesn't have %s", page, place[2], place[1])
			}
		}
	}
}

// declares reports whether code has a function, a method of a type or a variable of a name.
func declares(code []byte, name string) bool {
	pattern := fmt.Sprintf(`(?m)^(func %[1]s[\[(]|var %[1]s\b)`, name)
	if receiver, method, isMethod := strings.Cut(name, "."); isMethod {
		pattern = fmt.Sprintf(`(?m)^func \((\w+ )?\*?%s(\[[^\]]*\])?\) %s\(`, receiver, method)
	}
	return regexp.MustCompile(pattern).Match(code)
}

// The hops of each walk are as many as it says.
func TestTheMapCountsItsHops(t *testing.T) {
	text := texts(t)["docs/contributor/map.md"]
	walks := counted.FindAllStringSubmatchIndex(text, -1)
	assert.NotEmpty(t, walks)
	for i, at := range walks {
		end := len(text)
		if i+1 < len(walks) {
			end = walks[i+1][0]
		}
		hops, files := 0, map[string]bool{}
		for _, line := range strings.Split(text[at[0]:end], "\n") {
			if place := stands.FindStringSubmatch(line); place != nil && strings.HasPrefix(line, "| ") {
				hops++
				files[place[2]] = true
			}
		}
		assert.Equal(t, text[at[2]:at[3]], fmt.Sprint(hops), text[at[0]:at[1]])
		assert.Equal(t, text[at[4]:at[5]], fmt.Sprint(len(files)), text[at[0]:at[1]])
	}
}
