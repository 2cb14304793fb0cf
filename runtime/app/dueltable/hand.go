package dueltable

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
)

// handModel is what a hand shows.
type handModel struct {
	Cards  []duel.CardIndex
	faces  []face.Card
	costs  []int16
	States []face.State
	// what each card that can be played now would leave the own fighter and the other one; nil for the others
	outlooks [][]fortune
	told     []string // the same in words
	modes    [][]mode // that each card offers
	whys     []string // why a card can't be played though there is energy for it, and one's own turn; "" if it can
	idle     string   // why none of them can be played now
	round    int16
	energy   int16 // that is left
	most     int   // cards that it can hold
	over     bool  // the duel is, and none will be played any more
}

// hand is the own hand: its cards side by side, or in two rows where the place is high, in three of very many. The
// place after the last possible card is left for the button that ends the turn.
type hand struct {
	translator *i18n.Translator
	stage      *motion.Stage
	box        *fyne.Container
	Cards      []*HandCard
	Model      handModel
	Chosen     int              // place of the chosen card, or -1
	leaves     int              // place of the card that the person has played, or nowhere
	held       []duel.CardIndex // as the rules have it
	byKeys     bool             // it was chosen by keyboard
	awaited    *HandCard        // that gets the focus once it has come, or nil
	homes      []ui.Rect        // of the cards, by place, when they don't move
	came       []*ui.Rect       // where each card was before, by place; nil for a new one

	onChosen func(place int)
	onPlayed func(place int)
	onOver   func(place int) // a card is chosen once none can be played any more
	onAsked  func(place int) // what the words on a card mean
	onLooked func(place int) // somebody considers a card; -1: none any more
	onLeft   func()          // the keyboard was at a card, and none is left
}

func newHand(t *i18n.Translator, stage *motion.Stage) *hand {
	return &hand{translator: t, stage: stage, box: &fyne.Container{}, Chosen: -1, leaves: nowhere}
}

// set shows a hand, keeping the widgets of cards that stay. The chosen card stays chosen if it is still there.
func (h *hand) set(m handModel) {
	if h.Chosen >= len(m.Cards) || h.Chosen >= 0 && m.Cards[h.Chosen] != h.Model.Cards[h.Chosen] {
		h.Chosen = -1
	}
	h.came = h.origins(m.Cards)
	h.Model, h.awaited = m, nil
	for len(h.Cards) < len(m.Cards) {
		h.Cards = append(h.Cards, h.newCard())
	}
	h.box.Objects = h.box.Objects[:0]
	for i, card := range m.Cards {
		c := h.Cards[i]
		c.index = card
		c.SetCard(m.faces[i], m.costs[i], m.States[i])
		h.box.Objects = append(h.box.Objects, c)
	}
	h.choose(h.Chosen)
	h.box.Refresh()
	h.keepFocus()
}

// origins returns where the cards of the next hand are in this one.
func (h *hand) origins(next []duel.CardIndex) []*ui.Rect {
	came := make([]*ui.Rect, len(next))
	places := stay(h.Model.Cards, next, h.leaves)
	if len(places) < len(h.Model.Cards) {
		h.leaves = nowhere
	}
	for i, card := range next {
		at := slices.IndexFunc(places, func(place int) bool { return h.Model.Cards[place] == card })
		if at >= 0 && places[at] < len(h.homes) {
			came[i] = &h.homes[places[at]]
			places = slices.Delete(places, at, at+1)
		}
	}
	return came
}

// allNew takes all cards for new ones.
func (h *hand) allNew() { h.came = make([]*ui.Rect, len(h.Model.Cards)) }

// fresh returns how many cards are new.
func (h *hand) fresh() (n int) {
	for _, from := range h.came {
		if from == nil {
			n++
		}
	}
	return n
}

// slide moves a card to its place from where it was before.
func (h *hand) slide(stage *motion.Stage, place int, from ui.Rect) {
	to, card := h.homes[place], h.Cards[place]
	if from == to {
		return
	}
	stage.Play(motion.Motion{Of: card, Time: slideTime, Curve: motion.Gentle, Draw: func(done float32) {
		card.Move(between(from, to, done).Pos())
	}})
}

// slideTime is how long a card takes to its place where another one has left the hand.
const slideTime = 180 * time.Millisecond

// keepFocus takes the focus of a card that has left the hand to the last one.
func (h *hand) keepFocus() {
	left := len(h.Model.Cards)
	if !slices.ContainsFunc(h.Cards[left:], func(c *HandCard) bool { return c.HasFocus }) {
		return
	}
	if left == 0 {
		h.onLeft()
		return
	}
	ui.GiveFocus(h.box, h.Cards[left-1])
}

func (h *hand) newCard() *HandCard {
	c := newHandCard(h.translator, h.stage, duel.NoCard)
	c.onTapped = func(c *HandCard) { h.Tapped(h.place(c)) }
	c.onTyped = func(c *HandCard) { h.typed(h.place(c)) }
	c.onAsked = func(c *HandCard) {
		if place := h.place(c); place >= 0 {
			h.onAsked(place)
		}
	}
	c.onDropped = func(c *HandCard, middle fyne.Position) (taken bool) {
		place := h.place(c)
		if place < 0 || middle.Y >= 0 || h.Model.States[place] != face.Playable && h.Model.States[place] != face.Highlighted {
			return false
		}
		h.onPlayed(place)
		return true
	}
	c.onHovered = func(c *HandCard, over bool) {
		place := h.place(c)
		if place < 0 || place == h.Chosen {
			return
		}
		h.look(place, over)
		state := h.Model.States[place]
		if over && state == face.Playable {
			state = face.Highlighted
		}
		c.SetState(state)
	}
	return c
}

// look tells of a card that is considered, or isn't any more: then it is the chosen one again.
func (h *hand) look(place int, over bool) {
	if !over {
		place = h.Chosen
	}
	h.onLooked(place)
}

// place returns where a card is in the hand; -1 for one that has left it, to which the pointer may still point.
func (h *hand) place(c *HandCard) int {
	return slices.Index(h.Cards[:len(h.Model.Cards)], c)
}

// Tapped chooses a card; a tap on the chosen one plays it.
func (h *hand) Tapped(place int) {
	if place < 0 || place >= len(h.Model.Cards) {
		return
	}
	if h.Model.over {
		h.onOver(place)
		return
	}
	if place == h.Chosen {
		h.onPlayed(place)
		return
	}
	h.choose(place)
	h.onChosen(place)
}

// typed chooses or plays a card by keyboard. The focus goes to it from wherever it is, so that Enter doesn't press
// something else.
func (h *hand) typed(place int) {
	if place < 0 || place >= len(h.Model.Cards) {
		return
	}
	if ui.IsFocusNear(h.box) {
		ui.GiveFocus(h.box, h.Cards[place])
	}
	h.byKeys = true
	h.Tapped(place)
	h.byKeys = false
}

// isStuck reports whether the keyboard is at a card that can't be played now.
func (h *hand) isStuck() bool {
	place := slices.IndexFunc(h.Cards, func(c *HandCard) bool { return c.HasFocus })
	return place >= 0 && (place >= len(h.Model.States) || h.Model.States[place] != face.Playable)
}

// offer gives the first card that can be played the focus, once it has come, and reports whether there is one.
func (h *hand) offer() bool {
	place := slices.Index(h.Model.States, face.Playable)
	if place < 0 {
		return false
	}
	h.awaited = h.Cards[place]
	if h.awaited.Visible() {
		h.come(h.awaited)
	}
	return true
}

// come lets a card be seen that has come into the hand.
func (h *hand) come(c *HandCard) {
	c.Show()
	if c == h.awaited {
		h.awaited = nil
		ui.GiveFocus(h.box, c)
	}
}

// choose marks a card as chosen; -1 none.
func (h *hand) choose(place int) {
	if h.Chosen >= 0 && h.Chosen < len(h.Model.Cards) {
		h.Cards[h.Chosen].SetState(h.Model.States[h.Chosen])
	}
	h.Chosen = place
	h.onLooked(place)
	if place >= 0 && h.Model.States[place] != face.TooExpensive && h.Model.States[place] != face.Barred {
		h.Cards[place].SetState(face.Highlighted)
	}
}

// handGap is the distance between cards.
const handGap = 6

// narrowCard is the width below which a card's name can't be read in two rows, so that there are three.
const narrowCard = 70

// layout places the cards and returns the place that is left for the button: in a high place the last of the rows, in a
// broad one the right end, larger for stances. In a high place it also returns what is free beside the button.
func (h *hand) layout(r ui.Rect, stances bool) (button, free ui.Rect) {
	rows, columns, whole := 1, h.Model.most, r.W
	if r.W < r.H*2.2 {
		rows, columns = 2, h.Model.most/2+1
		if r.W/float32(columns) < narrowCard {
			rows, columns = 3, h.Model.most/3+1
		}
	} else {
		wide, least := max(min(r.W*0.16, 170), r.W*0.13), float32(130)
		if stances {
			wide, least = max(min(r.W*0.3, 190), r.W*0.18), 210
		}
		button = r.CutRight(wide, 2*handGap)
		high := min(button.H, max(least, button.H*0.44))
		button.Y, button.H = button.Y+(button.H-high)/2, high
	}
	h.box.Move(r.Pos())
	h.box.Resize(r.Size())
	cell := ui.NewRect(0, 0, (r.W-handGap*float32(columns-1))/float32(columns), (r.H-handGap*float32(rows-1))/float32(rows))
	shape := min(max(cell.W/cell.H, face.Shape), 0.9)
	shift := float32(0)
	if rows == 1 {
		long := float32(len(h.Model.Cards))*(cell.W+handGap) - handGap
		shift = min((whole-long)/2, r.W-long) // in the middle of the table, as far as the button leaves room
	}
	h.homes = make([]ui.Rect, len(h.Model.Cards))
	for i := range h.Model.Cards {
		at := cell
		at.X, at.Y = shift+float32(i%columns)*(cell.W+handGap), float32(i/columns)*(cell.H+handGap)
		h.homes[i] = at.Within(shape)
		h.homes[i].Put(h.Cards[i])
	}
	if rows > 1 {
		above := float32(rows - 1)
		low := ui.NewRect(r.X, r.Y+above*(cell.H+handGap), r.W, cell.H)
		button = low.CutRight(cell.W, handGap)
		low.CutLeft(float32(max(len(h.Model.Cards)-columns*(rows-1), 0))*(cell.W+handGap), 0)
		free = low
	}
	return button, free
}
