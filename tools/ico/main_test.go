package main

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestPack(t *testing.T) {
	paths, err := filepath.Glob("../desktop/icons/*.png")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	var icon bytes.Buffer
	require.NoError(t, pack(&icon, paths))
	all, in := icon.Bytes(), bytes.NewReader(icon.Bytes())
	var head directory
	require.NoError(t, binary.Read(in, binary.LittleEndian, &head))
	assert.Equal(t, directory{Kind: 1, Count: uint16(len(paths))}, head)
	for _, path := range paths {
		var e entry
		require.NoError(t, binary.Read(in, binary.LittleEndian, &e))
		want, err := os.ReadFile(path)
		require.NoError(t, err)
		assert.Equal(t, want, all[e.Offset:e.Offset+e.Length], path)
		size, err := png.DecodeConfig(bytes.NewReader(want))
		require.NoError(t, err)
		assert.Equal(t, byte(size.Width), e.Width, path) // 256 is 0
		assert.Equal(t, byte(size.Height), e.Height, path)
	}
}

func TestPackRefusesOtherPictures(t *testing.T) {
	folder := t.TempDir()
	file := func(name string, data []byte) string {
		path := filepath.Join(folder, name)
		require.NoError(t, os.WriteFile(path, data, 0o600))
		return path
	}
	drawn := func(width, height int) []byte {
		var data bytes.Buffer
		require.NoError(t, png.Encode(&data, image.NewGray(image.Rect(0, 0, width, height))))
		return data.Bytes()
	}
	for path, why := range map[string]string{
		filepath.Join(folder, "none.png"):     "no such file",
		file("text.png", []byte("a picture")): "not a PNG file",
		file("flat.png", drawn(16, 8)):        "16 × 8 pixels",
		file("large.png", drawn(257, 257)):    "257 × 257 pixels",
	} {
		err := pack(&bytes.Buffer{}, []string{path})
		require.ErrorContains(t, err, why)
		assert.ErrorContains(t, err, path)
	}
}
