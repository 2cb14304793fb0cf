package packflow

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/edition"
	"boardduels/runtime/app/ui"
)

// newPackChoice is a list of packs of which one is chosen.
func newPackChoice(packs []edition.KnownPack, present string, choose func(path string)) fyne.CanvasObject {
	names := make([]string, len(packs))
	for i, pack := range packs {
		names[i] = pack.Name
	}
	list := ui.NewSelect(names)
	list.SetSelectedIndex(slices.IndexFunc(packs, func(p edition.KnownPack) bool { return p.Path == present }))
	list.OnChanged = func(string) { choose(packs[list.SelectedIndex()].Path) }
	return list
}

// packIntents are what a player can want of packs.
type packIntents interface {
	PickPack(path string)
	ForgetPack()
	RemovePack()
	CheckPack()
	AddPackFolder()
	AddPackFile()
}

// packShelf is the packs that can be chosen, and the present one.
type packShelf struct {
	Packs      []edition.KnownPack
	Present    string // path of the one that is played with
	About      string // what there is to tell of it
	HasFolders bool   // packs can lie in folders, as on a desktop
	IsKept     bool   // the present one is kept with the game's data, so that taking it away deletes it
}

// newPackShelf is a choice of packs to which packs can be added, and from which the present one can be taken.
func newPackShelf(t *i18n.Translator, s packShelf, intents packIntents) fyne.CanvasObject {
	about := ui.Paragraph(s.About)
	about.Importance = widget.LowImportance
	file := ui.NewButton(t.Text("packs.add_file"), theme.FileIcon(), intents.AddPackFile)
	shelf := container.NewVBox(newPackChoice(s.Packs, s.Present, intents.PickPack), about)
	if s.HasFolders {
		folder := ui.NewButton(t.Text("packs.add_folder"), theme.FolderOpenIcon(), intents.AddPackFolder)
		shelf.Add(&fyne.Container{Layout: &ui.TwoUp{}, Objects: []fyne.CanvasObject{folder, file}})
	} else {
		shelf.Add(file)
	}
	if s.Present == "" {
		return shelf
	}
	check := ui.NewButton(t.Text("packs.what_check_says"), theme.InfoIcon(), intents.CheckPack)
	key, away := "packs.forget", intents.ForgetPack
	if s.IsKept {
		key, away = "packs.remove", intents.RemovePack
	}
	take := ui.NewButton(t.Text(key), theme.ContentRemoveIcon(), away)
	shelf.Add(&fyne.Container{Layout: &ui.TwoUp{}, Objects: []fyne.CanvasObject{check, take}})
	return shelf
}
