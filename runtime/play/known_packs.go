package play

import (
	"cmp"
	"io/fs"
	"path/filepath"
	"slices"

	"boardduels/internal/i18n"
	"boardduels/runtime/play/screen"
	"boardduels/schema"
)

// knownPacks returns the packs that can be chosen: the one that comes with the game, those at some paths, and the
// present one. Their names are all different.
func knownPacks(t *i18n.Translator, own *schema.Pack, paths []string, present string) []screen.KnownPack {
	name := titleIn(t, own.Title())
	packs := []screen.KnownPack{{Name: t.Text("packs.own", i18n.Args{"Name": name})}}
	if present != "" && !slices.Contains(paths, present) {
		paths = append([]string{present}, paths...)
	}
	for _, path := range paths {
		packs = append(packs, screen.KnownPack{Path: path, Name: packName(t, path)})
	}
	return tellApart(packs)
}

// tellApart adds their paths to the names that several packs have.
func tellApart(packs []screen.KnownPack) []screen.KnownPack {
	called := map[string]int{}
	for _, pack := range packs {
		called[pack.Name]++
	}
	for i := range packs {
		if called[packs[i].Name] > 1 {
			packs[i].Name += " — " + packs[i].Path
		}
	}
	return packs
}

// packName returns what the pack at a path is called: as its title says, or as its file or folder is.
func packName(t *i18n.Translator, path string) string {
	base := filepath.Base(path)
	root, closer, err := schema.OpenPack(path)
	if err != nil {
		return base
	}
	defer closer.Close()
	source, err := fs.ReadFile(root, schema.TitleFile)
	if err != nil {
		return base
	}
	title, _ := schema.Parse(schema.PackKind, schema.TitleFile, string(source)).Title()
	return cmp.Or(titleIn(t, title), base)
}

func titleIn(t *i18n.Translator, title schema.PackTitle) string {
	return schema.DisplayName(t.Language(), "", title.Name, title.NameUK)
}
