package app

import (
	"slices"
	"sync"

	"fyne.io/fyne/v2"

	"boardduels/internal/settings"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/navigator"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// present is the pack that new duels are played with at present, with its pictures and with what its AIs know.
type present struct {
	*navigator.Navigator
	own     *schema.Pack // the one that comes with the game
	asked   *string      // the path that goes before the one that the player has set, or nil
	library library
	edition *edition // that new duels are played with
	gallery *gallery.Gallery

	damage  sync.Mutex
	damaged []error // knowledge, to be told

	holder error  // who keeps the AIs from learning, or nil
	giveUp func() // of the duel that is to begin, or nil
}

// openWanted opens the pack that new duels are to be played with: the one of the command line, or the one that the
// player has set. One that can't be used gives way to the one that comes with the game; one that the player has set
// stays set, since it may be mended. The player is told what is returned as telling.
func (p *present) openWanted() (telling, err error) {
	path := p.Settings.Get().Pack
	if asked := p.asked; asked != nil {
		path = *asked
	}
	opened, telling := p.openEdition(path)
	if telling != nil {
		telling = &replacedPack{telling, p.own.Title()}
		if opened, err = p.openEdition(""); err != nil {
			return nil, err
		}
	} else {
		telling = opened.told()
	}
	p.edition = opened
	return telling, nil
}

// use has new duels played with a pack, and keeps that.
func (p *present) use(e *edition) {
	p.edition, p.asked = e, nil
	p.gallery = gallery.New(e.pack, p.Translator())
	p.keep(e.path)
}

// keep has the pack at a path be the one that is played with.
func (p *present) keep(path string) {
	p.ChangeSettings(func(s *settings.Settings) {
		s.Pack = path
		if !isInstalled(path) { // those are known by themselves
			s.Know(path)
		}
	})
}

// known returns the packs that can be chosen.
func (p *present) known() []screen.KnownPack {
	kept, err := p.library.installed()
	if err != nil {
		fyne.LogError("not all packs are listed", err)
	}
	return knownPacks(p.Translator(), p.own, kept, p.Settings.Get().Packs, p.edition.path)
}

// choosePack plays with the pack at a path from now on, and then leads on. A pack that can't be used is told about.
func (p *present) choosePack(path string, then func()) {
	p.Background(func() func() {
		e, err := p.openEdition(path)
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

// heroes returns the heroes that can be chosen, by name.
func (p *present) heroes() []duelrecord.Hero {
	heroes, order := slices.Clone(p.edition.heroes), p.Translator().Order()
	slices.SortFunc(heroes, func(a, b duelrecord.Hero) int { return order(p.gallery.HeroName(&a.Hero), p.gallery.HeroName(&b.Hero)) })
	return heroes
}

// runFiles returns where runs are kept.
func (p *present) runFiles() runLibrary { return runLibrary{p.library} }
