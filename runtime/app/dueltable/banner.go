package dueltable

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// banner is a band that runs over the field for a moment, with words that are to be noticed: that it is the own turn,
// or a major card.
type banner struct {
	box    *fyne.Container
	ground *canvas.Rectangle
	edges  [2]*canvas.Rectangle
	words  *look.Fitted
	stage  *motion.Stage
	place  ui.Rect // at its largest
}

// The times of a banner: it opens, stands, and closes.
const (
	bannerTime = 1000 * time.Millisecond
	opened     = 0.16 // of its time
	closing    = 0.78
)

func newBanner(stage *motion.Stage) *banner {
	b := &banner{
		stage: stage, ground: canvas.NewRectangle(color.Transparent),
		words: look.NewFitted(fyne.TextStyle{Bold: true}, look.Title, fyne.TextAlignCenter, color.White),
	}
	b.box = &fyne.Container{Objects: []fyne.CanvasObject{b.ground}}
	for i := range b.edges {
		b.edges[i] = canvas.NewRectangle(color.Transparent)
		b.box.Add(b.edges[i])
	}
	b.box.Add(b.words.Object())
	b.box.Hide()
	return b
}

// raise shows words in a tone after a while.
func (b *banner) raise(text string, tone color.Color, after time.Duration) {
	b.stage.Play(motion.Motion{Of: b, Calm: true, After: after, Time: bannerTime, Draw: func(done float32) {
		if done == 0 {
			b.words.SetText(text)
			b.words.Color = tone
			for _, edge := range b.edges {
				edge.FillColor = tone
			}
			b.box.Show()
		}
		b.layout(done)
	}, Ended: b.box.Hide})
}

// layout shows the band at a point of its time. Where nothing may move, it stands from the beginning to the end.
func (b *banner) layout(done float32) {
	const edge = 2
	open, aside := float32(1), float32(0)
	if !b.stage.IsCalm() {
		open = motion.Slowing(min(done/opened, 1)) * (1 - motion.Gentle(max(done-closing, 0)/(1-closing)))
		aside = (done - 0.5) * b.place.W * 0.06
	}
	at := b.place
	at.Y += at.H * (1 - open) / 2
	at.H *= open
	at.Put(b.box)
	whole := ui.RectOf(at.Size())
	whole.Put(b.ground)
	b.ground.FillColor = look.Faded(look.Ink, 0.82)
	ui.NewRect(0, 0, whole.W, edge).Put(b.edges[0])
	ui.NewRect(0, whole.H-edge, whole.W, edge).Put(b.edges[1])
	ui.Show(open > 0.6, b.words.Object())
	b.words.Layout(fyne.NewPos(aside, 0), whole.Size(), 14, b.place.H*0.55)
	canvas.Refresh(b.box)
}

// announce raises the banner for what the moment that is shown brings: a major card as it lands, or the own turn.
func (b *Board) announce(landing time.Duration) {
	m := &b.Now
	mine := look.Gold // on a dark ground, whatever the theme
	switch {
	case m.Seat == game.Nobody || m.View.Winner != game.Nobody:
	case m.Action.Card != duel.NoCard && b.Duel.Card(m.Seat, m.Action.Card).IsMajor:
		tone := mine
		if m.Seat != b.Me {
			tone = look.Hit
		}
		b.Table.banner.raise(b.Card(m.Seat, m.Action.Card), tone, landing)
	case m.begins() && m.View.Mover == b.Me && !b.watched && !b.Open:
		b.Table.banner.raise(b.turnWords(), mine, 0)
	}
}

// turnWords tell that the own turn begins, or that there is none.
func (b *Board) turnWords() string {
	if b.Now.View.Me().StunTime > 0 {
		return b.Translator.Text("duel.banner_stunned")
	}
	return b.Translator.Text("duel.banner_mine")
}
