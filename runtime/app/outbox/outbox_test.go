package outbox

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestALetterIsTakenOnce(t *testing.T) {
	b := In(t.TempDir())
	none, err := b.Take()
	require.NoError(t, err)
	assert.Nil(t, none)
	for _, text := range []string{"", "one", "\x00\n{}\n"} {
		letter := &Letter{"Збережено\nдуель", []byte(text)}
		require.NoError(t, b.Put(&Letter{What: "another"}))
		require.NoError(t, b.Put(letter))
		got, err := b.Take()
		require.NoError(t, err)
		assert.Equal(t, letter.What, got.What)
		assert.Equal(t, text, string(got.Text))
		got, err = b.Take()
		require.NoError(t, err)
		assert.Nil(t, got)
	}
}

func TestALetterIsTakenBack(t *testing.T) {
	b := In(t.TempDir())
	require.NoError(t, b.Put(nil), "there is none")
	require.NoError(t, b.Put(&Letter{What: "duel"}))
	require.NoError(t, b.Put(nil))
	none, err := b.Take()
	require.NoError(t, err)
	assert.Nil(t, none)
}

// Whoever can't be told what was to be saved is told that, and only once.
func TestADamagedLetterIsAnErrorOnce(t *testing.T) {
	for _, damage := range []string{"", "{", "{}", "[]\ntext", `{"what": 1}` + "\ntext"} {
		folder := t.TempDir()
		require.NoError(t, os.WriteFile(filepath.Join(folder, File), []byte(damage), 0o600))
		_, err := In(folder).Take()
		require.ErrorContains(t, err, File+" is damaged", "%q", damage)
		none, err := In(folder).Take()
		require.NoError(t, err)
		assert.Nil(t, none)
	}
}
