package face

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
)

// tokenSign shows what a card does on a brief one.
type tokenSign struct {
	token
	symbol *canvas.Image
	number *look.Fitted
}

// setTokens makes the signs of a card that may be brief.
func (p *print) setTokens() {
	p.tokens = p.tokens[:0]
	if !p.face.Brief {
		return
	}
	for _, t := range p.face.card.tokens(p.face.translator) {
		s := &tokenSign{t, sign(), look.NewFitted(fyne.TextStyle{Bold: true}, nil, fyne.TextAlignLeading, look.Ink)}
		s.number.SetText(t.number)
		p.tokens = append(p.tokens, s)
	}
}

// layoutBrief lays out a small card: a large cost, a name that can be read, and what it does in signs.
func (p *print) layoutBrief(size fyne.Size) {
	w := size.Width
	name := briefName(p.name, w)
	rim, paper := w*edge, w*briefPaper
	top := p.layoutParts(size, name.Height, paper)
	p.name.Layout(fyne.NewPos(rim+2, top-name.Height), name, smallestText, w*briefRibbon*0.62)
	p.layoutMarks(w, rim, w*briefGem)
	p.layoutBadge(w, rim, top-name.Height)
	p.layoutTokens(fyne.NewPos(rim, top), fyne.NewSize(w-2*rim, paper))
}

// briefName returns the room for the name of a brief card of a width: a card whose name takes more lines in letters
// that are read well has a higher ribbon.
func briefName(name *look.Fitted, width float32) fyne.Size {
	const briefText, most = 10, 0.5 // a text size; of the width, since the rest is for the picture and the signs
	room := fyne.NewSize(width*(1-2*edge)-4, width*briefRibbon)
	room.Height = max(room.Height, min(name.Height(room.Width, briefText), width*most))
	return room
}

// layoutTokens lays the signs beside each other, in two rows where there are more than two.
func (p *print) layoutTokens(at fyne.Position, room fyne.Size) {
	rows := [][]*tokenSign{p.tokens}
	if len(p.tokens) > 2 {
		rows = [][]*tokenSign{p.tokens[:2], p.tokens[2:]}
	}
	high := room.Height / float32(len(rows))
	for y, row := range rows {
		side := min(high*0.84, 34)
		long := func(side float32) (sum float32) {
			for _, t := range row {
				sum += t.width(side)
			}
			return sum + side*0.3*float32(len(row)-1)
		}
		side = min(side, side*(room.Width-4)/max(long(side), 1))
		x := at.X + (room.Width-long(side))/2
		top := at.Y + high*float32(y) + (high-side)/2
		for _, t := range row {
			place(t.symbol, x, top, side, side)
			look.Draw(t.symbol, t.token.symbol)
			t.number.Layout(fyne.NewPos(x+side, top), fyne.NewSize(t.width(side), side), 6, side*tokenText)
			x += t.width(side) + side*0.3
		}
	}
}

// tokenText is the text size of a sign's number, as a share of the symbol's side.
const tokenText = 0.8

// width returns how long a sign is whose symbol has a side.
func (t *tokenSign) width(side float32) float32 {
	return side + t.number.Width(side*tokenText) + 2
}
