package document

import (
	"fmt"
	"slices"

	"boardduels/schema"
)

// Silence writes into the pack that a diagnostic isn't to be told.
type Silence struct {
	schema.Silence
}

// Kind returns "silence".
func (Silence) Kind() string { return "silence" }

// Subject returns the diagnostic's code.
func (e Silence) Subject() string { return e.Code }

// Changes implements [Edit].
func (e Silence) Changes(pack *schema.Pack) ([]Change, error) {
	d := pack.Document(schema.TitleFile)
	if d == nil {
		return []Change{{File: schema.TitleFile, To: schema.NewTitle(schema.PackTitle{Silences: []schema.Silence{e.Silence}})}}, nil
	}
	title, ok := d.Title()
	if !ok {
		return nil, schema.ErrNotWellFormed
	}
	if slices.ContainsFunc(title.Silences, func(s schema.Silence) bool { return s.Code == e.Code && s.Of == e.Of }) {
		return nil, nil
	}
	next, err := d.Insert(silencePath(len(title.Silences)), e.Silence)
	if err != nil {
		return nil, err
	}
	return []Change{{d.File(), d, next}}, nil
}

// Unsilence has a diagnostic told again.
type Unsilence struct {
	Index int // of the silence in pack.xml
}

// Kind returns "unsilence".
func (Unsilence) Kind() string { return "unsilence" }

// Subject returns the path of the silence.
func (e Unsilence) Subject() string { return silencePath(e.Index) }

// Changes implements [Edit].
func (e Unsilence) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, schema.TitleFile, func(d *schema.Document) (*schema.Document, error) { return d.Remove(silencePath(e.Index)) })
}

func silencePath(i int) string { return fmt.Sprintf("silence[%d]", i) }

// silencesOf returns the change of pack.xml that has the silences of some files follow them to others, or go if to is
// nil.
func silencesOf(pack *schema.Pack, files, to []string) ([]Change, error) {
	d := pack.Document(schema.TitleFile)
	silences := pack.Title().Silences
	next := d
	for i := len(silences) - 1; i >= 0; i-- { // from the last, so that paths keep their meaning
		k := slices.Index(files, silences[i].Of)
		if k < 0 {
			continue
		}
		var err error
		if to == nil {
			next, err = next.Remove(silencePath(i))
		} else {
			next, err = next.Set(silencePath(i)+"@of", to[k])
		}
		if err != nil {
			return nil, err
		}
	}
	if next == d {
		return nil, nil
	}
	return []Change{{d.File(), d, next}}, nil
}
