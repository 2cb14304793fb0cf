package paper

import (
	"image/color"

	"boardduels/schema"
)

// The parts of a card.
const (
	rim     = 2.5  // what stays white on each side, so that a cut may miss by as much
	gap     = 1.8  // between text and the frame
	bandEnd = 10.0 // of the band, where cost and sign are
	foot    = 3.6  // height of the line at the bottom
)

// frame is what is drawn on.
var frame = Box{rim, rim, CardWidth - 2*rim, CardHeight - 2*rim}

var (
	white = color.NRGBA{0xff, 0xff, 0xff, 0xff}
	ink   = color.NRGBA{0x14, 0x12, 0x10, 0xff}
	faint = color.NRGBA{0x60, 0x60, 0x60, 0xff}
)

// The sizes of letters, from which they shrink by steps until all of a text has room.
const (
	step         = 0.25
	largestName  = 11.0
	largestText  = 9.5
	largestBelow = 6.0
	smallest     = 0.5 // for whatever strangers write; what a pack may hold has room at some 4
)

// bandHeights are how high the band with the name may be, with the least size of letters for which the next is taken.
var bandHeights = []struct{ height, least float64 }{{10, 6.5}, {13, 6}, {16, 5.5}, {20, smallest}}

// pictureHeights are how high the picture may be, with the least size of letters for which it makes way.
var pictureHeights = []struct{ height, least float64 }{
	{36, 8}, {30, 7.5}, {24, 7}, {18, 6.5}, {12, 6}, {12, 5.5}, {0, smallest},
}

// face lays a card out.
func (s *typesetter) face(kind schema.Kind, id string, c content, title string) Face {
	f := Face{Kind: kind, ID: id, content: c}
	s.name(&f)
	s.cost(&f)
	s.below(&f, title)
	s.text(&f)
	return f
}

// name puts the names onto the band, which grows with them.
func (s *typesetter) name(f *Face) {
	names := s.all(f.names)
	side := bandEnd
	if f.Kind != schema.CardKind {
		side = gap
	}
	for _, b := range bandHeights {
		f.Band = Box{frame.X, frame.Y, frame.Width, b.height}
		room := Box{f.Band.X + side, f.Band.Y + 0.6, f.Band.Width - 2*side, f.Band.Height - 1.2}
		if set, ok := s.fit(bold, names, room, largestName, b.least, 0); ok {
			f.Lines = append(f.Lines, set.centred(s, room, readable(f.band))...)
			return
		}
	}
}

// readable returns white, or ink on a light ground.
func readable(ground color.NRGBA) color.NRGBA {
	if light := 299*int(ground.R) + 587*int(ground.G) + 114*int(ground.B); light > 150*1000 {
		return ink
	}
	return white
}

// cost puts the cost onto its disc.
func (s *typesetter) cost(f *Face) {
	if f.content.cost == "" {
		return
	}
	disc := f.disc()
	if set, ok := s.fit(bold, []string{f.content.cost}, disc.inset(1.2), 16, smallest, 0); ok {
		f.Lines = append(f.Lines, set.centred(s, disc, ink)...)
	}
}

// disc is the box of the disc on which the cost stands.
func (f *Face) disc() Box { return Box{f.Band.X + 1, f.Band.Y + 1, 8, 8} }

// seal is the box of the disc on which the sign of the kind stands.
func (f *Face) seal() Box { return Box{f.Band.X + f.Band.Width - 9, f.Band.Y + 1, 8, 8} }

// below puts what kind of card it is at the bottom, and the pack's title behind it.
func (s *typesetter) below(f *Face, title string) {
	text := s.printable(f.content.below)
	if title != "" {
		text += " — " + title
	}
	room := Box{frame.X + gap, frame.Y + frame.Height - foot, frame.Width - 2*gap, foot}
	if set, ok := s.fit(plain, []string{text}, room, largestBelow, smallest, 0); ok {
		f.Lines = append(f.Lines, set.centred(s, room, faint)...)
	}
}

// text puts the texts below the picture, which makes way for them.
func (s *typesetter) text(f *Face) {
	texts := s.all(f.texts)
	top, bottom := f.Band.Y+f.Band.Height, frame.Y+frame.Height-foot
	for _, p := range pictureHeights {
		if f.art == nil && p.height > 0 {
			continue
		}
		f.Picture = Box{frame.X, top, frame.Width, p.height}
		room := Box{frame.X + gap, top + p.height + 1, frame.Width - 2*gap, bottom - top - p.height - 1.2}
		set, ok := s.fit(plain, texts, room, largestText, p.least, 1.8)
		if !ok {
			continue
		}
		f.Size = set.size
		f.Lines = append(f.Lines, set.centred(s, room, ink)...)
		f.Divider = set.divider(room)
		return
	}
}

func (s *typesetter) all(texts []string) (printable []string) {
	for _, text := range texts {
		printable = append(printable, s.printable(text))
	}
	return printable
}
