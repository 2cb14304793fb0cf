package newgame

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
)

// named is what tests call the two effects of the patch, one at once and one that lasts.
var named = regexp.MustCompile(`(?i)drains_?life|bleeding`)

// knowing are the tests that name what isn't known of an effect, and the rooms in which they stand.
var knowing = strings.Fields(`test -short ./runtime/duel/... ./schema ./ai/protocol ./ai/duel/material ./ai/duel/turnfeature ./editor/design
	./internal/i18n ./runtime/app/face ./runtime/app/dueltable -run Each|EveryEffect|TheRulesTake|DescribedWhole|AsTheirDocuments|ExamplesHold|Keys`)

// Two new effects of cards, one of which lasts on a fighter, take six files besides tests and pages; whichever of them
// is forgotten, a test names the effect. Duels without them stay the same.
func TestAnEffectJoinsByAFewFiles(t *testing.T) {
	quick.Skip(t, "builds a copy of the tree")
	patch, err := filepath.Abs("drains_life.patch")
	require.NoError(t, err)
	text, err := os.ReadFile(patch)
	require.NoError(t, err)
	var files []string
	for _, file := range regexp.MustCompile(`(?m)^\+\+\+ b/(.+)$`).FindAllStringSubmatch(string(text), -1) {
		if !strings.HasSuffix(file[1], "_test.go") && !strings.HasPrefix(file[1], "docs/") {
			files = append(files, file[1])
		}
	}
	assert.LessOrEqual(t, len(files), most, "%v", files)

	folder := copyTree(t)
	hashes := filepath.Join(folder, "runtime/duel/testdata/hashes.golden")
	before, _ := os.ReadFile(hashes)
	in(t, folder, "", "", "git", "apply", "-p1", patch)
	in(t, folder, noCompiler, "", "go", knowing...)
	in(t, folder, noCompiler, "", "go", "test", "-run", "HashesAreTheSame", "./runtime/duel", "-update")
	after, err := os.ReadFile(hashes)
	require.NoError(t, err)
	classic, _, found := strings.Cut(string(before), "arbitrary")
	assert.True(t, found && strings.HasPrefix(string(after), classic), "the digests of duels between known heroes")

	if os.Getenv("LONG") == "" {
		return // what follows builds as many copies of the tree as it takes files: make long does
	}
	for _, forgotten := range files {
		folder := copyTree(t)
		in(t, folder, "", "", "git", "apply", "-p1", "--exclude="+forgotten, patch)
		cmd := exec.Command("go", knowing...)
		cmd.Dir, cmd.Env = folder, append(os.Environ(), noCompiler)
		said, err := cmd.CombinedOutput()
		assert.Error(t, err, "%s is forgotten, and nobody notices", forgotten)
		assert.Regexp(t, named, string(said), "%s is forgotten", forgotten)
	}
}
