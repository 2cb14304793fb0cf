package schema

import (
	"cmp"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"boardduels/internal/termsafe"
	"boardduels/runtime/duel"
)

// TitleFile is the optional document that says what a pack is called.
const TitleFile = "pack.xml"

// Pack is a set of heroes, cards and knowledge under one root. It never changes; [Pack.With] returns another one that
// shares all documents but one.
type Pack struct {
	fsys      fs.FS
	documents []*Document    // ordered by path
	places    map[docKey]int // where in documents; shared by packs that hold documents of the same paths
	art       *Art
	stray     []Diagnostic // problems with files that aren't documents
}

// docKey tells the documents of a pack apart.
type docKey struct {
	kind Kind
	id   string
}

// LoadPack reads a pack from its root. It always returns a pack; the diagnostics, which [Pack.Diagnostics] also
// returns, tell what is wrong with it.
func LoadPack(fsys fs.FS) (*Pack, []Diagnostic) {
	pack := ReadPack(fsys)
	return pack, pack.Diagnostics()
}

// ReadPack is LoadPack for those who don't wait for the diagnostics.
func ReadPack(fsys fs.FS) *Pack {
	l := loader{pack: &Pack{fsys: fsys, art: &Art{fsys: fsys}}}
	l.load()
	return l.pack
}

// KindOf returns the kind of document that a path inside a pack holds; false if it holds none.
func KindOf(file string) (Kind, bool) {
	folder, base := path.Split(file)
	if path.Ext(base) != ".xml" {
		return 0, false
	}
	for _, kind := range Kinds() {
		if kind.IsAlone() && file == FileOf(kind, "") || !kind.IsAlone() && folder == kind.Folder()+"/" {
			return kind, true
		}
	}
	return 0, false
}

// FileOf returns the path of the document of a kind with an id.
func FileOf(kind Kind, id string) string {
	switch kind {
	case PackKind:
		return TitleFile
	case RulesKind:
		return RulesFile
	}
	return kind.Folder() + "/" + id + ".xml"
}

// FS returns the files that the pack was loaded from, and its pictures as they are. Documents given to With aren't in
// it.
func (p *Pack) FS() fs.FS { return p.fsys }

// Document returns the document at a path, or nil. Of pictures it knows those that edits have brought.
func (p *Pack) Document(file string) *Document {
	if image, ok := ImageOf(file); ok {
		return p.art.changed[image]
	}
	kind, ok := KindOf(file)
	if !ok {
		return nil
	}
	return p.Find(kind, idOf(file))
}

// Find returns the document of a kind with an id, or nil. The id of pack.xml is "pack", that of rules.xml "rules".
func (p *Pack) Find(kind Kind, id string) *Document {
	if i, ok := p.places[docKey{kind, id}]; ok {
		return p.documents[i]
	}
	return nil
}

// Documents returns all documents, ordered by path.
func (p *Pack) Documents() []*Document { return slices.Clone(p.documents) }

// IDs returns the ids of all documents of a kind, in order.
func (p *Pack) IDs(kind Kind) []string {
	var ids []string
	for _, d := range p.documents {
		if d.kind == kind {
			ids = append(ids, d.id)
		}
	}
	slices.Sort(ids)
	return ids
}

// With returns the pack with a document in place of the one at its path, or in addition. It returns the pack itself if
// the path isn't one of a pack's documents of its kind.
func (p *Pack) With(d *Document) *Pack {
	if d.kind == ArtKind {
		return p.withPicture(d.id, d)
	}
	if kind, ok := KindOf(d.file); !ok || kind != d.kind {
		return p
	}
	next := *p
	next.documents = slices.Clone(p.documents)
	if i, ok := p.places[docKey{d.kind, d.id}]; ok {
		next.documents[i] = d
		return &next
	}
	next.arrange(append(next.documents, d))
	return &next
}

// WithAll returns the pack with documents like [Pack.With] one after the other. It takes their number of steps, and not
// that times the size of the pack.
func (p *Pack) WithAll(documents []*Document) *Pack {
	if len(documents) == 0 {
		return p
	}
	if len(documents) == 1 {
		return p.With(documents[0])
	}
	next := *p
	next.documents = slices.Clone(p.documents)
	added := map[docKey]int{}
	for _, d := range documents {
		key := docKey{d.kind, d.id}
		i, known := p.places[key]
		if !known {
			i, known = added[key]
		}
		switch kind, ok := KindOf(d.file); {
		case !ok || kind != d.kind:
		case known:
			next.documents[i] = d
		default:
			added[key] = len(next.documents)
			next.documents = append(next.documents, d)
		}
	}
	if len(added) > 0 {
		next.arrange(next.documents)
	}
	return &next
}

// Without returns the pack without the document or picture at a path.
func (p *Pack) Without(file string) *Pack {
	if image, ok := ImageOf(file); ok {
		return p.withPicture(image, nil)
	}
	next := *p
	next.arrange(slices.DeleteFunc(slices.Clone(p.documents), func(d *Document) bool { return d.file == file }))
	return &next
}

// arrange gives the pack its documents.
func (p *Pack) arrange(documents []*Document) {
	slices.SortFunc(documents, func(a, b *Document) int { return strings.Compare(a.file, b.file) })
	p.documents = documents
	p.places = make(map[docKey]int, len(documents))
	for i, d := range documents {
		p.places[docKey{d.kind, d.id}] = i
	}
}

// Title returns what the pack is called; it is empty if pack.xml is missing.
func (p *Pack) Title() PackTitle {
	title, _ := found(p.Find(PackKind, idOf(TitleFile)), (*Document).Title)
	return title
}

// Card returns a card; false if there is none with the id, or its document isn't well-formed.
func (p *Pack) Card(id string) (Card, bool) { return found(p.Find(CardKind, id), (*Document).Card) }

// Hero returns a hero, like [Pack.Card].
func (p *Pack) Hero(id string) (Hero, bool) { return found(p.Find(HeroKind, id), (*Document).Hero) }

// Cases returns the precedent cases of a hero, like [Pack.Card].
func (p *Pack) Cases(hero string) ([]Case, bool) {
	return found(p.Find(CasesKind, hero), (*Document).Cases)
}

func found[T any](d *Document, get func(*Document) (T, bool)) (T, bool) {
	if d == nil {
		var none T
		return none, false
	}
	return get(d)
}

// Art returns the bytes of a picture of the art folder, whether it is shown or not; what is to be drawn, [Pack.Picture]
// returns.
func (p *Pack) Art(image string) ([]byte, error) {
	image = p.ImageNamed(image)
	if !staysInside(image) || image == "" {
		return nil, &fs.PathError{Op: "open", Path: image, Err: fs.ErrInvalid}
	}
	info, err := fs.Stat(p.fsys, artPath(image))
	if err == nil && !info.Mode().IsRegular() {
		err = &fs.PathError{Op: "open", Path: artPath(image), Err: errNotRegular}
	}
	if err != nil {
		return nil, err
	}
	file, err := p.fsys.Open(artPath(image))
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, MaxArtSize+1))
	if err == nil && len(data) > MaxArtSize {
		return nil, fmt.Errorf("picture %s has more than %d bytes", image, MaxArtSize)
	}
	return data, err
}

// HasArt reports whether the art folder has a picture, shown or not.
func (p *Pack) HasArt(image string) bool {
	_, ok := p.art.refused[p.ImageNamed(image)]
	return ok
}

// Images returns the pictures of the art folder, in order.
func (p *Pack) Images() []string { return slices.Sorted(maps.Keys(p.art.refused)) }

// Duel returns the duel between two heroes of the pack. It returns an error if a hero is missing, or if the document of
// a hero, of one of its cards or of the pack's rules has errors.
func (p *Pack) Duel(first, second string) (*duel.Duel, error) {
	a, err := p.DuelHero(first)
	if err != nil {
		return nil, err
	}
	b, err := p.DuelHero(second)
	if err != nil {
		return nil, err
	}
	return p.Numbers().New(a, b)
}

// DuelHero returns a hero with its cards as the rules know them, and with relics in the order in which it took them;
// errors are those of [Pack.Duel].
func (p *Pack) DuelHero(id string, relics ...string) (duel.Hero, error) {
	d, err := p.playable(HeroKind, id)
	if err != nil {
		return duel.Hero{}, err
	}
	if rules := p.Find(RulesKind, idOf(RulesFile)); rules != nil {
		if err := usable(rules, RulesKind.Name(), rules.id); err != nil {
			return duel.Hero{}, err
		}
	}
	hero, n, v := d.value.(*Hero), p.Numbers(), validator{pack: p}
	if v.fits(d, hero, &n); len(v.diagnostics) > 0 {
		return duel.Hero{}, fmt.Errorf("hero %s: %s", id, v.diagnostics[0])
	}
	result := duel.Hero{ID: id, HP: hero.HP, EP: hero.EP, Regen: hero.Regen, Passives: slices.Clone(hero.Passives)}
	for _, line := range hero.Deck {
		card, err := p.playable(CardKind, line.Card)
		if err != nil {
			return duel.Hero{}, fmt.Errorf("hero %s: %w", id, err)
		}
		result.Deck = append(result.Deck, duel.DeckLine{Card: card.value.(*Card).Card, Copies: line.Copies})
	}
	if err := cmp.Or(p.carry(&result, relics), p.bring(&result)); err != nil {
		return duel.Hero{}, fmt.Errorf("hero %s: %w", id, err)
	}
	return result, nil
}

// DuelRun returns a run that can be set out on. It returns an error if the run is missing, if its document has errors,
// or if a hero that it names can't be played.
func (p *Pack) DuelRun(id string) (Run, error) {
	d, err := p.playable(RunKind, id)
	if err != nil {
		return Run{}, err
	}
	run, _ := d.Run()
	v := validator{pack: p}
	if v.enemies(d, &run); len(v.diagnostics) > 0 {
		return Run{}, fmt.Errorf("run %s: %s", id, v.diagnostics[0])
	}
	for i := range run.Stages {
		if hero := run.Stages[i].Hero; hero != "" {
			if _, err := p.DuelHero(hero); err != nil {
				return Run{}, fmt.Errorf("run %s: stage %d: %w", id, i+1, err)
			}
		}
	}
	return run, nil
}

// Unread returns why a document isn't in the pack though there is its file; nil if there is none, or if it is there.
func (p *Pack) Unread(kind Kind, id string) error {
	file := FileOf(kind, id)
	for _, diagnostic := range p.stray {
		if diagnostic.File == file && diagnostic.Severity == Error {
			return fmt.Errorf("%s %s: %s", kind.Name(), id, diagnostic)
		}
	}
	return nil
}

// playable returns a document. It returns an error if that is missing or has errors.
func (p *Pack) playable(kind Kind, id string) (*Document, error) {
	d := p.Find(kind, id)
	if d == nil {
		if err := p.Unread(kind, id); err != nil {
			return nil, err
		}
	}
	return d, usable(d, kind.Name(), id)
}

// usable returns an error if a document is missing or has errors.
func usable(d *Document, what, id string) error {
	if d == nil {
		return fmt.Errorf("there is no %s %q in the pack", what, id)
	}
	for _, diagnostic := range d.diagnostics {
		if diagnostic.Severity == Error {
			return fmt.Errorf("%s %s: %s", what, id, diagnostic)
		}
	}
	return nil
}

// DisplayName returns the name of a card or hero in a language as it may be shown; its id if it has no name.
func DisplayName(language, id, name, nameUK string) string {
	if language == "uk" {
		name = cmp.Or(nameUK, name)
	}
	return termsafe.Directions(cmp.Or(name, id))
}
