package knowledgeflow_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
)

// What was wrong with the AI's knowledge is told in the player's language, whatever it was.
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
