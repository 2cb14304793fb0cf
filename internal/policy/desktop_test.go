package policy

import (
	"bytes"
	"encoding/xml"
	"io/fs"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// kind is what a desktop is told of a kind of files.
type kind struct {
	Type  string `xml:"type,attr"`
	Match struct {
		Offset string `xml:"offset,attr"`
		Value  string `xml:"value,attr"`
	} `xml:"magic>match"`
}

// knows reports whether a desktop knows a file by how it begins.
func (k kind) knows(t *testing.T, content []byte) bool {
	t.Helper()
	first, last, isRange := strings.Cut(k.Match.Offset, ":")
	from, err := strconv.Atoi(first)
	require.NoError(t, err)
	to := from
	if isRange {
		to, err = strconv.Atoi(last)
		require.NoError(t, err)
	}
	value := []byte(k.Match.Value)
	start := content[from:min(len(content), to+len(value))]
	return bytes.Contains(start, value)
}

// Desktops know each replay and each run by how it begins, nothing else of the game's, and open what they know so.
func TestDesktopsKnowTheFilesOfTheGame(t *testing.T) {
	top := os.DirFS(root(t))
	read := func(name string) []byte {
		content, err := fs.ReadFile(top, name)
		require.NoError(t, err)
		return content
	}
	var kinds struct {
		Types []kind `xml:"mime-type"`
	}
	require.NoError(t, xml.Unmarshal(read("tools/desktop/mime.xml"), &kinds))
	require.Len(t, kinds.Types, 2)
	names := map[string]string{".replay": kinds.Types[0].Type, ".run": kinds.Types[1].Type}
	tried := map[string]int{}
	for _, room := range []string{"runtime/record/boardrecord", "runtime/record/duelrecord", "runtime/run", "runtime/career", "internal/settings", "runtime/app/backup"} {
		require.NoError(t, fs.WalkDir(top, room+"/testdata/0.1.0", func(name string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				return err
			}
			ending := name[strings.LastIndex(name, "."):]
			var known string
			for _, k := range kinds.Types {
				if k.knows(t, read(name)) {
					known = k.Type
				}
			}
			assert.Equal(t, names[ending], known, name)
			tried[known]++
			return nil
		}))
	}
	assert.Len(t, tried, 3, "%v", tried)

	opens := regexp.MustCompile(`(?m)^MimeType=(.*);$`).FindSubmatch(read("tools/desktop/app.desktop"))
	require.NotNil(t, opens)
	var about struct {
		Types []string `xml:"provides>mediatype"`
	}
	require.NoError(t, xml.Unmarshal(read("tools/desktop/metainfo.xml"), &about))
	for _, told := range [][]string{strings.Split(string(opens[1]), ";"), about.Types} {
		assert.Equal(t, []string{kinds.Types[0].Type, kinds.Types[1].Type}, told)
	}
}
