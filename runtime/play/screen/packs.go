package screen

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	own "boardduels/runtime/play/widget"
)

// KnownPack is a pack that can be chosen.
type KnownPack struct {
	Path string // "" is the one that comes with the game
	Name string // what people call it
}

// NewPackChoice is a list of packs of which one is chosen.
func NewPackChoice(packs []KnownPack, present string, choose func(path string)) fyne.CanvasObject {
	names := make([]string, len(packs))
	for i, pack := range packs {
		names[i] = pack.Name
	}
	list := own.NewSelect(names)
	list.SetSelectedIndex(slices.IndexFunc(packs, func(p KnownPack) bool { return p.Path == present }))
	list.OnChanged = func(string) { choose(packs[list.SelectedIndex()].Path) }
	return list
}

// PackIntents are what a player can want of packs.
type PackIntents interface {
	PickPack(path string)
	ForgetPack()
	AddPackFolder()
	AddPackFile()
}

// NewPackShelf is a choice of packs to which packs can be added, and from which the present one can be taken.
func NewPackShelf(t *i18n.Translator, packs []KnownPack, present string, intents PackIntents) fyne.CanvasObject {
	where := own.Paragraph(cmp.Or(present, t.Text("packs.about")))
	where.Importance = widget.LowImportance
	shelf := container.NewVBox(NewPackChoice(packs, present, intents.PickPack), where, container.NewGridWithColumns(2,
		own.NewButton(t.Text("packs.add_folder"), theme.FolderOpenIcon(), intents.AddPackFolder),
		own.NewButton(t.Text("packs.add_file"), theme.FileIcon(), intents.AddPackFile)))
	if present != "" {
		shelf.Add(own.NewButton(t.Text("packs.forget"), theme.ContentRemoveIcon(), intents.ForgetPack))
	}
	return shelf
}
