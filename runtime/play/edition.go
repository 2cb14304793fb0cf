package play

import (
	"crypto/sha256"
	"encoding/hex"
	"path/filepath"
	"strings"

	"boardduels/internal/durable"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/replay"
	"boardduels/schema"
)

// edition is a pack to play with, and what the AIs of its heroes have learned. It never changes.
type edition struct {
	path   string // "" is the pack that comes with the game
	pack   *schema.Pack
	heroes []replay.Hero
	store  *kb.Store
}

// openEdition reads the pack at a path. It returns a [*brokenPack] if the pack can't be read or has errors. It may be
// called on any goroutine.
func (g *Game) openEdition(path string) (*edition, error) {
	e := &edition{path: path, pack: g.options.Pack}
	if path != "" {
		root, _, err := schema.OpenPack(path) // its pictures are read as long as the game runs
		if err != nil {
			return nil, &brokenPack{path: path, reason: durable.Reason(err)}
		}
		e.pack, _ = schema.LoadPack(root)
	}
	found := e.pack.Diagnostics()
	if schema.HasErrors(found) {
		return nil, &brokenPack{path: path, found: found}
	}
	for _, id := range e.pack.IDs(schema.HeroKind) {
		hero, err := replay.PackHero(e.pack, id)
		if err != nil {
			return nil, err
		}
		e.heroes = append(e.heroes, hero)
	}
	var err error
	e.store, err = kb.Open(filepath.Join(g.options.Folder, "knowledge", knowledgeFolder(path)))
	return e, err
}

// knowledgeFolder keeps apart what heroes of the same id learn in different packs.
func knowledgeFolder(path string) string {
	if path == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(path))
	return filepath.Join("packs", hex.EncodeToString(sum[:8]))
}

// known returns what the AI knows about playing a hero at present. It may be called on any goroutine.
func (e *edition) known(hero string) (*kb.Knowledge, error) { return e.recall(e.store.Load, hero) }

// recall loads what the AI knows about playing a hero.
func (e *edition) recall(load func(string, *kb.Knowledge) (*kb.Knowledge, *kb.Damage, error), hero string) (*kb.Knowledge, error) {
	initial, err := kb.ForHero(e.pack, hero)
	if err != nil {
		return nil, err
	}
	known, _, err := load(hero, initial)
	return known, err
}

// brokenPack says why a pack isn't used.
type brokenPack struct {
	path   string
	found  []schema.Diagnostic // what is wrong with its documents
	reason error               // why it can't be read, if found is empty
}

func (b *brokenPack) Unwrap() error { return b.reason }
func (b *brokenPack) Error() string { return b.in(i18n.For(i18n.Default)) }

// in tells it in a language.
func (b *brokenPack) in(t *i18n.Translator) string {
	if b.reason != nil {
		return t.Text("packs.unusable", i18n.Args{"Path": b.path, "Reason": b.reason})
	}
	const most = 3
	var lines []string
	errors := 0
	for _, d := range b.found {
		if d.Severity != schema.Error {
			continue
		}
		if errors++; errors <= most {
			message, _ := d.In(t.Language())
			lines = append(lines, strings.TrimPrefix(d.File+": "+message, ": "))
		}
	}
	return t.Text("packs.errors", i18n.Args{"Path": b.path, "Errors": t.Text("count.errors", i18n.Args{"N": errors})}) + "\n" + strings.Join(lines, "\n")
}
