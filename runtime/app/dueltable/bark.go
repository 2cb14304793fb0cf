package dueltable

import (
	"image/color"
	"time"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// occasion is what a rival has something to say to.
type occasion int

const (
	atStart  occasion = iota
	striking          // it has struck heavily
	struck            // it was struck heavily
	failing           // it has little hp left
	winning
	losing
	occasionCount
)

// barks are what the heroes of the classic pack say, as keys of their words. Others say nothing.
var barks = map[string][occasionCount]string{
	"knight": {"bark.knight.start", "bark.knight.strike", "bark.knight.struck", "bark.knight.low", "bark.knight.won", "bark.knight.lost"},
	"mage":   {"bark.mage.start", "bark.mage.strike", "bark.mage.struck", "bark.mage.low", "bark.mage.won", "bark.mage.lost"},
	"priest": {"bark.priest.start", "bark.priest.strike", "bark.priest.struck", "bark.priest.low", "bark.priest.won", "bark.priest.lost"},
	"rogue":  {"bark.rogue.start", "bark.rogue.strike", "bark.rogue.struck", "bark.rogue.low", "bark.rogue.won", "bark.rogue.lost"},
}

// occasionOf returns what the moment that is shown gives the rival to say, if anything.
func (b *Board) occasionOf() (occasion, bool) {
	foe, me := b.blowOf(1-b.Me), b.blowOf(b.Me)
	isNew := isHurt(b.Now.View.Fighters[1-b.Me].HP, b.Duel.MaxHP(&b.Now.View.Fighters[1-b.Me], 1-b.Me)) && foe.hit+foe.wasted > 0
	switch {
	case b.Now.Seat == game.Nobody:
		return 0, false
	case foe.fell:
		return losing, true
	case me.fell:
		return winning, true
	case isNew && !b.said[failing]:
		return failing, true
	case foe.hit >= heavy && !b.said[struck]:
		return struck, true
	case me.hit >= heavy && b.Now.Seat != b.Me && b.Now.Action.Card != duel.NoCard && !b.said[striking]:
		return striking, true
	}
	return 0, false
}

// bark lets the rival say its words to what has happened, each once in a duel, when a blow has landed. Nobody speaks in
// a duel that is watched, or while somebody is told what to do.
func (b *Board) bark(o occasion, after time.Duration) {
	words, has := barks[b.Heroes[1-b.Me].ID]
	if !has || b.said[o] || b.isSilent() {
		return
	}
	b.said[o] = true
	b.Table.bubble.say(b.Translator.Text(words[o]), after)
}

// isSilent reports whether nobody speaks: in a duel that is watched or was played before, or while somebody is told
// what to do.
func (b *Board) isSilent() bool { return b.watched || b.Open || b.Table.Advice.Text != "" }

// bubble is what a hero says, beside it.
type bubble struct {
	box    *fyne.Container
	ground *canvas.Rectangle
	words  *look.Fitted
	stage  *motion.Stage
	shown  *motion.Pause // while something is to be read
	place  ui.Rect       // where there is room for it
	broad  bool          // the hero is to the right of it, and not above
	grown  float32
}

// sayTime is for how long a few words are to be read, letterTime what each letter of more takes.
const (
	sayTime    = 2600 * time.Millisecond
	letterTime = 65 * time.Millisecond
)

// readTime is how long a text is to be read.
func readTime(text string) time.Duration {
	return max(sayTime, time.Duration(utf8.RuneCountInString(text))*letterTime)
}

func newBubble(stage *motion.Stage) *bubble {
	s := &bubble{
		ground: canvas.NewRectangle(color.Transparent), stage: stage,
		words: look.NewFitted(fyne.TextStyle{Bold: true}, nil, fyne.TextAlignCenter, color.White),
	}
	s.box = &fyne.Container{Objects: []fyne.CanvasObject{s.ground, s.words.Object()}}
	s.box.Hide()
	return s
}

// read shows texts one after the other, each for as long as it takes to read it, also where nothing moves.
func (s *bubble) read(texts ...string) {
	s.hush()
	s.words.SetText(texts[0])
	s.box.Show()
	s.layout(1)
	s.shown = s.stage.NewPause(readTime(texts[0]), func() {
		s.shown = nil
		s.box.Hide()
		if len(texts) > 1 {
			s.read(texts[1:]...)
		}
	})
	s.shown.Start()
}

// say shows words for a while.
func (s *bubble) say(text string, after time.Duration) {
	s.hush()
	s.stage.Play(motion.Motion{Of: s, Calm: true, After: after, Time: sayTime, Draw: func(done float32) {
		if done == 0 {
			s.words.SetText(text)
			s.box.Show()
		}
		const popped = 0.06
		grown := float32(1)
		if done < popped && !s.stage.IsCalm() {
			grown = swell(done / popped * swellUntil)
		}
		s.layout(grown)
	}, Ended: s.box.Hide})
}

// hush ends what is being said.
func (s *bubble) hush() {
	if s.shown != nil {
		s.shown.GiveUp()
		s.shown = nil
		s.box.Hide()
	}
	s.stage.Play(motion.Motion{Of: s, Calm: true})
}

func (s *bubble) layout(scale float32) {
	const size = 15
	pad := 9 * s.grown
	text := size * s.grown
	long := min(s.words.Width(text)+2*pad, s.place.W)
	at := ui.NewRect(s.place.X, s.place.Y, long, s.words.Height(long-2*pad, text)+pad)
	if s.broad {
		at.X = s.place.X + s.place.W - long
	} else {
		at.Y = s.place.Y + s.place.H - at.H
	}
	at = at.Scaled(scale)
	at.Put(s.box)
	whole := ui.RectOf(at.Size())
	whole.Put(s.ground)
	s.ground.FillColor, s.ground.CornerRadius = look.Color(theme.ColorNameForeground), 12*s.grown
	s.ground.StrokeColor, s.ground.StrokeWidth = look.Color(look.ColorGold), 2
	s.words.Color = look.Color(look.ColorTable)
	inner := whole.Inset(pad / 2)
	s.words.Layout(inner.Pos(), inner.Size(), 9, text)
	canvas.Refresh(s.ground)
}
