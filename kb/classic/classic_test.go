package classic

import (
	"io/fs"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestThePackHoldsEverythingOfBothParts(t *testing.T) {
	assert.NoError(t, fstest.TestFS(FS(),
		"pack.xml", "heroes/knight.xml", "cards/cleave.xml", "cases/knight.xml", "priorities/listing.xml"))
}

func TestJoined(t *testing.T) {
	first := fstest.MapFS{"both/a": {Data: []byte("first")}, "both/b": {}, "top": {}}
	second := fstest.MapFS{"both/a": {Data: []byte("second")}, "both/c": {}, "low/d": {}}
	j := joined{first, second}
	require.NoError(t, fstest.TestFS(j, "both/a", "both/b", "both/c", "low/d", "top"))
	data, err := fs.ReadFile(j, "both/a")
	require.NoError(t, err)
	assert.Equal(t, "first", string(data))
	entries, err := fs.ReadDir(j, "both")
	require.NoError(t, err)
	assert.Len(t, entries, 3)
	for _, name := range []string{"none", "../top", "/top", ""} {
		_, err = j.Open(name)
		assert.Error(t, err, name)
	}
}
