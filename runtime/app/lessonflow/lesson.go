package lessonflow

import (
	"cmp"
	"errors"
	"slices"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// lesson tells somebody who has never played what to do in a duel that is under way, one new thing a turn. Whatever the
// person does instead, it goes on from there: of a card that is played unbidden it tells afterwards.
type lesson struct {
	session *screen.Session
	done    map[string]bool
	now     string // the key of what is told
	seen    int    // how many actions there were when it was
	newest  int16  // the round in which something new was told last
	after   string // the name of the card that was played unbidden, of which is told; "" if it is of none
	played  []deed // that are still to be told of
	sprung  string // the trap of the person that took effect, "" if none has
}

// deed is that a card was played of which a step is, before that was told.
type deed struct{ key, card string }

// step is one thing to be told.
type step struct {
	key   string
	mouse string // in place of the key for who has a mouse, unless that is ""
	after string // the key of what is told of its card once that was played unbidden
	about dueltable.Part
	round int16  // from which on
	card  string // that can be played, "" for none; "major" for any major one
	fits  func(l *lesson) bool
	// more lets it be told in a turn that has brought something new already.
	more bool
	// known, unless nil, reports whether the person knows it without having been told.
	known func(l *lesson) bool
	// besides says that the lesson is complete without it: it depends on the enemy.
	besides bool
}

// steps are what there is to be told, in this order.
var steps = []step{
	{key: "lesson.sprung", about: dueltable.NoPart, round: 1, fits: (*lesson).hasSprung, more: true, besides: true},
	{key: "lesson.card", mouse: "lesson.card.mouse", about: dueltable.CardPart, round: 1, card: lessonCard},
	{key: "lesson.energy", about: dueltable.EnergyPart, round: 1, fits: (*lesson).hasPaid, more: true},
	{key: "lesson.more", about: dueltable.CardPart, round: 1, card: lessonCard, fits: (*lesson).hasPaid, more: true, known: (*lesson).hasEnded},
	{key: "lesson.end", about: dueltable.TurnPart, round: 1, fits: (*lesson).hasSpent, more: true, known: (*lesson).hasEnded},
	{key: "lesson.shield", after: "lesson.shield.played", about: dueltable.CardPart, round: 2, card: "shield_block"},
	{key: "lesson.why", about: dueltable.WhyPart, round: 2, fits: (*lesson).canAsk, more: true},
	{key: "lesson.reactive", after: "lesson.reactive.played", about: dueltable.CardPart, round: 2, card: "riposte"},
	{key: "lesson.major", after: "lesson.major.played", about: dueltable.CardPart, round: 2, card: "major"},
	{key: "lesson.lasting", after: "lesson.lasting.played", about: dueltable.CardPart, round: 2, card: "spike_strike"},
}

// lastWords are told when all else was.
const lastWords = "lesson.win"

// lessonHeroes are the heroes of the lesson: the learner's has a bit of everything in its deck. It returns an error if
// the pack hasn't got their cards.
func lessonHeroes(pack *schema.Pack) (mine, theirs duelrecord.Hero, err error) {
	if mine, err = duelrecord.PackHero(pack, duelflow.FirstHero); err != nil {
		return mine, theirs, err
	}
	if theirs, err = duelrecord.PackHero(pack, "rogue"); err != nil {
		return mine, theirs, err
	}
	i := slices.IndexFunc(theirs.Cards, func(c schema.Card) bool { return c.ID == "riposte" })
	if i < 0 {
		return mine, theirs, errors.New("hero rogue: the lesson needs card riposte in its deck")
	}
	mine.Cards, mine.Deck = append(slices.Clone(mine.Cards), theirs.Cards[i]), append(slices.Clone(mine.Deck), theirs.Deck[i])
	mine.Cards, mine.Deck = only(mine, map[string]int{"cleave": 4, "shield_block": 2, "spike_strike": 2, "riposte": 2, "rage": 1, "holy_judgement": 1})
	// The enemy always has something to walk into a trap with, and nothing that hurts much.
	theirs.Cards, theirs.Deck = only(theirs, map[string]int{"quick_cut": 9, "stab": 3})
	return mine, theirs, nil
}

// only returns a hero's cards and deck with so many copies of each card.
func only(h duelrecord.Hero, copies map[string]int) (cards []schema.Card, deck []schema.DeckLine) {
	for i, line := range h.Deck {
		if line.Copies = copies[line.Card]; line.Copies > 0 {
			cards, deck = append(cards, h.Cards[i]), append(deck, line)
		}
	}
	return cards, deck
}

// The lesson's position: a weakened enemy, who begins later, and a hand that only strikes.
const (
	lessonFoeHP = 32
	lessonCard  = "cleave"
	lessonHand  = 3
)

// lessonPosition returns where the lesson begins.
func lessonPosition(d *duel.Duel) *duel.Position {
	p := d.Opening()
	p.Starter = 0
	p.Fighters[1].HP = lessonFoeHP
	p.Drawn[0] = false
	for i := range d.Hero(0).Deck {
		if d.Card(0, duel.CardIndex(i)).ID == lessonCard {
			p.Hands[0][i] = lessonHand
		}
	}
	return &p
}

// newLesson begins to tell, once the session is shown.
func newLesson(s *screen.Session) *lesson {
	l := &lesson{session: s, done: map[string]bool{}}
	s.Shown = l.look
	return l
}

// look tells what there is to be told at the moment that is shown.
func (l *lesson) look() {
	s := l.session
	if l.now != "" && len(s.Actions) > l.seen {
		l.done[l.now], l.now = true, ""
	}
	l.note()
	if len(s.Now.Legal) == 0 {
		s.Advise(dueltable.Advice{})
		return
	}
	if l.now == "" {
		l.choose()
	}
	l.tell()
}

// note takes in what the moment that is shown tells of the person: a card that was played unbidden, a trap that sprang.
func (l *lesson) note() {
	m := &l.session.Now
	for _, e := range m.Events {
		if e.Kind == duel.CardTriggered && e.Seat == l.session.Me {
			l.sprung = l.session.Card(e.Seat, e.Card)
		}
	}
	if m.Seat != l.session.Me || m.Action.Card == duel.NoCard {
		return
	}
	for _, one := range steps {
		if one.after != "" && l.shows(one.card, m.Action.Card) && !l.done[one.key] {
			l.done[one.key] = true
			l.played = append(l.played, deed{one.key, l.session.Card(m.Seat, m.Action.Card)})
		}
	}
}

// choose takes the next thing that can be told now, unless the turn has brought enough.
func (l *lesson) choose() {
	round := l.session.Now.View.Round
	if len(l.played) > 0 {
		l.newest = round
		l.take(l.played[0].key)
		l.after, l.played = l.played[0].card, l.played[1:]
		return
	}
	for _, next := range steps {
		_, is := l.place(next.card)
		if l.isKnown(&next) || round < next.round || !is || next.fits != nil && !next.fits(l) || l.newest == round && !next.more {
			continue
		}
		if !next.more {
			l.newest = round
		}
		l.take(next.key)
		return
	}
	if l.isComplete() && !l.done[lastWords] {
		l.take(lastWords)
	}
}

// take has something told until the person acts.
func (l *lesson) take(key string) { l.now, l.seen, l.after = key, len(l.session.Actions), "" }

// isComplete reports whether all was told that there is to be told.
func (l *lesson) isComplete() bool {
	return len(l.played) == 0 && !slices.ContainsFunc(steps, func(one step) bool { return !one.besides && one.key != l.now && !l.isKnown(&one) })
}

// isKnown reports whether the person knows a thing.
func (l *lesson) isKnown(one *step) bool {
	return l.done[one.key] || one.known != nil && one.known(l)
}

// tell tells it.
func (l *lesson) tell() {
	s := l.session
	i := slices.IndexFunc(steps, func(one step) bool { return one.key == l.now })
	switch {
	case l.now == "":
		s.Advise(l.goOn())
	case i < 0:
		s.Advise(dueltable.Advice{Text: s.Translator.Text(l.now)})
	case l.after != "":
		s.Advise(dueltable.Advice{Text: s.Translator.Text(steps[i].after, i18n.Args{"Card": l.after})})
	default:
		place, _ := l.place(steps[i].card)
		args := i18n.Args{"N": s.Now.View.Me().EP, "Card": l.sprung}
		if steps[i].card != "" {
			args["Card"] = s.Card(s.Me, s.Table.Hand.Model.Cards[place])
		}
		s.Advise(dueltable.Advice{About: steps[i].about, Place: place, Text: s.Translator.Text(ui.ByHand(l.now, cmp.Or(steps[i].mouse, l.now)), args)})
	}
}

// goOn is what is told where there is nothing new.
func (l *lesson) goOn() dueltable.Advice {
	s := l.session
	switch {
	case len(s.Table.Hand.Model.Cards) == 0:
		return dueltable.Advice{Text: s.Translator.Text("lesson.empty"), About: dueltable.TurnPart}
	case len(s.Now.Legal) == 1:
		return dueltable.Advice{Text: s.Translator.Text("lesson.spent"), About: dueltable.TurnPart}
	}
	return dueltable.Advice{Text: s.Translator.Text("lesson.go_on")}
}

// place returns where a card that can be played now is in the hand; true for no card.
func (l *lesson) place(id string) (int, bool) {
	if id == "" {
		return 0, true
	}
	s := l.session
	place := slices.IndexFunc(s.Table.Hand.Model.Cards, func(card duel.CardIndex) bool {
		_, isPlayable := duel.Playing(card, s.Now.Legal)
		return isPlayable && l.shows(id, card)
	})
	return max(place, 0), place >= 0
}

// shows reports whether a card of the person is one of those that the lesson calls so.
func (l *lesson) shows(id string, card duel.CardIndex) bool {
	s := l.session
	return s.Heroes[s.Me].Cards[card].ID == id || id == "major" && s.Duel.Card(s.Me, card).IsMajor
}

func (l *lesson) hasSprung() bool { return l.sprung != "" }

func (l *lesson) hasPaid() bool {
	return l.session.Now.View.Me().EP < l.session.Duel.Hero(l.session.Me).EP && len(l.session.Now.Legal) > 1
}

// hasSpent reports whether the person has played in this turn, and nothing is left that can be played.
func (l *lesson) hasSpent() bool {
	s := l.session
	return s.Laid.Seat == s.Me && len(s.Laid.Cards) > 0 && len(s.Now.Legal) == 1
}

func (l *lesson) hasEnded() bool { return slices.Contains(l.session.Actions, duel.EndTurn) }

func (l *lesson) canAsk() bool {
	return l.session.Reason != nil && l.session.Reason.Seat == 1-l.session.Me && l.session.Now.View.Winner == game.Nobody
}
