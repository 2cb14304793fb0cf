package play

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"boardduels/internal/i18n"
	"boardduels/runtime/play/face"
	"boardduels/runtime/play/look"
	own "boardduels/runtime/play/widget"
)

// tableIntents are what a player can want at the table.
type tableIntents interface {
	playCard(place int) // of the hand
	endTurn()
	skip()
	read() // the card on the field
	explain()
	inspect(mine bool)
	openLog()
	openMenu()
}

// table is the duel's screen: both heroes, the field between them, and the own hand. It is arranged by its shape: one
// below the other in a high window, side by side in a broad one.
type table struct {
	translator *i18n.Translator
	intents    tableIntents

	root    *fyne.Container
	ground  *canvas.Rectangle
	bar     *fyne.Container
	title   *look.Fitted // round, and whose turn it is
	warning *own.Warning // under the bar
	me, foe *fighterPanel
	field   *field
	hand    *hand
	turn    *turnButton
	preview *preview
}

func newTable(t *i18n.Translator, intents tableIntents) *table {
	v := &table{translator: t, intents: intents, ground: canvas.NewRectangle(color.Transparent)}
	v.me = newFighterPanel(func() { intents.inspect(true) })
	v.foe = newFighterPanel(func() { intents.inspect(false) })
	v.field = newField(t, intents.skip, intents.read, intents.explain)
	v.turn = newTurnButton(intents.endTurn)
	v.hand = newHand(t)
	v.hand.onChosen = v.showPreview
	v.hand.onPlayed = v.playCard
	v.preview = newPreview(t, func() { v.playCard(v.hand.chosen) }, v.tappedBeside)
	v.title = look.NewFitted(fyne.TextStyle{Bold: true}, look.Title, fyne.TextAlignCenter, color.White)
	v.bar = v.newBar()
	v.warning = own.NewWarning()
	v.root = &fyne.Container{
		Layout:  own.NewFree(fyne.NewSize(320, 290), v.arrange),
		Objects: append([]fyne.CanvasObject{v.ground, v.bar, v.warning.Container, v.field, v.foe, v.me, v.turn}, v.front(false)...),
	}
	return v
}

func (v *table) newBar() *fyne.Container {
	menu := own.QuietButton(theme.NavigateBackIcon(), v.intents.openMenu)
	log := own.QuietButton(theme.ListIcon(), v.intents.openLog)
	bar := &fyne.Container{Objects: []fyne.CanvasObject{menu, v.title.Object(), log}}
	bar.Layout = own.NewFree(fyne.NewSize(100, 36), func(size fyne.Size) {
		r := own.RectOf(size)
		r.CutLeft(44, 0).Put(menu)
		r.CutRight(44, 0).Put(log)
		v.title.Color = look.Color(look.ColorGold)
		v.title.Layout(r.Pos(), r.Size(), 10, 19)
	})
	return bar
}

func (v *table) playCard(place int) {
	v.dismiss()
	v.intents.playCard(place)
}

func (v *table) showPreview(place int) {
	m := &v.hand.model
	state := m.states[place]
	if state == face.Playable {
		state = face.Highlighted
	}
	v.preview.side = 0.5
	if v.isLow() {
		v.preview.side = float32(1 - 2*place/len(m.cards)) // where it leaves the chosen card in sight
	}
	v.openPreview(m.faces[place], m.costs[place], state, v.hint(m, place))
}

// showPlayed shows the card on the field large.
func (v *table) showPlayed() {
	v.hand.choose(-1)
	if card := v.field.now.card; card != nil {
		v.preview.side = 0.5
		v.openPreview(*card, v.field.now.cost, face.Plain, v.translator.Text(own.ByHand("duel.tap_to_close", "duel.tap_to_close.mouse")))
	}
}

func (v *table) openPreview(card face.Card, cost int16, state face.State, hint string) {
	v.preview.open(card, cost, state, hint)
	canvas.Refresh(v.ground) // the toolkit doesn't repaint for a widget that it has never painted
}

func (v *table) hint(m *handModel, place int) string {
	switch {
	case m.states[place] == face.Playable:
		return v.translator.Text(own.ByHand("duel.tap_to_play", "duel.tap_to_play.mouse"))
	case m.states[place] == face.TooExpensive:
		return v.translator.Text("duel.needs_energy", i18n.Args{"N": m.costs[place]})
	}
	return m.idle
}

// tappedBeside takes a tap beside the large card: on another card it chooses that one, elsewhere it lays the card back.
func (v *table) tappedBeside(at fyne.Position) {
	at = at.Add(v.preview.Position()).Subtract(v.hand.box.Position())
	if place := v.hand.at(at); place >= 0 {
		v.hand.tapped(place)
		return
	}
	v.dismiss()
}

// dismiss lays the chosen card back.
func (v *table) dismiss() {
	v.hand.choose(-1)
	v.preview.Hide()
}

// setTitle shows the round, and whose turn it is.
func (v *table) setTitle(text string) {
	v.title.SetText(text)
	v.bar.Layout.Layout(nil, v.bar.Size())
}

// warn says what is wrong, above all else that the table tells; "" says that nothing is any more.
func (v *table) warn(text string) {
	v.warning.Set(text)
	v.root.Layout.Layout(nil, v.root.Size())
	canvas.Refresh(v.ground) // the toolkit doesn't repaint for what it has never painted
}

// setHand shows the hand and what the button says.
func (v *table) setHand(m handModel, c caption) {
	v.hand.set(m)
	v.turn.set(c)
	v.root.Layout.Layout(nil, v.root.Size())
	v.preview.Hide()
	if v.hand.chosen >= 0 {
		v.showPreview(v.hand.chosen)
	}
}

// typed carries out a key: a card's number, the end of the turn, or laying a card back.
func (v *table) typed(key fyne.KeyName) {
	switch key {
	case fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5:
		v.hand.tapped(int(key[0] - '1'))
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if v.hand.chosen >= 0 {
			v.playCard(v.hand.chosen)
			return
		}
		v.turn.Tapped(nil)
	case fyne.KeyEscape:
		v.dismiss()
	}
}

// front are the topmost parts: the hand, and the large card under or over it.
func (v *table) front(over bool) []fyne.CanvasObject {
	if over {
		return []fyne.CanvasObject{v.hand.box, v.preview}
	}
	return []fyne.CanvasObject{v.preview, v.hand.box}
}

func (v *table) refreshColors() { v.ground.FillColor = look.Color(look.ColorTable) }

func (v *table) arrange(size fyne.Size) {
	v.refreshColors()
	whole := own.RectOf(size)
	whole.Put(v.ground)
	v.field.sideways = size.Height <= size.Width
	if v.field.sideways {
		v.arrangeBroad(whole)
	} else {
		v.arrangeHigh(whole)
	}
	copy(v.root.Objects[len(v.root.Objects)-2:], v.front(v.isLow()))
	if v.isLow() {
		whole.Put(v.preview)
	}
}

// isLow reports whether a broad table is so low that a large card has no room above the hand.
func (v *table) isLow() bool {
	const least = 500
	size := v.root.Size()
	return size.Height <= size.Width && size.Height < least
}

// cutBar puts the bar at the top of a place, and the warning under it.
func (v *table) cutBar(r *own.Rect) {
	r.CutTop(36, 2).Put(v.bar)
	if v.warning.Visible() {
		r.CutTop(own.WarningHeight, own.Gap).Put(v.warning)
	}
}

func (v *table) arrangeHigh(r own.Rect) {
	r = r.Inset(own.Gap)
	v.cutBar(&r)
	hand := min(2*(r.W-2*handGap)/3/face.Shape+handGap, r.H*0.5)
	bottom := r.CutBottom(hand, own.Gap)
	panel := min(max(r.H*0.27, 80), 150)
	r.CutTop(panel, own.Gap).Put(v.foe)
	r.CutBottom(panel, own.Gap).Put(v.me)
	r.Put(v.field)
	v.hand.layout(bottom).Put(v.turn)
	own.NewRect(0, 40, r.W+2*own.Gap, bottom.Y-40-own.Gap).Put(v.preview)
}

func (v *table) arrangeBroad(r own.Rect) {
	r = r.Inset(own.Gap)
	hand := min(max(r.H*0.37, 136), 310)
	bottom := r.CutBottom(hand, own.Gap)
	panel := min(max(r.W*0.24, 150), 300)
	r.CutLeft(panel, own.Gap*2).Put(v.me)
	r.CutRight(panel, own.Gap*2).Put(v.foe)
	own.NewRect(r.X, r.Y, r.W, r.H).Put(v.preview)
	v.cutBar(&r)
	r.Put(v.field)
	v.hand.layout(bottom).Put(v.turn)
}
