package policy

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The only file of the programs that may use a network, to ask whether the screen to draw on answers:
// docs/player/privacy.md tells people that nothing else does.
const screenAsker = "cmd/boardduels/display_linux.go"

func TestTheProgramsUseNoNetwork(t *testing.T) {
	for room, files := range goFiles(t) {
		if strings.HasPrefix(room, "tools/") {
			continue // not part of the programs
		}
		for _, file := range files {
			if file != screenAsker && !isTest(file) {
				assert.Empty(t, networked(importsOf(t, file)), file)
			}
		}
	}
	assert.NotEmpty(t, networked(importsOf(t, screenAsker)), "the exception isn't needed any more")
}

func TestNetworksAreFound(t *testing.T) {
	assert.Equal(t, []string{"net", "net/http", "golang.org/x/net/websocket"},
		networked([]string{"fmt", "net", "net/http", "golang.org/x/net/websocket", "boardduels/ai/cbr/network"}))
}

// networked returns which packages reach a network.
func networked(imports []string) []string {
	return slices.DeleteFunc(imports, func(path string) bool {
		return path != "net" && !strings.HasPrefix(path, "net/") && !strings.HasPrefix(path, "golang.org/x/net")
	})
}

// elsewhere is what a page can send something to another place with, or load something from there.
var elsewhere = regexp.MustCompile(`XMLHttpRequest|sendBeacon|WebSocket|WebTransport|EventSource|RTCPeerConnection|https?:|["'(]//[a-z]`)

// The page loads its own files alone.
func TestThePageTalksToNobodyElse(t *testing.T) {
	page := os.DirFS(root(t) + "/web")
	names, err := fs.Glob(page, "*.*")
	require.NoError(t, err)
	require.NotEmpty(t, names)
	for _, name := range names {
		if path.Ext(name) == ".png" {
			continue
		}
		text, err := fs.ReadFile(page, name)
		require.NoError(t, err)
		assert.Empty(t, elsewhere.FindAllString(string(text), -1), "web/%s", name)
	}
	for _, bad := range []string{`fetch("https://a")`, `import "//a.b/c.js"`, `navigator.sendBeacon(x)`, `url(//a.b/c.png)`} {
		assert.Regexp(t, elsewhere, bad)
	}
}
