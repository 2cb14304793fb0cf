package document_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/design"
	"boardduels/editor/document"
	"boardduels/schema"
)

// A new pack can be played, and there is nothing to mend in it, whatever it is called.
func TestTheStarterIsPlayable(t *testing.T) {
	for _, name := range []string{"Мій набір", "<New> & 'odd'"} {
		place := document.At(filepath.Join(t.TempDir(), "new"))
		require.NoError(t, document.WritePack(place, document.Starter(name)))
		w, err := document.Open(place)
		require.NoError(t, err)
		assert.Equal(t, name, w.Pack().Title().Name)
		_, err = w.Pack().Duel("hero", "hero")
		require.NoError(t, err)
		for _, d := range design.Check(w.Pack(), w.Pack().Diagnostics(), nil).Told {
			assert.Equal(t, schema.Info, d.Severity, d.String())
		}
		assert.ErrorIs(t, document.WritePack(place, document.Starter(name)), document.ErrOccupied)
	}
}
