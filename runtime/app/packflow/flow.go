// Package packflow leads through the packs: which is played with, those that come and those that go.
package packflow

import (
	"context"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"boardduels/internal/settings"
	"boardduels/runtime/app/edition"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// Lead leads from the packs to the rest of the game.
type Lead interface {
	OpenChoice()
	OpenSettings()
	// OpenFile opens what the player chooses.
	OpenFile()
	// Collect opens what waits to be opened.
	Collect()
	// ComeAway leaves the duel under way, which is kept, for something that the player wants to see instead.
	ComeAway()
}

// Flow leads through the packs: which is played with, those that come and those that go.
type Flow struct {
	*edition.Present
	Lead
	Desktop bool // where the editor is, packs lie in folders of the player's
	// Validate returns what there is to tell of a pack whose loading told something; nil tells no more. It is called
	// outside of the toolkit's thread.
	Validate func(pack *schema.Pack, found []schema.Diagnostic) []schema.Diagnostic
}

// PackChoice is where one of the known packs is chosen; nil if there is only one.
func (f *Flow) PackChoice(then func()) fyne.CanvasObject {
	packs := f.KnownPacks()
	if len(packs) == 1 {
		return nil
	}
	return newPackChoice(packs, f.Edition.Path, func(path string) { f.Choose(path, then) })
}

// Shelf is where packs are chosen, added and taken away.
func (f *Flow) Shelf() fyne.CanvasObject {
	t, path := f.Translator(), f.Edition.Path
	about := []string{t.Text("packs.about_kept")}
	if f.Desktop {
		about[0] = t.Text("packs.about")
	}
	if path != "" {
		about = []string{madeBy(t, f.Edition.Pack.Title())}
		if !library.IsInstalled(path) {
			about = append(about, path)
		}
	}
	return newPackShelf(t, packShelf{
		Packs: f.KnownPacks(), Present: path, About: strings.Join(about, "\n"), HasFolders: f.Desktop, IsKept: library.IsInstalled(path),
	}, f)
}

// PickPack plays with the pack at a path from now on.
func (f *Flow) PickPack(path string) { f.Choose(path, f.OpenSettings) }

// ForgetPack takes the present pack from those that are known, and plays with the one that comes with the game.
func (f *Flow) ForgetPack() {
	path := f.Edition.Path
	f.ChangeSettings(func(s *settings.Settings) { s.Forget(path) })
	f.Choose("", f.OpenSettings)
}

// RemovePack deletes the present pack, which is kept in the game's data, after confirmation.
func (f *Flow) RemovePack() {
	path := f.Edition.Path
	f.Confirm("packs.remove_title", "packs.remove_about", "packs.remove", func() {
		f.Background(func() func() {
			err := f.Library.Uninstall(path)
			return func() {
				if err != nil {
					f.Report(err)
					return
				}
				f.Choose("", f.OpenSettings)
			}
		})
	})
}

// CheckPack tells what the check says of the present pack.
func (f *Flow) CheckPack() {
	e := f.Edition
	f.Prepare(func(context.Context) func() {
		found := f.check(e.Pack, e.Pack.Diagnostics())
		return func() {
			about := ui.Paragraph(wordsOfCheck(f.Translator(), found, mostOfCheck))
			f.OpenSheet(f.Translator().Text("packs.what_check_says"), about)
		}
	})
}

// AddPackFolder asks for a folder with a pack, to play with it.
func (f *Flow) AddPackFolder() {
	open := dialog.NewFolderOpen(func(folder fyne.ListableURI, err error) {
		if folder == nil { // cancelled, or it failed
			f.ReportAny(err)
			return
		}
		f.PickPack(filepath.Clean(folder.Path()))
	}, f.Window())
	f.ShowFiles(open, "files.folder_title")
}

// AddPackFile asks for an archive with a pack, to play with it: where the editor is, it is played with where it lies,
// else it is kept.
func (f *Flow) AddPackFile() {
	if !f.Desktop {
		f.OpenFile()
		return
	}
	open := dialog.NewFileOpen(func(file fyne.URIReadCloser, err error) {
		if file == nil {
			f.ReportAny(err)
			return
		}
		path := file.URI().Path()
		f.ReportAny(file.Close())
		f.PickPack(filepath.Clean(path))
	}, f.Window())
	open.SetFilter(storage.NewExtensionFileFilter([]string{library.PackEnding}))
	f.ShowFiles(open, "files.open_title")
}
