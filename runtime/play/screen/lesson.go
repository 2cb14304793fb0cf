package screen

import (
	"slices"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/play/table"
	"boardduels/runtime/replay"
	"boardduels/schema"
)

// Lesson tells somebody who has never played what to do in a duel that is under way, one new thing a turn. Whatever the
// person does instead, it goes on from there.
type Lesson struct {
	session *Session
	done    map[string]bool
	now     string // the key of what is told
	seen    int    // how many actions there were when it was
	newest  int16  // the round in which something new was told last
}

// lesson is one thing to be told.
type lesson struct {
	key   string
	about table.Part
	round int16  // from which on
	card  string // that can be played, "" for none; "major" for any major one
	fits  func(l *Lesson) bool
	// more lets it be told in a turn that has brought something new already.
	more bool
}

// lessons are what there is to be told, in this order.
var lessons = []lesson{
	{key: "lesson.card", about: table.CardPart, round: 1, card: "cleave"},
	{key: "lesson.energy", about: table.EnergyPart, round: 1, fits: (*Lesson).hasPaid, more: true},
	{key: "lesson.end", about: table.TurnPart, round: 1, fits: (*Lesson).hasPlayed, more: true},
	{key: "lesson.shield", about: table.CardPart, round: 2, card: "shield_block"},
	{key: "lesson.why", about: table.WhyPart, round: 2, fits: (*Lesson).canAsk, more: true},
	{key: "lesson.reactive", about: table.CardPart, round: 2, card: "riposte"},
	{key: "lesson.major", about: table.CardPart, round: 2, card: "major"},
	{key: "lesson.lasting", about: table.CardPart, round: 2, card: "spike_strike"},
	{key: "lesson.win", about: table.NoPart, round: 4},
}

// LessonHeroes are the heroes of the lesson: the learner's has a bit of everything in its deck. It returns an error if
// the pack hasn't got their cards.
func LessonHeroes(pack *schema.Pack) (mine, theirs replay.Hero, err error) {
	if mine, err = replay.PackHero(pack, "knight"); err != nil {
		return mine, theirs, err
	}
	if theirs, err = replay.PackHero(pack, "rogue"); err != nil {
		return mine, theirs, err
	}
	i := slices.IndexFunc(theirs.Cards, func(c schema.Card) bool { return c.ID == "riposte" })
	mine.Cards = append(slices.Clone(mine.Cards), theirs.Cards[max(i, 0)])
	mine.Deck = slices.Clone(mine.Deck)
	for at := range mine.Deck {
		switch mine.Deck[at].Card {
		case "spike_strike", "shield_block":
			mine.Deck[at].Copies = 2
		}
	}
	mine.Deck = append(mine.Deck, schema.DeckLine{Card: "riposte", Copies: 2})
	return mine, theirs, nil
}

// The lesson's position: a weakened enemy, who begins later, and a hand with a card of each kind.
const lessonFoeHP = 22

// LessonPosition returns where the lesson begins.
func LessonPosition(d *duel.Duel) *duel.Position {
	p := d.Opening()
	p.Starter = 0
	p.Fighters[1].HP = lessonFoeHP
	p.Drawn[0] = false
	for i := range d.Hero(0).Deck {
		switch d.Card(0, duel.CardIndex(i)).ID {
		case "cleave":
			p.Hands[0][i] = 2
		case "shield_block":
			p.Hands[0][i] = 1
		}
	}
	return &p
}

// NewLesson begins to tell, once the session is shown.
func NewLesson(s *Session) *Lesson {
	l := &Lesson{session: s, done: map[string]bool{}}
	s.Shown = l.look
	return l
}

// look tells what there is to be told at the moment that is shown.
func (l *Lesson) look() {
	s := l.session
	if l.now != "" && len(s.Actions) > l.seen {
		l.done[l.now], l.now = true, ""
	}
	if len(s.Now.Legal) == 0 {
		s.Advise(table.Advice{})
		return
	}
	if l.now == "" {
		l.choose()
	}
	l.tell()
}

// choose takes the next thing that can be told now, unless the turn has brought enough.
func (l *Lesson) choose() {
	round := l.session.Now.View.Round
	for _, next := range lessons {
		_, is := l.place(next.card)
		if l.done[next.key] || round < next.round || !is || next.fits != nil && !next.fits(l) || l.newest == round && !next.more {
			continue
		}
		l.now, l.seen = next.key, len(l.session.Actions)
		if !next.more {
			l.newest = round
		}
		return
	}
}

// tell tells it.
func (l *Lesson) tell() {
	s := l.session
	i := slices.IndexFunc(lessons, func(one lesson) bool { return one.key == l.now })
	if i < 0 {
		s.Advise(table.Advice{Text: s.Translator.Text("lesson.go_on")})
		return
	}
	place, _ := l.place(lessons[i].card)
	advice := table.Advice{About: lessons[i].about, Place: place}
	args := i18n.Args{"N": s.Now.View.Me().EP}
	if lessons[i].card != "" {
		args["Card"] = s.Card(s.Me, s.Table.Hand.Model.Cards[place])
	}
	advice.Text = s.Translator.Text(l.now, args)
	s.Advise(advice)
}

// place returns where a card that can be played now is in the hand; true for no card.
func (l *Lesson) place(id string) (int, bool) {
	if id == "" {
		return 0, true
	}
	s := l.session
	place := slices.IndexFunc(s.Table.Hand.Model.Cards, func(card duel.CardIndex) bool {
		c := s.Duel.Card(s.Me, card)
		return slices.Contains(s.Now.Legal, duel.Play(card)) && (s.Heroes[s.Me].Cards[card].ID == id || id == "major" && c.IsMajor)
	})
	return max(place, 0), place >= 0
}

func (l *Lesson) hasPaid() bool {
	return l.session.Now.View.Me().EP < l.session.Duel.Hero(l.session.Me).EP && len(l.session.Now.Legal) > 1
}

// hasPlayed reports whether the person has played a card in this turn, and never ended one.
func (l *Lesson) hasPlayed() bool {
	s := l.session
	return s.Laid.Seat == s.Me && len(s.Laid.Cards) > 0 && !slices.Contains(s.Actions, duel.EndTurn)
}

func (l *Lesson) canAsk() bool {
	return l.session.Reason != nil && l.session.Reason.Seat == 1-l.session.Me && l.session.Now.View.Winner == game.Nobody
}
