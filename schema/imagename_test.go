package schema_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/schema"
)

// A Mac writes the names of files with letters parted from what stands on them, people type one apostrophe or another:
// a picture is found by how its name looks.
func TestPicturesAreFoundHoweverTheirNamesAreWritten(t *testing.T) {
	for file, named := range map[string]string{
		"І\u0308жак.svg": "Їжак.svg", "Їжак.svg": "І\u0308жак.svg", "бар’єр.svg": "бар'єр.svg", "barʼєр.svg": "bar`єр.svg", "a\u00a0b.svg": "a b.svg",
	} {
		files := smallPack(t)
		files["art/"+file] = files["art/cleave.svg"]
		delete(files, "art/cleave.svg")
		alter("cards/cleave.xml", "cleave.svg", named)(files)
		for _, id := range []string{"cut", "hew", "slash"} {
			alter("cards/"+id+".xml", "cleave.svg", named)(files)
		}
		pack := schema.ReadPack(files)
		assert.Empty(t, pack.Diagnostics(), "%q is %q", named, file)
		assert.True(t, pack.HasArt(named))
		assert.Equal(t, file, pack.ImageNamed(named))
		_, err := pack.Picture(named)
		assert.NoError(t, err)
	}
	files := smallPack(t)
	files["art/Їжак.svg"], files["art/І\u0308жак.svg"] = files["art/cleave.svg"], file(`<svg width="2" height="2"/>`)
	pack := schema.ReadPack(files)
	for _, image := range pack.Images() {
		assert.Equal(t, image, pack.ImageNamed(image), "the very name goes before one that looks like it")
	}
	assert.False(t, pack.HasArt("Cleave.svg"), "capitals are seen")
	edited := pack.Without("art/Їжак.svg").Without("art/І\u0308жак.svg").With(schema.NewPicture("й.svg", []byte(`<svg width="2" height="2"/>`)))
	assert.False(t, edited.HasArt("Їжак.svg"))
	assert.True(t, edited.HasArt("и\u0306.svg"))
}

// Names that look the same are told of, whatever characters they are written with.
func TestNamesThatLookTheSameAreTold(t *testing.T) {
	files := smallPack(t)
	alter("cards/cut.xml", "<name>Cut", "<name>Hedgehog's")(files)
	alter("cards/hew.xml", "<name>Hew", "<name>Hedgehog’s")(files)
	var codes []string
	for _, d := range schema.ReadPack(files).Diagnostics() {
		codes = append(codes, d.File+" "+d.Code)
	}
	require.Equal(t, []string{"cards/hew.xml duplicate-name"}, codes)
}
