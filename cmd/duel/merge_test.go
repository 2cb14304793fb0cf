package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/outside"
	"boardduels/kb/classic"
)

// changed copies a pack with some texts of a file replaced.
func changed(t *testing.T, pack, name, file string, replacements ...string) string {
	t.Helper()
	folder := filepath.Join(filepath.Dir(pack), name)
	require.NoError(t, os.CopyFS(folder, os.DirFS(pack)))
	path := filepath.Join(folder, file)
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	now := strings.NewReplacer(replacements...).Replace(string(text))
	require.NotEqual(t, string(text), now)
	require.NoError(t, os.WriteFile(path, []byte(now), 0o644))
	return folder
}

func TestPacksAreComparedAndMerged(t *testing.T) {
	home := t.TempDir()
	require.Zero(t, duelIn(t, home, "", "pack", "new", "base").code)
	base := filepath.Join(home, "base")
	changed(t, base, "mine", "cards/cleave.xml", "<cost>1</cost>", "<cost>2</cost>", "<name>Cleave</name>", "<name>Chop</name>")
	theirs := changed(t, base, "theirs", "cards/cleave.xml", "<cost>1</cost>", "<cost>3</cost>", "<base_damage>2</base_damage>", "<base_damage>3</base_damage>")
	require.NoError(t, os.Remove(filepath.Join(theirs, "cards", "poison.xml")))

	r := duelIn(t, home, "", "diff", "base", "theirs", "--lang", "en")
	assert.Equal(t, 1, r.code)
	assert.Equal(t, "Cleave: Cost 1 → 3\nCleave: Damage 2 → 3\nPoison: removed (cards/poison.xml)\n", r.out)
	assert.Zero(t, duelIn(t, home, "", "diff", "base", "base").code)
	assert.Contains(t, duelIn(t, home, "", "diff", "base", "theirs", "--json").out, `"path": "base_damage"`)
	patch := duelIn(t, home, "", "diff", "base", "theirs", "--patch").out
	assert.Regexp(t, `(?m)^--- a/cards/.*\n\+\+\+ b/cards/.*\n@@ `, patch)
	assert.Regexp(t, `(?m)^\+ *<base_damage>`, patch)
	assert.Contains(t, duelIn(t, home, "", "diff", "base", "theirs", "--patch", "--json").errors, "--json and --patch were given, allowed is one of them")

	r = duelIn(t, home, "", "merge", "base", "mine", "theirs", "-o", "both", "--lang", "en")
	assert.Equal(t, 1, r.code, r.errors)
	assert.Equal(t, "cards/cleave.xml · Cost: both changed it: base 1, mine 2, theirs 3\n", r.out)
	r = duelIn(t, home, "", "diff", "mine", "both", "--lang", "en")
	assert.Equal(t, "Chop: Damage 2 → 3\nPoison: removed (cards/poison.xml)\n", r.out)
	assert.Contains(t, duelIn(t, home, "", "merge", "base", "mine", "theirs", "-o", "both").errors, "something already")
	assert.Equal(t, 2, duelIn(t, home, "", "merge", "base", "mine", "theirs").code, "nobody says where to")
	assert.Zero(t, duelIn(t, home, "", "merge", "base", "mine", "theirs", "--theirs", "-o", "other").code)
	assert.Contains(t, duelIn(t, home, "", "diff", "base", "none").errors, "none")
}

// A card that they have deleted stays where mine has it more often.
func TestAUsedCardIsNotDeletedUnasked(t *testing.T) {
	home := t.TempDir()
	require.Zero(t, duelIn(t, home, "", "pack", "new", "base").code)
	base := filepath.Join(home, "base")
	const line = "  <spell_card>rage</spell_card>\n"
	changed(t, base, "mine", "heroes/knight.xml", line, "  <spell_card copies=\"2\">rage</spell_card>\n")
	theirs := changed(t, base, "theirs", "heroes/knight.xml", line, "")
	require.NoError(t, os.Remove(filepath.Join(theirs, "cards", "rage.xml")))
	r := duelIn(t, home, "", "merge", "base", "mine", "theirs", "-o", "both", "--lang", "en")
	assert.Equal(t, 1, r.code, r.errors)
	assert.Equal(t, "Rage · cards/rage.xml: both changed it: mine as before, theirs deleted\n"+
		"heroes/knight.xml · Card rage: both changed it: base rage, mine rage ×2, theirs nothing\n", r.out)
	assert.Empty(t, duelIn(t, home, "", "diff", "mine", "both").out)
	assert.Zero(t, duelIn(t, home, "", "merge", "base", "mine", "theirs", "-o", "less", "--theirs").code)
	assert.Empty(t, duelIn(t, home, "", "diff", "theirs", "less").out)
}

// What a colleague's copy is called, so that it can be told from the pack, isn't what the merged pack is called.
func TestAMergedPackKeepsItsName(t *testing.T) {
	home := t.TempDir()
	base := filepath.Join(home, "base")
	require.NoError(t, os.CopyFS(base, classic.FS()))
	changed(t, base, "mine", "cards/cleave.xml", "<cost>1</cost>", "<cost>2</cost>")
	theirs := changed(t, base, "theirs", "cards/cleave.xml", "<base_damage>2</base_damage>", "<base_damage>3</base_damage>")
	require.NoError(t, os.WriteFile(filepath.Join(theirs, "pack.xml"), []byte("<pack>\n  <name>Classic (copy)</name>\n</pack>\n"), 0o644))
	for _, flags := range [][]string{{"-o", "both"}, {"-o", "other", "--theirs"}} {
		r := duelIn(t, home, "", append([]string{"merge", "base", "mine", "theirs"}, flags...)...)
		assert.Zero(t, r.code, r.errors)
		was, err := os.ReadFile(filepath.Join(base, "pack.xml"))
		require.NoError(t, err)
		now, err := os.ReadFile(filepath.Join(home, flags[1], "pack.xml"))
		require.NoError(t, err)
		assert.Contains(t, string(was), string(now), "but for the first line, which they have left out")
		card, err := os.ReadFile(filepath.Join(home, flags[1], "cards", "cleave.xml"))
		require.NoError(t, err)
		assert.Contains(t, string(card), "<base_damage>3</base_damage>")
	}
}

// What one has changed in a card is found under the id that the other has given it meanwhile.
func TestMergedPacksFollowNewIDs(t *testing.T) {
	home := t.TempDir()
	require.Zero(t, duelIn(t, home, "", "pack", "new", "base").code)
	base := filepath.Join(home, "base")
	mine := changed(t, base, "mine", "heroes/knight.xml", ">cleave<", ">cleft<")
	require.NoError(t, os.Rename(filepath.Join(mine, "cards/cleave.xml"), filepath.Join(mine, "cards/cleft.xml")))
	changed(t, base, "theirs", "cards/cleave.xml", "<cost>1</cost>", "<cost>2</cost>")

	for _, sides := range [][2]string{{"mine", "theirs"}, {"theirs", "mine"}} {
		out := sides[0] + "-both"
		r := duelIn(t, home, "", "merge", "base", sides[0], sides[1], "-o", out)
		assert.Zero(t, r.code, r.out+r.errors)
		assert.Equal(t, "Cleave: Cost 1 → 2\n", duelIn(t, home, "", "diff", "mine", out, "--lang", "en").out)
	}

	require.NoError(t, os.Remove(filepath.Join(home, "theirs", "cards/cleave.xml")))
	r := duelIn(t, home, "", "merge", "base", "theirs", "mine", "-o", "less", "--lang", "en")
	assert.Equal(t, 1, r.code, r.errors)
	assert.Equal(t, "cards/cleave.xml · Id: both changed it: base cleave, mine deleted, theirs cleft\n", r.out)
	changed(t, mine, "renamed", "cards/cleft.xml", "<cost>1</cost>", "<cost>3</cost>")
	require.NoError(t, os.Rename(filepath.Join(home, "renamed", "cards/cleft.xml"), filepath.Join(home, "renamed", "cards/chop.xml")))
	r = duelIn(t, home, "", "merge", "base", "renamed", "mine", "-o", "two", "--lang", "en")
	assert.Equal(t, 1, r.code, r.errors)
	assert.Equal(t, "cards/cleave.xml · Id: both changed it: base cleave, mine chop, theirs cleft\n", r.out)
}

// Two branches that change one card in different places are merged without a question.
func TestGitMergesCards(t *testing.T) {
	git := outside.Program(t, "git", "git")
	home := t.TempDir()
	run := func(args ...string) (string, error) {
		cmd := exec.Command(git, args...)
		cmd.Dir = home
		cmd.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1", "GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@b", "GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@b")
		out, err := cmd.CombinedOutput()
		return string(out), err
	}
	done := func(args ...string) {
		t.Helper()
		out, err := run(args...)
		require.NoError(t, err, "%v: %s", args, out)
	}
	card := filepath.Join(home, "cleave.xml")
	write := func(cost, damage string) {
		text := "<card>\n  <name>Cleave</name>\n  <cost>" + cost + "</cost>\n  <base_damage>" + damage + "</base_damage>\n  <max_damage>" + damage + "</max_damage>\n</card>\n"
		require.NoError(t, os.WriteFile(card, []byte(text), 0o644))
	}
	done("init", "-q", "-b", "main")
	done("config", "merge.boardduels.driver", "'"+program+"' merge %O %A %B --out %A --name %P")
	require.NoError(t, os.WriteFile(filepath.Join(home, ".gitattributes"), []byte("*.xml merge=boardduels\n"), 0o644))
	write("1", "2")
	done("add", ".")
	done("commit", "-qm", "base")
	done("checkout", "-qb", "other")
	write("1", "4")
	done("commit", "-qam", "damage")
	done("checkout", "-q", "main")
	write("3", "2")
	done("commit", "-qam", "cost")
	done("merge", "-q", "other", "-m", "both")
	text, err := os.ReadFile(card)
	require.NoError(t, err)
	assert.Contains(t, string(text), "<cost>3</cost>\n  <base_damage>4</base_damage>")

	done("checkout", "-q", "other")
	write("2", "4")
	done("commit", "-qam", "another cost")
	done("checkout", "-q", "main")
	out, err := run("merge", "-q", "other", "-m", "both")
	assert.Error(t, err, "git asks")
	assert.Contains(t, out, "CONFLICT")
	assert.Contains(t, out, "cards/cleave.xml · Cost: both changed it: base 1, mine 3, theirs 2")
	text, err = os.ReadFile(card)
	require.NoError(t, err)
	assert.Contains(t, string(text), "<cost>3</cost>")
	assert.Contains(t, string(text), "<!-- merge: cost: base 1, mine 3, theirs 2 -->")
}
