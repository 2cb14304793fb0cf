package face

import (
	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/look"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
)

// Whole reports whether every word of the name and of the rule text has room on the face at a size.
func (f *Face) Whole(size fyne.Size) bool { return f.hasRoom(size, smallestText) }

// IsRead reports whether every word that stands on a face of a size has room in letters that are read at ease.
func (f *Face) IsRead(size fyne.Size) bool { return f.hasRoom(size, easyText) }

func (f *Face) hasRoom(size fyne.Size, text float32) bool {
	name := newName()
	name.SetText(f.card.Name)
	switch {
	case f.isSlim(size):
		_, _, room := f.slimRooms(size)
		return name.Fits(fyne.NewSize(room.w, room.h), text)
	case lies(size):
		return f.lyingHasRoom(name, size, text)
	case f.isBrief(size):
		return name.Fits(briefName(name, size.Width), text)
	}
	return name.Fits(ribbonRoom(size), text) && textFits(f.Text(), size, text)
}

// NameFits reports whether every word of a card's name has room on a face of a size, in letters that can be read. Like
// [TextFits] it draws nothing, and can be asked outside the UI thread.
func NameFits(name string, size fyne.Size) bool {
	ribbon := newName()
	ribbon.SetText(name)
	return ribbon.Fits(ribbonRoom(size), smallestText)
}

// TextFits reports whether every word of a card's rule text, in the translator's language, has room on a face of a
// size. What the card names is called as the dictionary has it.
func TextFits(t *i18n.Translator, d rulestext.Dictionary, card *duel.Card, size fyne.Size) bool {
	return textFits(rulestext.RulesNaming(t, d, card, rulestext.Bonuses{}), size, smallestText)
}

func textFits(text string, size fyne.Size, letters float32) bool {
	rules := newRules()
	rules.SetText(text)
	return rules.Fits(rulesRoom(size, paperHeight(rules, size)), letters)
}

// WithSentences are the sizes of a phone's cards on which sentences stand, in a hand and in the list of a deck: a text
// that has room on these is whole wherever a phone shows it. Smaller cards tell by signs what they do.
func WithSentences() []fyne.Size { return []fyne.Size{fyne.NewSize(112, 144), fyne.NewSize(103, 146)} }

// The parts of a card as shares of its width.
const (
	edge    = 0.028
	corner  = 0.06
	gemSize = 0.23
	ribbon  = 0.15
	margin  = 0.05
)

// Corner is the radius of the corners of a card of a width.
func Corner(width float32) float32 { return width * corner }

// The parts of a brief card as shares of its width.
const (
	briefBelow  = 150 // the width, in device-independent pixels
	briefRibbon = 0.24
	briefPaper  = 0.4
	briefGem    = 0.32
)

// isBrief reports whether a card of a size shows signs in place of sentences.
func (f *Face) isBrief(size fyne.Size) bool { return f.Brief && size.Width < briefBelow && !lies(size) }

// The text sizes of a card's face, in device-independent pixels.
const (
	smallestText = 8.5 // that can be read, of a card in a hand; smaller cards are to be recognised
	textShare    = 0.1 // of the width
	largestText  = 20
	largeShare   = 0.08 // of the width, of cards on which that is more
)

// The text sizes of a card's name, as shares of the ribbon's height.
const (
	smallestName = 0.42
	largestName  = 0.8
)

// largestRules returns the text size at which the rules are shown if they have room.
func largestRules(width float32) float32 {
	return min(max(width*textShare, smallestText), max(largestText, width*largeShare))
}

// ribbonRoom returns the room for the name.
func ribbonRoom(size fyne.Size) fyne.Size {
	return fyne.NewSize(size.Width*(1-2*edge)-4, size.Width*ribbon)
}

// rulesRoom returns the room for the rule text on a paper of a height.
func rulesRoom(size fyne.Size, paper float32) fyne.Size {
	return fyne.NewSize(size.Width*(1-2*edge-2*margin), paper-size.Width*0.03)
}

// paperHeight returns how high the paper under the text is: what the text needs at its largest size, within limits that
// leave the picture its share, of which the text gets some where it else had no room in letters that can be read.
func paperHeight(rules *look.Fitted, size fyne.Size) float32 {
	const least, most, utmost = 0.40, 0.66, 0.82
	w := size.Width
	room := size.Height - 2*w*edge - w*ribbon
	text := w * (1 - 2*edge - 2*margin)
	need := rules.Height(text, largestRules(w))*1.02 + text*0.08
	small := min(rules.Height(text, smallestText)+w*0.03, room*utmost)
	return min(max(need, room*least), max(room*most, small))
}
