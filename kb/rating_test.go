package kb_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/kb"
)

func learnRated(t *testing.T, s *kb.Store, id string, user *kb.Rating) {
	t.Helper()
	require.NoError(t, s.Update(t.Context(), func(u *kb.Update) error {
		_, err := u.Learn(kb.Occasion{ID: id, Mine: "knight", Theirs: "mage", User: user}, nil, learned(1))
		return err
	}))
}

func rating(t *testing.T, folder string) kb.Rating {
	t.Helper()
	r, err := kb.At(folder).Rating()
	require.NoError(t, err)
	return r
}

func TestRatingOutlastsTheProgram(t *testing.T) {
	folder := t.TempDir()
	assert.Equal(t, kb.Rating{}, rating(t, filepath.Join(folder, "absent")))
	assert.Equal(t, kb.Rating{}, rating(t, folder))
	s, err := kb.Open(folder)
	require.NoError(t, err)
	first, second := kb.Rating{Duels: 1, Result: 31.2345, Weight: 0.7, Regret: 0.0625, Turns: 9}, kb.Rating{Duels: 2, Result: -3}
	learnRated(t, s, "one", &first)
	assert.Equal(t, first, rating(t, folder))
	learnRated(t, s, "two", &second)
	learnRated(t, s, "unrated", nil)
	require.NoError(t, s.Update(t.Context(), func(u *kb.Update) error {
		r, err := u.Rating()
		assert.Equal(t, second, r)
		return err
	}))
	assert.Equal(t, second, rating(t, folder))
}

func TestRatingOfADamagedEntryIsTheOneBefore(t *testing.T) {
	folder := t.TempDir()
	s, err := kb.Open(folder)
	require.NoError(t, err)
	first := kb.Rating{Duels: 1, Result: 40}
	learnRated(t, s, "one", &first)
	learnRated(t, s, "two", &kb.Rating{Duels: 2, Result: 50})
	require.NoError(t, os.WriteFile(filepath.Join(folder, "000002.xml"), []byte("<entry/>"), 0o600))
	assert.Equal(t, first, rating(t, folder))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "000001.xml"), []byte("<entry/>"), 0o600))
	assert.Equal(t, kb.Rating{}, rating(t, folder))
}
