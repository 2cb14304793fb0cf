package play

import (
	"errors"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"boardduels/internal/settings"
	"boardduels/runtime/play/gallery"
	"boardduels/runtime/play/screen"
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
		telling = &replacedPack{telling}
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
	g.set(func(s *settings.Settings) {
		s.Pack = e.path
		s.Know(e.path)
	})
}

// packChoice is where one of the known packs is chosen; nil if there is only one.
func (g *Game) packChoice(then func()) fyne.CanvasObject {
	packs := knownPacks(g.translator, g.options.Pack, g.options.Settings.Get().Packs, g.edition.path)
	if len(packs) == 1 {
		return nil
	}
	return screen.NewPackChoice(packs, g.edition.path, func(path string) { g.choosePack(path, then) })
}

// packShelf is where packs are chosen, added and forgotten; nil on a phone, which has no packs but its own.
func (g *Game) packShelf() fyne.CanvasObject {
	if g.options.Edit == nil {
		return g.packChoice(g.OpenSettings)
	}
	packs := knownPacks(g.translator, g.options.Pack, g.options.Settings.Get().Packs, g.edition.path)
	return screen.NewPackShelf(g.translator, packs, g.edition.path, g)
}

// PickPack plays with the pack at a path from now on.
func (g *Game) PickPack(path string) { g.choosePack(path, g.OpenSettings) }

// ForgetPack takes the present pack from those that are known, and plays with the one that comes with the game.
func (g *Game) ForgetPack() {
	path := g.edition.path
	g.set(func(s *settings.Settings) { s.Forget(path) })
	g.choosePack("", g.OpenSettings)
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

// AddPackFile asks for an archive with a pack, to play with it.
func (g *Game) AddPackFile() {
	open := dialog.NewFileOpen(func(file fyne.URIReadCloser, err error) {
		if file == nil {
			g.reportAny(err)
			return
		}
		path := file.URI().Path()
		g.reportAny(file.Close())
		g.PickPack(filepath.Clean(path))
	}, g.options.Window)
	open.SetFilter(storage.NewExtensionFileFilter([]string{".zip"}))
	g.showFiles(open, "files.open_title")
}
