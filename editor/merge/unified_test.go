package merge_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/merge"
	"boardduels/internal/outside"
	"boardduels/schema"
)

const axe = "<card>\n  <name>Axe</name>\n  <cost>1</cost>\n</card>\n"

// packOf returns a pack of texts, and writes them into a folder.
func packOf(t *testing.T, folder string, texts map[string]string) *schema.Pack {
	t.Helper()
	files := fstest.MapFS{}
	for file, text := range texts {
		files[file] = &fstest.MapFile{Data: []byte(text)}
		name := filepath.Join(folder, file)
		require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o755))
		require.NoError(t, os.WriteFile(name, []byte(text), 0o600))
	}
	pack, _ := schema.LoadPack(files)
	return pack
}

// What is printed leads git from one pack to the other, to the byte.
func TestUnifiedIsAPatch(t *testing.T) {
	git := outside.Program(t, "git", "git")
	for name, c := range map[string]struct{ from, to map[string]string }{
		"nothing":               {map[string]string{"cards/axe.xml": axe}, map[string]string{"cards/axe.xml": axe}},
		"a field":               {map[string]string{"cards/axe.xml": axe}, map[string]string{"cards/axe.xml": strings.Replace(axe, ">1<", ">2<", 1)}},
		"no newline":            {map[string]string{"cards/axe.xml": axe}, map[string]string{"cards/axe.xml": strings.TrimSpace(axe)}},
		"Windows' lines":        {map[string]string{"cards/axe.xml": axe}, map[string]string{"cards/axe.xml": strings.ReplaceAll(axe, "\n", "\r\n")}},
		"letters":               {map[string]string{"cards/axe.xml": axe}, map[string]string{"cards/axe.xml": strings.Replace(axe, "Axe", "Сокира", 1)}},
		"one comes, one goes":   {map[string]string{"cards/axe.xml": axe, "cards/b.xml": axe}, map[string]string{"cards/b.xml": axe, "heroes/c.xml": "<hero/>\n"}},
		"what is not well made": {map[string]string{"cards/axe.xml": "<card>\n"}, map[string]string{"cards/axe.xml": "<card>\n<cost"}},
	} {
		folder, want := t.TempDir(), t.TempDir()
		patch := merge.Unified(merge.Differences(packOf(t, folder, c.from), packOf(t, want, c.to)))
		if patch != "" {
			apply := exec.Command(git, "apply", "--whitespace=nowarn", "-")
			apply.Dir, apply.Stdin = folder, strings.NewReader(patch)
			out, err := apply.CombinedOutput()
			require.NoError(t, err, "%s: %s\n%s", name, out, patch)
		}
		for file, text := range c.to {
			found, err := os.ReadFile(filepath.Join(folder, file))
			require.NoError(t, err, name)
			assert.Equal(t, text, string(found), name)
		}
		for file := range c.from {
			if _, stays := c.to[file]; !stays {
				assert.NoFileExists(t, filepath.Join(folder, file), name)
			}
		}
	}
}

func TestUnifiedTellsOfPictures(t *testing.T) {
	svg := `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>`
	patch := merge.Unified(merge.Differences(packOf(t, t.TempDir(), nil), packOf(t, t.TempDir(), map[string]string{"art/a.svg": svg})))
	assert.Equal(t, "Binary files /dev/null and b/art/a.svg differ\n", patch)
}
