package schema_test

import (
	"io/fs"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/assets"
	"boardduels/schema"
)

const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>`

// The files of a pack whose pictures were edited are a file system like any other, and hold what the pack says.
func TestEditedPicturesAreFiles(t *testing.T) {
	for name, files := range map[string]fs.FS{
		"with an art folder": assets.Classic(), "without": fstest.MapFS{"pack.xml": {Data: []byte("<pack><name>A</name></pack>")}},
	} {
		pack, _ := schema.LoadPack(files)
		pack = pack.With(schema.NewPicture("axe.svg", []byte(square))).With(schema.NewPicture("cleave.svg", []byte(square)))
		pack = pack.Without("art/rage.svg")
		require.NoError(t, fstest.TestFS(pack.FS(), "art/axe.svg", "art/cleave.svg", "pack.xml"), name)
		again, _ := schema.LoadPack(pack.FS())
		assert.Equal(t, again.Images(), pack.Images(), name)
		assert.Equal(t, again.Hash(), pack.Hash(), name)
		assert.False(t, pack.HasArt("rage.svg"))
		content, err := pack.Art("cleave.svg")
		require.NoError(t, err)
		assert.Equal(t, square, string(content))
	}
}

// A picture that can't be shown is told of when it comes, and no more when it goes.
func TestAnEditedPictureIsJudged(t *testing.T) {
	pack, _ := schema.LoadPack(assets.Classic())
	before := len(pack.Diagnostics())
	bad := pack.With(schema.NewPicture("bad.svg", []byte("<svg>")))
	assert.Len(t, bad.Diagnostics(), before+1)
	_, err := bad.Picture("bad.svg")
	assert.ErrorAs(t, err, new(*schema.RefusedPicture))
	assert.Len(t, bad.Without("art/bad.svg").Diagnostics(), before)
}
