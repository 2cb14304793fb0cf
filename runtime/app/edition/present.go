package edition

import (
	"slices"
	"sync"

	"fyne.io/fyne/v2"

	"boardduels/internal/settings"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/navigator"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Present is the pack that new duels are played with at present, with its pictures and with what its AIs know.
type Present struct {
	*navigator.Pages
	Own     *schema.Pack // the one that comes with the game
	Asked   *string      // the path that goes before the one that the player has set, or nil
	Library library.Library
	Edition *Edition // that new duels are played with
	Gallery *gallery.Gallery

	damage  sync.Mutex
	damaged []error // knowledge, to be told

	holder error  // who keeps the AIs from learning, or nil
	giveUp func() // of the duel that is to begin, or nil
}

// OpenWanted opens the pack that new duels are to be played with: the one of the command line, or the one that the
// player has set. One that can't be used gives way to the one that comes with the game; one that the player has set
// stays set, since it may be mended. The player is told what is returned as telling.
func (p *Present) OpenWanted() (telling, err error) {
	path := p.Settings().Get().Pack
	if asked := p.Asked; asked != nil {
		path = *asked
	}
	opened, telling := p.Open(path)
	if telling != nil {
		telling = &replacedPack{telling, p.Own.Title()}
		if opened, err = p.Open(""); err != nil {
			return nil, err
		}
	} else {
		telling = opened.told()
	}
	p.Edition = opened
	return telling, nil
}

// use has new duels played with a pack, and keeps that.
func (p *Present) use(e *Edition) {
	p.Edition, p.Asked = e.Meeting(p.Settings().Get().Nemesis), nil // another one may be met since it was opened
	p.Gallery = gallery.New(e.Pack, p.Translator())
	p.Keep(e.Path)
}

// Keep has the pack at a path be the one that is played with.
func (p *Present) Keep(path string) {
	p.ChangeSettings(func(s *settings.Settings) {
		s.Pack = path
		if !library.IsInstalled(path) { // those are known by themselves
			s.Know(path)
		}
	})
}

// KnownPacks returns the packs that can be chosen.
func (p *Present) KnownPacks() []KnownPack {
	kept, err := p.Library.Installed()
	if err != nil {
		fyne.LogError("not all packs are listed", err)
	}
	return knownPacks(p.Translator(), p.Own, kept, p.Settings().Get().Packs, p.Edition.Path)
}

// Choose plays with the pack at a path from now on, and then leads on. A pack that can't be used is told about.
func (p *Present) Choose(path string, then func()) {
	p.Background(func() func() {
		e, err := p.Open(path)
		return func() {
			if err == nil {
				p.use(e)
				err = e.told()
			}
			then()
			p.ReportAny(err)
		}
	})
}

// Meet has a nemesis be met from now on; what the others know of the player stays as it is.
func (p *Present) Meet(nemesis string) {
	p.Edition = p.Edition.Meeting(nemesis)
	p.ChangeSettings(func(s *settings.Settings) { s.Nemesis = nemesis })
}

// Heroes returns the heroes that can be chosen, by name.
func (p *Present) Heroes() []duelrecord.Hero {
	heroes, order := slices.Clone(p.Edition.Heroes), p.Translator().Order()
	slices.SortFunc(heroes, func(a, b duelrecord.Hero) int { return order(p.Gallery.HeroName(&a.Hero), p.Gallery.HeroName(&b.Hero)) })
	return heroes
}

// RunFiles returns where runs are kept.
func (p *Present) RunFiles() library.Runs { return library.Runs{Library: p.Library} }
