package app_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/kb"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/edition"
)

// What was wrong with the settings is told in the player's language.
func TestTroubleWithSettingsIsToldInUkrainian(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for name, spoil := range map[string]func(path string) error{
		"damaged":    func(path string) error { return os.WriteFile(path, []byte("{"), 0o644) },
		"a_folder":   func(path string) error { return os.Mkdir(path, 0o755) },
		"a_loop":     func(path string) error { return os.Symlink(path, path) },
		"wrong_type": func(path string) error { return os.WriteFile(path, []byte(`{"packs": 7}`), 0o644) },
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			require.NoError(t, spoil(filepath.Join(folder, "settings.json")))
			apptest.NewIn(t, apptest.OnPhone, "uk", folder).AssertUkrainian()
		})
	}
}

// So is what was wrong with the AI's knowledge, whatever it was.
func TestTroubleWithKnowledgeIsToldInUkrainian(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for name, spoil := range quick.Few(2, map[string]func(t *testing.T, store string){
		"damaged": func(t *testing.T, store string) {
			require.NoError(t, os.WriteFile(filepath.Join(store, "000010-mage.xml"), []byte("<cases"), 0o644))
		},
		"missing": func(t *testing.T, store string) {
			require.NoError(t, os.Remove(filepath.Join(store, "000010-mage.xml")))
		},
		"all_missing": func(t *testing.T, store string) {
			for _, file := range apptest.KnowledgeFiles(t, filepath.Dir(store)) {
				require.NoError(t, os.Remove(file))
			}
			require.NoError(t, os.WriteFile(filepath.Join(store, "000010.xml"), []byte("<entry"), 0o644))
		},
		"foreign": func(t *testing.T, store string) {
			require.NoError(t, os.WriteFile(filepath.Join(store, "000000.xml"), nil, 0o644))
		},
		"a_folder": func(t *testing.T, store string) {
			require.NoError(t, os.Remove(filepath.Join(store, "000010.xml")))
			require.NoError(t, os.Mkdir(filepath.Join(store, "000010.xml"), 0o755))
		},
		"a_file_in_the_way": func(t *testing.T, store string) {
			require.NoError(t, os.Rename(store, store+"-away"))
			require.NoError(t, os.WriteFile(store, nil, 0o644))
		},
	}) {
		t.Run(name, func(t *testing.T) {
			s := apptest.New(t, apptest.OnPhone, "uk")
			s.Fill()
			spoil(t, filepath.Join(s.Folder, "knowledge"))
			s.Game.OpenKnowledge()
			s.Work()
			s.AssertUkrainian()
		})
	}
}

// The player is told each file once, and how many more there are.
func TestWordsOfFiles(t *testing.T) {
	words := apptest.New(t, apptest.OnPhone, "en").Game.Translator()
	d := kb.Damage{Files: []kb.Lost{{File: "a.xml"}, {File: "b.xml", Fate: kb.Missing, After: 9}, {File: "c.xml", Fate: kb.Foreign}}, Stuck: os.ErrPermission}
	assert.Equal(t, []string{
		"a.xml is damaged", "b.xml is missing, with 9 files after it", "c.xml doesn’t belong there",
		"they stay where they are: the folder can’t be written to",
	}, slices.Collect(strings.SplitSeq(edition.WordsOfFiles(words, &d), "; ")))
}
