// Package edition has the packs that are played with, and what the AIs of their heroes have learned.
package edition

import (
	"slices"
	"strconv"
	"strings"

	"boardduels/ai/duel/difficulty"
	"boardduels/assets/nemeses"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Edition is a pack to play with, and what the nemesis who is met has learned of its heroes. It never changes.
type Edition struct {
	Path    string // "" is the pack that comes with the game
	Pack    *schema.Pack
	Heroes  []duelrecord.Hero
	Nemesis string // its id
	Store   *kb.Store
	stores  map[string]*kb.Store // of all nemeses, by their ids
	// refused are the problems of pictures that aren't shown.
	refused []schema.Diagnostic
	report  func(error) // called on any goroutine
}

// Open reads the pack at a path. It returns a [*brokenPack] if the pack can't be read or has errors, other than
// those of pictures, in whose place others are shown. It may be called on any goroutine.
func (p *Present) Open(path string) (*Edition, error) {
	e := &Edition{Path: path, Pack: p.Own, report: p.NoteDamage}
	if path != "" {
		root, _, err := schema.OpenPack(p.Library.Pack(path)) // its pictures are read as long as the game runs
		if err != nil {
			return nil, &brokenPack{path: path, reason: err}
		}
		e.Pack, _ = schema.LoadPack(root)
	}
	var others []schema.Diagnostic
	for _, d := range e.Pack.Diagnostics() {
		switch {
		case d.Severity != schema.Error:
		case d.OfPicture():
			e.refuse(d)
		default:
			others = append(others, d)
		}
	}
	if len(others) > 0 {
		return nil, &brokenPack{path: path, found: others}
	}
	for _, id := range e.Pack.IDs(schema.HeroKind) {
		hero, err := duelrecord.PackHero(e.Pack, id)
		if err != nil {
			return nil, err
		}
		e.Heroes = append(e.Heroes, hero)
	}
	e.stores = map[string]*kb.Store{}
	for _, id := range nemeses.IDs {
		e.stores[id] = kb.At(p.Library.Knowledge(path, id))
		e.stores[id].Waiting = p.noteHolder
	}
	return e.Meeting(p.Settings().Get().Nemesis), nil
}

// Meeting returns the edition in which a nemesis is met, by its id; the first one where there is no such nemesis.
func (e *Edition) Meeting(nemesis string) *Edition {
	if e.stores[nemesis] == nil {
		nemesis = nemeses.First
	}
	other := *e
	other.Nemesis, other.Store = nemesis, e.stores[nemesis]
	return &other
}

// User returns how well the player is known to play, which is told on from nemesis to nemesis: by the one who knows it
// from most duels. Why it can't be read is told with the knowledge, and so is what is damaged.
func (e *Edition) User() (user kb.Rating) {
	for _, id := range nemeses.IDs {
		store := e.stores[id]
		if r, err := store.Rating(); err == nil && r.Duels > user.Duels {
			user = r
		}
		if id != e.Nemesis && len(e.Heroes) > 0 {
			_, _ = e.Recall(store.Load, e.Heroes[0].ID)
		}
	}
	return user
}

// hero returns a hero of the pack; of one that it hasn't only the id.
func (e *Edition) hero(id string) schema.Hero {
	for i := range e.Heroes {
		if e.Heroes[i].ID == id {
			return e.Heroes[i].Hero
		}
	}
	return schema.Hero{ID: id}
}

// Known returns what the AI knows about playing a hero at present. It may be called on any goroutine.
func (e *Edition) Known(hero string) (*kb.Knowledge, error) { return e.Recall(e.Store.Load, hero) }

// KnownAtLeast is [Edition.Known], or what the pack gives the AI where the rest can't be read, which is reported.
func (e *Edition) KnownAtLeast(hero string) (*kb.Knowledge, error) {
	known, err := e.Known(hero)
	if err == nil {
		return known, nil
	}
	e.report(&unreadKnowledge{e.hero(hero), err})
	return kb.ForHero(e.Pack, hero)
}

// Teach has a seat's AI know what is known at present of its hero, and of the other one.
func (e *Edition) Teach(seat *duelrecord.Seat, foe string) error {
	own, err := e.KnownAtLeast(seat.Hero.ID)
	if err != nil {
		return err
	}
	other := own
	if foe != seat.Hero.ID {
		if other, err = e.KnownAtLeast(foe); err != nil {
			return err
		}
	}
	seat.Know(own, other)
	return nil
}

// Pairing is what a new duel is made of: ids of the own hero, the opponent's, and its brain.
type Pairing struct{ Mine, Theirs, Brain string }

// BrainOf returns the id of a pairing's brain; in an even match it follows from how well the person is known to play.
func (e *Edition) BrainOf(p Pairing) string {
	if p.Brain != difficulty.Match {
		return p.Brain
	}
	return difficulty.Brain(e.User(), e.Ease(p))
}

// Ease returns how much stronger than usual somebody new is met with a pairing's heroes. Practice alone tells, so the
// pack does.
func (e *Edition) Ease(p Pairing) int {
	practised, err := kb.ForHero(e.Pack, p.Theirs)
	if err != nil {
		return 0
	}
	return practised.Ease(p.Mine)
}

// Recall loads what the AI knows about playing a hero.
func (e *Edition) Recall(load func(string, *kb.Knowledge) (*kb.Knowledge, *kb.Damage, error), hero string) (*kb.Knowledge, error) {
	initial, err := kb.ForHero(e.Pack, hero)
	if err != nil {
		return nil, err
	}
	known, damage, err := load(hero, initial)
	if damage != nil {
		e.report(&damagedKnowledge{e.hero(hero), *damage})
	}
	return known, err
}

// brokenPack says why a pack isn't used.
type brokenPack struct {
	path   string
	found  []schema.Diagnostic // what is wrong with its documents
	reason error               // why it can't be read, if found is empty
}

func (b *brokenPack) Unwrap() error { return b.reason }
func (b *brokenPack) Error() string { return b.Tell(i18n.For(i18n.Default)) }

// Tell tells it in a language.
func (b *brokenPack) Tell(t *i18n.Translator) string {
	if b.reason != nil {
		return t.Text("packs.unusable", i18n.Args{"Path": b.path, "Reason": schema.Why(b.reason, t.Language())})
	}
	return t.Text("packs.errors", i18n.Args{"Path": b.path, "Errors": t.Text("count.errors", i18n.Args{"N": len(b.found)})}) +
		"\n" + firstOf(b.found, t)
}

// replacedPack says why a pack isn't used, and what is played with instead.
type replacedPack struct {
	reason  error
	instead schema.PackTitle
}

func (r *replacedPack) Error() string { return r.reason.Error() }
func (r *replacedPack) Unwrap() error { return r.reason }

// Tell tells it in a language.
func (r *replacedPack) Tell(t *i18n.Translator) string {
	return errtext.Words(t, r.reason) + "\n\n" + t.Text("packs.instead", i18n.Args{"Pack": TitleIn(t, r.instead)})
}

// refusedPictures says which pictures of a pack aren't shown, and why.
type refusedPictures struct {
	path  string
	found []schema.Diagnostic
}

func (r *refusedPictures) Error() string { return r.Tell(i18n.For(i18n.Default)) }

// Tell tells it in a language.
func (r *refusedPictures) Tell(t *i18n.Translator) string {
	return t.Text("packs.pictures", i18n.Args{"Path": r.path, "N": len(r.found)}) + "\n" + firstOf(r.found, t)
}

// refuse takes note of a picture that isn't shown, once.
func (e *Edition) refuse(d schema.Diagnostic) {
	image, _ := d.Picture()
	if !slices.ContainsFunc(e.refused, func(other schema.Diagnostic) bool {
		known, _ := other.Picture()
		return known == image
	}) {
		e.refused = append(e.refused, d)
	}
}

// told returns what the player is to be told of the edition; nil if there is nothing.
func (e *Edition) told() error {
	if len(e.refused) == 0 {
		return nil
	}
	return &refusedPictures{e.Path, e.refused}
}

// firstOf tells the first of some problems in a language.
func firstOf(found []schema.Diagnostic, t *i18n.Translator) string {
	const most = 3
	var lines []string
	for _, d := range found[:min(len(found), most)] {
		message, _ := d.In(t.Language())
		place := d.File
		if d.Line > 0 && d.OfPicture() {
			place += ":" + strconv.Itoa(d.Line)
		}
		lines = append(lines, strings.TrimPrefix(place+": "+message, ": "))
	}
	if len(found) > most {
		lines = append(lines, "…")
	}
	return strings.Join(lines, "\n")
}
