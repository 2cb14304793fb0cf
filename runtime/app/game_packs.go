package app

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"boardduels/internal/settings"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// openWanted opens the pack that new duels are to be played with: the one of the command line, or the one that the
// player has set. One that can't be used gives way to the one that comes with the game; one that the player has set
// stays set, since it may be mended. The player is told what is returned as telling.
func (g *Game) openWanted() (telling, err error) {
	path := g.options.Settings.Get().Pack
	if asked := g.options.PackPath; asked != nil {
		path = *asked
	}
	opened, telling := g.openEdition(path)
	if telling != nil {
		telling = &replacedPack{telling, g.options.Pack.Title()}
		if opened, err = g.openEdition(""); err != nil {
			return nil, err
		}
	} else {
		telling = opened.told()
	}
	g.edition = opened
	return telling, nil
}

// Return leads from the editor to the start screen. The pack is read again, since it may have been edited.
func (g *Game) Return() {
	g.options.Behind = false
	telling, err := g.openWanted()
	g.applyLanguage()
	g.OpenHome()
	g.reportAny(errors.Join(telling, err))
}

// PlayNext has duels played with the pack at a path as soon as people come back from the editor.
func (g *Game) PlayNext(path string) {
	g.options.PackPath = nil
	g.keep(path)
}

// choosePack plays with the pack at a path from now on, and then leads on. A pack that can't be used is told about.
func (g *Game) choosePack(path string, then func()) {
	g.Background(func() func() {
		e, err := g.openEdition(path)
		return func() {
			if err == nil {
				g.use(e)
				err = e.told()
			}
			then()
			g.reportAny(err)
		}
	})
}

// use has new duels played with a pack, and keeps that.
func (g *Game) use(e *edition) {
	g.edition, g.options.PackPath = e, nil
	g.gallery = gallery.New(e.pack, g.translator)
	g.keep(e.path)
}

// keep has the pack at a path be the one that is played with.
func (g *Game) keep(path string) {
	g.set(func(s *settings.Settings) {
		s.Pack = path
		if !isInstalled(path) { // those are known by themselves
			s.Know(path)
		}
	})
}

// known returns the packs that can be chosen.
func (g *Game) known() []screen.KnownPack {
	kept, err := g.library.installed()
	if err != nil {
		fyne.LogError("not all packs are listed", err)
	}
	return knownPacks(g.translator, g.options.Pack, kept, g.options.Settings.Get().Packs, g.edition.path)
}

// packChoice is where one of the known packs is chosen; nil if there is only one.
func (g *Game) packChoice(then func()) fyne.CanvasObject {
	packs := g.known()
	if len(packs) == 1 {
		return nil
	}
	return screen.NewPackChoice(packs, g.edition.path, func(path string) { g.choosePack(path, then) })
}

// packShelf is where packs are chosen, added and taken away.
func (g *Game) packShelf() fyne.CanvasObject {
	t, path := g.translator, g.edition.path
	about := []string{t.Text("packs.about_kept")}
	if g.options.Edit != nil {
		about[0] = t.Text("packs.about")
	}
	if path != "" {
		about = []string{madeBy(t, g.edition.pack.Title())}
		if !isInstalled(path) {
			about = append(about, path)
		}
	}
	return screen.NewPackShelf(t, screen.Shelf{
		Packs: g.known(), Present: path, About: strings.Join(about, "\n"), HasFolders: g.options.Edit != nil, IsKept: isInstalled(path),
	}, g)
}

// OpenPath opens a file, or a folder with a pack, that lies where the player has put it. Where the editor is, a pack is
// played with there, else it is kept.
func (g *Game) OpenPath(path string) {
	g.Background(func() func() {
		if g.options.Edit != nil && isPackAt(path) {
			full, err := filepath.Abs(path)
			return func() {
				if err != nil {
					g.report(err)
					return
				}
				g.playWith(full)
			}
		}
		file, err := os.Open(path)
		return func() {
			if err != nil {
				g.report(&unopened{filepath.Base(path), err})
				return
			}
			g.Receive(filepath.Base(path), file)
		}
	})
}

// isPackAt reports whether a pack lies at a path.
func isPackAt(path string) bool {
	root, closer, err := schema.OpenPack(path)
	if err != nil {
		return false
	}
	defer func() { _ = closer.Close() }()
	return schema.IsPack(root)
}

// PickPack plays with the pack at a path from now on.
func (g *Game) PickPack(path string) { g.choosePack(path, g.OpenSettings) }

// ForgetPack takes the present pack from those that are known, and plays with the one that comes with the game.
func (g *Game) ForgetPack() {
	path := g.edition.path
	g.set(func(s *settings.Settings) { s.Forget(path) })
	g.choosePack("", g.OpenSettings)
}

// RemovePack deletes the present pack, which is kept in the game's data, after confirmation.
func (g *Game) RemovePack() {
	path := g.edition.path
	g.confirm("packs.remove_title", "packs.remove_about", "packs.remove", func() {
		g.Background(func() func() {
			err := g.library.uninstall(path)
			return func() {
				if err != nil {
					g.report(err)
					return
				}
				g.choosePack("", g.OpenSettings)
			}
		})
	})
}

// CheckPack tells what the check says of the present pack.
func (g *Game) CheckPack() {
	e := g.edition
	g.prepare(func(context.Context) func() {
		found := g.check(e.pack, e.pack.Diagnostics())
		return func() {
			about := ui.Paragraph(wordsOfCheck(g.translator, found, mostOfCheck))
			g.OpenSheet(g.translator.Text("packs.what_check_says"), about)
		}
	})
}

// AddPackFolder asks for a folder with a pack, to play with it.
func (g *Game) AddPackFolder() {
	open := dialog.NewFolderOpen(func(folder fyne.ListableURI, err error) {
		if folder == nil { // cancelled, or it failed
			g.reportAny(err)
			return
		}
		g.PickPack(filepath.Clean(folder.Path()))
	}, g.options.Window)
	g.showFiles(open, "files.folder_title")
}

// AddPackFile asks for an archive with a pack, to play with it: where the editor is, it is played with where it lies,
// else it is kept.
func (g *Game) AddPackFile() {
	if g.options.Edit == nil {
		g.OpenFile()
		return
	}
	open := dialog.NewFileOpen(func(file fyne.URIReadCloser, err error) {
		if file == nil {
			g.reportAny(err)
			return
		}
		path := file.URI().Path()
		g.reportAny(file.Close())
		g.PickPack(filepath.Clean(path))
	}, g.options.Window)
	open.SetFilter(storage.NewExtensionFileFilter([]string{packEnding}))
	g.showFiles(open, "files.open_title")
}
