package dueltable

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/theme"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/keyboard"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/sound"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel/rule"
)

// Intents are what a player can want at the table.
type Intents interface {
	PlayCard(place int, mode int8) // of the hand; mode 0 of a card that offers none
	EndTurn()
	Take(rule.Stance) // as one is due, or to end the turn with
	Skip()
	Read(place int)   // a card on the field
	Define(place int) // the words on a card of the hand
	Explain()
	Inspect(mine bool)
	OpenForecast()
	OpenLog()
	OpenMenu()
}

// Table is the duel's screen: both heroes, the field between them, and the own hand. It is arranged by its shape: one
// below the other in a high window, side by side in a broad one.
type Table struct {
	translator *i18n.Translator
	intents    Intents
	Stage      *motion.Stage
	Cue        func(sound.Name) // lets a sound be heard; nil: there are none

	Root   *fyne.Container
	ground *canvas.Rectangle
	hall   *canvas.Image // around the table
	Home   string        // the id of the hero in whose hall it stands
	Bar    *fyne.Container
	Title  *look.Fitted // round, and whose turn it is
	// what is played, under the title; it has no text where nobody plays
	Occasion  *look.Fitted
	nemesis   *countenance // beside them
	Warning   *ui.Warning  // under the bar
	Reminder  *reminder    // over the bar
	Me, Foe   *fighterPanel
	Field     *Field
	Hand      *hand
	Turn      *TurnButton
	Stances   *stanceBar // in its place
	led       int16      // the round to whose own turn the keyboard was led last
	Preview   *preview
	picker    *picker
	large     large // where these two are
	energyBar *energyBar
	air       *air
	vignette  *vignette
	bubble    *bubble // what the other hero says
	banner    *banner
	// where the field is, when it doesn't shake
	fieldHome fyne.Position
	grown     float32 // how much larger than usual things are, 1 or more
	finale    *finale
	Advice    Advice
	ring      *canvas.Rectangle // around what the advice is about
}

// New returns a table on which nothing lies yet. What moves does so on a stage.
func New(t *i18n.Translator, stage *motion.Stage, intents Intents) *Table {
	v := &Table{translator: t, intents: intents, Stage: stage, grown: 1, ground: canvas.NewRectangle(color.Transparent)}
	v.hall = &canvas.Image{FillMode: canvas.ImageFillCover}
	v.Me = newFighterPanel(stage, func() { v.tappedHero(true) })
	v.Foe = newFighterPanel(stage, func() { v.tappedHero(false) })
	v.Foe.envelope = newEnvelope(stage, intents.OpenForecast)
	v.Field = newField(t, stage, intents.Skip, intents.Read, intents.Explain)
	v.Field.onFlight = v.lift
	v.Turn = newTurnButton(func() {
		v.Dismiss()
		intents.EndTurn()
	})
	v.Stances = newStanceBar(func(s rule.Stance) {
		v.Dismiss()
		intents.Take(s)
	})
	v.Hand = newHand(t, stage)
	v.Hand.onChosen = func(place int) {
		v.cue(sound.Choose, 0)
		v.showPreview(place)
	}
	v.Hand.onPlayed = v.playCard
	v.Hand.onOver = func(place int) { intents.PlayCard(place, 0) }
	v.Hand.onAsked = intents.Define
	v.Hand.onLooked = v.foretell
	v.Hand.onLeft = func() { ui.GiveFocus(v.Root, v.ending()) }
	v.Preview = newPreview(t, stage, v.tappedPreview, v.Dismiss, v.define)
	v.picker = newPicker(v.consider, v.Dismiss)
	v.Title = look.NewFitted(fyne.TextStyle{Bold: true}, look.Title, fyne.TextAlignCenter, color.White)
	v.Occasion = look.NewFitted(fyne.TextStyle{}, nil, fyne.TextAlignCenter, color.White)
	v.nemesis = newCountenance()
	v.energyBar = newEnergyBar(stage)
	v.air = newAir(stage)
	v.vignette = newVignette(stage)
	v.bubble = newBubble(stage)
	v.banner = newBanner(stage)
	v.finale = newFinale(stage, intents.Skip)
	v.ring = newRing()
	v.Reminder = newReminder()
	v.Bar = v.newBar()
	v.Warning = ui.NewWarning()
	v.Root = &fyne.Container{
		Layout: ui.NewFree(fyne.NewSize(320, 290), v.arrange),
		Objects: []fyne.CanvasObject{
			v.ground, v.hall, v.Warning.Container, v.Field, v.Foe, v.Me, v.energyBar.box, v.Preview, v.picker, v.Hand.box, v.Turn, v.Stances.Buttons[0], v.Stances.Buttons[1], v.Stances.Buttons[2], v.Bar, v.Reminder.Container, v.ring, v.vignette.red, v.vignette.black, v.air.box, v.bubble.box, v.banner.box, v.finale,
		},
	}
	return v
}

func (v *Table) newBar() *fyne.Container {
	menu := look.NewEnlarged(ui.QuietButton(theme.NavigateBackIcon(), v.intents.OpenMenu))
	story := look.NewEnlarged(ui.QuietButton(theme.ListIcon(), v.intents.OpenLog))
	bar := &fyne.Container{Objects: []fyne.CanvasObject{menu, v.nemesis.picture, v.Title.Object(), v.Occasion.Object(), story}}
	bar.Layout = ui.NewFree(fyne.NewSize(100, ui.Target), func(size fyne.Size) {
		menu.Enlarge(v.grown)
		story.Enlarge(v.grown)
		r := ui.RectOf(size)
		r.CutLeft(size.Height, 0).Put(menu)
		r.CutRight(size.Height, 0).Put(story)
		v.nemesis.layout(&r)
		v.Title.Color, v.Occasion.Color = look.Color(look.ColorGold), look.Color(theme.ColorNameForeground)
		if v.Occasion.Width(1) > 0 {
			const share = 0.4 // of the height
			low := r.CutBottom(size.Height*share, 0)
			v.Occasion.Layout(low.Pos(), low.Size(), 9, low.H*0.72)
		}
		v.Title.Layout(r.Pos(), r.Size(), 10, size.Height*0.43)
	})
	return bar
}

// playCard plays a card of the hand, once its mode is chosen. One that can't be played stays chosen, and says why with
// more weight.
func (v *Table) playCard(place int) {
	if v.Hand.Model.States[place] != face.Playable {
		v.cue(sound.Refuse, 0)
		v.Preview.insist(v.Stage)
		return
	}
	if modes := v.Hand.Model.modes[place]; len(modes) > 0 {
		v.offerModes(place, modes)
		return
	}
	v.play(place, 0)
}

func (v *Table) play(place int, mode int8) {
	v.Dismiss()
	v.Hand.leaves = place
	v.intents.PlayCard(place, mode)
}

// offerModes lets the player choose a mode of a card. The keyboard is led there, if it is in use.
func (v *Table) offerModes(place int, modes []mode) {
	v.Hand.choose(place)
	v.Hand.Cards[place].Move(v.Hand.homes[place].Pos()) // it may have been dropped over what is offered
	v.Preview.Hide()
	title := v.translator.Text("duel.choose_mode", i18n.Args{"Card": v.Hand.Model.faces[place].Name})
	v.picker.open(title, modes, func(chosen int8) { v.play(place, chosen) })
	v.layLarge()
	v.remind()
	if ui.IsFocusNear(v.Root) {
		v.picker.offer()
	}
	canvas.Refresh(v.ground) // the toolkit doesn't repaint for a widget that it has never painted
}

// consider shows on both heroes what a mode would do now; nil is none.
func (v *Table) consider(m *mode) {
	var mine, theirs *fortune
	if m != nil && m.outlook != nil {
		mine, theirs = &m.outlook[0], &m.outlook[1]
	}
	v.Me.foretell(mine)
	v.Foe.foretell(theirs)
}

// tappedHero asks to read about a hero. While a card is shown large it lays that back, since on a phone the card leaves
// no other place for that.
func (v *Table) tappedHero(mine bool) {
	if v.Preview.Visible() || v.picker.Visible() {
		v.Dismiss()
		return
	}
	v.intents.Inspect(mine)
}

// tappedPreview plays the card that is shown large, or lays it back if that can't be.
func (v *Table) tappedPreview() {
	if place := v.Hand.Chosen; place >= 0 && v.Hand.Model.States[place] == face.Playable {
		v.playCard(place)
		return
	}
	v.Dismiss()
}

func (v *Table) showPreview(place int) {
	m := &v.Hand.Model
	state := m.States[place]
	if state == face.Playable {
		state = face.Highlighted
	}
	v.openPreview(m.faces[place], m.costs[place], state, m.told[place], v.hint(m, place))
}

// foretell shows on both heroes what a card of the hand would do now; -1 is none.
func (v *Table) foretell(place int) {
	var mine, theirs *fortune
	if m := &v.Hand.Model; place >= 0 && place < len(m.outlooks) && m.outlooks[place] != nil {
		mine, theirs = &m.outlooks[place][0], &m.outlooks[place][1]
	}
	v.Me.foretell(mine)
	v.Foe.foretell(theirs)
}

// ShowPlayed shows a card on the field large.
func (v *Table) ShowPlayed(place int) {
	v.Hand.choose(-1)
	if place < len(v.Field.Now.Cards) {
		card := &v.Field.Now.Cards[place]
		v.openPreview(card.Card, card.Cost, face.Plain, "", v.translator.Text(ui.ByHand("duel.tap_to_close", "duel.tap_to_close.mouse")))
	}
}

func (v *Table) openPreview(card face.Card, cost int16, state face.State, told, hint string) {
	v.picker.Hide() // another card is considered
	v.Preview.open(card, cost, state, told, hint)
	v.layLarge()
	v.remind()
	canvas.Refresh(v.ground) // the toolkit doesn't repaint for a widget that it has never painted
}

func (v *Table) hint(m *handModel, place int) string {
	switch {
	case m.States[place] == face.Playable:
		return v.translator.Text(v.toPlay(), i18n.Args{"Key": keyboard.Label(defineKey)})
	case m.whys[place] != "":
		return m.whys[place]
	case m.States[place] == face.TooExpensive:
		return v.translator.Text("duel.needs_energy", i18n.Args{"N": m.costs[place], "Left": m.energy})
	}
	return m.idle
}

// toPlay says how the card that is chosen is played, by what it was chosen with.
func (v *Table) toPlay() string {
	if v.Hand.byKeys {
		return "duel.enter_to_play"
	}
	return ui.ByHand("duel.tap_to_play", "duel.tap_to_play.mouse")
}

// Dismiss lays the chosen card back. The keyboard goes back to it from its modes.
func (v *Table) Dismiss() {
	if place := v.Hand.Chosen; v.picker.Visible() && place >= 0 && ui.IsFocusNear(v.Root) {
		ui.GiveFocus(v.Root, v.Hand.Cards[place])
	}
	v.Hand.choose(-1)
	v.Preview.Hide()
	v.picker.Hide()
	v.remind()
}

// setTitle shows the round, and whose turn it is.
func (v *Table) setTitle(text string) {
	v.Title.SetText(text)
	v.Bar.Layout.Layout(nil, v.Bar.Size())
}

// SetOccasion says under the title what is played.
func (v *Table) SetOccasion(text string) {
	v.Occasion.SetText(text)
	v.Bar.Layout.Layout(nil, v.Bar.Size())
}

// Warn says what is wrong, above all else that the table tells; "" says that nothing is any more.
func (v *Table) Warn(text string) {
	v.Warning.Set(text)
	v.Root.Layout.Layout(nil, v.Root.Size())
	canvas.Refresh(v.ground) // the toolkit doesn't repaint for what it has never painted
}

// setHand shows the hand and what the button says.
func (v *Table) setHand(m handModel, c Caption) {
	asked := c.Enabled && !v.Turn.Enabled
	v.Hand.set(m)
	v.Turn.set(c)
	ui.Show(!v.Stances.Shown(), v.Turn)
	v.Root.Layout.Layout(nil, v.Root.Size())
	v.Preview.Hide()
	v.picker.Hide()
	if v.Hand.Chosen >= 0 {
		v.showPreview(v.Hand.Chosen)
	}
	v.remind()
	switch {
	case m.over:
		v.Dismiss()
		if ui.IsFocusNear(v.Root) {
			ui.GiveFocus(v.Root, v.Turn)
		}
	case asked:
		v.lead(m.round)
	}
}

// lead takes the keyboard, if that is in use, to what can be done now: as a turn begins, or from a card that can't be
// played, to the first one that can, and where none can be to the end of the turn. It else stays where it is.
func (v *Table) lead(round int16) {
	begins := round != v.led
	v.led = round
	isStuck := v.Hand.isStuck()
	if !ui.IsFocusNear(v.Root) || !begins && !isStuck {
		return
	}
	if !v.Hand.offer() {
		ui.GiveFocus(v.Root, v.ending())
	}
}

// ending is what ends the turn: a button, or the first of those that take a stance.
func (v *Table) ending() fyne.Focusable {
	if v.Stances.Shown() {
		return v.Stances.Buttons[0]
	}
	return v.Turn
}

// The letters' keys of the table: one does what the large button says, the other tells what the words on the chosen
// card mean.
const (
	TurnKey   = 'E'
	defineKey = 'I'
)

// CardKeys is how many cards of a hand have keys: their numbers.
const CardKeys = 9

// Typed carries out a key, if it means something now: the number of a card, or of a mode while those are offered, I for
// what the words on the chosen card mean, E for what the large button says, Enter for what is next, or laying a card
// back.
func (v *Table) Typed(key fyne.KeyName) bool {
	if v.Stances.typed(key) {
		return true
	}
	switch key {
	case fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8, fyne.Key9:
		if number := int(key[0] - '0'); v.picker.Visible() {
			v.picker.choose(number)
		} else {
			v.Hand.typed(number - 1)
		}
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		v.goOn()
	case fyne.KeyName(TurnKey):
		v.endTurn()
	case fyne.KeyName(defineKey):
		v.define()
	case fyne.KeyEscape, mobile.KeyBack:
		isOpen := v.Preview.Visible() || v.picker.Visible()
		v.Dismiss()
		return isOpen
	default:
		return false
	}
	return true
}

// define tells what the words on the chosen card mean.
func (v *Table) define() {
	if v.Hand.Chosen >= 0 {
		v.intents.Define(v.Hand.Chosen)
	}
}

// goOn plays the chosen card, ends the turn, or goes on to what comes next. While a card can be played the turn isn't
// ended: who skips what is shown presses once too often.
func (v *Table) goOn() {
	switch {
	case v.Hand.Chosen >= 0:
		v.playCard(v.Hand.Chosen)
	case v.Turn.Enabled && v.Hand.offer():
	case v.Turn.Enabled:
		v.endTurn()
	default:
		v.intents.Skip()
	}
}

// endTurn does what the large button says. Where stances stand in its place, the keyboard is led to them.
func (v *Table) endTurn() {
	if v.Stances.Shown() {
		ui.GiveFocus(v.Root, v.ending())
		return
	}
	v.Turn.Tapped(nil)
}

// lift lays the field over both heroes while a card flies there, so that it doesn't come from behind them. Else it lies
// under them, since what rises from them reaches into it.
func (v *Table) lift(flying bool) {
	at := func(o fyne.CanvasObject) int { return slices.Index(v.Root.Objects, o) }
	if flying == (at(v.Field) > at(v.Me)) {
		return
	}
	objects := slices.DeleteFunc(slices.Clone(v.Root.Objects), func(o fyne.CanvasObject) bool { return o == v.Field })
	next := slices.Index(objects, fyne.CanvasObject(v.Foe))
	if flying {
		next = slices.Index(objects, fyne.CanvasObject(v.Preview))
	}
	v.Root.Objects = slices.Insert(objects, next, fyne.CanvasObject(v.Field))
	canvas.Refresh(v.ground)
}

func (v *Table) refreshColors() {
	v.ground.FillColor = look.Color(look.ColorTable)
	look.ShowHall(v.hall, v.Home)
}

func (v *Table) arrange(size fyne.Size) {
	v.refreshColors()
	whole := ui.RectOf(size)
	whole.Put(v.ground)
	whole.Put(v.hall)
	v.grow(look.Growth(size))
	whole.Put(v.air.box)
	whole.Put(v.finale)
	v.vignette.layout(whole)
	v.coverBar()
	if isBroad(size) {
		v.arrangeBroad(whole)
	} else {
		v.arrangeHigh(whole)
	}
	v.Me.home, v.Foe.home, v.fieldHome = v.Me.Position(), v.Foe.Position(), v.Field.Position()
	v.Me.measureRoom(size)
	v.Foe.measureRoom(size)
	v.layoutBanner(whole)
	v.layoutRing()
}

// layoutBanner places the banner at the lower end of the field, under the card that lies there in a large window: from
// edge to edge of a high table, and between the heroes of a broad one, whose energy comes meanwhile.
func (v *Table) layoutBanner(whole ui.Rect) {
	field := v.Field.Size()
	high := min(84*v.grown, field.Height*0.42)
	v.banner.place = ui.NewRect(whole.X, v.fieldHome.Y+field.Height-high, whole.W, high)
	if whole.H <= whole.W {
		v.banner.place.X, v.banner.place.W = v.fieldHome.X, field.Width
	}
}

// grow makes all parts larger than usual by a factor.
func (v *Table) grow(by float32) {
	v.grown = by
	v.Me.grown, v.Foe.grown, v.Field.grown, v.Turn.grown, v.Preview.grown, v.picker.grown, v.bubble.grown, v.Reminder.grown = by, by, by, by, by, by, by, by
}

// cutBar puts the bar at the top of a place, and the warning under it.
func (v *Table) cutBar(r *ui.Rect) {
	r.CutTop(ui.Target*v.grown, 2).Put(v.Bar)
	if v.Warning.Visible() {
		r.CutTop(ui.WarningHeight, ui.Gap).Put(v.Warning)
	}
}

// coverBar hides the bar while a card that is shown large lies over it, so that the keyboard doesn't lead there.
func (v *Table) coverBar() {
	size := v.Root.Size()
	ui.Show(!v.Preview.Visible() && !v.picker.Visible() || !isBroad(size), v.Bar)
}

// isBroad reports whether a table has its heroes side by side.
func isBroad(size fyne.Size) bool { return size.Height <= size.Width }

// seam is how far what a hero says reaches from its panel into the field, above the words there.
const seam = 6

func (v *Table) arrangeHigh(r ui.Rect) {
	r = r.Inset(ui.Gap)
	ui.NewRect(r.X+ui.Target*v.grown+2, r.Y, r.W-ui.Target*v.grown-2, ui.Target*v.grown).Put(v.Reminder)
	v.cutBar(&r)
	const shape = 0.85 // of a card in the hand, which has signs in place of text
	const leastPanel, leastField = 80, 100
	var choice ui.Rect
	if v.Stances.has {
		choice = r.CutBottom(max(min(r.H*0.09, 72*v.grown), 54*v.grown), ui.Gap)
	}
	hand := min(2*(r.W-2*handGap)/3/shape+handGap, r.H*0.5)
	hand = max(min(hand, r.H-2*leastPanel-leastField-3*ui.Gap), r.H*0.4)
	bottom := r.CutBottom(hand, ui.Gap)
	panel := min(max(r.H*0.27, leastPanel), 150*v.grown)
	v.Me.away, v.Foe.away = fyne.NewPos(0, 1), fyne.NewPos(0, -1)
	r.CutTop(panel, ui.Gap).Put(v.Foe)
	r.CutBottom(panel, ui.Gap).Put(v.Me)
	v.bubble.place, v.bubble.broad = ui.NewRect(r.X+panel, r.Y-panel, r.W-panel, panel+seam), false
	r.Put(v.Field)
	v.large = large{field: r, panel: panel + ui.Gap}
	v.layLarge()
	button, free := v.Hand.layout(bottom, v.Stances.has)
	if v.Stances.has {
		free.W = max(free.W, button.X+button.W-free.X)
		button = choice
	}
	button.Put(v.Turn)
	v.Stances.layout(button, v.grown)
	v.energyBar.layout(free, v.grown)
}

func (v *Table) arrangeBroad(r ui.Rect) {
	r = r.Inset(ui.Gap)
	hand := max(r.H*0.37, 136)
	bottom := r.CutBottom(hand, ui.Gap)
	panel := min(max(r.W*0.24, 150), 300*v.grown)
	v.Me.away, v.Foe.away = fyne.NewPos(-1, 0), fyne.NewPos(1, 0)
	r.CutLeft(panel, ui.Gap*2).Put(v.Me)
	r.CutRight(panel, ui.Gap*2).Put(v.Foe)
	v.bubble.place, v.bubble.broad = ui.NewRect(r.X, r.Y+ui.Target*v.grown, r.W, r.H), true
	v.large = large{field: r, side: panel + 2*ui.Gap}
	if v.Reminder.Visible() {
		v.large.field.CutTop(ui.Target*v.grown, ui.Gap).Put(v.Reminder)
	}
	v.layLarge()
	v.cutBar(&r)
	r.Put(v.Field)
	button, free := v.Hand.layout(bottom, v.Stances.has)
	button.Put(v.Turn)
	v.Stances.layout(button, v.grown)
	v.energyBar.layout(free, v.grown)
}
