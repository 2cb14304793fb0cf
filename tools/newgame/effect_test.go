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

// proof is a patch that adds something to what cards can do in a few files, besides tests and pages.
type proof struct {
	patch     string
	named     *regexp.Regexp // what tests call what it adds
	knowing   []string       // the tests that name what isn't known of it, and the rooms in which they stand
	generates []string       // the tests that write what is written from tables
	lines     []line         // what tests of the rules name if it is missing in a file that the patch touches
}

// line is some text of a file.
type line struct{ file, text string }

var proofs = []proof{
	{
		patch: "drains_life.patch", named: regexp.MustCompile(`(?i)drains_?life|bleeding`),
		knowing: strings.Fields(`test -short ./runtime/duel/... ./schema ./ai/protocol ./ai/duel/material ./ai/duel/turnfeature ./editor/design
			./internal/i18n ./runtime/app/face ./runtime/app/dueltable -run Each|EveryEffect|TheRulesTake|DescribedWhole|AsTheirDocuments|ExamplesHold|Keys`),
		generates: strings.Fields("test ./runtime/duel -run HashesAreTheSame -update"),
		lines: []line{
			{"runtime/duel/play.go", "t.lose(user, t.s.Fighters[user].Bleeding, 1, DoTHurt)"},
			{"runtime/duel/play.go", "t.emit(Healed, user, NoCard, t.heal(user, t.done))"},
			{"runtime/duel/card.go", "Own: Access{Reads: Everything, Writes: Everything}, Like: rule.Heal.Meaning(),"},
			{"runtime/duel/card.go", "Like: &rule.Meaning{Access: rule.Access{Writes: rule.Everything}}"},
			{"runtime/duel/fighter.go", ", EachCard: true"},
		},
	},
	{
		patch: "refill.patch", named: regexp.MustCompile("(?i)refill|breakfast"),
		knowing: strings.Fields(`test -short ./runtime/duel/... ./schema/... ./ai/duel/turnplan ./editor/view/sentences ./docs
			./internal/i18n ./runtime/app/look ./runtime/app/dueltable -run Each|Mechanics|Commute|Language|Reference|XSD|Keys`),
		generates: strings.Fields("test ./docs ./schema/reference ./schema/xsd -run Language|Reference|XSD -update"),
	},
}

// Two new effects of cards, one of which lasts on a fighter, take six files besides tests and pages, and a new effect
// of rules takes six; whichever of them is forgotten, or whichever line of what it does, a test names the effect. Duels
// without them stay the same, and the tests of the rules hold.
func TestAnEffectJoinsByAFewFiles(t *testing.T) {
	quick.Skip(t, "builds a copy of the tree")
	for _, p := range proofs {
		t.Run(p.patch, p.check)
	}
}

func (p proof) check(t *testing.T) {
	patch, err := filepath.Abs(p.patch)
	require.NoError(t, err)
	files := p.files(t)
	assert.LessOrEqual(t, len(files), most, "%v", files)

	folder := copyTree(t)
	hashes := filepath.Join(folder, "runtime/duel/testdata/hashes.golden")
	before, _ := os.ReadFile(hashes)
	in(t, folder, "", "", "git", "apply", "-p1", patch)
	in(t, folder, noCompiler, "", "go", p.generates...)
	in(t, folder, noCompiler, "", "go", p.knowing...)
	in(t, folder, noCompiler, "", "go", "test", "-short", "./runtime/duel")
	in(t, folder, noCompiler, "", "go", "test", "./runtime/duel", "-run", "SaidToCommute", "-rapid.checks=5000")
	after, err := os.ReadFile(hashes)
	require.NoError(t, err)
	classic, _, found := strings.Cut(string(before), "arbitrary")
	assert.True(t, found && strings.HasPrefix(string(after), classic), "the digests of duels between known heroes")

	for _, l := range p.lines {
		p.misses(t, folder, l)
	}
	if os.Getenv("LONG") == "" {
		return // what follows builds as many copies of the tree as it takes files: make long does
	}
	for _, forgotten := range files {
		folder := copyTree(t)
		in(t, folder, "", "", "git", "apply", "-p1", "--exclude="+forgotten, patch)
		p.isNamed(t, folder, p.knowing, forgotten)
	}
}

// misses leaves out a line in a copy of the tree.
func (p proof) misses(t *testing.T, folder string, l line) {
	file := filepath.Join(folder, l.file)
	whole, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, 1, strings.Count(string(whole), l.text), "%s in %s", l.text, l.file)
	require.NoError(t, os.WriteFile(file, []byte(strings.Replace(string(whole), l.text, "", 1)), 0o644))
	p.isNamed(t, folder, strings.Fields("test -short ./runtime/duel -run Each"), l.text)
	require.NoError(t, os.WriteFile(file, whole, 0o644))
}

// isNamed holds tests to naming what the patch adds where something of it is forgotten.
func (p proof) isNamed(t *testing.T, folder string, tests []string, forgotten string) {
	cmd := exec.Command("go", tests...)
	cmd.Dir, cmd.Env = folder, append(os.Environ(), noCompiler)
	said, err := cmd.CombinedOutput()
	assert.Error(t, err, "%s is forgotten, and nobody notices", forgotten)
	assert.Regexp(t, p.named, string(said), "%s is forgotten", forgotten)
}

// files returns which files of the product the patch touches.
func (p proof) files(t *testing.T) (files []string) {
	text, err := os.ReadFile(p.patch)
	require.NoError(t, err)
	for _, file := range regexp.MustCompile(`(?m)^\+\+\+ b/(.+)$`).FindAllStringSubmatch(string(text), -1) {
		if !strings.HasSuffix(file[1], "_test.go") && !strings.HasPrefix(file[1], "docs/") && !strings.Contains(file[1], "/testdata/") {
			files = append(files, file[1])
		}
	}
	return files
}
