package paper

import "image/color"

// set is some texts in lines, one text below the other.
type set struct {
	weight weight
	size   float64
	parts  [][]string
	apart  float64 // between two texts
}

// fit breaks texts into lines of the largest size at which all have room, from one size down to another; false if they
// have none at the least.
func (s *typesetter) fit(w weight, texts []string, room Box, largest, least, apart float64) (set, bool) {
	for size := largest; size >= least; size -= step {
		broken := set{weight: w, size: size, apart: apart}
		for _, text := range texts {
			broken.parts = append(broken.parts, s.lines(w, size, room.Width, text))
		}
		if broken.height() <= room.Height && s.isWithin(&broken, room.Width) {
			return broken, true
		}
	}
	return set{}, false
}

// isWithin reports whether no line is wider than that: a letter may be.
func (s *typesetter) isWithin(broken *set, width float64) bool {
	for _, part := range broken.parts {
		for _, line := range part {
			if s.length(broken.weight, broken.size, line) > width {
				return false
			}
		}
	}
	return true
}

// line is how high a line is.
func (b *set) line() float64 { return b.size * leading * millimetre }

func (b *set) height() float64 {
	height := float64(len(b.parts)-1) * b.apart
	for _, part := range b.parts {
		height += float64(len(part)) * b.line()
	}
	return height
}

// centred returns the lines in the middle of a box.
func (b *set) centred(s *typesetter, room Box, ink color.NRGBA) (lines []Line) {
	const ascent = 0.9 // of the letters' size, above the baseline, with half of what parts lines
	y := room.Y + (room.Height-b.height())/2
	for i, part := range b.parts {
		if i > 0 {
			y += b.apart
		}
		for _, text := range part {
			width := s.length(b.weight, b.size, text)
			lines = append(lines, Line{Text: text, Size: b.size, X: room.X + (room.Width-width)/2, Y: y + ascent*b.size*millimetre, Width: width, Bold: b.weight == bold, ink: ink})
			y += b.line()
		}
	}
	return lines
}

// divider returns where the middle between the first text and the next is; 0 if there is one alone.
func (b *set) divider(room Box) float64 {
	if len(b.parts) < 2 {
		return 0
	}
	return room.Y + (room.Height-b.height())/2 + float64(len(b.parts[0]))*b.line() + b.apart/2
}
