package play

import (
	"cmp"
	"io/fs"
	"path/filepath"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	own "boardduels/runtime/play/widget"
	"boardduels/schema"
)

// knownPack is a pack that can be chosen.
type knownPack struct {
	path string // "" is the one that comes with the game
	name string // what people call it
}

// knownPacks returns the packs that can be chosen: the one that comes with the game, those at some paths, and the
// present one. Their names are all different.
func knownPacks(t *i18n.Translator, own *schema.Pack, paths []string, present string) []knownPack {
	name := titleIn(t, own.Title())
	packs := []knownPack{{name: t.Text("packs.own", i18n.Args{"Name": name})}}
	if present != "" && !slices.Contains(paths, present) {
		paths = append([]string{present}, paths...)
	}
	for _, path := range paths {
		packs = append(packs, knownPack{path, packName(t, path)})
	}
	return tellApart(packs)
}

// tellApart adds their paths to the names that several packs have.
func tellApart(packs []knownPack) []knownPack {
	called := map[string]int{}
	for _, pack := range packs {
		called[pack.name]++
	}
	for i := range packs {
		if called[packs[i].name] > 1 {
			packs[i].name += " — " + packs[i].path
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

// newPackChoice is a list of packs of which one is chosen.
func newPackChoice(packs []knownPack, present string, choose func(path string)) fyne.CanvasObject {
	names := make([]string, len(packs))
	for i, pack := range packs {
		names[i] = pack.name
	}
	list := widget.NewSelect(names, nil)
	list.SetSelectedIndex(slices.IndexFunc(packs, func(p knownPack) bool { return p.path == present }))
	list.OnChanged = func(string) { choose(packs[list.SelectedIndex()].path) }
	return list
}

// packIntents are what a player can want of packs.
type packIntents interface {
	pickPack(path string)
	forgetPack()
	addPackFolder()
	addPackFile()
}

// newPackShelf is a choice of packs to which packs can be added, and from which the present one can be taken.
func newPackShelf(t *i18n.Translator, packs []knownPack, present string, intents packIntents) fyne.CanvasObject {
	where := own.Paragraph(cmp.Or(present, t.Text("packs.about")))
	where.Importance = widget.LowImportance
	shelf := container.NewVBox(newPackChoice(packs, present, intents.pickPack), where, container.NewGridWithColumns(2,
		widget.NewButtonWithIcon(t.Text("packs.add_folder"), theme.FolderOpenIcon(), intents.addPackFolder),
		widget.NewButtonWithIcon(t.Text("packs.add_file"), theme.FileIcon(), intents.addPackFile)))
	if present != "" {
		shelf.Add(widget.NewButtonWithIcon(t.Text("packs.forget"), theme.ContentRemoveIcon(), intents.forgetPack))
	}
	return shelf
}
