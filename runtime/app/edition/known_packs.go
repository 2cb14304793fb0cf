package edition

import (
	"cmp"
	"path/filepath"
	"slices"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/inbox"
	"boardduels/runtime/app/library"
	"boardduels/schema"
)

// knownPacks returns the packs that can be chosen: the one that comes with the game, those that are kept, those at some
// paths, and the present one. Their names are all different.
func knownPacks(t *i18n.Translator, own *schema.Pack, kept []library.InstalledPack, paths []string, present string) []KnownPack {
	name := TitleIn(t, own.Title())
	packs := []KnownPack{{Name: t.Text("packs.own", i18n.Args{"Name": name})}}
	if present != "" && !library.IsInstalled(present) && !slices.Contains(paths, present) {
		paths = append([]string{present}, paths...)
	}
	for _, pack := range kept {
		packs = append(packs, KnownPack{Path: pack.Path, Name: cmp.Or(TitleIn(t, pack.Title), pack.Name())})
	}
	for _, path := range paths {
		packs = append(packs, KnownPack{Path: path, Name: cmp.Or(TitleIn(t, library.TitleAt(path)), filepath.Base(path))})
	}
	return tellApart(packs)
}

// tellApart adds their paths to the names that several packs have; of those that are kept, the names of their files.
func tellApart(packs []KnownPack) []KnownPack {
	called := map[string]int{}
	for _, pack := range packs {
		called[pack.Name]++
	}
	for i := range packs {
		if called[packs[i].Name] > 1 {
			packs[i].Name += " — " + strings.TrimPrefix(packs[i].Path, library.PacksFolder+"/")
		}
	}
	return packs
}

// TitleIn is what a pack is called in a language.
func TitleIn(t *i18n.Translator, title schema.PackTitle) string {
	return inbox.Plain(schema.DisplayName(t.Language(), "", title.Name, title.NameUK))
}
