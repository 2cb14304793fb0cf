package trialpage

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/editor/view/naming"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// forbidding are the titles of the turns in which cards can't be played.
var forbidding = [rule.Tagged]string{
	rule.Any: "editor.position.forbidden.any", rule.Attack: "editor.position.forbidden.attack", rule.Defence: "editor.position.forbidden.defence",
	rule.Minor: "editor.position.forbidden.minor", rule.Major: "editor.position.forbidden.major", rule.Reactive: "editor.position.forbidden.reactive",
}

// newLeft returns what rules have left on fighters, but for the rules that listen.
func (f *PositionForm) newLeft() fyne.CanvasObject {
	rows := editorui.Tight(f.newHeads(placeHeads[0], ""))
	for _, l := range f.Duel.Leavings(0, &f.at.At) {
		if l.Card == duel.NoCard {
			rows.Add(f.newRow(f.leaving(l.Name), l.Name, ""))
		}
	}
	return editorui.Dense(rows)
}

// leaving returns the title of what rules have left.
func (f *PositionForm) leaving(name string) string {
	if id, is := strings.CutPrefix(name, "counter_"); is {
		return f.called().Counter(id)
	}
	for filter, title := range forbidding {
		if name == "forbidden_"+rule.Filter(filter).String() {
			return f.text(title)
		}
	}
	return f.text("editor.position.cost_next")
}

// called returns what the pack calls things.
func (f *PositionForm) called() schema.Dictionary {
	return f.desk.Pack().Dictionary(f.desk.Texts().Language())
}

// newListening returns the cards' rules that may listen, of both seats side by side.
func (f *PositionForm) newListening() fyne.CanvasObject {
	return editorui.Dense(container.NewGridWithColumns(2, f.newListeners(0), f.newListeners(1)))
}

func (f *PositionForm) newListeners(seat game.Seat) fyne.CanvasObject {
	parts := editorui.Tight(editorui.Heading(f.names[seat]))
	var last *widget.Label // below the fields of a rule, the times of which come behind its rounds
	var counts *fyne.Container
	for _, l := range f.Duel.Leavings(seat, &f.at.At) {
		if l.Card == duel.NoCard {
			continue
		}
		key := "editor.position.times"
		if strings.HasSuffix(l.Name, "_rounds") {
			key, last, counts = "editor.position.rounds", newProblem(), container.NewHBox()
			parts.Add(editorui.Tight(editorui.Paragraph(f.ruleOf(seat, &l)), counts, last))
		}
		counts.Add(widget.NewLabel(f.text(key)))
		counts.Add(f.newField(seat, l.Card, l.Name, f.card(seat, l.Card)+", "+strings.ToLower(f.text(key)), last))
		f.Fields[len(f.Fields)-1].follows = last
	}
	if last == nil {
		parts.Add(editorui.Caption(f.text("editor.position.no_listening")))
	}
	return parts
}

// ruleOf tells a card's rule, behind the card's name.
func (f *PositionForm) ruleOf(seat game.Seat, l *duel.Leaving) string {
	says := f.Duel.Card(seat, l.Card).Says
	return f.card(seat, l.Card) + ": " + rulestext.EachRule(f.desk.Texts(), f.called(), says.Rules.All())[l.Rule]
}

// newRelics returns the choice of the relics that both heroes carry, side by side.
func (f *PositionForm) newRelics() fyne.CanvasObject {
	return editorui.Dense(container.NewGridWithColumns(2, f.newCarried(0), f.newCarried(1)))
}

func (f *PositionForm) newCarried(seat game.Seat) fyne.CanvasObject {
	t, pack, carried := f.desk.Texts(), f.desk.Pack(), f.at.Relics(int(seat))
	parts := editorui.Tight(editorui.Heading(f.names[seat]))
	for _, id := range naming.ByName(pack, schema.RelicKind, t) {
		relic, _ := pack.Relic(id)
		check := editorui.NewCheck(f.called().Relic(id), nil)
		check.SetChecked(slices.Contains(carried, id))
		check.OnChanged = func(taken bool) { f.carry(seat, id, taken) }
		editorui.Enable(check.Checked || len(carried) < rule.MostRelics, check)
		f.relics[seat] = append(f.relics[seat], check)
		parts.Add(check)
		parts.Add(editorui.Paragraph(strings.Join(rulestext.Passives(t, f.called(), relic.Rules), "\n")))
	}
	return parts
}

// carry gives a hero a relic, or takes it away. Its rules may bring cards, and have numbers of their own.
func (f *PositionForm) carry(seat game.Seat, id string, taken bool) {
	relics := slices.DeleteFunc(slices.Clone(f.at.Relics(int(seat))), func(other string) bool { return other == id })
	if taken {
		relics = append(relics, id)
	}
	place := slices.Index(naming.ByName(f.desk.Pack(), schema.RelicKind, f.desk.Texts()), id)
	typed := f.untaken()
	f.become(f.at.Carry(f.desk.Pack(), int(seat), relics))
	f.retype(typed)
	f.desk.Focus(f.relics[seat][place])
}

// spot is the place of a field, whichever line its card stands on.
type spot struct {
	seat       game.Seat
	card, name string
}

func (f *PositionForm) spotOf(p *PlaceField) spot {
	at := spot{seat: p.Seat, name: p.Name}
	if p.Card != duel.NoCard {
		at.card = f.Duel.Card(p.Seat, p.Card).ID
	}
	return at
}

// untaken returns what was typed and isn't in the position: what is no number, or one for which there is no room.
func (f *PositionForm) untaken() map[spot]string {
	typed := map[spot]string{}
	for _, field := range f.Fields {
		if field.broken || field.refused != nil {
			typed[f.spotOf(field)] = field.Entry.Text
		}
	}
	return typed
}

// retype types again what was typed in fields that have been made anew.
func (f *PositionForm) retype(typed map[spot]string) {
	for _, field := range f.Fields {
		if text, was := typed[f.spotOf(field)]; was {
			field.Entry.SetText(text)
		}
	}
}
