package ancestor_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/ancestor"
	"boardduels/editor/document"
	"boardduels/internal/outside"
	"boardduels/schema"
)

// folder is a pack of a designer's, with git's help.
type folder struct {
	t    *testing.T
	git  string
	path string // of the pack
}

// newFolder copies a small pack into a repository.
func newFolder(t *testing.T) *folder {
	t.Helper()
	f := &folder{t, outside.Program(t, "git", "git"), filepath.Join(t.TempDir(), "repository", "packs", "mine")}
	require.NoError(t, os.CopyFS(f.path, os.DirFS("../../cmd/duel/testdata/pack")))
	f.run("init", "-q", "../..")
	f.commit("a pack")
	return f
}

func (f *folder) run(args ...string) string {
	f.t.Helper()
	cmd := exec.Command(f.git, args...)
	cmd.Dir = f.path
	cmd.Env = append(os.Environ(), "GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@b", "GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@b", "GIT_CONFIG_GLOBAL=/dev/null")
	out, err := cmd.CombinedOutput()
	require.NoError(f.t, err, string(out))
	return string(out)
}

func (f *folder) commit(subject string) {
	f.t.Helper()
	f.run("add", "-A", ".")
	f.run("commit", "-q", "-m", subject)
}

// edit changes a card as a text editor does.
func (f *folder) edit(card, old, now string) {
	f.t.Helper()
	path := filepath.Join(f.path, "cards", card+".xml")
	text, err := os.ReadFile(path)
	require.NoError(f.t, err)
	require.Contains(f.t, string(text), old)
	require.NoError(f.t, os.WriteFile(path, []byte(strings.Replace(string(text), old, now, 1)), 0o600))
}

func (f *folder) pack() *schema.Pack { return schema.ReadPack(os.DirFS(f.path)) }

// copied returns a copy of the pack alone, as somebody gets it in a message.
func (f *folder) copied() *folder {
	f.t.Helper()
	c := &folder{f.t, f.git, filepath.Join(f.t.TempDir(), "copy")}
	require.NoError(f.t, os.CopyFS(c.path, os.DirFS(f.path)))
	return c
}

// cloned returns the pack in a clone of its repository.
func (f *folder) cloned() *folder {
	f.t.Helper()
	root := filepath.Join(f.t.TempDir(), "clone")
	f.run("clone", "-q", filepath.Dir(filepath.Dir(f.path)), root)
	return &folder{f.t, f.git, filepath.Join(root, "packs", "mine")}
}

func (f *folder) find(past ancestor.Past, theirs *folder) (ancestor.Ancestor, bool) {
	f.t.Helper()
	past.Folder = f.path
	found, ok, err := ancestor.Find(f.t.Context(), past, theirs.path, theirs.pack())
	require.NoError(f.t, err)
	return found, ok
}

func cost(pack *schema.Pack, card string) string {
	value, _ := pack.Document("cards/" + card + ".xml").Value("cost")
	return value
}

// Two clones have parted at a commit, whatever each of them holds since: also where the other's is nearer to a later
// one.
func TestClonesHavePartedAtACommit(t *testing.T) {
	mine := newFolder(t)
	theirs := mine.cloned()
	mine.edit("cleave", "<cost>1", "<cost>3")
	mine.commit("dearer")
	mine.edit("cleave", "<cost>3", "<cost>4")
	mine.commit("dearer still")
	theirs.edit("cleave", "<cost>1", "<cost>3")
	theirs.commit("their own")
	found, ok := mine.find(ancestor.Past{}, theirs)
	require.True(t, ok)
	assert.Equal(t, [2]any{ancestor.Shared, "a pack"}, [2]any{found.Kind, found.Note})
	assert.Equal(t, "1", cost(found.Pack, "cleave"))
	assert.NotZero(t, found.When.Unix())
	assert.Equal(t, len(mine.pack().Documents()), len(found.Pack.Documents()))
}

// A copy that came without its past is nearest to a commit of mine. A tie goes to the older one.
func TestACopyIsNearestToACommit(t *testing.T) {
	mine := newFolder(t)
	mine.edit("cleave", "<cost>1", "<cost>2")
	mine.commit("dearer")
	theirs := mine.copied()
	theirs.edit("rage", "<name>Rage", "<name>Fury")
	mine.edit("ignite", "<name>Ignite", "<name>Kindle")
	mine.commit("kindled")
	found, ok := mine.find(ancestor.Past{}, theirs)
	require.True(t, ok)
	assert.Equal(t, [2]any{ancestor.Commit, "dearer"}, [2]any{found.Kind, found.Note})
	assert.Equal(t, "2", cost(found.Pack, "cleave"))

	theirs.edit("ignite", "<name>Ignite", "<name>Blaze")
	found, ok = mine.find(ancestor.Past{}, theirs)
	require.True(t, ok)
	assert.Equal(t, "dearer", found.Note, "both changed it since, so that nobody's edit is lost unasked")
}

// What the pack has become since it was last seen together with the other one is its own edit, though it may be nearer
// to the other than anything that is known: what that has had all along it hasn't changed, nor deleted what came later.
func TestWhatIsKnownFromBeforeIsNoEditOfTheirs(t *testing.T) {
	mine := newFolder(t).copied()
	begin := mine.pack()
	theirs := mine.copied()
	for _, card := range []string{"cleave", "ignite", "dispel", "rage"} {
		for _, f := range []*folder{mine, theirs} { // taken over by hand
			f.edit(card, "<name>", "<name>Our ")
		}
	}
	mine.edit("fire_bolt", "<name>Fire", "<name>Frost")
	text, err := os.ReadFile(filepath.Join(mine.path, "cards", "rage.xml"))
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(mine.path, "cards", "wrath.xml"), text, 0o600))
	require.NoError(t, os.Remove(filepath.Join(theirs.path, "cards", "time_warp.xml")))
	now := mine.pack()
	found, ok := mine.find(ancestor.Past{Classic: begin, States: []*schema.Pack{now}}, theirs)
	require.True(t, ok)
	assert.Equal(t, ancestor.Step, found.Kind)
	clashes := document.Compare(found.Pack, now, theirs.pack()).Places()
	require.Len(t, clashes, 1)
	assert.Equal(t, [2]any{"cards/time_warp.xml", true}, [2]any{clashes[0].File, clashes[0].OnlyTheirs})

	merged := mine.copied()
	merged.edit("holy_judgement", "<name>", "<name>A ")
	theirs.edit("holy_judgement", "<name>", "<name>The ")
	found, ok = mine.find(ancestor.Past{States: []*schema.Pack{merged.pack()}, Merged: []*schema.Pack{theirs.pack()}}, theirs)
	require.True(t, ok)
	assert.Equal(t, ancestor.Merged, found.Kind)
	assert.Empty(t, document.Compare(found.Pack, merged.pack(), theirs.pack()).Places(), "that was asked when it was merged")
}

// Git that keeps line ends of its own knows a copy of Windows, too.
func TestLineEndsAreNoDifference(t *testing.T) {
	mine := newFolder(t)
	theirs := mine.copied()
	require.NoError(t, filepath.WalkDir(theirs.path, func(path string, d os.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".xml" {
			return err
		}
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		return os.WriteFile(path, []byte(strings.ReplaceAll(string(text), "\n", "\r\n")), 0o600)
	}))
	_, ok := mine.find(ancestor.Past{}, theirs)
	assert.True(t, ok)
}

// Without git the editor's history knows, and at last the classic pack. A pack that has little in common has no
// ancestor.
func TestTheHistoryKnowsWhereACopyComesFrom(t *testing.T) {
	mine := newFolder(t).copied()
	states := []*schema.Pack{mine.pack()}
	mine.edit("cleave", "<cost>1", "<cost>2")
	states = append(states, mine.pack())
	theirs := mine.copied()
	theirs.edit("rage", "<name>Rage", "<name>Fury")
	mine.edit("ignite", "<name>Ignite", "<name>Kindle")
	states = append(states, mine.pack())
	found, ok := mine.find(ancestor.Past{States: states}, theirs)
	require.True(t, ok)
	assert.Equal(t, [2]any{ancestor.Step, 1}, [2]any{found.Kind, found.Step})
	found, ok = mine.find(ancestor.Past{Classic: states[0]}, theirs)
	require.True(t, ok)
	assert.Equal(t, ancestor.Classic, found.Kind)

	found, ok = mine.find(ancestor.Past{}, theirs)
	assert.False(t, ok, "%+v", found)
	stranger := schema.ReadPack(os.DirFS("../../schema/testdata/0.1.0/pack"))
	_, ok, err := ancestor.Find(t.Context(), ancestor.Past{States: states}, "", stranger)
	require.NoError(t, err)
	assert.False(t, ok)
}

// A repository that a stranger has made can name programs in its settings. None of them is run.
func TestNothingOfARepositoryIsRun(t *testing.T) {
	mine := newFolder(t)
	trap := filepath.Join(t.TempDir(), "trap")
	program := filepath.Join(t.TempDir(), "run.sh")
	require.NoError(t, os.WriteFile(program, []byte("#!/bin/sh\ntouch "+trap+"\nexit 1\n"), 0o700))
	theirs := mine.cloned()
	for _, f := range []*folder{mine, theirs} {
		require.NoError(t, os.WriteFile(filepath.Join(f.path, ".gitattributes"), []byte("*.xml filter=x diff=x\n"), 0o600))
		f.commit("attributes")
		for setting, value := range map[string]string{
			"core.fsmonitor": program, "core.pager": program, "core.sshCommand": program, "core.hooksPath": filepath.Dir(program), "gpg.program": program,
			"filter.x.smudge": program, "filter.x.clean": program, "filter.x.required": "true", "diff.external": program, "diff.x.textconv": program,
			"log.showSignature": "true", "credential.helper": program, "remote.origin.promisor": "true", "remote.origin.url": filepath.Dir(filepath.Dir(f.path)),
			"remote.origin.uploadpack": program, "extensions.partialClone": "origin", "alias.rev-list": "!" + program, "core.editor": program,
		} {
			f.run("config", "core.repositoryformatversion", "1")
			f.run("config", setting, value)
		}
	}
	theirs.edit("rage", "<name>Rage", "<name>Fury")
	require.NoFileExists(t, trap)
	_, ok := mine.find(ancestor.Past{}, theirs)
	assert.True(t, ok)
	lost := mine.copied()
	lost.edit("rage", "<name>Rage", "<name>Fury")
	mine.find(ancestor.Past{}, lost)
	for line := range strings.Lines(mine.run("cat-file", "--batch-all-objects", "--batch-check")) {
		if parts := strings.Fields(line); parts[1] == "blob" { // what is missing would have to be fetched
			require.NoError(t, os.Remove(filepath.Join(mine.path, "../../.git/objects", parts[0][:2], parts[0][2:])))
		}
	}
	mine.find(ancestor.Past{}, lost)
	mine.find(ancestor.Past{}, theirs)
	assert.NoFileExists(t, trap)
}

func TestTheSearchCanBeGivenUp(t *testing.T) {
	mine := newFolder(t)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, ok, err := ancestor.Find(ctx, ancestor.Past{Folder: mine.path}, mine.path, mine.pack())
	assert.False(t, ok)
	assert.ErrorIs(t, err, context.Canceled)
}
