package document_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/merge"
	"boardduels/schema"
)

// rewrite changes a file as another program does.
func rewrite(t *testing.T, folder, file, old, now string) {
	t.Helper()
	path := filepath.Join(folder, file)
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Contains(t, string(text), old)
	require.NoError(t, os.WriteFile(path, []byte(strings.Replace(string(text), old, now, 1)), 0o644))
}

func look(w *document.Workspace) *document.Looking {
	l := w.StartLook()
	l.Run()
	return l
}

func mine(merge.Clash) merge.Side   { return merge.Mine }
func theirs(merge.Clash) merge.Side { return merge.Theirs }
func base(merge.Clash) merge.Side   { return merge.Base }

const cleaveFile = "cards/cleave.xml"

func field(w *document.Workspace, path string) string {
	text, _ := w.Pack().Document(cleaveFile).Value(path)
	return text
}

// What others change comes in by itself, field by field, and saving goes on as if it had been there before.
func TestEditsOutsideAreMerged(t *testing.T) {
	w, folder := folderWorkspace(t)
	assert.False(t, look(w).Found())
	set(t, w, cleaveFile, "cost", "2")
	rewrite(t, folder, cleaveFile, "<name>Cleave", "<name>Chop")
	require.NoError(t, os.Remove(filepath.Join(folder, "cards", "rage.xml")))
	l := look(w)
	require.True(t, l.Found())
	require.Empty(t, l.Clashes())
	_, err := l.Finish(mine)
	require.NoError(t, err)
	assert.Equal(t, "2 Chop", field(w, "cost")+" "+field(w, "name"))
	assert.Nil(t, w.Pack().Document("cards/rage.xml"))
	assert.Equal(t, []string{cleaveFile}, w.Dirty())
	require.NoError(t, w.Save())
	text := onDisk(t, folder, cleaveFile)
	assert.Contains(t, text, "<name>Chop")
	assert.Contains(t, text, "<cost>2<")
	assert.False(t, look(w).Found())
	w.Undo()
	assert.Equal(t, "Cleave", field(w, "name"), "the edit of others is a step, too")
}

// What was edited here is found under the id that it was given outside.
func TestNewIDsOutsideAreFollowed(t *testing.T) {
	w, folder := folderWorkspace(t)
	set(t, w, cleaveFile, "cost", "2")
	rewrite(t, folder, "heroes/knight.xml", ">cleave<", ">chop<")
	require.NoError(t, os.Rename(filepath.Join(folder, cleaveFile), filepath.Join(folder, "cards", "chop.xml")))
	l := look(w)
	require.Empty(t, l.Clashes())
	_, err := l.Finish(mine)
	require.NoError(t, err)
	cost, _ := w.Pack().Document("cards/chop.xml").Value("cost")
	assert.Equal(t, "2", cost)
	assert.Nil(t, w.Pack().Document(cleaveFile))
	assert.Equal(t, []string{"cards/chop.xml"}, w.Dirty())
	require.NoError(t, w.Save())
	assert.Contains(t, onDisk(t, folder, "cards/chop.xml"), "<cost>2<")
	assert.False(t, look(w).Found())
}

// Only where both have changed one field is there something to decide.
func TestClashesWithEditsOutside(t *testing.T) {
	for want, choose := range map[string]func(merge.Clash) merge.Side{"2": mine, "3": theirs, "1": base} {
		w, folder := folderWorkspace(t)
		set(t, w, cleaveFile, "cost", "2")
		rewrite(t, folder, cleaveFile, "<cost>1", "<cost>3")
		rewrite(t, folder, cleaveFile, "<name>Cleave", "<name>Chop")
		l := look(w)
		clashes := l.Clashes()
		require.Len(t, clashes, 1)
		assert.Equal(t, "cost", clashes[0].Path)
		assert.Equal(t, "1 2 3", *clashes[0].Base+" "+*clashes[0].Mine+" "+*clashes[0].Theirs)
		_, err := l.Finish(choose)
		require.NoError(t, err)
		assert.Equal(t, want+" Chop", field(w, "cost")+" "+field(w, "name"))
		assert.Equal(t, want != "3", w.IsDirty(cleaveFile))
		assert.True(t, l.HasBase(clashes[0]))
		require.NoError(t, w.Save())
		assert.Contains(t, onDisk(t, folder, cleaveFile), "<cost>"+want+"<")
	}
}

// What both have changed can be as it was before, though the field has another place by now.
func TestAClashCanBeAsBefore(t *testing.T) {
	const knight = "cases/knight.xml"
	w, folder := folderWorkspace(t)
	before := w.Pack().Document(knight)
	path := "case[2]/input[1]"
	was, _ := before.Value(path)
	set(t, w, knight, path, "0.11")
	from, end := strings.Index(before.Source(), "<case id=\"0\">"), strings.Index(before.Source(), "</case>\n")+len("</case>\n")
	rewrite(t, folder, knight, before.Source()[from:end], "")
	theirs, err := schema.Parse(schema.CasesKind, knight, onDisk(t, folder, knight)).Set("case[1]/input[1]", "0.22")
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(folder, knight), []byte(theirs.Source()), 0o600))
	l := look(w)
	clashes := l.Clashes()
	require.Len(t, clashes, 1)
	require.True(t, l.HasBase(clashes[0]))
	_, err = l.Finish(base)
	require.NoError(t, err)
	now, _ := w.Pack().Document(knight).Value("case[1]/input[1]")
	assert.Equal(t, was, now)
	w.Undo()
	now, _ = w.Pack().Document(knight).Value(path)
	assert.Equal(t, "0.11", now, "it is one step")
}

// A file that another program is writing is left until it is whole.
func TestHalfWrittenFilesAreLeft(t *testing.T) {
	w, folder := folderWorkspace(t)
	whole := onDisk(t, folder, cleaveFile)
	require.NoError(t, os.WriteFile(filepath.Join(folder, cleaveFile), []byte(whole[:len(whole)/2]), 0o644))
	l := look(w)
	assert.Equal(t, []string{cleaveFile}, l.Unfinished())
	l.Leave(l.Unfinished())
	assert.False(t, l.Found())
	require.NoError(t, os.WriteFile(filepath.Join(folder, cleaveFile), []byte(strings.Replace(whole, "<cost>1", "<cost>4", 1)), 0o644))
	l = look(w)
	assert.Empty(t, l.Unfinished())
	_, err := l.Finish(mine)
	require.NoError(t, err)
	assert.Equal(t, "4", field(w, "cost"))
	assert.Empty(t, w.Dirty())
}

func TestSignaturesTellOfChanges(t *testing.T) {
	w, folder := folderWorkspace(t)
	before := document.Signature(w.Place())
	assert.Equal(t, before, document.Signature(w.Place()))
	rewrite(t, folder, cleaveFile, "<cost>1", "<cost>10")
	assert.NotEqual(t, before, document.Signature(w.Place()))
	before = document.Signature(w.Place())
	require.NoError(t, os.Remove(filepath.Join(folder, "cards", "rage.xml")))
	assert.NotEqual(t, before, document.Signature(w.Place()))
	zip := document.At(filepath.Join(t.TempDir(), "pack.zip"))
	require.NoError(t, w.SaveAs(zip))
	before = document.Signature(zip)
	set(t, w, cleaveFile, "name", "A much longer name")
	require.NoError(t, w.Save())
	assert.NotEqual(t, before, document.Signature(zip))
}
