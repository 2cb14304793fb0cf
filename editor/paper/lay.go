package paper

import (
	"context"
	"fmt"
	"image/color"
	"maps"
	"slices"

	"boardduels/schema"
)

// Sheets are what lies where on sheets of paper.
type Sheets struct {
	Format Format
	Faces  []Face // nine to a sheet, row by row
	// LeftOut are ids that were ordered and can't be read, each once.
	LeftOut []string
	// Missing are the letters that stand as boxes, since the faces of text don't have them.
	Missing []rune

	title string
}

// Face is a card or a hero as it is printed. Places count from its upper left corner.
type Face struct {
	Kind    schema.Kind // of a card, a hero, a relic, or the pack's rules
	ID      string
	Size    float64 // of the letters of its text
	Lines   []Line
	Band    Box
	Picture Box     // without height if there is none
	Divider float64 // where the line between two languages is; 0 for none

	content
}

// Line is a line of text.
type Line struct {
	Text  string
	Size  float64
	X, Y  float64 // where it begins, on its baseline
	Width float64
	Bold  bool
	ink   color.NRGBA
}

// Box is an upright rectangle.
type Box struct{ X, Y, Width, Height float64 }

// inset returns the box without so much on each side.
func (b Box) inset(by float64) Box {
	return Box{b.X + by, b.Y + by, b.Width - 2*by, b.Height - 2*by}
}

// Count returns how many sheets there are.
func (s *Sheets) Count() int { return (len(s.Faces) + PerSheet - 1) / PerSheet }

// Lay lays out what is ordered of a pack: what it sets, heroes, relics, then cards, in their order. An error tells of
// an order of nothing, of too much, or of numbers out of range.
func Lay(ctx context.Context, pack *schema.Pack, o *Order) (*Sheets, error) {
	if err := o.check(); err != nil {
		return nil, err
	}
	setter, err := newTypesetter()
	if err != nil {
		return nil, err
	}
	r := newReader(pack, o.Languages)
	s := &Sheets{Format: o.Format, title: setter.printable(r.title())}
	if o.Rules {
		s.add(setter.face(schema.RulesKind, "rules", r.rules(), s.title), 1)
	}
	single := func(kind schema.Kind, ids []string, read func(id string) (content, bool)) {
		for _, id := range ids {
			if c, ok := read(id); ok {
				s.add(setter.face(kind, id, c, s.title), 1)
			} else {
				s.leaveOut(id)
			}
		}
	}
	single(schema.HeroKind, o.Heroes, r.hero)
	single(schema.RelicKind, o.Relics, r.relic)
	for _, copies := range o.Cards {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if c, ok := r.card(copies.Card); ok {
			s.add(setter.face(schema.CardKind, copies.Card, c, s.title), copies.N)
		} else {
			s.leaveOut(copies.Card)
		}
	}
	s.Missing = slices.Sorted(maps.Keys(setter.missing))
	return s, nil
}

func (o *Order) check() error {
	if len(o.Languages) == 0 {
		return fmt.Errorf("no language of the texts is named")
	}
	for _, c := range o.Cards {
		if c.N < 1 {
			return fmt.Errorf("%d copies of %s: allowed are 1 and more", c.N, c.Card)
		}
	}
	if count := o.Count(); count == 0 || count > MostCards {
		return fmt.Errorf("%d cards are to be printed: allowed are 1 to %d", count, MostCards)
	}
	return nil
}

// add puts copies of a face behind what is there.
func (s *Sheets) add(face Face, copies int) {
	for range copies {
		s.Faces = append(s.Faces, face)
	}
}

func (s *Sheets) leaveOut(id string) {
	if !slices.Contains(s.LeftOut, id) {
		s.LeftOut = append(s.LeftOut, id)
	}
}
