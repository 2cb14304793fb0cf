package trialpage

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// PlaceField is a number of a position that people type.
type PlaceField struct {
	form    *PositionForm
	Seat    game.Seat
	Card    duel.CardIndex // whose copies it counts, or NoCard
	Name    string         // as in faults
	place   string         // for people
	Entry   *editorui.Entry
	problem *widget.Label // of its row
	follows *widget.Label // the problem of the fields that change with each other; nil if none do
	broken  bool          // what stands there is no number
	refused *duel.Fault   // the number for which there is no room; nil if there is
}

// How wide the parts of a row are.
const (
	placeTitle = 190
	placeEntry = 68
)

func (f *PositionForm) newField(seat game.Seat, card duel.CardIndex, name, place string, problem *widget.Label) fyne.CanvasObject {
	p := &PlaceField{form: f, Seat: seat, Card: card, Name: name, place: place, problem: problem}
	p.Entry = editorui.NewEntry(p.typed, func() {})
	p.Entry.Arrow = p.Step
	p.Entry.OnSubmitted = func(string) { f.Sheet.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn}) }
	f.Fields = append(f.Fields, p)
	return editorui.Wide(placeEntry, p.Entry)
}

// number is what a field shows, and the range in which keys keep it.
type number struct {
	value, least, most int16
	put                func(int16) bool // false: there is no room for it
}

// number returns what the field shows: a measure of a fighter, copies of a card, or what rules have left.
func (p *PlaceField) number() number {
	at, seat := &p.form.at.At, p.Seat
	if seat == game.Nobody {
		numbers := p.form.Duel.Numbers()
		return number{at.Round, 1, numbers.LastRound(), func(n int16) bool { at.Round = n; return true }}
	}
	if p.Card == duel.NoCard {
		for _, m := range p.form.Duel.Measures(seat, &at.Fighters[seat]) {
			if m.Name == p.Name {
				return number{*m.Value, m.Min, m.Max, func(n int16) bool { *m.Value = n; return true }}
			}
		}
	}
	for _, l := range p.form.Duel.Leavings(seat, at) {
		if l.Card == p.Card && l.Name == p.Name {
			return number{l.Value, l.Min, l.Max, l.Set}
		}
	}
	copies, most := p.copies()
	return number{int16(*copies), 0, most, func(n int16) bool {
		if n < 0 || n > math.MaxUint8 {
			return false
		}
		*copies = uint8(n)
		return true
	}}
}

// copies returns where the position counts copies of the field's card, and how many there can be.
func (p *PlaceField) copies() (at *uint8, most int16) {
	position, ruled := &p.form.at.At, &p.form.at.At.Ruled[p.Seat]
	switch p.Name {
	case "hand":
		at = &position.Hands[p.Seat][p.Card]
	case "shown":
		return &ruled.Shown[p.Card], int16(position.Hands[p.Seat][p.Card])
	case "played":
		numbers := p.form.Duel.Numbers()
		return &ruled.Played[p.Card], numbers.Plays
	case "plays":
		return &ruled.Plays[p.Card], duel.MostPlays
	default:
		at = &position.Fighters[p.Seat].Removed[p.Card]
	}
	return at, int16(p.form.copies(p.Seat, p.Card))
}

func (p *PlaceField) show() {
	p.broken, p.refused = false, nil
	p.Entry.Put(strconv.Itoa(int(p.number().value)))
}

// Step goes on to a next number that is allowed.
func (p *PlaceField) Step(delta int) {
	n := p.number()
	p.Entry.SetText(strconv.Itoa(min(max(int(n.value)+delta, int(n.least)), int(n.most))))
}

func (p *PlaceField) typed(text string) {
	n, err := strconv.ParseInt(strings.TrimSpace(text), 10, 16)
	p.broken, p.refused = err != nil, nil
	if !p.broken {
		p.put(int16(n))
	}
	p.form.follow(p)
	p.form.check()
}

// put gives the position a number, if there is room for it.
func (p *PlaceField) put(n int16) {
	p.refused = nil
	if at := p.number(); !at.put(n) {
		p.refused = &duel.Fault{Value: n, Min: at.least, Max: at.most}
	}
}

// again tries a number once more for which there was no room: others may have made some.
func (p *PlaceField) again() {
	if p.refused != nil {
		p.put(p.refused.Value)
	}
}

// fault returns what is wrong with the field, "" if nothing is.
func (p *PlaceField) fault(all []duel.Fault) string {
	switch {
	case p.broken:
		return p.form.text("editor.position.number", i18n.Args{"Hero": p.form.whose(p.Seat), "Place": p.place})
	case p.refused != nil:
		return p.form.tell(p.Seat, p.place, p.refused)
	}
	for _, fault := range all {
		if fault.Seat == p.Seat && fault.Card == p.Card && fault.Name == p.Name {
			return p.form.tell(p.Seat, p.place, &fault)
		}
	}
	if n := p.number(); p.Name == "shown" && n.value > n.most && !p.form.at.At.Drawn[p.Seat] {
		return p.form.tell(p.Seat, p.place, &duel.Fault{Value: n.value, Max: n.most})
	}
	return ""
}

// newProblem returns the place below a row where it is told what is wrong with it.
func newProblem() *widget.Label {
	problem := widget.NewLabel("")
	problem.Importance, problem.Wrapping = widget.DangerImportance, fyne.TextWrapWord
	problem.Hide()
	return problem
}

// newNumbers returns what fighters have and the effects on them.
func (f *PositionForm) newNumbers() fyne.CanvasObject {
	rows := editorui.Tight(f.newHeads(placeHeads[:2]...))
	for _, row := range [][3]string{
		{"editor.position.hp", "hp"}, {"editor.position.ep", "ep"}, {"editor.position.shield", "shield"},
		{"editor.position.stun", "", "stun_time"}, {"editor.position.immortality", "", "immortality_time"},
		{"editor.position.defence", "defence", "defence_time"},
		{"editor.position.damage_bonus", "damage_bonus", "damage_bonus_time"},
		{"editor.position.costs_modifier", "costs_modifier", "costs_modifier_time"},
		{"editor.position.max_hp_bonus", "max_hp_bonus", "max_hp_bonus_time"},
		{"editor.position.healing_bonus", "healing_bonus", "healing_bonus_time"},
		{"editor.position.regen_bonus", "regen_bonus"},
	} {
		rows.Add(f.newRow(f.text(row[0]), row[1:]...))
	}
	return editorui.Dense(rows)
}

// newPeriodic returns the effects that work once a round.
func (f *PositionForm) newPeriodic() fyne.CanvasObject {
	rows := editorui.Tight(f.newHeads(placeHeads[:]...))
	add := func(title, name string) { rows.Add(f.newRow(title, name+"_power", name+"_time", name+"_increase")) }
	add(f.text("editor.position.hot"), "hot")
	for i := range duel.MaxDoTs {
		add(f.text("editor.position.dot", i18n.Args{"N": i + 1}), fmt.Sprintf("dot_%d", i+1))
	}
	return editorui.Dense(rows)
}

// newRow returns the fields of both fighters for some measures, of which some may be "": nothing.
func (f *PositionForm) newRow(title string, measures ...string) fyne.CanvasObject {
	problem := newProblem()
	line := container.NewHBox(editorui.Wide(placeTitle, widget.NewLabel(title)))
	for seat := range game.Seat(2) {
		for i, name := range measures {
			place := title
			if i > 0 {
				place += ", " + strings.ToLower(f.text(placeHeads[i]))
			}
			if name == "" {
				line.Add(gap(placeEntry))
			} else {
				line.Add(f.newField(seat, duel.NoCard, name, place, problem))
			}
		}
		line.Add(gap(placeEntry / 4))
	}
	return editorui.Tight(line, problem)
}

// gap returns an empty place of a width.
func gap(width float32) fyne.CanvasObject { return editorui.Wide(width, layout.NewSpacer()) }

// placeHeads are the titles of a fighter's columns.
var placeHeads = [3]string{"editor.position.amount", "editor.position.rounds", "editor.position.growth"}

// newHeads returns the heads of both fighters' columns, of which some may be "": nothing.
func (f *PositionForm) newHeads(keys ...string) fyne.CanvasObject {
	line := container.NewHBox(gap(placeTitle))
	for _, name := range f.names {
		heads := container.NewHBox()
		for _, key := range keys {
			head := ""
			if key != "" {
				head = f.text(key)
			}
			heads.Add(editorui.Wide(placeEntry, editorui.Caption(head)))
		}
		hero := editorui.Heading(name)
		hero.Truncation = fyne.TextTruncateEllipsis
		line.Add(editorui.Tight(hero, heads))
		line.Add(gap(placeEntry / 4))
	}
	return line
}

// newCards returns the fields of both decks, side by side.
func (f *PositionForm) newCards() fyne.CanvasObject {
	return editorui.Dense(container.NewGridWithColumns(2, f.newDeck(0), f.newDeck(1)))
}

// newDeck returns the fields of a seat's cards.
func (f *PositionForm) newDeck(seat game.Seat) fyne.CanvasObject {
	f.Drawn[seat] = editorui.NewCheck(f.text("editor.position.drawn"), func(on bool) {
		f.at.At.Drawn[seat] = on
		f.check()
	})
	heads := f.newCardHeads(cardHeads["hand"], cardHeads["removed"])
	parts := editorui.Tight(editorui.Heading(f.names[seat]), f.Drawn[seat], f.newArmed(seat), heads)
	for _, card := range f.cards(seat) {
		parts.Add(f.newCard(seat, card))
	}
	return parts
}

// newCardHeads returns the heads of columns that cards have.
func (f *PositionForm) newCardHeads(keys ...string) fyne.CanvasObject {
	heads := container.NewHBox()
	for _, key := range keys {
		heads.Add(editorui.Wide(placeEntry, editorui.Caption(f.text(key))))
	}
	return container.NewBorder(nil, nil, nil, heads)
}

// cards returns the cards of which a seat has copies.
func (f *PositionForm) cards(seat game.Seat) (all []duel.CardIndex) {
	for i := range f.Duel.Hero(seat).Deck {
		if card := duel.CardIndex(i); f.copies(seat, card) > 0 {
			all = append(all, card)
		}
	}
	return all
}

// card returns what a seat's card is called.
func (f *PositionForm) card(seat game.Seat, card duel.CardIndex) string {
	return naming.Of(f.desk.Pack(), schema.FileOf(schema.CardKind, f.Duel.Card(seat, card).ID), f.desk.Texts())
}

// newArmed returns the choice of the card that lies open.
func (f *PositionForm) newArmed(seat game.Seat) fyne.CanvasObject {
	options := []string{f.text("editor.position.none")}
	for i, line := range f.Duel.Hero(seat).Deck {
		if card := duel.CardIndex(i); line.Card.ActivateByNextAttack {
			f.reactive[seat] = append(f.reactive[seat], card)
			options = append(options, f.card(seat, card))
		}
	}
	choice := editorui.NewSelect(options, nil)
	choice.OnChanged = func(string) {
		f.at.At.Fighters[seat].Armed = duel.NoCard
		if chosen := choice.SelectedIndex(); chosen > 0 {
			f.at.At.Fighters[seat].Armed = f.reactive[seat][chosen-1]
		}
		f.check()
	}
	editorui.Enable(len(options) > 1, choice)
	f.Armed[seat] = choice
	return container.NewBorder(nil, nil, widget.NewLabel(f.text("editor.position.armed")), nil, choice)
}

// copies returns how many copies of a card there are, with those that rules have made.
func (f *PositionForm) copies(seat game.Seat, card duel.CardIndex) int {
	return f.Duel.Hero(seat).Deck[card].Copies + int(f.at.At.Ruled[seat].Added[card])
}

// newCard returns the fields of a card: how many of it are in the hand, and, of one that can be, used up.
func (f *PositionForm) newCard(seat game.Seat, card duel.CardIndex) fyne.CanvasObject {
	removed := ""
	if f.Duel.Card(seat, card).IsMajor || !f.Duel.IsClassic() {
		removed = "removed"
	}
	return f.newCounts(seat, card, fmt.Sprintf("%s ×%d", f.card(seat, card), f.copies(seat, card)), "hand", removed)
}

// newCounts returns a card's fields below a title, of which some may be "": nothing.
func (f *PositionForm) newCounts(seat game.Seat, card duel.CardIndex, text string, names ...string) fyne.CanvasObject {
	title, problem, counts := widget.NewLabel(text), newProblem(), container.NewHBox()
	title.Truncation = fyne.TextTruncateEllipsis
	for _, name := range names {
		if name == "" {
			counts.Add(gap(placeEntry))
			continue
		}
		place := f.card(seat, card) + ", " + strings.ToLower(f.text(cardHeads[name]))
		counts.Add(f.newField(seat, card, name, place, problem))
	}
	return editorui.Tight(container.NewBorder(nil, nil, nil, counts, title), problem)
}

// cardHeads are the titles of a card's columns.
var cardHeads = map[string]string{
	"hand": "editor.position.hand", "removed": "editor.position.removed",
	"played": "editor.position.played", "plays": "editor.position.plays", "shown": "editor.position.shown",
}

// newEarlier returns what earlier turns have left of both decks, side by side: plays, and what is known of a hand.
func (f *PositionForm) newEarlier() fyne.CanvasObject {
	decks := container.NewGridWithColumns(2)
	for seat := range game.Seat(2) {
		heads := f.newCardHeads(cardHeads["played"], cardHeads["plays"], cardHeads["shown"])
		parts := editorui.Tight(editorui.Heading(f.names[seat]), heads)
		for _, card := range f.cards(seat) {
			parts.Add(f.newCounts(seat, card, f.card(seat, card), "played", "plays", "shown"))
		}
		decks.Add(parts)
	}
	return editorui.Dense(editorui.Tight(editorui.Paragraph(f.text("editor.position.earlier.help")), decks))
}
