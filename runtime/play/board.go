package play

import (
	"slices"

	"fyne.io/fyne/v2"

	"boardduels/ai"
	"boardduels/ai/wording"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/prose"
	"boardduels/runtime/game"
	"boardduels/runtime/play/face"
	"boardduels/runtime/play/look"
	own "boardduels/runtime/play/widget"
	"boardduels/runtime/replay"
)

// moment is a step of a duel as one seat sees it: an action that was carried out, a question, or just how things stand.
type moment struct {
	view      duel.View
	seat      game.Seat // who acted, or Nobody
	action    duel.Action
	events    []duel.Event
	rationale *ai.Rationale // of the action, if an AI gave one
	legal     []duel.Action // the player is asked to choose one
	over      bool
}

// reason is why an AI did something.
type reason struct {
	seat      game.Seat
	action    duel.Action
	rationale *ai.Rationale
	opponent  string // what whoever decided is called
}

// caption is what the large button says.
type caption struct {
	label, note string
	enabled     bool
	urgent      bool // nothing else is left to do
}

// board brings a table to the moments of a duel, and remembers what happened.
type board struct {
	translator *i18n.Translator
	gallery    *Gallery
	duel       *duel.Duel
	me         game.Seat // whose eyes it is seen with
	watched    bool      // nobody plays it: both sides are AIs
	heroes     [2]replay.Hero
	called     [2]string // what the heroes are called
	names      [2]string // of those who play them, if they have one
	table      *table
	open       bool                          // what the AI holds may be told, since the duel was played before
	shown      func()                        // told of each moment that is shown, unless nil
	openCase   func(hero string, number int) // leads to a case that an AI was reminded of; nil if there is no way

	now      moment
	actions  []duel.Action // carried out so far
	story    *prose.Chronicle
	log      []entry // the newest last
	fresh    int     // how many of its lines are newer than the own last action
	acted    bool    // the person has done something
	card     *face.Card
	cardMine bool
	paid     int16   // for the card
	reason   *reason // for what the AI did in its last turn
	answered bool    // the reason is of a turn before the own last action
}

var _ prose.Names = (*board)(nil)

// newBoard lays out a recorded duel, seen from one side.
func newBoard(t *i18n.Translator, g *Gallery, d *duel.Duel, record *replay.Record, me game.Seat, intents tableIntents) *board {
	b := &board{translator: t, gallery: g, duel: d, me: me, watched: !record.Seats[me].IsPerson(), table: newTable(t, intents)}
	for seat := range b.heroes {
		b.heroes[seat] = record.Seats[seat].Hero
		b.called[seat] = g.HeroName(&b.heroes[seat].Hero)
		b.names[seat] = record.Seats[seat].Name
	}
	switch {
	case b.called[0] != b.called[1]:
	case b.watched:
		b.called[0], b.called[1] = b.called[0]+" 1", b.called[1]+" 2"
	default:
		b.called[1-me] = t.Text("duel.other_hero", i18n.Args{"Hero": b.called[1-me]})
	}
	b.forget()
	return b
}

// Hero returns what a hero is called; where both are the same, the opponent's is told from the own.
func (b *board) Hero(seat game.Seat) string { return b.called[seat] }

// Card returns what a card is called.
func (b *board) Card(seat game.Seat, card duel.CardIndex) string { return b.face(seat, card).Name }

func (b *board) face(seat game.Seat, card duel.CardIndex) face.Card {
	return b.gallery.Face(&b.heroes[seat].Cards[card])
}

// show brings the table to a moment.
func (b *board) show(m moment, c caption) {
	b.note(m)
	b.now = m
	b.table.me.set(b.standing(b.me))
	b.table.foe.set(b.standing(1 - b.me))
	b.table.setTitle(b.title())
	hints := b.hints()
	b.table.field.set(happening{
		card: b.card, cost: b.paid, mine: b.cardMine, why: b.question(), lines: append(hints, b.lines()...), fresh: len(hints) + b.fresh,
	})
	b.table.setHand(b.hand(), c)
	if b.shown != nil {
		b.shown()
	}
}

// question is how to ask why the AI did what it did last. Under a card of one's own it tells whom it asks.
func (b *board) question() string {
	switch {
	case b.reason == nil:
		return ""
	case b.watched:
		return b.translator.Text("duel.why_of", i18n.Args{"Hero": b.Hero(b.reason.seat)})
	case b.cardMine && b.reason.seat != b.me:
		return b.translator.Text("duel.why_enemy")
	}
	return b.translator.Text("duel.why")
}

// isStunned reports whether the person is asked, but can't play.
func (b *board) isStunned() bool { return len(b.now.legal) > 0 && b.now.view.Me().StunTime > 0 }

// hints say what there is to do, until the person has done something.
func (b *board) hints() []string {
	var keys []string
	switch {
	case b.open && len(b.log) == 1:
		keys = []string{"playback.hint"}
	case b.isStunned():
		keys = []string{"duel.hint_stunned"}
	case b.open || b.acted || len(b.now.legal) == 0:
	case len(b.now.legal) == 1:
		keys = []string{"duel.hint_end"}
	case b.card != nil: // beside it there is less room
		keys = []string{own.ByHand("duel.hint", "duel.hint.mouse")}
	default:
		keys = []string{own.ByHand("duel.hint", "duel.hint.mouse"), own.ByHand("duel.hint_signs", "duel.hint_signs.mouse")}
	}
	var hints []string
	for _, key := range keys {
		hints = append(hints, b.translator.Text(key))
	}
	return hints
}

// animate lets the numbers of the moment's events rise over the heroes, and its card come in.
func (b *board) animate() {
	b.table.me.float(b.changes(b.me))
	b.table.foe.float(b.changes(1 - b.me))
	if b.now.seat != game.Nobody && b.now.action != duel.EndTurn {
		b.table.field.enter()
	}
}

// changes adds up what the moment's events took from a fighter and gave it.
func (b *board) changes(seat game.Seat) []rising {
	var lost, healed, shield int16
	for _, e := range b.now.events {
		switch {
		case e.Seat != seat:
		case e.Kind == duel.DamageTaken || e.Kind == duel.DoTHurt || e.Kind == duel.Exhausted:
			lost += e.Amount
		case e.Kind == duel.Healed || e.Kind == duel.HoTHealed:
			healed += e.Amount
		case e.Kind == duel.ShieldGained:
			shield += e.Amount
		}
	}
	var numbers []rising
	for _, change := range []struct {
		amount int16
		tone   fyne.ThemeColorName
	}{{-lost, look.ColorHarm}, {healed, look.ColorHelp}, {shield, look.ColorShield}} {
		if change.amount != 0 {
			numbers = append(numbers, rising{prose.Signed(change.amount), look.Color(change.tone)})
		}
	}
	return numbers
}

// note remembers what a moment told.
func (b *board) note(m moment) {
	if len(b.log) == 0 {
		b.log, b.fresh = append(b.log, entry{lines: []string{b.story.Opening(m.view.Starter)}}), 1
	}
	if m.seat == game.Nobody {
		return
	}
	b.actions = append(b.actions, m.action)
	if m.action != duel.EndTurn {
		shown := b.face(m.seat, m.action.Card)
		b.card, b.cardMine, b.paid = &shown, m.seat == b.me, paid(m.events)
	}
	e := entry{lines: b.story.Tell(m.events)}
	if m.rationale != nil {
		e.reason = &reason{m.seat, m.action, m.rationale, wording.Opponent(b.translator, m.rationale.Brain, b.names[m.seat])}
	}
	b.keepReason(m, e.reason)
	if len(e.lines) > 0 {
		b.log = append(b.log, e)
	}
	if m.seat == b.me {
		b.fresh, b.acted = 0, true
	}
	b.fresh += len(e.lines)
}

// paid returns the energy that a card cost.
func paid(events []duel.Event) int16 {
	for _, e := range events {
		if e.Kind == duel.CardPlayed {
			return e.Amount
		}
	}
	return 0
}

// keepReason keeps what can be asked about: why the AI played its last card, or why it played none.
func (b *board) keepReason(m moment, why *reason) {
	switch {
	case why != nil && (m.action != duel.EndTurn || b.answered):
		b.reason, b.answered = why, false
	case m.seat == b.me:
		b.answered = true
	}
}

// forget clears what was noted.
func (b *board) forget() {
	b.log, b.actions, b.fresh, b.acted, b.card, b.reason = nil, nil, 0, false, nil, nil
	b.story = prose.NewChronicle(b.translator, b, b.duel)
}

func (b *board) title() string {
	v := &b.now.view
	key := "duel.title_theirs"
	switch {
	case v.Winner != game.Nobody || b.now.over:
		key = "duel.title_over"
	case b.watched:
		key = "duel.title_of"
	case v.Mover == b.me:
		key = "duel.title_mine"
	}
	return b.translator.Text(key, i18n.Args{"N": v.Round, "Hero": b.Hero(v.Mover)})
}

func (b *board) standing(seat game.Seat) standing {
	v := &b.now.view
	f := v.Fighters[seat]
	hero := b.duel.Hero(seat)
	s := standing{
		name: b.Hero(seat), portrait: b.gallery.Portrait(&b.heroes[seat].Hero), fighter: f,
		maxHP: b.duel.MaxHP(&f, seat), maxEP: hero.EP, effects: prose.Effects(b.translator, &f),
		moving: v.Mover == seat && v.Winner == game.Nobody,
	}
	left, all := majors(hero, &f)
	s.majors, s.spent = all, all-left
	if f.Armed != duel.NoCard {
		s.armed = b.face(seat, f.Armed).Art
	}
	return s
}

func (b *board) hand() handModel {
	me := b.now.view.Me()
	h := handModel{idle: b.translator.Text("duel.not_your_turn")}
	if b.isStunned() {
		h.idle = b.translator.Text("duel.stunned")
	}
	for _, card := range b.now.view.Cards() {
		cost := b.duel.Cost(me, b.me, card)
		state := face.Plain
		switch {
		case slices.Contains(b.now.legal, duel.Play(card)):
			state = face.Playable
		case cost > me.EP:
			state = face.TooExpensive
		}
		h.cards = append(h.cards, card)
		shown := b.face(b.me, card)
		shown.Bonuses = prose.BonusesOf(me)
		h.faces = append(h.faces, shown)
		h.costs = append(h.costs, cost)
		h.states = append(h.states, state)
	}
	return h
}
