package dueltable

import (
	"slices"

	"fyne.io/fyne/v2"

	"boardduels/ai"
	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/forecast"
	"boardduels/ai/duel/habit"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Moment is a step of a duel as one seat sees it: an action that was carried out, a question, or just how things stand.
type Moment struct {
	View      duel.View
	Seat      game.Seat // who acted, or Nobody
	Action    duel.Action
	Events    []duel.Event
	Rationale *ai.Rationale // of the action, if an AI gave one
	Legal     []duel.Action // the player is asked to choose one
	Over      bool
	Sealed    *forecast.Seal // of what is foretold of the person's turn under way
	Opened    *forecast.Turn // of the person's turn that is just over
	Claim     *habit.Claim   // what the AI said of the person before the duel, as it stands; nil if it isn't told
}

// Reason is why an AI did something.
type Reason struct {
	Seat      game.Seat
	Action    duel.Action
	Rationale *ai.Rationale
	opponent  string // what whoever decided is called
	about     string // how that one plays
	told      outcome
}

// Caption is what the large button says.
type Caption struct {
	Label, Note string
	Enabled     bool
	Urgent      bool // nothing else is left to do
}

// Board brings a table to the moments of a duel, and remembers what happened.
type Board struct {
	Translator *i18n.Translator
	Gallery    *gallery.Gallery
	Duel       *duel.Duel
	Me         game.Seat // whose eyes it is seen with
	watched    bool      // nobody plays it: both sides are AIs
	Heroes     [2]duelrecord.Hero
	called     [2]string          // what the heroes are called
	seats      [2]duelrecord.Seat // who plays them, and what they knew
	position   *duel.Position     // in which the duel began; nil if that is the opening
	opening    []duel.Event       // what rules brought about then
	cases      [2]*[]schema.Case  // of that, once they were read
	Table      *Table
	Open       bool                          // what the AI holds may be told, since the duel was played before
	Shown      func()                        // told of each moment that is shown, unless nil
	detailed   bool                          // reasons are shown with their details
	OpenCase   func(hero string, number int) // leads to a case that an AI was reminded of; nil if there is no way

	Now        Moment
	before     duel.View     // what was seen when the next action was chosen
	Actions    []duel.Action // carried out so far
	Story      *rulestext.Chronicle
	Log        []Entry             // the newest last
	Fresh      int                 // how many of its lines are newer than the own last action
	acted      bool                // the person has done something
	said       [occasionCount]bool // by the rival
	from       fyne.Position       // the middle of where the card of the moment came from
	says       announced           // at the moment that is shown
	saidBefore announced
	Laid       Turn            // whose cards lie on the field
	since      *duel.View      // what was seen when the person ended its turn; nil once it has acted again
	passed     []duel.Event    // since then
	Reason     *Reason         // for what the AI did in its last turn
	Answered   bool            // the reason is of a turn before the own last action
	Foretold   []forecast.Turn // turns of the person that the AI foretold, the newest last
	claimed    *habit.Claim    // what the AI said of the person before the duel; nil if it said nothing
	sealed     *forecast.Seal  // of what it foretells of the turn under way; nil between the person's turns
}

var _ rulestext.Names = (*Board)(nil)

// NewBoard lays out a recorded duel, seen from one side. Its pictures are those of the gallery, its words are its own.
func NewBoard(t *i18n.Translator, g *gallery.Gallery, d *duel.Duel, record *duelrecord.Record, me game.Seat, stage *motion.Stage, intents Intents) *Board {
	g = g.Of(record)
	b := &Board{Translator: t, Gallery: g, Duel: d, Me: me, watched: !record.Seats[me].IsPerson(), Table: New(t, stage, intents)}
	b.Table.Stances.has = d.HasClash()
	b.called = Called(t, g, record, me)
	for seat := range b.Heroes {
		b.Heroes[seat] = record.Seats[seat].Hero
		b.seats[seat] = record.Seats[seat]
	}
	b.Table.Home = b.Heroes[1-me].ID
	b.position = record.Position
	if _, err := record.FirstTold(d, &b.opening); err != nil {
		fyne.LogError("telling how a duel began", err) // which whoever plays it says, too
	}
	b.Forget()
	return b
}

// Called returns what the heroes of a record are called, seen from one side. Where both are the same, they are told
// apart.
func Called(t *i18n.Translator, g *gallery.Gallery, record *duelrecord.Record, me game.Seat) (called [2]string) {
	for seat := range called {
		called[seat] = g.HeroName(&record.Seats[seat].Hero.Hero)
	}
	switch {
	case called[0] != called[1]:
	case !record.Seats[me].IsPerson():
		called[0], called[1] = called[0]+" 1", called[1]+" 2"
	default:
		called[1-me] = t.Text("duel.other_hero", i18n.Args{"Hero": called[1-me]})
	}
	return called
}

// Hero returns what a hero is called; where both are the same, the opponent's is told from the own.
func (b *Board) Hero(seat game.Seat) string { return b.called[seat] }

// Card returns what a card is called.
func (b *Board) Card(seat game.Seat, card duel.CardIndex) string { return b.face(seat, card).Name }

func (b *Board) face(seat game.Seat, card duel.CardIndex) face.Card {
	return b.Gallery.Face(&b.Heroes[seat].Cards[card])
}

// Show brings the table to a moment.
func (b *Board) Show(m Moment, c Caption) {
	b.from = b.origin(&m)
	if !b.Open && (m.Seat == 1-b.Me || m.Seat == b.Me && m.Action.Card == duel.NoCard) {
		b.Table.Dismiss() // it would hide what the enemy plays
	}
	b.Note(m)
	b.Now = m
	b.Table.Me.set(b.standing(b.Me))
	b.Table.Foe.set(b.standing(1 - b.Me))
	b.Table.Foe.envelope.set(b.foretold())
	me := &m.View.Fighters[b.Me]
	b.Table.vignette.set(!b.watched && m.View.Winner == game.Nobody && isHurt(me.HP, b.Duel.MaxHP(me, b.Me)))
	b.Table.energyBar.set(b.standing(b.Me), b.brings())
	summary := b.summary()
	hints := append(b.hints(), summary[:min(len(summary), 1)]...)
	lines, fresh := b.lines(len(summary) > 0)
	b.saidBefore, b.says = b.says, announced{b.title(), append(hints, lines...), len(hints) + fresh, c}
	b.Table.nemesis.show(b.seats[1-b.Me].Nemesis(), b.mood())
	b.Table.setTitle(b.says.title)
	b.Table.Field.set(happening{
		Turn: b.Laid.number, Cards: b.Laid.Cards, mine: b.Laid.Seat == b.Me, why: b.question(), Lines: b.says.lines, fresh: b.says.fresh,
		summary: summary,
	})
	b.Table.Stances.set(b.stances(), b.isStanceDue())
	b.Table.setHand(b.hand(), c)
	if b.Shown != nil {
		b.Shown()
	}
}

// question is how to ask why the AI did what it did last. Under a card of one's own it tells whom it asks, and under
// one of the AI's that it would have done otherwise without what it has from its user.
func (b *Board) question() string {
	switch {
	case b.Reason == nil:
		return ""
	case b.watched:
		return b.Translator.Text("duel.why_of", i18n.Args{"Hero": b.Hero(b.Reason.Seat)})
	case b.Laid.Seat == b.Me && b.Reason.Seat != b.Me:
		return b.Translator.Text("duel.why_enemy")
	case b.Reason.Rationale.Untaught != nil:
		return b.Translator.Text("duel.why_taught")
	}
	return b.Translator.Text("duel.why")
}

// isStunned reports whether the person is asked, but can't play.
func (b *Board) isStunned() bool { return len(b.Now.Legal) > 0 && b.Now.View.Me().StunTime > 0 }

// hints say what there is to do, until the person has done something.
func (b *Board) hints() []string {
	var keys []string
	switch {
	case b.Open && len(b.Log) == 1:
		keys = []string{"playback.hint"}
	case b.isStanceDue():
		keys = []string{"duel.hint_stance"}
	case b.isStunned():
		keys = []string{"duel.hint_stunned"}
	case b.Open || b.acted || len(b.Now.Legal) == 0:
	case len(b.Now.Legal) == 1:
		keys = []string{"duel.hint_end"}
	case len(b.Laid.Cards) > 0: // beside them there is less room
		keys = []string{ui.ByHand("duel.hint", "duel.hint.mouse")}
	default:
		keys = []string{ui.ByHand("duel.hint", "duel.hint.mouse"), ui.ByHand("duel.hint_signs", "duel.hint_signs.mouse")}
	}
	var hints []string
	for _, key := range keys {
		hints = append(hints, b.Translator.Text(key))
	}
	return hints
}

// Note remembers what a moment told.
func (b *Board) Note(m Moment) {
	if len(b.Log) == 0 {
		opened := Entry{Lines: b.Story.Opening(m.View.Starter, b.Opening())}
		b.Log, b.Fresh = append(b.Log, opened), len(opened.Lines)
	}
	b.noteForecast(&m)
	before := b.before
	b.before = m.View
	if before == (duel.View{}) { // the first one that is noted
		before = b.before
	}
	if m.Seat == game.Nobody {
		if len(b.Actions) == 0 && m.View.Mover != b.Me {
			b.since, b.passed = &m.View, nil // the enemy begins
		}
		return
	}
	b.Actions = append(b.Actions, m.Action)
	b.lay(&m, &before)
	e := Entry{Lines: b.Story.Tell(m.Events)}
	if m.passes() && !slices.ContainsFunc(m.Events, func(e duel.Event) bool { return e.Kind == duel.DeathPrevented }) {
		e.summed = len(e.Lines)
	}
	if m.Action == duel.EndTurn && len(b.Laid.Cards) == 0 && before.Fighters[m.Seat].StunTime == 0 {
		e.Lines = append([]string{b.idle(m.Seat)}, e.Lines...)
		if m.Seat != b.Me && e.summed > 0 {
			e.summed++
		}
	}
	if m.Rationale != nil && !b.isSecret(&m) {
		decided := b.seats[m.Seat]
		decided.Brain = m.Rationale.Brain
		e.Reason = &Reason{m.Seat, m.Action, m.Rationale, explanation.Opponent(b.Translator, &decided), explanation.OpponentAbout(b.Translator, &decided), b.outcomeOf(&m, before.Fighters)}
	}
	if !b.isSecret(&m) {
		b.keepReason(m, e.Reason)
	}
	if len(e.Lines) > 0 {
		b.Log = append(b.Log, e)
	}
	if m.Seat == b.Me {
		b.Fresh, b.acted = 0, true
	}
	b.Fresh += len(e.Lines)
}

// Opening returns what rules brought about as the duel began, as it may be seen.
func (b *Board) Opening() []duel.Event {
	seen := slices.Clone(b.opening)
	for i := range seen {
		if !b.Open {
			seen[i] = seen[i].For(b.Me)
		}
	}
	return seen
}

// keepReason keeps what can be asked about: why the AI played its last card, or why it played none. What it did without
// a reason that is known can't be asked about.
func (b *Board) keepReason(m Moment, why *Reason) {
	switch {
	case why == nil && m.Seat == b.Me:
		b.Answered = true
	case m.Action != duel.EndTurn || b.Answered:
		b.Reason, b.Answered = why, false
	case m.Seat == b.Me:
		b.Answered = true
	}
}

// GiveReasons adds the reasons of an AI to what was noted first, whatever has happened since. Unless the AI has acted
// since, it can be asked about its last one.
func (b *Board) GiveReasons(past []Moment) {
	before := *b
	before.Forget()
	for _, m := range past {
		before.Note(m)
	}
	for i, entry := range before.Log {
		b.Log[i].Reason = entry.Reason
	}
	if b.Reason == nil {
		b.Reason = before.Reason
		b.Table.Field.ask(b.question())
	}
}

// Forget clears what was noted.
func (b *Board) Forget() {
	b.Log, b.Actions, b.Fresh, b.acted, b.Reason = nil, nil, 0, false, nil
	b.Laid, b.before, b.since = Turn{Seat: game.Nobody}, duel.View{}, nil
	b.passed, b.said, b.Foretold, b.sealed = nil, [occasionCount]bool{}, nil, nil
	b.Story = rulestext.NewChronicle(b.Translator, b, b.Duel).Calling(b.Gallery.Dictionary()).From(b.position)
}

func (b *Board) title() string {
	v := &b.Now.View
	key := "duel.title_theirs"
	switch {
	case v.Winner != game.Nobody || b.Now.Over:
		key = "duel.title_over"
	case b.watched:
		key = "duel.title_of"
	case v.Mover == b.Me:
		key = "duel.title_mine"
	}
	return b.Translator.Text(key, i18n.Args{"N": v.Round, "Hero": b.Hero(v.Mover)})
}

func (b *Board) standing(seat game.Seat) standing {
	v := &b.Now.View
	f := v.Fighters[seat]
	hero := b.Duel.Hero(seat)
	s := standing{
		name: b.Hero(seat), portrait: b.Gallery.Portrait(&b.Heroes[seat].Hero), fighter: f,
		maxHP: b.Duel.MaxHP(&f, seat), maxEP: hero.EP, effects: rulestext.Effects(b.Translator, &f), rules: b.badges(seat),
		moving: v.Mover == seat && v.Winner == game.Nobody,
	}
	left, all := b.majors(seat)
	s.majors, s.spent = all, all-left
	switch v.Winner {
	case game.Nobody:
	case seat:
		s.fate = victorious
	default:
		s.fate = fallen
	}
	if f.Armed != duel.NoCard {
		s.armed = b.face(seat, f.Armed).Art
	}
	return s
}

func (b *Board) hand() handModel {
	me := b.Now.View.Me()
	h := handModel{idle: b.Translator.Text("duel.not_your_turn"), round: b.Now.View.Round, energy: me.EP, most: int(b.Duel.Numbers().Hand)}
	h.over = !b.Open && (b.Now.Over || b.Now.View.Winner != game.Nobody)
	isAsked := false // for one of the cards
	switch {
	case b.isStanceDue():
		h.idle = b.Translator.Text("duel.stance_first")
	case b.isStunned():
		h.idle = b.Translator.Text("duel.stunned")
	case len(b.Now.Legal) > 0 && b.Duel.IsFull(b.Now.View.Plays):
		h.idle = b.Translator.Text("duel.turn_full")
	default:
		isAsked = len(b.Now.Legal) > 0
	}
	for _, card := range b.Table.Hand.arrange(b.Now.View.Cards()) {
		cost := b.Duel.Cost(me, b.Me, card)
		action, isPlayable := duel.Playing(card, b.Now.Legal)
		state := face.Plain
		switch {
		case isPlayable:
			state = face.Playable
		case cost > me.EP:
			state = face.TooExpensive
		}
		why := ""
		if isAsked && state == face.Plain {
			state, why = face.Barred, b.barred(card)
		}
		h.Cards = append(h.Cards, card)
		shown := b.face(b.Me, card)
		shown.Bonuses = rulestext.BonusesOf(me)
		h.faces = append(h.faces, shown)
		h.costs = append(h.costs, cost)
		modes := b.modes(card)
		if len(modes) > 0 {
			action = duel.EndTurn // it does something else in each
		}
		outlook, told := b.foresee(action)
		h.outlooks, h.told, h.modes, h.whys = append(h.outlooks, outlook), append(h.told, told), append(h.modes, modes), append(h.whys, why)
		h.States = append(h.States, state)
	}
	return h
}
