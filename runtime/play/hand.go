package play

import (
	"slices"

	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/play/face"
	own "boardduels/runtime/play/widget"
)

// handModel is what a hand shows.
type handModel struct {
	cards  []duel.CardIndex
	faces  []face.Card
	costs  []int16
	states []face.State
	idle   string // why none of them can be played now
}

// hand is the own hand: up to five cards side by side, or in two rows where the place is high. The place after the last
// possible card is left for the button that ends the turn.
type hand struct {
	translator *i18n.Translator
	box        *fyne.Container
	cards      []*handCard
	model      handModel
	chosen     int // place of the chosen card, or -1

	onChosen func(place int)
	onPlayed func(place int)
}

func newHand(t *i18n.Translator) *hand {
	return &hand{translator: t, box: &fyne.Container{}, chosen: -1}
}

// set shows a hand, keeping the widgets of cards that stay. The chosen card stays chosen if it is still there.
func (h *hand) set(m handModel) {
	if h.chosen >= len(m.cards) || h.chosen >= 0 && m.cards[h.chosen] != h.model.cards[h.chosen] {
		h.chosen = -1
	}
	h.model = m
	for len(h.cards) < len(m.cards) {
		h.cards = append(h.cards, h.newCard())
	}
	h.box.Objects = h.box.Objects[:0]
	for i, card := range m.cards {
		c := h.cards[i]
		c.index = card
		c.SetCard(m.faces[i], m.costs[i], m.states[i])
		h.box.Objects = append(h.box.Objects, c)
	}
	h.choose(h.chosen)
	h.box.Refresh()
}

func (h *hand) newCard() *handCard {
	c := newHandCard(h.translator, duel.NoCard)
	c.onTapped = func(c *handCard) { h.tapped(h.place(c)) }
	c.onDropped = func(c *handCard, middle fyne.Position) {
		if middle.Y < 0 {
			h.onPlayed(h.place(c))
		}
	}
	c.onHovered = func(c *handCard, over bool) {
		place := h.place(c)
		if place < 0 || place == h.chosen {
			return
		}
		state := h.model.states[place]
		if over && state == face.Playable {
			state = face.Highlighted
		}
		c.SetState(state)
	}
	return c
}

// place returns where a card is in the hand; -1 for one that has left it, to which the pointer may still point.
func (h *hand) place(c *handCard) int {
	return slices.Index(h.cards[:len(h.model.cards)], c)
}

// at returns the place of the card at a position of the hand, or -1.
func (h *hand) at(p fyne.Position) int {
	return slices.IndexFunc(h.cards[:len(h.model.cards)], func(c *handCard) bool {
		return own.NewRect(c.Position().X, c.Position().Y, c.Size().Width, c.Size().Height).Holds(p)
	})
}

// tapped chooses a card; a tap on the chosen one plays it.
func (h *hand) tapped(place int) {
	if place < 0 || place >= len(h.model.cards) {
		return
	}
	if place == h.chosen {
		h.onPlayed(place)
		return
	}
	h.choose(place)
	h.onChosen(place)
}

// choose marks a card as chosen; -1 none.
func (h *hand) choose(place int) {
	if h.chosen >= 0 && h.chosen < len(h.model.cards) {
		h.cards[h.chosen].SetState(h.model.states[h.chosen])
	}
	h.chosen = place
	if place >= 0 && h.model.states[place] != face.TooExpensive {
		h.cards[place].SetState(face.Highlighted)
	}
}

// handGap is the distance between cards.
const handGap = 6

// layout places the cards and returns the place that is left for the button: in a high place the sixth of two rows of
// three, in a broad one the right end.
func (h *hand) layout(r own.Rect) (button own.Rect) {
	rows, columns := 1, duel.HandSize
	if r.W < r.H*2.2 {
		rows, columns = 2, 3
	} else {
		button = r.CutRight(min(r.W*0.16, 170), 2*handGap)
		high := min(button.H, 130)
		button.Y, button.H = button.Y+(button.H-high)/2, high
	}
	h.box.Move(r.Pos())
	h.box.Resize(r.Size())
	cell := own.NewRect(0, 0, (r.W-handGap*float32(columns-1))/float32(columns), (r.H-handGap*float32(rows-1))/float32(rows))
	shape := min(max(cell.W/cell.H, face.Shape), 0.8)
	shift := float32(0)
	if rows == 1 {
		shift = (r.W - float32(len(h.model.cards))*(cell.W+handGap) + handGap) / 2
	}
	for i := range h.model.cards {
		at := cell
		at.X, at.Y = shift+float32(i%columns)*(cell.W+handGap), float32(i/columns)*(cell.H+handGap)
		at.Within(shape).Put(h.cards[i])
	}
	if rows == 2 {
		button = own.NewRect(r.X+2*(cell.W+handGap), r.Y+cell.H+handGap, cell.W, cell.H)
	}
	return button
}
