package view

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/table"
	"boardduels/editor/view/naming"
	"boardduels/editor/view/outline"
	"boardduels/editor/view/viewtest"
	"boardduels/schema"
)

// Whatever apostrophe a keyboard has, and however a system writes letters, all searches find the same.
func TestAllSearchesTakeLettersAsPeopleSeeThem(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	s.set(cleave, "name_uk", "Їжаків бар’єр")
	picture := schema.NewPicture("І\u0308жак.svg", []byte(`<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>`))
	require.NoError(t, s.work.Do(document.AddPicture{Image: picture.ID(), Content: []byte(picture.Source())}))
	require.NoError(t, s.work.Do(document.SetField{File: cleave, Path: "card_image", Value: "Їжак.svg"}))
	for _, typed := range []string{"їжаків бар'єр", "Їжаків бар’єр", "їжаків барʼєр", "і\u0308жаків бар`єр"} {
		s.Retype(s.desk.outline.Search, typed)
		assert.True(t, slices.ContainsFunc(s.desk.outline.Lines, func(l outline.Line) bool { return l.File == cleave }), typed)
		found := (&palette{s.Editor, table.NewFinder(naming.Table(s.texts))}).find(typed)
		require.NotEmpty(t, found, typed)
		assert.Equal(t, "Їжаків бар’єр", found[0].name, typed)
		assert.NotEmpty(t, matching([]pick{{name: "Їжаків бар’єр"}}, typed))
		assert.Equal(t, []string{picture.ID()}, s.choosers.imagesOf(s.work.Pack().Images(), typed), "by who shows it")
	}
	assert.Equal(t, []string{picture.ID()}, s.choosers.imagesOf(s.work.Pack().Images(), "їжак"))
	assert.Equal(t, []string{cleave}, document.PictureUsers(s.work.Pack())[picture.ID()])
	folder := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(folder, "І\u0308жаки О’Коннора"), 0o755))
	entries, err := os.ReadDir(folder)
	require.NoError(t, err)
	assert.Len(t, (&fileChooser{}).wanted(folder, "Їжаки о'кон", entries), 1)
}

// What a field is is told in words, as in its form.
func TestWhatIsFoundTellsFieldsInWords(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	s.open(cleave)
	for typed, name := range map[string]string{"старша карта": "Старша карта", "не грається": "Не грається"} {
		found := (&palette{s.Editor, table.NewFinder(naming.Table(s.texts))}).find(typed)
		i := slices.IndexFunc(found, func(p pick) bool { return p.name == name })
		require.GreaterOrEqual(t, i, 0)
		assert.Regexp(t, ": ні$", found[i].detail)
	}
}
